"""The command ``arena``."""

import json
import os
import signal
import subprocess
import time
from pathlib import Path
from typing import Any

import pytest

from hofgarten import __version__
from hofgarten.bots import BOTS
from hofgarten.cli import arena, main
from hofgarten.rng import Rng
from tests.engine.cli.run_command import (
    COMMAND,
    ENVIRONMENT,
    REPOSITORY,
    complaint,
    interruptible,
    output,
    run,
)
from tests.kit.thorough import first_of

ARENA = ["arena", "--game", "zen-garden"]
TWO = [*ARENA, "--bots", "greedy,random", "--matches", "6"]
FIRST = "def choose(game, view, seat, rng):\n    return next(game.moves(view))\n"


def facts(*arguments: str) -> dict[str, Any]:
    """Return the arena's results without the facts that depend on the distribution of the work."""
    found: dict[str, Any] = json.loads(output(*arguments, "--json", "-"))
    assert found.pop("run").keys() == {"python", "jobs", "cluster", "seconds", "times"}
    return found


def test_the_table_has_results_and_times() -> None:
    lines = output(*TWO, "--jobs", "1").splitlines()
    assert lines[0].split("  ")[0] == "players"
    assert lines[1].split()[:4] == ["2", "greedy", "random", "6"]
    assert " to " in lines[1]
    assert lines[3].split() == ["players", "bot", "moves", "median", "p95"]
    assert [line.split()[:3] for line in lines[4:6]] == [["2", "greedy", "96"], ["2", "random", "96"]]
    assert len(lines) == 6


def test_the_json_file_has_all_results(tmp_path: Path) -> None:
    file = tmp_path / "arena.json"
    table = output(*TWO, "--level", "1", "--seed", "Garten", "--jobs", "2", "--json", str(file))
    assert table.startswith("players")
    found = json.loads(file.read_text("utf-8"))
    assert (found["engine"], found["game"], found["seed"]) == (__version__, "zen-garden", "Garten")
    assert found["options"] == {"boards": [1], "majority_ties": "full"}
    assert found["run"]["jobs"] == 2
    (contest,) = found["contests"]
    assert (contest["players"], contest["bots"]) == (2, ["greedy", "random"])
    assert (contest["deals"], contest["matches"]) == (3, 6)
    (pair,) = contest["pairs"]
    assert pair["won_interval"][0] < pair["won"] <= pair["won_interval"][1]
    assert pair["ahead_interval"][0] < pair["ahead"] < pair["ahead_interval"][1]
    totals = contest["mean_total"]
    assert totals["greedy"] - totals["random"] == pytest.approx(pair["ahead"], abs=1e-5)
    assert sum(contest["wins"].values()) == 6
    assert contest["forfeits"] == {"greedy": 0, "random": 0}
    (times,) = found["run"]["times"]
    assert times["greedy"]["moves"] == 96
    assert 0 < times["greedy"]["median_ms"] <= times["greedy"]["p95_ms"]


def test_results_do_not_depend_on_the_number_of_jobs(tmp_path: Path) -> None:
    bot = tmp_path / "first.py"
    bot.write_text(FIRST, "utf-8")
    command = [*ARENA, "--bots", f"random,{bot}", "--matches", "4"]
    first, second = (facts(*command, "--jobs", jobs) for jobs in "12")
    assert json.dumps(first) == json.dumps(second)
    assert facts(*command, "--jobs", "1", "--seed", "2")["contests"] != first["contests"]


def test_pairs_play_separate_contests(tmp_path: Path) -> None:
    first, last = (tmp_path / name for name in ("first.py", "last.py"))
    first.write_text(FIRST, "utf-8")
    last.write_text("def choose(game, view, seat, rng):\n    return list(game.moves(view))[-1]\n", "utf-8")
    players = ["--pairs", "--players", "3,2", "--matches", "2", "--jobs", "1"]
    arguments = [*ARENA, "--bots", f"random,{first},{last}", *players]
    contests = facts(*arguments)["contests"]
    assert [(contest["players"], *contest["bots"]) for contest in contests] == [
        (players, *pair)
        for players in (2, 3)
        for pair in (("random", str(first)), ("random", str(last)), (str(first), str(last)))
    ]
    lines = output(*arguments).splitlines()
    assert len(lines) == 1 + 6 + 1 + 1 + 6


def test_all_stands_for_every_bot(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    few = {name: BOTS[name] for name in ("random", "greedy")}
    monkeypatch.setattr(arena, "BOTS", few)
    assert main([*ARENA, "--bots", "all", "--matches", "2", "--jobs", "1", "--json", "-"]) == 0
    (contest,) = json.loads(capsys.readouterr().out)["contests"]
    assert contest["bots"] == ["greedy", "random"]  # strongest first


def test_a_failing_bot_forfeits_its_moves(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("def choose(game, view, seat, rng):\n    print('here')\n    return 1 // 0\n", "utf-8")
    arguments = [*ARENA, "--bots", f"random,{bad}", "--matches", "4", "--jobs"]
    finished = run(*arguments, "2")
    assert finished.returncode == 0
    said = f"{bad} forfeited 64 of its 64 moves against random; first: line 3: ZeroDivisionError: "
    assert finished.stdout.decode().splitlines()[-1].startswith(said)
    assert finished.stderr.splitlines() == [b"here"] * 64
    (contest,) = json.loads(run(*arguments, "1", "--json", "-").stdout)["contests"]
    assert contest["forfeits"] == {"random": 0, str(bad): 64}
    assert contest["first_forfeit"].keys() == {str(bad)}


def test_a_bot_that_exits_its_process_loses_no_result_of_earlier_deals(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    state = Rng.of("1", 5, "seat", 1).state  # its stream in the first match of deal 5
    bad.write_text(
        "import os, time\n\ndef choose(game, view, seat, rng):\n"
        f"    if rng.state == {state}:\n        time.sleep(1)\n        os._exit(7)\n"
        "    return next(game.moves(view))\n",
        "utf-8",
    )
    finished = run(*ARENA, "--bots", f"random,{bad}", "--matches", "20", "--jobs", "2")
    assert finished.returncode == 1
    assert finished.stdout.decode().splitlines()[1].split()[:4] == ["2", "random", str(bad), "10"]
    assert finished.stderr == b"hofgarten: a process died: the last 10 tasks have no result\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_everything_silently(tmp_path: Path, jobs: str) -> None:
    mark = tmp_path / "process"
    slow = tmp_path / "slow.py"
    slow.write_text(
        "import os, time\nfrom pathlib import Path\n\ndef choose(game, view, seat, rng):\n"
        f"    Path({str(mark)!r}).write_text(str(os.getpid()))\n    time.sleep(600)\n",
        "utf-8",
    )
    with (
        interruptible(),
        subprocess.Popen(
            [*COMMAND, *ARENA, "--bots", f"random,{slow}", "--jobs", jobs],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            cwd=REPOSITORY,
            env=ENVIRONMENT,
            start_new_session=True,
        ) as process,
    ):
        while not (mark.exists() and mark.read_text("utf-8")):
            assert process.poll() is None
            time.sleep(0.02)
        os.killpg(process.pid, signal.SIGINT)  # like a terminal: to the whole process group
        rest = process.communicate(timeout=30)
    assert (process.returncode, *rest) == (130, b"", b"")
    with pytest.raises(ProcessLookupError):
        os.kill(int(mark.read_text("utf-8")), 0)


@pytest.mark.thorough
def test_results_in_a_weights_file_replace_those_of_the_same_pairing(tmp_path: Path) -> None:
    file = tmp_path / "weights.json"
    file.write_text('{"game": "zen-garden", "weights": {"2": [[1]]}}', encoding="utf-16")
    for seed, level in (("1", "1"), ("2", "3"), ("3", "1")):
        output(*TWO, "--jobs", "1", "--seed", seed, "--level", level, "--into", str(file))
    found = json.loads(file.read_text("utf-8"))
    assert (found["game"], found["weights"]) == ("zen-garden", {"2": [[1]]})
    assert [(each["seed"], each["options"]["boards"]) for each in found["arena"]] == [("2", [1, 2, 3]), ("3", [1])]
    (one, _) = found["arena"]
    assert (one["first"], one["second"], one["players"], one["matches"]) == ("greedy", "random", 2, 6)
    assert one["won_interval"][0] < one["won"] <= one["won_interval"][1] <= 1


@pytest.mark.parametrize("jobs", first_of(["2", "1"]))
def test_a_game_from_a_file_is_played_in_every_process(tmp_path: Path, jobs: str) -> None:
    document = (REPOSITORY / "docs" / "games.md").read_text("utf-8")
    file = tmp_path / "coin_row.py"
    file.write_text(document.partition("```python\n")[2].partition("```")[0], "utf-8")
    arguments = ["--game", str(file), "--bots", "greedy,random", "--matches", "4", "--jobs", jobs]
    found = facts("arena", *arguments)
    assert found["game"] == "coin-row"
    assert found["contests"][0]["wins"]["greedy"] > 0
    assert '"game":"coin-row"' in output("selfplay", "--game", str(file), "--bots", "random,random")


@pytest.mark.parametrize(
    ("text", "sentence"),
    [("", "no game is registered: call hofgarten.register"), ("1 / 0", "line 1: ZeroDivisionError")],
)
def test_a_file_without_a_game_is_refused_in_one_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(text, "utf-8")
    assert complaint(2, "arena", "--game", str(file), "--bots", "greedy,random").startswith(f"{file}: {sentence}")


@pytest.mark.parametrize("text", ["", "[]", "{}", "no JSON", '{"game": "chess", "weights": {}}'])
def test_results_are_written_to_weights_files_only(tmp_path: Path, text: str) -> None:
    file = tmp_path / "weights.json"
    file.write_text(text, encoding="utf-8")
    assert complaint(2, *TWO, "--into", str(file)) == f"--into {file}: not a weights file of zen-garden"
    assert file.read_text("utf-8") == text
