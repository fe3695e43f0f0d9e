"""Positions for tests, built from text."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from hofgarten.bots import BOTS
from hofgarten.cli.selfplay import play as selfplay
from hofgarten.game import TERMINAL
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.state import PlayerState, State
from hofgarten.games.zen_garden.tiles import CORNER_NUMBERS, EMPTY, TILE_CODES, TILE_COUNTS, TILE_NUMBERS, laid
from hofgarten.record import Record, replay_record

EMPEROR = {"small": "path-stone", "large": "gate", "majority": "ground-water", "detail": "ground-pebbles"}
MISSIONS = [["pagoda", "ground-blossom"], ["bench", "path-sand"], ["crane", "ground-clay"]]
SUPPLY = "".join(TILE_CODES)
"""All tiles in a simple order: Psa Psp Pst Psc / Psw Psb Pwa Pwp / Pwt Pwc Pww Pwb come first."""


def setup(missions: int = 0, first: int = 0, /, **emperor: Any) -> dict[str, Any]:
    """Return a setup with this number of missions; ``emperor`` replaces single parts."""
    return {"first": first, "supply": SUPPLY, "emperor": {**EMPEROR, "missions": MISSIONS[:missions], **emperor}}


def start(boards: Sequence[int] = (1,), players: int = 2, first: int = 0, ties: str = "full", **emperor: str) -> State:
    """Return a state before the first move."""
    missions = 2 * (4 in boards) + (5 in boards)
    options = {"boards": list(boards), "majority_ties": ties}
    return ZEN_GARDEN.initial_state(options, setup(missions, first, **emperor), players)


def garden(text: str, coins: int = 12, missions: Sequence[int] = ()) -> PlayerState:
    """Return a seat with the garden of a text: 4 rows of 4 cells, each ``.`` or a tile.

    A tile is its code and, after a dash, its corner (``Ptw-se``); the default is nw.
    """
    cells = [read_tile(cell) for cell in text.split()]
    assert len(cells) == 16
    counts = sum(TILE_COUNTS[(code - 1) // 4] for code in cells if code != EMPTY)
    mask = sum(1 << cell for cell, code in enumerate(cells) if code != EMPTY)
    return PlayerState(tuple(cells), mask, coins, counts, tuple(missions))


def read_tile(text: str) -> int:
    """Return the laid code of ``Ptw-se``, or ``EMPTY`` for ``.``."""
    if text == ".":
        return EMPTY
    code, _, corner = text.partition("-")
    return laid(TILE_NUMBERS[code], CORNER_NUMBERS[corner or "nw"])


def position(gardens: Sequence[PlayerState], **parts: Any) -> State:
    """Return a state with these seats; ``parts`` are the arguments of ``start``."""
    state = start(players=len(gardens), **parts)
    missions = (0,) * len(state.deal.missions)
    return state._replace(seats=tuple(seat if seat.missions else seat._replace(missions=missions) for seat in gardens))


def after(state: State, *events: str) -> State:
    """Return the state after these events."""
    for event in events:
        state = ZEN_GARDEN.apply(state, ZEN_GARDEN.read_event(event))
    return state


def moves(state: State) -> list[str]:
    """Return every legal move as text."""
    return [ZEN_GARDEN.write_event(move) for move in ZEN_GARDEN.moves(state)]


def show(seat: PlayerState) -> str:
    """Return a garden in the format of ``garden``."""
    corners = {number: name for name, number in CORNER_NUMBERS.items()}
    return " ".join(
        "." if code == EMPTY else f"{TILE_CODES[(code - 1) // 4]}-{corners[(code - 1) % 4]}" for code in seat.garden
    )


@cache
def match(players: int, boards: tuple[int, ...], ties: str, bots: str = "random", number: int = 0) -> Record:
    """Return a whole match; ``bots`` may name several, which take seats in turn."""
    names = bots.split(",")
    seated = [names[seat % len(names)] for seat in range(players)]
    assert set(seated) <= set(BOTS)
    return selfplay(ZEN_GARDEN, {"boards": list(boards), "majority_ties": ties}, seated, "tests", number)


@cache
def line(record_of: tuple[Any, ...]) -> tuple[State, ...]:
    """Return every position of ``match(*record_of)``."""
    states = replay_record(match(*record_of))
    assert ZEN_GARDEN.to_move(states[-1]) == TERMINAL
    return states


def scores(state: State, item: str) -> list[int | None]:
    """Return each seat's points for an item; ``None`` if the score has no such item."""
    return [score.get(item) for score in ZEN_GARDEN.score(state)]
