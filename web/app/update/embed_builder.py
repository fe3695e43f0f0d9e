"""Actions on the screen on which somebody chooses what another page is to show of us, and copies the snippet for it."""

from dataclasses import replace
from typing import Final

from web.app.model.action import Action, fields_of
from web.app.model.embed.snippet_builder import base_of, fill_in, read, shown
from web.app.model.model import Handler, Outcome, Table

NAME: Final = "embed"


def _choose(table: Table, action: Action) -> Outcome:
    """Show what the fields ask for."""
    if table.screen is None or table.screen.name != NAME:
        return Outcome(table)
    wish = fill_in(read(table.screen.subject, table.language), fields_of(action), str(action.get("name")))
    return Outcome(replace(table, screen=table.screen._replace(subject=wish.subject)))


def _copy(table: Table, action: Action) -> Outcome:
    """Copy one of the two snippets."""
    if table.screen is None or table.screen.name != NAME:
        return Outcome(table)
    found, base = shown(read(table.screen.subject, table.language), table.shelf), base_of(table.address)
    if found is None:
        return Outcome(table)
    text = found.frame(base) if action.get("what") == "frame" else found.element(base)
    return Outcome(table, deed={"kind": "copy", "text": text})


HANDLERS: Final[dict[str, Handler]] = {"embed-choose": _choose, "embed-copy": _copy}
