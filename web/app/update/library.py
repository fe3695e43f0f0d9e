"""Actions on the library: list, rename, delete and restore saved matches, and save a garden as a picture."""

from dataclasses import replace
from typing import Final, Literal

from web.app.model.action import Fields, printable
from web.app.model.library import saved_matches
from web.app.model.library.match_search import LONGEST, found
from web.app.model.library.saved_matches import Listing, SavedMatch
from web.app.model.library.statistics import garden_of
from web.app.model.match.names import clean_match_name
from web.app.model.match.serialize import to_text
from web.app.model.model import Handler, Model, Update
from web.app.model.transfer.file_names import file_name


def _delete(model: Model, *, identity: str) -> Update:
    library = saved_matches.delete(model.library, identity)
    return Update(replace(model, library=library, notice="deleted", dialog=None), focus="restore")


def _more_matches(model: Model) -> Update:
    """List more saved matches, and focus the first new one that can be opened."""
    further = found(model.library.split_by_turn()[1], model.listing.search)[model.listing.size :]
    focus = next((f"open-{saved.id}" for saved in further if saved.match), "")
    return Update(
        replace(model, listing=model.listing._replace(size=model.listing.size + saved_matches.LISTED)), focus=focus
    )


def _find(model: Model, *, fields: Fields) -> Update:
    """List the saved matches with some names."""
    return Update(replace(model, listing=Listing(search=printable(fields.get("search"), LONGEST))))


def _restore(model: Model) -> Update:
    return Update(replace(model, library=saved_matches.restore(model.library), notice=""))


def _rename(model: Model, *, fields: Fields) -> Update:
    dialog = model.dialog
    saved = model.library.matches.get(dialog.text) if dialog else None
    name = clean_match_name(fields.get("match-name"))
    if saved is None or saved.match is None:
        return Update(replace(model, dialog=None))
    renamed = SavedMatch(saved.id, to_text(replace(saved.match, name=name)))
    return Update(replace(model, library=saved_matches.put(model.library, renamed), dialog=None))


def _save_picture(model: Model, *, form: Literal["svg", "png"], share: bool = False) -> Update:
    """Save or share the garden in the open dialog as a picture."""
    shown = garden_of(model.library, model.dialog.text) if model.dialog else None
    if shown is None:
        return Update(model)
    match, seat = shown
    points = match.game.total(match.state, seat)
    name = file_name(form, "hofgarten", match.record.game, match.player(seat), str(points))
    return Update(model, command={"kind": "picture", "form": form, "name": name, "share": share})


HANDLERS: Final[dict[str, Handler]] = {
    "delete": _delete,
    "more-matches": _more_matches,
    "find-matches": _find,
    "restore": _restore,
    "rename": _rename,
    "save-picture": _save_picture,
}
