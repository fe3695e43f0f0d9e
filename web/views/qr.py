"""A link as a picture that another device's camera can read."""

from web.qr import qr_path
from web.views import elements as h
from web.views.elements import Element


def qr_code(name: str, text: str) -> Element | None:
    """Return a text as a QR code, dark on white whatever the page's colours; nothing where it is too long for one."""
    drawing = qr_path(text)
    if drawing is None:
        return None
    return h.svg(".qr", viewBox=f"0 0 {drawing.size} {drawing.size}", role="img", aria_label=name)[
        h.path(d=drawing.path)
    ]
