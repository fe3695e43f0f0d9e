"""The review of finished matches while the page is idle."""

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

from tests.web.harness import Person, answer, reopened
from tests.web.update.test_review import KEY, finished, person_with, take_part
from web.app.model import settings
from web.app.model.library.match_summary import Losses, Summary
from web.app.model.library.read_summary import summary_of
from web.app.model.library.saved_matches import PREFIX, REVIEWED
from web.app.model.match import match as matches, review as reviews
from web.app.model.match.review import BUDGET
from web.app.model.match.serialize import EXTRA, to_text
from web.app.update.effects import IDLE_MS

IDLE = {"ms": IDLE_MS, "action": {"do": "review-idle"}}


def kept(person: Person) -> Mapping[str, Any]:
    """Return the saved findings of the match."""
    found: Mapping[str, Any] = json.loads(person.storage[KEY])[EXTRA].get("review", {})
    return found


def reviewed_in_background(person: Person, parts: int = 99) -> Person:
    """Let the page be idle while the bots answer this many requests."""
    person.do("review-idle")
    while parts and (ask := person.reply.get("bot_request")):
        take_part(person, ask)
        parts -= 1
    return person


@cache
def reviewed() -> str:
    """Return the text of a match reviewed in the background."""
    return reviewed_in_background(person_with(finished())).storage[KEY]


def summary_with(**changes: object) -> Summary:
    """Return the summary of a match reviewed in the background, with some parts of the saved review changed."""
    raw = json.loads(reviewed())
    raw[EXTRA]["review"] |= changes
    summary = summary_of("m", json.dumps(raw))
    assert summary is not None
    return summary


@pytest.mark.parametrize("place", ["", "#progress", "#match/m"])
def test_a_finished_match_is_reviewed_while_the_page_is_idle(place: str) -> None:
    person = person_with(finished(), place)
    assert person.reply["timer"] == IDLE
    assert person.do("dialog", name="menu")["timer"] == IDLE, "each action puts it off"
    ask = person.do("review-idle")["bot_request"]
    assert (ask["do"], ask["background"]) == ("review", True)
    reviewed_in_background(person)
    assert person.model.background.review is None
    assert "timer" not in person.do("dialog", name="menu")
    match = person.model.library.matches["m"].match
    assert match is not None
    assert reviews.is_complete(match, reviews.from_json(match, match.review))
    assert match.saved == finished().saved, "the time of saving stays"
    assert "bot_request" not in reopened(person, "#match/m/review").reply, "the review has nothing left to do"


def test_the_summary_has_the_losses_of_the_person_on_this_line_and_no_more() -> None:
    person, summary = reviewed_in_background(person_with(finished())), summary_with()
    assert person.match.review == kept(person), "the open match gets the findings"
    found = reviews.from_json(person.match, person.match.review)
    loss = sum(finding.loss for finding in found.turns)
    assert ([player.losses for player in summary.players], summary.reviewed) == ([Losses(16, loss), None], True)
    summary = summary_with(line="0")
    assert (summary.reviewed, summary.players[0].losses) == (False, None)


@pytest.mark.parametrize(
    "losses",
    [
        *(None, 7, [], [None], [[16, 5]]),
        *([seat, None] for seat in ([0, 5], [16, -1], [16, 10**9], [1.5, 5], [True, 5], [16], ["16", 5], [16, 5, 1])),
    ],
)
def test_damaged_losses_do_not_count(losses: object) -> None:
    assert summary_with(losses=losses).players[0].losses is None


def test_it_goes_on_after_the_page_was_closed() -> None:
    again = reopened(reviewed_in_background(person_with(finished(), ""), 3))
    assert again.do("review-idle")["bot_request"]["at"] == reviews.turns_of(finished())[3]


@pytest.mark.parametrize("deed", ["play", "review", "switch"])
def test_it_stops_at_once(deed: str) -> None:
    person = reviewed_in_background(person_with(finished()), 3)
    assert person.model.background.review is not None
    number = person.model.background.review.number
    if deed == "play":
        person.start_match()
        assert person.reply["bot_request"] is None, "the request is cancelled"
    elif deed == "review":
        assert not person.do("review")["bot_request"]["background"]
    else:
        assert person.do("set", name="rating", fields={})["bot_request"] is None
    assert person.model.background.review is None
    before = person.storage[KEY]
    person.do("luck-found", number=number, begin=[0, 0], steps=[])
    assert person.storage[KEY] == before, "a late answer"


def test_a_bots_move_replaces_the_request() -> None:
    person = reviewed_in_background(person_with(finished(), ""), 3)
    person.start_match(**{"kind-0": "apprentice", "kind-1": "apprentice"})
    assert (person.reply["bot_request"]["do"], person.model.background.review) == ("move", None)


def test_nothing_starts_during_a_match_if_switched_off_or_for_bots() -> None:
    playing = matches.go_to(finished((None, None)), 20)
    storage = {KEY: to_text(finished()), PREFIX + "n": to_text(replace(playing, id="n"))}
    person = Person(storage=storage, place="#match/n")
    assert not person.reply.get("timer")
    assert "bot_request" not in person.do("review-idle")
    off = {settings.KEY: settings.write(settings.Settings(rating="off"))}
    assert not Person(storage=storage | off).reply.get("timer")
    assert not person_with(finished(("random", "random")), "").reply.get("timer")


def test_only_the_latest_matches_that_can_be_read_are_reviewed() -> None:
    many = {PREFIX + f"m{n}": to_text(replace(finished(), id=f"m{n}", saved=n + 1)) for n in range(REVIEWED + 3)}
    person = Person(storage=many)
    asked = set()
    person.do("review-idle")
    while person.model.background.review:
        asked.add(person.model.background.review.match.id)
        person.do("ask-failed", number=answer(person.reply["bot_request"])["number"])
    assert asked == {f"m{n}" for n in range(3, REVIEWED + 3)}, "each that fails is left alone"
    assert "timer" not in person.do("dialog", name="menu")
    text = json.loads(to_text(finished()))
    text["events"][5] = "0z z9"
    person = Person(storage={KEY: json.dumps(text)})
    assert "bot_request" not in person.do("review-idle")
    assert "timer" not in person.do("dialog", name="menu")


def test_all_parts_together_take_no_more_than_the_budget_and_the_rest_is_left_to_the_review() -> None:
    person, total = person_with(finished(), ""), 0
    person.do("review-idle")
    while ask := person.reply.get("bot_request"):
        total += ask["limit"]
        person.now += ask["limit"]
        take_part(person, ask)
    assert total <= BUDGET + 100
    summary = summary_of("m", person.storage[KEY])
    assert summary is not None
    assert summary.reviewed
    raw = json.loads(reviewed_in_background(person_with(finished(), ""), 3).storage[KEY])
    raw[EXTRA]["review"] |= {"spent": BUDGET, "done": True}
    again = Person(storage={KEY: json.dumps(raw)})
    assert not again.reply.get("timer")
    again.do("go", place="#match/m/review")
    assert again.reply["bot_request"]["do"] == "review"


def test_a_change_by_another_tab_wins() -> None:
    person = reviewed_in_background(person_with(finished(), ""), 3)
    ask = person.reply["bot_request"]
    other = to_text(replace(finished(), name="Renamed"))
    person.do("storage-changed", key=KEY, text=other)
    take_part(person, ask)
    assert KEY not in person.reply.get("save", {})
    assert person.model.library.matches["m"].text == other
    assert person.reply["bot_request"]["at"] == reviews.turns_of(finished())[0], "it starts again"
    person.do("storage-conflict", key=KEY, text=person.storage[KEY])
    assert person.model.notice == "", "nobody is told"
