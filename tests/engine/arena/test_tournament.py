"""Contests and their statistics."""

from typing import Any

import pytest

from hofgarten.arena.load_bot import Opponent
from hofgarten.arena.tournament import Contest, Outcome, ahead, bot_results, compare, play_task, tasks
from tests.kit.thorough import first_of

NAMES = ("ada", "bea", "cora")


def contest(names: tuple[str, ...], players: int, deals: int) -> Contest:
    options = {"boards": [1, 2, 3], "majority_ties": "full"}
    return Contest("zen-garden", options, tuple(map(Opponent, names)), players, "1", deals)


def outcome(seating: tuple[int, ...], totals: tuple[int, ...], winners: tuple[int, ...] | None = None) -> Outcome:
    best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    nothing: tuple[Any, ...] = ((),) * len(seating)
    return Outcome(seating, totals, best if winners is None else winners, nothing, nothing)


def test_the_matches_of_a_deal_are_consecutive() -> None:
    found = list(tasks(contest(("random", "greedy"), 2, 3)))
    assert [(task.deal, task.seating) for task in found] == [
        (deal, seating) for deal in range(3) for seating in ((0, 1), (1, 0))
    ]
    assert len(found) == contest(("random", "greedy"), 2, 3).matches


@pytest.mark.parametrize(
    ("totals", "winners", "expected"),
    [
        ((50, 49), None, 1),
        ((49, 50), None, 0),
        ((50, 50), (0, 1), 0.5),  # the tie-break leaves both
        ((50, 50), (0,), 1),  # the tie-break decides
        ((50, 50), (1,), 0),
        ((50, 50, 60), None, 0.5),  # lower places have no tie-break
        ((60, 50, 60), (2,), 1),
    ],
)
def test_the_higher_total_is_ahead(totals: tuple[int, ...], winners: tuple[int, ...] | None, expected: float) -> None:
    assert ahead(outcome(tuple(range(len(totals))), totals, winners), 0, 1) == expected


def test_two_opponents_in_two_seats() -> None:
    outcomes = [
        outcome((0, 1), (50, 40)),
        outcome((1, 0), (40, 60)),  # ahead from both seats: a deal won
        outcome((0, 1), (50, 40)),
        outcome((1, 0), (45, 40)),  # each seat wins once: half a deal
    ]
    (pair,) = compare(contest(NAMES[:2], 2, 2), outcomes)
    assert (pair.first, pair.second) == ("ada", "bea")
    assert pair.share == 0.75
    assert pair.margin == (10 + 20 + 10 - 5) / 4
    assert pair.margin_interval == pytest.approx((8.75 - 1.96 * 6.25, 8.75 + 1.96 * 6.25), abs=0.01)


def test_seats_of_the_same_opponent_are_not_compared() -> None:
    outcomes = [
        outcome(seating, tuple(30 + 10 * (number == 0) for number in seating))
        for seating in ((0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0))
    ]
    (pair,) = compare(contest(NAMES[:2], 3, 1), outcomes)
    assert (pair.share, pair.margin) == (1, 10)
    assert pair.margin_interval is None
    ada, bea = bot_results(contest(NAMES[:2], 3, 1), outcomes)
    assert (ada.total, bea.total) == (40, 30)
    assert (ada.wins, bea.wins) == (6, 0)


def test_a_shared_win_counts_in_parts() -> None:
    ada, bea, cora = bot_results(contest(NAMES, 3, 1), [outcome((0, 1, 2), (50, 50, 40))])
    assert (ada.wins, bea.wins, cora.wins) == (0.5, 0.5, 0)


def test_all_pairs_are_compared_with_as_many_opponents_as_seats() -> None:
    outcomes = [
        outcome(seating, tuple((30, 20, 10)[number] for number in seating)) for seating in ((0, 1, 2), (1, 2, 0))
    ]
    pairs = compare(contest(NAMES, 3, 2), outcomes)
    assert [(pair.first, pair.second, pair.share, pair.margin) for pair in pairs] == [
        ("ada", "bea", 1, 10),
        ("ada", "cora", 1, 20),
        ("bea", "cora", 1, 10),
    ]


@pytest.mark.parametrize("players", first_of([2, 3, 4]))
def test_a_bot_ties_with_its_copy(players: int) -> None:
    # The same bot under two names: in duplicate deals its share is exactly 0.5.
    text = "from hofgarten.bots import BOTS\nchoose = BOTS['random']\n"
    doubles = Contest(
        "zen-garden",
        {"boards": [1, 2, 3], "majority_ties": "full"},
        (Opponent("one.py", text), Opponent("two.py", text)),
        players,
        "1",
        4,
    )
    (pair,) = compare(doubles, list(map(play_task, tasks(doubles))))
    assert (pair.share, pair.margin) == (0.5, 0)
