"""Interleaved runs: a temporary slowdown of the machine affects all measures alike."""

from collections.abc import Callable, Iterator, Mapping
from typing import TypeVar

Key = TypeVar("Key")
Found = TypeVar("Found")


def in_turns(measures: Mapping[Key, Callable[[], Found]], runs: int) -> Iterator[tuple[Key, Found]]:
    """Take each measure once, then again, `runs` times in all; yield each result with the key of its measure.

    The order is reversed in every other run, so that no measure always comes after the same one.
    """
    for run in range(runs):
        keys = list(measures)
        for key in keys if run % 2 == 0 else reversed(keys):
            yield key, measures[key]()
