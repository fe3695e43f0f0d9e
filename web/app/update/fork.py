"""Start a new match from a position of another one."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import TypeAlias

from web.app.model.match.match import PlayedMatch, move_number
from web.app.model.match.names import clean_match_name
from web.app.model.model import Announcement, Model, Own, Update
from web.app.texts import Words
from web.app.update.open_match import new_identity, next_focus, open_match, with_substitute_notice

Branch: TypeAlias = Callable[[PlayedMatch, int, str, str], PlayedMatch]
"""Returns the new match: ``web.app.model.match.match.branch``, or ``web.app.model.match.replay.branched``."""


def play_on(model: Model, match: PlayedMatch, at: int, branch: Branch) -> Update:
    """Open and save a new match, named after the other one and the move."""
    words = Words(model.language)
    called = _without_move(words, match.name) or words.beside(match.names)
    name = clean_match_name(words("review.branch", name=called, number=move_number(match, at)))
    begun = branch(match, at, new_identity(model), name)
    model = with_substitute_notice(open_match(replace(model, dialog=None, notice=""), begun, Own()), begun)
    return Update(model, Announcement("turn"), next_focus(model.page))


def _without_move(words: Words, name: str) -> str:
    """Return the name of a match without the move from which it was played on."""
    ending = re.escape(words("review.branch", name="", number="#")).replace(r"\#", r"\d+")
    return re.sub(f"({ending})+$", "", name)
