"""Prints QR codes in a terminal."""

from collections.abc import Iterator
from itertools import product
from typing import Final

from qrcodegen import QrCode

from web.app.model.links.qr import QUIET

_BLACK_ON_WHITE: Final = "\x1b[30;107m"
"""Cameras expect dark codes on a light ground, in terminals of any colours."""
_RESET: Final = "\x1b[0m"
_HALVES: Final = dict(zip(product((False, True), repeat=2), " ▄▀█", strict=True))
"""Two squares, one above the other, as a character."""


def terminal_qr(text: str) -> Iterator[str]:
    """Yield the lines of a text's QR code: a character is one module wide and two high."""
    code = QrCode.encode_text(text, QrCode.Ecc.LOW)
    reach = range(-QUIET, code.get_size() + QUIET)
    for y in reach[::2]:
        line = "".join(_HALVES[code.get_module(x, y), code.get_module(x, y + 1)] for x in reach)
        yield f"{_BLACK_ON_WHITE}{line}{_RESET}"
