"""QR codes, made in the browser, so that the encoded link is not sent to a server."""

from functools import lru_cache
from itertools import groupby
from typing import Final, NamedTuple

MAX_SIZE: Final = 2953
"""Maximum length of a text in bytes."""

QUIET: Final = 4
"""Empty modules around a code: cameras need them to find it."""

_MASK: Final = 2
"""The mask pattern. It is fixed, since trying all eight takes several times as long."""


class Drawing(NamedTuple):
    """A code as lines of SVG."""

    size: int
    """Modules per side, with the quiet zone."""
    path: str
    """The ``d`` attribute of a path, to be drawn with lines one unit wide; a module is one unit wide."""


@lru_cache(maxsize=8)
def qr_path(text: str) -> Drawing | None:
    """Return a text as the smallest QR code; None if the text is too long."""
    # Imported on first use: most users never see a QR code.
    from qrcodegen import QrCode, QrSegment

    data = text.encode()
    if len(data) > MAX_SIZE:
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
