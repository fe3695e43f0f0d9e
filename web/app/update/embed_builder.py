"""Actions of the snippet builder: choose the content, and copy a text."""

from dataclasses import replace
from typing import Final

from web.app.model.action import Fields
from web.app.model.embed.snippet_builder import fill_in, link_choice, read, snippet_of
from web.app.model.model import EMBED, Handler, Model, Screen, Update
from web.app.update.registry import on_page


def _choose(model: Model, page: Screen, *, fields: Fields, name: str = "") -> Update:
    """Apply the fields of the form; of a pasted link, the content that it leads to."""
    if page.name != EMBED:
        return Update(model)
    choice, link = read(page.subject, model.language), str(fields.get("link", ""))
    if name != "link" or not link.strip():
        page = page._replace(subject=fill_in(choice, fields).subject)
        return Update(replace(model, page=page))
    found = link_choice(link, choice)
    if found is None or snippet_of(found, model.library, model.bots) is None:
        return Update(replace(model, notice="embed_link"))
    page = page._replace(subject=found.subject)
    return Update(replace(model, page=page, notice=""), focus="embed-preview", focus_after_click=True)


def _copy(model: Model, *, text: str) -> Update:
    return Update(model, command={"kind": "copy", "text": text})


HANDLERS: Final[dict[str, Handler]] = {"embed-choose": on_page(Screen, _choose), "embed-copy": _copy}
