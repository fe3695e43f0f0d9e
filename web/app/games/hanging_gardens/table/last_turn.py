"""Summary of a player's last turn, shown to all players. Rule H8.2."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from hofgarten.games.hanging_gardens.notation import read_event
from hofgarten.games.hanging_gardens.rules import to_move
from hofgarten.games.hanging_gardens.state import TILE, Discard, Lay, State, Take, Temple
from web.app.games.hanging_gardens.table.selection import Spot, card_squares
from web.app.model.match.match import PlayedMatch


@dataclass(frozen=True, slots=True)
class LastTurn:
    """A turn, up to the last event played."""

    at: int
    """The number of events played before the turn."""
    events: int
    """The number of events in the turn."""
    card: int | None = None
    """The laid card, by its number in the edition."""
    quarters: int = 0
    squares: frozenset[Spot] = frozenset()
    """The squares covered by the laid card."""
    discarded: int | None = None
    """The discarded card, by its number in the edition."""
    temple: Spot | None = None
    """The square of the placed temple."""
    removed: Spot | None = None
    """The square from which a temple was moved."""
    tiles: tuple[int, ...] = ()
    """The kinds of the tiles taken from the board."""
    drawn: int = 0
    """The number of hidden tiles drawn."""
    missed: int = 0
    """The number of tiles that were due but not available."""


def last_turn(match: "PlayedMatch[State]", seat: int) -> LastTurn | None:
    """Return a seat's last turn, or its current turn once that has begun; None before its first turn."""
    end = match.at
    while end and to_move(match.states[end - 1]) != seat:
        end -= 1
    if not end:
        return None
    first, turn = end - 1, match.states[end - 1].turn_number
    while first and match.states[first - 1].turn_number == turn:
        first -= 1
    played = LastTurn(first, end - first)
    for at in range(first, end):
        played = _with_event(played, seat, match.states[at], match.states[at + 1], match.record.events[at])
    return played


def turn_start(match: "PlayedMatch[State]") -> int:
    """Return the number of events played before the current turn."""
    turn, at = match.state.turn_number, match.at
    while at and match.states[at - 1].turn_number == turn:
        at -= 1
    return at


def _with_event(played: LastTurn, seat: int, before: State, after: State, text: str) -> LastTurn:
    mine = after.seats[seat]
    played = replace(played, missed=played.missed + mine.missing - before.seats[seat].missing)
    match read_event(text):
        case Lay(number, x, y, quarters):
            card = before.cards[number]
            squares = card_squares(before.deal.shapes[card][quarters], Spot(x, y))
            return replace(played, card=card, quarters=quarters, squares=squares)
        case Discard(number):
            return replace(played, discarded=before.cards[number])
        case Temple(x, y, moved):
            drawn = len(mine.hidden) - len(before.seats[seat].hidden)
            return replace(played, temple=Spot(x, y), removed=Spot(*moved) if moved else None, drawn=drawn)
        case Take(space):
            return replace(played, tiles=(*played.tiles, before.board[space]))
        case _:
            return played


class TileNames(NamedTuple):
    """Stable names of point tiles for animations.

    A name consists of the board space and the number of tiles taken from that space before the tile.
    """

    board: Sequence[str]
    """Names by board space."""
    sets: Mapping[tuple[int, int], str]
    """Names of the tiles taken last, by seat and kind."""


def tile_names(match: "PlayedMatch[State]") -> TileNames:
    """Return the names of the tiles on the board and of the tiles taken from it."""
    counts, sets = [0] * len(match.state.board), dict[tuple[int, int], str]()
    for at, text in enumerate(match.record.events[: match.at]):
        before = match.states[at]
        # Every page scans all events here. Only tile events are parsed: a tenth of them, in a tenth of the time.
        if before.phase == TILE and isinstance(event := read_event(text), Take):
            sets[to_move(before), before.board[event.space]] = _tile(event.space, counts[event.space])
            counts[event.space] += 1
    return TileNames([_tile(space, count) for space, count in enumerate(counts)], sets)


def _tile(space: int, before: int) -> str:
    return f"tile-{space}-{before}"
