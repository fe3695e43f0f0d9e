"""A bot of somebody's own, where it lives: found, asked, and told what it did wrong."""

import importlib
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.kit.user_bots import GOOD, wheel
from tests.web.model.test_match import begun
from web.app.model.match.bot_protocol import Position, position, question
from web.app.workers import user_bot_host
from web.app.workers.user_bot_host import Fault, ask, from_file, from_wheel, uninstallable

HEAD = "def choose(game, view, seat, rng):\n"


@pytest.fixture
def here() -> Position:
    """Return a position in which somebody is to move."""
    return position(question(begun(), 1, "secret"))


@pytest.fixture
def file(tmp_path: Path) -> Callable[[str], Path]:
    """Return a function that writes a bot's file, as the worker does."""

    def written(source: str) -> Path:
        path = tmp_path / user_bot_host.MODULE / "My bot.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(source)
        return path

    return written


def fault(run: Callable[[], object]) -> Fault:
    with pytest.raises(Fault) as caught:
        run()
    return caught.value


def test_a_bot_in_a_file_plays(file: Callable[[str], Path], here: Position) -> None:
    text = ask(from_file(file(GOOD)), here)
    assert here.game.apply(here.view, here.game.read_event(text))


def test_a_bot_may_be_made_of_classes_that_look_their_module_up(file: Callable[[str], Path], here: Position) -> None:
    source = "from __future__ import annotations\nimport dataclasses\n@dataclasses.dataclass\nclass A:\n    x: int\n"
    assert ask(from_file(file(f"{source}{HEAD}    A(1)\n    return game.random_move(view, rng)\n")), here)


@pytest.mark.parametrize(
    ("source", "detail"),
    [
        ("choose = 1", "no function choose"),
        ("import nothing_of_this_name", "No module named 'nothing_of_this_name', line 1"),
        ("choose = 1\n\n1 / 0", "division by zero, line 3"),
        ("choose = 1\ndef x(:", "SyntaxError: invalid syntax, line 2"),
        ("raise SystemExit", "SystemExit, line 1"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt, line 1"),
    ],
)
def test_a_file_without_a_bot_cannot_be_installed(file: Callable[[str], Path], source: str, detail: str) -> None:
    told = fault(lambda: from_file(file(source)))
    assert told.why == "install"
    assert told.detail.endswith(detail)


def test_a_bot_that_raises_is_told_where(file: Callable[[str], Path], here: Position) -> None:
    bot = from_file(file(f"{HEAD}    return deeper()\n\ndef deeper():\n    return {{}}['x']\n"))
    told = fault(lambda: ask(bot, here))
    assert (told.why, told.detail) == ("failed", "KeyError: 'x', line 5")
    assert told.report.startswith("Traceback")
    assert "My bot.py" in told.report
    assert "hosting" not in told.report


def test_no_more_than_a_short_text_is_told_of_what_a_bot_raises(file: Callable[[str], Path], here: Position) -> None:
    told = fault(lambda: ask(from_file(file(f"{HEAD}    raise ValueError('x' * 1_000_000)\n")), here))
    assert told.detail.startswith("ValueError: xxx")
    assert len(told.detail) == 1000
    assert len(told.report) > len(told.detail)


@pytest.mark.parametrize(
    "move",
    [
        "None",
        "'0a a1 se'",
        "next(game.moves(view))._replace(slot=99)",
        "next(game.moves(view))._replace(shift=0)",
        "game.read_event('~Ptw')",
        "type('Liar', (), {'__repr__': lambda self: 1})()",
    ],
)
def test_an_answer_that_is_no_legal_move_is_told(file: Callable[[str], Path], here: Position, move: str) -> None:
    told = fault(lambda: ask(from_file(file(f"{HEAD}    return {move}\n")), here))
    assert told.why == "illegal"
    assert told.detail
    assert len(told.detail) < 200


def test_endless_depth_is_a_failure_like_any_other(file: Callable[[str], Path], here: Position) -> None:
    bot = from_file(file(f"{HEAD}    return choose(game, view, seat, rng)\n"))
    assert fault(lambda: ask(bot, here)).detail.startswith("RecursionError")


def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, content: bytes) -> None:
    """Put a wheel on the path, of which Python makes as much as of an unpacked one."""
    path = tmp_path / "bot.whl"
    path.write_bytes(content)
    monkeypatch.syspath_prepend(str(path))
    importlib.invalidate_caches()
    for name in ("brainy", "brainy.brain", "simple"):
        monkeypatch.delitem(sys.modules, name, raising=False)


def test_a_wheel_names_its_bot_by_an_entry_point(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, here: Position
) -> None:
    sources = {"brainy/__init__.py": "choose = 1", "brainy/brain.py": GOOD.replace("def choose", "def best")}
    installed(tmp_path, monkeypatch, wheel("brainy", sources, entry="brainy.brain:best"))
    assert ask(from_wheel("brainy"), here)


@pytest.mark.parametrize("path", ["simple.py", "simple/__init__.py"])
def test_a_wheel_of_one_module_or_package_may_just_have_the_function(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, here: Position, path: str
) -> None:
    installed(tmp_path, monkeypatch, wheel("simple", {path: GOOD}))
    assert ask(from_wheel("simple"), here)


def test_a_wheel_with_several_packages_must_say_where_its_bot_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    installed(tmp_path, monkeypatch, wheel("simple", {"simple.py": GOOD, "other.py": GOOD}))
    told = fault(lambda: from_wheel("simple"))
    assert told.why == "install"
    assert "other, simple" in told.detail


def test_what_a_wheel_needs_is_named() -> None:
    told = uninstallable("Can't find a pure Python 3 wheel for: 'numpy>=2', 'requests'\nSee: elsewhere")
    assert (told.why, told.detail) == ("needs", "numpy>=2, requests")
    told = uninstallable("Broken\nbadly")
    assert (told.why, told.detail, told.report) == ("install", "Broken", "Broken\nbadly")
