"""Display of positions, shared by the games: as plain text, and as the pictures of notebooks."""

from collections.abc import Iterable, Sequence
from importlib import import_module
from itertools import zip_longest

from hofgarten.game import CHANCE, TERMINAL

_GAP = 4
"""Spaces between two gardens."""


def side_by_side(blocks: Iterable[Sequence[str]], across: int = 2) -> list[str]:
    """Return ``across`` blocks of lines per row; an empty line divides the rows of blocks."""
    every = list(blocks)
    lines: list[str] = []
    for start in range(0, len(every), across):
        columns = [(block, max(map(len, block))) for block in every[start : start + across]]
        rows = zip_longest(*(block for block, _ in columns), fillvalue="")
        lines += [""] if lines else []
        for row in rows:
            cells = (line.ljust(width) for line, (_, width) in zip(row, columns, strict=True))
            lines.append((" " * _GAP).join(cells).rstrip())
    return lines


def next_event_text(turn: int) -> str:
    """Return whose event is next, in words."""
    if turn == TERMINAL:
        return "over"
    return "chance event due" if turn == CHANCE else f"seat {turn} to move"


def html(shown: object) -> str | None:
    """Return the picture of a match or a position as HTML; None without the extra ``notebook``."""
    # By name: the page has positions, and must not contain the module.
    picture: str | None = import_module("hofgarten.notebook").html_of(shown)
    return picture


def svg(shown: object) -> str | None:
    """Return the picture of a match or a position as SVG; None without the extra ``notebook``."""
    picture: str | None = import_module("hofgarten.notebook").svg_of(shown)
    return picture
