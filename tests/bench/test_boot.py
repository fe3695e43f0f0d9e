"""How starts are put into rows, and how slow the slow line is."""

import pytest

from bench.boot import BARE, STOCK, VISITS, WORKER, answered, longest, rows
from bench.model import OURS
from bench.slow import BYTES_A_SECOND, Line
from bench.visits import Visit


def run(at: float, *, visits: int = VISITS) -> list[Visit]:
    """Return the visits of a run, each later one ten times as fast as the one before."""
    return [Visit(at / 10**number, number, at) for number in range(visits)]


def test_a_visit_that_was_not_made_is_left_out() -> None:
    seen = {OURS: [run(1000, visits=VISITS + 1), run(2000)], STOCK: [run(4000), run(5000)]}
    assert answered(seen, 0) == {OURS: [1000, 2000], STOCK: [4000, 5000]}
    assert answered(seen, VISITS) == {OURS: [1], STOCK: []}
    assert longest(seen, range(VISITS, VISITS + 1)) == {OURS: [1000], STOCK: []}
    assert longest(seen, range(1, VISITS))[STOCK] == [4000, 4000, 5000, 5000]


def test_the_service_worker_is_compared_with_a_warm_cache() -> None:
    seen = {
        whose: [run(at, visits=VISITS + 1)] for whose, at in ((OURS, 900), (STOCK, 3000), (BARE, 1500), (WORKER, 600))
    }
    found = {row.what: row for row in rows(seen, {OURS: [1.0], STOCK: [2.0], BARE: [3.0]})}
    assert found["Cold: to the first click answered"].ratios == pytest.approx({STOCK: 0.3, BARE: 0.6})
    service = found["Service worker, the others with a warm cache"]
    assert service.runs == {OURS: [6], STOCK: [30], BARE: [15]}


def test_all_connections_share_the_slow_line() -> None:
    line = Line()
    assert line.due(BYTES_A_SECOND, 10) == 1
    assert line.due(BYTES_A_SECOND, 10.5) == 1.5
    assert line.due(BYTES_A_SECOND // 2, 20) == 0.5
