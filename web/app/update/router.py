"""Navigation: open the start screen, a match, its review or replay, or another screen."""

from collections.abc import Mapping
from dataclasses import replace
from importlib import import_module
from typing import Final

from web.app.model.library.saved_matches import SavedMatch
from web.app.model.match.correspondence import TURN_PLACE
from web.app.model.model import (
    ANALYSIS,
    LEARN,
    LOG_PLACE,
    MATCH_PLACE,
    NEW_PLACE,
    PUZZLES,
    REVIEW_PLACE,
    RULES,
    SCREENS,
    SHARE_PLACE,
    WORKSHOP,
    Announcement,
    Handler,
    Model,
    Own,
    Page,
    Screen,
    Update,
    match_page,
)
from web.app.modes import origin_of
from web.app.update.match import filled_in, home, with_substitute_notice

_OPENERS: Final[Mapping[str, str]] = {
    RULES: "rule_book",
    LEARN: "tutorial",
    PUZZLES: "puzzles",
    ANALYSIS: "analysis",
    WORKSHOP: "workshop",
}
"""The modules with an ``open_screen`` of their own: screen -> module."""


def _open_screen(model: Model, name: str, subject: str, before: Page) -> Update:
    """Open a screen in place of another page; its subject is untrusted text."""
    if name in _OPENERS:
        opened: Update = import_module(f"{__package__}.{_OPENERS[name]}").open_screen(model, subject, before)
        return opened
    return Update(replace(model, page=Screen(name, subject, origin_of(before))))


def _open_link(model: Model, place: str) -> Update:
    """Open a share link or a turn link; the code is untrusted text."""
    from web.app.update import correspondence, share

    if place.startswith(SHARE_PLACE):
        return share.open_shared(model, place.removeprefix(SHARE_PLACE))
    return correspondence.open_turn(model, place.removeprefix(TURN_PLACE))


def visit(model: Model, place: str) -> Update:
    """Open the start screen, another screen, or a saved match."""
    clear = home(model)
    if place.startswith((SHARE_PLACE, TURN_PLACE)):
        return _open_link(clear, place)
    if place.startswith(NEW_PLACE):
        form = filled_in(clear, {"game": place.removeprefix(NEW_PLACE)})
        return Update(replace(clear, form=form))
    name, _, subject = place.removeprefix("#").partition("/")
    if name in SCREENS:
        return _open_screen(clear, name, subject, model.page)
    if not place.startswith(MATCH_PLACE):
        return Update(clear)
    identity = place.removeprefix(MATCH_PLACE)
    kept = model.library.kept.get(identity.removesuffix(REVIEW_PLACE).removesuffix(LOG_PLACE))
    if kept is None or kept.match is None:
        return Update(replace(clear, notice=_notice_for(kept)))
    page = match_page(kept.match, Own())
    model = with_substitute_notice(replace(clear, page=page), kept.match)
    if identity.endswith(REVIEW_PLACE) and kept.match.over:
        from web.app.update import review

        return review.open_review(model, page)
    if identity.endswith(LOG_PLACE):
        from web.app.update import replay

        return replay.open_log(model, page)
    return Update(model, Announcement("turn"))


def _notice_for(kept: SavedMatch | None) -> str:
    """Return the message for a match that cannot be opened."""
    if kept is None:
        return "not_found"
    return "newer" if kept.newer else "damaged"


def _go(model: Model, *, place: str) -> Update:
    return visit(model, place)


HANDLERS: Final[dict[str, Handler]] = {"go": _go}
