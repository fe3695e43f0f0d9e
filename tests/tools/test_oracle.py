"""The oracle: its estimates, the moves that it drops, exact values in last turns, and no use of hidden information."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from hofgarten.bots.endgame import is_last_turn
from hofgarten.bots.value_function import weights_of
from hofgarten.cli.selfplay import play as selfplay
from hofgarten.evaluation import SCALE, AnyEvaluatedGame
from hofgarten.game import TERMINAL
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.state import State
from hofgarten.record import replay_record
from hofgarten.rng import Rng
from tests.engine.games.zen_garden.positions import line
from tests.kit.games import EVERY_GAME, name_of
from tools.oracle import Budget, OracleResult, candidates, evaluate

pytestmark = pytest.mark.usefixtures("flower_bed")

FEW = Budget(beam=4, last_beam=6, deals=4, work=200, depth=2)


def decisions(game: AnyEvaluatedGame, every: int) -> Iterator[tuple[Any, int]]:
    """Yield some views of a match with several moves, and the seat to move."""
    for state in replay_record(selfplay(game, game.options_from_flags({}), ["random"] * 2, "oracle", 1))[every::every]:
        seat = game.to_move(state)
        if seat >= 0 and len(game.distinct_moves(state)) > 1:
            yield game.observe(state, seat), seat


def judged(game: AnyEvaluatedGame, view: Any, seat: int, effort: Budget = FEW) -> OracleResult:
    """Return the verdict on some candidates."""
    return evaluate(game, view, seat, candidates(game, view, seat, effort.beam, Rng(1)), effort, Rng(2))


@pytest.mark.thorough
@pytest.mark.parametrize("game", EVERY_GAME, ids=name_of)
def test_the_best_move_loses_nothing_and_no_loss_is_negative(game: AnyEvaluatedGame) -> None:
    for view, seat in islice(decisions(game, 17), 3):
        verdict = judged(game, view, seat)
        best, *others = verdict.moves
        assert (best.loss, best.error) == (0, 0)
        assert [one.loss for one in others] == sorted(one.loss for one in others)
        assert all(one.loss >= 0 and one.error >= 0 and 0 < one.deals <= best.deals for one in others)
        assert all(one.lead == pytest.approx(best.lead - one.loss) for one in others)
        assert {one.move for one in verdict.moves} <= set(game.moves(view))
        assert judged(game, view, seat) == verdict


def solved(state: State, seat: int) -> int:
    """Return a seat's final lead if the other one, of two, plays its last turn as well as it can."""
    if ZEN_GARDEN.to_move(state) == TERMINAL:
        return ZEN_GARDEN.total(state, seat) - ZEN_GARDEN.total(state, 1 - seat)
    ends = [ZEN_GARDEN.apply(state, move) for move in ZEN_GARDEN.distinct_moves(state)]
    other = 1 - seat
    best = max(ends, key=lambda end: (other in ZEN_GARDEN.winners(end), solved(end, other)))
    return solved(best, seat)


def test_last_turns_have_the_exact_values() -> None:
    turns = [(state, ZEN_GARDEN.to_move(state)) for state in line((2, (1, 2, 3), "full"))]
    found = [(state, seat) for state, seat in turns if seat >= 0 and is_last_turn(ZEN_GARDEN, state, seat)]
    assert len(found) == 2
    for state, seat in found:
        view = ZEN_GARDEN.observe(state, seat)
        moves = ZEN_GARDEN.distinct_moves(view)[::5]
        verdict = evaluate(ZEN_GARDEN, view, seat, moves, Budget(deals=2), Rng(3))
        assert {one.move for one in verdict.moves} == set(moves)
        for one in verdict.moves:
            assert one.lead == solved(ZEN_GARDEN.apply(state, one.move), seat)
            assert one.error == 0
            assert verdict.split_loss(one.move) == one.loss


def test_the_work_goes_to_the_moves_that_can_still_be_best() -> None:
    state = list(line((2, (1, 2, 3), "full")))[18]
    seat = ZEN_GARDEN.to_move(state)
    rated = ZEN_GARDEN.rate_moves(state, weights_of(ZEN_GARDEN, 2))
    ranked = [move for _, move in sorted(rated, key=lambda pair: -pair[0])]
    few, many = (
        evaluate(ZEN_GARDEN, state, seat, [*ranked[:24:8], ranked[-1]], Budget(deals=12, work=work), Rng(5))
        for work in (1, 2000)
    )
    assert {one.deals for one in few.moves} == {12}
    assert many.moves[-1].move == ranked[-1]
    assert many.moves[0].deals > many.moves[-1].deals
    assert many.moves[-1].loss > 4 * many.moves[-1].error
    assert few.work < many.work < 2 * 2000


def test_a_split_loss_does_not_count_luck() -> None:
    leads = {"one": [2 * SCALE, 0, 0, SCALE], "two": [0, 2 * SCALE, 0, 0]}
    verdict = OracleResult(leads, 0)
    assert [one.loss for one in verdict.moves] == [0, 0.25]
    # In the even deals "one" is ahead by 1 point, in the odd ones behind by a half: each is chosen once.
    assert verdict.split_loss("two") == pytest.approx((-0.5 + 0) / 2)
    assert verdict.split_loss("one") == pytest.approx((0 - 1) / 2)


def test_a_dropped_move_that_is_ahead_again_is_played_out_to_the_end() -> None:
    view, seat = next(decisions(ZEN_GARDEN, 11))
    verdict = judged(ZEN_GARDEN, view, seat, Budget(beam=8, deals=2, work=600))
    best = verdict.moves[0]
    for one in verdict.moves:
        shared = list(zip(verdict.leads[best.move], verdict.leads[one.move], strict=False))
        assert sum(first - other for first, other in shared) >= 0
