"""Previews for embedded pages: the first HTML of the page, rendered at build time and shown until Python is ready.

``demos/<rule>.<language>.html`` has a rule's position, ``demos/play-<game>.<language>.html`` the title of a game.
They contain only visible content, without attributes that need Python.
"""

import re
from collections.abc import Iterator
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import Final

from hofgarten.registry import GAMES
from web.app.model.teaching.rule_position import positions
from web.app.texts import LANGUAGES
from web.app.update.update import update
from web.app.view.chunks import without_marks
from web.app.view.embed import page, placeholder
from web.build.cache import each_cached, hash_of

NOT_INDEXED: Final = '<meta name="robots" content="noindex">'
"""Keeps parts of pages out of search engines."""

FIRST_VISIT: Final = {"do": "start", "storage": {}, "fields": {}, "entropy": "", "now": 0}
"""The start of a first visit, without its languages and its place."""

INERT: Final = "rule-position"
"""The class of interactive parts, which are inert in a preview."""

_MEANINGLESS: Final = re.compile(r"data-|aria-|(?:id|role|tabindex|title|name|for|type|value)$")
"""Attributes without a visible effect, except ``data-css`` and those that the style sheet selects."""

_ASKED: Final = re.compile(r"\[([a-z-]+)")
"""An attribute in a style sheet."""

_EMPTY: Final = frozenset({"br", "hr", "img", "input"})
"""Void elements."""


def asked_attributes(css: str) -> frozenset[str]:
    """Return the attributes with a visible effect: those that style sheets select, and ``data-css``."""
    return frozenset(_ASKED.findall(css)) | {"data-css"}


def write_pictures(asked: frozenset[str], folder: Path) -> None:
    """Write all previews to a new folder; ``asked`` are the attributes with a visible effect."""
    folder.mkdir()
    # The script loads the style sheet and the pictures of its game first.
    pages = {
        name: html.replace("<main ", f'<main data-game="{game}" ', 1).encode()
        for game in GAMES
        for name, html in pictures(game)
    }
    kept = asked | {"data-game"}
    written = each_cached(
        f"previews-{hash_of(sorted(kept))}",
        pages,
        lambda changed: {name: still(html.decode(), kept) for name, html in changed.items()},
    )
    for name, html in written.items():
        (folder / f"{name}.html").write_text(f"{NOT_INDEXED}{html}", encoding="utf-8")


def pictures(game: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the full HTML of each preview of a game."""
    for language in LANGUAGES:
        yield f"play-{game}.{language}", without_marks(placeholder(language, game))
        for rule in positions(game):
            yield f"{rule}.{language}", without_marks(page(update(None, _start(rule, language)).model))


def _start(rule: str, language: str) -> dict[str, object]:
    return {**FIRST_VISIT, "languages": [], "query": f"?embed={rule}&lang={language}"}


def still(html: str, asked: frozenset[str]) -> str:
    """Return a page's HTML with visible content only and with interactive parts inert.

    ``asked`` are the attributes that the style sheet selects.
    """
    writer = _Writer(asked)
    writer.feed(html)
    writer.close()
    return "".join(writer.written)


class _Writer(HTMLParser):
    """Writes parsed HTML again, without attributes that have no visible effect."""

    def __init__(self, asked: frozenset[str]) -> None:
        """Create a writer without output."""
        super().__init__(convert_charrefs=False)
        self.written: list[str] = []
        self._asked = asked

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Write a start tag."""
        kept = [(name, value) for name, value in attrs if name in self._asked or not _MEANINGLESS.match(name)]
        classes = (dict(attrs).get("class") or "").split()
        if INERT in classes:
            kept.append(("inert", None))
        inside = "".join(f" {name}" if value is None else f' {name}="{escape(value)}"' for name, value in kept)
        self.written.append(f"<{tag}{inside}>")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Write an element without content."""
        self.handle_starttag(tag, attrs)
        if tag not in _EMPTY:
            self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        """Write an end tag."""
        self.written.append(f"</{tag}>")

    def handle_data(self, data: str) -> None:
        """Write text."""
        self.written.append(data)

    def handle_entityref(self, name: str) -> None:
        """Write a named character reference."""
        self.written.append(f"&{name};")

    def handle_charref(self, name: str) -> None:
        """Write a numeric character reference."""
        self.written.append(f"&#{name};")
