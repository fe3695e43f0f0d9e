"""QR codes, made here: what a camera is to read from one screen reaches no server."""

from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

LARGEST: Final = 2953
"""Bytes of a text that the largest code holds."""

QUIET: Final = 4
"""How many squares round a code stay empty: without them cameras do not find it."""

_MASK: Final = 2
"""The pattern with which dark and light are mixed, always the same: to try all eight takes a multiple of the time."""


class Drawing(NamedTuple):
    """A code as lines of SVG."""

    size: int
    """How many squares a side has, with the quiet zone."""
    path: str
    """For ``path d``, to be drawn as a line one square wide; the squares are one unit wide."""


@lru_cache(maxsize=8)
def qr_path(text: str) -> Drawing | None:
    """Return a text as a QR code of as few squares as can be; nothing for a text that is too long for any."""
    # Imported with the first code that is wanted: most people never see one.
    from qrcodegen import QrCode, QrSegment

    data = text.encode()
    if len(data) > LARGEST:
        return None
    code = QrCode.encode_segments([QrSegment.make_bytes(data)], QrCode.Ecc.LOW, mask=_MASK)
    size = code.get_size()
    rows = ("".join(_row([code.get_module(x, y) for x in range(size)], y)) for y in range(size))
    return Drawing(size + 2 * QUIET, "".join(rows))


def _row(squares: list[bool], y: int) -> list[str]:
    """Return the lines of one row: ``M4 4.5h7m2 0h3``."""
    lines, gap = [f"M{QUIET} {y + QUIET}.5"], 0
    for dark, run in groupby(squares):
        length = sum(1 for _ in run)
        if dark:
            lines.append(f"m{gap} 0h{length}" if gap else f"h{length}")
        gap = 0 if dark else length
    return lines
