"""A link as a picture that another device's camera can read."""

import htpy as h
from htpy import Element

from web.qr import qr_path


def qr_code(name: str, text: str) -> Element | None:
    """Return a text as a QR code, dark on white whatever the page's colours; nothing where it is too long for one."""
    drawing = qr_path(text)
    if drawing is None:
        return None
    return h.svg(".qr", viewBox=f"0 0 {drawing.size} {drawing.size}", role="img", aria_label=name)[
        h.path(d=drawing.path)
    ]
