"""Data stored by other versions of the page: older data is read, newer data is left unchanged."""

import json
from pathlib import Path
from typing import Any

import pytest

from hofgarten.bots import LEVEL_NAMES
from hofgarten.record import read_record, verify_record
from tests.web.harness import Person
from tests.web.turn_links import Device
from tests.web.two_tabs import ID, KEY_OF, a_match, line, shared
from web.app.model import schema_version, settings as kept_settings
from web.app.model.library.saved_matches import PREFIX, SavedMatch
from web.app.model.match.match import PlayedMatch
from web.app.model.match.serialize import from_text as match_from, to_text
from web.app.model.match.venue import THIS_DEVICE
from web.app.model.new_match_form import from_text
from web.app.model.persistence import DAMAGED
from web.app.model.settings import KEY
from web.app.model.teaching.lesson_progress import PREFIX as LESSON, LessonProgress
from web.app.model.user_files.user_bots import PREFIX as BOT

KEPT = Path(__file__).parent / "saved"
BEFORE_RENAME = KEPT / "before-rename.json"
"""The full storage of an earlier build after matches, a lesson and a bot, with two links made by that build."""
NEWER_SETTINGS = json.dumps({"version": 2, "language": "nl", "theme": "dark", "sparkle": ["yes"]})


def newer(match: PlayedMatch[Any]) -> str:
    """Return a match as a newer version of the page might store it."""
    raw = json.loads(to_text(match))
    raw["hofgarten"]["version"] = 2
    return json.dumps(raw)


def test_data_of_a_newer_version_in_another_tab_is_left_unchanged() -> None:
    browser, one, two = shared()
    text = newer(one.match)
    browser.write(None, KEY_OF, text)
    one.hear()
    assert one.page.is_follower
    assert "newer version" in one.reply["html"]
    assert "Continue here" not in one.reply["html"]
    one.do("play-here")
    two.move()
    assert (one.page.is_follower, two.page.is_follower) == (True, True)
    assert two.model.notice == "kept_apart", "the library has a copy with the refused move"
    assert browser.storage[KEY_OF] == text


@pytest.mark.parametrize(
    "text", ['{"record": 3}', newer(a_match()), '{"record": 1000000000}', '{"record": 1, "game": "chess"}']
)
def test_a_match_of_a_newer_version_is_reported_and_left_unchanged(text: str) -> None:
    assert Person(storage={KEY_OF: text}, place=f"#match/{ID}").model.notice == "newer"
    person = Person(storage={KEY_OF: text})
    assert "Match from a newer version" in person.reply["html"]
    assert "Damaged match" not in person.reply["html"]
    assert SavedMatch(ID, text).summary is None
    person.do("set", name="theme", fields={"theme": "dark"})
    assert person.storage[KEY_OF] == text


@pytest.mark.parametrize("record", [0, "2", None, True, [2], 1e9, 2.5])
def test_an_invalid_version_counts_as_damage(record: object) -> None:
    assert not SavedMatch(ID, json.dumps({"record": record})).newer
    assert not schema_version.is_newer(json.dumps({"version": record}), 1)
    assert not schema_version.is_later(record, 0), "True is not 1"


def test_settings_of_a_newer_version_apply_but_are_never_overwritten() -> None:
    newer_form = json.dumps({"version": 1, "players": json.dumps({"version": 9})})
    for text in (NEWER_SETTINGS, newer_form):
        person = Person(storage={KEY: text})
        assert person.model.notice == "newer_kept"
        person.do("set", name="theme", fields={"theme": "light"})
        assert person.model.settings.theme == "light", "a change lasts for the visit"
        person.start_match()
        assert person.storage[KEY] == text
    assert Person(storage={KEY: NEWER_SETTINGS}).model.language == "nl", "known settings apply"


def test_lessons_and_files_of_a_newer_version_are_reported_and_never_replaced() -> None:
    text = json.dumps({"version": 2, "chapter": 3})
    person = Person(storage={LESSON + "zen-garden": text}, place="#learn/zen-garden")
    assert person.model.notice == "newer_kept"
    person.do("lesson-next")
    assert (person.model.lessons["zen-garden"].step, person.storage) == (1, {LESSON + "zen-garden": text})
    bot = json.dumps({"version": 2, "wasm": "AA"})
    person = Person(storage={BOT + "Mine": bot}, fields={"kind-1": "own"})
    assert "saved by a newer version" in person.reply["html"]
    person.do("add-bot", file="Mine.py", size=10, content="ZGVmIGNob29zZSgpOiAuLi4=")
    assert (person.storage[BOT + "Mine"], person.model.bots.playable) == (bot, ("Mine 2",))


BUILDS = sorted(set(KEPT.glob("*.json")) - {BEFORE_RENAME})


@pytest.mark.parametrize("path", BUILDS, ids=lambda path: path.stem)
def test_data_of_earlier_builds_is_read_and_can_be_continued(path: Path) -> None:
    storage: dict[str, str] = json.loads(path.read_text("utf-8"))
    person = Person(storage=storage)
    model, form = person.model, person.model.form
    assert (model.notice, model.language, model.settings.theme, model.settings.speed) == ("", "de", "dark", "fast")
    assert (form.count, form.seats[0].name, form.seats[2].name) == (3, "Ada", "Eve")
    assert "save" not in person.reply, "unchanged data is not written"
    matches = [key.removeprefix(PREFIX) for key in storage if key.startswith(PREFIX)]
    assert matches
    for identity in matches:
        person.do("go", place=f"#match/{identity}")
        match = person.match
        assert match.name == "Sunday"
        assert match.at < len(match.record.events), "undone moves are preserved"
        person.do("redo")
        again = json.loads(person.storage[PREFIX + identity])["hofgarten"]
        assert (again["version"], "id" in again) == (1, False)
        assert line(match_from(identity, person.storage[PREFIX + identity])) == line(person.match)
    assert all(model.bots.playable for key in storage if key.startswith(BOT))
    assert all(one == LessonProgress(finished=True) for one in model.lessons.values())
    person.do("set", name="theme", fields={"theme": "light"})
    assert not any(key.startswith(DAMAGED) for key in person.storage)
    written = json.loads(person.storage[KEY])
    assert (written["version"], written["language"], written["speed"]) == (1, "de", "fast")
    assert from_text(written["players"]).seats == form.seats


@pytest.fixture
def before_rename() -> dict[str, str]:
    """Return an earlier build's storage by key, and its links ``share`` and ``turn``."""
    texts: dict[str, str] = json.loads(BEFORE_RENAME.read_text("utf-8"))
    return texts


def test_data_stored_before_the_rename_is_read_verified_and_can_be_continued(before_rename: dict[str, str]) -> None:
    person = Person(storage=before_rename)
    model = person.model
    assert "save" not in person.reply, "unchanged data is not written"
    assert (model.notice, model.settings.theme, model.settings.speed) == ("", "dark", "instant")
    seats = [(seat.name, seat.kind) for seat in model.form.seats]
    assert (model.form.count, seats[:2], model.form.device) == (2, [("Ada", "person"), ("Ben", "person")], "link")
    assert (model.bots.playable, model.lessons) == (("First",), {"zen-garden": LessonProgress(trail=((), (), ()))})
    person.do("go", place="#learn/zen-garden")
    person.do("lesson-next")
    assert json.loads(person.storage[LESSON + "zen-garden"])["trail"] == [[], [], [], []]
    person.do("set", name="theme", fields={"theme": "light"})
    assert kept_settings.read(person.storage[KEY]).last_form == kept_settings.read(before_rename[KEY]).last_form
    assert not any(key.startswith(DAMAGED) for key in person.storage)
    matches = []
    for key, text in before_rename.items():
        if key.startswith(PREFIX):
            person.do("go", place=f"#match/{key.removeprefix(PREFIX)}")
            matches.append(person.match)
            assert (person.match.state, to_text(person.match)) == (verify_record(read_record(text)), text)
    bots = {match.bot(seat) for match in matches for seat in range(len(match.record.players))} - {None}
    games = {match.record.game for match in matches}
    assert (games, bots) == ({"zen-garden", "hanging-gardens"}, {*LEVEL_NAMES, "own:First"})
    assert sorted(match.over for match in matches) == [False, False, False, False, True]


def test_links_made_before_the_rename_open(before_rename: dict[str, str]) -> None:
    by_key = {key: match_from(key.removeprefix(PREFIX), before_rename[key]) for key in before_rename if PREFIX in key}
    person = Person(place=before_rename["share"])
    shown = next(match for match in by_key.values() if match.record.game == "hanging-gardens").record
    found = person.match.record
    assert (person.model.notice, found.setup, found.events) == ("", shown.setup, shown.events)
    [linked] = [match for match in by_key.values() if match.venue != THIS_DEVICE]
    ben = Device.joining(before_rename["turn"], 1)
    assert (ben.match.id, ben.events) == (linked.id, linked.record.events)
    ben.play_turn()
    ada = Device(f"#match/{linked.id}", before_rename)
    ada.do("go", place=ben.link())
    assert ada.events == ben.events


def test_all_written_data_states_its_version() -> None:
    person = Person()
    person.start_match()
    person.do("add-bot", file="Mine.py", size=10, content="ZGVmIGNob29zZSgpOiAuLi4=")
    person.do("go", place="#learn/zen-garden")
    person.do("lesson-next")
    match = PREFIX + next(iter(person.model.library.matches))
    assert person.storage.keys() == {KEY, match, BOT + "Mine", LESSON + "zen-garden"}
    raw = {key: json.loads(text) for key, text in person.storage.items()}
    record = raw.pop(match)
    assert (record["record"], record["hofgarten"]["version"]) == (1, 1)
    assert {key: one["version"] for key, one in raw.items()} == dict.fromkeys(raw, 1)
    assert json.loads(json.loads(person.storage[KEY])["players"])["version"] == 1
