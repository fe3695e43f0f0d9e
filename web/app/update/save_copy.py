"""Save a copy of a match that differs from the one that another tab, or another device, has saved."""

from dataclasses import replace

from web.app.model.library import saved_matches
from web.app.model.library.saved_matches import SavedMatch
from web.app.model.match.match import PlayedMatch, moved
from web.app.model.match.names import clean_match_name
from web.app.model.match.serialize import to_text
from web.app.model.match.venue import THIS_DEVICE
from web.app.model.model import Model
from web.app.texts import Words
from web.app.update.open_match import new_identity


def save_copy(model: Model, match: PlayedMatch, *, goes_on: bool = False) -> tuple[Model, PlayedMatch]:
    """Return the model with a copy of a match saved under a new id, and the copy.

    Other devices know the original: the copy is played on this one alone, unless the match ``goes_on`` as the copy.
    """
    words = Words(model.language)
    name = clean_match_name(words("storage.apart", name=match.name or words.beside(match.names)))
    record = replace(match.record, extra={**match.record.extra, "seed": match.seed})
    identity = new_identity(model)
    apart = moved(match, identity) if goes_on else replace(match, id=identity, venue=THIS_DEVICE)
    apart = replace(apart, name=name, record=record, saved=model.now)
    saved = SavedMatch(apart.id, to_text(apart))
    return replace(model, library=saved_matches.put(model.library, saved), notice_args={"name": name}), apart
