"""What a player did in the last turn, for everybody to see. Rule H8.2."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hofgarten.games.hanging_gardens.cards import Shape
from hofgarten.games.hanging_gardens.notation import read_event
from hofgarten.games.hanging_gardens.rules import turn as whose_turn
from hofgarten.games.hanging_gardens.state import TILE, Discard, Lay, State, Take, Temple
from web.app.games.hanging_gardens.table.squares import Spot
from web.app.model.match.match import Match


@dataclass(frozen=True, slots=True)
class LastTurn:
    """A turn, as far as it has been played."""

    at: int
    """How many events had been played before its first one."""
    events: int
    """How many events it has."""
    card: int | None = None
    """The card that was laid, a number of the edition's."""
    quarters: int = 0
    squares: frozenset[Spot] = frozenset()
    """Where it lies."""
    discarded: int | None = None
    """The card that was put back."""
    temple: Spot | None = None
    """Where a temple was placed."""
    removed: Spot | None = None
    """Where the temple that moved had stood."""
    tiles: tuple[int, ...] = ()
    """The tiles that were taken openly, by kind."""
    drawn: int = 0
    """How many tiles were drawn unseen."""
    missed: int = 0
    """How many tiles were due and not there."""


def last_turn(match: Match, seat: int) -> LastTurn | None:
    """Return what a seat did in its last turn, the present one once it has begun; nothing before its first."""
    ends = [at for at in range(match.at, 0, -1) if whose_turn(match.states[at - 1]) == seat]
    if not ends:
        return None
    turn: int = match.states[ends[0] - 1].turn
    first = next(at for at in range(ends[0] - 1, -1, -1) if at == 0 or match.states[at - 1].turn != turn)
    found = LastTurn(first, ends[0] - first)
    for at in range(first, ends[0]):
        found = _with_event(found, seat, match.states[at], match.states[at + 1], match.record.events[at])
    return found


def _with_event(found: LastTurn, seat: int, before: State, after: State, text: str) -> LastTurn:
    mine = after.seats[seat]
    found = replace(found, missed=found.missed + mine.missing - before.seats[seat].missing)
    match read_event(text):
        case Lay(number, x, y, quarters):
            card = before.cards[number]
            squares = card_squares(before.deal.shapes[card][quarters], Spot(x, y))
            return replace(found, card=card, quarters=quarters, squares=squares)
        case Discard(number):
            return replace(found, discarded=before.cards[number])
        case Temple(x, y, moved):
            drawn = len(mine.hidden) - len(before.seats[seat].hidden)
            return replace(found, temple=Spot(x, y), removed=Spot(*moved) if moved else None, drawn=drawn)
        case Take(space):
            return replace(found, tiles=(*found.tiles, before.board[space]))
        case _:
            return found


def card_squares(shape: Shape, spot: Spot) -> frozenset[Spot]:
    """Return the squares that a turned card covers."""
    return frozenset(Spot(spot.x + x, spot.y + y) for y, row in enumerate(shape.rows) for x in range(len(row)))


class Travels(NamedTuple):
    """By which names point tiles are known wherever they lie: how many were on its space of the board before it."""

    board: Sequence[str]
    """By the board's spaces."""
    sets: Mapping[tuple[int, int], str]
    """The tile that a seat took last of a kind, by both."""


def travels(match: Match) -> Travels:
    """Return the names of the tiles on the board, and of those that were taken from it."""
    counts, sets = [0] * len(match.state.board), dict[tuple[int, int], str]()
    for at, text in enumerate(match.record.events[: match.at]):
        before = match.states[at]
        # Every page asks this of all events: only a tenth of them is read, which takes a tenth of the time.
        if before.phase == TILE and isinstance(event := read_event(text), Take):
            sets[whose_turn(before), before.board[event.space]] = _tile(event.space, counts[event.space])
            counts[event.space] += 1
    return Travels([_tile(space, count) for space, count in enumerate(counts)], sets)


def _tile(space: int, before: int) -> str:
    return f"tile-{space}-{before}"
