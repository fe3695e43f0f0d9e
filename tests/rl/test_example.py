"""The worked example of docs/rl.md, with few matches: its training, and its bot in the arena."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

from hofgarten.arena.load_bot import load_opponent
from hofgarten.arena.tournament import Contest, compare, play_task, tasks
from hofgarten.registry import GAMES

EXAMPLE = Path(__file__).parents[2] / "examples" / "rl"


def test_training_saves_weights_with_which_the_bot_plays(tmp_path: Path) -> None:
    for name in ("bot.py", "train.py"):
        shutil.copy(EXAMPLE / name, tmp_path)
    command = (sys.executable, str(tmp_path / "train.py"), "--rounds", "1", "--matches", "1", "--games", "0")
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    rounds = [line.partition(",")[0] for line in done.stdout.splitlines()]
    assert rounds == ["round 0: 0 matches", "round 1: 1 matches"]
    weights = json.loads((tmp_path / "weights.json").read_text("utf-8"))
    shipped = json.loads((EXAMPLE / "weights.json").read_text("utf-8"))
    assert any(weights)
    assert len(weights) == len(shipped)


def test_the_shipped_weights_beat_greedy() -> None:
    bots = (load_opponent(str(EXAMPLE / "bot.py")), load_opponent("greedy"))
    options = GAMES["zen-garden"].options_from_flags({})
    contest = Contest("zen-garden", options, bots, players=2, seed="1", deals=2)
    outcomes = [play_task(task) for task in tasks(contest)]
    assert not any(reason for outcome in outcomes for reason in outcome.forfeits)
    assert compare(contest, outcomes)[0].margin > 0
