"""Tests of the figures about thinking times."""

import pytest

from bench.search import AIMS, HERE, PAGE, move_rows, times_of, work_row

TIMES = {PAGE: [[1.0, 9.0, 2.0], [3.0, 8.0, 2.0]], HERE: [[1.0, 3.0, 2.0], [1.0, 4.0, 2.0]]}


def test_each_run_has_a_median_a_95th_percentile_and_a_maximum() -> None:
    median, within, longest = move_rows("zen-garden", "architect", TIMES)
    assert median.runs == {PAGE: [2, 3], HERE: [2, 2]}
    assert longest.runs == {PAGE: [9, 8], HERE: [3, 4]}
    assert str(AIMS["architect"]) in within.aim
    assert (median.aim, longest.aim) == ("", "")
    assert median.ratios == {HERE: 1.25}


def test_times_are_reported_if_all_moves_are_the_same() -> None:
    one, other = [(1.0, "a"), (2.0, "b")], [(3.0, "a"), (4.0, "b")]
    assert times_of({PAGE: [one, other], HERE: [other]}) == {PAGE: [[1, 2], [3, 4]], HERE: [[3, 4]]}
    with pytest.raises(AssertionError, match="different moves for the same position"):
        times_of({PAGE: [one], HERE: [[(1.0, "a"), (2.0, "a")]]})


def test_work_is_reported_per_second() -> None:
    assert work_row("zen-garden", 24, TIMES).runs[PAGE] == [2000, 24000 / 13]
