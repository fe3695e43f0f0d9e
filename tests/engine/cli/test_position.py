"""The commands ``position`` and ``moves``."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from hofgarten.game import SPECTATOR
from hofgarten.record import read_record, replay_record, write_record
from hofgarten.registry import GAMES
from tests.engine.cli.run_command import RESHUFFLE, complaint, output
from tests.engine.games.zen_garden.positions import match
from tests.engine.golden import Judge, raw
from tests.kit import hanging_gardens_referee as hanging_gardens, zen_garden_referee as zen_garden
from tests.kit.golden_matches import RECORDS

HIDDEN_DRAW = RECORDS / "hanging-gardens" / "hidden-draw.jsonl"


@pytest.mark.parametrize("path", [RESHUFFLE, HIDDEN_DRAW], ids=lambda path: path.stem)
def test_a_position_is_printed_at_a_ply_as_a_seat_knows_it_and_read_back(path: object) -> None:
    record = read_record(path.read_text("utf-8"))  # type: ignore[attr-defined]
    game, states = GAMES[record.game], replay_record(record)
    assert output("position", str(path)) == f"{game.write_position(states[-1])}\n"
    at = output("position", str(path), "--ply", "20")
    assert at == f"{game.write_position(states[20])}\n"
    assert output("position", str(path), "--ply", "20", "--draw") == f"{game.draw(states[20])}\n"
    assert output("position", "--read", at.strip()) == f"{game.draw(states[20])}\n"
    for seat, name in ((0, "0"), (1, "1"), (SPECTATOR, "spectator")):
        view = game.write_position(game.observe(states[20], seat))
        assert output("position", str(path), "--ply", "20", "--seat", name) == f"{view}\n"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", f"position: game: '' is none of {', '.join(GAMES)}"),
        ("chess 2 0", f"position: game: 'chess' is none of {', '.join(GAMES)}"),
        ("zen-garden 2 0 1 full", "position: emperor: the field is missing"),
        ("hanging-gardens 9", "position: players: '9' is not a number from 2 to 4"),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_its_place(text: str, sentence: str) -> None:
    assert complaint(1, "position", "--read", text) == sentence


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
