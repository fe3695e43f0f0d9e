"""The public interface: ``import hofgarten``, docs/library.md."""

import inspect
import json
import subprocess
import sys

import pytest

import hofgarten
from hofgarten.bots import BOTS
from web.app.model.match.match import new_match


def test_every_public_name_has_a_document() -> None:
    for name in hofgarten.__all__:
        value = getattr(hofgarten, name)
        assert not callable(value) or value.__doc__, name
    with pytest.raises(AttributeError, match="no attribute 'checkmate'"):
        _ = hofgarten.checkmate  # type: ignore[attr-defined]


def test_every_public_function_and_method_has_types() -> None:
    for name in hofgarten.__all__:
        value = getattr(hofgarten, name)
        members = [value] if inspect.isfunction(value) else []
        if inspect.isclass(value):
            members = [one for part, one in inspect.getmembers(value, inspect.isfunction) if not part.startswith("__")]
        for member in members:
            signature = inspect.signature(member)
            assert signature.return_annotation is not signature.empty, member
            for parameter in [*signature.parameters.values()][1 if inspect.isclass(value) else 0 :]:
                assert parameter.annotation is not parameter.empty, (member, parameter)


def test_importing_the_package_imports_no_module_of_it() -> None:
    program = "import sys, json, hofgarten; print(json.dumps([n for n in sys.modules if n.startswith('hofgarten')]))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == ["hofgarten"]


@pytest.mark.parametrize(
    ("name", "players"), [(name, players) for name, game in hofgarten.GAMES.items() for players in game.players]
)
def test_a_match_is_played_to_its_end_and_verifies(name: str, players: int) -> None:
    match = hofgarten.new_game(name, players=players)
    assert match.to_move in range(players)
    rng = hofgarten.Rng(1)
    while not match.is_over:
        before = match
        match = match.play(match.choose("random", rng))
        assert before.record.events == match.record.events[: len(before.record.events)]
    assert match.moves == ()
    assert match.to_move == hofgarten.Seat.TERMINAL
    assert hofgarten.verify(hofgarten.read(hofgarten.write(match.record))) == match.state
    assert match.record.result is not None
    assert match.record.result["winners"] == list(match.winners)
    assert len(match.scores) == players


@pytest.mark.parametrize("name", hofgarten.GAMES)
def test_moves_are_texts_of_the_record(name: str) -> None:
    match = hofgarten.new_game(name, seed="moves")
    for move in match.moves[::40]:
        begun = match.record.events
        assert match.play(move).record.events[: len(begun) + 1] == (*begun, move)
    with pytest.raises(hofgarten.IllegalMove):
        match.play("e4")


@pytest.mark.parametrize("name", hofgarten.GAMES)
def test_bots_choose_by_name_or_as_functions_from_the_view_of_their_seat(name: str) -> None:
    match = hofgarten.new_game(name)
    for bot in BOTS:
        assert match.choose(bot) in match.moves
        assert match.choose(bot) == match.choose(bot)

    def mine(game: object, view: object, seat: int, rng: hofgarten.Rng) -> object:
        assert game is match.game
        assert view == match.view(match.to_move)
        assert seat == match.to_move
        return rng.choose(list(match.game.moves(match.state)))

    assert match.choose(mine) in match.moves
    with pytest.raises(KeyError):
        match.choose("nobody")


def test_the_same_arguments_deal_the_same_match_as_in_the_page() -> None:
    match = hofgarten.new_game("zen-garden", players=["Ada", "Ben"], seed=7, level=3)
    assert match == hofgarten.new_game("zen-garden", players=["Ada", "Ben"], seed="7", boards=(1, 2, 3))
    assert match != hofgarten.new_game("zen-garden", players=["Ada", "Ben"], seed=8, level=3)
    options = {"boards": [1, 2, 3], "majority_ties": "full"}
    page = new_match("id", match.game, options, [{"name": "Ada"}, {"name": "Ben"}], "7")
    assert page.record == match.record


def test_a_match_is_drawn_and_described() -> None:
    match = hofgarten.new_game("hanging-gardens", seed=3)
    assert str(match) == str(match.state)
    assert str(match).startswith("The Hanging Gardens, round 1 of 15, seat ")
    assert repr(match).startswith("<Match: hanging-gardens, 0 events, <HangingGardens state: round 1 of 15, seat ")


def test_wrong_arguments_are_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match=f"unknown game 'chess': known are {', '.join(hofgarten.GAMES)}"):
        hofgarten.new_game("chess")
    for players in (1, 5, ["Ada"]):
        with pytest.raises(ValueError, match="zen-garden is for 2 to 4 players, not"):
            hofgarten.new_game("zen-garden", players=players)
    with pytest.raises(hofgarten.BadSetup, match=r"Z2\.1: unknown option --colour"):
        hofgarten.new_game("zen-garden", colour="red")
    with pytest.raises(hofgarten.BadSetup, match=r"Z2\.1: the level is a number from 1 to 5"):
        hofgarten.new_game("zen-garden", level=6)


def test_each_kind_of_refusal_is_its_own_value_error() -> None:
    kinds = (hofgarten.IllegalMove, hofgarten.BadSetup, hofgarten.BadPosition, hofgarten.RecordError)
    for kind in kinds:
        assert issubclass(kind, ValueError)
        assert not any(issubclass(kind, other) for other in kinds if other is not kind)
