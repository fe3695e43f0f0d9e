"""All bots in all games: moves are legal, reproducible and independent of hidden information."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from hofgarten.bots import BOTS, levels
from hofgarten.bots.analysis import assess, hints, reasons
from hofgarten.bots.endgame import is_last_turn, last_turn
from hofgarten.bots.value_function import weights_of
from hofgarten.cli.selfplay import play as selfplay
from hofgarten.evaluation import TURNS_UNKNOWN, AnyEvaluatedGame
from hofgarten.record import replay_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.games import EVERY_GAME, name_of
from tests.kit.thorough import further

SLOWEST = "architect"

pytestmark = [pytest.mark.parametrize("game", EVERY_GAME, ids=name_of), pytest.mark.usefixtures("flower_bed")]


@cache
def line(name: str, players: int, bots: str = "random") -> tuple[Any, ...]:
    """Return the positions of a match."""
    game = GAMES[name]
    seats = [bots.split(",")[seat % len(bots.split(","))] for seat in range(players)]
    return replay_record(selfplay(game, game.options_from_flags({}), seats, "bots", players))


def turns(game: AnyEvaluatedGame, every: int, bots: str = "random") -> Iterator[tuple[Any, int]]:
    """Yield some positions with a player to move, and that player's seat."""
    for players in game.players:
        found = [state for state in line(game.name, players, bots) if game.to_move(state) >= 0]
        yield from ((state, game.to_move(state)) for state in found[players::every])


@pytest.mark.parametrize("bot", [*(bot for bot in BOTS if bot != SLOWEST), further(SLOWEST)])
def test_moves_are_legal_reproducible_and_independent_of_hidden_information(game: AnyEvaluatedGame, bot: str) -> None:
    choose = BOTS[bot]
    for number, (state, seat) in enumerate(turns(game, 23 if bot == SLOWEST else 7, "greedy")):
        view = game.observe(state, seat)
        other = game.determinize(view, Rng(number))
        moves = [choose(game, game.observe(each, seat), seat, Rng(number)) for each in (state, state, other)]
        assert moves[0] == moves[1] == moves[2]
        assert moves[0] in set(game.moves(state))


def test_greedy_maximises_the_total_at_the_end_of_its_turn(game: AnyEvaluatedGame) -> None:
    for number, (state, seat) in enumerate(turns(game, 17, "greedy,random")):
        view, left = game.observe(state, seat), game.turns_left(state, seat)
        move = BOTS["greedy"](game, view, seat, Rng(number))
        totals = {each: most(game, game.apply(view, each), seat, left) for each in game.moves(view)}
        assert totals[move] == max(totals.values())


def most(game: AnyEvaluatedGame, state: Any, seat: int, left: int) -> int:
    """Return the highest total with which a seat can end its turn."""
    if game.to_move(state) != seat or game.turns_left(state, seat) != left:
        return game.total(state, seat)
    return max(most(game, game.apply(state, move), seat, left) for move in game.moves(state))


def test_the_last_turn_rates_every_move_by_the_score(game: AnyEvaluatedGame) -> None:
    """Without later moves, the best move is one with the greatest possible lead."""
    if game.turns_left(line(game.name, 2)[0], 0) == TURNS_UNKNOWN:
        return
    seen = 0
    for state, seat in turns(game, 1, "gardener"):
        view = game.observe(state, seat)
        if not is_last_turn(game, view, seat) or any(game.turns_left(view, s) for s in game.seats(view) if s != seat):
            continue
        choices = last_turn(game, view, seat, weights_of(game, len(game.seats(view))))
        assert {choice.move for choice in choices} == set(game.distinct_moves(view))
        assert choices[0].total == 100 * most(game, view, seat, 1)
        seen += 1
    assert seen >= len(game.players)


def test_any_move_of_a_last_turn_can_be_assessed(game: AnyEvaluatedGame) -> None:
    for state, seat in turns(game, 1, "gardener"):
        view = game.observe(state, seat)
        if is_last_turn(game, view, seat):
            for number in range(2):
                played = game.random_move(view, Rng(number))
                *_, found = assess(game, view, seat, Rng(number), played)
                assert found.played.move == game.canonical(view, played)
                assert found.loss >= 0


def test_hints_are_legal_moves_best_first(game: AnyEvaluatedGame) -> None:
    state, seat = list(turns(game, 31, "gardener"))[-1]
    view = game.observe(state, seat)
    *_, found = hints(game, view, seat, Rng(1))
    assert 1 <= len(found) <= 3
    assert {choice.move for choice in found} <= set(game.distinct_moves(view))
    assert [choice.lead for choice in found] == sorted((choice.lead for choice in found), reverse=True)


def test_reasons_are_items_of_features(game: AnyEvaluatedGame) -> None:
    named = set()
    for state, seat in turns(game, 5, "gardener"):
        view = game.observe(state, seat)
        found = reasons(game, view, seat, game.best_move(view, weights_of(game, len(game.seats(view)))))
        assert all(points for _, points in found)
        assert [abs(points) for _, points in found] == sorted((abs(points) for _, points in found), reverse=True)
        named |= {item for item, _ in found}
    assert len(named) > min(3, len(game.score_items) - 2)
    assert named <= {*game.features.values()} - {"total"}


def test_weights_have_a_value_for_each_feature_with_any_number_of_players(game: AnyEvaluatedGame) -> None:
    for players in game.players:
        assert {len(row) for row in weights_of(game, players)} == {len(game.features)}


def test_a_game_can_replace_parts_of_a_level_s_skill(game: AnyEvaluatedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    own = {"beam": 3, "noise": 5, "players": {"4": {"noise": 7}}}
    monkeypatch.setattr(levels, "data_of", lambda _: {"levels": {"master": own}})
    shown = levels.config_of.__wrapped__
    assert shown(game, "gardener", 4) == levels.LEVELS["gardener"]
    two, four = (shown(game, "master", players) for players in (2, 4))
    assert (two.beam, two.noise, four.beam, four.noise) == (3, 5, 3, 7)
    assert two._replace(beam=0, noise=0) == levels.LEVELS["master"]._replace(beam=0, noise=0)
