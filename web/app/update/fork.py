"""Beginning a new match that has been played as far as a position of another one."""

from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from web.app.model.match.match import Match, move_number
from web.app.model.model import Outcome, Said, Table
from web.app.texts import Words
from web.app.update.match import anew, new_identity, next_focus, store, with_stand_in

Branch: TypeAlias = Callable[[Match, int, str, str], Match]
"""Returns the new match: ``web.app.model.match.match.branch``, or ``web.app.model.match.replay.branched``."""


def play_on(table: Table, match: Match, at: int, branch: Branch) -> Outcome:
    """Put a new match on the table and on the shelf, named after the other one and the move; it is ours."""
    words = Words(table.language)
    called = match.name or words.versus(match.names)
    name = words("review.branch", name=called, number=move_number(match, at))
    begun = branch(match, at, new_identity(table), name)
    table = with_stand_in(anew(store(replace(table, guest=None, dialog=None, notice=""), begun)))
    return Outcome(table, Said("turn"), next_focus(table), stop_timer=True)
