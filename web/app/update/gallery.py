"""Actions in the gallery, and wherever else a garden can be saved as a picture."""

from typing import Final

from web.app.model.action import Action
from web.app.model.library.statistics import garden_of
from web.app.model.model import Handler, Outcome, Table
from web.app.model.transfer.file_names import file_name

FORMS: Final = ("svg", "png")


def _save_picture(table: Table, action: Action) -> Outcome:
    """Let the browser save the garden that the dialog shows in its frame."""
    shown = garden_of(table.shelf, table.dialog.subject) if table.dialog else None
    form = action.get("form")
    if shown is None or form not in FORMS:
        return Outcome(table)
    match, seat = shown
    points = match.game.total(match.state, seat)
    name = file_name(form, "hofgarten", match.record.game, match.player(seat), str(points))
    return Outcome(table, deed={"kind": "picture", "form": form, "name": name})


HANDLERS: Final[dict[str, Handler]] = {"save-picture": _save_picture}
