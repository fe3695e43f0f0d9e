"""Tests of the benchmark's clicks: every element exists at its turn, and the match ends with the last click."""

import json
import re
from collections.abc import Iterator
from html import unescape
from statistics import median

import pytest

from bench.clicks import CLICKED, POINTED, clicks, opening
from tests.kit.storage_seed import entries_of
from tests.web.harness import Person, actions_of
from web.app import program

USUAL = {"zen-garden": 8_300, "hanging-gardens": 9_250}
"""Characters of HTML that the reply to a click sends, in the middle of a match's replies."""
HEAVIEST = 69_000
"""Characters of the longest reply, which shows all gardens at the end. Python writes it, the browser reads it."""
MOST = 1460
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


def played(game: str) -> Iterator[tuple[Person, dict[str, object]]]:
    """Yield the user of a match before each action of its clicks, and the action."""
    match = opening(game)
    person = Person(storage=entries_of(match), place=f"#match/{match.id}")
    for selector in clicks(match):
        for attribute in ("data-point", "data-do") if selector.startswith(POINTED) else ("data-do",):
            action = action_of(person.reply["html"], selector.removeprefix(POINTED), attribute)
            yield person, {**action}
            person.do(str(action.pop("do")), **action)
    assert person.match.over


@pytest.mark.thorough
@pytest.mark.parametrize("game", CLICKED)
def test_clicks_lead_to_the_end_of_the_match_and_replies_stay_small(game: str) -> None:
    sizes, heaviest, most = list[int](), 0, 0
    for person, action in played(game):
        sent = program.respond(person.model, {"now": person.now + 1, **action}, person.chunks)[1]
        sizes.append(len(sent["html"]) + sum(map(len, sent["chunks"].values())))
        heaviest = max(heaviest, len(json.dumps(sent)))
        most = max(most, len(re.findall("<[a-z]", person.reply["html"])))
    assert median(sizes) <= USUAL[game]
    assert heaviest <= HEAVIEST
    assert most <= MOST
