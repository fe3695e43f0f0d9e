"""Hostile values for every input of the page, and a check that they stay text."""

import json
from html.parser import HTMLParser
from typing import Any, Final, NamedTuple

KINDS: Final = (
    "\"'><svg/onload=alert(1)>",
    "{number} {0} %s %(name)s {0.__class__}",
    "\ud800",
)
"""Texts that have broken other pages: markup that ends an attribute, format strings, half a character."""

FURTHER: Final = (
    "</title></script></textarea><script>alert(1)</script>",
    "' onfocus=alert(1) autofocus '",
    '{"a":' * 200,
    "<img src=x onerror=alert(1)>",
    "--><svg onload=alert(1)><!--",
    "&lt;script&gt;&#60;img src=x&#62;",
    "javascript:alert(1)",
    '{"do":"delete","id":"begun"}',
    "\u202eevil\u2066\u200b",
    "a\x00b\x1b[31m\r\n\x7f",
    "__proto__",
    "%3Cimg%20src%3Dx%3E%",
    "W" * 2000,
    "9" * 2000,
)
"""Further ones: end tags, attributes, depth, escapes, URL schemes, actions, control characters, keys, sizes."""

TEXTS: Final = (*KINDS, *FURTHER)

PLAIN: Final = "Ada"
"""A harmless text of the same kind."""

FORBIDDEN: Final = frozenset({"script", "style", "object", "embed", "img", "base", "meta", "link", "template"})
"""Elements that no reply contains."""

ADDRESSES: Final = {"href", "src", "action", "formaction", "xlink:href"}
OURS: Final = ("#", "./#", "./?embed=", "?embed=")
"""Prefixes of addresses within our own page."""
PAGES: Final = {"licences.html", "python.html"}
"""Pages beside ours."""


def page_data(text: str) -> dict[str, Any]:
    """Return the page's own data of a saved match, every part of it with a text in the place of each text."""
    return {
        "name": text,
        "saved": text,
        "undone": [text],
        "lines": [[text], text],
        "day": text,
        "hints": [text],
        "review": {"1": text, "line": text},
        "link": {"seat": 0, "sent": 0, "heard": 0, "id": text},
        "room": {"id": text, "device": text, "seat": 0, "match": text, "ending": text, "name": text},
        "begun": text,
        "own": [text],
    }


class Element(NamedTuple):
    """An element of a page, without its text."""

    name: str
    attributes: tuple[str, ...]


class Reader(HTMLParser):
    """Parse a reply's HTML like a browser, and collect everything that could run or load something."""

    def __init__(self, page: str) -> None:
        """Parse a page."""
        super().__init__(convert_charrefs=True)
        self.elements: list[Element] = []
        self.values: list[tuple[str, str]] = []
        """Name and value of every attribute."""
        self.comments: list[str] = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Store an element and its attributes."""
        self.elements.append(Element(tag, tuple(name for name, _ in attrs)))
        self.values += [(name, value or "") for name, value in attrs]

    def handle_comment(self, data: str) -> None:
        """Store a comment: our pages contain none."""
        self.comments.append(data)

    handle_pi = unknown_decl = handle_comment

    def handle_decl(self, decl: str) -> None:
        """Store a declaration: our pages contain none."""
        self.comments.append(decl)


def assert_harmless(page: str, actions: frozenset[str]) -> Reader:
    """Fail if anything in a reply's HTML can do more than request one of our actions; return the parsed page."""
    reader = Reader(page)
    assert not reader.comments
    for element in reader.elements:
        assert element.name not in FORBIDDEN, element
        assert not [name for name in element.attributes if name.startswith("on")], element
        assert not {"style", "srcdoc"} & set(element.attributes), element
        assert len(set(element.attributes)) == len(element.attributes), element
    for name, value in reader.values:
        if name in ADDRESSES:
            assert value.startswith(OURS) or value in PAGES, (name, value)
        if name in {"data-do", "data-drag", "data-point"} and value:
            assert json.loads(value)["do"] in actions, value
    return reader


def as_name(text: str) -> str:
    """Return a text that a JSON record can hold."""
    return text.encode(errors="replace").decode()


def with_names(raw: dict[str, Any], text: str) -> dict[str, Any]:
    """Return a record's data with this name for all players."""
    return {**raw, "players": [{**player, "name": text} for player in raw["players"]]}
