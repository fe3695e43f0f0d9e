"""Save a copy of a match that differs from the one that another tab, or another device, has saved."""

from dataclasses import replace

from web.app.model.library import saved_matches
from web.app.model.library.saved_matches import SavedMatch
from web.app.model.match.match import Match
from web.app.model.match.names import clean_match_name
from web.app.model.match.serialize import to_text
from web.app.model.match.venue import THIS_DEVICE, Venue
from web.app.model.model import Model
from web.app.texts import Words
from web.app.update.open_match import new_identity


def save_copy(model: Model, match: Match, venue: Venue = THIS_DEVICE) -> tuple[Model, Match]:
    """Return the model with a copy of a match saved under a new id, and the copy.

    Played here, the copy is not sent: other devices know the original.
    """
    words = Words(model.language)
    name = clean_match_name(words("storage.apart", name=match.name or words.versus(match.names)))
    record = replace(match.record, extra={**match.record.extra, "seed": match.seed})
    apart = replace(match, id=new_identity(model), name=name, record=record, saved=model.now, venue=venue)
    saved = SavedMatch(apart.id, to_text(apart))
    return replace(model, library=saved_matches.put(model.library, saved), notice_args={"name": name}), apart
