"""Actions of the snippet builder: choose the embedded content and copy the snippet."""

from dataclasses import replace
from typing import Final, Literal

from web.app.model.action import Fields
from web.app.model.embed.snippet_builder import base_of, fill_in, link_choice, read, snippet_of
from web.app.model.model import EMBED, Handler, Model, Screen, Update
from web.app.update.registry import on_page

LOWEST: Final = 120
HIGHEST: Final = 4000
"""Limits of a frame's height in CSS pixels, as in ``web/browser/embed/placeholder.js``."""


def _choose(model: Model, page: Screen, *, fields: Fields, name: str = "") -> Update:
    """Apply the fields of the form."""
    if page.name != EMBED:
        return Update(model)
    before, link = read(page.subject, model.language), str(fields.get("link", ""))
    if name == "link" and link.strip():
        choice = link_choice(link, before)
        if choice is None:
            return Update(replace(model, notice="embed_link"))
        page = page._replace(subject=choice.subject)
        return Update(replace(model, page=page, notice=""), focus="embed-preview", focus_after_click=True)
    choice = fill_in(before, fields, name)
    return Update(replace(model, page=page._replace(subject=choice.subject)))


def _copy(model: Model, page: Screen, *, what: Literal["frame", "element", "address"]) -> Update:
    """Copy one of the snippets, or the address of the embedded page."""
    if page.name != EMBED:
        return Update(model)
    choice, base = read(page.subject, model.language), base_of(model.browser.address)
    snippet = snippet_of(choice, model.library, model.bots, page.measured)
    if snippet is None:
        return Update(model)
    text = {"frame": snippet.frame, "element": snippet.element, "address": snippet.link}[what](base)
    return Update(model, command={"kind": "copy", "text": text})


def _measured(model: Model, page: Screen, *, preview: str, height: int) -> Update:
    """Take the height that the preview needs."""
    if page.name != EMBED or not LOWEST <= height <= HIGHEST:
        return Update(model)
    return Update(replace(model, page=page._replace(measured=(preview, height))))


HANDLERS: Final[dict[str, Handler]] = {
    "embed-choose": on_page(Screen, _choose),
    "embed-copy": on_page(Screen, _copy),
    "embed-measured": on_page(Screen, _measured),
}
