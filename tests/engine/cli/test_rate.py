"""The command ``rate``."""

import json
from functools import cache
from pathlib import Path

import pytest

from tests.engine.cli.run_command import RESHUFFLE, complaint, output

MATCH = ["selfplay", "--game", "zen-garden", "--bots", "apprentice,master", "--level", "1", "--seed", "rate"]


@cache
def matches() -> bytes:
    return output(*MATCH).encode()


@pytest.mark.thorough
def test_json_has_the_parts_of_each_lead_and_the_costly_moves() -> None:
    found = json.loads(output("rate", "-", "--json", "-", "--jobs", "1", given=matches()))
    (match,) = found["matches"]
    totals = [score["total"] for score in json.loads(matches())["result"]["scores"]]
    for seat, bot in enumerate(("apprentice", "master")):
        one = match["seats"][seat]
        assert (one["player"], one["moves"]) == (bot, 16)
        assert one["start"] + one["luck"] + one["own"] + one["others"] == pytest.approx(one["lead"])
        assert one["lead"] == totals[seat] - totals[1 - seat]
        assert one["loss_error"] > 0
    apprentice, master = match["seats"]
    assert apprentice["loss"] > 2 * master["loss"] >= 0
    losses = [move["loss"] for move in match["costly"]]
    assert losses == sorted(losses, reverse=True)
    assert len(losses) == 5
    events = json.loads(matches())["events"]
    for move in match["costly"]:
        assert events[move["event"]] == move["played"] != move["best"]
    weak, strong = found["players"]
    assert (weak["player"], weak["matches"], weak["loss"]) == ("apprentice", 1, apprentice["loss"])
    assert weak["rating"]["value"] < strong["rating"]["value"]
    assert weak["rating"]["interval"][0] <= weak["rating"]["value"] <= weak["rating"]["interval"][1]


@pytest.mark.thorough
def test_tables_have_the_same_numbers(tmp_path: Path) -> None:
    file = tmp_path / "matches.jsonl"
    file.write_bytes(matches())
    results = tmp_path / "results.json"
    seats, costly, players = output("rate", str(file), "--jobs", "1", "--json", str(results)).split("\n\n")
    assert len(json.loads(results.read_text("utf-8"))["matches"]) == 1
    assert [line.split()[:4] for line in seats.splitlines()[1:]] == [
        ["1", "zen-garden", "0", "apprentice"],
        ["1", "zen-garden", "1", "master"],
    ]
    assert len(costly.splitlines()) == 1 + 5
    assert [line.split()[:3] for line in players.splitlines()[1:]] == [
        ["zen-garden", "apprentice", "1"],
        ["zen-garden", "master", "1"],
    ]
    assert " to " in players


def test_a_file_that_cannot_be_written_is_known_before_the_work(tmp_path: Path) -> None:
    said = complaint(2, "rate", "-", "--json", str(tmp_path), given=b"no record")
    assert said.startswith(f"{tmp_path}: ")


def test_a_match_that_is_not_over_is_refused() -> None:
    text = json.loads(RESHUFFLE.read_text("utf-8"))
    text["events"] = text["events"][:5]
    del text["result"]
    said = complaint(1, "rate", "-", given=matches() + json.dumps(text).encode())
    assert said == "standard input: record 2, line 2: the match is not over"
