"""The commands of tools: ``oracle``, ``puzzles``, ``bench``."""

import json
from pathlib import Path

import pytest

from hofgarten.puzzle import Puzzle, position_of, read_puzzles
from tests.engine.cli.run_command import complaint, output
from tests.engine.test_puzzle import puzzle
from tests.kit.thorough import first_of
from tests.tools.test_make_puzzles import events, judged, position
from tools import make_puzzles
from tools.__main__ import main
from tools.make_puzzles import EvaluatedPosition
from tools.write_puzzles import write_puzzles

ORACLE = ["oracle", "--game", "zen-garden", "--level", "1", "--seed", "Garten", "--effort", "5"]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str]:
    """Return a file of three positions, and what the command printed."""
    file = tmp_path_factory.mktemp("oracle") / "oracle.jsonl"
    printed = output(*ORACLE, "--positions", "3", "--out", str(file), "--jobs", "1")
    return file.read_bytes(), printed


@pytest.mark.thorough
def test_the_file_does_not_depend_on_the_number_of_jobs_nor_on_interruptions(
    written: tuple[bytes, str], tmp_path: Path
) -> None:
    content, printed = written
    file = tmp_path / "oracle.jsonl"
    file.write_bytes(content[: content.index(b"\n") + 100])
    assert output(*ORACLE, "--positions", "3", "--out", str(file), "--jobs", "2") == printed
    assert file.read_bytes() == content
    assert output(*ORACLE, "--positions", "3", "--out", str(file)) == printed
    assert file.read_bytes() == content
    assert list(tmp_path.iterdir()) == [file]


@pytest.mark.parametrize(
    "content",
    first_of([b"weights\n", b"{}\n", b"\xff\n", b'{"game": "go", "players": 2}\n', b"[1]\n", b'{"levels": 1}\n']),
)
def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    sentence = f"{file}: line 1 is not a position of this command"
    assert complaint(2, *ORACLE, "--out", str(file)) == sentence
    assert complaint(2, "oracle", "--summary", str(file)) == sentence
    assert file.read_bytes() == content


def line(position: EvaluatedPosition) -> str:
    record, _ = position_of(Puzzle(*position[:6], ("",), 0, (), (), ()))
    moves = [
        {"move": one.events[0], "also": list(one.events[1:])}
        | {name: getattr(one, name) / 100 for name in ("lead", "loss", "error")}
        for one in position.judged
    ]
    facts = {"game": position.game, "players": position.players, "options": dict(position.options)}
    deal = {"seed": position.seed, "match": position.number, "events": record.events}
    return json.dumps({**facts, **deal, "moves": moves})


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a file of the oracle, the last line of which is still being written."""
    for name, value in {"DEALS": 8, "MIN_GAP": 30}.items():
        monkeypatch.setattr(make_puzzles, name, value)
    file = tmp_path / "oracle.jsonl"
    file.write_text("".join(f"{line(position)}\n" for position in judged("zen-garden")) + '{"game": "zen', "utf-8")
    return file


Output = pytest.CaptureFixture[str]


def run(*arguments: object) -> int:
    """Run the command in this process, so that the number of deals can be small; return the exit code."""
    return main(["puzzles", "--game", "zen-garden", "--jobs", "1", *map(str, arguments)])


@pytest.mark.thorough
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


def test_known_puzzles_stay_unless_their_position_has_lost_its_one_good_move(tmp_path: Path, capsys: Output) -> None:
    one, two, three, *_ = events()
    unclear = position((one, 0, 0), (two, 1, 0), (three, 150, 0))
    stays, goes = puzzle(), puzzle(moves=0)
    source, known, out = tmp_path / "oracle.jsonl", tmp_path / "known.json", tmp_path / "puzzles.json"
    source.write_text(f"{line(unclear)}\n", "utf-8")
    known.write_text(write_puzzles([stays, goes]), "utf-8")
    assert run("--from", source, "--known", known, "--out", out) == 0
    assert read_puzzles(out.read_text("utf-8")) == (stays,)
    assert "1 positions: 1 without exactly one good move" in capsys.readouterr().out


@pytest.mark.thorough
def test_figures_are_in_the_table_and_the_file(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    table = output("bench", "--runs", "1", "--json", str(file)).splitlines()
    figures = json.loads(file.read_text("utf-8"))
    assert [line.split("  ")[0] for line in table[1:]] == list(figures["medians"])
    names = {"random moves", "playouts", "legal-move lists", "greedy's moves", "records verified"}
    assert names <= figures["runs"].keys() == figures["medians"].keys()
    assert all(rate > 0 for rate in figures["medians"].values())
    assert {len(rates) for rates in figures["runs"].values()} == {1}, "what only warms up does not count"
