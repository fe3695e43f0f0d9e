"""Golden matches have the conditions of their names, and the referee agrees with them and with random matches."""

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from hofgarten.game import CHANCE, TERMINAL
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.tiles import count_of
from hofgarten.record import Record, positions, replay_record, result, write_record
from tests.engine.games.zen_garden.positions import match, moves
from tests.engine.games.zen_garden.test_setup import BOARD_SETS
from tests.engine.golden import assert_agrees, golden, items, leaders, names, raw, winners
from tests.kit.thorough import first_of, further
from tests.kit.zen_garden_referee import Referee

GAME = ZEN_GARDEN.name


def with_full_ties(record: Record) -> dict[str, Any]:
    """Return the result of the same match with the other rule for tied majorities."""
    other = replace(record, options={**record.options, "majority_ties": "full"})
    return result(ZEN_GARDEN, replay_record(other)[-1])


def taken(record: Record) -> list[list[int]]:
    """Return the points taken for each mission, highest first."""
    missions = zip(*(seat.missions for seat in replay_record(record)[-1].seats), strict=True)
    return [sorted(filter(None, points), reverse=True) for points in missions]


def most_gained(record: Record) -> int:
    """Return the most coins gained by a single move."""
    steps = pairwise(replay_record(record))
    pairs = (pair for before, after in steps for pair in zip(before.seats, after.seats, strict=True))
    gained: list[int] = [new.coins - old.coins for old, new in pairs]
    return max(gained)


def coins_are_cut(record: Record) -> bool:
    """Return True if a purse reached its limit by less than whole bonuses of 3 coins."""
    for (before, after), event in zip(pairwise(replay_record(record)), record.events, strict=True):
        pairs = zip(before.seats, after.seats, strict=True)
        bonuses = [new.coins - old.coins + int(event[0]) for old, new in pairs if new.mask != old.mask]
        if any(bonus % 3 for bonus in bonuses):
            return 25 in [seat.coins for seat in after.seats]
    return False


def all_fulfil_a_mission(record: Record) -> bool:
    """Return True if all four players fulfilled a mission, the last of them for no points."""
    end = replay_record(record)[-1]
    return any(
        sorted(seat.missions[number] for seat in end.seats) == [0, 1, 3, 5]
        and all(count_of(seat.counts, feature) >= 4 for seat in end.seats for feature in mission)
        for number, mission in enumerate(end.deal.missions)
    )


SHOWN: dict[str, Callable[[Record], bool]] = {
    "won-on-points": lambda record: len(leaders(record)) == 1 and winners(record) == leaders(record),
    "tie-broken-by-coins": lambda record: len(leaders(record)) == 2 and len(winners(record)) == 1,
    "shared-win": lambda record: len(winners(record)) == 2 and len(set(items(record, "coins"))) == 1,
    "reshuffle": lambda record: len(record.players) == 3 and any(event.startswith("~") for event in record.events),
    "two-reshuffles": lambda record: sum(event.startswith("~") for event in record.events) == 2,
    "majority-split-decides": lambda record: (
        record.options["majority_ties"] == "split" and with_full_ties(record)["winners"] != winners(record)
    ),
    "all-five-boards": lambda record: record.options["boards"] == [1, 2, 3, 4, 5] and len(record.players) == 4,
    "negative-detail": lambda record: max(items(record, "detail")) < 0,
    "unity": lambda record: 10 in items(record, "unity"),
    "few-grounds": lambda record: max(items(record, "minimalist")) > 0,
    "four-circuits": lambda record: 15 in items(record, "circuits"),
    "bonus-coins": lambda record: most_gained(record) == 3 and max(items(record, "coins")) > 12,
    "no-coins-left": lambda record: 0 in items(record, "coins"),
    "three-mission-takers": lambda record: [5, 3, 1] in taken(record),
    "fourth-mission-taker": all_fulfil_a_mission,
    "full-purse": coins_are_cut,
    "only-board-five": lambda record: (
        record.options["boards"] == [1, 5] and len(record.setup["emperor"]["missions"]) == 1 and taken(record) != [[]]
    ),
    "split-second-place": lambda record: sorted(items(record, "majority")) == [0, 2, 2, 8],
}


@pytest.mark.parametrize("name", sorted(names(GAME)))
def test_a_golden_match_fulfils_the_condition_of_its_name(name: str) -> None:
    assert SHOWN[name](golden(GAME, name))


@pytest.mark.parametrize("name", SHOWN)
def test_the_referee_agrees_with_golden_matches(name: str) -> None:
    assert_agrees(Referee(raw(GAME, name)), golden(GAME, name))


def compare(record: Record, every: int) -> None:
    """Compare the seat to move and the scores at every ply and, at some, all legal moves."""
    referee = Referee(json.loads(write_record(record)))
    for ply, state in enumerate(positions(record)):
        turn = ZEN_GARDEN.to_move(state)
        assert turn == (CHANCE if referee.shuffle_due else TERMINAL if referee.over else referee.seat)
        assert result(ZEN_GARDEN, state)["scores"] == [referee.score(seat) for seat in range(referee.players)]
        assert list(ZEN_GARDEN.winners(state)) == referee.winners()
        if ply % every == 0 or turn < 0:
            assert sorted(moves(state)) == sorted(referee.legal_moves())
        if ply < len(record.events):
            referee.play(record.events[ply])
    assert referee.over


@pytest.mark.rule("Z2.1")
@pytest.mark.parametrize("number", first_of(range(3)))
@pytest.mark.parametrize("ties", ["full", "split"])
@pytest.mark.parametrize("boards", BOARD_SETS, ids=str)
def test_scores_of_random_matches_agree(boards: list[int], ties: str, number: int) -> None:
    compare(match(2 + (sum(boards) + number) % 3, tuple(boards), ties), every=100)


@pytest.mark.rule("Z4.1", "Z5.1", "Z5.2")
@pytest.mark.parametrize("number", first_of(range(3)))
@pytest.mark.parametrize(
    ("players", "bots"),
    [*((players, "random") for players in (2, 3, 4)), (2, "greedy"), further(3, "greedy"), further(4, "greedy")],
)
def test_legal_moves_agree_at_every_ply(players: int, bots: str, number: int) -> None:
    compare(match(players, (1, 2, 3, 4, 5), "full", bots, number), every=1)


@pytest.mark.parametrize(("ply", "count"), [(0, 768), (2, 1920), (4, 2496)])
def test_the_numbers_of_early_moves_are_constant(ply: int, count: int) -> None:
    # 12 tiles on 16 spaces; 10 tiles on the 48 neighbours of a tile anywhere; 12 tiles on the 52 of two tiles anywhere.
    state = list(positions(match(2, (1,), "full", number=2)))[ply]
    assert ZEN_GARDEN.move_count(state) == count == len(moves(state))
