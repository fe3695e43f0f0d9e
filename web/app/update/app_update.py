"""Actions about the page itself: an available update, and the version stored for offline use."""

from dataclasses import replace
from typing import Final

from web.app.model.action import printable
from web.app.model.model import Announcement, Handler, Model, Update

_MAX_LENGTH: Final = 16
"""Characters of a version's name."""


def _announce(model: Model) -> Update:
    """Announce an available update, again if the user put off the previous one."""
    return Update(
        replace(model, version=model.version._replace(is_available=True, is_dismissed=False)),
        None if model.version.is_available and not model.version.is_dismissed else Announcement("newer"),
    )


def _dismiss(model: Model) -> Update:
    return Update(replace(model, version=model.version._replace(is_dismissed=model.version.is_available)))


def _update(model: Model) -> Update:
    """Load the update; all matches are already saved."""
    return Update(model, command={"kind": "update"} if model.version.is_available else None)


def _offline_ready(model: Model, *, version: str) -> Update:
    return Update(replace(model, version=model.version._replace(offline=printable(version, _MAX_LENGTH))))


HANDLERS: Final[dict[str, Handler]] = {
    "newer-version": _announce,
    "later": _dismiss,
    "update": _update,
    "offline-ready": _offline_ready,
}
