"""The calls of our own Python that a reply takes: what has not changed is not drawn again."""

from typing import Final

import pytest

from tests.kit.games import COMPLETE
from tests.web.calls import of_a_bot, of_people, usual

MOST: Final = {"confirm": 3_500, "answer": 1_700, "show-next, choosing": 2_900, "show-next, placed": 2_500}
"""Calls for the usual reply to each kind of action. A limit is only ever lowered."""


@pytest.mark.parametrize("game", COMPLETE)
def test_replies_stay_light(game: str) -> None:
    calls = {name: each.total() for name, each in usual(game, [of_people, of_a_bot]).items()}
    assert calls.keys() == MOST.keys()
    assert {name: number for name, number in calls.items() if number > MOST[name]} == {}
