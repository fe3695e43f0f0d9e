"""The consequences of actions that depend on where a match is played: one class for each venue.

The room's module is imported with the first match in a room.
"""

from collections.abc import Mapping
from typing import Final

from web.app.model.match.venue import Here, Kind
from web.app.model.model import MatchPage, Model, Sent, Update


class Consequences:
    """The consequences at a device without a connection: it asks nobody, and tells nobody."""

    def send_move(self, _model: Model, _page: MatchPage, _event: str) -> Update | None:
        """Return the update that sends a move to the device that holds the match; None if this one plays it."""
        return None

    def ask_undo(self, _model: Model, _page: MatchPage) -> Update | None:
        """Return the update that asks for the last move to be taken back; None if this device takes it back."""
        return None

    def after_action(self, _before: Model | None, result: Update, _page: MatchPage) -> Update:
        """Return the update with the steps that follow any action."""
        return result


class _Host(Consequences):
    def ask_undo(self, model: Model, page: MatchPage) -> Update | None:
        from web.app.update import room

        return room.ask_undo(model, page)

    def after_action(self, before: Model | None, result: Update, page: MatchPage) -> Update:
        from web.app.update import room

        return room.after_action(before, result, page)


class _Guest(_Host):
    def send_move(self, model: Model, page: MatchPage, event: str) -> Update | None:
        from web.app.update import room

        return room.send(model, page, Sent("play", event))


_PLAIN: Final = Consequences()
_CONSEQUENCES: Final[Mapping[Kind, Consequences]] = {
    "here": _PLAIN,
    "link": _PLAIN,
    "host": _Host(),
    "guest": _Guest(),
    "followed": _PLAIN,
}


def consequences_of(venue: Here) -> Consequences:
    """Return the consequences for a venue."""
    return _CONSEQUENCES[venue.kind]
