"""``position``, as a program of its own."""

import pytest

from hofgarten.game import SPECTATOR
from hofgarten.record import read_record, replay_record
from hofgarten.registry import GAMES
from tests.engine.cli.run_command import REPOSITORY, RESHUFFLE, complaint, output

HIDDEN_DRAW = REPOSITORY / "tests" / "records" / "hanging-gardens" / "hidden-draw.jsonl"


@pytest.mark.parametrize("path", [RESHUFFLE, HIDDEN_DRAW], ids=lambda path: path.stem)
def test_a_position_is_printed_at_a_ply_as_a_seat_knows_it_and_read_back(path: object) -> None:
    record = read_record(path.read_text("utf-8"))  # type: ignore[attr-defined]
    game, states = GAMES[record.game], replay_record(record)
    assert output("position", str(path)) == f"{game.write_position(states[-1])}\n"
    at = output("position", str(path), "--ply", "20")
    assert at == f"{game.write_position(states[20])}\n"
    assert output("position", str(path), "--ply", "20", "--draw") == f"{states[20]}\n"
    assert output("position", "--read", at.strip()) == f"{states[20]}\n"
    for seat, name in ((0, "0"), (1, "1"), (SPECTATOR, "spectator")):
        view = game.write_position(game.observe(states[20], seat))
        assert output("position", str(path), "--ply", "20", "--seat", name) == f"{view}\n"


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ([], "give either FILE or --read TEXT"),
        ([str(RESHUFFLE), "--read", "x"], "give either FILE or --read TEXT"),
        ([str(RESHUFFLE), "--ply", "50"], "--ply 50: the record has only 49 events"),
        ([str(RESHUFFLE), "--record", "2"], f"--record 2: {RESHUFFLE} has only 1"),
        ([str(RESHUFFLE), "--seat", "4"], "--seat 4: the seats are 0 to "),
        ([str(RESHUFFLE), "--seat", "-1"], "--seat -1: the seats are 0 to "),
    ],
)
def test_a_position_that_is_not_there_is_refused(arguments: list[str], sentence: str) -> None:
    assert complaint(2, "position", *arguments).startswith(sentence)


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
