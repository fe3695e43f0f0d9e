"""Navigation: open the start screen, a match, its review or replay, or another screen."""

import re
from dataclasses import replace
from importlib import import_module
from typing import Final

from hofgarten.registry import GAMES
from web.app.model.library.saved_matches import SavedMatch
from web.app.model.match.correspondence import TURN_PLACE
from web.app.model.mode import origin_of, place_of
from web.app.model.model import (
    ANALYSIS,
    CONTINUE_PLACE,
    EDIT_PLACE,
    HOME,
    LOG_PLACE,
    MATCH_PLACE,
    NEW_PLACE,
    PROGRESS,
    REVIEW_PLACE,
    SHARE_PLACE,
    UNOPENABLE_PLACE,
    Announcement,
    Handler,
    Model,
    Own,
    Page,
    Screen,
    Update,
    match_page,
)
from web.app.model.screens import FORMER_PLACES, SCREENS
from web.app.update.open_match import filled_in, home, with_substitute_notice

_WORDS: Final = re.compile(r"#[\w/.%-]*\w", re.ASCII)


def _open_screen(model: Model, name: str, subject: str, before: Page) -> Update:
    """Open a screen in place of another page; its subject is untrusted text."""
    module = "position_editor" if name == ANALYSIS and subject.startswith(EDIT_PLACE) else SCREENS[name].opener
    if module:
        opened: Update = import_module(f"{__package__}.{module}").open_screen(model, subject, before)
        return opened
    return Update(replace(model, page=Screen(name, subject, origin_of(before))))


def _open_link(model: Model, place: str) -> Update:
    """Open a share link or a turn link; the code is untrusted text."""
    from web.app.update import correspondence, share

    if place.startswith(SHARE_PLACE):
        return share.open_shared(model, place.removeprefix(SHARE_PLACE))
    return correspondence.open_turn(model, place.removeprefix(TURN_PLACE))


def visit(model: Model, place: str) -> Update:
    """Open the start screen, another screen, or a saved match. A place that leads nowhere is reported."""
    if place == UNOPENABLE_PLACE:
        return Update(replace(model, notice="unopenable"))
    clear = home(model)
    if place in {"", HOME}:
        return Update(clear)
    from web.app.model.links.codec import decoded

    # A player's name keeps the encoding in which the browser shows it.
    place = place if place.startswith((f"#{PROGRESS}/", "#statistics/")) else decoded(place)
    former, slash, rest = place.partition("/")
    place = f"{FORMER_PLACES.get(former, former)}{slash}{rest}"
    if place.startswith((SHARE_PLACE, TURN_PLACE)):
        return _open_link(clear, place)
    name, _, subject = place.removeprefix("#").partition("/")
    if (name in SCREENS and SCREENS[name].has_plain_subject) or f"{name}/" == NEW_PLACE.removeprefix("#"):
        place = _without_additions(place)
        subject = place.partition("/")[2]
    if name in SCREENS:
        result = _open_screen(clear, name, subject, model.page)
        return result if result.model.notice or _is_reached(place, result.model.page) else _reported(result.model)
    if place.startswith(MATCH_PLACE):
        return _open_saved(clear, place.removeprefix(MATCH_PLACE), _without_additions(place).removeprefix(MATCH_PLACE))
    if place == CONTINUE_PLACE:
        match = clear.library.unfinished()
        return _open_saved(clear, match.id) if match else Update(clear)
    if place.startswith(NEW_PLACE) and subject in GAMES:
        return Update(replace(clear, form=filled_in(clear, {"game": subject})))
    return Update(clear) if _without_additions(place) == HOME else _reported(clear)


def _open_saved(clear: Model, *readings: str) -> Update:
    """Open a saved match, its review or its replay, by the first reading of its place that is known."""
    ids = [reading.removesuffix(REVIEW_PLACE).removesuffix(LOG_PLACE) for reading in readings]
    known = next((at for at, identity in enumerate(ids) if identity in clear.library.matches), 0)
    identity, saved = readings[known], clear.library.matches.get(ids[known])
    if saved is None or saved.match is None:
        return Update(replace(clear, notice=_notice_for(saved)))
    page = match_page(saved.match, Own())
    model = with_substitute_notice(replace(clear, page=page), saved.match)
    if identity.endswith(REVIEW_PLACE) and saved.match.over:
        from web.app.update import review

        return review.open_review(model, page)
    if identity.endswith(LOG_PLACE):
        from web.app.update import replay

        return replay.open_log(model, page)
    return Update(model, Announcement("turn"))


def _without_additions(place: str) -> str:
    """Return a place of words, numbers and days without what other programs append to it."""
    word = _WORDS.match(place)
    return word[0] if word else HOME


def _is_reached(place: str, page: Page) -> bool:
    """Return True if a page is the one that a place names. Links, saved matches and boards report their own faults."""
    if isinstance(page, Screen) and (first := SCREENS[page.name].begins_with):
        return page.subject.partition("/")[0] in {"", *first}
    checked = any(place.startswith(f"#{name}") for name, facts in SCREENS.items() if facts.has_known_subjects)
    return not checked or place_of(page).startswith(place)


def _reported(model: Model) -> Update:
    return Update(replace(model, notice="unknown_place"))


def _notice_for(saved: SavedMatch | None) -> str:
    """Return the message for a match that cannot be opened."""
    if saved is None:
        return "not_found"
    return "newer" if saved.newer else "damaged"


def _go(model: Model, *, place: str) -> Update:
    return visit(model, place)


HANDLERS: Final[dict[str, Handler]] = {"go": _go}
