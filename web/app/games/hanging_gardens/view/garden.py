"""Gardens: the large interactive one, and small pictures of the others."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from markupsafe import Markup

from hofgarten.games.hanging_gardens.bitboard import cells
from hofgarten.games.hanging_gardens.cards import GROUND, MOTIFS
from hofgarten.games.hanging_gardens.garden import Garden, extent, groups, xy_of
from web.app.games.hanging_gardens.table.selection import Spot
from web.app.games.hanging_gardens.view import move_text
from web.app.games.hanging_gardens.view.garden_svg import TEMPLE_ICON, card as card_picture, drawing, size_of
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.board.grid import EMPTY_CELL, Cell, Change, Grid, grid, unchanged
from web.app.view.board.offer import piece
from web.app.view.board.outline import UNIT
from web.app.view.board.pan_view import Sheet, pan_view
from web.app.view.board.rank import ranked
from web.app.view.board.symbol import picture as svg
from web.app.view.chunks import chunk
from web.app.view.components import do
from web.app.view.html import Element, Node

MARGIN = 1
"""Squares of sand around a garden that is being built: the middle of each card lies inside."""

REACH = 2
"""Squares around a garden that a card may cover."""

RING = 38
"""The radius of the ring around a square that a temple leaves, in SVG units."""


class Frame(NamedTuple):
    """The squares that a picture shows. All four bounds are inclusive."""

    left: int
    top: int
    right: int
    bottom: int

    @classmethod
    def round(cls, garden: Garden, margin: int) -> "Frame":
        """Return a garden's frame with a margin in squares."""
        left, top, right, bottom = _extent(garden)
        return cls(left - margin, top - margin, right + margin, bottom + margin)

    @property
    def columns(self) -> int:
        """The width in squares."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """The height in squares."""
        return self.bottom - self.top + 1


_extent = lru_cache(maxsize=32)(extent)


class Square(NamedTuple):
    """The content of a square of a garden."""

    letter: str
    size: int
    """The size of the square's group; 0 for ground."""
    temple: bool


class Piece(NamedTuple):
    """A card in a garden that can be animated."""

    card: int
    """The card's number in the edition."""
    code: str
    quarters: int
    middle: Spot
    """The square in the middle of the card."""


@dataclass(frozen=True, slots=True)
class Picture:
    """Content and display state of one garden."""

    garden: Garden
    frame: Frame
    spare: int = 0
    """The number of squares on each side of the frame that need not fit into the view."""
    targets: Mapping[Spot, Spot] = field(default_factory=dict)
    """The place that each square stands for, as the upper left corner of the chosen card."""
    corner: tuple[int, int] = (0, 0)
    """The position of this corner relative to the middle of the card."""
    marks: frozenset[Spot] = frozenset()
    """The squares in the middle of these places."""
    shown: Spot | None = None
    """The square in the middle of the card that is shown."""
    card: frozenset[Spot] = frozenset()
    """The squares of the shown card, or of the card laid last."""
    refused: frozenset[Spot] = frozenset()
    """The squares on which the card was not allowed just now."""
    choices: Mapping[Spot, str] = field(default_factory=dict)
    """The squares available for a choice, outlined in black, with their names."""
    chosen: Spot | None = None
    """The chosen square for a temple."""
    temple: Spot | None = None
    """The square of the temple placed last."""
    removed: Spot | None = None
    """The square of a temple that has moved, or is about to move."""
    choosing: bool = False
    """True while a person chooses a square. Every square then responds, if only with a refusal."""
    piece: "Piece | None" = None
    """The card that was laid last, or is about to be laid."""
    movable: bool = False
    """True if the card is about to be laid and can still be dragged."""
    lifted: frozenset[Spot] = frozenset()
    """The squares of temples that can be dragged."""
    seat: int = 0
    """The garden's seat."""
    ranks: Mapping[Spot, str] = field(default_factory=dict)
    """The ranks of the best moves by their squares."""

    @property
    def moved_to(self) -> Spot | None:
        """The new square of the temple that has moved, or is about to move."""
        return (self.chosen or self.temple) if self.removed else None


@lru_cache(maxsize=32)
def squares_of(garden: Garden) -> Mapping[Spot, Square]:
    """Return all squares of a garden."""
    squares = {Spot(*xy_of(garden, bit)): Square(GROUND, 0, temple=False) for bit in cells(garden.ground)}
    for group in groups(garden):
        size = group.squares.bit_count()
        for bit in cells(group.squares):
            temple = bool(garden.temples >> bit & 1)
            squares[Spot(*xy_of(garden, bit))] = Square(MOTIFS[group.motif], size, temple)
    return squares


@lru_cache(maxsize=32)
def garden_art(garden: Garden, left: int = 0, top: int = 0) -> str:
    """Return the terrace with its squares and temples, relative to the square at (``left``, ``top``)."""
    letters: dict[tuple[int, int], str] = {spot: square.letter for spot, square in squares_of(garden).items()}
    stand = sorted((Spot(*xy_of(garden, bit)) for bit in cells(garden.temples)), key=lambda spot: spot.y)
    temples = "".join(_temple(spot, left, top) for spot in stand)
    return chunk(f"<g>{drawing(letters, left, top, raised=True)}{temples}</g>")


def _temple(spot: Spot, left: int = 0, top: int = 0, kind: str = "") -> str:
    x, y = (spot.x - left) * UNIT + 11, (spot.y - top) * UNIT + 8
    return f'<use class="temple{kind}" href="#temple" x="{x}" y="{y}" width="78" height="78"/>'


def _overlay(picture: Picture) -> str:
    """Return the overlay on the squares: the card, and temples that are placed or removed."""
    parts = []
    if picture.card:
        kind = "is-shown" if picture.shown else "is-laid"
        parts.append(_rect(picture.card, f"card-frame {kind}"))
    if picture.refused:
        parts.append(_rect(picture.refused, "card-frame is-refused"))
    if picture.removed:
        parts += [] if _stands(picture.garden, picture.removed) else [_temple(picture.removed, kind=" is-gone")]
        parts.append(_way(picture.removed, picture.moved_to))
    if picture.chosen:
        parts.append(_temple(picture.chosen, kind=" is-coming"))
    if picture.temple:
        parts.append(_rect(frozenset({picture.temple}), "temple-frame"))
    return "".join(parts)


def _way(old: Spot, new: Spot | None) -> str:
    """Return a ring around the square that a temple leaves, and an arrow to its new square."""
    x, y = old.x * UNIT + UNIT // 2, old.y * UNIT + UNIT // 2
    path = f"M{x - RING} {y}a{RING} {RING} 0 1 1 {2 * RING} 0a{RING} {RING} 0 1 1 {-2 * RING} 0"
    if new is not None and new != old:
        east, south = (new.x - old.x) * UNIT, (new.y - old.y) * UNIT
        length = hypot(east, south)
        u, v = east / length, south / length
        tip_x, tip_y = x + east - RING * u, y + south - RING * v
        barbs = (
            f"M{tip_x - 22 * u + s * v:.0f} {tip_y - 22 * v - s * u:.0f}L{tip_x:.0f} {tip_y:.0f}" for s in (15, -15)
        )
        path += f"M{x + RING * u:.0f} {y + RING * v:.0f}L{tip_x:.0f} {tip_y:.0f}{''.join(barbs)}"
    return f'<path class="way is-halo" d="{path}"/><path class="way" d="{path}"/>'


def _stands(garden: Garden, spot: Spot) -> bool:
    known = squares_of(garden).get(spot)
    return known is not None and known.temple


def _rect(squares: frozenset[Spot], kind: str) -> str:
    x, y = min(spot.x for spot in squares), min(spot.y for spot in squares)
    wide, high = max(spot.x for spot in squares) - x + 1, max(spot.y for spot in squares) - y + 1
    place = f'x="{x * 100}" y="{y * 100}" width="{wide * 100}" height="{high * 100}" rx="8"'
    return f'<rect class="{kind} is-halo" {place}/><rect class="{kind}" {place}/>'


def _drawing(picture: Picture, name: str) -> Markup:
    """Return a garden's picture. The frame only sets the viewport, so that the cached drawing serves all frames."""
    frame = picture.frame
    box = f"{frame.left * UNIT} {frame.top * UNIT} {frame.columns * UNIT} {frame.rows * UNIT}"
    return svg(name, f"{garden_art(picture.garden)}{_overlay(picture)}", box)


def small_garden(picture: Picture) -> Element:
    """Return a garden as a single picture. Adjacent text names it; the large garden has the labels of its squares."""
    return h.span(".small-garden")[_drawing(picture, "small-plot")]


def stage_garden(words: Words, title: str, picture: Picture, change: Change = unchanged) -> Element:
    """Return the large garden: a picture in a scrollable window, with a grid of squares over it."""
    frame = picture.frame
    squares = Grid(
        "garden",
        title,
        _rows(words, picture, change),
        stop=_id(_first_stop(picture)),
        key="g",
        classes="flat plot-grid",
    )
    sheet = Sheet(f"garden-{picture.seat}", frame.left, frame.top, frame.columns, frame.rows, picture.spare)
    return pan_view(sheet, [_drawing(picture, "plot-art"), grid(squares)], "plot", f"plot-{picture.seat}")


def _first_stop(picture: Picture) -> Spot:
    """Return the square in the tab order: the shown or chosen place, else the available square nearest the middle."""
    chosen = picture.shown or picture.chosen
    if chosen:
        return chosen
    spots = picture.marks or picture.choices.keys() or squares_of(picture.garden).keys()
    frame = picture.frame
    middle_x, middle_y = frame.left + frame.right, frame.top + frame.bottom
    return min(spots, key=lambda spot: (abs(2 * spot.x - middle_x) + abs(2 * spot.y - middle_y), spot.y, spot.x))


def _rows(words: Words, picture: Picture, change: Change) -> list[list[Cell]]:
    """Return the cells of a large garden. Most squares around a garden have none."""
    frame, ranks, known = picture.frame, picture.ranks, squares_of(picture.garden)
    cells: dict[tuple[int, int], Cell] = {
        spot: _cell(words, picture, known.get(spot), spot)
        for spot in known.keys() | picture.targets.keys() | ({picture.piece.middle} if picture.piece else set())
    }
    for spot in ranks.keys() & cells.keys():
        cells[spot] = ranked(words, cells[spot], ranks[spot])
    columns, lines = range(frame.left, frame.right + 1), range(frame.top, frame.bottom + 1)
    rows = [[cells.get((x, y), EMPTY_CELL) for x in columns] for y in lines]
    if change is unchanged:
        return rows
    return [
        [change(cell, (x, y)) for x, cell in zip(columns, row, strict=True)] for y, row in zip(lines, rows, strict=True)
    ]


def _cell(words: Words, picture: Picture, square: Square | None, spot: Spot) -> Cell:
    is_choice, target = spot in picture.choices, picture.targets.get(spot)
    inside = _inside(picture, spot)
    if not (square or target):
        return Cell(inside) if inside else EMPTY_CELL
    label = _label(words, picture, square, spot)
    if not picture.choosing:
        return Cell(inside, label, _id(spot))
    is_chosen = spot in {picture.shown, picture.chosen}
    is_under = picture.shown is not None and spot in picture.card
    to = target or Spot(spot.x + picture.corner[0], spot.y + picture.corner[1])
    placed = {"placed": True} if picture.movable and spot in picture.card else {}
    drag, size = _dragged(picture, spot)
    is_goal = (target is not None or is_choice) and drag is None
    return Cell(
        inside,
        label,
        _id(spot),
        do("put", x=to.x, y=to.y, **placed),
        state=f"square{' is-mark' * (spot in picture.marks)}{' is-choice' * is_choice}"
        f"{' is-chosen' * is_chosen}{' is-under' * is_under}",
        pressed=is_chosen or None,
        enabled=target is not None or is_choice,
        drag=drag,
        drag_size=size,
        drop=is_goal,
        point=do("aim") if target else "",
        glow=f"choice-{picture.seat}-{spot.x}-{spot.y}" if is_choice and is_goal else "",
    )


def _inside(picture: Picture, spot: Spot) -> Node:
    """Return the card or temple on a square as an element that can be animated. It is part of the drawing, too."""
    card = picture.piece
    if card is not None and card.middle == spot:
        place = f"garden-{picture.seat}-{spot.x}-{spot.y}"
        lies = "is-high" if card.quarters % 2 else "is-wide"
        return h.span({"class": f"laid {lies}"}, data_reveal=place if picture.spare else None)[
            piece(card_picture(card.code, card.quarters), f"card-{card.card}", place)
        ]
    return h.span(".laid")[TEMPLE_ICON] if spot in picture.lifted else None


def _dragged(picture: Picture, spot: Spot) -> tuple[str | None, str]:
    """Return the action and the size with which a temple or the card on a square is dragged; None if it is not."""
    if spot in picture.lifted:
        return do("lift", x=spot.x, y=spot.y), ""
    if picture.movable and picture.piece and picture.piece.middle == spot:
        return "", size_of(picture.piece.quarters)
    return None, ""


def _id(spot: Spot) -> str:
    return f"square_{spot.x}_{spot.y}"


def _label(words: Words, picture: Picture, square: Square | None, spot: Spot) -> str:
    if spot in picture.choices:
        return picture.choices[spot]
    name = square_name(words, square, spot)
    if spot == picture.removed and picture.moved_to:
        name = words("hg.mark_moved", square=name, to=move_text.place(words, picture.moved_to))
    return words("hg.mark_lay", place=name) if spot in picture.marks else name


@lru_cache(maxsize=256)
def square_name(words: Words, square: Square | None, spot: Spot) -> str:
    """Return the content of a square: ``column 2, row 0: park of 4, temple``. Cached: a garden has up to 60 squares."""
    place = move_text.place(words, spot)
    if square is None:
        return words("hg.square_bare", place=place)
    motif = move_text.motif(words, square.letter)
    if square.size > 1:
        motif = move_text.group(words, MOTIFS.index(square.letter), square.size)
    name = words("hg.square", place=place, motif=motif)
    return words("hg.square_temple", square=name) if square.temple else name
