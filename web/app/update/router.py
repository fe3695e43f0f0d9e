"""Navigation: open the start screen, a match, its review or replay, or another screen."""

from dataclasses import replace
from typing import Final

from web.app.model import new_match_form as forms
from web.app.model.library.saved_matches import SavedMatch
from web.app.model.match.correspondence import TURN_PLACE
from web.app.model.model import (
    LOG_PLACE,
    MATCH_PLACE,
    NEW_PLACE,
    REVIEW_PLACE,
    SCREENS,
    SHARE_PLACE,
    Announcement,
    Handler,
    Model,
    Screen,
    Update,
    place_of,
)
from web.app.update.match import reset_ui, with_substitute_notice

_WITH_OPENER: Final = frozenset({"rules", "learn"})
"""The screens with an ``open_screen`` of their own, in ``rule_book`` and ``tutorial``."""


def _open_screen(model: Model, name: str) -> Update:
    """Open a screen; its subject is untrusted text."""
    if name not in _WITH_OPENER:
        return Update(model, stop_timer=True)
    from web.app.update import rule_book, tutorial

    return rule_book.open_screen(model) if name == "rules" else tutorial.open_screen(model)


def _open_link(model: Model, place: str) -> Update:
    """Open a share link or a turn link; the code is untrusted text."""
    from web.app.update import correspondence, share

    if place.startswith(SHARE_PLACE):
        return share.open_shared(model, place.removeprefix(SHARE_PLACE))
    return correspondence.open_turn(model, place.removeprefix(TURN_PLACE))


def visit(model: Model, place: str) -> Update:
    """Open the start screen, another screen, or a saved match."""
    bare = replace(model, screen=None, match=None, practice=None, shared_match=None, invite=None)
    clear = reset_ui(replace(bare, is_follower=False, dialog=None, notice=""))
    if place.startswith((SHARE_PLACE, TURN_PLACE)):
        return _open_link(clear, place)
    if place.startswith(NEW_PLACE):
        form = forms.fill_in(clear.form, {"game": place.removeprefix(NEW_PLACE)}, clear.bots.playable)
        return Update(replace(clear, form=form), stop_timer=True)
    name, _, subject = place.removeprefix("#").partition("/")
    if name in SCREENS:
        return _open_screen(replace(clear, screen=Screen(name, subject, _origin(model), _search(model, name))), name)
    if not place.startswith(MATCH_PLACE):
        return Update(clear, stop_timer=True)
    identity = place.removeprefix(MATCH_PLACE)
    kept = model.library.kept.get(identity.removesuffix(REVIEW_PLACE).removesuffix(LOG_PLACE))
    if kept is None or kept.match is None:
        return Update(replace(clear, notice=_notice_for(kept)), stop_timer=True)
    model = with_substitute_notice(reset_ui(replace(clear, match=kept.match)))
    if identity.endswith(REVIEW_PLACE) and kept.match.over:
        from web.app.update import review

        return review.open_review(model)
    if identity.endswith(LOG_PLACE):
        from web.app.update import replay

        return replay.open_log(model)
    return Update(model, Announcement("turn"), stop_timer=True)


def _notice_for(kept: SavedMatch | None) -> str:
    """Return the message for a match that cannot be opened."""
    if kept is None:
        return "not_found"
    return "newer" if kept.newer else "damaged"


def _origin(model: Model) -> str:
    """Return the place of the match from which a screen was opened, possibly through other screens."""
    if model.screen is not None:
        return model.screen.origin
    return place_of(model) if model.match else ""


def _search(model: Model, name: str) -> str:
    """Return the search text of a screen if it is already open."""
    return model.screen.search if model.screen is not None and model.screen.name == name else ""


def _go(model: Model, *, place: str) -> Update:
    return visit(model, place)


HANDLERS: Final[dict[str, Handler]] = {"go": _go}
