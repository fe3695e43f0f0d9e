"""``selfplay`` as a separate process."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from hofgarten.record import read_record
from hofgarten.registry import GAMES
from tests.engine.cli.run_command import TWO_RANDOM, output, run


@pytest.mark.parametrize("game", GAMES)
def test_printed_records_are_one_per_line_and_verify(game: str) -> None:
    bots = ["greedy", "random", "random"][: max(GAMES[game].players)]
    text = output("selfplay", "--game", game, "--bots", ",".join(bots), "--games", "3", "--seed", "7")
    records = [read_record(line) for line in text.splitlines()]
    assert len(records) == 3
    for number, record in enumerate(records):
        assert [player["bot"] for player in record.players] == bots
        assert record.game == game
        assert record.options == GAMES[game].options_from_flags({})
        assert record.extra == {"seed": "7", "match": number}
        assert record.result
    assert len({json.dumps(record.setup) for record in records}) == 3
    assert output("verify", "-", given=text.encode()) == "3 records verified\n"


def test_a_failing_bot_is_named_and_its_matches_continue(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("def choose(game, view, seat, rng):\n    print('here')\n    return 1 // 0\n", "utf-8")
    finished = run("selfplay", "--game", "zen-garden", "--bots", f"random,{bad}", "--games", "2")
    assert finished.returncode == 0
    said = f"hofgarten: {bad} forfeited 32 moves; first: line 3: ZeroDivisionError: "
    assert finished.stderr.decode().splitlines()[-1].startswith(said)
    assert output("verify", "-", given=finished.stdout) == "2 records verified\n"


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
