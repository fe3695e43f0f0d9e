"""``--cluster`` with a real Dask cluster on this machine."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import hofgarten
from hofgarten.arena import cluster as dask_workers
from hofgarten.arena.cluster import cluster_workers
from hofgarten.arena.load_bot import Opponent
from hofgarten.arena.pool import WorkError
from hofgarten.arena.tournament import Contest, Outcome, play_task, tasks
from hofgarten.cli import main
from tests.engine.arena.worker_tasks import die, fail_plainly
from tests.engine.cli.run_command import complaint, output

ARENA = ["arena", "--game", "zen-garden", "--bots", "greedy,random", "--games", "12", "--json", "-"]
NOWHERE = "tcp://127.0.0.1:1"

pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Start two processes. The scheduler drops a task when its process dies: retries are left to ``cluster.py``."""
    import dask
    from distributed import LocalCluster

    settings = {"distributed.scheduler.allowed-failures": 0, "distributed.admin.log-length": 0}
    with (
        dask.config.set(settings),
        LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as found,
    ):
        yield found
        # A killed worker restarts; a cluster cannot be closed while one does.
        found.wait_for_workers(2, timeout=180)


def test_results_are_the_same_as_without_a_cluster(cluster: Any) -> None:
    texts = []
    for arguments in (["--cluster", cluster.scheduler_address], ["--jobs", "1"]):
        facts = json.loads(output(*ARENA, *arguments))
        del facts["run"]
        texts.append(json.dumps(facts))
    assert texts[0] == texts[1]


def test_positions_are_judged_the_same_as_without_a_cluster(cluster: Any, tmp_path: Path) -> None:
    texts = []
    for arguments in (["--cluster", cluster.scheduler_address], ["--jobs", "1"]):
        file = tmp_path / arguments[0]
        output("oracle", "--game", "zen-garden", "--positions", "2", "--effort", "5", "--out", str(file), *arguments)
        texts.append(file.read_bytes())
    assert texts[0] == texts[1]


def test_matches_of_a_dead_worker_are_played_again(cluster: Any) -> None:
    opponents = Opponent("greedy"), Opponent("random")
    contest = Contest("zen-garden", {"boards": [1, 2, 3], "majority_ties": "full"}, opponents, 2, "1", 10)
    victim = cluster.workers[0].pid
    with cluster_workers(cluster.scheduler_address) as run:
        results = run(play_task, tasks(contest))
        outcomes = [next(results) for _ in range(3)]
        os.kill(victim, signal.SIGKILL)
        outcomes += results
    assert [timeless(outcome) for outcome in outcomes] == [timeless(play_task(task)) for task in tasks(contest)]


def timeless(outcome: Outcome) -> Outcome:
    return outcome._replace(spent=())


def test_errors_are_raised_in_the_client(cluster: Any) -> None:
    with cluster_workers(cluster.scheduler_address) as run, pytest.raises(ValueError, match="the third"):
        list(run(fail_plainly, range(6)))


def test_a_task_that_kills_several_workers_fails(cluster: Any) -> None:
    with cluster_workers(cluster.scheduler_address) as run, pytest.raises(WorkError, match="died of the same task"):
        list(run(die, range(3, 4)))


def test_another_version_of_hofgarten_is_refused(
    cluster: Any,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    # This process, which also runs the scheduler, now has another version than the workers.
    (tmp_path / "other.py").touch()
    monkeypatch.setattr(hofgarten, "__file__", str(tmp_path / "__init__.py"))
    dask_workers.fingerprint.cache_clear()
    said = "another version of hofgarten is installed on the cluster's worker tcp://"
    try:
        with pytest.raises(WorkError, match=said), cluster_workers(cluster.scheduler_address):
            pass
    finally:
        dask_workers.fingerprint.cache_clear()


def test_a_missing_scheduler_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dask_workers, "_TIMEOUT", 1)
    with pytest.raises(WorkError, match=f"there is no Dask scheduler at {NOWHERE}"), cluster_workers(NOWHERE):
        pass


@pytest.mark.parametrize("address", ["", " ", "nonsense", "http://127.0.0.1:1", "127.0.0.1:x", "tcp://", "a b:1"])
def test_an_invalid_address_is_reported(address: str) -> None:
    with pytest.raises(WorkError, match="is not the address of a Dask scheduler"), cluster_workers(address):
        pass


def test_missing_certificates_are_reported() -> None:
    said = complaint(2, *ARENA, "--cluster", "tls://127.0.0.1:1")
    assert said == "tls:// needs certificates: see Dask's settings under distributed.comm.tls"


def test_a_missing_dask_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*ARENA, "--cluster", NOWHERE]) == 2
    said = capsys.readouterr().err
    assert said == "hofgarten: --cluster needs the package distributed: pip install distributed\n"
