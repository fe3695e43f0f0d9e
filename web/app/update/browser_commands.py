"""Commands that only the browser can carry out (``commands.js``), and messages about their results."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, Literal

from web.app.model.action import printable
from web.app.model.model import Handler, Model, Update

_MAX_LENGTH: Final = 1000
"""Characters of a shared text."""

_NOTICES: Final = {
    ("share", "copied"): "copied",
    ("share", "failed"): "copy_failed",
    ("copy", "copied"): "copied",
    ("copy", "failed"): "copy_failed",
    ("download", "failed"): "deed_failed",
    ("print", "failed"): "deed_failed",
    ("picture", "failed"): "deed_failed",
}
"""The message for each kind of command and result."""


def _share(model: Model, *, title: str, lines: Sequence[str], place: str) -> Update:
    """Share lines of text and the address of a place in the page."""
    if not lines or not place.startswith("#"):
        return Update(model)
    title, place = printable(title, _MAX_LENGTH), printable(place, _MAX_LENGTH)
    from web.app.model.links.preview import with_preview

    text = "\n".join(printable(line, _MAX_LENGTH) for line in lines)
    return Update(model, command={"kind": "share", "title": title, "text": text, "place": with_preview(model, place)})


def _print(model: Model) -> Update:
    return Update(model, command={"kind": "print"})


def _done(model: Model, *, kind: str, how: Literal["copied", "failed"]) -> Update:
    """Show a message if the result is not visible: a text was copied, or the browser refused the command."""
    notice = _NOTICES.get((kind, how))
    return Update(replace(model, notice=notice)) if notice else Update(model)


HANDLERS: Final[dict[str, Handler]] = {"share": _share, "print": _print, "command-done": _done}
