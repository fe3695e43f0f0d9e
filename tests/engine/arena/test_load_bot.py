"""Load opponents by name and from files."""

import pickle
import sys
from pathlib import Path

import pytest

from hofgarten.arena.load_bot import BotError, Opponent, load_choose, load_opponent

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
