"""Compare builds of the page by one part of the benchmarks: `python -m bench.builds DIST DIST... --part boot`.

Each mechanism that makes the page faster must be worth its code: build the page without it, and compare. All builds
take turns. The first is the base of the ratios, which are medians of the ratios run by run, with their quartiles. Other
work on the machine changes processor time less than other figures.
"""

import argparse
from collections import defaultdict
from functools import partial
from pathlib import Path
from statistics import median, quantiles

from bench.__main__ import measure_of
from bench.interleave import in_turns
from bench.rows import ROWS, Setting

PARTS = ("boot", "size", "interaction", "analysis", "room")
"""The parts that measure a build."""


def one_run(part: str, dist: Path) -> dict[tuple[str, str], float]:
    """Measure a part once; return the medians by key and subject."""
    found = defaultdict[tuple[str, str], list[float]](list)
    for key, subject, value in measure_of(part)(Setting(1, dist, alone=True)):
        found[key, subject].append(value)
    return {place: median(values) for place, values in found.items()}


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m bench.builds", description="Compare several builds.")
    parser.add_argument("dist", nargs="+", type=Path, help="the folder of a build")
    parser.add_argument("--part", choices=PARTS, default="boot", help="part to measure (default: boot)")
    parser.add_argument("--runs", type=int, default=9, help="number of runs of each build, at least 2 (default: 9)")
    options = parser.parse_args()
    figures = defaultdict[tuple[str, str], dict[Path, list[float]]](lambda: defaultdict(list))
    measures = {dist: partial(one_run, options.part, dist) for dist in options.dist}
    for dist, found in in_turns(measures, options.runs):
        for place, value in found.items():
            figures[place][dist].append(value)
    units = {row.key: row.unit for row in ROWS[options.part]}
    for (key, subject), by_build in figures.items():
        print(f"\n| {key}, {subject} | median | ratio |\n| --- | --- | --- |")
        for dist, values in by_build.items():
            print(f"| {dist} | {median(values):,.1f} {units[key]} | {ratio(values, by_build[options.dist[0]])} |")


def ratio(figures: list[float], base: list[float]) -> str:
    """Return the median of the ratios run by run, and their quartiles; empty if a figure of the base is 0."""
    if not all(base):
        return ""
    low, middle, high = quantiles([one / other for one, other in zip(figures, base, strict=True)], n=4)
    return f"{middle:.3f} ({low:.3f} to {high:.3f})"


if __name__ == "__main__":
    main()
