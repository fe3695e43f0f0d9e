"""Whole matches for tests: of random players, and of builders, who place more temples."""

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import NamedTuple, TypeAlias

from hofgarten.bots import BOTS
from hofgarten.game import TERMINAL
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.garden import bit_of, groups, squares
from hofgarten.games.hanging_gardens.rules import mover, qualifying
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, Event, Pass, State, Temple
from hofgarten.games.hanging_gardens.tiles import KINDS
from hofgarten.record import Record, begin, positions, result
from hofgarten.rng import Rng

Player: TypeAlias = Callable[[State, Rng], Event]

NAMES = ("Ada", "Ben", "Cleo", "Dan")
LOOKS = 30
"""Number of ways to lay a card that a builder compares."""


def lots(state: State, rng: Rng) -> Event:
    """Choose a random move."""
    return HANGING_GARDENS.random_move(state, rng)


def builder(state: State, rng: Rng) -> Event:
    """Lay for many temples and place each at once; take any tile."""
    return build(state, rng, smallest=3)


def waiter(state: State, rng: Rng) -> Event:
    """Lay for large groups, and place temples only if a hidden tile is due; take any tile."""
    return build(state, rng, smallest=6)


def build(state: State, rng: Rng, smallest: int) -> Event:
    if state.phase == LAY:
        moves = [HANGING_GARDENS.random_move(state, rng) for _ in range(LOOKS)]
        return max(moves, key=lambda move: worth(state, move, smallest))
    if state.phase == TEMPLE:
        moves = [move for move in HANGING_GARDENS.moves(state) if not isinstance(move, Pass)]
        best = max(moves, key=lambda move: group_size(state, move))
        return best if group_size(state, best) >= smallest else Pass()
    return lots(state, rng)


def worth(state: State, move: Event, smallest: int) -> int:
    """Return the value of a garden for building; a group that is about to get a temple counts most."""
    after = HANGING_GARDENS.apply(state, move)
    garden = after.seats[HANGING_GARDENS.to_move(state)].garden
    free = [min(group.squares.bit_count(), 6) for group in groups(garden) if not group.squares & garden.temples]
    taken = [min(group.squares.bit_count(), 6) for group in groups(garden) if group.squares & garden.temples]
    now = max([group.squares.bit_count() for group in qualifying(after)]) if after.phase == TEMPLE else 0
    reach = 1200 if now >= 6 else 240 if now >= smallest else 0
    return reach + 20 * sum(size**2 for size in free) + 10 * sum(size**2 for size in taken) + 3 * room(squares(garden))


def room(garden: int) -> int:
    """Return the number of squares of a garden, up to a limit."""
    return min(garden.bit_count(), 70)


def group_size(state: State, move: Event) -> int:
    assert isinstance(move, Temple)
    bit = bit_of(mover(state).garden, move.x, move.y)
    assert bit is not None
    return next(group.squares.bit_count() for group in qualifying(state) if group.squares >> bit & 1)


def greedy(state: State, rng: Rng) -> Event:
    """Play like the library's own greedy bot."""
    seat = HANGING_GARDENS.to_move(state)
    event: Event = BOTS["greedy"](HANGING_GARDENS, HANGING_GARDENS.observe(state, seat), seat, rng)
    return event


PLAYERS: dict[str, Player] = {"lots": lots, "builder": builder, "waiter": waiter, "greedy": greedy}
KINDS_OF_PLAYERS = ["lots", "builder", "waiter", "builder,waiter"]
"""Players of most matches for tests, by seat. They never change, unlike the library's bots."""


class Line(NamedTuple):
    """A match from some position to its end."""

    states: tuple[State, ...]
    """Every position, including the first."""
    events: tuple[str, ...]


def play_on(state: State, kinds: str, rng: Rng) -> Line:
    """Play to the end; ``kinds`` may name several kinds of player, which take seats in turn."""
    names, states, events = kinds.split(","), [state], []
    while (turn := HANGING_GARDENS.to_move(states[-1])) != TERMINAL:
        event = PLAYERS[names[turn % len(names)]](states[-1], rng)
        events.append(HANGING_GARDENS.write_event(event))
        states.append(HANGING_GARDENS.apply(states[-1], event))
    return Line(tuple(states), tuple(events))


@cache
def match(players: int, kinds: str = "lots", number: int = 0) -> Record:
    """Return a whole match of ``play_on``."""
    deal = Rng.of("tests", "hanging-gardens", players, number)
    record = begin(HANGING_GARDENS, {}, [{"name": name} for name in NAMES[:players]], deal)
    line = play_on(next(positions(record)), kinds, Rng.of("tests", kinds, players, number))
    return replace(record, events=line.events, result=result(HANGING_GARDENS, line.states[-1]))


SHORT = 6
"""Tiles left in a short stack."""


@cache
def short_line(players: int, kinds: str, number: int) -> Line:
    """Return a match that begins with a short stack: the first seat already has all its other tiles."""
    state = next(positions(match(players, kinds, number)))
    counts = Counter(state.stack[SHORT:])
    first, *others = state.seats
    rich = first._replace(open=tuple(counts[kind] for kind in range(len(KINDS))))
    state = state._replace(seats=(rich, *others), stack=state.stack[:SHORT])
    return play_on(state, kinds, Rng.of("short", kinds, players, number))
