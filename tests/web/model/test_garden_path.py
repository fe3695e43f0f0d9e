"""The garden path: its stages never change, and its stars follow from the saved matches."""

import hashlib
import json
import re
from dataclasses import replace

import pytest

from tests.kit.golden_matches import finished
from tests.web.harness import Person, actions_in
from web.app.model.library import garden_path
from web.app.model.library.fixed_deals import begin
from web.app.model.library.garden_path import STARS, PathProgress, Stage, quarters, stage_of, stages, stars_of
from web.app.model.library.match_summary import Player, Summary
from web.app.model.library.saved_matches import PREFIX, Library, SavedMatch
from web.app.model.match.serialize import EXTRA, to_text
from web.app.model.model import MatchPage
from web.app.model.new_match_form import OPPONENTS
from web.app.model.teaching import lesson_progress
from web.app.model.teaching.lesson_progress import LessonProgress
from web.app.texts import Words
from web.app.view.components.stars import stars_in_words, target_words

WORDS = Words("en")
GOLDEN = {
    1: "apprentice (31, 40, 50) e072db65",
    2: "apprentice (20, 57, 94) 8aa9bc7a",
    3: "apprentice (31, 42, 54) bf118b62",
    4: "apprentice (18, 54, 90) 86aa8837",
    5: "apprentice (35, 45, 56) b8022911",
    6: "apprentice apprentice (4, 14, 24) aa673189",
    7: "gardener (33, 44, 56) 0433132d",
    8: "gardener (25, 63, 101) 297488b8",
    9: "gardener apprentice (33, 52, 72) c4c638fe",
    10: "gardener (23, 70, 118) a0da9d1a",
    11: "gardener (24, 37, 51) 496e8258",
    12: "gardener gardener (5, 23, 42) 0dcd49be",
    13: "master (42, 52, 63) 6ad61234",
    14: "master (42, 74, 106) 1e8e286a",
    15: "master gardener (47, 58, 70) a05f024c",
    16: "master master (12, 28, 44) d6255e0a",
    17: "master (37, 46, 56) 1044c4c3",
    18: "master master master (6, 14, 22) ad5e6fc6",
    19: "architect (36, 44, 52) 5297c6d9",
    20: "architect (28, 57, 87) 655cddba",
    21: "architect architect (46, 53, 60) 01965a8d",
    22: "architect architect (14, 28, 43) 2b68c192",
    23: "architect architect architect (44, 53, 63) 25da591d",
    24: "architect architect architect (4, 9, 15) 454061c9",
}


def test_an_odd_attempt_is_never_overwritten() -> None:
    stage = stages()[1]
    odd = attempt(stage, 99, 999_999)
    assert stage.new_id(library(odd)) == stage.id
    matches = library(odd, attempt(stage, 5), attempt(stage, 5, 99_999), attempt(stage, 5, 100_000))
    assert stage.new_id(matches) == stage.saved_id(matches) == f"{stage.id}-100001"
    assert PathProgress(matches).best[1].id == odd.id


def described(stage: Stage) -> str:
    """Return all that makes a stage: opponents, targets, and a digest of what is dealt."""
    dealt = begin(stage, stage.id, "", stage.opponents).record
    digest = hashlib.sha256(json.dumps([dealt.game, dealt.options, dealt.setup], sort_keys=True).encode()).hexdigest()
    return f"{' '.join(stage.opponents)} {stage.plan.targets} {digest[:8]}"


def attempt(stage: Stage, total: int, number: int = 1, *, hints: int = 0) -> SavedMatch:
    """Return a lost attempt with these points of the user; only its summary can be read."""
    raw = json.loads(to_text(finished(stage.game)))
    raw["result"]["scores"][0]["total"] = total
    raw["result"]["winners"] = [1]
    raw[EXTRA]["hints"] = [hints, *[0] * (len(raw["players"]) - 1)]
    return SavedMatch(stage.id if number == 1 else f"{stage.id}-{number}", json.dumps(raw))


def library(*kept: SavedMatch) -> Library:
    return Library({one.id: one for one in kept})


def storage(*kept: SavedMatch) -> dict[str, str]:
    return {PREFIX + one.id: one.text for one in kept}


def test_no_stage_ever_changes_and_demands_rise() -> None:
    assert {number: described(stage) for number, stage in stages().items()} == GOLDEN
    assert [stage.id for stage in stages().values()] == [f"path-{number}" for number in range(1, 25)]
    assert [quarter.opponent for quarter in quarters()] == list(OPPONENTS)
    for stage in stages().values():
        first, second, third = stage.plan.targets
        assert first > 0
        assert 0 < second - first <= third - second <= second - first + 1, "even steps"
        assert max(map(OPPONENTS.index, stage.opponents)) == (stage.number - 1) // 6


@pytest.mark.parametrize(
    ("reached", "won", "hints", "stars"),
    [
        *((0, False, 0, 0), (0, True, 0, 1), (1, False, 0, 1), (2, False, 0, 2), (3, True, 0, 3)),
        *((3, True, 5, 2), (2, True, 1, 1), (1, False, 1, 1), (0, True, 1, 1), (0, False, 1, 0)),
    ],
)
def test_points_earn_stars_and_hints_cost_one(reached: int, won: bool, hints: int, stars: int) -> None:
    stage = stages()[7]
    total = stage.plan.targets[reached - 1] if reached else stage.plan.targets[0] - 1
    me = Player("Ada", None, "blue", total, won, hints=hints)
    assert stars_of(stage, Summary("x", stage.game, {}, 0, (me,), over=True)) == stars


def test_the_best_attempt_counts_and_other_matches_earn_no_stars() -> None:
    first, second, third, *_ = stages().values()
    low, middle, high = first.plan.targets
    progress = PathProgress(library(attempt(first, middle), attempt(first, low, 2), attempt(first, high, 3, hints=1)))
    assert (progress.stars(first), progress.best[1].id, progress.total, progress.next_up) == (2, "path-1-3", 2, second)
    assert [progress.is_open(stage) for stage in (first, second, third)] == [True, True, False]
    other = SavedMatch(first.id, attempt(second, 999).text)
    begun = SavedMatch("path-1-2", to_text(begin(first, "path-1-2", "Ada", ["Bot"])))
    strange = [SavedMatch(identity, attempt(first, high).text) for identity in ("path-0", "path-99", "path-1x", "1")]
    progress = PathProgress(library(other, begun, SavedMatch("path-1-3", "{"), *strange))
    assert (progress.total, progress.next_up) == (0, first)


def test_other_matches_are_known_without_the_games(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garden_path, "stages", dict)
    assert stage_of("path-1") is None
    monkeypatch.delattr(garden_path, "stages")
    assert [stage_of(identity) for identity in ("daily-zen-garden-2026-11-22", "0" * 16, "path-")] == [None] * 3


def test_a_stage_is_continued_until_its_end_and_then_tried_again() -> None:
    stage = stages()[2]
    person = Person(storage=storage(SavedMatch("path-2", "{")), place=stage.place)
    person.do("stage", number=2)
    assert person.match.id == "path-2-2", "a damaged match is never overwritten"
    one, two, three = stage.plan.targets
    told = WORDS("path.aim", number=2, one=one, two=two, three=three)
    assert f'<span class="visually-hidden">{told}</span><b aria-hidden="true">{one}</b>' in person.reply["html"]
    assert 'role="alert"' not in person.reply["html"], "nothing covers the header"
    person.do("go", place=stage.place)
    assert WORDS("daily.go_on") in person.reply["html"]
    person.do("stage", number=2)
    assert (person.match.id, len(person.model.library.matches)) == ("path-2-2", 2)
    ended = Person(storage=storage(attempt(stage, 0)), place=stage.place)
    assert WORDS("path.again") in ended.reply["html"]
    ended.do("stage", number=2)
    assert (ended.match.id, ended.do("stage", number=25)["place"]) == ("path-2-2", "#match/path-2-2")


@pytest.mark.parametrize(
    ("number", "hints", "stars"), [(1, 0, 2), (1, 1, 1), (5, 0, 2), (15, 0, 1), (24, 0, 0), (24, 1, 0)]
)
def test_the_end_of_a_stage_names_its_stars_and_the_next_target(number: int, hints: int, stars: int) -> None:
    stage = stages()[number]
    name = {"zen-garden": "four-circuits", "hanging-gardens": "no-card-fits"}[stage.game]
    match = replace(finished(stage.game, name, identity=stage.id), hints=(hints, 0))
    html = Person(storage={PREFIX + stage.id: to_text(match)}, place=f"#match/{stage.id}").reply["html"]
    assert stars_in_words(WORDS, stars) in html
    key = "path.next_star_alone" if hints and stars else "path.next_star"
    assert f"{WORDS(key, target=target_words(WORDS, stage, stars + 1))}<" in html
    reached = next((target for target in stage.plan.targets if target > match.game.total(match.state, 0)), "")
    assert re.search(rf'class="aim.*?<b aria-hidden="true">{reached}</b>', html)
    assert html.partition('class="aim')[2].partition("</svg>")[0].count("is-earned") == stars
    assert (WORDS.count("path.hints", 1) in html) == bool(hints)
    after = stages().get(number + 1)
    assert (f'href="{after.place}"' in html if after else False) == bool(stars)
    done = {(action["do"], action.get("number")) for action in actions_in(html)}
    assert {("stage", number), ("rematch", None)} & done == {("stage", number)}


@pytest.mark.parametrize(("hints", "end"), [(0, ""), (2, " with hints")])
def test_the_best_result_of_a_stage_says_whether_hints_helped(hints: int, end: str) -> None:
    first = stages()[1]
    page = Person(storage=storage(attempt(first, first.plan.targets[-1], hints=hints)), place=first.place)
    assert f">Best result: {first.plan.targets[-1]} points{end}</a>" in page.reply["html"]


def test_a_closed_stage_is_shown_without_its_button_until_a_star_or_an_attempt_opens_it() -> None:
    first, second, third, *_, last = stages().values()
    kept = storage(attempt(first, first.plan.targets[0]))
    path, by_link = (Person(storage=kept, place=place) for place in ("#path", last.place))
    closed = [stage for stage in stages().values() if stage.number > second.number]
    for person in (path, by_link):
        html = str(person.reply["html"])
        assert all(WORDS("path.closed", number=stage.number - 1) in html for stage in closed)
    assert f"<p>{WORDS('path.closed', number=last.number - 1)}.</p>" in by_link.reply["html"]
    assert f">{WORDS('daily.share')}<" not in by_link.reply["html"], "a closed stage is not shared"
    assert WORDS("path.stars", number=1, of=STARS * len(stages())) in path.reply["html"]
    assert [begins(person) for person in (path, by_link)] == [{second.number}, set()]
    by_link.do("stage", number=last.number)
    assert not isinstance(by_link.model.page, MatchPage)
    begun = SavedMatch(last.id, to_text(begin(last, last.id, "Ada", last.opponents)))
    for saved in (begun, attempt(last, 0), attempt(last, 999, 2)):
        assert begins(Person(storage=storage(saved), place=last.place)) == {last.number}, "an attempt keeps it open"
    assert begins(Person(storage=storage(attempt(second, 999)), place=third.place)) == {third.number}


def begins(person: Person) -> set[int]:
    """Return the stages that the page can begin or continue."""
    return {action["number"] for action in actions_in(person.reply["html"]) if action["do"] == "stage"}


@pytest.mark.parametrize("subject", ["99", "0", "07", "x", "<b>"])
def test_an_unknown_stage_gets_a_sentence(subject: str) -> None:
    html = Person(place=f"#path/{subject}").reply["html"]
    assert (WORDS("path.unknown", number=len(stages())) in html) == (subject != "<b>")
    assert "stage" not in {action["do"] for action in actions_in(html)} or subject == "<b>"


def test_stars_plant_flowers_and_the_start_screen_counts_them() -> None:
    first, second, third, *_ = stages().values()
    kept = [attempt(first, first.plan.targets[2]), attempt(second, second.plan.targets[0])]
    person = Person(storage=storage(*kept), place="#path")
    assert person.reply["html"].count("<g data-colour=") == 4
    assert third.place in person.reply["html"]
    assert "4 of 72 stars" in person.do("go", place="#")["html"]
    assert "of 72 stars" not in Person().reply["html"]


def test_a_finished_attempt_is_listed_with_its_points() -> None:
    match = finished("zen-garden")
    html = Person(storage={f"{PREFIX}path-1": to_text(replace(match, id="path-1"))}).reply["html"]
    assert f"<b>Garden path, stage 1 · {match.game.total(match.state, 0)} points</b>" in html


def test_a_stage_offers_the_lesson_of_a_game_until_that_is_known() -> None:
    first, second = stages()[1], stages()[2]
    link = f'href="#learn/{second.game}"'
    passed = storage(attempt(first, first.plan.targets[0]))
    known = lesson_progress.files({second.game: LessonProgress(finished=True)})
    lost = storage(attempt(second, 0))
    star = storage(attempt(second, second.plan.targets[0]))
    offered = [link in shown_stage(second, {**passed, **more}) for more in ({}, known, lost, star)]
    assert offered == [True, False, True, False]


def shown_stage(stage: Stage, kept: dict[str, str]) -> str:
    """Return the part of the page that shows a stage in full."""
    html = Person(storage=kept, place=stage.place).reply["html"]
    return str(html.partition("path-stage")[2].partition("</section>")[0])
