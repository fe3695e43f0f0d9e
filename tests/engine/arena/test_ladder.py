"""Ratings from results."""

import pytest

from hofgarten.arena.ladder import HeadToHead, published, ratings
from hofgarten.bots.rating import LEVEL_RATINGS
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.games import COMPLETE


def test_an_even_score_is_the_opponent_s_rating() -> None:
    rating = ratings([HeadToHead("mine", "gardener", 400, 200)])["mine"]
    assert abs(rating.value - LEVEL_RATINGS["gardener"]) <= 2
    assert rating.low < rating.value < rating.high
    assert rating.matches == 400


def test_a_bot_that_never_loses_has_a_finite_rating_and_a_wide_interval() -> None:
    rating = ratings([HeadToHead("mine", "random", 20, 20), HeadToHead("random", "apprentice", 20, 1)])["mine"]
    assert rating.high < 3000
    assert rating.high - rating.low > 300


def test_bots_are_rated_through_each_other() -> None:
    """A beats B as the master beats the gardener, and B plays like the gardener."""
    found = ratings([HeadToHead("b", "gardener", 600, 300), HeadToHead("a", "b", 660, 600)])
    assert abs(found["a"].value - 1900) <= 20


def test_the_interval_covers_the_true_rating_in_about_95_of_100_cases() -> None:
    rng, covered, true = Rng.of("ladder"), 0, 1650
    for _ in range(200):
        meetings = []
        for level, rating in LEVEL_RATINGS.items():
            chance = 1 / (1 + 10 ** ((rating - true) / 400))
            points = sum(rng.below(10**6) < chance * 10**6 for _ in range(40))
            meetings.append(HeadToHead("mine", level, 40, points))
        found = ratings(meetings)["mine"]
        covered += found.low <= true <= found.high
    assert 180 <= covered <= 199


@pytest.mark.parametrize("game", COMPLETE)
def test_published_results_put_the_baselines_in_order(game: str) -> None:
    found = ratings(published(GAMES[game]))
    assert set(found) == {"greedy", "random"}
    assert found["random"].value < found["greedy"].value
    assert found["greedy"].value < LEVEL_RATINGS["gardener"]
