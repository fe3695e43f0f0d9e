"""The public interface: ``import hofgarten``, docs/library.md."""

import copy
import json
import operator
import pickle
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any, cast, get_args, get_origin

import pytest

import hofgarten
from hofgarten.bots import BOTS, BotName
from tests.kit.games import COMPLETE
from tests.kit.index import Index


def test_the_first_ten_minutes_of_a_bot_author(tmp_path: Path) -> None:
    """The first calls of a user who knows python-chess, OpenSpiel and PettingZoo."""
    match = hofgarten.new_game("zen-garden", players=["Ada", "Ben"], seed=7)
    move = next(iter(match.legal_moves))
    assert move in match.legal_moves
    assert "0a a1 up" not in match.legal_moves
    assert len(match.legal_moves) == len(list(match.legal_moves)) > 100
    assert match.legal_moves
    match = match.play(move)
    assert (match.to_move, match.is_over, match.outcome) == (0, False, None)
    with pytest.raises(hofgarten.HofgartenError, match=r"Z4\.1: there is no tile") as caught:
        match.play(move)
    assert (caught.value.rule, caught.value.place) == ("Z4.1", "")
    assert str(match.view(1)).startswith("Zen Garden, round 1")

    best, *others = match.analyse(deals=2)
    assert best.move in match.legal_moves
    assert best.lead >= max(one.lead for one in others)
    assert best == match.analyse(deals=2)[0], "work is counted, never timed"
    assert len(match.analyse(moves=1, deals=0)) == 1

    match.save(tmp_path / "match.jsonl")
    loaded = hofgarten.Match.load(tmp_path / "match.jsonl")
    assert loaded == match
    text = hofgarten.write_record(match.record)
    twins = [loaded, hofgarten.Match.from_record(hofgarten.read_record(text))]
    twins.append(hofgarten.Match.from_position(match.position))
    for twin in twins:
        assert (twin.position, twin.legal_moves) == (match.position, match.legal_moves)
        while not twin.is_over:
            twin = twin.play(twin.choose("random"))  # noqa: PLW2901 - a match is a value
        assert not twin.legal_moves
        with pytest.raises(hofgarten.IllegalMove, match="no player is to move"):
            twin.analyse()
        outcome = twin.outcome
        assert outcome is not None
        assert outcome.winners == tuple(seat for seat, result in enumerate(outcome.returns) if result >= 0)
        assert [score.total for score in outcome.scores] == [sum(score.values()) for score in outcome.scores]
        assert hofgarten.replay_record(twin.record)[-1] == hofgarten.verify_record(twin.record) == twin.state


def test_every_public_name_has_a_document() -> None:
    for name in vars(hofgarten)["__all__"]:
        value = getattr(hofgarten, name)
        assert get_origin(value) or not callable(value) or value.__doc__, name
    assert dir(hofgarten) == sorted(vars(hofgarten)["__all__"])
    with pytest.raises(AttributeError, match="no attribute 'checkmate'"):
        _ = hofgarten.checkmate  # type: ignore[attr-defined]


def test_importing_the_package_imports_no_module_of_it() -> None:
    program = "import sys, json, hofgarten; print(json.dumps([n for n in sys.modules if n.startswith('hofgarten')]))"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert json.loads(done.stdout) == ["hofgarten"]


def test_the_type_of_names_of_bots_has_every_bot() -> None:
    assert get_args(BotName) == tuple(BOTS)


@pytest.mark.parametrize("name", hofgarten.GAMES)
def test_bots_choose_by_name_or_as_functions_from_the_view_of_their_seat(name: str) -> None:
    match = hofgarten.new_game(name)
    for bot in BOTS:
        assert match.choose(cast("BotName", bot)) in match.legal_moves
        assert match.choose(cast("BotName", bot)) == match.choose(BOTS[bot])

    def mine(game: object, view: object, seat: int, rng: hofgarten.Rng) -> object:
        assert game is match.game
        assert view == match.view(match.to_move).state
        assert seat == match.to_move
        return rng.choose(list(match.game.moves(match.state)))

    assert match.choose(mine) in match.legal_moves


@pytest.mark.parametrize("name", COMPLETE)
def test_a_bot_that_returns_no_move_of_its_game_is_told_what_to_return(name: str) -> None:
    match = hofgarten.new_game(name)
    others = [hofgarten.new_game(other) for other in hofgarten.GAMES if other != name]
    foreign = [next(other.game.moves(other.state)) for other in others]
    for answer in (None, next(iter(match.legal_moves)), 5, (), object(), match.state, *foreign):
        with pytest.raises(TypeError, match=r"^a bot must return a move, one of game\.moves\(view\), not "):
            match.choose(lambda *_, answer=answer: answer)
        with pytest.raises(TypeError):
            match.game.write_event(answer)


def test_the_same_arguments_deal_the_same_match() -> None:
    match = hofgarten.new_game("zen-garden", players=["Ada", "Ben"], seed=7, level=3)
    assert match == hofgarten.new_game("zen-garden", players=["Ada", "Ben"], seed="7", boards=(1, 2, 3))
    assert match != hofgarten.new_game("zen-garden", players=["Ada", "Ben"], seed=8, level=3)


def test_a_match_is_drawn_and_described_and_equal_ones_and_their_records_have_one_hash() -> None:
    match = hofgarten.new_game("hanging-gardens", seed=3)
    assert str(match) == str(match.position)
    assert str(match).startswith("The Hanging Gardens, round 1 of 15, seat ")
    assert repr(match).startswith("<Match: hanging-gardens, 0 events, round 1 of 15, seat ")
    other, move = hofgarten.new_game("hanging-gardens", seed=3), next(iter(match.legal_moves))
    assert {match, other, match.play(move)} == {other, other.play(move)}
    assert len({match.record, other.record}) == 1


@pytest.mark.parametrize("name", hofgarten.GAMES)
def test_a_match_from_a_record_or_a_position_plays_on(name: str) -> None:
    begun = hofgarten.new_game(name, players=4, seed=2)
    for _ in range(20):
        begun = begun.play(begun.choose("random"))
    bare = replace(begun.record, extra={})
    seen = begun.view(1).text
    matches = [
        hofgarten.Match.from_record(begun.record),
        hofgarten.Match.from_record(hofgarten.read_record(hofgarten.write_record(bare))),
        hofgarten.Match.from_position(begun.position, players=["Ada", "Ben", "Cleo", "Dan"]),
        hofgarten.Match.from_position(seen, seed="x"),
    ]
    assert matches[0].seed == begun.seed == "2"
    assert matches[1].seed != hofgarten.Match.from_record(bare).seed
    assert matches[2].record.players[3] == {"name": "Dan"}
    assert matches[3] == hofgarten.Match.from_position(seen, seed="x") != hofgarten.Match.from_position(seen, seed="y")
    for made in matches:
        assert made.view(1) == begun.view(1)
        match = made
        while not match.is_over:
            match = match.play(match.choose("random"))
        assert hofgarten.Match.from_record(hofgarten.read_record(hofgarten.write_record(match.record))) == match
    again = hofgarten.Match.from_record(bare, seed=2)
    while not again.is_over:
        move = again.choose("random")
        begun, again = begun.play(move), again.play(move)
        assert again.record.events == begun.record.events, "the same seed: chance answers alike"


LIBRARY: Any = hofgarten  # a type checker would refuse these calls, too
WRONG: list[tuple[Callable[[Any], object], type[Exception], str]] = [
    (lambda _: LIBRARY.new_game("chess"), ValueError, "unknown game 'chess': known are zen-garden, "),
    (lambda _: LIBRARY.new_game(3), TypeError, "name is a text, not 3"),
    (lambda _: LIBRARY.new_game("zen-garden", players=1), ValueError, "zen-garden is for 2 to 4 players, not 1"),
    (lambda _: LIBRARY.new_game("zen-garden", players=10**9), ValueError, "players, not 1000000000"),
    (lambda _: LIBRARY.new_game("zen-garden", players=["Ada"]), ValueError, "players, not 1"),
    (lambda _: LIBRARY.new_game("zen-garden", players="2"), TypeError, "players is .* names, not '2'"),
    (lambda _: LIBRARY.new_game("zen-garden", players=2.0), TypeError, "players is .* names, not 2.0"),
    (lambda _: LIBRARY.new_game("zen-garden", players=["Ada", 2]), TypeError, r"players is .* not \['Ada', 2\]"),
    (lambda _: LIBRARY.new_game("zen-garden", seed=1.5), TypeError, "seed is a whole number or a text, not 1.5"),
    (lambda _: LIBRARY.new_game("zen-garden", seed="\ud800"), ValueError, "seed: the text holds a half"),
    (lambda _: LIBRARY.new_game("zen-garden", seed="x" * 1001), ValueError, "seed has more than 1000 characters"),
    (lambda _: LIBRARY.new_game("zen-garden", ["Ada", "x" * 1001]), ValueError, "a name has more than 1000"),
    (lambda _: LIBRARY.new_game("zen-garden", ["Ada", "\ud800"]), ValueError, "a name: the text holds a half"),
    (lambda match: LIBRARY.Match.from_record(match.record, seed="\ud800"), ValueError, "seed: the text holds a half"),
    (lambda match: LIBRARY.Match.from_position(match.position, seed="\ud800"), ValueError, "seed: the text holds a h"),
    (lambda _: LIBRARY.new_game("zen-garden", level=2.5), TypeError, "level is .* numbers, not 2.5"),
    (lambda _: LIBRARY.new_game("zen-garden", boards=["1"]), TypeError, "boards is .* numbers, not '1'"),
    (lambda _: LIBRARY.new_game("zen-garden", level=6), hofgarten.BadSetup, r"Z2\.1: the level is a number"),
    (
        lambda _: LIBRARY.new_game("zen-garden", colour="red"),
        hofgarten.BadSetup,
        r"Z2\.1: unknown option 'colour': known are level, ",
    ),
    (lambda _: LIBRARY.new_game("zen-garden", level=1, boards=[1]), hofgarten.BadSetup, "give either the level or the"),
    (lambda match: match.play(0), TypeError, "move is a text, such as those of match.legal_moves, not 0"),
    (lambda match: match.choose(0), TypeError, "bot is the name of a bot or a function, not 0"),
    (lambda match: match.choose("nobody"), ValueError, "unknown bot 'nobody': known are random, greedy, "),
    (lambda match: match.choose("greedy", rng=5), TypeError, "rng is a hofgarten.Rng, not 5"),
    (lambda match: match.analyse(rng=5), TypeError, "rng is a hofgarten.Rng, not 5"),
    (lambda match: match.analyse(moves=-1), ValueError, "moves is at least 0, not -1"),
    (lambda match: match.analyse(moves="3"), TypeError, "moves is a whole number, not '3'"),
    (lambda match: match.analyse(deals=-1), ValueError, "deals is at least 0, not -1"),
    (lambda match: match.analyse(deals=2.5), TypeError, "deals is a whole number, not 2.5"),
    (lambda match: match.explain(0), TypeError, "move is a text, such as those of match.legal_moves, not 0"),
    (lambda match: match.explain(match.legal_moves[0], than=0), TypeError, "than is a text, .* not 0"),
    (lambda match: match.explain("0a a1 up"), hofgarten.IllegalMove, ""),
    (lambda match: match.view("0"), TypeError, "seat is a whole number, not '0'"),
    (lambda match: match.view(2), ValueError, "there is no seat 2: they are 0 to 1, and SPECTATOR"),
    (lambda match: match.position.view("0"), TypeError, "seat is a whole number, not '0'"),
    (lambda match: match.position.view(0.0), TypeError, "seat is a whole number, not 0.0"),
    (lambda match: match.is_game_over, AttributeError, "no attribute 'is_game_over': use is_over"),
    (lambda match: match.is_terminal, AttributeError, "no attribute 'is_terminal': use is_over"),
    (lambda match: match.result, AttributeError, "no attribute 'result': use outcome"),
    (lambda match: match.returns, AttributeError, "no attribute 'returns': use outcome.returns"),
    (lambda match: match.current_player, AttributeError, "no attribute 'current_player': use to_move"),
    (lambda match: match.legal_actions, AttributeError, "no attribute 'legal_actions': use legal_moves"),
    (lambda match: match.is_legal("x"), AttributeError, "no attribute 'is_legal': use `move in legal_moves`"),
    (lambda match: match.copy(), AttributeError, "no attribute 'copy': use the value itself, which never changes"),
    (lambda match: match.clone(), AttributeError, "no attribute 'clone': use the value itself"),
    (lambda match: match.ply, AttributeError, r"no attribute 'ply': use len\(record.events\)"),
    (lambda match: match.peek(), AttributeError, r"no attribute 'peek': use record.events\[-1\]"),
    (lambda match: match.move_stack, AttributeError, "no attribute 'move_stack': use record.events"),
    (lambda match: match.apply_action(1), AttributeError, "no attribute 'apply_action': use play"),
    (lambda match: match.step(1), AttributeError, "no attribute 'step': use play"),
    (lambda match: match.squares, AttributeError, "no attribute 'squares': use position.squares"),
    (lambda match: match.position.piece_at("b2"), AttributeError, r"'piece_at': use squares\[seat\]\[square\]"),
    (lambda match: match.position.set_fen(""), AttributeError, r"use Position.from_text\(text\)"),
    (lambda match: match.position.uci, AttributeError, "no attribute 'uci': use the move itself"),
    (lambda match: match.information_state_string(0), AttributeError, r"use view\(seat\).text"),
    (lambda match: match.analyze(), AttributeError, "no attribute 'analyze': use analyse"),
    (lambda match: match.position.choose(), AttributeError, r"use Match.from_position\(position\).choose"),
    (lambda match: match.game.moves(match), AttributeError, "'shuffling': use state.shuffling, and give state to func"),
    (lambda match: match.undo, AttributeError, "'Match' object has no attribute 'undo': use previous"),
    (lambda match: match.svg(), AttributeError, "no attribute 'svg': use hofgarten.notebook.picture"),
    (lambda match: match.position.fen, AttributeError, "'Position' object has no attribute 'fen': use text"),
    (lambda match: match.checkmate, AttributeError, "'Match' object has no attribute 'checkmate'"),
    (
        lambda match: match.game.apply(match.state, "0a a1 nw"),
        TypeError,
        "read_event of a text, not '0a a1 nw'",
    ),
    (lambda match: match.scores[0]["total"], KeyError, "total"),
    (
        lambda match: LIBRARY.Match(match.position),
        TypeError,
        "new_game, Match.from_position and",
    ),
    (lambda _: LIBRARY.Match(), TypeError, "new_game, Match.from_position and Match.from_record make"),
    (lambda match: LIBRARY.Position("zen-garden", match.state), TypeError, "game is the rules of .*, not 'zen-garden'"),
    (lambda match: LIBRARY.Position(match.game, 5), TypeError, "state is a state of zen-garden, .*, not 5"),
    (lambda match: LIBRARY.Position(match.game, match), TypeError, "state is a state of zen-garden, .*, not <Match"),
    (lambda match: LIBRARY.write_record(match), TypeError, "record is a Record, such as match.record, .* <Match"),
    (lambda _: LIBRARY.verify_record("{}"), TypeError, "record is a Record, such as match.record, .* not '{}'"),
    (lambda _: LIBRARY.replay_record(b"{}"), TypeError, "record is a Record, such as match.record, .* not b'{}'"),
    (lambda _: LIBRARY.register(5), TypeError, "game is an object of a class .* hofgarten.EvaluatedGame, not 5"),
    (lambda match: LIBRARY.register(type(match.game)), TypeError, "game is an object of a class of yours, .* <class"),
    (lambda match: match.game.read_position(5), TypeError, "text is the text of a position, not 5"),
    (lambda match: match.game.options_from_flags(5), TypeError, "flags is texts by name, .*, not 5"),
    (lambda match: match.game.options_from_flags({"level": 3}), TypeError, "flags is texts by name, .* {'level': 3}"),
    (
        lambda _: LIBRARY.GAMES["hanging-gardens"].options_from_flags([]),
        TypeError,
        r"flags is texts by name, .*, not \[\]",
    ),
    (
        lambda _: LIBRARY.new_game("hanging-gardens", edition="x"),
        hofgarten.BadSetup,
        "H1.4: the edition: not JSON: Expecting",
    ),
    (lambda match: LIBRARY.Match(match.record), TypeError, "new_game, Match.from_position and Match.from_record make"),
    (lambda match: LIBRARY.playout(match.game, match.state, LIBRARY.BOTS["greedy"], None), TypeError, "for a bot"),
    (lambda match: LIBRARY.playout(match.game, match.state, lambda state, seat: seat + "", None), TypeError, "unsupp"),
    (lambda _: LIBRARY.Rng("a"), TypeError, "seed is a whole number, not 'a': Rng.of takes texts"),
    (lambda _: LIBRARY.read_record("{}"), hofgarten.RecordError, 'the key "record" is missing'),
    (lambda _: LIBRARY.read_record(None), TypeError, "text is the text of a record, not None"),
    (lambda _: LIBRARY.Match.from_record("{}"), TypeError, "record is a Record, .* not '{}'"),
    (lambda _: LIBRARY.Match.from_position(None), TypeError, "position is a Position or its text, not None"),
    (lambda _: LIBRARY.Match.from_position("chess 1"), hofgarten.BadPosition, "game: 'chess' is none of"),
]
"""Calls with a wrong argument, the error and what it says."""


@pytest.mark.parametrize(("call", "error", "said"), WRONG, ids=[said for *_, said in WRONG])
def test_wrong_arguments_are_refused_in_a_sentence_that_names_them(
    call: Callable[[Any], object], error: type[Exception], said: str
) -> None:
    with pytest.raises(error, match=f"^.*{said}") as caught:
        call(hofgarten.new_game("zen-garden"))
    assert type(caught.value) is error


def test_a_text_of_the_hanging_gardens_is_no_event() -> None:
    game = LIBRARY.GAMES["hanging-gardens"]
    with pytest.raises(TypeError, match=r"an event is .* not 'lay 1 0,0 0'"):
        game.apply(hofgarten.new_game("hanging-gardens").state, "lay 1 0,0 0")


def test_records_are_read_from_bytes_and_from_files_of_several(tmp_path: Path) -> None:
    matches = [hofgarten.new_game(name) for name in hofgarten.GAMES]
    lines = [hofgarten.write_record(match.record) for match in matches]
    assert hofgarten.read_record(f"\ufeff{lines[0]}\r\n".encode()) == matches[0].record
    file = tmp_path / "two.jsonl"
    file.write_text("\n\n".join(lines), encoding="utf-16")
    assert [*hofgarten.read_records(file)] == [match.record for match in matches]
    with pytest.raises(hofgarten.RecordError, match=r"several records: hofgarten\.read_records reads"):
        hofgarten.Match.load(file)
    file.write_text(f"{lines[0]}\n\nx\n", encoding="utf-8")
    with pytest.raises(hofgarten.RecordError, match=r"two\.jsonl: record 2, line 3: not JSON"):
        list(hofgarten.read_records(str(file)))


def test_no_part_of_a_match_can_be_changed() -> None:
    match = hofgarten.new_game("zen-garden", players=["Ada", "Ben"], level=3)
    while not match.is_over:
        match = match.play(match.choose("random"))
    record, text = match.record, hofgarten.write_record(match.record)
    changes: list[Callable[[Any], object]] = [
        lambda record: record.options["boards"].append(9),
        lambda record: record.options.update(boards=[]),
        lambda record: record.players[0].pop("name"),
        lambda record: record.setup.clear(),
        lambda record: record.result["winners"].sort(),
        lambda record: record.result["scores"][0].setdefault("total", 0),
        lambda record: operator.setitem(record.extra, "seed", 2),
        lambda record: operator.delitem(record.options["boards"], 0),
        lambda record: record.options["boards"].__iadd__([4]),
        lambda record: record.extra.__ior__({"seed": 2}),
    ]
    for change in changes:
        with pytest.raises(TypeError, match="cannot be changed"):
            change(record)
    for copied in (pickle.loads(pickle.dumps(match)), copy.copy(match), copy.deepcopy(match)):
        assert copied == match
        assert hash(copied) == hash(match)
        assert hofgarten.write_record(copied.record) == text
        with pytest.raises(TypeError, match="cannot be changed"):
            copied.record.options["boards"].append(9)
    boards = [1, 4]
    own = replace(record, options={**record.options, "boards": boards})
    boards.append(5)
    assert own.options == {"boards": [1, 4], "majority_ties": "full"}, "not even by what it was made of"


def test_another_record_is_checked_and_cannot_be_changed() -> None:
    match = hofgarten.new_game("zen-garden", seed=3)
    match = match.play(match.legal_moves[0])
    own: Any = {"events": [*match.record.events], "players": [{"name": "Ada"}, {"name": "Ben"}]}
    own["options"] = {"boards": (1, 2, 3), "majority_ties": "full"}
    own["extra"] = {"pair": ({"a": [1]}, "b")}
    record = replace(match.record, **own)
    for values in own.values():
        values.clear()
    assert record.events == match.record.events
    assert record == hofgarten.read_record(hofgarten.write_record(record))
    assert hash(record) == hash(match.record)
    assert hofgarten.Match.from_record(record).position == match.position
    text: Any = match.record.events[0]
    wrong = {"events": (text, [5], 5, [text, None]), "players": ("ab", 5, [5]), "position": (5, None)}
    wrong |= {"options": (5, None, []), "setup": (None,), "extra": ("x",), "result": (5, [])}
    for name, values in wrong.items():
        for value in values:
            changed: Any = {name: value}
            with pytest.raises(TypeError, match=f"^{name} is "):
                replace(match.record, **changed)
    nested: Any = []
    for _ in range(3000):
        nested = [nested]
    with pytest.raises(hofgarten.RecordError, match="nests deeper than 32 levels"):
        replace(match.record, extra={"nested": nested})


class Name(str):
    """A text of another type, as NumPy's."""

    __slots__ = ()


def test_numbers_and_texts_of_other_types_are_kept_as_plain_ones() -> None:
    numbers: Any = Index
    match = hofgarten.new_game("zen-garden", [Name("Ada"), Name("Ben")], seed=numbers(3), boards=map(numbers, (1, 4)))
    assert match == hofgarten.new_game("zen-garden", ["Ada", "Ben"], seed=3, boards=[4, 1])
    assert hofgarten.new_game("zen-garden", boards={1, 2}) == hofgarten.new_game("zen-garden", level=numbers(2))
    match = match.play(Name(match.legal_moves[0]))
    record = replace(match.record, events=tuple(map(Name, match.record.events)))
    for texts in (match.record.events, record.events, match.names, (match.seed,)):
        assert {*map(type, texts)} == {str}
    assert match.view(numbers(1)) == match.position.view(numbers(1)) == match.view(1)
    assert match.analyse(moves=numbers(2), deals=numbers(0)) == match.analyse(moves=2, deals=0)


@pytest.mark.parametrize("name", hofgarten.GAMES)
def test_a_finished_record_without_its_result_gets_it(name: str) -> None:
    match = hofgarten.new_game(name, seed=5)
    while not match.is_over:
        match = match.play(match.choose("random"))
    assert match.record.result
    without = replace(match.record, result=None)
    assert hofgarten.Match.from_record(without) == match
    ended = hofgarten.Match.from_position(match.position)
    assert ended.record.result == match.record.result
    hofgarten.verify_record(ended.record)


def test_each_kind_of_refusal_is_its_own_value_error() -> None:
    kinds = (hofgarten.IllegalMove, hofgarten.BadSetup, hofgarten.BadPosition, hofgarten.RecordError)
    for kind in kinds:
        assert issubclass(kind, hofgarten.HofgartenError)
        assert not any(issubclass(kind, other) for other in kinds if other is not kind)


def test_games_and_random_sources_are_described() -> None:
    assert repr(hofgarten.GAMES).startswith("<GAMES: zen-garden, hanging-gardens")
    assert repr(hofgarten.GAMES["zen-garden"]) == "<Game zen-garden>"
    rng = hofgarten.Rng(5)
    rng.bits()
    assert hofgarten.Rng(rng.state).bits() == eval(repr(rng), {"Rng": hofgarten.Rng}).bits()
