"""Tests of the benchmark's clicks: every element exists at its turn, and the match ends with the last click."""

import json
import re
from html import unescape

import pytest

from bench.clicks import CLICKED, POINTED, clicks, opening
from tests.kit.storage_seed import entries_of
from tests.web.harness import Person, actions_of

HEAVIEST = 115_000
"""Largest reply of a match in bytes. Python writes it, the worker transfers it and the browser reads it."""
MOST = 1400
"""Most elements on the screen of a match."""


def action_of(html: str, selector: str, attribute: str) -> dict[str, object]:
    """Return the action of the element with a selector: ``#id``, or ``#panel [data-do="..."]``."""
    if selector.startswith("#panel "):
        text = selector.partition('data-do="')[2].removesuffix('"]').replace('\\"', '"')
        assert text in unescape(html[html.index('id="panel"') :])
        action: dict[str, object] = json.loads(text)
        return action
    (tag,) = re.findall(rf'<[^>]* id="{selector[1:]}"[^>]*>', html)
    assert " disabled" not in tag
    return actions_of(tag)[attribute]


@pytest.mark.parametrize("game", CLICKED)
def test_clicks_lead_to_the_end_of_the_match_and_replies_stay_small(game: str) -> None:
    match, heaviest, most = opening(game), 0, 0
    person = Person(storage=entries_of(match), place=f"#match/{match.id}")
    for selector in clicks(match):
        for attribute in ("data-point", "data-do") if selector.startswith(POINTED) else ("data-do",):
            action = action_of(person.reply["html"], selector.removeprefix(POINTED), attribute)
            reply = person.do(str(action.pop("do")), **action)
            heaviest = max(heaviest, len(json.dumps(reply)))
            most = max(most, len(re.findall("<[a-z]", reply["html"])))
    assert person.match.over
    assert heaviest <= HEAVIEST
    assert most <= MOST
