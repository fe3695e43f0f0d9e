"""Explanation of a bot's turn: the card, the temple and the tile."""

import re
from typing import Any

from hofgarten.games.hanging_gardens.state import TILE
from tests.web.games.hanging_gardens.playing import PERSON, open_match, played_to
from web.app.games.hanging_gardens.table.last_turn import last_turn
from web.app.games.hanging_gardens.view.move_text import describe
from web.app.model.match.match import PlayedMatch
from web.app.texts import Words


def whole_turn(match: PlayedMatch[Any]) -> bool:
    """Return True if a bot has just ended a turn with a card, a temple and a tile."""
    last = last_turn(match, 1) if match.at and match.turn == 0 else None
    return last is not None and last.events == 3 and match.states[match.at - 1].phase == TILE


def explained(match: PlayedMatch[Any], at: int) -> list[str]:
    """Return the moves in the explanation dialog opened at an event, as they are read aloud."""
    html = open_match(match).do("dialog", name="explanation", subject=str(at))["html"]
    told = html.split('id="dialog"')[1]
    return re.findall(r'<span class="visually-hidden">(.*?\.)</span>', told)


def test_the_dialog_explains_the_turn_from_the_requested_move_on() -> None:
    match = played_to(whole_turn, PERSON, "greedy")
    last = last_turn(match, 1)
    assert last is not None
    words = Words("en", "hanging-gardens")
    moves = (describe(words, match.states[at], match.record.events[at]) for at in range(last.at, match.at))
    done = [words.sentences([move.phrase]) for move in moves]
    assert explained(match, last.at) == done
    assert explained(match, last.at + 2) == done[2:]


def test_no_other_turn_is_explained() -> None:
    match = played_to(whole_turn, PERSON, "greedy")
    first = next(at for at in range(match.at) if match.game.to_move(match.states[at]) == 1)
    own = match.states[first].turn_number
    count = sum(state.turn_number == own and match.game.to_move(state) == 1 for state in match.states[: match.at])
    assert len(explained(match, first)) == count
