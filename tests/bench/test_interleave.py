"""Tests of quantiles."""

from bench.interleave import within


def test_nineteen_of_twenty_are_within() -> None:
    assert within([*range(19), 100], 0.95) == 18


def test_fractions_of_a_millisecond_count() -> None:
    assert within([0.25, 0.75], 0.5) == 0.25
