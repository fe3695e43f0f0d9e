"""Command line of the benchmarks: `python -m bench [PART ...]`."""

import argparse
import sys
import tempfile
import traceback
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Final, cast

from bench import figures
from bench.model import Part, Setting
from bench.report import report
from web.build.__main__ import build
from web.build.paths import ROOT

REPORT: Final = "report.md"
PARTS: Final = ("boot", "size", "interaction", "engine")
"""The parts of the report, in order: modules of this package with a function `measure`."""


def measure_of(name: str) -> Callable[[Setting], Part]:
    """Return a part's `measure`. The part is imported now, because only this part needs its peers."""
    return cast("Callable[[Setting], Part]", import_module(f"bench.{name}").measure)


def save_part(folder: Path, name: str, part: Part) -> None:
    """Write a part's figures into the report's folder, replacing earlier ones."""
    (folder / figures.FOLDER).mkdir(parents=True, exist_ok=True)
    (folder / figures.FOLDER / f"{name}.json").write_text(figures.write(figures.measured_now(part)), encoding="utf-8")


def write_report(folder: Path, failed: Mapping[str, str]) -> str:
    """Write the report of all parts that have saved figures, and return its text. ``failed``: part -> error."""
    files = {name: folder / figures.FOLDER / f"{name}.json" for name in PARTS}
    found = {name: figures.read(file.read_text(encoding="utf-8")) for name, file in files.items() if file.exists()}
    text = report(found, failed)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / REPORT).write_text(text, encoding="utf-8")
    return text


def measure_parts(names: Sequence[str], setting: Setting, folder: Path) -> dict[str, str]:
    """Measure the given parts and return the errors of those that failed. A failed part does not stop the others."""
    failed = {}
    for name in names:
        begun = perf_counter()
        try:
            save_part(folder, name, measure_of(name)(setting))
        except (Exception, SystemExit) as error:
            traceback.print_exc()
            failed[name] = " ".join(f"{type(error).__name__}: {error}".replace("`", "'").split())
        write_report(folder, failed)
        print(f"{name}: {perf_counter() - begun:.0f} s", file=sys.stderr)
    return failed


def main(arguments: list[str] | None = None) -> int:
    """Measure, write the report, and return the exit status: 1 if a part failed."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure how fast everything is.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"part to measure: {', '.join(PARTS)} (default: all)")
    parser.add_argument("--runs", type=int, default=7, help="number of runs of each measure (default: 7)")
    parser.add_argument("--out", type=Path, default=ROOT / "bench" / "report", help="the report's folder")
    options = parser.parse_args(arguments)
    if unknown := set(options.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    begun = perf_counter()
    with tempfile.TemporaryDirectory() as name:
        setting = Setting(options.runs, Path(name, "dist"))
        build(setting.dist, compressed=True)
        failed = measure_parts(options.parts or PARTS, setting, options.out)
    print(f"all: {perf_counter() - begun:.0f} s", file=sys.stderr)
    print(write_report(options.out, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
