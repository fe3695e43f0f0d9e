"""What an embedded page shows before its Python is there: its own first picture, drawn when the page is built.

``demos/<rule>.<language>.html`` is a rule's position, ``demos/play-<game>.<language>.html`` what announces a game. They
hold what is to be seen, and none of what only Python gives a meaning.
"""

import re
from collections.abc import Iterator
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

from hofgarten.registry import GAMES
from web.app.model.teaching.rule_position import positions
from web.app.update.update import update
from web.app.texts import LANGUAGES
from web.app.view.embed import coming, page

FOLDER: Final = "demos"

INERT: Final = "live"
"""The class of what can be tried: there nothing can be pressed yet."""

_MEANINGLESS: Final = re.compile(r"data-|aria-|(?:id|role|tabindex|title|name|for|type|value)$")
"""Attributes that nobody sees, but for those that the style sheet asks for, and for ``data-css``."""

_ASKED: Final = re.compile(r"\[([a-z-]+)")
"""An attribute in a style sheet."""

_EMPTY: Final = frozenset({"br", "hr", "img", "input"})
"""Elements that have no end."""


def write_pictures(folder: Path, css: str) -> None:
    """Write all pictures to a folder that is not there yet; ``css`` is the page's style sheet."""
    folder.mkdir()
    asked = frozenset(_ASKED.findall(css)) | {"data-css"}
    for name, html in pictures():
        (folder / f"{name}.html").write_text(still(html, asked), encoding="utf-8")


def pictures() -> Iterator[tuple[str, str]]:
    """Yield each picture's name and its HTML as Python would show it."""
    for game in GAMES:
        yield from ((f"play-{game}.{language}", coming(language, game)) for language in LANGUAGES)
        for rule in positions(game):
            for language in LANGUAGES:
                yield f"{rule}.{language}", page(update(None, _start(rule, language)).model)


def _start(rule: str, language: str) -> dict[str, object]:
    return {"do": "start", "query": f"?embed={rule}&lang={language}"}


def still(html: str, asked: frozenset[str]) -> str:
    """Return a page's HTML with only what is to be seen of it, and with what can be tried inert.

    ``asked`` are the attributes on which it depends how something looks.
    """
    writer = _Writer(asked)
    writer.feed(html)
    writer.close()
    return "".join(writer.written)


class _Writer(HTMLParser):
    """Writes HTML again without attributes that mean nothing."""

    def __init__(self, asked: frozenset[str]) -> None:
        """Begin with nothing written."""
        super().__init__(convert_charrefs=False)
        self.written: list[str] = []
        self._asked = asked

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Write an element's beginning."""
        kept = [(name, value) for name, value in attrs if name in self._asked or not _MEANINGLESS.match(name)]
        classes = (dict(attrs).get("class") or "").split()
        if INERT in classes:
            kept.append(("inert", None))
        inside = "".join(f" {name}" if value is None else f' {name}="{escape(value)}"' for name, value in kept)
        self.written.append(f"<{tag}{inside}>")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Write an element that has nothing inside."""
        self.handle_starttag(tag, attrs)
        if tag not in _EMPTY:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        """Write an element's end."""
        self.written.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        """Write a text."""
        self.written.append(data)

    def handle_entityref(self, name: str) -> None:
        """Write a character that has a name."""
        self.written.append(f"&{name};")

    def handle_charref(self, name: str) -> None:
        """Write a character that has a number."""
        self.written.append(f"&#{name};")
