"""The report: a table and notes for each part in Markdown, plots, and every figure as JSON."""

import json
import platform
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import asdict
from datetime import UTC, datetime
from os import cpu_count
from typing import Any, Final

from bench.model import Part, Row

TABLE: Final = "report.md"
FIGURES: Final = "figures.json"


def texts(parts: Mapping[str, Part]) -> dict[str, str]:
    """Return the report of some parts, by their names, as the texts of its files; it shows curves as NAME.svg."""
    return {TABLE: "\n".join(_lines(parts)) + "\n", FIGURES: json.dumps(_raw(parts), indent=1) + "\n"}


def _lines(parts: Mapping[str, Part]) -> Iterator[str]:
    yield "# How fast"
    yield ""
    yield "Medians of runs that took turns. A ratio is ours as a part of the other's: the median of those run by run."
    yield _machine()
    for part in parts.values():
        yield from ("", f"## {part.title}", "")
        yield from table(part.rows)
        for curve in part.curves:
            yield from ("", f"![{curve.title}]({curve.name}.svg)")
        for note in part.notes:
            yield from ("", note)


def table(rows: Iterable[Row]) -> Iterator[str]:
    """Yield the lines of a Markdown table; nothing where there are no rows."""
    rows = list(rows)
    if not rows:
        return
    yield "| | ours | beside it | ratio | aim |"
    yield "| --- | ---: | --- | --- | --- |"
    for row in rows:
        medians = row.medians
        others = [name for name in row.runs if name != row.ours]
        beside = "<br>".join(f"{name}: {figure(medians[name])}" for name in others)
        ratios = "<br>".join(f"{row.ratios[name]:.2f}" for name in others)
        yield f"| {row.what} | {figure(medians[row.ours])} {row.unit} | {beside} | {ratios} | {row.aim} |"


def figure(number: float) -> str:
    """Return a figure with as many digits as say something."""
    if abs(number) >= 100 or number in {0, 1}:
        return f"{number:,.0f}"
    return f"{number:.3g}"


def _machine() -> str:
    now = datetime.now(UTC).date().isoformat()
    return f"Measured on {now}: Python {platform.python_version()}, {cpu_count()} cores, {platform.machine()}."


def _raw(parts: Mapping[str, Part]) -> dict[str, Any]:
    return {"measured": _machine(), "parts": {name: asdict(part) for name, part in parts.items()}}
