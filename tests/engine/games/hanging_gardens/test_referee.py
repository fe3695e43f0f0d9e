"""The rules agree with the referee, a second, slow implementation."""

import json
from collections.abc import Iterable, Sequence

import pytest

from hofgarten.game import TERMINAL
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import LAY, TEMPLE, TILE, State
from hofgarten.games.hanging_gardens.tiles import KINDS
from hofgarten.record import Record, positions, result, write_record
from tests.engine.games.hanging_gardens.positions import moves, names_of, opened
from tests.engine.golden import repeated
from tests.kit.hanging_gardens_bots import KINDS_OF_PLAYERS, SHORT, match, short_line
from tests.kit.hanging_gardens_referee import Referee

PHASES = {"lay": LAY, "temple": TEMPLE, "tile": TILE}


def compare(referee: Referee, states: Iterable[State], events: Sequence[str], every: int) -> None:
    """Compare turn, tiles and scores at every ply and, at some, all legal moves."""
    for ply, state in enumerate(states):
        turn = HANGING_GARDENS.to_move(state)
        assert turn == (TERMINAL if referee.over else referee.seat)
        assert state.phase == PHASES[referee.phase]
        assert [KINDS[tile] for tile in state.stack] == referee.stack
        assert names_of(state.board) == [tile or "-" for tile in referee.board.values()]
        assert [names_of(seat.hidden) for seat in state.seats] == referee.hidden
        assert [opened(seat) for seat in state.seats] == [sorted(tiles, key=KINDS.index) for tiles in referee.open]
        assert result(HANGING_GARDENS, state)["scores"] == [referee.score(seat) for seat in range(referee.players)]
        assert list(HANGING_GARDENS.winners(state)) == referee.winners()
        if ply % every == 0 or turn < 0 or state.phase != LAY:
            assert sorted(moves(state)) == sorted(referee.legal_moves())
        if ply < len(events):
            referee.play(events[ply])
    assert referee.over


def compare_record(record: Record, every: int) -> None:
    compare(Referee(json.loads(write_record(record))), positions(record), record.events, every)


@pytest.mark.parametrize("number", repeated(5))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kinds", KINDS_OF_PLAYERS)
def test_turns_tiles_scores_and_winners_agree(players: int, kinds: str, number: int) -> None:
    compare_record(match(players, kinds, number), every=20)


@pytest.mark.rule("H4.1")
@pytest.mark.rule("H5.2")
@pytest.mark.rule("H5.3")
@pytest.mark.parametrize("number", repeated(2))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kinds", ["lots", "builder,waiter"])
def test_legal_moves_agree_at_every_ply(players: int, kinds: str, number: int) -> None:
    compare_record(match(players, kinds, number), every=1)


@pytest.mark.rule("H6.2")
@pytest.mark.parametrize("number", repeated(4))
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("kinds", ["builder", "waiter"])
def test_matches_with_an_empty_stack_agree(players: int, kinds: str, number: int) -> None:
    line = short_line(players, kinds, number)
    referee = Referee(json.loads(write_record(match(players, kinds, number))))
    referee.open[0], referee.stack = referee.stack[SHORT:], referee.stack[:SHORT]
    compare(referee, line.states, line.events, every=20)
    assert referee.stack == []
