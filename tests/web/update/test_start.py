"""Actions outside a turn: start screen, library, dialogs, settings."""

import re
from collections.abc import Callable
from dataclasses import replace
from types import ModuleType
from typing import Any

import pytest

from hofgarten.registry import GAMES
from tests.kit.golden_matches import finished, storage
from tests.web.harness import Person, reopened
from web.app.model.library import read_summary, saved_matches
from web.app.model.library.read_summary import summary_of
from web.app.model.library.saved_matches import LISTED, PREFIX, RECENT, people
from web.app.model.match.serialize import from_text
from web.app.texts import Words


def test_a_drawn_seed_stays_until_it_is_changed_by_hand() -> None:
    person = Person()
    seed = person.model.form.seed
    person.do("form", name="name-0", fields={"name-0": "Ada", "seed": ""})
    assert (person.model.form.seed, person.model.form.seats[0].name) == (seed, "Ada")
    person.do("form", name="seed", fields={"seed": ""})
    assert person.model.form.seed == ""


def test_an_unknown_place_leaves_no_entry_in_the_history() -> None:
    person = Person()
    person.do("go", place="#match/gone")
    assert (person.reply["place"], person.reply["replace"]) == ("#", True)
    person.start_match()
    assert person.reply["replace"] is False


@pytest.mark.parametrize(("text", "notice"), [(None, "not_found"), ("{", "damaged"), ('{"record": 3}', "newer")])
def test_an_unreadable_match_is_reported_and_not_changed(text: str | None, notice: str) -> None:
    person = Person(storage={} if text is None else {PREFIX + "x": text}, place="#match/x")
    assert (person.open_match, person.model.notice, person.reply["place"]) == (None, notice, "#")
    assert "save" not in person.reply


@pytest.mark.parametrize(
    ("name", "subject"),
    [
        *((name, "") for name in ("charts", "more", "sheet", "nonsense", "")),
        *(("garden-picture", "{id}/0"), ("explanation", "0"), ("rule", "Q1")),
    ],
)
def test_a_dialog_without_content_does_not_open_later_either(name: str, subject: str) -> None:
    person = Person()
    person.start_match()
    person.do("dialog", name=name, subject=subject.format(id=person.match.id))
    assert person.model.dialog is None
    person.play_to_the_end()
    assert "<dialog" not in person.reply["html"]


def test_a_dialog_stays_open_during_the_match_and_closes_with_it() -> None:
    person = Person()
    person.start_match()
    person.do("dialog", name="settings")
    person.build_anything()
    assert "<dialog" in person.reply["html"]
    person.do("first-match", game="zen-garden")
    assert person.model.dialog is None


def calls_of(
    monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str, function: Callable[[str, str], object]
) -> list[str]:
    """Return the ids of the saved matches that a function will have read."""
    read: list[str] = []

    def counted(identity: str, text: str) -> object:
        read.append(identity)
        return function(identity, text)

    monkeypatch.setattr(module, name, counted)
    return read


def shelf_of(count: int) -> tuple[list[str], dict[str, str]]:
    """Return the ids of finished matches, the latest last, and the storage with them."""
    ids, match = [f"m{number}" for number in range(count)], finished("zen-garden")
    return ids, storage(*(replace(match, id=one, saved=number) for number, one in enumerate(ids, 1)))


def test_only_the_latest_of_many_matches_are_listed_and_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    ids, kept = shelf_of(LISTED + 5)
    replayed = calls_of(monkeypatch, saved_matches, "from_text", from_text)
    person = Person(storage=kept)
    latest = ids[: -LISTED - 1 : -1]
    assert re.findall('href="#match/([^"]*)"', person.reply["html"]) == latest
    person.do("form", fields={"players": "3"})
    assert replayed == latest, "each is read once"
    reply = person.do("more-matches", keyboard=True)
    assert reply["focus"] == [f"open-{ids[4]}"]
    assert f'id="open-{ids[4]}"' in reply["html"]
    assert re.findall('href="#match/([^"]*)"', reply["html"]) == ids[::-1]
    assert "more-matches" not in reply["html"]
    assert "focus" not in person.do("more-matches", keyboard=True)


def test_only_recent_ones_of_many_matches_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    ids, kept = shelf_of(RECENT + 30)
    read = calls_of(monkeypatch, read_summary, "summary_of", summary_of)
    person = Person(storage=kept)
    assert read == ids[: -RECENT - 1 : -1]
    person.do("form", fields={"players": "3"})
    assert len(read) == RECENT, "each is read once"


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if 3 in game.players])
def test_the_button_of_a_game_starts_it_with_the_choices_in_the_form(game: str) -> None:
    person = Person()
    fields = {"game": "zen-garden", "players": "3", "level": "0", "boards": ["4"], "name-0": "Ada", "kind-2": "master"}
    person.do("form", name="name-0", fields=fields)
    assert f"Apprentice · Master · {Words('en')('start.people', number=3)}" in person.reply["html"]
    person.do("play-game", game=game)
    record = person.match.record
    players = [(player["name"], player.get("bot")) for player in record.players]
    assert (record.game, players) == (game, [("Ada", None), ("Apprentice", "apprentice"), ("Master", "master")])
    assert game != "zen-garden" or record.options["boards"] == [1, 4]
    assert reopened(person).model.form.game == game


def test_a_seat_takes_the_face_that_is_chosen_in_the_dialog() -> None:
    person = Person()
    assert 'id="face-0"' in person.reply["html"]
    assert "Panda" in person.do("dialog", name="face", subject="0")["html"]
    person.do("choose-face", seat=0, face="panda")
    assert (person.model.form.seats[0].face, person.model.dialog) == ("panda", None)
    person.start_match(**{"name-0": "Ada", "name-1": "Ben", "kind-1": "person"})
    assert [player.get("face") for player in person.match.record.players] == ["panda", None]
    person.do("go", place="")
    assert people(reopened(person).model.library)["Ada"].face == "panda"
    person.do("dialog", name="face", subject="9")
    assert "Panda" not in person.reply["html"]


def test_one_tap_seats_several_people_and_brings_back_those_of_the_last_company() -> None:
    person = Person()
    person.do("friends", number=3)
    assert (person.model.form.company, person.model.form.people) == ("here", [0, 1, 2])
    person.do("form", name="name-1", fields={"name-1": "Ben"})
    person.do("play-game", game="zen-garden")
    assert [player["name"] for player in person.match.record.players] == ["Player 1", "Ben", "Player 3"]
    person.do("go", place="")
    kinds = {"kind-1": "apprentice", "kind-2": "apprentice", "company": "computer"}
    person.do("form", name="company", fields=kinds)
    person.do("friends", number=2)
    assert [seat.name for seat in person.model.form.playing] == ["", "Ben"]
    assert person.model.form.people == [0, 1]
    person.do("friends", number=9)
    assert person.model.form.count == 2


SPACE = "\N{NO-BREAK SPACE}"
TWO, LEVEL = f" · 2{SPACE}players", f" · 2{SPACE}players · Level{SPACE}"


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({}, f"Against the Apprentice{TWO}<"),
        ({"level": "4", "kind-1": "architect"}, f"Against the Architect{LEVEL}4"),
        ({"level": "0", "boards": ["3"]}, f"Against the Apprentice{TWO} · boards: 1, 3"),
        ({"kind-1": "own"}, f"Against: Your own bot…{TWO}<"),
        ({"kind-0": "master"}, f">Master · Apprentice{TWO}<"),
        ({"kind-1": "person", "company": "here"}, f"With friends on this device{TWO}<"),
        ({"kind-1": "person", "company": "link"}, f"With friends by link{TWO}<"),
    ],
)
def test_a_card_says_which_match_its_button_starts(fields: dict[str, Any], said: str) -> None:
    person = Person()
    person.do("form", name="", fields={"level": "1"} | fields)
    plans = re.findall(r'class="match-plan.*?</p>', person.reply["html"])
    assert (said in plans[0], len(plans)) == (True, len(GAMES))


@pytest.mark.parametrize("number", [-1, 0, 5, 10**30])
def test_more_friends_than_a_game_has_seats_change_nothing(number: int) -> None:
    person = Person()
    before = person.model.form
    person.do("friends", number=number)
    assert person.model.form == before
