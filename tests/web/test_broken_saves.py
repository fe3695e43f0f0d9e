"""Every kind of saved text, broken in every part: the start screen and all lists open, and show what is sound."""

import json
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, timedelta
from typing import Final

import pytest

from hofgarten.game import Json
from hofgarten.record import begin_at, write_record
from hofgarten.registry import GAMES
from tests.kit.editions import corrected
from tests.kit.golden_matches import finished, played_out, seats, storage
from tests.kit.thorough import first_of
from tests.web.harness import Person
from web.app.games.hanging_gardens.table import options as editions
from web.app.games.zen_garden.view.start_view import ZenGardenStart
from web.app.model import settings
from web.app.model.library import read_summary, saved_matches
from web.app.model.library.daily import OPPONENT, Deal
from web.app.model.library.saved_matches import PREFIX, Listing
from web.app.model.match.serialize import line_digest, to_text
from web.app.model.new_match_form import Form, to_text as form_text
from web.app.model.persistence import PUZZLES_KEY
from web.app.model.screens import SCREENS
from web.app.model.teaching import lesson_progress
from web.app.model.user_files import user_bots
from web.app.model.workshop.bots import bots_of, write as write_bot
from web.app.texts import Words

ENGLISH: Final = Words("en")
GAME, *_, LAST_GAME = GAMES
FIRST_DAY: Final = date(2020, 1, 1)
LISTS: Final = ("", *(f"#{name}" for name in SCREENS))
WRONG: Final[tuple[tuple[Json, ...], ...]] = ((None, -1), (10**30, "\ud800", [], {"": ""}))
"""Values that replace each part of a saved text in turn: those of each run, and further ones."""
each_wrong: Final = pytest.mark.parametrize("wrong", first_of(WRONG), ids=["few", "further"])


def broken(raw: Json, wrong: Sequence[Json]) -> Iterator[Json]:
    """Yield a value with each part in turn replaced or left out; in a list, the first item only."""
    yield from wrong
    match raw:
        case dict():
            for key, value in raw.items():
                yield {other: kept for other, kept in raw.items() if other != key}
                yield from ({**raw, key: part} for part in broken(value, wrong))
        case [first, *rest]:
            yield rest
            yield from ([part, *rest] for part in broken(first, wrong))
        case str() if raw.startswith("{"):
            yield from (json.dumps(part) for part in broken(json.loads(raw), wrong))


def broken_texts(raw: Json, wrong: Sequence[Json]) -> list[str]:
    """Return the text of a saved value, broken in each way."""
    return ["", "{", "\0", "[" * 100_000, '{"version": 1, "version": 1}', *map(json.dumps, broken(raw, wrong))]


def reviewed() -> Json:
    """Return the record of a finished match with a review."""
    raw = json.loads(to_text(finished(GAME, saved=1)))
    review = {"version": 2, "line": line_digest(raw["events"]), "turns": [[0, 5]], "losses": [[4, 9], [4, 2]]}
    return raw | {"hofgarten": {**raw["hofgarten"], "review": {**review, "done": True}}}


def from_position(game: str) -> Json:
    """Return the record of a running match by correspondence, from a position, with undone moves and a variation."""
    match = finished(game)
    events, players = match.record.events, [{"name": name} for name in match.names]
    record = begin_at(match.game, match.game.write_position(match.states[-6]), players)
    mine = {"version": 1, "name": "", "saved": 5, "undone": [events[-3]], "lines": [["x"]]}
    link = {"seat": 0, "sent": 1, "heard": 1, "id": "0123456789abcdef"}
    return json.loads(write_record(replace(record, events=events[-5:-3]))) | {"hofgarten": {**mine, "link": link}}


def daily() -> Json:
    """Return the record of a finished daily deal."""
    return json.loads(to_text(played_out(GAME, seats("Ada", Bo=OPPONENT), identity="x")))


def a_bot() -> Json:
    """Return a bot of the workshop as it is saved."""
    person = Person(place="#workshop")
    person.do("workshop-new", example="one_line")
    return json.loads(write_bot(bots_of(person.model.bots)[0]))


def form_of(game: str) -> Json:
    """Return settings with which the page opens at a game, and reads its saved options."""
    return json.loads(settings.write(settings.Settings(last_form=form_text(Form(game)))))


def other_kinds() -> dict[str, Json]:
    """Return a saved value of each other kind by its key."""
    progress = {"rating": [1500, 300], "solved": 1, "missed": 0, "seen": ["x"], "days": {"1": 1}, "storm": [1, 2]}
    return {
        settings.KEY: form_of(GAME),
        f"{lesson_progress.PREFIX}{GAME}": {"version": 1, "trail": [["x"]], "events": ["x"], "finished": False},
        PUZZLES_KEY: {"version": 1, "courses": {GAME: progress}, "mistakes": {"x/1": [1, 1, 1]}},
        f"{user_bots.PREFIX}mine": a_bot(),
        f"{editions.PREFIX}mine": {"version": 1, "edition": corrected("mine")},
    }


def see_lists(saved: dict[str, str]) -> Person:
    """Open every list with a storage, none of them shortened. An exception that is only reported counts as well."""
    with warnings.catch_warnings(action="error"):
        person = Person(storage=saved)
        person.model = replace(person.model, listing=Listing(len(saved)))
        for place in (*LISTS[1:], LISTS[0]):
            person.do("go", place=place)
    assert f'id="play-{GAME}"' in person.reply["html"]
    assert 'id="open-sound"' in person.reply["html"]
    return person


@each_wrong
@pytest.mark.parametrize("kind", ["reviewed", "daily", *GAMES])
def test_a_broken_match_is_listed_and_everything_else_works(kind: str, wrong: Sequence[Json]) -> None:
    raw = {"reviewed": reviewed, "daily": daily}[kind]() if kind not in GAMES else from_position(kind)
    texts = broken_texts(raw, wrong)
    days = [Deal(GAME, FIRST_DAY + timedelta(number)).id for number in range(len(texts))]
    names = days if kind == "daily" else [f"m{number}" for number in range(len(texts))]
    saved = {PREFIX + name: text for name, text in zip(names, texts, strict=True)}
    person = see_lists(saved | storage(finished(GAME, identity="sound")))
    assert all(f'id="saved-match-{name}"' in person.reply["html"] for name in names)
    assert ENGLISH("saved.damaged") in person.reply["html"]
    assert not saved.items() - person.storage.items()


@each_wrong
@pytest.mark.parametrize("key", other_kinds())
def test_other_broken_texts_leave_the_start_screen_as_it_is(key: str, wrong: Sequence[Json]) -> None:
    sound = storage(finished(GAME, identity="sound")) | {settings.KEY: json.dumps(form_of(LAST_GAME))}
    for text in broken_texts(other_kinds()[key], wrong):
        with warnings.catch_warnings(action="error"):
            person = Person(storage={**sound, key: text})
        assert f'id="play-{GAME}"' in person.reply["html"]
        assert 'id="open-sound"' in person.reply["html"]
    for text in ("{", json.dumps({})):
        see_lists({**sound, key: text})


@pytest.mark.parametrize(
    ("owner", "name"), [(read_summary, "clean_players"), (saved_matches, "from_text"), (ZenGardenStart, "about")]
)
def test_a_match_that_cannot_be_shown_counts_as_damaged(
    owner: object, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise KeyError(name)

    monkeypatch.setattr(owner, name, fail)
    text = json.dumps(from_position("zen-garden"))
    with pytest.warns(RuntimeWarning, match=rf"KeyError: '{name}'"):
        opened, saved = _opened_and_exported(f"{PREFIX}x", text)
    assert saved.strip() == text
    assert f'id="play-{GAME}"' in opened
    if name != "clean_players":
        assert ENGLISH("saved.damaged") in opened
        assert 'href="#match/x"' not in opened


def _opened_and_exported(key: str, text: str) -> tuple[str, str]:
    """Return the start screen with a saved match, and the file in which it is saved."""
    person = Person(storage={key: text})
    opened: str = person.reply["html"]
    return opened, person.do("export-match", identity=key.removeprefix(PREFIX))["command"]["text"]
