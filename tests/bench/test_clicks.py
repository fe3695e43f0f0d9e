"""What the benchmark clicks: every element is there when its turn comes, and the match ends with the last click."""

import json
import re
from html import unescape

import pytest

from bench.clicks import POINTED, clicks, opening
from hofgarten.registry import GAMES
from tests.kit.storage_seed import entries_of
from tests.web.harness import Person

HEAVIEST = 115_000
"""Bytes of a reply, up to the end of a match: what Python writes, the browser reads, and both hand over."""
MOST = 1400
"""Elements on the screen of a match."""


def action_of(html: str, selector: str, attribute: str) -> dict[str, object]:
    """Return the action in an attribute of the element of a selector: ``#id``, or ``#panel [data-do="..."]``."""
    if selector.startswith("#panel "):
        text = selector.partition('data-do="')[2].removesuffix('"]').replace('\\"', '"')
        assert text in unescape(html[html.index('id="panel"') :])
    else:
        (tag,) = re.findall(rf'<[^>]* id="{selector[1:]}"[^>]*>', html)
        assert " disabled" not in tag
        text = unescape(re.findall(rf'{attribute}="([^"]*)"', tag)[0])
    action: dict[str, object] = json.loads(text)
    return action


@pytest.mark.parametrize("game", GAMES)
def test_the_clicks_of_a_match_lead_to_its_end_and_no_answer_weighs_much(game: str) -> None:
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
