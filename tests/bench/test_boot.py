"""Tests of the start-up benchmark: its rows, and the slow connection."""

import pytest

from bench.boot import BARE, BUSY, COLD, SLOWED, STOCK, VISITS, WARM, WORKER, answered, longest, rows
from bench.model import OURS
from bench.slow_server import BYTES_PER_SECOND, Line
from bench.visits import Visit


def run(at: float) -> list[Visit]:
    """Return the visits of a run, each ten times as fast as the one before."""
    return [Visit(at / 10**number, number, at / 10**number, controlled=False) for number in range(VISITS)]


def test_rows_show_one_visit_of_each_run_and_the_longest_task() -> None:
    seen = {OURS: [run(1000), run(2000)], STOCK: [run(4000), run(5000)]}
    assert answered(seen, COLD) == {OURS: [1000, 2000], STOCK: [4000, 5000]}
    assert answered(seen, WARM) == {OURS: [10, 20], STOCK: [40, 50]}
    assert longest([run(4000), run(5000)[::-1]]) == [4000, 5000]


def test_service_worker_is_compared_with_a_warm_cache_and_slower_thread_stands_alone() -> None:
    starts = {OURS: 900, STOCK: 3000, BARE: 1500, WORKER: 600, SLOWED: 1200}
    starts |= {BUSY + STOCK: 6000, BUSY + WORKER: 1800}
    seen = {whose: [run(at)] for whose, at in starts.items()}
    found = {row.what: row for row in rows(seen, {OURS: [1.0], STOCK: [2.0], BARE: [3.0]})}
    assert found["Cold: to the first click answered"].ratios == pytest.approx({STOCK: 0.3, BARE: 0.6})
    service = found["Service worker, the others with a warm cache"]
    assert service.runs == {OURS: [6], STOCK: [30], BARE: [15]}
    assert found["Warm cache, main thread alone 4 times slower"].runs == {OURS: [12]}
    assert found["Service worker, two cores taken by other work"].ratios == pytest.approx({STOCK: 0.3})
    assert found["Longest task of a run's visits"].runs == {OURS: [900]}


def test_all_connections_share_the_slow_line() -> None:
    line = Line()
    assert line.due(BYTES_PER_SECOND, 10) == 1
    assert line.due(BYTES_PER_SECOND, 10.5) == 1.5
    assert line.due(BYTES_PER_SECOND // 2, 20) == 0.5
