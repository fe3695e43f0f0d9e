"""The permissions of actions. The update function checks what an action needs, and views before they show its button.

The table is not in ``HANDLERS``: views know no handlers, whose modules are imported with the first of their actions.
A handler that receives an activity, a purpose or a venue (``web.app.update.registry``) needs that, too.
"""

from collections.abc import Mapping
from typing import Final, NamedTuple

from web.app.model.model import (
    AnalysisBoard,
    LessonMatch,
    MatchPage,
    Own,
    Page,
    Purpose,
    PuzzleMatch,
    RuleExample,
    Shared,
)


class Needs(NamedTuple):
    """The needs of an action besides its fields."""

    purposes: tuple[type[Purpose], ...] = ()
    """The purposes that an open match must have, one of them; empty if no match is needed."""
    plays: bool = False
    """True if this page must play the match: it follows no other tab, and looks at no closed room."""
    holds: bool = False
    """True if this device must hold the match, and not another one of its room."""
    library: bool = False
    """True if the page must have a library."""


UNDOABLE: Final = (Own, RuleExample, LessonMatch, AnalysisBoard)
"""The purposes of matches in which moves can be taken back."""

_NEEDS: Final[Mapping[str, Needs]] = {
    "undo": Needs(UNDOABLE, plays=True),
    "redo": Needs(UNDOABLE, plays=True),
    "line": Needs(UNDOABLE, plays=True),
    "confirm": Needs((*UNDOABLE, PuzzleMatch)),  # and all steps that choose a move
    "hint": Needs((Own, AnalysisBoard)),
    "review": Needs((Own,)),
    "replay": Needs((Own,)),
    "rematch": Needs((Own,), plays=True, holds=True),
    "replace-bot": Needs((Own,), plays=True),
    "share-keep": Needs((Shared,), library=True),
    "puzzle-play-on": Needs((PuzzleMatch,), library=True),
    "import": Needs(library=True),
    "import-text": Needs(library=True),
    "received": Needs(library=True),
}
"""The needs of each action that has some."""


def may(page: Page, action: str, *, has_library: bool = True) -> bool:
    """Return True if an action is permitted on a page."""
    needs = _NEEDS.get(action, Needs())
    if needs.library and not has_library:
        return False
    if not needs.purposes:
        return True
    if not isinstance(page, MatchPage) or not isinstance(page.purpose, needs.purposes):
        return False
    return (page.venue.may_play or not needs.plays) and not (page.venue.is_view and needs.holds)
