"""Positions with their rules: ``hofgarten.Position``."""

import copy
import pickle
import random
import re
from typing import Any

import pytest

import hofgarten
from hofgarten import SPECTATOR, BadPosition, Fact, IllegalMove, Position
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.games.hanging_gardens.edition import read_edition, standard, write_edition
from tests.kit.flower_bed.game import FLOWER_BED
from tests.kit.games import COMPLETE, EVERY_GAME, more_games, name_of


def some_match(name: str, seed: int = 4) -> hofgarten.AnyMatch:
    """Return a match after some moves."""
    match = hofgarten.new_game(name, seed=seed)
    for _ in range(7):
        match = match.play(match.choose("random"))
    return match


@pytest.mark.parametrize("name", hofgarten.GAMES)
def test_a_position_follows_a_match_move_by_move(name: str) -> None:
    match = some_match(name)
    position = match.position
    while not match.is_over:
        move = random.Random(5).choice(match.legal_moves)
        event = match.game.read_event(move)
        assert position.apply(move) == position.apply(event)
        position, match = position.apply(move), match.play(move)
        if position.to_move == hofgarten.CHANCE:
            position = position.apply(match.record.events[-1])
        assert position == match.position
        facts = (position.legal_moves, position.scores, position.winners, position.is_over)
        assert facts == (match.legal_moves, match.scores, match.winners, match.is_over)
    assert not position.legal_moves


@pytest.mark.parametrize("name", hofgarten.GAMES)
def test_equal_positions_are_equal_with_one_hash_and_survive_copies(name: str) -> None:
    match, other = some_match(name), some_match(name, seed=5)
    same = Position(match.game, match.game.read_position(match.position.text))
    assert {match.position, same, other.position} == {match.position, other.position}
    for copied in (copy.deepcopy(same), pickle.loads(pickle.dumps(same))):
        assert copied == same
        assert hash(copied) == hash(same)
    assert match.position != match.state
    for value in (same, match):
        for attribute in ("state", "x"):
            with pytest.raises(AttributeError, match=f"cannot assign to field '{attribute}'"):
                setattr(value, attribute, 5)


@pytest.mark.parametrize("game", EVERY_GAME, ids=name_of)
def test_a_copy_of_a_position_has_the_game_itself(game: AnyEvaluatedGame) -> None:
    """Caches have the game as a key: each copy of it would add entries for ever."""
    with more_games(game):
        assert_copies_have_the_game_itself(game.name)


def assert_copies_have_the_game_itself(name: str) -> None:
    """Copy a match, its position and its game in every way."""
    match = some_match(name)
    copies: list[Any] = [copy.deepcopy(match.position), pickle.loads(pickle.dumps(match.position))]
    copies += [copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))]
    for copied in copies:
        assert copied.game is hofgarten.GAMES[name]
    for copied_game in (copy.copy(match.game), copy.deepcopy(match.game), pickle.loads(pickle.dumps(match.game))):
        assert copied_game is match.game


def test_a_copy_of_a_game_that_is_not_the_registered_one_is_another_game() -> None:
    own = type(FLOWER_BED)()
    own.season = "spring"  # type: ignore[attr-defined]
    for registered in ((), (FLOWER_BED,)):
        with more_games(*registered):
            for copied in (copy.copy(own), copy.deepcopy(own), pickle.loads(pickle.dumps(own))):
                assert (type(copied), vars(copied)) == (type(own), {"season": "spring"})


@pytest.mark.parametrize("game", EVERY_GAME, ids=name_of)
def test_the_moves_of_a_position_are_listed_once(game: AnyEvaluatedGame, monkeypatch: pytest.MonkeyPatch) -> None:
    moves, listed = game.moves, []

    def counted(self: Any, state: Any) -> Any:
        listed.append(state)
        return moves(state)

    with more_games(game):
        match = some_match(game.name)
        monkeypatch.setattr(type(game), "moves", counted)
        for each in (match, match.position):
            all_moves = each.legal_moves[:]
            assert [each.legal_moves[at] for at in range(len(each.legal_moves))] == [*each.legal_moves]
            assert tuple(each.legal_moves) == all_moves
        assert len(listed) == 1
        size = len(pickle.dumps(hofgarten.Match(match.record, match.state)))
        assert len(pickle.dumps(match)) < size + 200, "a copy does not contain the moves"


@pytest.mark.parametrize("name", hofgarten.GAMES)
def test_legal_moves_are_a_sequence(name: str) -> None:
    match = some_match(name)
    listed = list(match.legal_moves)
    assert [match.legal_moves[0], match.legal_moves[-1]] == [listed[0], listed[-1]]
    assert match.legal_moves[1:3] == tuple(listed[1:3])
    assert match.legal_moves.index(listed[-1]) == len(listed) - 1
    assert match.legal_moves == match.legal_moves
    assert hash(match.legal_moves) == hash(match.position.legal_moves)
    assert match.legal_moves != match.play(listed[0]).legal_moves
    assert match.legal_moves != listed


def test_a_position_is_drawn_and_described() -> None:
    match = hofgarten.new_game("hanging-gardens", seed=3)
    assert str(match.position) == str(match)
    assert repr(match.position).startswith("<Position: hanging-gardens, round 1 of 15, seat ")


def test_a_view_holds_what_its_seat_may_know() -> None:
    match = some_match("hanging-gardens")
    for seat in (0, 1, SPECTATOR):
        assert match.view(seat) == match.position.view(seat)
        assert match.view(seat).state == match.game.observe(match.state, seat)
    with pytest.raises(ValueError, match="there is no seat 2: they are 0 to 1, and SPECTATOR"):
        match.position.view(2)


@pytest.mark.parametrize("name", COMPLETE)
def test_what_is_no_move_is_refused(name: str) -> None:
    position = some_match(name).position
    with pytest.raises(IllegalMove):
        position.apply("castle")
    for wrong in (None, 5, position, position.state):
        with pytest.raises(TypeError):
            position.apply(wrong)


@pytest.mark.parametrize("name", hofgarten.GAMES)
def test_the_previous_match_is_the_one_before_the_last_move(name: str) -> None:
    match, earlier = hofgarten.new_game(name, players=["Ada", "Ben"], seed=4), []
    assert match.previous is None
    assert match.names == ("Ada", "Ben")
    while not match.is_over:
        earlier.append(match)
        match = match.play(match.choose("random"))
    while earlier:
        before = match.previous
        assert before == earlier.pop()
        assert before is not None
        match = before


def test_an_edition_of_ones_own_can_be_played() -> None:
    edition = {**write_edition(standard()), "name": "Mine"}
    match = hofgarten.new_game("hanging-gardens", 3, seed=2, edition=edition)
    assert match.state.deal.edition == read_edition(edition)
    assert match.record.options["edition"] == edition
    loaded = hofgarten.Match.from_record(hofgarten.read_record(hofgarten.write_record(match.record)))
    assert loaded == match
    for wrong in ({}, {"name": 3}, "{"):
        with pytest.raises(hofgarten.BadSetup, match=r"H1\.4"):
            hofgarten.new_game("hanging-gardens", edition=wrong)


@pytest.mark.parametrize("name", COMPLETE)
def test_gardens_name_each_square_as_the_notation_writes_it(name: str) -> None:
    match = hofgarten.new_game(name, players=3, seed=4)
    for _ in range(20):
        match = match.play(match.choose("random"))
    for seat, garden in enumerate(match.position.squares):
        edition = name == "hanging-gardens"  # the last field, and the corner before each garden
        written = match.position.text.split(" ")[seat - 3 - edition].split(":")[edition]
        assert garden
        assert all(piece in written for piece in garden.values())
        pieces = re.sub(r"[/0-9]", "", written)
        assert sum(map(len, garden.values())) == len(pieces)


def test_a_square_holds_the_tile_that_was_placed_there() -> None:
    match = hofgarten.new_game("zen-garden", seed=1)
    move = next(move for move in match.legal_moves if move.endswith("a1 se"))
    seat = match.to_move
    after = match.play(move).position
    assert list(after.squares[seat]) == ["a1"]
    assert after.squares[seat]["a1"].endswith("se")
    assert after.squares[1 - seat] == {}


def test_a_text_is_read_as_a_position_also_if_it_is_a_view() -> None:
    match = hofgarten.new_game("hanging-gardens", seed=2)
    for position in (match.position, match.view(0), match.view(SPECTATOR)):
        assert Position.from_text(position.text) == position
    with pytest.raises(BadPosition, match="is none of"):
        Position.from_text("chess 2")
    with pytest.raises(TypeError, match="the text of a position"):
        Position.from_text(5)  # type: ignore[arg-type]


def test_an_explanation_has_words() -> None:
    match = hofgarten.new_game("hanging-gardens", seed=3)
    best, second, *_ = [one.move for one in match.analyse(deals=2)]
    explanation = match.explain(best, than=second)
    lines = str(explanation).split("\n")
    assert lines[-1].startswith("expected: ")
    assert len(lines) == len(explanation.gains) + (explanation.cost is not None) + (explanation.other is not None) + 1
    fact = Fact("circuit_closed", "circuits", "Z6.1", points=4)
    assert str(fact) == "circuit closed: +4 circuits (Z6.1)"
    assert (
        str(Fact("line_near", "decorations", "Z6.2", stake=3, number=2))
        == "line near, 2: 3 decorations at stake (Z6.2)"
    )
