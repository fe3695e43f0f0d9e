"""``verify``, as a program of its own."""

import json
import subprocess
import sys
from pathlib import Path
from time import perf_counter

import pytest

from engine.record import write
from tests.engine.cli.running import COMMAND, ENVIRONMENT, GOLDEN, REPOSITORY, RESHUFFLE, complaint, output
from tests.engine.zen_garden.positions import match


def test_files_and_standard_input_count_together() -> None:
    golden = sorted(map(str, GOLDEN.glob("*.jsonl")))
    assert output("verify", *golden, "-", given=RESHUFFLE.read_bytes()) == f"{len(golden) + 1} records verified\n"


def test_one_record() -> None:
    assert output("verify", str(RESHUFFLE)) == "1 record verified\n"


@pytest.mark.parametrize("around", [b"%s", b"\n\n %s", b"%s\r\n", b"%s\n\n\n"])
def test_blank_lines_do_not_matter(around: bytes) -> None:
    line = RESHUFFLE.read_bytes().strip()
    assert output("verify", "-", given=around % line) == "1 record verified\n"
    assert output("verify", "-", given=around % line + b"\n" + line) == "2 records verified\n"


def test_a_record_may_take_several_lines() -> None:
    pretty = json.dumps(json.loads(RESHUFFLE.read_text("utf-8")), indent=1)
    assert output("verify", "-", given=pretty.encode()) == "1 record verified\n"


@pytest.mark.rule("Z5.2")
def test_the_first_fault_is_named_with_record_line_event_and_rule(tmp_path: Path) -> None:
    good = json.loads(RESHUFFLE.read_text("utf-8"))
    bad = {**good, "events": [*good["events"][:4], "0a e9 nw", *good["events"][5:]]}
    file = tmp_path / "matches.jsonl"
    file.write_text("\n\n".join(map(json.dumps, [good, good, bad, {}])), "utf-8")
    assert complaint(1, "verify", str(file)) == f"{file}: record 3, line 5: event 4: Z5.2: 'e9' is no space of a garden"


def test_a_wrong_result_is_named() -> None:
    raw = json.loads(RESHUFFLE.read_text("utf-8"))
    raw["result"]["scores"][2]["circuits"] += 3
    points = raw["result"]["scores"][2]["circuits"]
    expected = f'standard input: record 1, line 1: "circuits" of seat 2 in the result: {points}, counted: {points - 3}'
    assert complaint(1, "verify", "-", given=json.dumps(raw).encode()) == expected


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (b"", "standard input: there is no record"),
        (b"\n \n", "standard input: there is no record"),
        (b"\xff", "standard input: record 1, line 1: the text is not UTF-8: invalid start byte at byte 0"),
        (b"[1]", "standard input: record 1, line 1: a record is a JSON object"),
        (b"\n\n{}", 'standard input: record 1, line 3: "record" is missing: only 1 is known'),
        (b"{", "standard input: record 1, line 1: not JSON: "),
        (b"{\n" * 40, "standard input: record 1, line 1: the text nests deeper than 32 levels"),
        (b'{"record":2}', 'standard input: record 1, line 1: "record" is 2: only 1 is known'),
    ],
)
def test_other_texts_are_refused(given: bytes, sentence: str) -> None:
    assert complaint(1, "verify", "-", given=given).startswith(sentence)


@pytest.mark.parametrize(
    ("head", "filling"),
    [(b"", b"\n"), (b"", b"["), (b"", b"\0"), (b'{"a":"', b"x"), (b"{\n", b" ")],
    ids=["line breaks", "brackets", "nothing", "string", "indentation"],
)
def test_fifty_megabytes_are_refused_quickly_in_little_memory(head: bytes, filling: bytes, tmp_path: Path) -> None:
    file = tmp_path / "large.jsonl"
    file.write_bytes(head + filling * 50_000_000)
    begin = perf_counter()
    small_memory = f"export LC_ALL=C; ulimit -v 120000; exec {sys.executable} -m engine verify {file}"
    finished = subprocess.run(  # noqa: S603
        ["/bin/sh", "-c", small_memory], capture_output=True, cwd=REPOSITORY, env=ENVIRONMENT, check=False
    )
    spent = perf_counter() - begin
    file.unlink()  # pytest keeps its folders for a while
    assert spent < 5
    assert (finished.returncode, finished.stdout) == (1, b"")
    assert b"1000000 bytes" in finished.stderr
    assert finished.stderr.count(b"\n") == 1


def test_an_endless_line_is_refused() -> None:
    with Path("/dev/zero").open("rb") as stream:
        finished = subprocess.run(  # noqa: S603
            [*COMMAND, "verify", "-"], stdin=stream, capture_output=True, cwd=REPOSITORY, env=ENVIRONMENT, check=False
        )
    assert finished.returncode == 1
    assert b"longer than 1000000 bytes" in finished.stderr


def test_many_records_take_constant_memory(tmp_path: Path) -> None:
    file = tmp_path / "many.jsonl"
    line = write(match(2, (1,), "full")) + "\n"
    file.write_text(line * 400, "utf-8")
    assert output("verify", str(file)) == "400 records verified\n"


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("no/such/file", "no/such/file: No such file or directory"), ("engine", "engine: Is a directory")],
)
def test_a_file_that_cannot_be_read_is_named(name: str, sentence: str) -> None:
    assert complaint(2, "verify", name) == sentence


@pytest.mark.parametrize("arguments", [["verify"], ["verify", "--fast", "-"], ["verify", "-x"]])
def test_wrong_usage_is_one_sentence(arguments: list[str]) -> None:
    complaint(2, *arguments)
