"""Tests for the host of a user bot in its worker: loading, moves, and error reports."""

import importlib
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit.user_bots import GOOD, wheel
from tests.web.model.test_match import begun
from web.app.model.match.bot_protocol import BotInput, bot_move_request, position
from web.app.workers import user_bot_host
from web.app.workers.user_bot_host import UserBotError, ask, from_file, from_wheel, uninstallable

HEAD = "def choose(game, view, seat, rng):\n"


@pytest.fixture
def here() -> BotInput:
    return position(bot_move_request(begun(), 1, "secret"))


@pytest.fixture
def file(tmp_path: Path) -> Callable[[str], Path]:
    """Return a function that writes a bot's file, as the worker does."""

    def written(source: str) -> Path:
        path = tmp_path / user_bot_host.MODULE / "My bot.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(source)
        return path

    return written


def fault(run: Callable[[], object]) -> UserBotError:
    with pytest.raises(UserBotError) as caught:
        run()
    return caught.value


def test_bot_in_a_file_plays(file: Callable[[str], Path], here: BotInput) -> None:
    text = ask(from_file(file(GOOD)), here)
    assert here.game.apply(here.view, here.game.read_event(text))


def test_bot_may_define_dataclasses_that_look_up_their_module(file: Callable[[str], Path], here: BotInput) -> None:
    source = "from __future__ import annotations\nimport dataclasses\n@dataclasses.dataclass\nclass A:\n    x: int\n"
    assert ask(from_file(file(f"{source}{HEAD}    A(1)\n    return game.random_move(view, rng)\n")), here)


@pytest.mark.parametrize(
    ("source", "detail"),
    [
        ("choose = 1", "no function choose"),
        ("def chose(game, view, seat, rng): pass", "no function choose; did you mean chose?"),
        ("import nothing_of_this_name", "No module named 'nothing_of_this_name', line 1"),
        ("choose = 1\n\n1 / 0", "division by zero, line 3"),
        ("choose = 1\ndef x(:", "SyntaxError: invalid syntax, line 2"),
        ("raise SystemExit", "SystemExit, line 1"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt, line 1"),
    ],
)
def test_a_file_without_a_bot_cannot_be_installed(file: Callable[[str], Path], source: str, detail: str) -> None:
    told = fault(lambda: from_file(file(source)))
    assert told.reason == "install"
    assert "importlib" not in told.report
    assert told.detail.endswith(detail)


def test_error_of_a_bot_is_reported_with_its_line(file: Callable[[str], Path], here: BotInput) -> None:
    bot = from_file(file(f"{HEAD}    return deeper()\n\ndef deeper():\n    return {{}}['x']\n"))
    told = fault(lambda: ask(bot, here))
    assert (told.reason, told.detail) == ("failed", "KeyError: 'x', line 5")
    assert told.report.startswith("Traceback")
    assert told.report.count("File ") == told.report.count("My bot.py") == 2
    source = f"{HEAD}    try:\n        game.read_event('')\n    except Exception as e:\n        1 / 0\n"
    report = fault(lambda: ask(from_file(file(source)), here)).report
    assert "During handling" in report
    assert report.count("File ") == report.count("My bot.py") == 2, "no lines of the library"


def test_a_bot_cannot_ask(file: Callable[[str], Path], here: BotInput) -> None:
    before = sys.stdin
    bot = from_file(file(f"{HEAD}    return game.moves(view)[int(input('Which? '))]\n"))
    assert fault(lambda: ask(bot, here)).detail == "EOFError: a bot cannot ask with input(), line 2"
    assert "EOFError" in fault(lambda: from_file(file(f"NAME = input()\n{HEAD}    pass\n"))).detail
    assert sys.stdin is before


def test_text_of_an_error_or_endless_recursion_is_truncated(file: Callable[[str], Path], here: BotInput) -> None:
    told = fault(lambda: ask(from_file(file(f"{HEAD}    raise ValueError('x' * 1_000_000)\n")), here))
    assert told.detail.startswith("ValueError: xxx")
    assert len(told.detail) == 1000 < len(told.report)
    endless = from_file(file(f"{HEAD}    return choose(game, view, seat, rng)\n"))
    assert fault(lambda: ask(endless, here)).detail.startswith("RecursionError")


@pytest.mark.parametrize(
    ("move", "reason"),
    [
        ("None", "answer"),
        ("'0a a1 se'", "answer"),
        ("next(game.moves(view))._replace(slot=99)", "illegal"),
        ("next(game.moves(view))._replace(shift=0)", "illegal"),
        ("game.read_event('~Ptw')", "illegal"),
        ("type('Liar', (), {'__repr__': lambda self: 1})()", "answer"),
    ],
)
def test_a_wrong_answer_is_reported(file: Callable[[str], Path], here: BotInput, move: str, reason: str) -> None:
    told = fault(lambda: ask(from_file(file(f"{HEAD}    return {move}\n")), here))
    assert told.reason == reason
    assert told.detail.startswith("a bot must return a move") == (reason == "answer")
    assert len(told.detail) < 200


def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    """Put a wheel on the import path, which Python treats like an unpacked one."""
    path = tmp_path / "bot.whl"
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)
    monkeypatch.syspath_prepend(str(path))
    importlib.invalidate_caches()
    for name in ("brainy", "brainy.brain", "simple"):
        monkeypatch.delitem(sys.modules, name, raising=False)


def test_wheel_may_name_its_bot_by_an_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, here: BotInput
) -> None:
    sources = {"brainy/__init__.py": "choose = 1", "brainy/brain.py": GOOD.replace("def choose", "def best")}
    installed(tmp_path, monkeypatch, wheel("brainy", sources, entry="brainy.brain:best"))
    assert ask(from_wheel("brainy"), here)


def test_only_a_wheel_with_several_packages_needs_an_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, here: BotInput
) -> None:
    for number, path in enumerate(("simple.py", "simple/__init__.py")):
        installed(tmp_path / str(number), monkeypatch, wheel("simple", {path: GOOD}))
        assert ask(from_wheel("simple"), here)
    installed(tmp_path, monkeypatch, wheel("simple", {"simple.py": GOOD, "other.py": GOOD}))
    told = fault(lambda: from_wheel("simple"))
    assert told.reason == "install"
    assert "other, simple" in told.detail


def test_missing_requirements_of_a_wheel_are_named() -> None:
    told = uninstallable("Can't find a pure Python 3 wheel for: 'numpy>=2', 'requests'\nSee: elsewhere")
    assert (told.reason, told.detail) == ("needs", "numpy>=2, requests")
    told = uninstallable("Broken\nbadly")
    assert (told.reason, told.detail, told.report) == ("install", "Broken", "Broken\nbadly")
