"""The selection of a move of The Hanging Gardens in progress: card and place, then temple, then tile."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final, NamedTuple

from hofgarten.games.hanging_gardens.bitboard import cells
from hofgarten.games.hanging_gardens.cards import TURNS, Shape
from hofgarten.games.hanging_gardens.garden import Garden, bit_of, covers_temple, group_at, lay, legal, touched, xy_of
from hofgarten.games.hanging_gardens.rules import (
    HIDDEN,
    SMALLEST,
    apply,
    can_lay,
    card_left,
    in_reach,
    movable,
    mover,
    qualifying,
)
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, TILE, Pass, State, Temple
from hofgarten.games.hanging_gardens.tiles import NONE
from web.app.model.game_api.move_input import BaseSelection, Refusal


class Spot(NamedTuple):
    """A square in a garden or beside it."""

    x: int
    y: int


def card_squares(shape: Shape, spot: Spot) -> frozenset[Spot]:
    """Return the squares covered by a rotated card."""
    return frozenset(Spot(spot.x + x, spot.y + y) for y, row in enumerate(shape.rows) for x in range(len(row)))


def anchor(shape: Shape, corner: Spot) -> Spot:
    """Return the square that stands for a card's place: the middle one, or the upper or left one of two middle ones.

    ``corner``: the square of the card's upper left corner.
    """
    return Spot(corner.x + (len(shape.rows[0]) - 1) // 2, corner.y + (len(shape.rows) - 1) // 2)


def card_fits_anywhere(state: State, card: int) -> bool:
    """Return True if the face-up card fits anywhere in any rotation. Rules H4.2 to H4.4."""
    garden = mover(state).garden
    return card_left(state, card) and any(legal(garden, shape) for shape in state.deal.shapes[state.cards[card]])


def group_squares(state: State) -> frozenset[Spot]:
    """Return the squares available for a temple. Rule H5.2."""
    if state.phase != TEMPLE:
        return frozenset()
    garden = mover(state).garden
    return frozenset(Spot(*xy_of(garden, bit)) for group in qualifying(state) for bit in cells(group.squares))


def movable_temples(state: State) -> tuple[Spot, ...]:
    """Return the squares of the temples that may move. The result is empty while a temple is in reserve. Rule H5.6."""
    garden = mover(state).garden
    return tuple(Spot(*xy_of(garden, bit)) for bit in movable(garden))


class TempleOption(NamedTuple):
    """A group that touches the laid card and qualifies for a temple."""

    motif: int
    size: int

    @property
    def hidden(self) -> bool:
        """True if a temple on the group draws a hidden tile. Rule H5.4."""
        return self.size >= HIDDEN


def temple_option_at(state: State, square: Spot) -> TempleOption | None:
    """Return the group at a square if a temple may be placed on it, else None. Rule H5.2."""
    bit = bit_of(mover(state).garden, *square)
    if state.phase != TEMPLE or bit is None:
        return None
    here = (group for group in qualifying(state) if group.squares >> bit & 1)
    return next((TempleOption(group.motif, group.squares.bit_count()) for group in here), None)


@dataclass(frozen=True, slots=True, kw_only=True)
class Selection(BaseSelection):
    """The choices made so far."""

    card: int | None = None
    """The index of a face-up card, from 0."""
    quarters: int = 0
    """The number of clockwise quarter turns of the card."""
    spot: Spot | None = None
    """The square of the card's upper left corner."""
    pointed: Spot | None = None
    """The hovered place."""
    square: Spot | None = None
    """The square for a temple."""
    moved: Spot | None = None
    """The square of the temple to move."""
    space: int | None = None
    """The board space of the chosen tile."""
    passed: bool = False
    """True if the player places no temple."""
    decided: bool = False
    """True if the choice was repeated or previewed, so that it needs no confirmation."""
    final: bool = False
    """True if the move cannot be undone after it is played, because it draws a hidden tile."""

    @property
    def shown(self) -> Spot | None:
        """The place at which the card is shown: the hovered place, else the chosen one."""
        return self.pointed or self.spot


NO_SELECTION: Final = Selection()


def shape_of(state: State, selection: Selection) -> Shape | None:
    """Return the chosen card in its current rotation, or None without a card."""
    if selection.card is None or not card_left(state, selection.card):
        return None
    return state.deal.shapes[state.cards[selection.card]][selection.quarters]


def places(state: State, selection: Selection) -> frozenset[Spot]:
    """Return the places for the chosen card in its current rotation. Rules H4.2 to H4.4."""
    shape = shape_of(state, selection)
    if shape is None or state.phase != LAY:
        return frozenset()
    garden = mover(state).garden
    return frozenset(Spot(*xy_of(garden, bit)) for bit in cells(legal(garden, shape)))


def targets(state: State, selection: Selection) -> dict[Spot, Spot]:
    """Return the place for each square on which a tap places the chosen card: square -> the upper left corner.

    These are the squares in the middle of a place and next to it.
    """
    shape = shape_of(state, selection)
    if shape is None:
        return {}
    corners = sorted(places(state, selection))
    near = {Spot(middle.x + x, middle.y + y): corner for corner, middle in _middles(shape, corners) for x, y in _BESIDE}
    return near | {middle: corner for corner, middle in _middles(shape, corners)}


def _middles(shape: Shape, corners: Iterable[Spot]) -> Iterator[tuple[Spot, Spot]]:
    return ((corner, anchor(shape, corner)) for corner in corners)


_BESIDE: Final = ((0, -1), (0, 1), (-1, 0), (1, 0))
"""The squares next to a square, relative to it."""


def laid_garden(state: State, selection: Selection) -> Garden | None:
    """Return the garden with the chosen card at its shown place; None if it has no legal place."""
    laid = _laid(state, selection)
    return laid[0] if laid else None


def temple_options(state: State, selection: Selection) -> tuple[TempleOption, ...]:
    """Return the groups that would qualify with the card at its shown place, largest first. Rule H5.1."""
    laid = _laid(state, selection)
    if laid is None:
        return ()
    garden, card = laid
    options = (
        TempleOption(group.motif, group.squares.bit_count())
        for group in touched(garden, card)
        if not group.squares & garden.temples and group.squares.bit_count() >= SMALLEST
    )
    return tuple(sorted(options, key=lambda option: (-option.size, option.motif)))


def _laid(state: State, selection: Selection) -> tuple[Garden, int] | None:
    shape, shown = shape_of(state, selection), selection.shown
    if shape is None or shown is None or shown not in places(state, selection):
        return None
    garden = mover(state).garden
    spot = bit_of(garden, *shown)
    return lay(garden, shape, spot) if spot is not None else None


def take(state: State, selection: Selection, *, card: int) -> Selection:
    """Select a card. The selected card is rotated clockwise, or deselected if no card can be laid. Rule H4.1."""
    if state.phase != LAY:
        return replace(selection, refusal=Refusal("laid", "H4.1"))
    if not card_left(state, card):
        return replace(selection, refusal=Refusal("card_taken", "H4.1"))
    if not card_fits_anywhere(state, card) and can_lay(state):
        return replace(selection, refusal=Refusal("card_nowhere", "H4.1"))
    if selection.card == card:
        return rotate(state, selection, by=1) if can_lay(state) else selection.cleared
    return replace(selection.cleared, card=card)


def rotate(state: State, selection: Selection, *, by: int) -> Selection:
    """Rotate the chosen card clockwise by quarter turns about its middle; it moves if it fits only beside. Rule H4.1.

    If it fits on no place that covers its middle, it leaves the garden.
    """
    shape = shape_of(state, selection)
    if shape is None:
        return replace(selection, refusal=Refusal("no_card", "H4.1"))
    turned = replace(selection, quarters=(selection.quarters + by) % TURNS, spot=None, pointed=None, refusal=None)
    return replace(
        turned,
        spot=_around(state, turned, anchor(shape, selection.spot)) if selection.spot else None,
        pointed=_around(state, turned, anchor(shape, selection.pointed)) if selection.pointed else None,
    )


def _around(state: State, selection: Selection, square: Spot) -> Spot | None:
    """Return the place at which the chosen card covers a square, with its middle as near to it as possible."""
    shape = shape_of(state, selection)
    if shape is None:
        return None
    covering = [corner for corner in sorted(places(state, selection)) if square in card_squares(shape, corner)]
    return min(covering, key=lambda corner: _distance(anchor(shape, corner), square), default=None)


def _distance(square: Spot, other: Spot) -> int:
    return abs(square.x - other.x) + abs(square.y - other.y)


def rotate_placed(state: State, selection: Selection) -> Selection:
    """Rotate a placed card to its next rotation that fits there; the same rotation if there is no other."""
    turns = (rotate(state, selection, by=quarters) for quarters in range(1, TURNS))
    return next((turned for turned in turns if turned.spot is not None), replace(selection, refusal=None))


def point(state: State, selection: Selection, spot: Spot) -> Selection:
    """Preview the card at the hovered place if it fits there. Rule H8.3."""
    if selection.pointed == spot or spot not in places(state, selection):
        return replace(selection, pointed=selection.pointed if selection.pointed == spot else None)
    return replace(selection, pointed=spot)


def put(state: State, selection: Selection, spot: Spot, *, shown: bool) -> Selection:
    """Choose a square: for the card, for a temple, or the temple to move.

    ``shown``: True if the player saw a preview by pointing at the square. The choice then needs no confirmation.
    """
    if state.phase == LAY:
        return _put_card(state, selection, spot, shown=shown)
    if state.phase == TEMPLE:
        return _put_temple(state, selection, spot)
    return replace(selection, refusal=Refusal("tile_due", "H5.2"))


def _put_card(state: State, selection: Selection, spot: Spot, *, shown: bool) -> Selection:
    shape = shape_of(state, selection)
    if shape is None:
        return replace(selection, refusal=Refusal("no_card", "H4.1"))
    if spot in places(state, selection):
        decided = shown and spot in {selection.spot, selection.pointed}
        return replace(selection, spot=spot, decided=decided, refusal=None)
    garden = mover(state).garden
    bit = bit_of(garden, *spot)
    on_temple = bit is not None and covers_temple(garden, shape, bit)
    refusal = Refusal("on_temple", "H4.4", place=spot) if on_temple else Refusal("bare_table", "H4.2", place=spot)
    return replace(selection, spot=None, pointed=None, refusal=refusal)


def _put_temple(state: State, selection: Selection, spot: Spot) -> Selection:
    choices, squares = movable_temples(state), group_squares(state)
    if spot in squares:
        if selection.square == spot:
            return replace(selection, decided=selection.moved is not None or not choices, refusal=None)
        moved = selection.moved if selection.square is None else None
        chosen = replace(selection.cleared, square=spot, moved=choices[0] if len(choices) == 1 else moved)
        return replace(chosen, final=draws_hidden(state, chosen))
    if selection.square is not None and spot in choices:
        return replace(selection, moved=spot, decided=selection.moved == spot, refusal=None)
    return replace(selection, refusal=_no_temple(state, spot, choices))


def lift(state: State, selection: Selection, spot: Spot | None) -> Selection:
    """Pick up a temple: one from the reserve, or the one at a spot if it may move. Rule H5.6."""
    if state.phase != TEMPLE:
        return replace(selection, refusal=Refusal("no_motif", "H5.1"))
    return replace(selection.cleared, moved=spot if spot in movable_temples(state) else None)


def _no_temple(state: State, spot: Spot, choices: tuple[Spot, ...]) -> Refusal:
    garden = mover(state).garden
    bit = bit_of(garden, *spot)
    group = group_at(garden, bit) if bit is not None else 0
    if bit is None or not group:
        return Refusal("no_motif", "H5.1")
    if group & garden.temples:
        if choices and garden.temples >> bit & 1:
            return Refusal("square_first" if spot in choices else "not_smallest", "H5.6")
        return Refusal("has_temple", "H5.1")
    size = group.bit_count()
    return Refusal("too_small", "H5.1", (("squares", size),)) if size < SMALLEST else Refusal("untouched", "H5.1")


def choose(state: State, selection: Selection, *, space: int) -> Selection:
    """Choose a tile of the board. Choosing it again takes it, and so does choosing it for a temple. Rule H5.3."""
    before, state = state, with_temple(state, selection)
    if state.phase != TILE:
        return replace(selection, refusal=Refusal("no_temple_due", "H5.2"))
    if space in in_reach(state):
        if before.phase == TEMPLE:
            return replace(selection, space=space, decided=True, refusal=None)
        return replace(selection.cleared, space=space, decided=selection.space == space)
    if space in range(len(state.board)) and state.board[space] == NONE:
        return replace(selection, refusal=Refusal("space_empty", "H5.3"))
    return replace(selection, refusal=Refusal("out_of_reach", "H5.3", (("reach", state.reach),)))


def with_temple(state: State, selection: Selection) -> State:
    """Return the position after the chosen temple, unless it is incomplete or draws a hidden tile first."""
    temple = temple_of(state, selection) if state.phase == TEMPLE else None
    return apply(state, temple) if isinstance(temple, Temple) and not draws_hidden(state, selection) else state


def carried_over(state: State, before: Selection, after: Selection) -> Selection:
    """Return the selection of the next step with the tile that was chosen together with the temple."""
    chosen = state.phase == TILE and before.square is not None and before.space is not None
    return replace(after, space=before.space, decided=True) if chosen else after


def decline(state: State, selection: Selection) -> Selection:
    """Place no temple. Rule H5.2."""
    if state.phase != TEMPLE:
        return selection
    return replace(selection.cleared, passed=True, decided=True)


def temple_of(state: State, selection: Selection) -> Temple | Pass | None:
    """Return the chosen temple, or the decision against one; None if the choice is incomplete."""
    if selection.passed:
        return Pass()
    if selection.square is None or (selection.moved is None and movable_temples(state)):
        return None
    return Temple(*selection.square, (selection.moved.x, selection.moved.y) if selection.moved else None)


def draws_hidden(state: State, selection: Selection) -> bool:
    """Return True if the chosen temple draws a hidden tile. Rules H5.4 and H6.2."""
    option = temple_option_at(state, selection.square) if selection.square else None
    return option is not None and option.hidden and bool(state.stack)
