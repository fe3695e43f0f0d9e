"""Requests to bots, and their answers."""

import json

import pytest

from hofgarten.bots import BOTS
from tests.web.harness import answer
from tests.web.model.test_match import begun
from web.app.model.match import match as matches
from web.app.model.match.bot_protocol import bot_move_request


@pytest.mark.parametrize("bot", [*BOTS, "somebody else"])
def test_a_bot_answers_with_a_legal_move(bot: str) -> None:
    match = matches.new_match("m", begun().game, begun().record.options, [{"name": "A", "bot": bot}] * 2, "5")
    assert bot_move_request(match, 3, "secret")["limit"] <= 3000
    for _ in range(4):
        action = answer(json.loads(json.dumps(bot_move_request(match, 3, "secret"))))
        assert action == {"do": "answer", "number": 3, "event": action["event"]}
        match = matches.play(match, action["event"])


def test_a_request_contains_no_player_names() -> None:
    players = [{"name": "Ada L.", "colour": "red"}, {"name": "Mine", "bot": "own:Mine", "note": "private"}]
    match = matches.new_match("m", begun().game, begun().record.options, players, "5")
    told = json.loads(bot_move_request(match, 1, "secret")["record"])["players"]
    assert told == [{"name": ""}, {"name": "", "bot": "own:Mine"}]
