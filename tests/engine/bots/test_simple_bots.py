"""Bots in Zen Garden."""

import pytest

from hofgarten.bots import BOTS
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.state import Move
from hofgarten.rng import Rng
from tests.engine.games.zen_garden.positions import garden, line, match, position

BOARDS = (1, 2, 3, 4, 5)
EVERY = {bot: 12 if bot == "architect" else 4 for bot in BOTS}
"""Every how many positions a bot is tested; slow bots are tested less often."""


@pytest.mark.parametrize("bot", BOTS)
def test_moves_are_legal_and_reproducible(bot: str) -> None:
    for number, state in enumerate(line((3, BOARDS, "full"))):
        seat = ZEN_GARDEN.to_move(state)
        if seat < 0 or number % EVERY[bot]:
            continue
        view = ZEN_GARDEN.observe(state, seat)
        moves = [BOTS[bot](ZEN_GARDEN, view, seat, Rng(number)) for _ in range(2)]
        assert moves[0] == moves[1]
        assert moves[0] in set(ZEN_GARDEN.moves(state))


@pytest.mark.parametrize("bot", BOTS)
def test_moves_do_not_depend_on_hidden_information(bot: str) -> None:
    for number, state in enumerate(line((2, BOARDS, "full"))):
        seat = ZEN_GARDEN.to_move(state)
        if seat < 0 or number % EVERY[bot]:
            continue
        other = state._replace(supply=Rng(number).shuffled(state.supply[state.drawn :]), drawn=0)
        chosen = [BOTS[bot](ZEN_GARDEN, ZEN_GARDEN.observe(each, seat), seat, Rng(number)) for each in (state, other)]
        assert chosen[0] == chosen[1]


def test_greedy_takes_the_most_points_at_once() -> None:
    for number, state in enumerate(line((4, BOARDS, "split"))):
        seat = ZEN_GARDEN.to_move(state)
        if seat < 0 or number % 7:
            continue
        totals = {move: ZEN_GARDEN.total(ZEN_GARDEN.apply(state, move), seat) for move in ZEN_GARDEN.moves(state)}
        move = BOTS["greedy"](ZEN_GARDEN, ZEN_GARDEN.observe(state, seat), seat, Rng(number))
        assert totals[move] == max(totals.values())


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


def test_greedy_beats_random_by_far() -> None:
    totals = [
        [score["total"] for score in record.result["scores"]]
        for number in range(10)
        if (record := match(2, BOARDS, "full", "greedy,random", number)).result
    ]
    assert sum(greedy > other for greedy, other in totals) >= 9
    assert sum(greedy for greedy, _ in totals) > sum(other for _, other in totals) + 100
