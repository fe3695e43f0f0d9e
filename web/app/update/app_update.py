"""Actions about the page as a whole: a newer version of it, and whether it is kept to be used without a network."""

from dataclasses import replace
from typing import Final

from web.app.model.action import Action, printable
from web.app.model.model import Handler, Outcome, Said, Table

_LONGEST: Final = 16
"""Characters of a version's name."""


def _newer(table: Table, _action: Action) -> Outcome:
    """Tell that a newer version waits; once more when somebody has put off the one before."""
    return Outcome(replace(table, newer=True, put_off=False), None if _told(table) else Said("newer"))


def _told(table: Table) -> bool:
    return table.newer and not table.put_off


def _later(table: Table, _action: Action) -> Outcome:
    return Outcome(replace(table, put_off=table.newer))


def _update(table: Table, _action: Action) -> Outcome:
    """Load the newer version: what has been played is kept already."""
    return Outcome(table, deed={"kind": "update"} if table.newer else None)


def _kept(table: Table, action: Action) -> Outcome:
    return Outcome(replace(table, kept_as=printable(action.get("version"), _LONGEST)))


HANDLERS: Final[dict[str, Handler]] = {
    "newer-version": _newer,
    "later": _later,
    "update": _update,
    "offline-ready": _kept,
}
