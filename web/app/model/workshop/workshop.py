"""The state of the workshop's screen."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from web.app.model.workshop.runs import Runs

SHARED: Final = "shared"
"""The subject of a bot by link: ``#workshop/shared/<code>``."""

PANELS: Final = ("guide", "series", "console", "ladder", "training", "reference")
"""The panels beside the editor, ``#workshop/<id>/<panel>``; the first is the default."""


NAME_FIELD: Final = "bot-name"
"""The id of the field with the bot's name."""

ACCEPT: Final = "accept-bot"
"""The id of the button that accepts another person's bot."""


class Mark(NamedTuple):
    """A message at a line of the editor, such as the place of an exception."""

    line: int
    """Counted from 1."""
    text: str


class OfferedBot(NamedTuple):
    """Somebody else's bot, shown as text. It is neither saved nor run before the user has agreed."""

    name: str
    source: str


@dataclass(frozen=True, slots=True)
class Workshop:
    """The state of the screen besides the bots, which are saved (``Model.bots``)."""

    bot: str = ""
    """The id of the open bot; empty if there is none."""
    panel: str = PANELS[0]
    shown: str = ""
    """The source with which the editor was last filled; the user's changes are in the bot."""
    fills: int = 0
    """The number of times that the editor was filled. A new number makes the editor take ``shown``."""
    marks: tuple[Mark, ...] = ()
    syntax: Mark | None = None
    """The error of the syntax that the editor has found in the present text; None if there is none."""
    offer: OfferedBot | None = None
    fault: str = ""
    """The key of a message: why a link or a file is no bot, or cannot be made. ``parts`` are its arguments."""
    parts: Mapping[str, object] = field(default_factory=dict)
    runs: Runs = Runs()  # noqa: RUF009 - immutable
    opened: str = ""
    """The id of the match of the series that was opened last."""


def workshop_of(state: Workshop | None) -> Workshop:
    """Return the state of the workshop in a model, a new one before it is first opened."""
    return state or Workshop()
