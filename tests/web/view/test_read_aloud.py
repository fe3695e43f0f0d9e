"""Reading parts of a match aloud: short, correct, in every language, without hidden information."""

import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hofgarten.record import read_record, write_record
from tests.web.harness import Person
from tests.web.languages import languages
from tests.web.model.test_replay import PEOPLE, looking, running
from tests.web.update.test_review import finished, person_with
from web.app.model.match.match import Match
from web.app.model.match.serialize import from_text, to_text
from web.app.model.model import MATCH_PLACE
from web.app.model.read_aloud import PARTS

RECORDS = Path(__file__).parents[2] / "records" / "hanging-gardens"
LONGEST = 1500
"""Maximum length of a text, in characters, that a player can still follow."""


def golden(events: int) -> Match[Any]:
    """Return a match of The Hanging Gardens after a number of events."""
    record = read_record((RECORDS / "choice-of-temple.jsonl").read_text("utf-8"))
    return from_text("m", write_record(replace(record, events=record.events[:events], result=None)))


def person_at(match: Match[Any], language: str = "en") -> Person:
    kept = {f"hofgarten/match/{match.id}": to_text(match)}
    return Person(storage=kept, place=f"{MATCH_PLACE}{match.id}", languages=[language])


def read_part(person: Person, part: str) -> str:
    """Return the announcement of a part."""
    text: str = person.do("read", part=part, keyboard=True)["announce"]
    return text


def test_reading_aloud_changes_no_state_and_keeps_the_focus() -> None:
    person = person_at(running())
    before = person.model
    reply = person.do("read", part="garden", keyboard=True)
    assert not {"focus", "refocus", "save"} & reply.keys()
    assert person.model.page is before.page
    assert "announce" not in person.do("read", part="everything")
    assert "announce" not in Person().do("read", part="garden")


@languages
@pytest.mark.parametrize("events", [0, 11, 32])
def test_every_part_can_be_read_aloud_at_any_time(language: str, events: int) -> None:
    for match in (finished() if events == 32 else running(events=events), golden(events * 2)):
        person = person_at(match, language)
        for where in ("now", "past"):
            if where == "past":
                person.do("replay")
                person.do("replay-step", to="first")
            for part in PARTS:
                text = read_part(person, part)
                assert 3 < len(text) < LONGEST
                assert text.endswith("."), (part, text)
                assert not re.search(r"[{}]|\.\.|  | ,|\bNone\b", text), (part, text)


def test_the_last_moves_are_those_since_the_players_own() -> None:
    match = running((None, None, None, None), 10)
    text = read_part(person_with(match), "moves")
    movers = [match.game.to_move(match.states[at]) for at in range(match.at)]
    since = len(movers) - movers[::-1].index(match.turn)
    names = [f"P{seat}" for seat in movers[since:]]
    assert re.findall(r"(P\d) took", text) == names != []


def test_a_finished_match_announces_the_winner_and_a_replay_the_position_on_the_screen() -> None:
    person = person_with(finished(PEOPLE))
    for part in ("offer", "choices", "turn"):
        assert "wins and becomes" in read_part(person, part)
    assert len(re.findall(r" took ", read_part(person, "moves"))) == 1
    person = looking(running())
    person.do("replay-step", to="first")
    assert read_part(person, "moves") == "Before the first move."
    assert read_part(person, "turn").startswith("Round 1 of 8. ")
    assert "12 coins" in read_part(person, "garden")
