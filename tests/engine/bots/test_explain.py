"""Explanations: which facts they choose, in which order."""

from typing import Any

from hofgarten import new_game
from hofgarten.bots.explain import explain
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.games.zen_garden.tiles import TILE_NUMBERS
from tests.engine.games.zen_garden.positions import garden, position

CIRCUIT = garden("Psa-se Bsp-sw . . Gst-ne " + ". " * 11)


def explained(move: str, than: str | None = None) -> Any:
    state = position([CIRCUIT, garden("Uwc " + ". " * 15)])
    state = state._replace(board=(TILE_NUMBERS["Csc"], *state.board[1:]))
    events = [ZEN_GARDEN.read_event(text) for text in (move, than) if text]
    return explain(ZEN_GARDEN, state, 0, *events)


def kinds(facts: Any) -> list[str]:
    return [fact.kind for fact in facts]


def test_the_most_valuable_fact_comes_first() -> None:
    assert kinds(explained("0a b2 nw").gains)[0] == "circuit_closed"


def test_two_moves_differ_only_in_what_one_of_them_does() -> None:
    better = explained("0a b2 nw", "0a b2 ne")
    assert kinds((*better.gains, *better.avoided)) == ["circuit_closed"]
    assert better.is_enough


def test_a_match_explains_its_moves_by_what_the_seat_knows() -> None:
    match = new_game("hanging-gardens", seed=2)
    while not match.state.phase:
        match = match.play(match.choose("greedy"))
    best, other = (found.move for found in match.analyse(moves=2, deals=0))
    game, seat = match.game, match.to_move
    moves = [game.read_event(move) for move in (best, other)]
    assert match.explain(best, than=other) == explain(game, match.view(seat).state, seat, *moves)
    assert match.explain(best) != match.explain(other)


def test_equal_facts_are_a_matter_of_later_turns() -> None:
    equal = explained("0a c1 nw", "0a c1 nw")
    assert (equal.gains, equal.avoided, equal.cost, equal.is_enough) == ((), (), None, False)
