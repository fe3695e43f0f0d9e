"""The evaluation of positions in every game: features, and the ranking of moves by them."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given, strategies as st

from hofgarten.bots.playout import plies, random_or_best
from hofgarten.bots.value_function import plain_weights, value, weights_of
from hofgarten.evaluation import AnyEvaluatedGame, Weights
from hofgarten.game import CHANCE
from hofgarten.rng import Rng
from tests.kit.examples import share
from tests.kit.games import EVERY_GAME, name_of

SEEDS = st.integers(0, 10**6)
MOST_TURNS = 100

pytestmark = [pytest.mark.parametrize("game", EVERY_GAME, ids=name_of), pytest.mark.usefixtures("flower_bed")]


def line(game: AnyEvaluatedGame, seed: int) -> Iterator[Any]:
    """Yield the positions of a match in which half of the moves are random and half are good."""
    rng = Rng.of("evaluation", seed)
    variants = game.variants()
    players = game.players[seed % len(game.players)]
    options = variants[seed % len(variants)]
    state = game.initial_state(options, game.deal_setup(options, players, rng), players)
    weights = weights_of(game, players)
    yield state
    for *_, after in plies(game, state, random_or_best(game, lambda at: game.best_move(at, weights), rng, 50), rng):
        yield after


def any_weights(game: AnyEvaluatedGame, seed: int) -> Weights:
    """Return random weights, so that errors in two features cannot cancel out."""
    rng = Rng.of("weights", seed)
    return tuple(tuple(rng.below(500) - 200 for _ in game.features) for _ in range(MOST_TURNS))


def worth(game: AnyEvaluatedGame, state: Any, seat: int, weights: Weights) -> int:
    left = game.turns_left(state, seat)
    features = game.features_of(state, seat, left)
    assert len(features) == len(game.features) == len(weights[left])
    return sum(weight * feature for weight, feature in zip(weights[left], features, strict=True))


@share(12)
@given(SEEDS)
def test_ranked_values_are_those_of_played_moves(game: AnyEvaluatedGame, seed: int) -> None:
    weights, rng = any_weights(game, seed), Rng(seed)
    for state in line(game, seed):
        seat = game.to_move(state)
        if seat < 0 or rng.below(3):
            continue
        ranked = game.rate_moves(state, weights)
        assert sorted(move for _, move in ranked) == sorted(game.distinct_moves(state))
        for worth_of, move in rng.shuffled(ranked)[:12]:
            assert worth_of == worth(game, game.apply(state, move), seat, weights)


@share(12)
@given(SEEDS)
def test_the_best_move_ranks_highest(game: AnyEvaluatedGame, seed: int) -> None:
    weights = any_weights(game, seed)
    for state in line(game, seed):
        if game.to_move(state) >= 0:
            by_move = {move: worth_of for worth_of, move in game.rate_moves(state, weights)}
            assert by_move[game.best_move(state, weights)] == max(by_move.values())


@share(12)
@given(SEEDS)
def test_every_move_is_equivalent_to_one_distinct_move(game: AnyEvaluatedGame, seed: int) -> None:
    weights, rng = any_weights(game, seed), Rng(seed)
    for state in line(game, seed):
        seat = game.to_move(state)
        if seat < 0 or rng.below(4):
            continue
        candidates = set(game.distinct_moves(state))
        for _ in range(5):
            move = game.random_move(state, rng)
            same = game.canonical(state, move)
            assert same in candidates
            assert game.canonical(state, same) == same
            one, other = game.apply(state, move), game.apply(state, same)
            assert game.score(one) == game.score(other)
            assert worth(game, one, seat, weights) == worth(game, other, seat, weights)


def test_each_item_of_the_score_has_a_feature(game: AnyEvaluatedGame) -> None:
    assert {*game.score_items} <= {*game.features.values()}


def test_turns_left_are_counted_down_to_the_end(game: AnyEvaluatedGame) -> None:
    for seed in range(3):
        before = None
        for state in line(game, seed):
            left = [game.turns_left(state, seat) for seat in game.seats(state)]
            assert before is None or all(now <= then for now, then in zip(left, before, strict=True))
            before = left
        assert before is not None
        assert set(before) == {0}


def test_turns_are_counted_one_by_one(game: AnyEvaluatedGame) -> None:
    for seed in range(3):
        states = list(line(game, seed))
        played = [game.turns_played(state) for state in states]
        assert played[0] == 0
        for (before, after), (state, _) in zip(pairwise(played), pairwise(states), strict=True):
            assert after in {before, before + 1}
            if game.to_move(state) == CHANCE:
                assert after == before
        assert max(played) >= game.turns_left(states[0], 0) * len(game.seats(states[0])) * 3 // 4


def test_values_without_turns_left_are_the_score(game: AnyEvaluatedGame) -> None:
    for seed in range(4):
        for state in line(game, seed):
            for seat in game.seats(state):
                if game.turns_left(state, seat) == 0:
                    for weights in (weights_of(game, len(game.seats(state))), plain_weights(game, 0)):
                        assert value(game, state, seat, weights) == 100 * game.total(state, seat)
