"""Where in the page a person can go: the start screen, a match, its review and its moves, and the other screens."""

from dataclasses import replace
from typing import Final

from web import form as forms
from web.acts.playing import anew, with_stand_in
from web.relay import TURN_PLACE
from web.shelf import Kept
from web.state import (
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

_BEGINNING: Final = frozenset({"rules", "learn"})
"""Which of ``SCREENS`` begin with something: ``web.acts.<name>.open_screen``. The others show what there is."""


def _open_screen(table: Table, name: str) -> Outcome:
    """Open a screen; the table passed has it and its subject, which may be anything."""
    if name not in _BEGINNING:
        return Outcome(table, stop_timer=True)
    from web.acts import learn, rules

    return rules.open_screen(table) if name == "rules" else learn.open_screen(table)


def _open_link(table: Table, place: str) -> Outcome:
    """Open what came by a link; after the prefix stands a stranger's text."""
    from web.acts import by_link, sharing

    if place.startswith(SHARE_PLACE):
        return sharing.open_shared(table, place.removeprefix(SHARE_PLACE))
    return by_link.open_turn(table, place.removeprefix(TURN_PLACE))


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
        from web.acts import review

        return review.open_review(table)
    if identity.endswith(LOG_PLACE):
        from web.acts import history

        return history.open_log(table)
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
