"""Reading parts of a match aloud: short, correct, in every language, without hidden information."""

import re
from dataclasses import replace
from pathlib import Path

import pytest

from hofgarten.record import read, write
from tests.web.harness import Person
from tests.web.languages import languages
from tests.web.model.test_replay import PEOPLE, looking, running
from tests.web.update.test_review import finished, person_with
from tests.web.view.test_views import Page
from web.app.model.match.match import Match
from web.app.model.match.serialize import from_text, to_text
from web.app.model.model import MATCH_PLACE
from web.app.model.read_aloud import PARTS
from web.app.texts import Words
from web.app.view.shortcuts_dialog import READ_KEYS

RECORDS = Path(__file__).parents[2] / "records" / "hanging-gardens"
LONGEST = 1500
"""Maximum length of a text, in characters, that a player can still follow."""


def golden(events: int) -> Match:
    """Return a match of The Hanging Gardens after a number of events."""
    record = read((RECORDS / "choice-of-temple.jsonl").read_text("utf-8"))
    return from_text("m", write(replace(record, events=record.events[:events], result=None)))


def person_at(match: Match, language: str = "en") -> Person:
    kept = {f"hofgarten/match/{match.id}": to_text(match)}
    return Person(storage=kept, place=f"{MATCH_PLACE}{match.id}", languages=[language])


def read_part(person: Person, part: str) -> str:
    """Return the announcement of a part."""
    text: str = person.do("read", part=part, keyboard=True)["announce"]
    return text


def test_each_part_has_a_visually_hidden_button_with_a_shortcut() -> None:
    person = person_at(running())
    page = Page(person.reply["html"])
    region = next(attrs for _, attrs in page.elements if attrs.get("aria-label") == Words("en")("read.title"))
    assert region["class"] == "visually-hidden"
    keys = {attrs.get("aria-keyshortcuts"): attrs for tag, attrs in page.elements if tag == "button"}
    assert [key for key, _ in READ_KEYS] == [str(number) for number, _ in enumerate(PARTS, 1)]
    for number, part in enumerate(PARTS, 1):
        assert f'"{part}"' in keys[str(number)]["data-do"]
        assert keys[str(number)]["tabindex"] == "-1"
    shown = person.do("dialog", name="keys")["html"]
    assert all(Words("en")(text) in shown for _, text in READ_KEYS)


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
                person.do("look-back")
                person.do("past-step", to="first")
            for part in PARTS:
                text = read_part(person, part)
                assert 3 < len(text) < LONGEST
                assert text.endswith("."), (part, text)
                assert not re.search(r"[{}]|\.\.|  | ,|\bNone\b", text), (part, text)


def test_a_garden_is_read_row_by_row() -> None:
    person = person_at(running(events=0))
    assert "Row 1: nothing. Row 2: nothing." in read_part(person, "garden")
    assert read_part(person, "moves") == "Before the first move."
    person.do("take", slot=0)
    person.do("put", column=1, row=2)
    assert re.search(r"Row 3: b, \w+, \w+ path, [\w ]+, lower right\.", read_part(person, "garden"))
    assert re.search(r"upper left: .*; upper right: .*; lower right: .*; lower left: ", read_part(person, "choices"))


def test_supply_turn_choices_and_score_are_read_aloud() -> None:
    match = running()
    person = person_with(match)
    name = match.player(match.turn)
    offer = read_part(person, "offer")
    assert offer.startswith("2 coins: ")
    assert offer.endswith(f"{name} has {match.state.seats[match.turn].coins} coins.")
    assert read_part(person, "turn") == f"Round 3/8. {name} to move."
    assert read_part(person, "choices").startswith(f"{name}, choose a tile")
    slot = next(move.slot for move in match.game.moves(match.state))
    person.do("take", slot=slot)
    assert "Places: " in read_part(person, "choices")
    totals = [match.game.total(match.state, seat) for seat in range(2)]
    assert re.findall(r"(P\d), (\d+) points:", read_part(person, "score")) == [
        (f"P{seat}", str(total)) for seat, total in enumerate(totals)
    ]


def test_the_last_moves_are_those_since_the_players_own() -> None:
    match = running((None, None, None, None), 10)
    text = read_part(person_with(match), "moves")
    movers = [match.game.to_move(match.states[at]) for at in range(match.at)]
    since = len(movers) - movers[::-1].index(match.turn)
    names = [f"P{seat}" for seat in movers[since:]]
    assert re.findall(r"(P\d) took", text) == names or not names


def test_a_finished_match_announces_the_winner() -> None:
    match = finished(PEOPLE)
    person = person_with(match)
    for part in ("offer", "choices", "turn"):
        assert "wins and becomes" in read_part(person, part)
    assert len(re.findall(r" took ", read_part(person, "moves"))) == 1


def test_the_hanging_gardens_read_groups_places_temples_and_tiles() -> None:
    match = golden(60)
    person = person_at(match)
    name = match.player(match.turn)
    garden = read_part(person, "garden")
    assert garden.startswith(f"{name}’s garden. ")
    assert "arcade of 3 from column 2, row 4 to column 4, row 4, temple" in garden
    assert read_part(person, "choices").endswith("Cards that fit: 1, 2, 3, 4.")
    person.do("take", card=1)
    assert re.search(r"10 places, turned this way; column .*: park of 4 \(rows 1 and 2\)", read_part(person, "choices"))
    assert re.search(
        r"Card 4: .* Row 1: .* Row 3: .* Left in the piles: \d+ cards, \d+ tiles\.", read_part(person, "offer")
    )
    assert "column −1, row 0: park of 4" not in read_part(person_at(golden(60)), "choices")
    assert re.search(r"park of 4 \(rows 1 and 2\)\.$", read_part(person_at(golden(61)), "choices"))
    assert "Garden +6" in read_part(person_at(golden(62)), "choices")
    assert re.search(r"laid .* moved a temple ", read_part(person_at(golden(62)), "moves"))


def test_a_replay_reads_the_position_on_the_screen() -> None:
    person = looking(running())
    person.do("past-step", to="first")
    assert read_part(person, "moves") == "Before the first move."
    assert read_part(person, "turn").startswith("Round 1/8. ")
    assert "12 coins" in read_part(person, "garden")
