"""Bots in Zen Garden."""

from hofgarten.bots import BOTS
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.state import Move
from hofgarten.rng import Rng
from tests.engine.games.zen_garden.positions import garden, position


def test_greedy_counts_coins() -> None:
    # 0a, Psa, completes a row of pagodas: three coins, more than any other tile can bring here.
    seats = [garden("Psp Pst Psc . " + ". . . . " * 3), garden(". " * 16)]
    state = position(seats, small="buddha", large="gate", majority="bench", detail="crane")
    assert ZEN_GARDEN.total(state, 0) == 12
    for seed in range(20):
        move = BOTS["greedy"](ZEN_GARDEN, state, 0, Rng(seed))
        after = ZEN_GARDEN.apply(state, move)
        assert after.seats[0].coins == 15


def test_greedy_breaks_ties_at_random() -> None:
    state = position([garden(". " * 16), garden(". " * 16)])
    moves = {BOTS["greedy"](ZEN_GARDEN, state, 0, Rng(seed)) for seed in range(60)}
    assert len({move.corner for move in moves}) == 4
    assert {type(move) for move in moves} == {Move}
