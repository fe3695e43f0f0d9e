"""Saved texts: the page reads all that it writes, in each language, from each way to make a match."""

import json
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace

import pytest
from hypothesis import given, strategies as st

from hofgarten.registry import GAMES
from tests.kit.thorough import further
from tests.web import importing
from tests.web.harness import Person, reopened
from tests.web.rooms import RoomOfDevices
from tests.web.turn_links import Device as LinkDevice
from tests.web.two_tabs import shared
from web.app.model import new_match_form as forms, settings
from web.app.model.library.saved_matches import PREFIX, Library
from web.app.model.links.share_link import place_to, usual
from web.app.model.match.match import new_match
from web.app.model.match.names import MAX_MATCH_LENGTH, clean_match_name, clean_name
from web.app.model.match.saved_fields import MAX_HINTS
from web.app.model.match.serialize import from_text, loses_part, to_text
from web.app.model.persistence import DAMAGED, PUZZLES_KEY
from web.app.model.puzzles import progress
from web.app.model.puzzles.collection import puzzles_of
from web.app.model.teaching import lesson_progress
from web.app.model.user_files import user_bots
from web.app.model.workshop import bots
from web.app.texts import LANGUAGES

LONG = (
    "Wilhelmine Charlotte von",
    "Örjan (der Zweite), Graf",
    "Z\u0302\u0302\u0302\u0302\u0302\u0302 \u0302, from move",
    "W" * 99,
)
"""Names as long as the form allows: with a comma and a bracket as in the endings of a match's name, and with marks."""

NOON = 1_795_348_800_000
"""12:00 UTC on 22 November 2026, in milliseconds since 1970."""


def assert_reads_back(library: Library) -> None:
    """Expect that every saved match is read as it was written, with nothing cut."""
    for identity, saved in library.matches.items():
        match = saved.match
        assert match is not None
        text = to_text(match)
        assert from_text(identity, text) == match
        assert not loses_part(saved.text, match)
        assert json.loads(saved.text)["hofgarten"]["name"] == match.name


def assert_all_reads_back(person: Person) -> None:
    """Expect that a new visit reads every saved text as it was written, and changes none."""
    assert_reads_back(person.model.library)
    match = person.open_match
    if match is not None and person.page.is_own:
        assert from_text(match.id, to_text(match)) == match
    for key, text in person.storage.items():
        if key == settings.KEY:
            assert not settings.is_damaged(text)
            assert not forms.loses_part(settings.read(text).last_form, person.storage)
        elif key == PUZZLES_KEY:
            assert not progress.loses_part(text)
        elif key.startswith(user_bots.PREFIX):
            assert not bots.loses_part(key.removeprefix(user_bots.PREFIX), text)
        elif key.startswith(lesson_progress.PREFIX):
            assert not lesson_progress.loses_part(text)
    later = reopened(person)
    assert later.reply.get("save", {}) == {}
    assert later.model.library.matches.keys() == person.model.library.matches.keys()


def fork(person: Person, at: int) -> str:
    """Replay the open match, play on from a position, and return the name of the new match."""
    person.do("replay")
    person.do("replay-jump", at=at)
    person.do("replay-play-on")
    return person.match.name


def started(person: Person, game: str, names: tuple[str, ...]) -> None:
    """Start a match with these names; those that are missing are the default ones."""
    people = {f"name-{seat}": name for seat, name in enumerate(names)}
    person.start_match(game=game, players=str(len(names)), **people)


def some_moves(person: Person, count: int = 2) -> None:
    """Play legal moves of a match of Zen Garden."""
    for _ in range(count):
        person.build_anything()


def forks(person: Person) -> Iterator[None]:
    """Make matches from matches, whose names grow."""
    for names in [("",) * 3, ("",) * 4, LONG[:2], LONG]:
        person.do("go", place="")
        started(person, "zen-garden", names)
        some_moves(person)
        yield
        assert fork(person, 1).endswith("2")
        yield
        some_moves(person, 1)
        name = fork(person, 0)
        assert name.endswith("1")
        assert len(name) <= MAX_MATCH_LENGTH
        yield


def starts(person: Person) -> Iterator[None]:
    """Start a match of each game with each company."""
    for game in GAMES:
        for company in forms.DEVICES:
            for names in (("",) * 3, LONG):
                people = {f"name-{seat}": name for seat, name in enumerate(names)}
                person.do("go", place="")
                person.start_match(game=game, company=company, asked="on", players=str(len(names)), **people)
                yield
    person.do("rematch")
    yield


def renames(person: Person) -> Iterator[None]:
    """Give names to a saved match."""
    started(person, "zen-garden", ("", ""))
    identity = person.match.id
    person.do("go", place="")
    for name in (*LONG, "W " * 60, "x" * 39 + " y", " \u0302x", "x" * 39 + "\u0302" * 9):
        person.do("dialog", name="saved-match", subject=identity)
        person.do("rename", fields={"match-name": name})
        yield


def deals(person: Person) -> Iterator[None]:
    """Begin a daily deal of each game and the first stage of the path."""
    for game in GAMES:
        person.do("daily", game=game, day="2026-11-22")
        yield
    person.do("stage", number=1)
    yield


def teaching(person: Person) -> Iterator[None]:
    """Open lessons, rules and puzzles, and play on after a puzzle."""
    for game in GAMES:
        person.do("go", place=f"#learn/{game}")
        person.do("lesson-next")
        yield
        person.do("first-match", game=game)
        yield
        for puzzle in puzzles_of(game)[:1]:
            person.do("go", place=f"#puzzles/{game}/{puzzle.id}")
            person.do("puzzle-show")
            yield
            person.do("puzzle-play-on")
            assert person.page.is_own
            yield
            fork(person, 0)
            yield


def boards(person: Person) -> Iterator[None]:
    """Play on from an analysis board, and from an edited position."""
    started(person, "zen-garden", ("",) * 3)
    some_moves(person)
    person.do("go", place=f"#analysis/match/{person.match.id}/2")
    person.do("analysis-play-on", fields={"level": "architect"})
    assert person.page.is_own
    yield
    person.do("edit-start", game="zen-garden")
    person.do("edit-complete")
    person.do("edit-done")
    person.do("analysis-play-on", fields={"level": "architect"})
    assert person.page.is_own
    yield


def imports(person: Person) -> Iterator[None]:
    """Import records of other programs, and keep a shared match."""
    raw = json.loads(importing.golden())
    for name in (*LONG, "👩\u200d👩\u200d👧", " \u0302x", "W" * 500):
        players = [{**player, "name": name} for player in raw["players"]]
        importing.import_texts(person, json.dumps({**raw, "players": players, "hofgarten": {"name": name}}))
        yield
    match = from_text("0" * 16, importing.golden())
    person.do("go", place=place_to(match, usual(match)))
    person.do("share-keep")
    assert person.page.is_own
    yield
    fork(person, 1)
    yield


def own_bots(person: Person) -> Iterator[None]:
    """Write bots and play against one."""
    person.do("go", place="#workshop")
    for name in LONG:
        person.do("workshop-new", example="one_line")
        person.do("workshop-rename", fields={"name": name})
        person.do("workshop-save")
        yield
    bot = next(iter(person.model.bots.playable))
    person.do("go", place="")
    person.do("play", fields={"kind-1": forms.user_bot_kind(bot), "players": "2"})
    yield


WAYS = (forks, starts, renames, deals, teaching, boards, imports, own_bots)


@pytest.mark.parametrize(
    ("language", "way"),
    [(LANGUAGES[0], way) for way in WAYS]
    + [(language, forks) for language in LANGUAGES[1:]]
    + [further(language, way) for language in LANGUAGES[1:] for way in WAYS[1:]],
)
def test_the_page_reads_all_that_it_writes(language: str, way: Callable[[Person], Iterator[None]]) -> None:
    person = Person(languages=[language], now=NOON)
    person.now = NOON
    for _ in way(person):
        assert_all_reads_back(person)
    assert any(key.startswith(PREFIX) for key in person.storage)


def assert_storage_reads_back(storage: Mapping[str, str]) -> None:
    """Expect that a new visit changes no text of a device's storage."""
    person = Person(storage=dict(storage))
    assert person.reply.get("save", {}) == {}
    assert_reads_back(person.model.library)


def test_matches_by_link_and_in_a_room_read_back_on_each_device() -> None:
    room = RoomOfDevices("zen-garden", 4)
    room.play()
    ada = LinkDevice.beginning("zen-garden", 3)
    ada.play_turn()
    ben = LinkDevice.joining(ada.link(), 1, name=LONG[0])
    for storage in (*(device.storage for device in room.devices), ada.storage, ben.storage):
        assert_storage_reads_back(storage)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_copy_of_a_match_that_two_tabs_play_reads_back(language: str) -> None:
    players = [{"name": name} for name in LONG]
    browser, one, other = shared(new_match("shared", GAMES["zen-garden"], {"boards": [1]}, players, "7"))
    for tab in (one, other):
        tab.do("set", fields={"language": language}, name="language")
    other.hear()
    browser.tabs.remove(other)
    one.move()
    browser.tabs.append(other)
    other.move(1)
    other.hear()
    assert len([key for key in browser.storage if key.startswith(PREFIX)]) > 1
    assert not [key for key in browser.storage if key.startswith(DAMAGED)]
    assert_storage_reads_back(browser.storage)


def test_a_fork_keeps_its_name_and_no_copy_is_filed_as_damaged() -> None:
    person = Person()
    started(person, "zen-garden", ("",) * 3)
    some_moves(person)
    assert fork(person, 1) == "Player 1 · Player 2 · Play…, from move 2"
    assert fork(person, 0) == "Player 1 · Player 2 · Play…, from move 1"
    identity = person.match.id
    later = reopened(person, f"#match/{identity}")
    assert later.match.name == person.match.name
    some_moves(later, 1)
    assert not [key for key in later.storage if key.startswith(DAMAGED)]


def test_a_long_name_of_an_earlier_build_keeps_its_move_and_is_not_damaged() -> None:
    person = Person()
    started(person, "zen-garden", ("",) * 3)
    key, text = PREFIX + person.match.id, to_text(person.match)
    raw = json.loads(text)
    raw["hofgarten"]["name"] = "Player 1 · Player 2 · Player 3, from move 2"
    later = Person(storage={key: json.dumps(raw)}, place=f"#match/{person.match.id}")
    assert later.match.name == "Player 1 · Player 2 · Play…, from move 2"
    some_moves(later)
    assert set(later.storage) == {key}


@given(st.text() | st.text(st.sampled_from("A \u0302,(…W"), min_size=30))
def test_a_clean_match_name_stays_as_it_is(text: str) -> None:
    once = clean_match_name(text)
    assert len(once) <= MAX_MATCH_LENGTH
    assert clean_match_name(once) == once


@given(st.text(st.sampled_from(" A\u0302\u200d\ufe0f❤")))
def test_a_name_without_spaces_around_it_is_still_clean(text: str) -> None:
    once = clean_name(text, MAX_MATCH_LENGTH).strip()
    assert clean_name(once, MAX_MATCH_LENGTH) == once


def test_more_hints_than_the_limit_are_saved_as_the_limit() -> None:
    person = Person()
    started(person, "zen-garden", ("", ""))
    match = replace(person.match, hints=(MAX_HINTS + 1, 2))
    assert from_text(match.id, to_text(match)).hints == (MAX_HINTS, 2)
