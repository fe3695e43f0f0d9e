"""Mine and theirs: imported matches teach and reward nobody until somebody says who plays in them."""

import json
from dataclasses import replace
from datetime import date
from typing import Any

import pytest

from tests.kit.golden_matches import finished, seats, storage
from tests.web.harness import Person
from tests.web.importing import GAME, import_texts, matches, move, result_of, saved
from tests.web.update.test_puzzle_progress import reviewed
from tests.web.update.test_puzzles import DAY, NOON
from web.app.model.library.achievements import standings
from web.app.model.library.daily import Deal
from web.app.model.library.fixed_deals import begin
from web.app.model.library.match_search import found
from web.app.model.library.saved_matches import PREFIX, unreviewed
from web.app.model.library.statistics import entries, own_entries, tally
from web.app.model.links.codec import pack, public_part
from web.app.model.match.match import go_to, play, undo_target
from web.app.model.match.serialize import to_text
from web.app.model.puzzles.mistakes import mistakes
from web.app.model.teaching import lesson_progress
from web.app.texts import Words

ENGLISH = Words("en")


def counted(person: Person) -> tuple[int, int, int]:
    """Return the numbers of results, own results and mistakes to practise."""
    library = person.model.library
    known = tally(library).finished
    return len(entries(known)), len(own_entries(known)), len(mistakes(library, 0))


def test_an_import_counts_for_nobody_until_a_person_is_chosen_and_can_be_taken_back() -> None:
    match, at = reviewed()
    mover = match.player(match.game.to_move(match.states[at]))
    people = len(match.names)
    person = Person(now=NOON + 99 * DAY)
    empty = person.storage
    html = import_texts(person, to_text(match))["html"]
    assert counted(person) == (people, 0, 0)
    assert not any(one.reached for one in standings(tally(person.model.library).finished, 0))
    assert ENGLISH("import.whose") in html
    person.do("claim", fields={"own-0": mover})
    assert counted(person) == (people, 1, 1)
    person.do("claim", fields={"own-0": next(name for name in match.names if name != mover)})
    assert counted(person) == (people, 1, 0)
    person.do("claim", fields={f"own-{number}": name for number, name in enumerate(match.names)})
    assert counted(person) == (people, people, 1)
    html = person.do("import-undo")["html"]
    assert (person.storage, person.model.library.matches) == (empty, {})
    assert ENGLISH("import.undone") in html


def test_a_name_that_the_user_has_given_is_chosen_at_once() -> None:
    match = finished(GAME, "four-circuits", players=seats("Ada", "Eve"))
    person = Person(fields={"name-0": "Ada"})
    html = import_texts(person, to_text(match))["html"]
    assert counted(person)[:2] == (2, 1)
    assert 'name="own-0" value="Ada" checked' in html


@pytest.mark.parametrize("by", ["an earlier build", "a share link"])
def test_matches_of_others_from_other_ways_do_not_count(by: str) -> None:
    """Earlier builds marked no import: a match without colours was not played on the page."""
    if by == "a share link":
        person = Person(
            place=f"#share/{pack(public_part(finished(GAME, 'four-circuits', players=seats('Ada', 'Eve'))))}"
        )
        person.do("share-keep")
    else:
        raw = json.loads(to_text(finished(GAME, "four-circuits", players=seats("Ada", "Eve"))))
        raw["players"] = [{"name": player["name"]} for player in raw["players"]]
        person = Person(storage={f"{PREFIX}m": json.dumps(raw)})
    assert counted(person)[:2] == (2, 0)
    assert not list(unreviewed(person.model.library))
    (identity,) = person.model.library.matches
    person.do("go", place="")
    assert ENGLISH("import.whose") in person.do("dialog", name="saved-match", subject=identity)["html"]
    person.do("claim", fields={"own-0": "Eve"})
    assert [entry.player.name for entry in own_entries(tally(person.model.library).finished)] == ["Eve"]


def test_an_imported_match_that_is_played_on_is_played_here() -> None:
    match = finished(GAME, "four-circuits", players=seats("Ada", "Eve"))
    at = undo_target(match)
    assert at is not None
    person = Person()
    import_texts(person, to_text(go_to(match, at)))
    (identity,) = result_of(person).added
    person.do("go", place=f"#match/{identity}")
    person.do("redo")
    person.do("undo")
    assert matches(person)[0].own == ()
    seat = person.match.turn
    person.build_anything()
    assert matches(person)[0].own == (seat,)


def test_an_import_adds_nothing_to_what_is_known_about_a_match_played_here() -> None:
    match = finished(GAME, "four-circuits", players=seats("Ada", "Eve"))
    person = Person(storage=storage(match))
    import_texts(person, to_text(match))
    assert counted(person)[:2] == (2, 2)
    assert person.storage == storage(match)


def test_matches_are_found_by_names() -> None:
    names = [("Ada", "Eve"), ("Ada", "Bob"), *((f"P{number}", "Q") for number in range(10))]
    library = [
        finished(GAME, "four-circuits", identity=f"{number:016x}", players=seats(*pair))
        for number, pair in enumerate(names)
    ]
    library[-1] = replace(library[-1], name="Evening match")
    person = Person(storage=storage(*library))
    kept = person.model.library.newest_first()
    assert [len(found(kept, text)) for text in ("", "ada", "ada bob", "p3", "evening q", "nobody")] == [
        12,
        2,
        1,
        1,
        1,
        0,
    ]
    html = person.do("find-matches", fields={"search": " aDa "})["html"]
    assert (html.count('class="saved-match-open'), ENGLISH.count("import.found", 2) in html) == (2, True)
    assert 'id="saved-search"' not in Person(storage=storage(*library[:10])).reply["html"], "few need no search"


def full_device() -> Person:
    """Return a user with a match of each kind, puzzles, a lesson, a bot and settings."""
    match, at = reviewed()
    person = Person(
        storage={
            **storage(match, finished(GAME, "four-circuits", identity="0" * 16, players=seats("Ada", Bot="greedy"))),
            "hofgarten/puzzles": json.dumps(
                {"version": 1, "courses": {GAME: progress(["a", "b"], 1)}, "mistakes": {f"reviewed/{at}": [1, 1, 9]}}
            ),
            f"{lesson_progress.PREFIX}{GAME}": '{"version": 1, "trail": [[], ["x"]], "events": [], "finished": true}',
            "hofgarten/bot/Mine": json.dumps({"version": 1, "file": "Mine.py", "content": "Y2hvb3NlID0gMQ=="}),
        },
        now=NOON,
    )
    person.do("set", fields={"theme": "dark"}, name="theme")
    return person


def progress(seen: list[str], missed: int) -> dict[str, Any]:
    """Return the saved progress in the puzzles of a game, of which the last ones were missed."""
    again = seen[len(seen) - missed :]
    return {
        **{"rating": [1500 + len(seen), 100], "solved": len(seen) - missed, "missed": missed, "seen": seen},
        **{"days": {"2026-11-20": len(seen)}, "storm": [len(seen), None], "again": again},
    }


def test_everything_goes_to_a_new_device_and_a_second_time_changes_nothing() -> None:
    first = full_device()
    file = saved(first, "export-everything")
    second = Person(now=NOON)
    import_texts(second, file)
    assert (result_of(second).refused, len(result_of(second).added)) == (0, 2)
    assert counted(second) == counted(first) == (5, 5, 1)
    assert second.model.settings.theme == "dark"
    assert second.model.lessons[GAME].finished
    assert second.model.bots.playable == ("Mine",)
    course = json.loads(second.storage["hofgarten/puzzles"])
    assert course["courses"] == json.loads(first.storage["hofgarten/puzzles"])["courses"]
    again = second.storage
    import_texts(second, file)
    assert (second.storage, len(result_of(second).unchanged)) == (again, 2)
    assert not result_of(second).parts


def test_nothing_here_is_replaced_by_less() -> None:
    file = saved(full_device(), "export-everything")
    here = Person(
        storage={
            "hofgarten/puzzles": json.dumps({"version": 1, "courses": {GAME: progress(["b", "c", "d"], 2)}}),
            "hofgarten/bot/Mine": json.dumps({"version": 1, "file": "Mine.py", "content": "Y2hvb3NlID0gMg=="}),
        },
        now=NOON,
    )
    here.do("set", fields={"theme": "light"}, name="theme")
    import_texts(here, file)
    assert here.model.settings.theme == "light"
    course = json.loads(here.storage["hofgarten/puzzles"])["courses"][GAME]
    assert (course["rating"], course["solved"], course["missed"]) == ([1503, 100], 2, 2)
    assert (course["seen"], course["storm"][0], course["days"]) == (["a", "b", "c", "d"], 3, {"2026-11-20": 2})
    assert course["again"] == ["c", "d"], "the other device has missed b, which was solved here"
    assert {"Mine", "Mine 2"} == set(here.model.bots.playable)
    before = here.storage
    import_texts(here, file)
    assert here.storage == before
    here.do("import-undo")
    assert here.storage == before


def test_damaged_parts_of_a_device_file_are_named_and_leave_all_as_it_is() -> None:
    person = Person()
    texts = {"hofgarten/settings": '{"version": 99}', "hofgarten/puzzles": "no", "hofgarten/other": "{}"}
    html = import_texts(person, "\n".join(json.dumps({key: text}) for key, text in texts.items()))["html"]
    assert [(fault.key, fault.source) for fault in result_of(person).faults] == [("part", key) for key in texts]
    assert ENGLISH.of("import.fault", "part") in html
    assert person.storage == {}


def test_the_better_result_of_a_daily_deal_is_the_one_that_counts() -> None:
    deal = Deal(GAME, date(2026, 11, 20))
    begun = begin(deal, deal.id, "Ada", deal.opponents)
    other = begun
    while not other.over:
        other = play(other, move(other, 0))
    there = Person(storage=storage(other), now=NOON)
    here = Person(storage=storage(play(begun, move(begun, 1))), now=NOON)
    import_texts(here, saved(there, "export-everything"))
    summary = here.model.library.matches[deal.id].summary
    assert summary is not None
    assert (summary.over, len(here.model.library.matches)) == (True, 2)
    import_texts(there, saved(here, "export-everything"))
    kept = there.model.library.matches[deal.id].summary
    assert kept is not None
    assert kept.over


def test_rating_and_achievements_know_only_people_at_this_device() -> None:
    person = Person(storage=storage(finished(GAME, "four-circuits", identity="0" * 16, players=seats("Ada", "Ben"))))
    import_texts(person, to_text(finished(GAME, "four-circuits", players=seats("Cy", "Eve"))))
    person.do("close")
    for part, others in (("results", True), ("gardens", True), ("rating", False), ("achievements", False)):
        html = person.do("go", place=f"#progress/{part}/all")["html"]
        assert [f">{name}<" in html for name in ("Ben", "Eve")] == [True, others], part


@pytest.mark.parametrize("is_longer_there", [False, True])
def test_of_two_histories_of_a_bot_the_longer_one_stays(is_longer_there: bool) -> None:
    short = {"version": 1, "file": "Mine.py", "content": "Y2hvb3NlID0gMQ=="}
    texts = [json.dumps(short), json.dumps({**short, "workshop": {"versions": [[1, "choose = 1", 5]]}})]
    here, there = texts if is_longer_there else reversed(texts)
    person = Person(storage={"hofgarten/bot/Mine": here})
    import_texts(person, json.dumps({"hofgarten/bot/Mine": there}))
    assert person.storage == {"hofgarten/bot/Mine": texts[1]}
