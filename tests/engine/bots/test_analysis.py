"""Hints, costs of moves, and reasons."""

import pytest

from hofgarten.bots.analysis import HINTS, assess, different_groups, hints, reasons
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import State as HangingState
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.state import State
from hofgarten.rng import Rng
from tests.engine.games.hanging_gardens.positions import position
from tests.engine.games.zen_garden.positions import line

GAME: AnyEvaluatedGame = ZEN_GARDEN


def positions(players: int = 2) -> list[State]:
    return [s for s in line((players, (1, 2, 3, 4, 5), "full")) if GAME.to_move(s) >= 0]


def turn(at: int) -> tuple[State, int, State]:
    """Return a position, the seat to move, and its view."""
    state = positions()[at]
    seat = GAME.to_move(state)
    return state, seat, GAME.observe(state, seat)


@pytest.mark.parametrize("at", [0, 12, 31])
def test_hints_are_legal_moves_with_different_tiles_best_first(at: int) -> None:
    state, seat, view = turn(at)
    *_, found = hints(GAME, view, seat, Rng(1))
    ideas = {GAME.hint_group(state, move) for move in GAME.distinct_moves(state)}
    assert len({GAME.hint_group(state, choice.move) for choice in found}) == len(found) == min(HINTS, len(ideas))
    assert len({choice.move.slot for choice in found}) == min(HINTS, len({slot for slot, _ in ideas}))
    assert {choice.move for choice in found} <= set(GAME.moves(state))
    assert [choice.lead for choice in found] == sorted([choice.lead for choice in found], reverse=True)


def test_rotations_of_one_tile_are_one_idea() -> None:
    texts = ["0a a1 se", "0a a1 sw", "0a b1 se", "1b a1 se", "0a a2 se e1", "2c d4 ne", "2d a1 se"]
    moves = [GAME.read_event(text) for text in texts]
    assert different_groups(GAME, positions()[0], moves) == [0, 3, 5]
    assert different_groups(GAME, positions()[0], moves[:3]) == [0, 2], "one tile alone: its places are the ideas"


def test_cards_groups_and_kinds_of_tiles_are_different_ideas() -> None:
    def groups(state: HangingState, *texts: str) -> list[int]:
        return different_groups(HANGING_GARDENS, state, [HANGING_GARDENS.read_event(text) for text in texts])

    state = position("TTT", board="chalice chalice queen king chalice gate")
    assert groups(state, "lay 1 0,0 0", "lay 1 0,0 90", "lay 1 1,0 0", "lay 2 0,0 0") == [0, 2, 3]
    assert groups(state, "temple 0,0", "temple 1,0", "temple 2,0", "pass") == [0, 3], "one group"
    assert groups(state, "tile 1", "tile 2", "tile 4", "tile 6") == [0, 2, 3], "two chalices"
    assert groups(state, "tile 1", "tile 2", "tile 3") == [0, 2], "equal tiles are one idea"


def test_a_poor_move_has_a_cost_and_the_best_move_has_none() -> None:
    state, seat, view = turn(15)
    *_, found = hints(GAME, view, seat, Rng(1))
    *_, best = assess(GAME, view, seat, Rng(1), found[0].move)
    ranked = sorted((GAME.total(GAME.apply(state, move), seat), move) for move in GAME.moves(state))
    *_, poor = assess(GAME, view, seat, Rng(1), ranked[0][1])
    assert poor.loss > 300
    assert poor.best.move != poor.played.move
    assert 0 <= best.loss < 150


def test_equivalent_placements_have_the_same_cost() -> None:
    state, seat, view = turn(8)
    other = next(move for move in GAME.moves(state) if GAME.canonical(state, move) != move)
    *_, one = assess(GAME, view, seat, Rng(2), other)
    *_, same = assess(GAME, view, seat, Rng(2), GAME.canonical(state, other))
    assert one == same


def test_the_last_turn_is_assessed_exactly_and_its_reasons_are_its_points() -> None:
    state, seat, _ = turn(-1)
    before = GAME.score(state)[seat]
    for move in list(GAME.moves(state))[::40]:
        (found,) = assess(GAME, state, seat, Rng(1), move)
        assert found.played.total == 100 * GAME.total(GAME.apply(state, move), seat)
        assert found.loss >= 0
        after = GAME.score(GAME.apply(state, move))[seat]
        changed = {item: 100 * (after[item] - before[item]) for item in before if after[item] != before[item]}
        changed.pop("total", None)
        assert dict(reasons(GAME, state, seat, move)) == changed
