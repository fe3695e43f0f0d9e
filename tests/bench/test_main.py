"""Tests of running parts of the benchmark: one that fails does not lose the figures of others."""

from pathlib import Path

import pytest

from bench import __main__ as command
from bench.model import OURS, Part, Row, Setting


def part(what: str) -> Part:
    """Return a part with one row."""
    return Part(what.title(), [Row(what, "ms", {OURS: [1.0]})])


def test_a_failed_part_loses_no_figures(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(setting: Setting) -> Part:
        msg = f"not\n{setting.runs}"
        raise ValueError(msg)

    monkeypatch.setattr(command, "measure_of", lambda name: measure if name == "size" else lambda _: part(name))
    command.save_part(tmp_path, "size", part("earlier"))
    command.save_part(tmp_path, "engine", part("moves"))
    failed = command.measure_parts(["size", "boot"], Setting(7, tmp_path), tmp_path)
    assert failed == {"size": "ValueError: not 7"}
    text = (tmp_path / command.REPORT).read_text(encoding="utf-8")
    assert "**`size` failed**" in text
    assert text.index("| boot |") < text.index("| earlier |") < text.index("| moves |")


def test_exit_status_tells_of_a_failed_part(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "build", lambda *_, **__: None)
    monkeypatch.setattr(command, "measure_of", lambda name: lambda _: part(name) if name == "boot" else 1 / 0)
    assert command.main(["boot", "--out", str(tmp_path)]) == 0
    assert command.main(["size", "--out", str(tmp_path)]) == 1
