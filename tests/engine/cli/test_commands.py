"""Behaviour common to all commands, and ``verify``."""

import json
import os
import re
import subprocess
import sys
from dataclasses import replace
from io import BufferedReader, BytesIO
from pathlib import Path
from types import SimpleNamespace

import pytest

from hofgarten import cli, record_file
from hofgarten.bots import LEVEL_NAMES
from hofgarten.cli import main, selfplay
from hofgarten.record import read_record, write_record
from hofgarten.registry import GAMES
from tests.engine.cli.run_command import (
    COMMAND,
    ENVIRONMENT,
    REPOSITORY,
    RESHUFFLE,
    TWO_RANDOM,
    at_a_terminal,
    complaint,
    output,
)
from tests.engine.golden import raw
from tests.kit.golden_matches import RECORDS
from tests.kit.thorough import further
from tools.__main__ import main as tools


@pytest.mark.parametrize("arguments", [[], ["play"], ["--fast"], ["Verify", "-"], [""]])
def test_unknown_commands_are_refused_in_one_sentence(arguments: list[str]) -> None:
    complaint(2, *arguments)


@pytest.mark.parametrize(
    "arguments",
    [[*TWO_RANDOM, "--matches", "100000"], ["moves", str(RESHUFFLE), "--ply", "6"]],
    ids=lambda a: a[0],
)
def test_a_closed_output_pipe_ends_the_command_silently(arguments: list[str]) -> None:
    with subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=REPOSITORY, env=ENVIRONMENT
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.wait(timeout=30) == 141
        assert process.stderr.read() == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_reported() -> None:
    with Path("/dev/full").open("wb") as full:
        finished = subprocess.run(
            [*COMMAND, "verify", str(RESHUFFLE)],
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=REPOSITORY,
            env=ENVIRONMENT,
            check=False,
        )
    assert (finished.returncode, finished.stderr) == (2, b"hofgarten: standard output: No space left on device\n")


def test_progress_is_drawn_on_a_terminal_and_cleared() -> None:
    printed, drawn = at_a_terminal(*TWO_RANDOM, "--matches", "300")
    assert printed.count(b"\n") == 300
    assert " of 300 matches" in drawn
    assert drawn.endswith("\r\x1b[K")


def test_output_does_not_depend_on_the_environment() -> None:
    odd = {"PYTHONIOENCODING": "latin-1", "LC_ALL": "C", "PYTHONHASHSEED": "3", "PATH": os.environ["PATH"]}
    arguments = [*COMMAND, *TWO_RANDOM, "--seed", "日本"]
    texts = [
        subprocess.run(arguments, stdout=subprocess.PIPE, cwd=REPOSITORY, env=env, check=True).stdout
        for env in (ENVIRONMENT, odd)
    ]
    assert texts[0] == texts[1]
    assert read_record(texts[0].decode()).extra["seed"] == "日本 0"


BOT = "def choose(game, view, seat, rng):\n    return next(game.moves(view))\n"
RECORD = write_record(
    replace(read_record(RESHUFFLE.read_text("utf-8")), events=(), result=None, extra={"note": "naïve"})
)
LEVELS = {level: {"split_loss": 0, "loss": 0} for level in LEVEL_NAMES}
JUDGED = {"game": "zen-garden", "players": 2, "options": {}, "seed": "ü", "match": 0, "position": "", "moves": []}

READING = [
    ("verify FILE", RECORD, "1 record verified"),
    ("verify -", RECORD, "1 record verified"),
    ("moves FILE --ply 0", RECORD, "0a a1 nw"),
    ("position FILE", RECORD, "zen-garden "),
    ("rate FILE", RECORD, "FILE: record 1, line 1: the match is not over"),
    ("selfplay --game zen-garden --bots FILE,random", BOT, '"result"'),
    ("arena --game zen-garden --bots FILE,random --matches 2 --jobs 1", BOT, "random"),
    ("oracle --summary FILE", json.dumps({**JUDGED, "levels": LEVELS}), "zen-garden"),
    ("oracle --game zen-garden --out FILE", json.dumps({**JUDGED, "levels": LEVELS}), "position of other arguments"),
    ("puzzles --game zen-garden --from FILE --out no", '{"game": "chess"}', "judged position: the game is"),
    ("puzzles --game zen-garden --audit FILE", '{"version": 0}', "these are not puzzles of this version"),
]
"""Commands that read a text file, its content, and a part of what they print."""


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16-le", "utf-16-be"])
@pytest.mark.parametrize(("command", "content", "part"), READING, ids=[command for command, *_ in READING])
def test_text_is_read_in_each_encoding_that_windows_writes(
    command: str,
    content: str,
    part: str,
    encoding: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file, mark = tmp_path / "file.py", "\ufeff" if encoding.startswith("utf-16") else ""
    data = f"{mark}{content}\r\n".encode(encoding)
    file.write_bytes(data)
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=BufferedReader(BytesIO(data))))
    arguments = command.replace("FILE", str(file)).split()
    (main if arguments[0] in cli._COMMANDS else tools)(arguments)
    printed = capsys.readouterr()
    assert part.replace("FILE", str(file)) in printed.out + printed.err
    assert file.read_bytes() == data


TOO_LONG = "record 1, line 1: the text is longer than 1000000 characters"
TOO_LARGE = "the file has more than \\d+ bytes"
HOSTILE = "\x1b[2J\x9b2J\u202e"
"""Characters that clear a terminal, or turn the direction of its text."""


@pytest.mark.parametrize(
    ("command", "shown"),
    [
        ("selfplay --game zen-garden --bots random,BAD", "\\x1b[2J"),
        ("selfplay --game zen-garden --bots random,GOOD", "\\u001b[2J"),
        ("arena --game zen-garden --bots random,BAD --matches 2 --jobs 1", "\\x1b[2J"),
        ("arena --game zen-garden --bots random,BAD --matches 2 --jobs 1 --json -", "\\u001b[2J"),
        ("arena --game zen-garden --bots random,NONE", "\\x1b[2J"),
        ("arena --game NONE --bots random,greedy", "\\x1b[2J"),
        further("rate MATCHES --jobs 1", "\\x1b[2J"),
        further("rate MATCHES --jobs 1 --json -", "\\u001b[2J"),
        ("verify NONE", "\\x1b[2J"),
        ("verify MATCHES --NONE", "\\x1b[2J"),
    ],
)
def test_no_name_of_a_file_or_a_player_controls_the_terminal(
    command: str, shown: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {name: tmp_path / f"{HOSTILE}{name}.py" for name in ("BAD", "GOOD", "NONE", "MATCHES")}
    files["BAD"].write_text(f"def choose(game, view, seat, rng):\n    raise ValueError({HOSTILE!r})\n", "utf-8")
    files["GOOD"].write_text(BOT, "utf-8")
    record = selfplay.play(GAMES["zen-garden"], {"boards": [1], "majority_ties": "full"}, ["random"] * 2, "1", 0)
    named = replace(record, players=tuple({**player, "bot": HOSTILE} for player in record.players))
    files["MATCHES"].write_text(write_record(named), "utf-8")
    names = re.compile("|".join(files))
    main([names.sub(lambda found: str(files[found[0]]), word) for word in command.split()])
    printed = "".join(capsys.readouterr())
    assert shown in printed
    assert not re.search("[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]", printed)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs a device without an end")
@pytest.mark.parametrize(
    ("command", "code", "sentence"),
    [
        *((f"{command} FILE", 1, TOO_LONG) for command in ("verify", "moves --ply 0", "position", "rate")),
        ("verify -", 1, TOO_LONG),
        ("selfplay --game zen-garden --bots random,FILE", 2, TOO_LARGE),
        ("arena --game zen-garden --bots random,FILE", 2, TOO_LARGE),
        ("arena --game FILE --bots random,greedy", 2, TOO_LARGE),
        ("arena --game zen-garden --bots random,greedy --into FILE", 2, TOO_LARGE),
        ("train --game zen-garden --out FILE", 2, TOO_LARGE),
        ("oracle --summary FILE", 2, TOO_LARGE),
        ("puzzles --game zen-garden --audit FILE", 2, TOO_LARGE),
    ],
)
def test_a_file_without_an_end_is_refused(
    command: str,
    code: int,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    file = tmp_path / "endless.py"
    file.symlink_to("/dev/zero")
    with file.open("rb") as endless:
        monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=endless))
        arguments = command.replace("FILE", str(file)).split()
        assert (main if arguments[0] in cli._COMMANDS else tools)(arguments) == code
    printed = capsys.readouterr()
    assert (printed.out, printed.err.count("\n")) == ("", 1)
    assert re.search(f": {sentence}$", printed.err)


@pytest.mark.parametrize("line", [RESHUFFLE.read_bytes().strip(), b"", b"{"], ids=["records", "blank", "open"])
def test_an_input_without_an_end_is_refused(
    line: bytes, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Endless(BytesIO):
        def read1(self, size: int | None = -1, /) -> bytes:
            return (line + b"\n") * 10

    monkeypatch.setattr(record_file, "MAX_SIZE", 30_000)
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=Endless(line + b"\n" + line)))
    assert main(["verify", "-"]) == 1
    assert re.fullmatch(r"hofgarten: standard input.*: the input has more than 30000 bytes\n", capsys.readouterr().err)


@pytest.mark.parametrize("game", GAMES)
def test_records_of_files_and_standard_input_are_added_up(game: str) -> None:
    golden = sorted(map(str, (RECORDS / game).glob("*.jsonl")))
    given = RESHUFFLE.read_bytes() * 2
    assert output("verify", *golden, "-", given=given) == f"{len(golden) + 2} records verified\n"


@pytest.mark.parametrize("around", [b"%s", b"\n\n %s", b"%s\r\n", b"%s\n\n\n"])
def test_blank_lines_are_ignored(around: bytes) -> None:
    line = RESHUFFLE.read_bytes().strip()
    assert output("verify", "-", given=around % line) == "1 record verified\n"
    assert output("verify", "-", given=around % line + b"\n" + line) == "2 records verified\n"


def test_a_record_may_take_several_lines() -> None:
    pretty = json.dumps(json.loads(RESHUFFLE.read_text("utf-8")), indent=1)
    assert output("verify", "-", given=pretty.encode()) == "1 record verified\n"


BARE_TABLE = "H4.2: a motif of the card would lie on the bare table"


@pytest.mark.rule("Z5.2", "H4.2")
@pytest.mark.parametrize(
    ("game", "name", "event", "fault"),
    [
        ("zen-garden", "reshuffle", "0a e9 nw", "Z5.2: 'e9' is no space of a garden"),
        ("hanging-gardens", "moved-temple", "lay 1 40,40 0", BARE_TABLE),
    ],
)
def test_the_first_fault_is_named_with_record_line_event_and_rule(
    game: str, name: str, event: str, fault: str, tmp_path: Path
) -> None:
    good = raw(game, name)
    bad = {**good, "events": [*good["events"][:4], event, *good["events"][5:]]}
    file = tmp_path / "matches.jsonl"
    file.write_text("\n\n".join(map(json.dumps, [good, good, bad, {}])), "utf-8")
    assert complaint(1, "verify", str(file)) == f"{file}: record 3, line 5: event 4: {fault}"


@pytest.mark.parametrize(
    ("game", "name", "item"), [("zen-garden", "reshuffle", "circuits"), ("hanging-gardens", "three-players", "tiger")]
)
def test_a_wrong_result_is_named(game: str, name: str, item: str) -> None:
    record = raw(game, name)
    record["result"]["scores"][2][item] += 3
    points = record["result"]["scores"][2][item]
    expected = f'standard input: record 1, line 1: "{item}" of seat 2 in the result: {points}, counted: {points - 3}'
    assert complaint(1, "verify", "-", given=json.dumps(record).encode()) == expected


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (b"", "standard input: there is no record"),
        (b"\n \n", "standard input: there is no record"),
        (b"\xff", "standard input: record 1, line 1: the text is neither UTF-8 nor UTF-16"),
        (b"[1]", "standard input: record 1, line 1: a record is a JSON object"),
        (b"\n\n{}", 'standard input: record 1, line 3: the key "record" is missing'),
        (b"{", "standard input: record 1, line 1: not JSON: "),
        (b"{\n" * 40, "standard input: record 1, line 1: the text nests deeper than 32 levels"),
        (b'{"record":3}', 'standard input: record 1, line 1: "record" is 3: only 1 and 2 are known'),
    ],
)
def test_other_input_is_refused(given: bytes, sentence: str) -> None:
    assert complaint(1, "verify", "-", given=given).startswith(sentence)
