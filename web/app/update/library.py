"""Actions on the library: list, rename, delete and restore saved matches, and save a garden as a picture."""

from dataclasses import replace
from typing import Final

from web.app.model import new_match_form as forms
from web.app.model.action import Action, fields_of
from web.app.model.library import saved_matches
from web.app.model.library.saved_matches import SavedMatch
from web.app.model.library.statistics import garden_of
from web.app.model.match.names import clean_name
from web.app.model.match.serialize import to_text
from web.app.model.model import Handler, Model, Update
from web.app.model.transfer.file_names import file_name

FORMS: Final = ("svg", "png")
"""Picture formats."""


def _delete(model: Model, action: Action) -> Update:
    library = saved_matches.delete(model.library, str(action.get("id")))
    return Update(replace(model, library=library, notice="deleted", dialog=None), focus="restore")


def _more_matches(model: Model, _action: Action) -> Update:
    """List more saved matches, and focus the first new one that can be opened."""
    rest = model.library.newest_first()[model.page_size :]
    focus = next((f"open-{kept.id}" for kept in rest if kept.match), "")
    return Update(replace(model, page_size=model.page_size + saved_matches.LISTED), focus=focus)


def _restore(model: Model, _action: Action) -> Update:
    return Update(replace(model, library=saved_matches.restore(model.library), notice=""))


def _rename(model: Model, action: Action) -> Update:
    dialog = model.dialog
    kept = model.library.kept.get(dialog.subject) if dialog else None
    name = clean_name(fields_of(action).get("match-name"), forms.LONGEST_MATCH_NAME).strip()
    if kept is None or kept.match is None:
        return Update(replace(model, dialog=None))
    renamed = SavedMatch(kept.id, to_text(replace(kept.match, name=name)))
    return Update(replace(model, library=saved_matches.put(model.library, renamed), dialog=None))


def _save_picture(model: Model, action: Action) -> Update:
    """Save the garden in the open dialog as a picture."""
    shown = garden_of(model.library, model.dialog.subject) if model.dialog else None
    form = action.get("form")
    if shown is None or form not in FORMS:
        return Update(model)
    match, seat = shown
    points = match.game.total(match.state, seat)
    name = file_name(form, "hofgarten", match.record.game, match.player(seat), str(points))
    return Update(model, command={"kind": "picture", "form": form, "name": name})


HANDLERS: Final[dict[str, Handler]] = {
    "delete": _delete,
    "more-matches": _more_matches,
    "restore": _restore,
    "rename": _rename,
    "save-picture": _save_picture,
}
