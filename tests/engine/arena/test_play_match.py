"""Matches between bots, and the files that they come from."""

import pickle
import sys
from pathlib import Path
from typing import Any

import pytest

from hofgarten.arena.load_bot import BotError, Opponent, load_choose, load_opponent
from hofgarten.arena.play_match import play
from hofgarten.bots import BOTS
from hofgarten.games.zen_garden import hidden_information
from hofgarten.games.zen_garden.game import ZEN_GARDEN, ZenGarden
from hofgarten.games.zen_garden.state import Shuffle, State
from hofgarten.record import positions, verify_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng, chance_rng

OPTIONS = {"boards": [1, 2, 3], "majority_ties": "full"}
RANDOM = Opponent("random")
NO_MOVE = "TypeError: a bot must return a move, one of game.moves(view), not "
FAULTY = {
    "raises": ("1 / 0", "line 2: ZeroDivisionError: division by zero"),
    "leaves": ("raise SystemExit", "line 2: SystemExit"),
    "interrupts": ("raise KeyboardInterrupt", "line 2: KeyboardInterrupt"),
    "none": ("return None", f"{NO_MOVE}None (is a return missing?)"),
    "text": ("return '0a a1 nw'", f"{NO_MOVE}'0a a1 nw'"),
    "number": ("return 5", f"{NO_MOVE}5"),
    "shuffle": ("return game.read_event('~Psa')", "IllegalMove: Z"),
    "illegal": ("return game.read_event('2d a1 nw n3')", "IllegalMove: Z"),
    "float": ("return game.random_move(view, rng)._replace(slot=0.0)", "IllegalMove: Move(slot=0.0, "),
    "odd": ("raise type('Odd', (Exception,), {'__str__': lambda self: 1 / 0})", "line 2: Odd"),
    "half": ("raise ValueError('\\ud800')", "line 2: ValueError: "),
    "huge": ("return [10 ** 5000]", f"{NO_MOVE}list"),
}
"""Bodies of a bot, and the beginning of the reason for which its moves are replaced."""


def bot(body: str) -> Opponent:
    return Opponent("mine.py", f"def choose(game, view, seat, rng):\n    {body}\n")


@pytest.mark.parametrize(("body", "reason"), FAULTY.values(), ids=FAULTY)
def test_an_invalid_move_is_replaced_by_a_random_legal_one(body: str, reason: str) -> None:
    played = play(ZEN_GARDEN, OPTIONS, [bot(body), RANDOM], "1", 0)
    verify_record(played.record)
    assert len(played.forfeits[0]) > 10
    assert played.forfeits[1] == ()
    assert all("\n" not in why and 0 < len(why) < 200 for why in played.forfeits[0])
    assert {why[: len(reason)] for why in played.forfeits[0]} == {reason}
    assert play(ZEN_GARDEN, OPTIONS, [bot(body), RANDOM], "1", 0).record == played.record


@pytest.mark.parametrize("part", ["slot - 12", "cell - 16", "corner - 4"])
def test_a_bot_whose_numbers_count_from_the_end_forfeits_every_move(part: str) -> None:
    field = part.split(maxsplit=1)[0]
    body = f"move = game.random_move(view, rng)\n    return move._replace({field}=move.{part})"
    played = play(ZEN_GARDEN, OPTIONS, [bot(body), RANDOM], "1", 0)
    assert len(played.forfeits[0]) == len(played.elapsed_us[0])
    assert {why.split(": ", 1)[0] for why in played.forfeits[0]} == {"IllegalMove"}


def test_forfeited_moves_are_drawn_independently() -> None:
    played = play(ZEN_GARDEN, OPTIONS, [bot("pass"), RANDOM], "1", 0)
    places = []
    for state, text in zip(positions(played.record), played.record.events, strict=False):
        if ZEN_GARDEN.to_move(state) == 0:
            moves = [*ZEN_GARDEN.moves(state)]
            places.append(moves.index(ZEN_GARDEN.read_event(text)) / len(moves))
    assert len(places) == len(played.forfeits[0])
    assert max(places) - min(places) > 0.5


def test_a_bot_that_forgets_to_return_forfeits_every_move_of_both_games() -> None:
    for game in GAMES.values():
        played = play(game, game.options_from_flags({}), [bot("pass"), RANDOM], "1", 0)
        verify_record(played.record)
        assert {*played.forfeits[0]} == {f"{NO_MOVE}None (is a return missing?)"}
        assert len(played.forfeits[0]) == len(played.elapsed_us[0])


def test_moves_are_timed_and_output_of_a_bot_goes_to_standard_error(capsys: pytest.CaptureFixture[str]) -> None:
    waits = bot("import time\n    print('thinking')\n    time.sleep(0.002)\n    return game.random_move(view, rng)")
    played = play(ZEN_GARDEN, OPTIONS, [waits, RANDOM], "1", 0)
    assert len(played.elapsed_us[0]) == len(played.elapsed_us[1]) == 16
    assert min(played.elapsed_us[0]) >= 2000
    assert min(played.elapsed_us[1]) >= 0
    printed = capsys.readouterr()
    assert (printed.out, "thinking" in printed.err) == ("", True)


def test_a_bot_gets_the_view_of_its_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[tuple[Any, int]] = []

    def choose(game: Any, view: Any, seat: int, rng: Rng) -> Any:
        seen.append((view, seat))
        return game.random_move(view, rng)

    monkeypatch.setitem(BOTS, "watch", choose)
    play(ZEN_GARDEN, OPTIONS, [Opponent("watch"), RANDOM], "1", 0)
    assert {seat for _, seat in seen} == {0}
    assert all(list(view.supply[view.drawn :]) == sorted(view.supply[view.drawn :]) for view, _ in seen)


def test_the_deal_and_the_streams_of_shuffles_do_not_depend_on_the_opponents(monkeypatch: pytest.MonkeyPatch) -> None:
    streams: list[int] = []
    shuffle = hidden_information.sample_chance

    def answer(state: State, rng: Rng) -> Shuffle:
        streams.append(rng.state)
        return shuffle(state, rng)

    monkeypatch.setattr(ZenGarden, "sample_chance", staticmethod(answer))
    first, second = (
        play(ZEN_GARDEN, OPTIONS, [Opponent(name) for name in names], "1", 5).record
        for names in (["random"] * 4, ["random", "greedy", "random", "random"])
    )
    assert first.setup == second.setup
    assert first.events != second.events
    events = (first.events, second.events)
    due = [at for played in events for at, event in enumerate(played) if event.startswith("~")]
    assert len(due) == 2  # four players empty the supply once
    assert streams == [chance_rng("1 5", at).state for at in due]


GOOD = '''
"""A bot with what people use."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Thought:
    move: object


def choose(game, view, seat, rng):
    return Thought(game.random_move(view, rng)).move
'''


NULL_BYTES = "SyntaxError" if sys.version_info >= (3, 11, 4) else "ValueError"
"""The name of the error that a null byte in a source raises."""


def test_a_pickled_opponent_does_not_need_its_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text(GOOD, "utf-8")
    found = load_opponent(str(file))
    assert found == Opponent(str(file), GOOD)
    file.unlink()
    assert load_choose(pickle.loads(pickle.dumps(found))).__name__ == "choose"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "there is no function choose(game, view, seat, rng)"),
        (b"choose = 3", "there is no function choose(game, view, seat, rng)"),
        (b"import json\n\ndef choose(:", "line 3: SyntaxError: "),
        (b"\n\n1 / 0", "line 3: ZeroDivisionError: division by zero"),
        (b"raise SystemExit", "line 1: SystemExit"),
        (b"raise KeyboardInterrupt", "line 1: KeyboardInterrupt"),
        (b"raise GeneratorExit", "line 1: GeneratorExit"),
        (b"import nowhere_to_be_found", "line 1: ModuleNotFoundError: No module named 'nowhere_to_be_found'"),
        (b"def f():\n    return [][1]\n\nf()", "line 2: IndexError: list index out of range"),
        (b"raise ValueError('" + b"x" * 500 + b"')", "line 1: ValueError: xxx"),
        (b"raise ValueError('two\\nlines')", "line 1: ValueError: two lines"),
        (b"raise ValueError(object())", "line 1: ValueError: <object object>"),
        (b"x = '\xff'", "the file is neither UTF-8 nor UTF-16: "),
        (b"x = '\0'", f"{NULL_BYTES}: source code string cannot contain null bytes"),
    ],
)
def test_a_file_without_a_bot_is_refused_in_one_sentence(text: bytes, sentence: str, tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_bytes(text)
    with pytest.raises(BotError) as caught:
        load_opponent(str(file))
    said = str(caught.value)
    assert said.startswith(f"{file}: {sentence}")
    assert "\n" not in said
    assert len(said) < len(str(file)) + 200
