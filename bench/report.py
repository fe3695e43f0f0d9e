"""The tables of the report, in Markdown, as they stand in `docs/speed.md`."""

from collections.abc import Iterator, Mapping, Sequence
from statistics import median

from bench.figures import Measured
from bench.rows import MEDIAN, PEERS, ROWS, Row
from hofgarten.arena.statistics import quantile


def report(parts: Mapping[str, Measured]) -> str:
    """Return the report of the parts that have been measured."""
    lines = ["# Speed"]
    for part, found in parts.items():
        lines += ["", f"## {part}", ""]
        lines += [f"**Failed**: `{found.failed}`. These figures were measured before.", ""] * bool(found.failed)
        lines.append(table(part, found))
    return "\n".join(lines) + "\n"


def table(part: str, found: Measured) -> str:
    """Return the table of a part, and the line that says how to measure it again."""
    subjects = found.subjects
    rows = [tuple(_cells(row, found, subjects)) for row in ROWS[part]]
    head = ("", "unit", *subjects, "compared with", "ratio", "figures", "target")
    used = [any(cells) for cells in zip(*rows, strict=True)]
    lines = [[cell for cell, wanted in zip(cells, used, strict=True) if wanted] for cells in (head, *rows)]
    lines.insert(1, ["---", *["---:"] * (len(lines[0]) - 1)])
    drawn = "\n".join(f"| {' | '.join(cells)} |" for cells in lines)
    return f"{drawn}\n\n`make bench PARTS={part}`, {found.when}"


def _cells(row: Row, found: Measured, subjects: Sequence[str]) -> Iterator[str]:
    figures = found.figures.get(row.key, {})
    peers = [peer for peer in PEERS if peer in figures]
    yield row.label
    yield row.unit
    yield from (figure(at_share(figures[name], row.share)) if name in figures else "" for name in subjects)
    yield "<br>".join(f"{peer}: {figure(at_share(figures[peer], row.share))}" for peer in peers)
    own = [figures[name] for name in subjects if name in figures]
    yield "<br>".join(", ".join(f"{ratio(each, figures[peer]):.2f}" for each in own) for peer in peers)
    yield str(min(map(len, own), default=""))
    yield row.target


def at_share(figures: Sequence[float], share: float) -> float:
    """Return the median of some figures, or another quantile, to a thousandth."""
    if share == MEDIAN:
        return median(figures)
    return quantile([round(1000 * each) for each in figures], share) / 1000


def ratio(ours: Sequence[float], others: Sequence[float]) -> float:
    """Return the median of the ratios run by run. The runs took turns, so that both had the same machine."""
    return median(one / other for one, other in zip(ours, others, strict=False))


def figure(number: float) -> str:
    """Return a number with its significant digits."""
    return f"{number:,.0f}" if abs(number) >= 100 or number == round(number) else f"{number:.3g}"
