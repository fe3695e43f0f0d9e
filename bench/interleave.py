"""Interleaved runs: a temporary slowdown of the machine affects all measures alike."""

import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from hofgarten.arena.statistics import quantile

Key = TypeVar("Key")
Figure = TypeVar("Figure")


def in_turns(measures: Mapping[Key, Callable[[], Figure]], runs: int) -> dict[Key, list[Figure]]:
    """Take each measure once, then again, `runs` times in all; return the figures of each, run by run.

    The order is reversed in every other run, so that no measure always comes after the same one.
    """
    figures: dict[Key, list[Figure]] = {name: [] for name in measures}
    for run in range(runs):
        print(f"  run {run + 1} of {runs}", end="\r", file=sys.stderr, flush=True)
        names = list(measures)
        for name in names if run % 2 == 0 else reversed(names):
            figures[name].append(measures[name]())
    return figures


def within(figures: Sequence[float], share: float) -> float:
    """Return the quantile of some figures above 0, to a thousandth."""
    return quantile([round(1000 * figure) for figure in figures], share) / 1000
