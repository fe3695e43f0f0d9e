"""Layout of positions as plain text, shared by the games."""

from collections.abc import Iterable, Sequence
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
