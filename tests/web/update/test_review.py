"""The review of a finished match: turn by turn, saved with the match, loaded again, continued from a turn."""

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

import pytest
from markupsafe import escape

from hofgarten.bots.rating import LEVEL_RATINGS
from hofgarten.record import read_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.web.harness import Person, answer, reopened
from tests.web.languages import languages
from tests.web.view.test_views import Page
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match import match as matches, review as reviews
from web.app.model.match.findings import NO_LUCK, Findings
from web.app.model.match.luck import accounts_of, luck_curve, read_luck
from web.app.model.match.match import PlayedMatch
from web.app.model.match.serialize import EXTRA, to_text
from web.app.texts import Words

GAME = GAMES["zen-garden"]
KEY = PREFIX + "m"
ALL_BOTS = ("random", "random")


@cache
def finished(bots: Sequence[str | None] = (None, "random"), seed: str = "3") -> PlayedMatch[Any]:
    players = [{"name": f"P{seat}", "colour": "blue"} | ({"bot": bot} if bot else {}) for seat, bot in enumerate(bots)]
    match = matches.new_match("m", GAME, GAME.options_from_flags({"level": "5"}), players, seed)
    while not match.over:
        match = matches.play(match, GAME.write_event(GAME.random_move(match.state, Rng.of("played", match.at))))
    return match


def person_with(match: PlayedMatch[Any], place: str = "#match/m") -> Person:
    """Return a user who opens the page at a saved match."""
    return Person(storage={KEY: to_text(match)}, place=place)


def other_move(match: PlayedMatch[Any], at: int) -> str:
    """Return a random legal move in a position, usually not the played one."""
    return GAME.write_event(GAME.random_move(match.states[at], Rng.of("other", at)))


def reply_to(match: PlayedMatch[Any], ask: dict[str, Any], loss: int = 0) -> dict[str, Any]:
    """Return an answer about a turn in the format of the bot worker, without a search."""
    at, end = ask["at"], len(read_record(ask["record"]).events)
    finding = [at, 4000, 100, other_move(match, at), 4300, 100 + loss]
    totals = [[4000 + position, 3900] for position in range(ask["since"], end + 1)]
    return {"number": ask["number"], "finding": finding, "expected_totals": totals}


def reviewed(person: Person, turns: int = 99) -> Person:
    """Continue a review for some parts: turns, each with a different loss, then luck."""
    for _ in range(turns):
        if person.page.review is None or not person.page.review.number:
            break
        take_part(person, ask_of(person))
    return person


@cache
def luck(ask: str) -> str:
    """Return the answer to a request for the real luck of a match, which takes 0.3 s."""
    return json.dumps(answer(json.loads(ask)))


def take_part(person: Person, ask: dict[str, Any]) -> None:
    """Answer a request for a part of a review: a turn without a search, or the real luck of all events."""
    if ask["do"] == "luck":
        action = json.loads(luck(json.dumps({**ask, "number": 0})))
        person.do(action.pop("do"), **action | {"number": ask["number"]})
    else:
        match = person.model.background.review.match if person.model.background.review else person.match
        person.do("reviewed", **reply_to(match, ask, loss=ask["at"] * 37 % 400))


def reviewed_match(match: PlayedMatch[Any] | None = None, turns: int = 99) -> Person:
    """Return a user whose review of a finished match has this many parts."""
    person = person_with(match or finished())
    person.do("review")
    return reviewed(person, turns)


def with_findings(raw: object) -> Person:
    """Return a user who opens the review of a match that was saved with these findings."""
    text = json.loads(to_text(finished()))
    text[EXTRA]["review"] = raw
    return Person(storage={KEY: json.dumps(text)}, place="#match/m/review")


def findings(person: Person) -> Findings:
    assert person.page.review is not None
    return person.page.review.findings


def test_a_review_covers_every_turn_of_every_person() -> None:
    match = finished()
    person = person_with(match)
    reply = person.do("review")
    assert (reply["place"], reply["bot_request"]["do"]) == ("#match/m/review", "review")
    record = read_record(reply["bot_request"]["record"])
    assert ("seed" in record.extra, record.result) == (False, None), "the worker gets what bots may know"
    reviewed(person)
    assert [finding.at for finding in findings(person).turns] == [
        at for at in range(32) if match.game.to_move(match.states[at]) == 0
    ]
    assert len(findings(person).expected_totals) == match.at + 1
    assert person.reply["announce"] == Words("en")("review.done")
    assert "bot_request" not in person.reply


def test_a_review_names_a_level_and_marks_moves_in_the_replay() -> None:
    person, words = reviewed_match(), Words("en")
    levels = [words("story.level", name="P0", level=words.of("kind", level)) for level in LEVEL_RATINGS]
    assert any(level in person.reply["html"] for level in levels)
    losses = [one.loss for one in findings(person).turns if one.loss >= reviews.GREAT]
    person.do("review-close")
    marks = re.findall(r'<p class="log-loss[^"]*"><b[^>]*>(\?+)</b> ([^<]+)', str(person.do("replay")["html"]))
    assert marks == [("??" if loss >= 300 else "?", words.change(-loss)) for loss in losses]


def test_a_review_of_bots_covers_every_turn_and_a_shuffle_is_none() -> None:
    assert reviews.turns_of(finished(ALL_BOTS)) == tuple(range(32))
    assert len(reviews.turns_of(finished((None, None)))) == 32
    match = next(match for seed in range(30) if (match := finished((None, None, None), str(seed))).at > 48)
    turns = reviews.turns_of(match)
    assert (len(turns), matches.move_number(match, turns[-1])) == (48, 48)
    spans = [reviews.span(match, Findings(expected_totals=((0, 0, 0),) * turn), turn) for turn in turns]
    assert spans[-1][-1] == match.at


def test_a_turn_is_really_examined() -> None:
    match, person = finished(), reviewed_match(turns=14)
    action = answer(person.reply["bot_request"])
    at = action["finding"][0]
    person.do(action.pop("do"), **action)
    found = findings(person).turns[-1]
    assert (found.at, found.played.event) == (at, match.record.events[at])
    assert found.loss >= 0
    action = answer(person.reply["bot_request"])
    person.do(action.pop("do"), **action)
    totals = [score.total * 100 for score in GAME.score(match.state)]
    assert list(findings(person).expected_totals[-1]) == totals, "at the end the expected scores are the final ones"


def test_findings_survive_pausing_leaving_and_reopening() -> None:
    person = reviewed_match(turns=3)
    assert person.do("review-pause", keyboard=True)["bot_request"] is None
    assert person.reply["focus"] == ["review-continue"]
    assert Words("en")("review.paused", number=3, of=16) in person.reply["html"]
    person.do("reviewed", **reply_to(person.match, ask_of(person)))
    assert len(findings(person).turns) == 3, "a late answer"
    assert person.do("review-continue")["bot_request"]["since"] == len(findings(person).expected_totals)
    assert "bot_request" not in person.do("review-continue")
    person.do("review-close")
    assert (person.reply["bot_request"], person.reply["place"], person.page.review) == (None, "#match/m", None)
    again = reopened(person, "#match/m/review")
    assert (len(findings(again).turns), again.reply["bot_request"]["at"]) == (3, reviews.turns_of(again.match)[3])
    assert again.match.saved == person.match.saved, "opening a review does not update the time of the match"


def ask_of(person: Person) -> dict[str, Any]:
    """Return the last request."""
    ask: dict[str, Any] = next(reply["bot_request"] for reply in reversed(person.replies) if reply.get("bot_request"))
    return ask


def test_a_complete_review_shows_the_greatest_losses_first_and_is_not_computed_again() -> None:
    person = reviewed_match()
    again = reopened(person, "#match/m/review")
    assert "bot_request" not in again.reply
    assert findings(again) == findings(person)
    assert len(person.storage[KEY]) - len(to_text(finished())) < 2500
    assert read_record(person.storage[KEY]).events == finished().record.events
    worst = reviews.losses(findings(person))
    assert [finding.loss for finding in worst] == sorted((f.loss for f in findings(person).turns), reverse=True)[:5]
    page = Page(person.reply["html"])
    shown = [json.loads(action)["at"] for action in page.attributes("data-do") if json.loads(action)["do"] == "play-on"]
    assert shown == [finding.at for finding in worst]
    opened = re.findall(r'<details[^>]* id="mistake-(\d+)" open', str(person.reply["html"]))
    assert opened == [str(worst[0].at)], "only the worst mistake is unfolded"


def test_a_mistake_costs_the_difference_between_the_two_expected_leads() -> None:
    person = reviewed_match()
    cards = str(person.reply["html"]).split('<article class="loss"')[1:]
    assert len(cards) == len(reviews.losses(findings(person)))
    for card in cards:
        price, *leads = (
            float(number.replace("\N{MINUS SIGN}", "-"))
            for pattern in (r"loss-points[^>]*><b>([^<]+)<", r"expected lead ([^<]+)<")
            for number in re.findall(pattern, card)
        )
        played, better = leads
        assert price == pytest.approx(played - better, abs=0.11), "rounded to tenths"


def test_an_unfinished_match_has_no_review() -> None:
    person = person_with(matches.go_to(finished((None, None)), 20), "#match/m/review")
    assert (person.page.review, person.reply["place"]) == (None, "#match/m")
    person.do("review")
    assert person.page.review is None


def kept_review(**changes: object) -> dict[str, Any]:
    """Return a complete review as saved, with some parts changed."""
    raw: dict[str, Any] = json.loads(reviewed_match().storage[KEY])[EXTRA]["review"]
    return raw | changes


@pytest.mark.parametrize(
    "raw",
    [
        7,
        [],
        {},
        {"version": 3},
        {"version": True},
        {"line": "0"},
        {"turns": 5},
        {"turns": [[0]]},
        {"turns": []},
        {"turns": [[0, 1, 2, "2d d4 se n3", 3, 4]]},
        {"turns": [[1, 1, 2, "0a a1 se", 3, 4]]},
        {"turns": [["0", 1.0, True, None, 3, 4]]},
        {"prospects": None},
        {"prospects": [[1, 2]]},
        {"prospects": [[1, 2, 3]] * 33},
        {"prospects": [["1", 2]] * 33},
    ],
)
def test_a_damaged_review_is_ignored_and_repeated(raw: object) -> None:
    person = with_findings(kept_review(**raw) if isinstance(raw, dict) and raw else raw)
    assert findings(person) == Findings()
    assert person.reply["bot_request"]["at"] == 0 or finished().game.to_move(finished().states[0]) == 1


def test_findings_about_another_variation_are_ignored() -> None:
    person = reviewed_match()
    match = matches.go_to(person.match, 31)
    moves = [GAME.write_event(move) for move in GAME.moves(match.state)]
    other = matches.play(match, next(move for move in moves if move != match.record.events[31]))
    assert reviews.from_json(other, other.review) == Findings()
    assert reviews.from_json(matches.resume_line(other, 0), other.review) == findings(person)


@pytest.mark.parametrize("wrong", [None, 7, [1], [0, 1, 2, "x", 3, 4], [99, 1, 2, "0a a1 se", 3, 4]])
def test_an_invalid_answer_pauses_the_review_with_a_notice(wrong: object) -> None:
    person = person_with(finished())
    ask = person.do("review")["bot_request"]
    person.do("reviewed", **reply_to(person.match, ask) | {"finding": wrong})
    assert person.model.notice == "review_failed"
    assert person.page.review is not None
    assert person.page.review.number == 0
    ask = person.do("review-continue")["bot_request"]
    assert person.model.notice == ""
    person.do("ask-failed", number=ask["number"])
    assert person.model.notice == "review_failed"


def test_a_review_without_great_losses_says_so() -> None:
    person = person_with(finished())
    ask = person.do("review")["bot_request"]
    while ask["do"] == "review":
        ask = person.do("reviewed", **reply_to(person.match, ask, loss=reviews.GREAT - 1))["bot_request"]
    people = [person.match.player(seat) for seat in range(2) if person.match.bot(seat) is None]
    none = Words("en")("review.none", names=" and ".join(people))
    assert str(escape(none)) in person.reply["html"], "it names those whose turns were reviewed"
    assert "play-on" not in person.reply["html"]


def test_playing_on_starts_a_new_match_with_the_same_chance_events() -> None:
    match = finished((None, None, None), "4")
    person = person_with(match)
    person.do("review")
    at = reviews.turns_of(match)[30]
    reply = person.do("play-on", at=at)
    branch = person.match
    assert (branch.at, branch.record.events, branch.states) == (at, match.record.events[:at], match.states[: at + 1])
    assert branch.id != "m"
    assert (branch.name, branch.seed) == ("P0 · P1 · P2, from move 31", match.seed)
    assert replace(branch.record, events=(), extra={}) == replace(match.record, events=(), extra={}, result=None)
    assert (reply["place"], reply["bot_request"], person.storage[KEY]) == (f"#match/{branch.id}", None, to_text(match))
    for event in match.record.events[at:]:
        if not event.startswith("~"):
            branch = matches.play(branch, event)
    assert branch.record.events == match.record.events, "chance events are the same"


@pytest.mark.parametrize("at", [-1, 32, 99, None])
def test_playing_on_from_an_invalid_turn_does_nothing(at: object) -> None:
    person = person_with(finished(ALL_BOTS))
    person.do("play-on", at=0)
    assert person.match.id == "m", "not without an open review"
    person.do("review")
    person.do("play-on", at=at)
    assert person.match.id == "m"


def test_luck_follows_the_turns_and_adds_up_to_the_lead() -> None:
    person = reviewed_match(turns=16)
    assert person.reply["bot_request"]["do"] == "luck"
    assert Words("en")("skill.progress") in person.reply["html"]
    assert Words("en")("review.losses") in person.reply["html"], "the mistakes do not wait for luck"
    reviewed(person)
    match, found = person.match, findings(person)
    assert reviews.is_complete(match, found)
    totals = [score.total for score in GAME.score(match.state)]
    first, second = accounts_of(found)
    assert (first.luck, first.own, first.others) == (-second.luck, -second.others, -second.own), "one quantity"
    for seat, account in enumerate((first, second)):
        assert (account.lead, sum(account[:4])) == (100 * (totals[seat] - totals[1 - seat]), account.lead)
        assert all(part % 10 == 0 for part in account)
        course = luck_curve(found, seat)
        last = found.luck.begin[seat] + course.luck[-1] + course.skill[-1]
        assert (course.luck[0], course.skill[0], last) == (0, 0, account.lead)
        assert len(course.luck) == len(course.skill) == match.at + 1


@languages
def test_the_sentence_tells_the_moves_and_the_luck_of_the_person_as_the_table_does(language: str) -> None:
    words = Words(language)
    person = person_with(finished())
    person.do("set", name="language", fields={"language": language})
    person.do("review")
    reviewed(person)
    account = accounts_of(findings(person))[0]
    own, luck = account.own, account.luck
    lost = words.of("skill", "you_gained" if own > 0 else "you_lost", points=words.amount(abs(own)))
    lucky = words.of("skill", "you_lucky" if luck > 0 else "you_unlucky", points=words.amount(abs(luck)))
    assert f"{lost} {lucky}" in person.reply["html"]


def test_several_people_are_named() -> None:
    html = reviewed_match(finished((None, None))).reply["html"]
    assert [f"{name}’s own moves " in html for name in ("P0", "P1")] == [True, True]


def test_the_luck_of_some_events_survives_leaving_and_is_continued() -> None:
    person = reviewed_match(turns=16)
    action = answer(person.reply["bot_request"])
    person.do("luck-found", number=action["number"], begin=action["begin"], steps=action["steps"][:9])
    again = reopened(person, "#match/m/review")
    ask = again.reply["bot_request"]
    assert (ask["do"], len(ask["steps"])) == ("luck", 9)
    reviewed(again)
    assert findings(again).luck == read_luck(again.match, action["begin"], action["steps"], 0)


def test_findings_of_earlier_builds_stay_valid() -> None:
    raw = kept_review()
    person = with_findings({key: raw[key] for key in ("line", "turns", "prospects")} | {"version": 1})
    assert (len(findings(person).turns), person.reply["bot_request"]["do"]) == (16, "luck")
    reviewed(person)
    assert json.loads(person.storage[KEY])[EXTRA]["review"] == raw


WRONG_STEPS: Final[list[object]] = [
    None,
    [[]],
    [[0, 0, 0]],
    [[0, 0, 0, 0, 0]],
    [[4, 0, 0, 0]],
    [[-1, 0, 0, 0]],
    [[0, 0, 0, True]],
    [[0, 0, 0, 10**7]],
    [[0, 0.5, 0, 0]],
    [["0", 0, 0, 0]],
    [[0, 0, 0, 0]] * 33,
]


@pytest.mark.parametrize("steps", WRONG_STEPS)
def test_damaged_luck_is_computed_again_and_the_turns_stay(steps: object) -> None:
    person = with_findings(kept_review(steps=steps))
    assert len(findings(person).turns) == 16
    assert (findings(person).luck, person.reply["bot_request"]["begin"]) == (NO_LUCK, [])


@pytest.mark.parametrize("steps", [*WRONG_STEPS, []])
def test_an_invalid_answer_about_luck_pauses_the_review(steps: object) -> None:
    person = reviewed_match(turns=16)
    person.do("luck-found", number=person.reply["bot_request"]["number"], begin=[0, 0], steps=steps)
    assert (person.model.notice, len(findings(person).turns)) == ("review_failed", 16)
