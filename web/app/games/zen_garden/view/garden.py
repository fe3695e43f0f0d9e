"""Gardens: the large interactive one, and small pictures of the others."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Final, TypeAlias

from markupsafe import Markup

from hofgarten.games.zen_garden.grid import CELL_NAMES, CELLS, SIZE
from hofgarten.games.zen_garden.scoring import circuit_blocks
from hofgarten.games.zen_garden.tiles import EMPTY, LAID_FEATURES, tile_of
from web.app.games.zen_garden.table.selection import Place
from web.app.games.zen_garden.view import move_text
from web.app.games.zen_garden.view.tile import edge_path, face, layers
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.board.grid import Cell, Change, Grid, grid, unchanged
from web.app.view.board.offer import piece
from web.app.view.board.rank import ranked
from web.app.view.board.symbol import SQUARE, symbol
from web.app.view.chunks import chunk
from web.app.view.components import do
from web.app.view.html import Element

_PLACES: Final = [[Place(column, row) for column in range(-1, SIZE + 1)] for row in range(-1, SIZE + 1)]
"""The spaces of the large garden, row by row, with the rim around them."""

_LABELS: Final = {Place(column, -1): CELL_NAMES[column][0] for column in range(SIZE)} | {
    Place(-1, row): CELL_NAMES[row * SIZE][1] for row in range(SIZE)
}
"""The labels of the columns and rows. The names of the spaces include them."""

_ORNAMENTS: Final = ("frame-lantern", "frame-stones", "frame-pine", "frame-stones")
"""Ornaments in the corners of the frame, clockwise from the upper left. Tiles never go there."""


Outlines: TypeAlias = Mapping[int, str]
"""Cells of groups. Each cell maps to the edges (``n``, ``e``, ``s``, ``w``) at which its group ends."""


def outlines(groups: Iterable[tuple[int, ...]]) -> Outlines:
    """Return the outlines of groups of cells. A cell in several groups belongs to the last of them."""
    found: dict[int, str] = {}
    for group in groups:
        for cell in group:
            row, column = divmod(cell, SIZE)
            inner = {
                "n": (row > 0, -SIZE),
                "e": (column < SIZE - 1, 1),
                "s": (row < SIZE - 1, SIZE),
                "w": (column > 0, -1),
            }
            found[cell] = "".join(edge for edge, (near, step) in inner.items() if not (near and cell + step in group))
    return found


@dataclass(frozen=True, slots=True)
class Picture:
    """Content and display state of one garden."""

    title: str
    garden: tuple[int, ...]
    """16 laid codes."""
    places: Mapping[Place, int] = field(default_factory=dict)
    """The places available for the chosen tile, with the points that it brings there."""
    tells_gains: bool = True
    """False if these points are not told."""
    held: int = EMPTY
    """The laid code of the chosen tile, as it would lie in one of the places."""
    ghost: int | None = None
    """The cell whose tile is not yet confirmed."""
    last: int | None = None
    """The cell of the tile placed last."""
    marked: Outlines = field(default_factory=dict)
    """The cells that earn the hovered score item."""
    item: str = ""
    """The name of the hovered score item."""
    choosing: bool = False
    """True while a person chooses a place."""
    colour: str = "blue"
    seat: int = 0
    ranks: Mapping[Place, str] = field(default_factory=dict)
    """The ranks of the best moves by their places."""
    at_once: bool = False
    """True if a second click on the tile being placed confirms it instead of rotating it."""


@lru_cache(maxsize=16)
def circuits(garden: tuple[int, ...]) -> Mapping[int, int]:
    """Map each cell of a circuit to the circuit's first cell. Cached: each tile of a garden calls it.

    A path bends round one corner, so that no cell belongs to two circuits.
    """
    return {cell: block[0] for block in circuit_blocks(garden) for cell in block}


@lru_cache(maxsize=16)
def kerbs(garden: tuple[int, ...]) -> Outlines:
    """Return the outlines of the areas of equal ground."""
    grounds = [LAID_FEATURES[code][-1:] for code in garden]
    areas = (tuple(cell for cell in CELLS if grounds[cell] == ground) for ground in set(grounds) if ground)
    return outlines(areas)


def stage_garden(words: Words, picture: Picture, change: Change = unchanged) -> Element:
    """Return the large garden: a grid of buttons. A rim surrounds it where the garden can make room."""
    ghost = None if picture.ghost is None else Place.of(picture.ghost)
    spaces = Grid(
        "garden",
        picture.title,
        [
            [
                ranked(words, cell, picture.ranks[place]) if place in picture.ranks else cell
                for place in row
                for cell in [change(_space(words, picture, place), (place.cell,) if place.inside else ())]
            ]
            for row in _PLACES
        ],
        stop=f"space-{ghost.column}-{ghost.row}" if ghost else "",
        key="g",
        classes="flat garden-grid",
    )
    return h.div(".garden-frame", data_colour=picture.colour, data_highlight_group=f"garden-{picture.seat}")[
        (symbol(name, f"ornament is-{number}") for number, name in enumerate(_ORNAMENTS)),
        chunk(h.svg(".visually-hidden", aria_hidden="true")[h.symbol(id="held", viewBox=SQUARE)[layers(picture.held)]])
        if picture.held
        else None,
        chunk(grid(spaces)),
    ]


def _space(words: Words, picture: Picture, place: Place) -> Cell:
    inside = place.inside
    if not inside and (place not in picture.places or not picture.choosing):
        return _rim_cell(place)
    cell = place.cell if inside else None
    code = picture.garden[cell] if cell is not None else EMPTY
    is_open = picture.choosing and place in picture.places and code == EMPTY
    is_ghost = picture.choosing and cell is not None and cell == picture.ghost
    put = do("put", column=place.column, row=place.row)
    gain = picture.places[place] if is_open and picture.tells_gains else None
    points = "" if gain is None else words.points(gain)
    return Cell(
        _tile(picture, cell) if code and cell is not None else _preview(points) if is_open else None,
        _label(words, picture, place, code, gain, is_open=is_open),
        f"space-{place.column}-{place.row}",
        put,
        "space" if inside else "space is-rim",
        _classes(picture, cell, is_open=is_open),
        enabled=is_open or is_ghost,
        drag="" if is_ghost else None,
        drop=is_open,
    )


@cache
def _rim_cell(place: Place) -> Cell:
    """Return a space on the rim where the garden cannot make room."""
    label = _LABELS.get(place)
    return Cell(h.span[label] if label else None, kind="space is-rim", heard=False)


@lru_cache(maxsize=64)
def _preview(points: str) -> Markup:
    """Return the chosen tile in an available place, with its points. It is shown under the pointer or the focus."""
    shape = '<svg class="held" viewBox="0 0 100 100"><use href="#held"/></svg>'
    told = f"<b>{points}</b>" if points else ""
    return h.trusted(f'<span class="preview" aria-hidden="true">{shape}{told}</span>')


def _tile(picture: Picture, cell: int) -> Markup:
    ring, code = circuits(picture.garden).get(cell), picture.garden[cell]
    return piece(
        face(code, lit=ring is not None, kerbs=kerbs(picture.garden)[cell]),
        f"tile-{tile_of(code)}",
        f"garden-{picture.seat}-{cell}",
        glow=None if ring is None else f"ring-{picture.seat}-{ring}",
    )


def _classes(picture: Picture, cell: int | None, *, is_open: bool) -> str:
    classes = ["is-open"] if is_open else []
    if cell is not None:
        classes += ["is-ghost"] if cell == picture.ghost else []
        classes += ["is-last"] if cell == picture.last else []
        classes += (
            ["is-marked", *(f"edge-{edge}" for edge in picture.marked.get(cell, ""))] if cell in picture.marked else []
        )
        classes += ["is-dimmed"] if picture.marked and cell not in picture.marked else []
    return " ".join(classes)


def _label(words: Words, picture: Picture, place: Place, code: int, gain: int | None, *, is_open: bool) -> str:
    """Return the name of a space. ``gain``: the points that the chosen tile brings there; None if not told."""
    name = move_text.place(words, place)
    if code:
        ghost = "space.ghost_builds" if picture.at_once else "space.ghost"
        key = ghost if picture.choosing and picture.ghost == place.cell else "space.tile"
        label = words(key, place=name, tile=move_text.laid_tile(words, code))
        return words("space.counts", space=label, item=picture.item) if place.cell in picture.marked else label
    if is_open:
        label = words("space.open" if place.inside else "space.rim", place=name)
        return label if gain is None else f"{label}, {words.gain(gain)}"
    return words("space.empty", place=name)


def small_garden(picture: Picture) -> Element:
    """Return a garden as a single picture. Adjacent text names it; the large garden has the labels of its tiles."""
    art = h.trusted(_small_art(picture.garden, picture.last, tuple(picture.marked.items())))
    return h.svg(".small-garden", viewBox=f"0 0 {SIZE * 100} {SIZE * 100}", aria_hidden="true")[art]


@lru_cache(maxsize=32)
def _small_art(garden: tuple[int, ...], last: int | None, marked: tuple[tuple[int, str], ...]) -> str:
    """Return the SVG of beds and tiles. Cached: each page shows all gardens and changes at most one."""
    outlined = dict(marked)
    # Draw the marked tile last, so that no other tile covers its frame.
    cells = sorted((cell for cell, code in enumerate(garden) if code), key=lambda cell: cell == last)
    tiles = "".join(_small_tile(garden, cell, outlined, is_last=cell == last) for cell in cells)
    return f"{_beds()}{tiles}"


@cache
def _beds() -> str:
    corners = ((cell % SIZE * 100 + 4, cell // SIZE * 100 + 4) for cell in CELLS)
    beds = "".join(f'<rect class="bed" x="{x}" y="{y}" width="92" height="92" rx="8"/>' for x, y in corners)
    return chunk(f"<g>{beds}</g>")


def _small_tile(garden: tuple[int, ...], cell: int, marked: Outlines, *, is_last: bool) -> str:
    x, y = cell % SIZE * 100, cell // SIZE * 100
    state = " is-last" if is_last else ""
    if marked:
        state += " is-marked" if cell in marked else " is-dimmed"
    tile = layers(garden[cell], lit=cell in circuits(garden), kerbs=kerbs(garden)[cell])
    frame = f'<path class="frame" d="{edge_path(marked.get(cell, "nesw"))}"/>'
    return chunk(f'<g class="small-tile{state}" transform="translate({x} {y})">{tile}{frame}</g>')
