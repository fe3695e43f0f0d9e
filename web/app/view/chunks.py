"""Chunks of a page: elements that travel to the browser only when their HTML is new.

``chunk`` marks an element. ``fold`` replaces each marked element by the number of its HTML, from the inside out: if one
cell changes, no other cell is sent again. ``web/browser/chunks.js`` puts them together.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from markupsafe import Markup

from web.app.view.html import Element, trusted

_BEGIN: Final = "<+>"
_END: Final = "<->"
"""The marks around a chunk. Escaped text has no ``<``, and the name of a tag begins with a letter."""

_SHORTEST: Final = 24
"""Characters below which an element is not worth a number."""


class Chunks(NamedTuple):
    """The chunks of a page that the browser has: those of the page sent last."""

    numbers: Mapping[str, int] = {}
    """The number of each chunk by its HTML, in which ``<12>`` stands for the inner chunk with this number."""
    last: int = 0
    """The highest number used so far."""


NO_CHUNKS: Final = Chunks()


class Folded(NamedTuple):
    """A page as it is sent."""

    html: str
    """The page's HTML with numbers in place of its chunks."""
    new: Mapping[str, str]
    """The HTML of the chunks that the browser does not have, by number."""
    chunks: Chunks


def chunk(element: Element | str) -> Markup:
    """Return the HTML of an element, marked as a chunk of the page.

    A string is HTML already: one element with an end tag, or an empty string.
    """
    return trusted(f"{_BEGIN}{element}{_END}")


def fold(html: str, before: Chunks) -> Folded:
    """Return a page without the chunks that the browser has from the page ``before``."""
    numbers: dict[str, int] = {}
    new: dict[str, str] = {}
    last = before.last
    outside, *begun = html.split(_BEGIN)
    open_chunks = [[outside]]
    for piece in begun:
        start, *ends = piece.split(_END)
        open_chunks.append([start])
        for after in ends:
            text = "".join(open_chunks.pop())
            if len(text) >= _SHORTEST:
                number = numbers.get(text) or before.numbers.get(text)
                if number is None:
                    number = last = last + 1
                    new[str(number)] = text
                numbers[text] = number
                text = f"<{number}>"
            open_chunks[-1] += (text, after)
    return Folded("".join(open_chunks[0]), new, Chunks(numbers, last))


def without_marks(html: str) -> str:
    """Return the whole HTML of a page that is not sent in chunks."""
    return html.replace(_BEGIN, "").replace(_END, "")
