"""The themes of puzzles, each found by a rule that compares the good move with the second-best one."""

from collections.abc import Callable, Mapping
from typing import Final

from hofgarten.games.hanging_gardens.bitboard import cells
from hofgarten.games.hanging_gardens.eval.features import turns_left
from hofgarten.games.hanging_gardens.garden import Garden, groups, xy_of
from hofgarten.games.hanging_gardens.rules import HIDDEN, movable, mover, qualifying, to_move
from hofgarten.games.hanging_gardens.scoring import points_of, tiles_of
from hofgarten.games.hanging_gardens.state import TEMPLE, TILE, Event, Lay, Pass, State, Take, Temple
from hofgarten.games.hanging_gardens.tiles import SERIES

LAST_TURNS: Final = 2
"""Turns left of the mover, this one included, that belong to the end of a match."""

_Square = tuple[int, int]


def _size(state: State) -> int:
    """Return the size of the largest group that qualifies; 0 if none does or no temple is due."""
    if state.phase != TEMPLE:
        return 0
    return max((one.squares.bit_count() for one in qualifying(state)), default=0)


def _templed(garden: Garden) -> list[frozenset[_Square]]:
    """Return the groups with a temple, as squares."""
    return [_squares(garden, one.squares) for one in groups(garden) if one.squares & garden.temples]


def _squares(garden: Garden, mask: int) -> frozenset[_Square]:
    return frozenset(xy_of(garden, bit) for bit in cells(mask))


def _splits(before: State, best: Event, after: State, _second: Event, _other: State) -> bool:
    """Return True if the card cuts off a part of a group with a temple, and that part qualifies. Rule H5.7."""
    if not isinstance(best, Lay) or after.phase != TEMPLE:
        return False
    old = _templed(mover(before).garden)
    garden = mover(after).garden
    return any(_squares(garden, one.squares) & whole for one in qualifying(after) for whole in old)


def _waits(before: State, best: Event, after: State, _second: Event, other: State) -> bool:
    """Return True if the good move gives up a temple that the second-best one places or could place."""
    if isinstance(best, Pass):
        return True
    return isinstance(best, Lay) and not _size(after) and bool(_size(other)) and to_move(before) == to_move(other)


def _big(before: State, best: Event, after: State, _second: Event, other: State) -> bool:
    """Return True if the good move leads to a group with a hidden draw, and the second-best one does not. Rule H5.4."""
    if isinstance(best, Lay):
        return _size(after) >= HIDDEN > _size(other)
    drawn = len(after.seats[to_move(before)].hidden) - len(other.seats[to_move(before)].hidden)
    return isinstance(best, Temple) and drawn > 0


def _moves_temple(_before: State, best: Event, _after: State, _second: Event, _other: State) -> bool:
    return isinstance(best, Temple) and best.moved is not None


def _which_card(_before: State, best: Event, _after: State, second: Event, _other: State) -> bool:
    return isinstance(best, Lay) and isinstance(second, Lay) and best.card != second.card


def _which_place(_before: State, best: Event, _after: State, second: Event, _other: State) -> bool:
    return isinstance(best, Lay) and isinstance(second, Lay) and best.card == second.card


def _which_temple(before: State, best: Event, _after: State, second: Event, _other: State) -> bool:
    both = isinstance(best, Temple) and isinstance(second, Temple) and best.moved != second.moved
    return both and len(movable(mover(before).garden)) > 1


def _which_group(before: State, best: Event, _after: State, _second: Event, _other: State) -> bool:
    return isinstance(best, Temple) and len(qualifying(before)) > 1


def _which_tile(before: State, _best: Event, _after: State, _second: Event, _other: State) -> bool:
    return before.phase == TILE


def _kind(before: State, best: Event) -> int:
    return before.board[best.space] if isinstance(best, Take) else -1


def _set(before: State, best: Event, after: State, _second: Event, _other: State) -> bool:
    """Return True if the tile completes a series. Rule H7.1."""
    kind = _kind(before, best)
    if not 0 <= kind < len(SERIES):
        return False
    return tiles_of(after.seats[to_move(before)])[kind] % len(before.deal.edition.series[kind]) == 0


def _person(before: State, best: Event, _after: State, _second: Event, _other: State) -> bool:
    return _kind(before, best) >= len(SERIES)


def _patience(before: State, best: Event, after: State, _second: Event, other: State) -> bool:
    """Return True if the second-best tile would bring more points at once."""
    if not isinstance(best, Take):
        return False
    seat, edition = to_move(before), before.deal.edition
    now, then = (sum(points_of(edition, tiles_of(state.seats[seat]))) for state in (after, other))
    return now < then


def _ends(before: State, _best: Event, _after: State, _second: Event, _other: State) -> bool:
    return turns_left(before, to_move(before)) <= LAST_TURNS


THEMES: Final[Mapping[str, Callable[[State, Event, State, Event, State], bool]]] = {
    "split": _splits,
    "wait": _waits,
    "six": _big,
    "card": _which_card,
    "place": _which_place,
    "temple": _which_temple,
    "move": _moves_temple,
    "group": _which_group,
    "tile": _which_tile,
    "set": _set,
    "person": _person,
    "patience": _patience,
    "end": _ends,
}
"""Rule by theme. The arguments are the position, the good move and the position after it, the second-best move and the
position after that."""
