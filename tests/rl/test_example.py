"""The worked example of docs/rl.md, with few matches: its training, and its bot in the arena."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from hofgarten.arena.load_bot import opponent
from hofgarten.arena.play_match import play
from hofgarten.registry import GAMES

EXAMPLE = Path(__file__).parents[2] / "examples" / "rl"


def test_training_saves_weights_with_which_the_bot_plays(tmp_path: Path) -> None:
    for name in ("bot.py", "train.py"):
        shutil.copy(EXAMPLE / name, tmp_path)
    command = (sys.executable, str(tmp_path / "train.py"), "--rounds", "1", "--matches", "2", "--games", "0")
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - our own file
    rounds = [line.partition(",")[0] for line in done.stdout.splitlines()]
    assert rounds == ["round 0: 0 matches", "round 1: 2 matches"]
    weights = json.loads((tmp_path / "weights.json").read_text("utf-8"))
    shipped = json.loads((EXAMPLE / "weights.json").read_text("utf-8"))
    assert any(weights)
    assert len(weights) == len(shipped)


def test_the_shipped_weights_beat_greedy_in_a_match_without_a_forfeit() -> None:
    bots = [opponent(str(EXAMPLE / "bot.py")), opponent("greedy")]
    played = play(GAMES["zen-garden"], {"boards": [1, 2, 3], "majority_ties": "full"}, bots, "1", 0)
    assert played.forfeits == ((), ())
    assert played.record.result is not None
    assert played.record.result["winners"] == [0]
