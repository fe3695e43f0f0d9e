"""``--cluster`` with a real Dask cluster on this machine."""

import json
import os
import signal
import sys
from collections.abc import Iterator
from typing import Any

import pytest

from hofgarten.arena import runner
from hofgarten.arena.runner import WorkError, cluster_workers
from hofgarten.cli import main
from hofgarten.game import IllegalMove
from tests.engine.arena.worker_tasks import die, fail, square
from tests.engine.cli.run_command import output

ARENA = ["arena", "--game", "zen-garden", "--bots", "greedy,random", "--matches", "12", "--json", "-"]
LIMIT_S = 180
"""Time for processes to start, to connect and to end, in seconds."""

pytestmark = pytest.mark.thorough


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """Start two processes."""
    import dask
    from distributed import LocalCluster

    settings = {"distributed.scheduler.allowed-failures": 1, "distributed.admin.log-length": 0}
    with (
        dask.config.set(settings),
        LocalCluster(  # type: ignore[no-untyped-call]
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None
        ) as found,
        pytest.MonkeyPatch.context() as patch,
    ):
        # On a busy machine, a process needs longer to answer than the usual limit of 10 s.
        patch.setattr(runner, "_TIMEOUT", LIMIT_S)
        yield found
        # A killed worker restarts; a cluster cannot be closed while one does.
        found.wait_for_workers(2, timeout=LIMIT_S)


def test_results_are_the_same_as_without_a_cluster(cluster: Any) -> None:
    texts = []
    for arguments in (["--cluster", cluster.scheduler_address], ["--jobs", "1"]):
        facts = json.loads(output(*ARENA, *arguments))
        del facts["run"]
        texts.append(json.dumps(facts))
    assert texts[0] == texts[1]


def test_tasks_of_a_dead_worker_are_run_again(cluster: Any) -> None:
    with cluster_workers(cluster.scheduler_address) as run:
        results = run(square, range(100))
        found = [next(results)]
        os.kill(cluster.workers[0].pid, signal.SIGKILL)
        assert [*found, *results] == [number * number for number in range(100)]


def test_errors_are_raised_in_the_client(cluster: Any) -> None:
    with cluster_workers(cluster.scheduler_address) as run:
        with pytest.raises(IllegalMove, match="the third"):
            list(run(fail, range(6)))
        with pytest.raises(WorkError, match="a process died: the last 1 tasks have no result"):
            list(run(die, range(3, 4)))


def test_another_version_of_hofgarten_is_refused(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    # This process, which also runs the scheduler, now has another version than the workers.
    monkeypatch.setattr("distributed.versions._version_cached", lambda _: "0.0.1")
    said = r"tcp://.* of the cluster has another version of hofgarten"
    with pytest.raises(WorkError, match=said), cluster_workers(cluster.scheduler_address):
        pass


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("tcp://127.0.0.1:1", "Timed out trying to connect"),
        ("", "the address is empty"),
        ("nonsense", "missing port number"),
        ("http://127.0.0.1:1", "unknown address scheme"),
        ("tls://127.0.0.1:1", "it needs certificates: see Dask's settings under distributed.comm.tls"),
    ],
)
def test_an_unusable_address_is_reported(address: str, sentence: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "_TIMEOUT", 1)
    said = f"there is no Dask cluster at '{address}': {sentence}"
    with pytest.raises(WorkError, match=said), cluster_workers(address):
        pass


def test_a_missing_dask_is_reported(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*ARENA, "--cluster", "tcp://127.0.0.1:1"]) == 2
    said = capsys.readouterr().err
    assert said == "hofgarten: --cluster needs the package distributed: pip install distributed\n"
