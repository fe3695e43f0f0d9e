"""What a benchmark finds out, as plain data."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import nan
from pathlib import Path
from statistics import median
from typing import Final

OURS: Final = "Hofgarten"
"""Under which name our own figures stand."""


@dataclass(frozen=True)
class Setting:
    """What a part is to measure, and with how much patience."""

    runs: int
    """How often each thing is measured, in turns with all it is compared with; the table holds medians."""
    dist: Path
    """The page, as it has just been built; what parts share may be written beside it."""


@dataclass(frozen=True)
class Row:
    """One thing that was measured, of ours and of others."""

    what: str
    unit: str
    """Such as "ms", "moves/s", "kB"."""
    runs: Mapping[str, Sequence[float]]
    """Every figure, by whose it is: OURS and any others, run by run."""
    aim: str = ""
    """What ours is to be, in words: "at most 0.45 of stock PyScript"."""
    ours: str = OURS
    """Whose figures the others are compared with."""

    @property
    def medians(self) -> dict[str, float]:
        """The median of the figures, by whose they are."""
        return {name: median(figures) for name, figures in self.runs.items()}

    @property
    def better(self) -> str:
        """Which figures are better: "more" of what is done in a time, "less" of all else."""
        return "more" if self.unit.endswith(("/s", "a second")) else "less"

    @property
    def ratios(self) -> dict[str, float]:
        """Ours as a part of each other's: the median of the ratios run by run, where the runs were in turns."""
        mine = self.runs[self.ours]
        return {
            name: median([one / other for one, other in zip(mine, figures, strict=False) if other] or [nan])
            for name, figures in self.runs.items()
            if name != self.ours
        }


@dataclass(frozen=True)
class Curve:
    """How one figure goes with another; drawn as a plot."""

    name: str
    """Names the file: letters, digits and hyphens."""
    title: str
    x: str
    """What goes along, with its unit."""
    y: str
    """What goes up, with its unit; it begins at 0."""
    lines: Mapping[str, Sequence[tuple[float, float]]]
    """Points, by the line's name."""
    logarithmic: bool = False
    """Whether `x` grows by factors."""


@dataclass(frozen=True)
class Part:
    """One part of the report."""

    title: str
    rows: Sequence[Row] = ()
    curves: Sequence[Curve] = ()
    notes: Sequence[str] = field(default=())
    """Sentences below the table, in Markdown."""
