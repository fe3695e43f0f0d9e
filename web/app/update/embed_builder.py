"""Actions of the snippet builder: choose the embedded content and copy the snippet."""

from dataclasses import replace
from typing import Final, Literal

from web.app.model.action import Fields
from web.app.model.embed.snippet_builder import base_of, fill_in, read, snippet_of
from web.app.model.model import Handler, Model, Screen, Update
from web.app.update.registry import on_page

NAME: Final = "embed"


def _choose(model: Model, page: Screen, *, fields: Fields, name: str = "") -> Update:
    """Apply the fields of the form."""
    if page.name != NAME:
        return Update(model)
    choice = fill_in(read(page.subject, model.language), fields, name)
    return Update(replace(model, page=page._replace(subject=choice.subject)))


def _copy(model: Model, page: Screen, *, what: Literal["frame", "element"]) -> Update:
    """Copy one of the two snippets."""
    if page.name != NAME:
        return Update(model)
    found, base = snippet_of(read(page.subject, model.language), model.library, model.bots), base_of(model.address)
    if found is None:
        return Update(model)
    text = found.frame(base) if what == "frame" else found.element(base)
    return Update(model, command={"kind": "copy", "text": text})


HANDLERS: Final[dict[str, Handler]] = {"embed-choose": on_page(Screen, _choose), "embed-copy": on_page(Screen, _copy)}
