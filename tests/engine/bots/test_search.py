"""The search: its stages, estimates and prior values, and the last turn."""

from collections.abc import Iterator
from itertools import pairwise

import pytest

from hofgarten.bots.endgame import CLOSE, is_last_turn, last_turn
from hofgarten.bots.search import Search, SearchConfig
from hofgarten.bots.value_function import RatedMove, leads, value, weights_of
from hofgarten.evaluation import AnyEvaluatedGame, Weights
from hofgarten.game import TERMINAL
from hofgarten.games.zen_garden.eval import rank_moves
from hofgarten.games.zen_garden.game import ZEN_GARDEN, ZenGarden
from hofgarten.games.zen_garden.state import Move, State
from hofgarten.rng import Rng
from tests.engine.games.zen_garden.positions import line

GAME: AnyEvaluatedGame = ZEN_GARDEN

SKILL = SearchConfig(beam=6, determinizations=2, rollout_moves=5, epsilon_pct=10)


def turns(players: int, every: int) -> Iterator[tuple[State, int]]:
    """Yield some positions with a player to move, and that player's seat."""
    for number, state in enumerate(line((players, (1, 2, 3, 4, 5), "full"))):
        if GAME.to_move(state) >= 0 and number % every == 0:
            yield state, GAME.to_move(state)


def thoughts(state: State, seat: int, skill: SearchConfig, seed: int = 1) -> list[tuple[RatedMove, ...]]:
    weights = weights_of(GAME, state.deal.players)
    return list(Search(GAME, GAME.observe(state, seat), seat, skill, weights).run(Rng(seed)))


def prior_order(state: State, seat: int, skill: SearchConfig, seed: int = 1) -> list[Move]:
    """Return the moves of a match of two in the order in which a search looks at them."""
    return Search(GAME, GAME.observe(state, seat), seat, skill, weights_of(GAME, 2)).prior_order(Rng(seed))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_estimates_contain_the_same_legal_moves(players: int) -> None:
    for state, seat in turns(players, 9):
        found = thoughts(state, seat, SKILL)
        moves = [{choice.move for choice in choices} for choices in found]
        assert all(each == moves[0] for each in moves)
        assert moves[0] <= set(GAME.moves(state))
        if not is_last_turn(GAME, state, seat):
            assert len(moves[0]) == len(found[0]) == SKILL.beam
            # Stages of 2, 4 and 8 deals for 6, 3 and 2 moves; an estimate after every second playout and each stage.
            assert len(found) == 1 + 2 * 3 + 4 * 1 + 8 * 1 + 3


def test_one_move_needs_no_playout() -> None:
    for state, seat in turns(2, 5):
        if not is_last_turn(GAME, state, seat):
            (only,) = thoughts(state, seat, SearchConfig(beam=1))
            assert [choice.move for choice in only] == [GAME.best_move(state, weights_of(GAME, 2))]


@pytest.mark.parametrize("players", [2, 3])
def test_a_playout_has_so_many_turns_of_each_seat(players: int, monkeypatch: pytest.MonkeyPatch) -> None:
    played: list[State] = []

    def best_move(state: State, weights: Weights) -> Move:
        played.append(state)
        return rank_moves.best_move(state, weights)

    monkeypatch.setattr(ZenGarden, "best_move", staticmethod(best_move))
    for state, seat in turns(players, 11):
        played.clear()
        thoughts(state, seat, SearchConfig(beam=2, determinizations=1, rollout_turns=2))
        if not is_last_turn(GAME, state, seat):
            ahead = sum(GAME.turns_left(state, other) for other in range(players)) - 1
            assert len(played) == 2 * min(2 * players, ahead)


def test_an_estimate_is_the_mean_of_the_prior_value_by_its_visits_and_the_playouts() -> None:
    state, seat = list(turns(2, 1))[9]
    view, weights, deals = GAME.observe(state, seat), weights_of(GAME, 2), 5
    moves = prior_order(state, seat, SearchConfig(beam=2))[:2]
    sums: dict[int, dict[Move, int]] = {}
    for visits in (1, 7):
        skill = SearchConfig(beam=2, rollout_turns=2, prior_visits=visits)
        *_, found = Search(GAME, view, seat, skill, weights).evaluate(moves, deals, Rng(1))
        for choice in found:
            after = GAME.apply(view, choice.move)
            prior = leads(tuple(value(GAME, after, other, weights) for other in range(2)))[seat]
            known = (visits + deals) * choice.lead - visits * prior
            sums.setdefault(visits, {})[choice.move] = known
            assert abs(known - deals * prior) > deals, "the playouts tell more than the prior value"
    for move in moves:
        assert abs(sums[1][move] - sums[7][move]) <= 7 + deals, "both differ by rounding alone"


def test_an_estimate_without_playouts_is_the_value_after_the_move() -> None:
    for state, seat in turns(3, 7):
        if is_last_turn(GAME, state, seat):
            continue
        weights = weights_of(GAME, 3)
        for choice in thoughts(state, seat, SKILL)[0]:
            after = GAME.apply(GAME.observe(state, seat), choice.move)
            values = tuple(value(GAME, after, other, weights) for other in range(3))
            assert (choice.total, choice.lead) == (values[seat], leads(values)[seat])


def test_the_prior_order_has_errors_and_overlooked_moves() -> None:
    state, seat = list(turns(2, 1))[9]
    worth = {move: worth for worth, move in GAME.rate_moves(state, weights_of(GAME, 2))}
    clear = prior_order(state, seat, SearchConfig(beam=1), 5)
    narrow = prior_order(state, seat, SearchConfig(beam=1, noticed_pct=10), 5)
    for found in (clear, narrow):
        assert all(worth[one] >= worth[other] for one, other in pairwise(found))
    assert len(narrow) == len(worth) // 10
    blurred = prior_order(state, seat, SearchConfig(beam=1, noise=300), 5)
    assert set(clear) == set(blurred) == set(worth)
    wrong = [(one, other) for one, other in pairwise(blurred) if worth[one] < worth[other]]
    assert wrong
    assert all(worth[other] - worth[one] <= 2 * 300 * 100 for one, other in wrong)  # one too low, the other too high


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_last_move_of_the_match_is_optimal(players: int) -> None:
    *_, state = [state for state, _ in turns(players, 1)]
    seat = GAME.to_move(state)
    assert is_last_turn(GAME, state, seat)
    ends = [GAME.apply(state, move) for move in GAME.moves(state)]
    best = thoughts(state, seat, SKILL)[-1][0]
    end = GAME.apply(state, best.move)
    assert GAME.to_move(end) == TERMINAL
    assert outcome(end, seat) == max(outcome(other, seat) for other in ends)
    assert (best.total, best.lead) == (100 * outcome(end, seat)[2], 100 * outcome(end, seat)[1])


def outcome(state: State, seat: int) -> tuple[float, int, int]:
    """Return a seat's share of the win, its lead and its total at the end of the game."""
    totals = tuple(GAME.total(state, other) for other in GAME.seats(state))
    winners = GAME.winners(state)
    return (seat in winners) / len(winners), leads(totals)[seat], totals[seat]


@pytest.mark.parametrize("number", range(4))
def test_the_last_move_but_one_assumes_the_best_reply(number: int) -> None:
    """Compare with a slow bot that tries every reply and assumes the best one for the replying seat."""
    *_, state, _last = [state for state, _ in ending(number)]
    seat = GAME.to_move(state)
    choices = last_turn(GAME, state, seat, weights_of(GAME, 2))
    assert len(choices) == len(GAME.distinct_moves(state))
    for choice in choices[:CLOSE:3]:
        after = GAME.apply(state, choice.move)
        replier = GAME.to_move(after)
        replies = [GAME.apply(after, reply) for reply in GAME.distinct_moves(after)]
        end = max(replies, key=lambda end: outcome(end, replier))
        assert outcome(end, replier)[:2] == outcome(GAME.apply(after, reply_to(after)), replier)[:2]
        assert (choice.total, choice.lead) == (100 * outcome(end, seat)[2], 100 * outcome(end, seat)[1])


def ending(number: int) -> list[tuple[State, int]]:
    """Return the last positions of a match with a player to move, and that player's seat."""
    states = line((2, (1, 2, 3, 4, 5), "full", "gardener", number))
    return [(state, GAME.to_move(state)) for state in states[-8:] if GAME.to_move(state) >= 0]


def reply_to(state: State) -> Move:
    move: Move = last_turn(GAME, state, GAME.to_move(state), weights_of(GAME, 2))[0].move
    return move


def test_earlier_turns_are_not_the_last_turn() -> None:
    for players in (2, 3, 4):
        last = [is_last_turn(GAME, state, seat) for state, seat in turns(players, 1)]
        assert last == [False] * (len(last) - players) + [True] * players
