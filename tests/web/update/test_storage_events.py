"""Full, cleared and damaged storage, and entries that other tabs change."""

import json
import re
from html import unescape
from typing import Any

import pytest

from tests.web.harness import Person
from tests.web.two_tabs import ID, KEY_OF, Browser, Tab, a_match, kept, line, shared
from web.app.model import settings as kept_settings
from web.app.model.library.saved_matches import PREFIX
from web.app.model.match.serialize import to_text
from web.app.model.persistence import DAMAGED
from web.app.model.settings import KEY
from web.app.model.teaching.lesson_progress import PREFIX as LESSON
from web.app.model.workshop.bots import bots_of

PEOPLE = {"players": "2", "kind-0": "person", "kind-1": "person", "seed": "7"}


def with_full_storage() -> tuple[Browser, Tab]:
    """Return a browser without room, and its tab, where a match has begun."""
    browser = Browser()
    tab = browser.open()
    browser.room = 0
    tab.do("play", fields=PEOPLE)
    return browser, tab


def test_failed_writes_and_deletions_are_repeated_until_they_succeed() -> None:
    browser, one, _ = shared()
    browser.room = 0
    before = dict(browser.storage)
    one.move()
    assert (one.model.notice, browser.storage) == ("storage_full", before)
    assert '<div class="notice' in one.reply["html"]
    assert "export-match" in one.reply["html"]
    one.do("close")
    one.do("show-garden", seat=1)
    assert "save" not in one.reply, "not every click retries"
    one.do("storage-retry")
    assert one.model.notice == "storage_full", "a manual retry is reported again"
    browser.room = None
    one.move()
    assert one.model.notice == "works_again"
    assert re.search('<div class="notice [^"]*is-good', one.reply["html"]), "good news does not look like a warning"
    assert (line(kept(browser)), one.model.failed_writes) == (line(one.match), {})
    browser.forbidden = True
    one.move()
    assert one.model.notice == "storage_forbidden", "a new failure is reported again"
    browser.forbidden = False
    one.do("storage-retry")
    assert (one.model.notice, line(kept(browser))) == ("works_again", line(one.match))
    one.do("go", place="")
    browser.forbidden = True
    one.do("delete", identity=ID)
    assert KEY_OF in browser.storage
    browser.forbidden = False
    one.do("storage-retry")
    assert KEY_OF not in browser.storage


def test_each_page_says_what_cannot_be_saved_with_its_remedies() -> None:
    browser, tab, _ = shared()
    browser.room = 0
    said = []
    places: dict[str, dict[str, Any]] = {
        "": {"do": "set", "name": "theme", "fields": {"theme": "dark"}},
        "#workshop": {"do": "workshop-new", "example": "one_line"},
        f"#match/{ID}": {},
        f"#analysis/match/{ID}": {},
        "#puzzles": {"do": "puzzle-next", "game": "zen-garden"},
        "#learn/zen-garden": {"do": "lesson-next"},
    }
    for place, action in places.items():
        tab.do("go", place=place)
        assert tab.model.notice == ""
        if action:
            tab.do(action["do"], **{key: part for key, part in action.items() if key != "do"})
        else:
            tab.move()
        if place == "#puzzles":
            tab.do("puzzle-show")
        assert "storage-retry" in tab.reply["html"], place
        remedies = unescape(tab.reply["html"]).partition('class="remedies')[2].partition("</div>")[0]
        said.append(re.findall("export-match|workshop-download", remedies))
    assert said == [[], ["workshop-download"], ["export-match"], ["export-match"], [], []]
    assert tab.model.workshop
    tab.do("go", place=f"#workshop/{bots_of(tab.model.bots)[0].id}")
    tab.do("workshop-edit", bot=tab.model.workshop.bot, fill=tab.model.workshop.fills, source="typed")
    assert tab.model.notice == "storage_full"
    tab.do("close")
    tab.do("workshop-edit", bot=tab.model.workshop.bot, fill=tab.model.workshop.fills, source="typed again")
    assert tab.model.notice == "", "it has been said"
    browser.room = None
    tab.do("storage-retry")
    assert bots_of(Person(storage=browser.storage).model.bots)[0].source == "typed again"


def test_unsaved_moves_stay_when_another_tab_saves_the_match() -> None:
    browser, one, two = shared()
    browser.room = 0
    one.move()
    mine = line(one.match)
    one.do("go", place="")
    browser.room = None
    two.move(1)
    one.hear()
    matches = [kept(browser, key.removeprefix(PREFIX)) for key in browser.storage if key.startswith(PREFIX)]
    assert {line(match) for match in matches} == {mine, line(two.match)}
    assert one.model.notice == "kept_apart"


def test_a_match_that_did_not_fit_is_saved_with_a_later_one() -> None:
    browser, one = with_full_storage()
    first = one.match.id
    browser.room = None
    one.do("play", fields=PEOPLE | {"seed": "8"})
    assert {PREFIX + first, PREFIX + one.match.id} <= browser.storage.keys()


def test_a_new_failure_is_reported_after_the_old_one_is_resolved() -> None:
    browser, one = with_full_storage()
    match = PREFIX + one.match.id
    assert (one.model.notice, one.model.storage_warned) == ("storage_full", True)
    assert match in one.model.failed_writes
    browser.room = None
    one.do("go", place="")
    browser.room = 0
    one.do("delete", identity=match.removeprefix(PREFIX))
    assert match not in one.model.failed_writes, "its write is no longer needed"
    browser.room = None
    one.do("set", name="theme", fields={"theme": "dark"})
    assert (one.model.failed_writes, one.model.notice) == ({}, "works_again")
    browser.room = sum(map(len, browser.storage.values()))
    one.do("play", fields=PEOPLE)
    assert one.model.notice == "storage_full"


def test_a_failed_write_is_forgotten_when_another_tab_overwrites_the_entry() -> None:
    browser, one, two = shared()
    browser.forbidden = True
    one.move()
    assert one.model.notice == "storage_forbidden"
    browser.forbidden = False
    two.move(1)
    one.do("storage-retry")
    assert (one.model.failed_writes, one.model.storage_warned) == ({}, False)
    browser.forbidden = True
    one.do("set", name="theme", fields={"theme": "dark"})
    assert one.model.notice == "storage_forbidden"


def test_a_match_deleted_by_another_tab_at_the_same_time_stays_deleted() -> None:
    browser, one, two = shared()
    two.do("set", name="theme", fields={"theme": "dark"})
    two.do("go", place="")
    two.do("delete", identity=ID)
    one.move()
    assert one.model.notice != "cleared"
    assert (KEY_OF in browser.storage, one.page.is_follower) == (False, True)
    one.do("play-here")
    assert KEY_OF in browser.storage, "the user can play on"


@pytest.mark.parametrize("text", ["", "{", "7", "null", "[]", '{"record": 1}', "[" * 100_000])
@pytest.mark.parametrize("refused", [False, True])
def test_a_match_damaged_during_play_continues_under_a_new_id(text: str, refused: bool) -> None:
    browser, one, _ = shared()
    before = line(one.match)
    browser.write(one if refused else None, KEY_OF, text)
    if refused:
        one.move()
    else:
        one.hear()
    assert (one.model.notice, browser.storage[KEY_OF]) == ("apart_damaged", text), "damaged text is not changed"
    assert (one.match.id != ID, line(one.match)[: len(before)]) == (True, before)
    one.move()
    assert (line(kept(browser, one.match.id)), one.reply["place"]) == (line(one.match), f"#match/{one.match.id}")


LESSON_KEY = LESSON + "zen-garden"
FINISHED_LESSON = '{"version": 1, "trail": [["x"], 7], "events": [], "finished": true}'


def a_save(**damage: object) -> str:
    """Return a saved match with some of its parts replaced."""
    raw = json.loads(to_text(a_match()))
    return json.dumps({**raw, "hofgarten": raw["hofgarten"] | damage})


SETTINGS_PARTS = (
    *('"version": -1', '"version": 1e9', '"versio,n": 1', '"version": 1, "Cpeed": "fast"'),
    *('"version": 1, "speed": "fasu"', '"version": 1, "hand": ["left"]', '"version": 1, "players": "{"'),
)
MATCH_PARTS = ({"lines": [["x"], 7]}, {"undone": ["?"]}, {"name": 7}, {"link": {"seat": 9}}, {"day": 3})
UNREADABLE = ("{oops", "7", "\0")
DAMAGED_TEXTS = [
    *((KEY, text) for text in UNREADABLE[:2]),
    *((KEY, f'{{"language": "nl", {part}}}') for part in SETTINGS_PARTS),
    *((LESSON_KEY, text) for text in (UNREADABLE[2], '{"version": 0}', '{"version": 1, "trail": 7}')),
    *((LESSON_KEY, text) for text in ('{"version": 1, "Trail": [[]]}', FINISHED_LESSON)),
    *((KEY_OF, a_save(**part)) for part in MATCH_PARTS),
]
SOUND_TEXTS = [(KEY, "{}"), (KEY, '{"version": 1}'), (KEY, '{"theme": "dark", "players": ""}'), (KEY_OF, a_save())]


@pytest.mark.parametrize(
    ("key", "text", "is_damaged"), [*((*row, True) for row in DAMAGED_TEXTS), *((*row, False) for row in SOUND_TEXTS)]
)
def test_a_damaged_text_is_read_as_far_as_possible_and_backed_up_before_it_is_overwritten(
    key: str, text: str, is_damaged: bool
) -> None:
    browser = Browser(**{key: text})
    tab = browser.open({KEY: "", LESSON_KEY: "#learn/zen-garden", KEY_OF: f"#match/{ID}"}[key])
    notice = "settings_damaged" if text in UNREADABLE else ""
    assert (tab.model.notice, browser.storage) == (notice, {key: text}), "reading writes nothing"
    assert tab.model.language == ("nl" if '"nl"' in text else "en"), "the other settings are valid"
    if text == FINISHED_LESSON:
        assert tab.model.lessons["zen-garden"].finished
    for theme in ("dark", "light"):
        if key == KEY:
            tab.do("set", name="theme", fields={"theme": theme})
            saved = kept_settings.read(browser.storage[KEY])
            assert (saved.theme, saved.language) == (theme, tab.model.settings.language)
        elif key == LESSON_KEY:
            tab.do("lesson-next")
        else:
            tab.move()
    assert browser.storage[key] != text
    backups = {f"{DAMAGED}{key.removeprefix('hofgarten/')}": text} if is_damaged else {}
    assert {name: kept for name, kept in browser.storage.items() if name.startswith(DAMAGED)} == backups


def test_a_damaged_part_of_the_form_costs_no_other_part_and_is_backed_up_when_a_match_starts() -> None:
    seats = [{"name": "Ada", "kind": 7}, {"name": "Ben", "colour": "red"}, 7]
    form = {"version": 1, "game": "hanging-gardens", "count": -3, "seats": seats, "device": "link"}
    text = json.dumps({"version": 1, "theme": "dark", "players": json.dumps(form)})
    person = Person(storage={KEY: text})
    shown = person.model.form
    assert [seat.name for seat in shown.seats[:2]] == ["Ada", "Ben"]
    assert (shown.game, shown.seats[1].colour, shown.device) == ("hanging-gardens", "red", "link")
    person.do("set", name="theme", fields={"theme": "light"})
    assert not any(key.startswith(DAMAGED) for key in person.storage), "the form is saved as it was"
    before = person.storage[KEY]
    person.do("play", fields=PEOPLE | {"company": "here"})
    assert person.storage[f"{DAMAGED}settings"] == before
    person.do("play", fields=PEOPLE | {"company": "here", "name-0": "Eve"})
    assert person.storage[f"{DAMAGED}settings"] == before, "sound forms are not backed up"


def test_odd_lines_of_an_analysis_stay_in_the_record() -> None:
    raw = json.loads(to_text(a_match()))
    odd = [7, {"at": 0, "events": ["?"], "comment": "kept"}]
    browser = Browser(**{KEY_OF: json.dumps({**raw, "analysis": odd})})
    one, two = browser.open(f"#analysis/match/{ID}"), browser.open(f"#analysis/match/{ID}")
    one.move()
    two.hear()
    two.move(1)
    text = browser.storage[KEY_OF]
    lines = json.loads(text)["analysis"]
    assert len(lines) == 4
    assert all(line in lines for line in odd)
    for other in ('{"events": 7, "analysis": 7}', text):
        browser.write(None, KEY_OF, other)
        one.hear()
        two.hear()
    assert len(json.loads(browser.storage[KEY_OF])["analysis"]) == 4


def test_entries_of_other_programs_are_never_changed() -> None:
    foreign = {"hofgarten/": "", "hofgarten/elo/2": "1500", "hofgarten/settings2": "{"}
    person = Person(storage={**foreign, "other": "x"})
    person.start_match()
    person.do("go", place="")
    person.do("delete", identity=next(iter(person.model.library.matches)))
    assert {key: person.storage[key] for key in foreign} == foreign
    assert all(key.startswith("hofgarten/") for reply in person.replies for key in reply.get("save", {}))
