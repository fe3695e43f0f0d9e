"""Runs the command line: `python -m bench [PART ...]`."""

import argparse
import sys
import tempfile
import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import perf_counter
from typing import Final

from bench import figures
from bench.model import Part, Setting
from bench.parts import PARTS, measure_of
from bench.report import report
from web.build.__main__ import build
from web.build.paths import ROOT

REPORT: Final = "report.md"


def keep(folder: Path, name: str, part: Part) -> None:
    """Write a part's figures and plots into the report's folder, in place of earlier ones."""
    (folder / figures.FOLDER).mkdir(parents=True, exist_ok=True)
    for curve in part.curves:
        from bench.plots import draw  # noqa: PLC0415 - what shows no curve needs no Matplotlib

        draw(curve, folder / f"{curve.name}.svg")
    (folder / figures.FOLDER / f"{name}.json").write_text(figures.write(figures.measured_now(part)), encoding="utf-8")


def tell(folder: Path, failed: Mapping[str, str]) -> str:
    """Write the report of all parts whose figures are kept; returns its text. ``failed`` says why any part failed."""
    files = {name: folder / figures.FOLDER / f"{name}.json" for name in PARTS}
    found = {name: figures.read(file.read_text(encoding="utf-8")) for name, file in files.items() if file.exists()}
    text = report(found, failed)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / REPORT).write_text(text, encoding="utf-8")
    return text


def run(names: Sequence[str], setting: Setting, folder: Path) -> dict[str, str]:
    """Measure some parts; returns why any failed: that keeps nobody from measuring the others."""
    failed = {}
    for name in names:
        begun = perf_counter()
        try:
            keep(folder, name, measure_of(name)(setting))
        except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever it is
            traceback.print_exc()
            failed[name] = " ".join(f"{type(error).__name__}: {error}".replace("`", "'").split())
        tell(folder, failed)
        print(f"{name}: {perf_counter() - begun:.0f} s", file=sys.stderr)
    return failed


def main(arguments: list[str] | None = None) -> int:
    """Measure, and write the report; returns the exit status, 1 when a part failed."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure how fast everything is.")
    parser.add_argument("parts", nargs="*", metavar="PART", help=f"what to measure: {', '.join(PARTS)} (default: all)")
    parser.add_argument("--runs", type=int, default=7, help="how often each thing is measured (default: 7)")
    parser.add_argument("--out", type=Path, default=ROOT / "bench" / "report", help="the report's folder")
    options = parser.parse_args(arguments)
    if unknown := set(options.parts) - set(PARTS):
        parser.error(f"there is no part {', '.join(sorted(unknown))}")
    begun = perf_counter()
    with tempfile.TemporaryDirectory() as name:
        setting = Setting(options.runs, Path(name, "dist"))
        build(setting.dist, compressed=True)
        failed = run(options.parts or PARTS, setting, options.out)
    print(f"all: {perf_counter() - begun:.0f} s", file=sys.stderr)
    print(tell(options.out, failed))
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
