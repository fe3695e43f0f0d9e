"""Commands that only the browser can carry out (``commands.js``), and messages about their results."""

from dataclasses import replace
from typing import Final

from web.app.model.action import Action, printable
from web.app.model.model import Handler, Model, Update

_LONGEST: Final = 1000
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


def _share(model: Model, action: Action) -> Update:
    """Share lines of text and the address of a place in the page."""
    raw = action.get("lines")
    lines = [printable(line, _LONGEST) for line in raw] if isinstance(raw, list) else []
    title, place = (printable(action.get(key), _LONGEST) for key in ("title", "place"))
    command = {"kind": "share", "title": title, "text": "\n".join(lines), "place": place}
    return Update(model, command=command) if lines and place.startswith("#") else Update(model)


def _print(model: Model, _action: Action) -> Update:
    return Update(model, command={"kind": "print"})


def _done(model: Model, action: Action) -> Update:
    """Show a message if the result is not visible: a text was copied, or the browser refused the command."""
    notice = _NOTICES.get((str(action.get("kind")), str(action.get("how"))))
    return Update(replace(model, notice=notice)) if notice else Update(model)


HANDLERS: Final[dict[str, Handler]] = {"share": _share, "print": _print, "command-done": _done}
