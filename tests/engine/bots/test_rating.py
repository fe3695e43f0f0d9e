"""The performance rating: losses on the scale of the levels."""

from math import sqrt

import pytest

from hofgarten.bots import rating
from hofgarten.bots.rating import (
    LATEST,
    LEVEL_RATINGS,
    MAX_RATING,
    MIN_RATING,
    MatchLosses,
    below_from,
    is_rated,
    performance,
)
from hofgarten.bots.value_function import data_of
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.flower_bed.game import FLOWER_BED
from tests.kit.games import COMPLETE

MOVES = 16
LOSSES = {"apprentice": 300.0, "gardener": 150.0, "master": 70.0, "architect": 40.0}


GAME = GAMES["zen-garden"]


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the game losses that never change."""
    losses = {"2": LOSSES, "3": {level: 2 * loss for level, loss in LOSSES.items()}}
    monkeypatch.setattr(rating, "data_of", lambda game: {"losses": losses} if game is GAME else {})


def career(loss: float, matches: int = 10, players: int = 2) -> list[MatchLosses]:
    return [MatchLosses(players, MOVES, round(MOVES * loss))] * matches


@pytest.mark.usefixtures("measured")
@pytest.mark.parametrize("level", LOSSES)
def test_the_loss_of_a_level_has_its_rating(level: str) -> None:
    found = performance(GAME, career(LOSSES[level]))
    assert found is not None
    assert found.value == LEVEL_RATINGS[level]
    assert found.low < found.value < found.high
    assert found.matches == 10


@pytest.mark.usefixtures("measured")
def test_a_smaller_loss_has_a_higher_rating() -> None:
    found = [performance(GAME, career(loss)) for loss in range(0, 2000, 20)]
    values = [one.value for one in found if one]
    assert values == sorted(values, reverse=True)
    assert values[0] > LEVEL_RATINGS["architect"]
    assert values[-1] == MIN_RATING
    assert all(MIN_RATING <= one.low <= one.high <= MAX_RATING for one in found if one)


@pytest.mark.usefixtures("measured")
def test_a_mean_loss_counts_each_move_once() -> None:
    found = performance(GAME, [MatchLosses(2, 10, 2000), MatchLosses(2, 30, 2000)])
    same = performance(GAME, [MatchLosses(2, 20, 2000)] * 2)
    assert found is not None
    assert same is not None
    assert found.value == same.value


@pytest.mark.usefixtures("measured")
def test_only_the_latest_matches_count() -> None:
    found = performance(GAME, [*career(LOSSES["apprentice"], 30), *career(LOSSES["master"], LATEST)])
    assert found == performance(GAME, career(LOSSES["master"], LATEST))
    unrated = [MatchLosses(4, MOVES, 100), MatchLosses(2, 0, 0)]
    assert performance(GAME, [*career(LOSSES["master"], LATEST), *unrated]) == found


@pytest.mark.usefixtures("measured")
def test_numbers_of_players_have_their_own_scale() -> None:
    mixed = performance(GAME, [*career(150), *career(300, players=3)])
    assert mixed is not None
    assert mixed.value == LEVEL_RATINGS["gardener"]
    assert mixed.matches == 20


@pytest.mark.usefixtures("measured")
def test_without_a_scale_there_is_no_rating() -> None:
    for matches in ([], career(100, players=4), [MatchLosses(2, 0, 0)]):
        assert performance(GAME, matches) is None
    assert performance(FLOWER_BED, career(100)) is None


@pytest.mark.usefixtures("measured")
def test_the_interval_covers_the_long_run() -> None:
    """Ten matches, whose losses vary as much as those of people do: 95 of 100 intervals contain the true rating."""
    rng, covered, careers = Rng(5), 0, 300
    for _ in range(careers):
        matches = [MatchLosses(2, MOVES, MOVES * sum(rng.below(201) for _ in range(3)) // 2) for _ in range(10)]
        found = performance(GAME, matches)
        assert found is not None
        covered += found.low <= LEVEL_RATINGS["gardener"] <= found.high
    assert abs(covered / careers - 0.95) < 3 * sqrt(0.95 * 0.05 / careers)


@pytest.mark.parametrize("game", COMPLETE)
def test_every_game_has_the_losses_of_its_levels(game: str) -> None:
    for players in GAMES[game].players:
        assert is_rated(GAMES[game], players)
        losses = data_of(GAMES[game])["losses"][str(players)]
        assert list(losses) == ["random", *LEVEL_RATINGS]
        assert losses["apprentice"] < below_from(GAMES[game], players) < losses["random"]
        assert list(losses.values()) == sorted(losses.values(), reverse=True)
        assert len({*losses.values()}) == len(losses)
