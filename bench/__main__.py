"""Command line of the benchmarks: `python -m bench [PART ...]`."""

import argparse
import sys
import traceback
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Final, cast

from bench import figures
from bench.report import report
from bench.rows import ROWS, Figure, Setting
from web.build.paths import ROOT

REPORT: Final = ROOT / "bench" / "report"


def measure_of(part: str) -> Callable[[Setting], Iterable[Figure]]:
    """Return a part's `measure`. The part is imported now, because only this part needs its peers."""
    return cast("Callable[[Setting], Iterable[Figure]]", import_module(f"bench.{part}").measure)


def measure_parts(parts: Sequence[str], setting: Setting, folder: Path) -> list[str]:
    """Measure the given parts, write the report, and return the parts that failed; these do not stop the others."""
    failed = []
    for part in parts:
        begun = perf_counter()
        try:
            figures.record(folder, part, measure_of(part)(setting))
        except (Exception, SystemExit):
            traceback.print_exc()
            failed.append(part)
        (folder / "report.md").write_text(report(figures.read(folder)), encoding="utf-8")
        print(f"{part}: {perf_counter() - begun:.0f} s", file=sys.stderr)
    return failed


def main(arguments: list[str] | None = None) -> int:
    """Measure, print the report, and return the exit status: 1 if a part failed."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure how fast everything is.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"part to measure: {', '.join(ROWS)} (default: all)")
    parser.add_argument("--runs", type=int, default=5, help="number of runs of each measure (default: 5)")
    parser.add_argument("--dist", type=Path, default=ROOT / "dist", help="the built page (default: dist)")
    parser.add_argument("--out", type=Path, default=REPORT, help="the report's folder (default: bench/report)")
    options = parser.parse_args(arguments)
    if unknown := set(options.parts) - set(ROWS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    failed = measure_parts(options.parts or [*ROWS], Setting(options.runs, options.dist), options.out)
    print((options.out / "report.md").read_text("utf-8"))
    if failed:
        print(f"failed: {', '.join(failed)}", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
