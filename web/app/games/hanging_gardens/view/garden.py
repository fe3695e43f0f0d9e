"""Gardens: the large interactive one, and small pictures of the others."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from markupsafe import Markup

from hofgarten.games.hanging_gardens.bitboard import cells
from hofgarten.games.hanging_gardens.cards import GROUND, MOTIFS
from hofgarten.games.hanging_gardens.garden import Plot, extent, groups, xy_of
from web.app.games.hanging_gardens.table.squares import Spot
from web.app.games.hanging_gardens.view import move_text
from web.app.games.hanging_gardens.view.card import piece
from web.app.games.hanging_gardens.view.garden_svg import TEMPLE_ICON, UNIT, drawing
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import do, icon
from web.app.view.html import Element, Node, escaped

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
    def round(cls, plot: Plot, margin: int) -> "Frame":
        """Return a garden's frame with a margin in squares."""
        left, top, right, bottom = extent(plot)
        return cls(left - margin, top - margin, right + margin, bottom + margin)

    @property
    def columns(self) -> int:
        """The width in squares."""
        return self.right - self.left + 1

    @property
    def rows(self) -> int:
        """The height in squares."""
        return self.bottom - self.top + 1


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

    plot: Plot
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

    @property
    def moved_to(self) -> Spot | None:
        """The new square of the temple that has moved, or is about to move."""
        return (self.chosen or self.temple) if self.removed else None


@lru_cache(maxsize=32)
def squares_of(plot: Plot) -> Mapping[Spot, Square]:
    """Return all squares of a garden."""
    found = {Spot(*xy_of(plot, bit)): Square(GROUND, 0, temple=False) for bit in cells(plot.ground)}
    for group in groups(plot):
        size = group.squares.bit_count()
        for bit in cells(group.squares):
            temple = bool(plot.temples >> bit & 1)
            found[Spot(*xy_of(plot, bit))] = Square(MOTIFS[group.motif], size, temple)
    return found


@lru_cache(maxsize=32)
def plot_art(plot: Plot, left: int = 0, top: int = 0) -> str:
    """Return the terrace with its squares and temples, relative to the square at (``left``, ``top``)."""
    letters = {spot: one.letter for spot, one in squares_of(plot).items()}
    stand = sorted((Spot(*xy_of(plot, bit)) for bit in cells(plot.temples)), key=lambda spot: spot.y)
    return f"{drawing(letters, left, top, raised=True)}{''.join(_temple(spot, left, top) for spot in stand)}"


def _temple(spot: Spot, left: int = 0, top: int = 0, kind: str = "") -> str:
    x, y = (spot.x - left) * UNIT + 11, (spot.y - top) * UNIT + 8
    return f'<use class="temple{kind}" href="#temple" x="{x}" y="{y}" width="78" height="78"/>'


def _overlay(picture: Picture) -> str:
    """Return the overlay on the squares: the card, and temples that are placed or removed."""
    parts = []
    if picture.card:
        kind = "is-shown" if picture.shown else "is-laid"
        parts.append(_rect(picture.card, f"card-frame {kind}"))
    if picture.removed:
        parts += [] if _stands(picture.plot, picture.removed) else [_temple(picture.removed, kind=" is-gone")]
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


def _stands(plot: Plot, spot: Spot) -> bool:
    known = squares_of(plot).get(spot)
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
    return Markup(  # noqa: S704 - every part is ours
        f'<svg class="{name}" viewBox="{box}" aria-hidden="true">{plot_art(picture.plot)}{_overlay(picture)}</svg>'
    )


def small_garden(picture: Picture) -> Element:
    """Return a garden as a single picture. Adjacent text names it; the large garden has the labels of its squares."""
    return h.span(".small-garden")[_drawing(picture, "small-plot")]


def stage_garden(words: Words, title: str, picture: Picture) -> Node:
    """Return the large garden: a picture in a scrollable window, with a grid of squares over it."""
    frame = picture.frame
    known, stop = squares_of(picture.plot), _first_stop(picture)
    columns, lines = range(frame.left, frame.right + 1), range(frame.top, frame.bottom + 1)
    rows = "".join(
        f'<div role="row">{"".join(_cell(words, picture, known, Spot(x, y), stop) for x in columns)}</div>'
        for y in lines
    )
    return h.div(
        ".plot",
        data_highlight_group=f"plot-{picture.seat}",
        data_css=f"--columns: {frame.columns}; --rows: {frame.rows}; --spare: {picture.spare}",
    )[
        h.div(".plot-view", data_pan=f"garden-{picture.seat}")[
            h.div(".plot-sheet", data_origin=f"{frame.left} {frame.top} {frame.columns} {picture.spare}")[
                _drawing(picture, "plot-art"),
                h.div("#garden.plot-grid", role="grid", aria_label=title, aria_keyshortcuts="g")[
                    Markup(rows)  # noqa: S704 - names have been escaped
                ],
            ]
        ]
    ]


def _first_stop(picture: Picture) -> Spot:
    """Return the square in the tab order: the shown or chosen place, else the available square nearest the middle."""
    chosen = picture.shown or picture.chosen
    if chosen:
        return chosen
    spots = picture.marks or picture.choices.keys() or squares_of(picture.plot).keys()
    frame = picture.frame
    middle_x, middle_y = frame.left + frame.right, frame.top + frame.bottom
    return min(spots, key=lambda spot: (abs(2 * spot.x - middle_x) + abs(2 * spot.y - middle_y), spot.y, spot.x))


def _cell(words: Words, picture: Picture, known: Mapping[Spot, Square], spot: Spot, stop: Spot) -> str:
    one = known.get(spot)
    is_mark, is_choice, target = spot in picture.marks, spot in picture.choices, picture.targets.get(spot)
    inside = _inside(picture, spot)
    if not (one or target):
        return f'<div role="gridcell">{inside}</div>'
    label = escaped(_label(words, picture, one, spot))
    tab = 0 if spot == stop else -1
    if not picture.choosing:
        return f'<div role="gridcell" id="{_id(spot)}" tabindex="{tab}" aria-label="{label}">{inside}</div>'
    classes = f"square{' is-mark' * is_mark}{' is-choice' * is_choice}"
    classes += " is-chosen" * (spot in {picture.shown, picture.chosen})
    classes += " is-under" * (picture.shown is not None and spot in picture.card)
    pressed = ' aria-pressed="true"' if spot in {picture.shown, picture.chosen} else ""
    disabled = "" if target or is_choice else ' aria-disabled="true"'
    point = f' data-point="{escaped(do("aim", x=target.x, y=target.y))}"' if target else ""
    placed = {"placed": True} if picture.movable and spot in picture.card else {}
    to = target or Spot(spot.x + picture.corner[0], spot.y + picture.corner[1])
    put = escaped(do("put", x=to.x, y=to.y, **placed))
    return (
        f'<div role="gridcell"><button type="button" class="{classes}" id="{_id(spot)}" tabindex="{tab}" '
        f'data-do="{put}"{point}{_dragging(picture, spot)}{pressed}{disabled} '
        f'aria-label="{label}">{inside}</button></div>'
    )


def _inside(picture: Picture, spot: Spot) -> str:
    """Return the card or temple on a square as an element that can be animated. It is part of the drawing, too."""
    card = picture.piece
    if card is not None and card.middle == spot:
        place = f"garden-{picture.seat}-{spot.x}-{spot.y}"
        lies = "is-high" if card.quarters % 2 else "is-wide"
        return str(
            h.span({"class": f"laid {lies}"}, data_reveal=place if picture.spare else None)[
                piece(card.card, card.code, card.quarters, place)
            ]
        )
    return str(h.span(".laid")[TEMPLE_ICON]) if spot in picture.lifted else ""


def _dragging(picture: Picture, spot: Spot) -> str:
    """Return the drag and drop attributes of a square."""
    if spot in picture.lifted:
        return f' data-drag="{escaped(do("lift", x=spot.x, y=spot.y))}"'
    if picture.movable and picture.piece and picture.piece.middle == spot:
        return f' data-drag="" data-drag-size="{"2 3" if picture.piece.quarters % 2 else "3 2"}"'
    if target := picture.targets.get(spot, spot if spot in picture.choices else None):
        lights = f' data-highlight="choice-{picture.seat}-{spot.x}-{spot.y}"' if spot in picture.choices else ""
        return f' data-drop="{escaped(do("put", x=target.x, y=target.y, dropped=True))}"{lights}'
    return ""


def _id(spot: Spot) -> str:
    return f"square_{spot.x}_{spot.y}"


def _label(words: Words, picture: Picture, one: Square | None, spot: Spot) -> str:
    if spot in picture.choices:
        return picture.choices[spot]
    name = square_name(words, one, spot)
    if spot == picture.removed and picture.moved_to:
        name = words("hg.mark_moved", square=name, to=move_text.place(words, picture.moved_to))
    return words("hg.mark_lay", place=name) if spot in picture.marks else name


def square_name(words: Words, one: Square | None, spot: Spot) -> str:
    """Return the content of a square: ``column 2, row 0: park of 4, temple``."""
    place = move_text.place(words, spot)
    if one is None:
        return words("hg.square_bare", place=place)
    what = move_text.motif(words, one.letter)
    if one.size > 1:
        what = move_text.group(words, MOTIFS.index(one.letter), one.size)
    name = words("hg.square", place=place, motif=what)
    return words("hg.square_temple", square=name) if one.temple else name


def plot_tools(words: Words) -> Element:
    """Return the buttons that scroll and zoom the garden. They work without Python."""
    ways = ("west", "north", "south", "east")
    zooms = (("out", "minus", "hg.smaller"), ("fit", "fit", "hg.fit"), ("in", "plus", "hg.larger"))
    return h.div(".plot-tools")[
        h.span(".plot-ways")[(_tool(way, words.of("hg.scroll", way), data_scroll=way) for way in ways)],
        h.span(".plot-zooms")[(_tool(picture, words(key), data_zoom=zoom) for zoom, picture, key in zooms)],
    ]


def _tool(picture: str, label: str, **attributes: str) -> Element:
    return h.button(".button.plot-tool", type="button", aria_label=label, title=label, **attributes)[icon(picture)]
