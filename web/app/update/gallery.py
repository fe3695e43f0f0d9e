"""Actions in the gallery, and wherever else a garden can be saved as a picture."""

from typing import Final

from web.app.model.action import Action
from web.app.model.library.statistics import garden_of
from web.app.model.model import Handler, Model, Update
from web.app.model.transfer.file_names import file_name

FORMS: Final = ("svg", "png")


def _save_picture(model: Model, action: Action) -> Update:
    """Let the browser save the garden that the dialog shows in its frame."""
    shown = garden_of(model.library, model.dialog.subject) if model.dialog else None
    form = action.get("form")
    if shown is None or form not in FORMS:
        return Update(model)
    match, seat = shown
    points = match.game.total(match.state, seat)
    name = file_name(form, "hofgarten", match.record.game, match.player(seat), str(points))
    return Update(model, command={"kind": "picture", "form": form, "name": name})


HANDLERS: Final[dict[str, Handler]] = {"save-picture": _save_picture}
