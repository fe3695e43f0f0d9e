"""Contests: their seatings, comparisons, confidence intervals and quantiles."""

from collections import Counter
from typing import Any

import pytest

from hofgarten.arena.load_bot import Opponent
from hofgarten.arena.seatings import seatings
from hofgarten.arena.statistics import mean_interval, quantile, share_interval
from hofgarten.arena.tournament import Contest, MatchResult, ahead, bot_results, compare, play_task, tasks
from tests.kit.thorough import first_of

NAMES = ("ada", "bea", "cora")


OPTIONS = {"boards": [1, 2, 3], "majority_ties": "full"}


def contest(names: tuple[str, ...], players: int, deals: int) -> Contest:
    return Contest("zen-garden", OPTIONS, tuple(map(Opponent, names)), players, "1", deals)


def outcome(seating: tuple[int, ...], totals: tuple[int, ...], winners: tuple[int, ...] | None = None) -> MatchResult:
    best = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    nothing: tuple[Any, ...] = ((),) * len(seating)
    return MatchResult(seating, totals, best if winners is None else winners, nothing, nothing)


def test_the_matches_of_a_deal_are_consecutive() -> None:
    found = list(tasks(contest(("random", "greedy"), 2, 3)))
    assert [(task.deal, task.seating) for task in found] == [
        (deal, seating) for deal in range(3) for seating in ((0, 1), (1, 0))
    ]
    assert len(found) == contest(("random", "greedy"), 2, 3).matches
    assert seatings(3, 3) == ((0, 1, 2), (1, 2, 0), (2, 0, 1))


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
    assert (pair.first, pair.second, pair.share, pair.margin) == ("ada", "bea", 0.75, (10 + 20 + 10 - 5) / 4)
    assert pair.margin_interval == pytest.approx((8.75 - 1.96 * 6.25, 8.75 + 1.96 * 6.25), abs=0.01)


def test_seats_of_the_same_opponent_are_not_compared() -> None:
    outcomes = [
        outcome(seating, tuple(30 + 10 * (number == 0) for number in seating))
        for seating in ((0, 0, 1), (0, 1, 0), (0, 1, 1), (1, 0, 0), (1, 0, 1), (1, 1, 0))
    ]
    (pair,) = compare(contest(NAMES[:2], 3, 1), outcomes)
    assert (pair.share, pair.margin, pair.margin_interval) == (1, 10, None)
    ada, bea = bot_results(contest(NAMES[:2], 3, 1), outcomes)
    assert (ada.total, bea.total, ada.wins, bea.wins) == (40, 30, 6, 0)


def test_a_shared_win_counts_in_parts() -> None:
    ada, bea, cora = bot_results(contest(NAMES, 3, 1), [outcome((0, 1, 2), (50, 50, 40))])
    assert (ada.wins, bea.wins, cora.wins) == (0.5, 0.5, 0)


@pytest.mark.parametrize("count", [0, 1, 3])
def test_only_whole_deals_are_compared(count: int) -> None:
    outcomes = [outcome((0, 1), (30, 20))] * count
    with pytest.raises(ValueError, match=f"there are {count} outcomes of 2 deals"):
        compare(contest(NAMES[:2], 2, 2), outcomes)


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
    bots = (Opponent("one.py", text), Opponent("two.py", text))
    doubles = Contest("zen-garden", OPTIONS, bots, players, "1", 4)
    (pair,) = compare(doubles, list(map(play_task, tasks(doubles))))
    assert (pair.share, pair.margin) == (0.5, 0)


@pytest.mark.parametrize(("opponents", "players", "size"), [(2, 2, 2), (2, 3, 6), (2, 4, 6), (3, 3, 3), (4, 4, 4)])
def test_each_opponent_has_each_seat_equally_often(opponents: int, players: int, size: int) -> None:
    scheme = seatings(opponents, players)
    assert len(set(scheme)) == len(scheme) == size
    assert all(set(seating) == set(range(opponents)) for seating in scheme)
    shares = {count for seating in scheme for count in Counter(seating).values()}
    assert max(shares) - min(shares) <= players % opponents, "each has as many seats as possible"
    for seat in range(players):
        counts = Counter(seating[seat] for seating in scheme)
        assert set(counts) == set(range(opponents))
        assert len(set(counts.values())) == 1


@pytest.mark.parametrize(("opponents", "players"), [(3, 4), (3, 2), (1, 2), (5, 4)])
def test_other_numbers_of_opponents_are_refused(opponents: int, players: int) -> None:
    with pytest.raises(ValueError, match="cannot be seated"):
        seatings(opponents, players)


def test_the_mean_is_the_middle_of_its_interval() -> None:
    # Standard deviation sqrt(10 / 3), standard error sqrt(10 / 12) = 0.9129, times 1.95996.
    interval = mean_interval([1, 3, 5, 3, 1, 5, 3, 3, 1, 5, 3, 3])
    assert interval == pytest.approx((3 - 0.8359, 3 + 0.8359), abs=1e-3)
    assert mean_interval([4]) is None, "one value has none"


def test_share_intervals_follow_agresti_and_coull() -> None:
    # 6 won of 10, 2 and 2 added: 8 of 14, standard error sqrt(8/14 * 6/14 / 13) = 0.13725.
    low, high = share_interval([1.0] * 6 + [0.0] * 4)
    assert (low, high) == pytest.approx((8 / 14 - 0.26901, 8 / 14 + 0.26901), abs=1e-4)


def test_share_intervals_stay_in_range_and_never_have_zero_width() -> None:
    for shares in ([1.0], [0.0], [1.0] * 50, [0.0] * 50, [0.5] * 20):
        low, high = share_interval(shares)
        assert 0 <= low < high <= 1
    assert share_interval([1.0] * 50)[1] == 1
    assert share_interval([1.0] * 50)[0] > 0.85


def test_matches_of_one_deal_do_not_count_as_independent() -> None:
    # A win from both seats in every other deal is half as much evidence as the same wins in separate deals.
    paired = share_interval([1.0, 0.0] * 50)
    alone = share_interval([1.0, 0.0] * 100)
    assert paired[1] - paired[0] > 1.3 * (alone[1] - alone[0])


@pytest.mark.parametrize(
    ("values", "part", "expected"),
    [([7], 0.5, 7), ([7], 0.95, 7), ([3, 1, 2], 0.5, 2), ([4, 3, 1, 2], 0.5, 2), (range(1, 101), 0.95, 95)],
)
def test_quantiles_are_observed_values(values: list[int], part: float, expected: int) -> None:
    assert quantile(values, part) == expected


@pytest.mark.parametrize("part", [0.05, 0.5, 0.95, 1])
def test_a_quantile_is_the_smallest_value_with_so_large_a_share_up_to_it(part: float) -> None:
    for count in range(1, 30):
        values = [10 * number for number in range(count)]
        reached = (value for value in values if sum(other <= value for other in values) / count >= part)
        assert quantile(values[::-1], part) == next(reached)


def test_there_is_no_quantile_of_no_values() -> None:
    with pytest.raises(ValueError, match="no values to rank"):
        quantile([], 0.5)
