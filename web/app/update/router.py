"""Where in the page a person can go: the start screen, a match, its review and its moves, and the other screens."""

from dataclasses import replace
from typing import Final

from web.app.model import new_match_form as forms
from web.app.model.library.saved_matches import Kept
from web.app.model.match.correspondence import TURN_PLACE
from web.app.model.model import (
    LOG_PLACE,
    MATCH_PLACE,
    NEW_PLACE,
    REVIEW_PLACE,
    SCREENS,
    SHARE_PLACE,
    Outcome,
    Said,
    Screen,
    Table,
    place_of,
)
from web.app.update.match import anew, with_stand_in

_BEGINNING: Final = frozenset({"rules", "learn"})
"""Which of ``SCREENS`` begin with something: ``web.app.update.registry.<name>.open_screen``. The others show what there is."""


def _open_screen(table: Table, name: str) -> Outcome:
    """Open a screen; the table passed has it and its subject, which may be anything."""
    if name not in _BEGINNING:
        return Outcome(table, stop_timer=True)
    from web.app.update import rule_book, tutorial

    return rule_book.open_screen(table) if name == "rules" else tutorial.open_screen(table)


def _open_link(table: Table, place: str) -> Outcome:
    """Open what came by a link; after the prefix stands a stranger's text."""
    from web.app.update import correspondence, share

    if place.startswith(SHARE_PLACE):
        return share.open_shared(table, place.removeprefix(SHARE_PLACE))
    return correspondence.open_turn(table, place.removeprefix(TURN_PLACE))


def visit(table: Table, place: str) -> Outcome:
    """Go to the start screen, to another screen, or to a kept match."""
    bare = replace(table, screen=None, match=None, practice=None, guest=None, joining=None)
    clear = anew(replace(bare, following=False, dialog=None, notice=""))
    if place.startswith((SHARE_PLACE, TURN_PLACE)):
        return _open_link(clear, place)
    if place.startswith(NEW_PLACE):
        form = forms.fill_in(clear.form, {"game": place.removeprefix(NEW_PLACE)}, clear.bots.playable)
        return Outcome(replace(clear, form=form), stop_timer=True)
    name, _, subject = place.removeprefix("#").partition("/")
    if name in SCREENS:
        return _open_screen(replace(clear, screen=Screen(name, subject, _origin(table), _search(table, name))), name)
    if not place.startswith(MATCH_PLACE):
        return Outcome(clear, stop_timer=True)
    identity = place.removeprefix(MATCH_PLACE)
    kept = table.shelf.kept.get(identity.removesuffix(REVIEW_PLACE).removesuffix(LOG_PLACE))
    if kept is None or kept.match is None:
        return Outcome(replace(clear, notice=_missing(kept)), stop_timer=True)
    table = with_stand_in(anew(replace(clear, match=kept.match)))
    if identity.endswith(REVIEW_PLACE) and kept.match.over:
        from web.app.update import review

        return review.open_review(table)
    if identity.endswith(LOG_PLACE):
        from web.app.update import replay

        return replay.open_log(table)
    return Outcome(table, Said("turn"), stop_timer=True)


def _missing(kept: Kept | None) -> str:
    """Return the notice for a match that cannot be opened."""
    if kept is None:
        return "not_found"
    return "newer" if kept.newer else "damaged"


def _origin(table: Table) -> str:
    """Return the place of the match that a screen has been opened from, be it by way of other screens."""
    if table.screen is not None:
        return table.screen.origin
    return place_of(table) if table.match else ""


def _search(table: Table, name: str) -> str:
    """Return what is looked for on a screen, while people stay on it."""
    return table.screen.search if table.screen is not None and table.screen.name == name else ""
