"""The rules agree with the referee, a second, slow implementation."""

import json

import pytest

from hofgarten.game import CHANCE, TERMINAL
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.record import Record, positions, result, write_record
from tests.engine.games.zen_garden.positions import match, moves
from tests.engine.games.zen_garden.test_setup import BOARD_SETS
from tests.engine.golden import repeated
from tests.kit.zen_garden_referee import Referee


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
@pytest.mark.parametrize("number", repeated(3))
@pytest.mark.parametrize("ties", ["full", "split"])
@pytest.mark.parametrize("boards", BOARD_SETS, ids=str)
def test_scores_of_random_matches_agree(boards: list[int], ties: str, number: int) -> None:
    compare(match(2 + (sum(boards) + number) % 3, tuple(boards), ties), every=100)


@pytest.mark.rule("Z4.1")
@pytest.mark.rule("Z5.1")
@pytest.mark.rule("Z5.2")
@pytest.mark.parametrize("number", repeated(3))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_legal_moves_agree_at_every_ply(players: int, bots: str, number: int) -> None:
    compare(match(players, (1, 2, 3, 4, 5), "full", bots, number), every=1)


@pytest.mark.parametrize(("ply", "count"), [(0, 768), (2, 1920), (4, 2496)])
def test_the_numbers_of_early_moves_are_constant(ply: int, count: int) -> None:
    # 12 tiles on 16 spaces; 10 tiles on the 48 neighbours of a tile anywhere; 12 tiles on the 52 of two tiles anywhere.
    state = list(positions(match(2, (1,), "full", number=2)))[ply]
    assert ZEN_GARDEN.move_count(state) == count == len(moves(state))
