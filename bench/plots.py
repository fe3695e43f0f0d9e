"""Plots as SVG."""

from itertools import cycle
from pathlib import Path
from typing import Final

from matplotlib.figure import Figure

from bench.model import Curve

MARKS: Final = ("o", "s", "^", "D", "v")
"""Lines differ in their markers too, for readers who cannot tell the colours apart."""


def draw(curve: Curve, target: Path) -> None:
    """Draw a curve into an SVG file."""
    figure = Figure(figsize=(7, 4), layout="constrained")
    axes = figure.subplots()
    for (name, points), mark in zip(curve.lines.items(), cycle(MARKS), strict=False):
        axes.plot(*zip(*points, strict=True), marker=mark, markersize=4, linewidth=1.2, label=name)
    axes.set(title=curve.title, xlabel=curve.x, ylabel=curve.y)
    axes.set_ylim(bottom=0)
    if curve.logarithmic:
        axes.set_xscale("log")
    if len(curve.lines) > 1:
        axes.legend(frameon=False)
    axes.grid(alpha=0.25)
    axes.spines[["top", "right"]].set_visible(False)
    figure.savefig(target, metadata={"Date": None})
