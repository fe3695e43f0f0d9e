"""Small pieces of HTML that all views share."""

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from markupsafe import Markup

from web.app.view import html as h
from web.app.view.html import Element, Node


@lru_cache(maxsize=1024, typed=True)
def do(name: str, /, **parts: Any) -> str:  # noqa: ANN401 - whatever JSON can hold and is immutable
    """Return the action that an element asks for when it is clicked, for ``data-do``.

    A page has some hundred, nearly all of them as the last one had: remembered, they cost a tenth.
    """
    return json.dumps({"do": name, **parts}, separators=(",", ":"))


@lru_cache(maxsize=128)
def icon(name: str) -> Markup:
    """Return a line icon that says nothing to a screen reader."""
    return Markup(f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-{name}"/></svg>')  # noqa: S704 - names are ours


def button(
    action: str,
    label: str,
    *,
    picture: str = "",
    classes: str = "",
    key: str = "",
    disabled: bool = False,
    show_label: bool = True,
    **attributes: str | bool | None,
) -> Element:
    """Return a button with an icon, its words beside it or, for a well-known picture, only read out and as a hint."""
    inside: list[Node] = [icon(picture)] if picture else []
    if show_label:
        inside.append(h.span[label])
    return h.button(
        {"class": f"button {classes}".strip()},
        type="button",
        data_do=action,
        aria_label=None if show_label else label,
        title=None if show_label else label,
        aria_keyshortcuts=key or None,
        disabled=disabled,
        **attributes,
    )[inside]


def named(name: str, *shown: Node) -> Node:
    """Return what a button with a name of its own holds: the name for who hears it, and what is shown for who sees it.

    Unlike ``aria-label`` this may differ from what is shown: the name says in words what is there in signs.
    """
    return [h.span(".visually-hidden")[name], h.span(".shown", aria_hidden="true")[shown]]


def column_heads(*names: Node) -> Element:
    """Return the first row of a table: what its columns are called."""
    return h.thead[h.tr[(h.th(scope="col")[name] for name in names)]]


def radios(title: str, name: str, values: Sequence[tuple[str, str]], chosen: str, *, classes: str = "") -> Element:
    """Return a choice of one value, each with its words; it works without a script."""
    return h.fieldset({"class": f"choices {classes}".strip()})[
        h.legend[title],
        h.div(".choice-row")[
            (
                h.label(".choice")[h.input(type="radio", name=name, value=value, checked=value == chosen), h.span[text]]
                for value, text in values
            )
        ],
    ]
