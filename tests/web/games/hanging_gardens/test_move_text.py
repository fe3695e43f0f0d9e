"""Moves of The Hanging Gardens in words: the part of the garden and the groups, but no coordinates."""

import re
from functools import cache
from typing import Any

import pytest

from hofgarten.games.hanging_gardens.garden import START_GARDEN
from hofgarten.games.hanging_gardens.state import Lay
from tests.web.games.hanging_gardens.playing import PERSON, played_to
from tests.web.languages import languages
from tests.web.view.test_read_aloud import golden
from web.app.games.hanging_gardens.view import move_text
from web.app.games.hanging_gardens.view.move_text import describe
from web.app.model.match.match import PlayedMatch
from web.app.texts import Words


@cache
def finished() -> PlayedMatch[Any]:
    """Return a match of two, from the first card to the last tile."""
    return played_to(lambda match: match.over, PERSON, PERSON)


@pytest.mark.parametrize(
    ("laid", "area"),
    [
        (Lay(0, 0, 0, 0), "in the middle"),
        (Lay(0, -2, 0, 0), "on the left"),
        (Lay(0, 2, 0, 2), "on the right"),
        (Lay(0, 0, -2, 0), "at the top"),
        (Lay(0, 0, 2, 1), "at the bottom"),
        (Lay(0, -1, -3, 3), "at the upper left"),
        (Lay(0, 2, -3, 1), "at the upper right"),
        (Lay(0, -2, 1, 0), "at the lower left"),
        (Lay(0, 2, 1, 0), "at the lower right"),
    ],
)
def test_a_laid_card_has_a_part_of_the_garden(laid: Lay, area: str) -> None:
    assert move_text.area(Words("en", "hanging-gardens"), START_GARDEN, laid) == area


@languages
def test_no_move_is_described_by_coordinates(language: str) -> None:
    match, words = finished(), Words(language, "hanging-gardens")
    ways = "|".join(re.escape(words.of("hg.place", way, number="")) for way in ("left", "right", "up", "down"))
    coordinates = rf"\d(?:{ways})\b"
    shown = [
        text
        for before, event in zip(match.states, match.record.events, strict=False)
        if match.game.to_move(before) >= 0
        for told in [describe(words, before, event)]
        for text in (told.title, told.sentence, *told.details)
    ]
    assert len(shown) > 100
    assert not [text for text in shown if re.search(coordinates, text)]


def test_a_temple_is_described_by_its_groups() -> None:
    match, words = golden(63), Words("en", "hanging-gardens")
    texts = [
        describe(words, before, event).sentence
        for before, event in zip(match.states, match.record.events, strict=False)
        if event.startswith("temple ")
    ]
    group = r"the (?:single )?(?:terrace|park|arcade|fountain)(?: of \d+)?"
    assert texts
    assert all(re.match(rf"(?:placed a temple on|moved a temple from {group} to) {group}\.", text) for text in texts)
    assert any(text.startswith("moved") for text in texts)
