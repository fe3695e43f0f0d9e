"""The command ``puzzles``."""

import json
from pathlib import Path

import pytest

from hofgarten.puzzle import Puzzle, position_of, read_puzzles
from tests.tools.test_make_puzzles import judged
from tools import make_puzzles
from tools.__main__ import main
from tools.make_puzzles import EvaluatedPosition


def line(position: EvaluatedPosition) -> str:
    record, _ = position_of(Puzzle(*position[:6], ("",), 0, (), (), ()))
    moves = [
        {
            "move": each.events[0],
            "also": list(each.events[1:]),
            "lead": each.lead / 100,
            "loss": each.loss / 100,
            "error": each.error / 100,
        }
        for each in position.judged
    ]
    facts = {"game": position.game, "players": position.players, "options": dict(position.options)}
    return json.dumps(
        {**facts, "seed": position.seed, "match": position.number, "events": record.events, "moves": moves}
    )


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a file of the oracle, the last line of which is still being written."""
    for name, value in {"DEALS": 8, "ITEM_DEALS": 4, "MIN_GAP": 30}.items():
        monkeypatch.setattr(make_puzzles, name, value)
    file = tmp_path / "oracle.jsonl"
    file.write_text("".join(f"{line(position)}\n" for position in judged("zen-garden")) + '{"game": "zen', "utf-8")
    return file


Output = pytest.CaptureFixture[str]


def run(*arguments: object) -> int:
    """Run the command in this process, so that the number of deals can be small; return the exit code."""
    return main(["puzzles", "--game", "zen-garden", "--jobs", "1", *map(str, arguments)])


def test_a_file_is_made_taken_over_and_checked(source: Path, tmp_path: Path, capsys: Output) -> None:
    out, again = tmp_path / "puzzles.json", tmp_path / "again.json"
    run("--from", source, "--out", out)
    puzzles = read_puzzles(out.read_text("utf-8"))
    assert {each.game for each in puzzles} == {"zen-garden"}
    first = capsys.readouterr().out
    assert first.startswith(f"{len(judged('zen-garden'))} positions: ")
    assert f"{len(puzzles)} written" in first
    run("--from", source, "--known", out, "--out", again)
    assert again.read_bytes() == out.read_bytes()
    assert capsys.readouterr().out == first
    assert run("--audit", out) == 0
    assert f" of {len(puzzles)} puzzles refuted" in capsys.readouterr().out


def test_other_arguments_are_refused(source: Path, capsys: Output) -> None:
    for arguments in ([], ["--from", source], ["--from", source, "--out", "x", "--audit", "y"]):
        assert run(*arguments) == 2
        assert "--audit FILE" in capsys.readouterr().err
    assert run("--audit", source) == 1
    assert "no file of puzzles" in capsys.readouterr().err


def test_a_line_of_another_game_or_deal_is_refused(source: Path, tmp_path: Path, capsys: Output) -> None:
    raw = json.loads(source.read_text("utf-8").splitlines()[0])
    faults: list[dict[str, object]] = [{"game": "hanging-gardens"}, {"moves": [{}]}, {"events": ["0a a1 xx"]}]
    for fault in faults:
        source.write_text(json.dumps({**raw, **fault}) + "\n", "utf-8")
        assert run("--from", source, "--out", tmp_path / "out") == 1
        assert "line 1 is no judged position" in capsys.readouterr().err
