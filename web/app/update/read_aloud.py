"""The action that reads parts of a match aloud to people who do not see the screen."""

from typing import Final

from web.app.model.model import Announcement, Handler, Model, Update
from web.app.model.read_aloud import PARTS


def _read(model: Model, *, part: str) -> Update:
    return Update(model, Announcement("read", part=part) if model.match is not None and part in PARTS else None)


HANDLERS: Final[dict[str, Handler]] = {"read": _read}
