"""Pictures of pieces and of the things on them. The element beside or around a picture names it."""

from functools import cache
from typing import Final

from markupsafe import Markup

from web.app.view.chunks import chunk

SQUARE: Final = "0 0 100 100"
"""The viewport of most pictures."""


def picture(classes: str, inside: str, viewport: str = SQUARE) -> Markup:
    """Return an SVG picture, hidden from screen readers. ``inside`` is SVG made by our own code."""
    return chunk(f'<svg class="symbol {classes}" viewBox="{viewport}" aria-hidden="true">{inside}</svg>')


def image(name: str, place: str = 'width="100" height="100"') -> str:
    """Return a symbol as an image inside an SVG. ``web/browser/symbols.js`` fills it in.

    An image is one node of the document. ``<use>`` copies all nodes of its symbol, up to a hundred, and is for symbols
    with parts that style sheets colour or hide.
    """
    return f'<image data-symbol="{name}" {place}/>'


@cache
def symbol(name: str, classes: str = "") -> Markup:
    """Return one of the symbols of the page or of a game, as an image."""
    return picture(classes, image(name))


@cache
def styled_symbol(name: str, classes: str = "") -> Markup:
    """Return a symbol with parts that style sheets colour or hide."""
    return picture(classes, f'<use href="#{name}"/>')
