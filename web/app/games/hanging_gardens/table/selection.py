"""A person's turn of The Hanging Gardens while it is being chosen: card and place, then temple, then tile."""

from dataclasses import dataclass, replace
from typing import Final

from hofgarten.games.hanging_gardens.bitboard import cells
from hofgarten.games.hanging_gardens.cards import TURNS, Shape
from hofgarten.games.hanging_gardens.garden import Plot, bit_of, covers_temple, group_at, lay, legal, touched, xy_of
from hofgarten.games.hanging_gardens.notation import read_event
from hofgarten.games.hanging_gardens.rules import SMALLEST, can_lay, card_left, in_reach, mover
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, TILE, Discard, Event, Lay, Pass, State, Take, Temple
from hofgarten.games.hanging_gardens.tiles import NONE
from web.app.games.hanging_gardens.table.squares import (
    Prospect,
    Spot,
    any_fits,
    group_squares,
    movable_temples,
    prospect_at,
)
from web.app.model.game_api.move_input import Refusal


@dataclass(frozen=True, slots=True)
class Selection:
    """What has been chosen so far."""

    card: int | None = None
    """Which of the face-up cards, from 0."""
    quarters: int = 0
    """How often it has been turned clockwise."""
    spot: Spot | None = None
    """Where its upper left corner is to lie."""
    pointed: Spot | None = None
    """The place that somebody points at."""
    square: Spot | None = None
    """Where a temple is to stand."""
    moved: Spot | None = None
    """Where the temple that is to be moved stands."""
    space: int | None = None
    """The space whose tile is chosen."""
    passed: bool = False
    """Whether no temple is to be placed."""
    decided: bool = False
    """Whether the choice was made twice, or shown before it was made: then it needs no confirmation."""
    final: bool = False
    """Whether it cannot be taken back once it is played, as a hidden tile is drawn."""
    holder: int | None = None
    """The seat of whoever holds the device; nothing while nobody has said so."""
    asks: bool = False
    """Whether the device has to be handed over to whose turn it is."""
    uncovered: bool = False
    """Whether the person to move looks at their hidden tiles."""
    refusal: Refusal | None = None
    """Why the last thing tried cannot be done."""

    @property
    def shown(self) -> Spot | None:
        """The place where the card is to be seen."""
        return self.pointed or self.spot

    @property
    def bare(self) -> "Selection":
        """The same without any choice."""
        return Selection(holder=self.holder, asks=self.asks, uncovered=self.uncovered)


NOTHING: Final = Selection()


def shape_of(state: State, turn: Selection) -> Shape | None:
    """Return the chosen card as it has been turned."""
    if turn.card is None or not card_left(state, turn.card):
        return None
    return state.deal.shapes[state.cards[turn.card]][turn.quarters]


def places(state: State, turn: Selection) -> frozenset[Spot]:
    """Return where the chosen card may lie as it has been turned. Rules H4.2 to H4.4."""
    shape = shape_of(state, turn)
    if shape is None or state.phase != LAY:
        return frozenset()
    plot = mover(state).plot
    return frozenset(Spot(*xy_of(plot, bit)) for bit in cells(legal(plot, shape)))


def laid_plot(state: State, turn: Selection) -> Plot | None:
    """Return the garden with the chosen card where it is shown; nothing where it is not, or may not lie there."""
    laid = _laid(state, turn)
    return laid[0] if laid else None


def prospects(state: State, turn: Selection) -> tuple[Prospect, ...]:
    """Return the groups that would qualify if the card were laid where it is shown, the largest first. Rule H5.1."""
    laid = _laid(state, turn)
    if laid is None:
        return ()
    plot, card = laid
    found = (
        Prospect(group.motif, group.squares.bit_count())
        for group in touched(plot, card)
        if not group.squares & plot.temples and group.squares.bit_count() >= SMALLEST
    )
    return tuple(sorted(found, key=lambda one: (-one.size, one.motif)))


def _laid(state: State, turn: Selection) -> tuple[Plot, int] | None:
    shape, shown = shape_of(state, turn), turn.shown
    if shape is None or shown is None or shown not in places(state, turn):
        return None
    plot = mover(state).plot
    spot = bit_of(plot, *shown)
    return lay(plot, shape, spot) if spot is not None else None


def take(state: State, turn: Selection, card: int) -> Selection:
    """Choose a card; the one that is chosen is turned clockwise, or let go where none can be laid. Rule H4.1."""
    if state.phase != LAY:
        return replace(turn, refusal=Refusal("laid", "H4.1"))
    if not card_left(state, card):
        return replace(turn, refusal=Refusal("card_taken", "H4.1"))
    if not any_fits(state, card) and can_lay(state):
        return replace(turn, refusal=Refusal("card_nowhere", "H4.1"))
    if turn.card == card:
        return rotate(state, turn, 1) if can_lay(state) else turn.bare
    return replace(turn.bare, card=card)


def rotate(state: State, turn: Selection, quarters: int) -> Selection:
    """Turn the chosen card clockwise by so many quarters, where it is shown if it may lie there. Rule H4.1."""
    if shape_of(state, turn) is None:
        return replace(turn, refusal=Refusal("no_card", "H4.1"))
    turned = replace(turn, quarters=(turn.quarters + quarters) % TURNS, refusal=None)
    open_places = places(state, turned)
    return replace(
        turned,
        spot=turned.spot if turned.spot in open_places else None,
        pointed=turned.pointed if turned.pointed in open_places else None,
    )


def point(state: State, turn: Selection, spot: Spot) -> Selection:
    """Show the card where somebody points at, if it may lie there. Rule H8.3."""
    if turn.pointed == spot or spot not in places(state, turn):
        return replace(turn, pointed=turn.pointed if turn.pointed == spot else None)
    return replace(turn, pointed=spot)


def put(state: State, turn: Selection, spot: Spot, *, shown: bool) -> Selection:
    """Choose a square: where the card goes, where a temple stands, or which temple moves.

    ``shown``: whoever chooses saw what would come of it by pointing there, so that the choice is made at once.
    """
    if state.phase == LAY:
        return _put_card(state, turn, spot, shown=shown)
    if state.phase == TEMPLE:
        return _put_temple(state, turn, spot)
    return replace(turn, refusal=Refusal("tile_due", "H5.2"))


def _put_card(state: State, turn: Selection, spot: Spot, *, shown: bool) -> Selection:
    shape = shape_of(state, turn)
    if shape is None:
        return replace(turn, refusal=Refusal("no_card", "H4.1"))
    if spot in places(state, turn):
        decided = turn.spot == spot or (shown and turn.pointed == spot)
        return replace(turn, spot=spot, decided=decided, refusal=None)
    plot = mover(state).plot
    bit = bit_of(plot, *spot)
    if bit is not None and covers_temple(plot, shape, bit):
        return replace(turn, refusal=Refusal("on_temple", "H4.4"))
    return replace(turn, refusal=Refusal("bare_table", "H4.2"))


def _put_temple(state: State, turn: Selection, spot: Spot) -> Selection:
    choices, squares = movable_temples(state), group_squares(state)
    if spot in squares:
        if turn.square == spot:
            return replace(turn, decided=turn.moved is not None or not choices, refusal=None)
        moved = turn.moved if turn.square is None else None
        chosen = replace(turn.bare, square=spot, moved=choices[0] if len(choices) == 1 else moved)
        return replace(chosen, final=draws_hidden(state, chosen))
    if turn.square is not None and spot in choices:
        return replace(turn, moved=spot, decided=turn.moved == spot, refusal=None)
    return replace(turn, refusal=_no_temple(state, spot, choices))


def lift(state: State, turn: Selection, spot: Spot | None) -> Selection:
    """Take a temple up, to put it down on a square: one at hand, or the one at a spot if it may move. Rule H5.6."""
    if state.phase != TEMPLE:
        return replace(turn, refusal=Refusal("no_motif", "H5.1"))
    return replace(turn.bare, moved=spot if spot in movable_temples(state) else None)


def _no_temple(state: State, spot: Spot, choices: tuple[Spot, ...]) -> Refusal:
    plot = mover(state).plot
    bit = bit_of(plot, *spot)
    group = group_at(plot, bit) if bit is not None else 0
    if bit is None or not group:
        return Refusal("no_motif", "H5.1")
    if group & plot.temples:
        if choices and plot.temples >> bit & 1:
            return Refusal("square_first" if spot in choices else "not_smallest", "H5.6")
        return Refusal("has_temple", "H5.1")
    size = group.bit_count()
    return Refusal("too_small", "H5.1", (("squares", size),)) if size < SMALLEST else Refusal("untouched", "H5.1")


def choose(state: State, turn: Selection, space: int) -> Selection:
    """Choose a tile of the board; the same once more takes it. Rule H5.3."""
    if state.phase != TILE:
        return replace(turn, refusal=Refusal("no_temple_due", "H5.2"))
    if space in in_reach(state):
        return replace(turn.bare, space=space, decided=turn.space == space)
    if space in range(len(state.board)) and state.board[space] == NONE:
        return replace(turn, refusal=Refusal("space_empty", "H5.3"))
    return replace(turn, refusal=Refusal("out_of_reach", "H5.3", (("reach", state.reach),)))


def decline(state: State, turn: Selection) -> Selection:
    """Place no temple. Rule H5.2."""
    if state.phase != TEMPLE:
        return turn
    return replace(turn.bare, passed=True, decided=True)


def step_back(turn: Selection) -> Selection:
    """Cancel the last choice: a refusal, then the place, then the card; or the temple, or the tile."""
    if turn.refusal is not None:
        return replace(turn, refusal=None)
    if turn.spot is not None:
        return replace(turn, spot=None, pointed=None)
    return turn.bare


def event_of(state: State, turn: Selection) -> Event | None:
    """Return the event that has been chosen; nothing while a choice is missing."""
    if turn.asks:
        return None
    if state.phase == TILE:
        return Take(turn.space) if turn.space is not None else None
    if state.phase == TEMPLE:
        return _temple_of(state, turn)
    if turn.card is None:
        return None
    if not can_lay(state):
        return Discard(turn.card)
    shown = turn.shown
    return Lay(turn.card, *shown, turn.quarters) if shown in places(state, turn) and shown is not None else None


def _temple_of(state: State, turn: Selection) -> Temple | Pass | None:
    if turn.passed:
        return Pass()
    if turn.square is None or (turn.moved is None and movable_temples(state)):
        return None
    return Temple(*turn.square, (turn.moved.x, turn.moved.y) if turn.moved else None)


def selection_of(text: str) -> Selection:
    """Return a turn in which a record's event has been chosen."""
    match read_event(text):
        case Lay(card, x, y, quarters):
            return Selection(card=card, quarters=quarters, spot=Spot(x, y))
        case Discard(card):
            return Selection(card=card)
        case Temple(x, y, moved):
            return Selection(square=Spot(x, y), moved=Spot(*moved) if moved else None)
        case Take(space):
            return Selection(space=space)
        case _:
            return Selection(passed=True)


def draws_hidden(state: State, turn: Selection) -> bool:
    """Say whether the chosen temple draws a hidden tile. Rules H5.4 and H6.2."""
    found = prospect_at(state, turn.square) if turn.square else None
    return found is not None and found.hidden and bool(state.stack)
