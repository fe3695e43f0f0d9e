"""The action that reads parts of a match aloud to people who do not see the screen."""

from typing import Final

from web.app.model.model import Announcement, Handler, MatchPage, Model, Update
from web.app.model.read_aloud import PARTS
from web.app.update.registry import in_match


def _read(model: Model, _page: MatchPage, *, part: str) -> Update:
    return Update(model, Announcement("read", part=part) if part in PARTS else None)


HANDLERS: Final[dict[str, Handler]] = {"read": in_match(_read)}
