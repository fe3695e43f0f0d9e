"""The command ``selfplay``."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from hofgarten.cli.selfplay import play
from hofgarten.match import Match
from hofgarten.record import read_record, verify_record, write_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.engine.cli.run_command import TWO_RANDOM, complaint, output, run
from web.app.model.match import match as matches
from web.app.model.match.serialize import from_text


@pytest.mark.parametrize("game", GAMES)
def test_printed_records_are_one_per_line_and_verify(game: str) -> None:
    bots = ["greedy", "random", "random"][: max(GAMES[game].players)]
    text = output("selfplay", "--game", game, "--bots", ",".join(bots), "--matches", "3", "--seed", "7")
    records = [read_record(line) for line in text.splitlines()]
    assert len(records) == 3
    for number, record in enumerate(records):
        assert [player["bot"] for player in record.players] == bots
        assert record.game == game
        assert record.options == GAMES[game].options_from_flags({})
        assert record.extra == {"seed": f"7 {number}"}
        assert record.result
    assert len({json.dumps(record.setup) for record in records}) == 3
    assert output("verify", "-", given=text.encode()) == "3 records verified\n"


@pytest.mark.rule("Z3.4")
@pytest.mark.parametrize("players", [3, 4])
def test_a_record_that_is_played_on_gets_the_same_shuffles(players: int) -> None:
    record = play(GAMES["zen-garden"], {"boards": [1], "majority_ties": "full"}, ["random"] * players, "7", 2)
    shuffles = [at for at, event in enumerate(record.events) if event[0] == "~"]
    assert shuffles
    for at in (0, shuffles[0], shuffles[0] + 1):
        begun = replace(read_record(write_record(record)), events=record.events[:at], result=None)
        match, shown = Match.from_record(begun), from_text("a", write_record(begun))
        for move in record.events[at:]:
            if move[0] != "~":
                match, shown = match.play(move), matches.play(shown, move)
        assert match.record.events == shown.record.events == record.events


def test_a_record_of_an_earlier_version_is_played_on_with_its_own_seed() -> None:
    record = play(GAMES["zen-garden"], {"boards": [1], "majority_ties": "full"}, ["random"] * 4, "7", 2)
    at = next(at for at, event in enumerate(record.events) if event[0] == "~")
    begun = replace(record, events=record.events[: at - 1], result=None, extra={"seed": "7", "match": 2})
    played = Match.from_record(begun).play(record.events[at - 1])
    game = played.game
    state = verify_record(replace(begun, events=record.events[:at]))
    expected = game.sample_chance(state, Rng.of("7", "shuffle", at))
    assert played.record.events[at] == game.write_event(expected) != record.events[at]


def test_a_failing_bot_is_named_and_its_matches_continue(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("def choose(game, view, seat, rng):\n    print('here')\n    return 1 // 0\n", "utf-8")
    finished = run("selfplay", "--game", "zen-garden", "--bots", f"random,{bad}", "--matches", "2")
    assert finished.returncode == 0
    said = f"hofgarten: {bad} forfeited 32 moves; first: line 3: ZeroDivisionError: "
    assert finished.stderr.decode().splitlines()[-1].startswith(said)
    assert output("verify", "-", given=finished.stdout) == "2 records verified\n"


@pytest.mark.parametrize("begin", ["", "if rng.state == {state}: "], ids=["at once", "in the second match"])
def test_a_bot_that_ends_the_process_is_named_after_the_finished_matches(tmp_path: Path, begin: str) -> None:
    bad = tmp_path / "bad.py"
    leave = begin.format(state=Rng.of("1", 1, "seat", 1).state) + "os._exit(0)"
    bad.write_text(f"import os\ndef choose(game, view, seat, rng):\n    {leave}\n    return next(game.moves(view))\n")
    finished = run("selfplay", "--game", "zen-garden", "--bots", f"random,{bad}", "--matches", "3")
    assert finished.returncode == 1
    assert finished.stderr.decode() == f"hofgarten: {bad}: line 3: os._exit ended the command\n"
    assert finished.stdout.count(b"\n") == bool(begin)


def test_a_file_that_ends_the_process_while_it_is_loaded_is_named(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("import os; os._exit(0)", "utf-8")
    for command in (f"arena --game zen-garden --bots random,{bad}", f"train --out x --game {bad}"):
        assert complaint(1, *command.split()) == f"{bad}: line 1: os._exit ended the command"


@pytest.mark.rule("Z2.1", "Z6.5")
@pytest.mark.parametrize(
    ("flags", "boards", "ties"),
    [
        ((), [1, 2, 3], "full"),
        (("--level", "1"), [1], "full"),
        (("--level=5",), [1, 2, 3, 4, 5], "full"),
        (("--boards", "5,1"), [1, 5], "full"),
        (("--majority-ties", "split", "--boards", "1,2,5"), [1, 2, 5], "split"),
    ],
)
def test_options_are_read_from_flags(flags: Sequence[str], boards: list[int], ties: str) -> None:
    record = read_record(output(*TWO_RANDOM, *flags))
    assert record.options == {"boards": boards, "majority_ties": ties}
