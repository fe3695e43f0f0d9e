"""The report: a table and notes for each part, in Markdown."""

from collections.abc import Iterable, Iterator, Mapping
from math import isnan

from bench.figures import Measured
from bench.model import Row

ABOUT = (
    "Figures are medians over the number of runs in the column runs; compared cases took turns. A ratio is ours divided"
    " by the other's: the median of the ratios run by run. All figures are in `figures/`."
)


def report(parts: Mapping[str, Measured], failed: Mapping[str, str]) -> str:
    """Return the report of parts by name; ``failed``: part -> error of this measurement."""
    return "\n".join(_lines(parts, failed)) + "\n"


def _lines(parts: Mapping[str, Measured], failed: Mapping[str, str]) -> Iterator[str]:
    yield from ("# How fast", "", ABOUT)
    for name, why in failed.items():
        yield from ("", f"**`{name}` failed**; its figures, if any, are older: `{why}`")
    for found in parts.values():
        yield from ("", f"## {found.part.title}", "", f"Measured on {found.measured}.", "")
        yield from table(found.part.rows)
        for note in found.part.notes:
            yield from ("", note)


def table(rows: Iterable[Row]) -> Iterator[str]:
    """Yield the lines of a Markdown table; no lines if there are no rows."""
    rows = list(rows)
    if not rows:
        return
    yield "| | ours | better | runs | compared with | ratio | aim |"
    yield "| --- | ---: | --- | ---: | --- | --- | --- |"
    for row in rows:
        medians = row.medians
        others = [name for name in row.runs if name != row.ours]
        cells = (
            row.what,
            f"{figure(medians[row.ours])} {row.unit}".rstrip(),
            row.better,
            str(len(row.runs[row.ours])),
            "<br>".join(f"{name}: {figure(medians[name])}" for name in others),
            "<br>".join(ratio(row.ratios[name]) for name in others),
            row.aim,
        )
        yield f"| {' | '.join(cells)} |"


def figure(number: float) -> str:
    """Return a figure with its significant digits."""
    if isnan(number):
        return "none"
    if abs(number) >= 100 or number in {0, 1}:
        return f"{number:,.0f}"
    return f"{number:.3g}"


def ratio(number: float) -> str:
    """Return a ratio with two decimals."""
    return "none" if isnan(number) else f"{number:.2f}"
