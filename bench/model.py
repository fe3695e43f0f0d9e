"""Results of benchmarks, as plain data."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import nan
from pathlib import Path
from statistics import median
from typing import Final

OURS: Final = "Hofgarten"
"""Name of our own figures."""


@dataclass(frozen=True)
class Setting:
    """Parameters of a measurement."""

    runs: int
    """Number of measurements of each case, in turns with its comparisons; the table shows medians."""
    dist: Path
    """The page as just built; shared files of the parts may be written next to it."""


@dataclass(frozen=True)
class Row:
    """One measured quantity, of ours and of others."""

    what: str
    unit: str
    """For example "ms", "moves/s", "kB"."""
    runs: Mapping[str, Sequence[float]]
    """Name (OURS or a peer) -> figures of all runs."""
    aim: str = ""
    """Target in words: "at most 0.45 of stock PyScript"."""
    ours: str = OURS
    """Name of the figures that the others are compared with."""

    @property
    def medians(self) -> dict[str, float]:
        """Median of the figures of each name."""
        return {name: median(figures) for name, figures in self.runs.items()}

    @property
    def better(self) -> str:
        """Direction of better figures: "more" for rates, "less" for all others."""
        return "more" if self.unit.endswith(("/s", "a second")) else "less"

    @property
    def ratios(self) -> dict[str, float]:
        """Ours divided by each peer's: median of the ratios run by run if the runs were in turns."""
        mine = self.runs[self.ours]
        return {
            name: median([one / other for one, other in zip(mine, figures, strict=False) if other] or [nan])
            for name, figures in self.runs.items()
            if name != self.ours
        }


@dataclass(frozen=True)
class Part:
    """One part of the report."""

    title: str
    rows: Sequence[Row] = ()
    notes: Sequence[str] = ()
    """Sentences below the table, in Markdown."""
