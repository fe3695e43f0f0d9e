"""HTML builder, imported as ``h``: ``h.p("#name.hint", title="More")["A ", h.b["word"]]``.

It has the names and the output of htpy; a test compares both on random trees. Unlike htpy, it writes each element as
soon as its content is given, from the inside out. Building a tree and writing it last took four fifths of the time in
which Python answers a click. Whole pages now take a third of the time.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache, lru_cache
from itertools import starmap
from typing import Final, ParamSpec, Protocol, TypeAlias

from markupsafe import Markup

_VOID: Final = frozenset(
    ["area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"]
)
"""Void elements: no content and no end tag."""


class HasHtml(Protocol):
    """An object that is already HTML, such as ``markupsafe.Markup``."""

    def __html__(self) -> str:
        """Return the HTML."""


Node: TypeAlias = bool | str | int | HasHtml | Iterable["Node"] | None
"""Content of an element: text, which is escaped, HTML, numbers, or an iterable of these. None and bool add no HTML."""

Inputs = ParamSpec("Inputs")

Attribute: TypeAlias = str | int | None
"""Value of an attribute. True writes the bare name; None and False omit the attribute."""


_KEPT: Final = 64
"""The maximum number of results that ``lazy`` keeps, about 7 pages of a match."""

_kept: Final[dict[tuple[object, ...], tuple[Markup, object]]] = {}
"""The results of ``lazy`` with their inputs, the least recently used first."""


class Element:
    """An immutable HTML element. Call it to set attributes, index it (``[]``) to set its content.

    A page makes some 500 elements. They are filled in without a call of ``__init__``, and hold their HTML, which saves
    another call for each: together a fifth of the calls with which Python answers a click.
    """

    __slots__ = ("_begin", "_html", "_name")

    def __init__(self, name: str) -> None:
        """Create an element without attributes and content."""
        self._name = name
        self._begin = f"<{name}"  # with the attributes, but without the bracket that follows them
        self._html = f"<{name}>" if name in _VOID else f"<{name}></{name}>"

    def __call__(
        self, selector: str | Mapping[str, Attribute] = "", /, *more: Mapping[str, Attribute], **attributes: Attribute
    ) -> "Element":
        """Return the element with attributes: ``#id.class.class``, name-value mappings, or keyword arguments."""
        found: dict[str, Attribute] = {**(_selected(selector) if isinstance(selector, str) else selector)}
        for mapping in more:
            found.update(mapping)
        for name, value in attributes.items():
            found[_in_html(name)] = value
        element: Element = _blank(Element)
        element._name = name = self._name
        element._begin = begin = "".join([f"<{name}", *starmap(_attribute, found.items())])
        element._html = f"{begin}>" if name in _VOID else f"{begin}></{name}>"
        return element

    def __getitem__(self, inside: Node) -> "Element":
        """Return the element with this content."""
        element: Element = _blank(Element)
        element._name = name = self._name
        element._begin = begin = self._begin
        if name in _VOID:
            element._html = f"{begin}>"
        elif type(inside) is tuple:
            element._html = f"{begin}>{''.join(map(html_of, inside))}</{name}>"
        else:
            element._html = f"{begin}>{html_of(inside)}</{name}>"
        return element

    def __str__(self) -> str:
        """Return the element's HTML."""
        return self._html

    def __html__(self) -> Markup:
        """Return the element's HTML as ``Markup``, for ``markupsafe``."""
        return trusted(self._html)


_blank: Final = object.__new__


def __getattr__(name: str) -> Element:
    """Return the element of this name, for example ``h.section``, and store it in the module."""
    if name.startswith("_"):
        raise AttributeError(name)
    element = globals()[name] = Element(name)
    return element


def html_of(node: Node) -> str:
    """Return the HTML of an element's content."""
    if isinstance(node, Element):
        return node._html
    if isinstance(node, str):
        return node if isinstance(node, Markup) else escaped(node)
    if node is None or isinstance(node, bool):
        return ""
    if isinstance(node, int):
        return str(node)
    if hasattr(node, "__html__"):
        html: str = node.__html__()
        return html
    return "".join(map(html_of, node))


def lazy(view: Callable[Inputs, Node], *inputs: Inputs.args, **named: Inputs.kwargs) -> Markup:
    """Return the HTML of a pure view; if it has been rendered with the same objects before, the HTML of that time.

    The inputs are immutable and compared by identity, as in Elm: equality of a match costs more than its HTML. Tuples,
    such as a ``NamedTuple`` of inputs, are compared item by item. An input that each page creates again makes this
    useless, but never wrong.
    """
    given = [*inputs, *named.values()]
    key = (view, *named, *[tuple(map(id, value)) if isinstance(value, tuple) else id(value) for value in given])
    # The inputs are kept too: while they exist, no other object can have their ids.
    rendered = _kept.pop(key, None) or (trusted(html_of(view(*inputs, **named))), (inputs, named))
    _kept[key] = rendered
    if len(_kept) > _KEPT:
        del _kept[next(iter(_kept))]
    return rendered[0]


def escaped(text: str) -> str:
    """Return text escaped for content and attribute values, in the same form as ``markupsafe``."""
    return (
        text.replace("&", "&amp;").replace(">", "&gt;").replace("<", "&lt;").replace("'", "&#39;").replace('"', "&#34;")
    )


def trusted(html: str) -> Markup:
    """Mark HTML as safe: our own, of constants, numbers, and parts that are already escaped."""
    return Markup(html)  # noqa: S704 - the callers pass no other


def classes(names: str, conditions: Mapping[str, object]) -> dict[str, str]:
    """Return the attribute ``class`` with these names and those whose condition is true."""
    return {"class": " ".join((names, *(name for name, holds in conditions.items() if holds)))}


@lru_cache(maxsize=4096, typed=True)
def _attribute(name: str, value: Attribute) -> str:
    """Return the HTML of an attribute. Cached: most attributes are the same as in the last render."""
    if value is None or value is False or (name == "class" and not value):
        return ""
    return f" {name}" if value is True else f' {name}="{escaped(str(value))}"'


@cache
def _in_html(name: str) -> str:
    """Return the HTML name of an attribute: no trailing underscore (``class_``), hyphens for other underscores."""
    return name.removesuffix("_").replace("_", "-")


@cache
def _selected(selector: str) -> Mapping[str, str]:
    """Return the attributes of a selector, ``#id.class.class``."""
    identity, *classes = selector.split(".")
    return {
        **({"id": identity.removeprefix("#")} if identity else {}),
        **({"class": " ".join(classes)} if classes else {}),
    }
