"""Open a match or the start screen, and save a match that has changed."""

from dataclasses import replace
from hashlib import blake2b
from typing import Final

from hofgarten.rng import Rng
from web.app.model import new_match_form as forms
from web.app.model.action import Fields
from web.app.model.game_api.game_page import move_input_of
from web.app.model.library import saved_matches
from web.app.model.library.daily import counted_day, deal_of
from web.app.model.match.match import PlayedMatch
from web.app.model.model import Hint, MatchPage, Model, Page, Purpose, Replay, Review, StartPage, match_page
from web.app.model.new_match_form import Form
from web.app.model.user_files import user_bots

REPLAY_SLIDER: Final = "replay-slider"
"""The id of the slider in a replay."""


def store(model: Model, page: MatchPage, match: PlayedMatch) -> Model:
    """Return the model with a page whose match has changed, saved in the library if it is the user's own.

    A hint for the match as it was is dropped.
    """
    page = page._replace(activity=None if page.hint else page.activity)
    if not page.is_own:
        return replace(model, page=page._replace(match=match))
    saved = replace(match, saved=_time_of_change(model, match))
    if match.over and not match.day and (deal := deal_of(match.id)):
        saved = replace(saved, day=counted_day(deal, match.begun, model.now, model.offset).isoformat())
    library = saved_matches.put_match(model.library, saved)
    return replace(model, page=page._replace(match=saved), library=library)


def _time_of_change(model: Model, match: PlayedMatch) -> int:
    """Return the time of the last change. A finished match keeps that of its end when only its venue changes."""
    old = model.library.matches.get(match.id) if match.over else None
    if old and old.summary and old.summary.over and old.match and old.match.record.events == match.record.events:
        return old.saved
    return model.now


def open_match(model: Model, match: PlayedMatch, purpose: Purpose) -> Model:
    """Return the model with a match open at its present position, saved as ``store`` does."""
    return store(model, match_page(match, purpose), match)


def home(model: Model) -> Model:
    """Return the model on the start screen."""
    return replace(model, page=StartPage(), dialog=None, notice="", storage_warned=False)


def filled_in(model: Model, fields: Fields) -> Form:
    """Return the form for a new match with the values of the page's fields."""
    return forms.fill_in(model.form, fields, model.bots.playable, model.storage_snapshot)


def with_substitute_notice(model: Model, match: PlayedMatch) -> Model:
    """Add a message if a bot of the match is not installed here and a substitute plays for it."""
    names = user_bots.unavailable_bots(model.bots, match)
    return replace(model, notice="stand_in", notice_args={"names": ", ".join(names)}) if names else model


def new_identity(model: Model) -> str:
    """Return the id for a new match."""
    return f"{Rng.of(model.browser.secret, 'id', model.now, len(model.library.matches)).bits():016x}"


def next_focus(page: Page) -> str:
    """Return the id of the element that a keyboard user needs: the result, a hint, or the next choice.

    Without a match it is empty.
    """
    match page:
        case MatchPage(activity=Review()):
            return "review-title"
        case MatchPage(activity=Replay()):
            return REPLAY_SLIDER
        case MatchPage(activity=Hint(open=True)):
            return "hint-0"
        case MatchPage(match=match, selection=selection, venue=venue):
            if match.waits:
                return venue.waiting_focus
            return "result" if match.over else move_input_of(match.record.game).next_focus(match.state, selection)
        case _:
            return ""


SEED_SIGNS: Final = "0123456789abcdefghjkmnpqrstvwxyz"
"""The characters of a generated seed, without easily confused letters."""


SEED_LENGTH: Final = 26
"""Characters of a generated seed: 130 bits, too many for a brute-force search. Users can type any other text."""


def with_new_seed(model: Model) -> Model:
    """Return the model with a new seed in the form."""
    # `Rng` has only 64 bits.
    source = "\x1f".join((model.browser.secret, "seed", str(model.now), model.form.seed))
    number = int.from_bytes(blake2b(source.encode("utf-8", "surrogatepass")).digest(), "big")
    seed = "".join(SEED_SIGNS[number >> 5 * place & 31] for place in range(SEED_LENGTH))
    return replace(model, form=replace(model.form, seed=seed))
