"""``moves`` as a separate process."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from hofgarten.record import write_record
from tests.engine.cli.run_command import RESHUFFLE, complaint, output
from tests.engine.games.zen_garden.positions import match
from tests.engine.golden import Judge, raw
from tests.kit import hanging_gardens_referee as hanging_gardens, zen_garden_referee as zen_garden

JUDGES: dict[str, Callable[[dict[str, Any]], Judge]] = {
    "zen-garden": zen_garden.Referee,
    "hanging-gardens": hanging_gardens.Referee,
}


@pytest.mark.parametrize(
    ("game", "name", "ply"),
    [
        *(("zen-garden", "reshuffle", ply) for ply in (0, 1, 17, 40)),
        *(("hanging-gardens", "moved-temple", ply) for ply in (0, 1, 6, 7, 40)),
    ],
)
def test_the_printed_moves_are_those_of_the_referee(game: str, name: str, ply: int) -> None:
    record = raw(game, name)
    referee = JUDGES[game](record)
    for event in record["events"][:ply]:
        referee.play(event)
    lines = output("moves", "-", "--ply", str(ply), given=json.dumps(record).encode()).splitlines()
    assert sorted(lines) == sorted(referee.legal_moves())
    assert lines


def test_no_move_is_printed_when_chance_is_to_move() -> None:
    events = json.loads(RESHUFFLE.read_text("utf-8"))["events"]
    shuffle = next(index for index, event in enumerate(events) if event.startswith("~"))
    assert output("moves", str(RESHUFFLE), "--ply", str(shuffle)) == ""


def test_one_of_several_records_can_be_chosen() -> None:
    texts = [write_record(match(players, (1,), "full")) for players in (2, 3)]
    given = "\n".join(texts).encode()
    first, second = (output("moves", "-", "--ply", "3", "--record", str(number), given=given) for number in (1, 2))
    assert first == output("moves", "-", "--ply", "3", given=given)
    assert first != second == output("moves", "-", "--ply", "3", given=texts[1].encode())


def test_only_events_before_the_position_are_checked() -> None:
    record = raw("zen-garden", "reshuffle")
    record["events"][5] = "0a e9 nw"
    given = json.dumps(record).encode()
    assert output("moves", "-", "--ply", "5", given=given)
    assert ": event 5: Z5.2: " in complaint(1, "moves", "-", "--ply", "6", given=given)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--ply", "50"], "--ply 50: the record has only 49 events"),
        (["--ply", "-1"], "argument --ply: '-1' is not a whole number"),
        (["--ply", "1.5"], "argument --ply: '1.5' is not a whole number"),
        (["--ply", "1", "--record", "2"], f"--record 2: {RESHUFFLE} has only 1"),
        (["--ply", "1", "--record", "0"], "argument --record: must be at least 1"),
        ([], "the following arguments are required: --ply"),
    ],
)
def test_numbers_out_of_range_are_reported(arguments: list[str], sentence: str) -> None:
    assert complaint(2, "moves", str(RESHUFFLE), *arguments) == sentence
