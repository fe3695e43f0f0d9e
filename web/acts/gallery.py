"""Actions in the gallery, and wherever else a garden can be saved as a picture."""

from typing import Final

from web.action import Action
from web.state import Handler, Outcome, Table
from web.tally import garden_of

FORMS: Final = ("svg", "png")


def open_screen(table: Table) -> Outcome:
    """Open the gallery."""
    return Outcome(table, stop_timer=True)


def _save_picture(table: Table, action: Action) -> Outcome:
    """Let the browser save the garden that the dialog shows in its frame."""
    shown = garden_of(table.shelf, table.dialog.subject) if table.dialog else None
    form = action.get("form")
    if shown is None or form not in FORMS:
        return Outcome(table)
    match, seat = shown
    points = match.game.total(match.state, seat)
    parts = ["hofgarten", match.record.game, _plain(match.player(seat)), str(points)]
    return Outcome(table, deed={"kind": "picture", "form": form, "name": f"{'-'.join(filter(None, parts))}.{form}"})


def _plain(name: str) -> str:
    """Return a name as every file system takes it; nothing where no letter of it is plain."""
    words = "".join(letter if letter.isascii() and letter.isalnum() else " " for letter in name.lower()).split()
    return "-".join(words)


HANDLERS: Final[dict[str, Handler]] = {"save-picture": _save_picture}
