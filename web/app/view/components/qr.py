"""QR codes of links, for another device's camera."""

from web.app.model.links.page_address import is_loopback
from web.app.model.links.qr import qr_path
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.html import Element


def qr_code(name: str, text: str) -> Element | None:
    """Return a text as a QR code, dark on white in every theme; None if the text is too long."""
    drawing = qr_path(text)
    if drawing is None:
        return None
    return h.svg(".qr", viewBox=f"0 0 {drawing.size} {drawing.size}", role="img", aria_label=name)[
        h.path(d=drawing.path)
    ]


def loopback_hint(words: Words, address: str) -> Element | None:
    """Return advice for an address that no other device can open; None for any other."""
    return h.p(".hint")[words("share.only_here")] if is_loopback(address) else None
