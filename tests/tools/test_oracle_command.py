"""``oracle`` as a separate process."""

import json
from pathlib import Path

import pytest

from tests.engine.cli.run_command import complaint, output

ORACLE = ["oracle", "--game", "zen-garden", "--level", "1", "--seed", "Garten", "--effort", "5"]


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, str]:
    """Return a file of three positions, and what the command printed."""
    file = tmp_path_factory.mktemp("oracle") / "oracle.jsonl"
    printed = output(*ORACLE, "--positions", "3", "--out", str(file), "--jobs", "1")
    return file.read_bytes(), printed


def test_every_line_is_a_position_of_another_match(written: tuple[bytes, str]) -> None:
    lines = [json.loads(line) for line in written[0].splitlines()]
    assert [line["match"] for line in lines] == [0, 1, 2]
    for line in lines:
        assert (line["game"], line["players"], line["seed"], line["effort"]) == ("zen-garden", 2, "Garten", 5)
        assert line["options"] == {"boards": [1], "majority_ties": "full"}


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


def test_files_are_summarised_by_game_players_and_level(written: tuple[bytes, str], tmp_path: Path) -> None:
    content, printed = written
    head, *rows = printed.splitlines()
    assert head.split() == ["game", "players", "level", "positions", "loss", "95", "%", "at", "most", "best", "move"]
    assert [row.split()[:4] for row in rows] == [
        ["zen-garden", "2", level, "3"] for level in ("apprentice", "gardener", "master", "architect")
    ]
    lines = [json.loads(line) for line in content.splitlines()]
    mean = sum(line["levels"]["master"]["split_loss"] for line in lines) / 3
    assert float(rows[2].split()[4]) == pytest.approx(mean, abs=0.006)
    one, two = tmp_path / "1", tmp_path / "2"
    one.write_bytes(content)
    two.write_bytes(content.replace(b'"players":2', b'"players":3') + b'{"game"')  # a line that is being written
    both = output("oracle", "--summary", str(one), str(two)).splitlines()
    assert both[:5] == printed.splitlines()
    assert [row.split()[1] for row in both[5:]] == ["3"] * 4


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (["--seed", "other"], "line 1 is a position of other arguments"),
        (["--effort", "6"], "line 1 is a position of other arguments"),
        (["--players", "3"], "line 1 is a position of other arguments"),
        (["--positions", "2"], "it has 3 positions already, more than --positions"),
    ],
)
def test_a_file_of_other_arguments_is_left_as_it_is(
    written: tuple[bytes, str], tmp_path: Path, change: list[str], sentence: str
) -> None:
    file = tmp_path / "oracle.jsonl"
    file.write_bytes(written[0])
    assert complaint(2, *ORACLE, "--positions", "4", "--out", str(file), *change) == f"--out {file}: {sentence}"
    assert file.read_bytes() == written[0]


@pytest.mark.parametrize(
    "content", [b"{}\n", b"weights\n", b"\xff\n", b'{"game": "go", "players": 2}\n', b"[1]\n", b'{"levels": 1}\n']
)
def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "notes.txt"
    file.write_bytes(content)
    sentence = f"{file}: line 1 is not a position of this command"
    assert complaint(2, *ORACLE, "--out", str(file)) == sentence
    assert complaint(2, "oracle", "--summary", str(file)) == sentence
    assert file.read_bytes() == content


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "give --game and --out, or --summary"),
        (["--game", "zen-garden"], "give --game and --out, or --summary"),
        (["--summary", "x", "--game", "zen-garden"], "give either --summary or --game and --out"),
        (["--summary", "x", "--level", "3"], "unknown argument '--level'"),
        (["--summary", "x"], "x: No such file or directory"),
        (["--game", "zen-garden", "--out", "no/such/file"], "no/such/file: No such file or directory"),
    ],
)
def test_wrong_usage_is_reported_in_one_sentence(arguments: list[str], sentence: str) -> None:
    assert complaint(2, "oracle", *arguments) == sentence
