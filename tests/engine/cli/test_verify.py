"""``verify`` as a separate process."""

import json
from pathlib import Path

import pytest

from hofgarten.registry import GAMES
from tests.engine.cli.run_command import RESHUFFLE, complaint, output
from tests.engine.golden import RECORDS, raw


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


@pytest.mark.parametrize(
    ("game", "name", "event", "fault"),
    [
        pytest.param(
            *("zen-garden", "reshuffle", "0a e9 nw", "Z5.2: 'e9' is no space of a garden"),
            marks=pytest.mark.rule("Z5.2"),
        ),
        pytest.param(
            *(
                "hanging-gardens",
                "moved-temple",
                "lay 1 40,40 0",
                "H4.2: a motif of the card would lie on the bare table",
            ),
            marks=pytest.mark.rule("H4.2"),
        ),
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
        (b"\n\n{}", 'standard input: record 1, line 3: "record" is missing: only 1 and 2 are known'),
        (b"{", "standard input: record 1, line 1: not JSON: "),
        (b"{\n" * 40, "standard input: record 1, line 1: the text nests deeper than 32 levels"),
        (b'{"record":3}', 'standard input: record 1, line 1: "record" is 3: only 1 and 2 are known'),
    ],
)
def test_other_input_is_refused(given: bytes, sentence: str) -> None:
    assert complaint(1, "verify", "-", given=given).startswith(sentence)


@pytest.mark.parametrize(
    ("name", "sentence"),
    [("no/such/file", "no/such/file: No such file or directory"), ("engine", "engine: Is a directory")],
)
def test_an_unreadable_file_is_named(name: str, sentence: str) -> None:
    assert complaint(2, "verify", name) == sentence


@pytest.mark.parametrize("arguments", [["verify"], ["verify", "--fast", "-"], ["verify", "-x"]])
def test_wrong_usage_is_reported_in_one_sentence(arguments: list[str]) -> None:
    complaint(2, *arguments)
