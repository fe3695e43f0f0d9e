"""Where in the page a person can go: the start screen, a match, its review and its moves, and the other screens."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

from web import form as forms
from web.acts import learn, rules
from web.acts.by_link import open_turn
from web.acts.history import open_log
from web.acts.playing import anew, with_stand_in
from web.acts.review import open_review
from web.acts.sharing import open_shared
from web.sending import TURN_PLACE
from web.shelf import Kept
from web.state import (
    LOG_PLACE,
    MATCH_PLACE,
    NEW_PLACE,
    REVIEW_PLACE,
    SHARE_PLACE,
    Outcome,
    Said,
    Screen,
    Table,
    place_of,
)


def _shown(table: Table) -> Outcome:
    """Open a screen that shows what there is."""
    return Outcome(table, stop_timer=True)


OPENERS: Final[Mapping[str, Callable[[Table], Outcome]]] = {
    "rules": rules.open_screen,
    "learn": learn.open_screen,
    "statistics": _shown,
    "gallery": _shown,
    "daily": _shown,
    "embed": _shown,
}
"""What each of ``SCREENS`` begins with; the table passed has the screen and its subject, which may be anything."""


_BY_LINK: Final[Mapping[str, Callable[[Table, str], Outcome]]] = {SHARE_PLACE: open_shared, TURN_PLACE: open_turn}
"""What opens a match that came by a link; the text passed is what stands in the place after the prefix."""


def visit(table: Table, place: str) -> Outcome:
    """Go to the start screen, to another screen, or to a kept match."""
    bare = replace(table, screen=None, match=None, practice=None, guest=None, joining=None)
    clear = anew(replace(bare, following=False, dialog=None, notice=""))
    for prefix, opener in _BY_LINK.items():
        if place.startswith(prefix):
            return opener(clear, place.removeprefix(prefix))
    if place.startswith(NEW_PLACE):
        form = forms.fill_in(clear.form, {"game": place.removeprefix(NEW_PLACE)}, clear.bots.playable)
        return Outcome(replace(clear, form=form), stop_timer=True)
    name, _, subject = place.removeprefix("#").partition("/")
    if name in OPENERS:
        return OPENERS[name](replace(clear, screen=Screen(name, subject, _origin(table), _search(table, name))))
    if not place.startswith(MATCH_PLACE):
        return Outcome(clear, stop_timer=True)
    identity = place.removeprefix(MATCH_PLACE)
    kept = table.shelf.kept.get(identity.removesuffix(REVIEW_PLACE).removesuffix(LOG_PLACE))
    if kept is None or kept.match is None:
        return Outcome(replace(clear, notice=_missing(kept)), stop_timer=True)
    table = with_stand_in(anew(replace(clear, match=kept.match)))
    if identity.endswith(REVIEW_PLACE) and kept.match.over:
        return open_review(table)
    if identity.endswith(LOG_PLACE):
        return open_log(table)
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
