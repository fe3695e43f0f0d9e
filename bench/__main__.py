"""Runs the command line: `python -m bench [PART ...]`."""

import argparse
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from bench.model import Part, Setting
from bench.parts import PARTS, measure_of
from bench.plots import draw
from bench.report import TABLE, texts
from web.builder.places import ROOT
from web.site import build


def write(folder: Path, parts: dict[str, Part]) -> None:
    """Write the report of some parts, by their names, into a folder, which is made if it is not there."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in texts(parts).items():
        (folder / name).write_text(text, encoding="utf-8")
    for part in parts.values():
        for curve in part.curves:
            draw(curve, folder / f"{curve.name}.svg")


def main(arguments: list[str] | None = None) -> int:
    """Measure, and write the report; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure how fast everything is.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"what to measure: {', '.join(PARTS)} (default: all)")
    parser.add_argument("--runs", type=int, default=7, help="how often each thing is measured (default: 7)")
    parser.add_argument("--out", type=Path, default=ROOT / "bench" / "report", help="the report's folder")
    options = parser.parse_args(arguments)
    if unknown := set(options.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    found: dict[str, Part] = {}
    with tempfile.TemporaryDirectory() as name:
        setting = Setting(options.runs, Path(name, "dist"))
        build(setting.dist, compressed=True)
        for part in options.parts or PARTS:
            begun = perf_counter()
            found[part] = measure_of(part)(setting)
            write(options.out, found)
            print(f"{part}: {perf_counter() - begun:.0f} s", file=sys.stderr)
    print((options.out / TABLE).read_text(encoding="utf-8"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
