"""Reading out parts of a match for people who do not see it."""

from typing import Final

from web.action import Action
from web.reading import PARTS
from web.state import Handler, Outcome, Said, Table


def _read(table: Table, action: Action) -> Outcome:
    part = action.get("part")
    return Outcome(table, Said("read", part=part) if table.match is not None and part in PARTS else None)


HANDLERS: Final[dict[str, Handler]] = {"read": _read}
