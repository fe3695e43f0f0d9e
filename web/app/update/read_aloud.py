"""Reading out parts of a match for people who do not see it."""

from typing import Final

from web.app.model.action import Action
from web.app.model.model import Handler, Outcome, Said, Table
from web.app.model.read_aloud import PARTS


def _read(table: Table, action: Action) -> Outcome:
    part = action.get("part")
    return Outcome(table, Said("read", part=part) if table.match is not None and part in PARTS else None)


HANDLERS: Final[dict[str, Handler]] = {"read": _read}
