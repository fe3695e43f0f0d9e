"""Actions outside a turn: start screen, library, dialogs, settings."""

import re
from dataclasses import replace
from typing import Any

import pytest

from hofgarten.registry import GAMES
from tests.kit.golden_matches import finished, storage
from tests.web.harness import Person, reopened
from web.app.model.library import saved_matches
from web.app.model.library.match_summary import Summary, summary_of
from web.app.model.library.saved_matches import LISTED, PREFIX, RECENT
from web.app.model.match.match import Match
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
    assert (person.open_match, person.model.notice) == (None, notice)
    assert "save" not in person.reply
    assert person.reply["place"] == "#"


@pytest.mark.parametrize(
    ("name", "subject"),
    [
        ("charts", ""),
        ("more", ""),
        ("sheet", ""),
        ("garden-picture", "{id}/0"),
        ("explanation", "0"),
        ("rule", "Q1"),
        ("nonsense", ""),
        ("", ""),
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


def test_only_the_latest_of_many_matches_are_listed_and_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    replayed: list[str] = []

    def counted(identity: str, text: str) -> Match:
        replayed.append(identity)
        return from_text(identity, text)

    ids = [f"m{number}" for number in range(LISTED + 5)]
    kept = storage(*(finished("zen-garden", identity=one, saved=number) for number, one in enumerate(ids, 1)))
    monkeypatch.setattr(saved_matches, "from_text", counted)
    person = Person(storage=kept)
    latest = ids[: -LISTED - 1 : -1]
    assert re.findall('href="#match/([^"]*)"', person.reply["html"]) == latest
    person.do("form", fields={"players": "3"})
    assert replayed == latest, "each is read once"
    person.do("more-matches", keyboard=True)
    assert person.reply["focus"] == [f"open-{ids[4]}"]
    assert f'id="open-{ids[4]}"' in person.reply["html"]
    assert re.findall('href="#match/([^"]*)"', person.reply["html"]) == ids[::-1]
    assert "more-matches" not in person.reply["html"]
    assert "focus" not in person.do("more-matches", keyboard=True)


def test_only_recent_ones_of_many_matches_are_read(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[str] = []

    def counted(identity: str, text: str) -> Summary | None:
        read.append(identity)
        return summary_of(identity, text)

    match = finished("zen-garden")
    ids = [f"m{number}" for number in range(RECENT + 30)]
    monkeypatch.setattr(saved_matches, "summary_of", counted)
    person = Person(storage=storage(*(replace(match, id=one, saved=at) for at, one in enumerate(ids, 1))))
    assert read == ids[: -RECENT - 1 : -1]
    person.do("form", fields={"players": "3"})
    assert len(read) == RECENT, "each is read once"


@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if 3 in game.players])
def test_the_button_of_a_game_starts_it_with_the_choices_in_the_form(game: str) -> None:
    person = Person()
    fields = {"game": "zen-garden", "players": "3", "level": "0", "boards": ["4"], "name-0": "Ada", "kind-2": "master"}
    person.do("form", name="name-0", fields=fields)
    html = person.reply["html"]
    assert f"Apprentice · Master · {Words('en')('start.people', number=3)}" in html
    person.do("play-game", game=game)
    record = person.match.record
    assert record.game == game
    assert [(player["name"], player.get("bot")) for player in record.players] == [
        ("Ada", None),
        ("Apprentice", "apprentice"),
        ("Master", "master"),
    ]
    assert game != "zen-garden" or record.options["boards"] == [1, 4]
    assert reopened(person).model.form.game == game


@pytest.mark.parametrize(
    ("fields", "said"),
    [
        ({}, "Against the Apprentice · 2\N{NO-BREAK SPACE}players · Level\N{NO-BREAK SPACE}1"),
        (
            {"level": "4", "kind-1": "architect"},
            "Against the Architect · 2\N{NO-BREAK SPACE}players · Level\N{NO-BREAK SPACE}4",
        ),
        ({"level": "0", "boards": ["3"]}, "Against the Apprentice · 2\N{NO-BREAK SPACE}players · boards: 1, 3"),
        ({"kind-1": "own"}, "Against: Your own bot… · 2\N{NO-BREAK SPACE}players · Level\N{NO-BREAK SPACE}1"),
        ({"kind-0": "master"}, ">Master · Apprentice · 2\N{NO-BREAK SPACE}players · Level\N{NO-BREAK SPACE}1"),
        (
            {"kind-1": "person", "company": "here"},
            "With friends on this device · 2\N{NO-BREAK SPACE}players · Level\N{NO-BREAK SPACE}1",
        ),
        (
            {"kind-1": "person", "company": "link"},
            "With friends by link · 2\N{NO-BREAK SPACE}players · Level\N{NO-BREAK SPACE}1",
        ),
    ],
)
def test_a_card_says_which_match_its_button_starts(fields: dict[str, Any], said: str) -> None:
    person = Person()
    person.do("form", name="", fields={"level": "1"} | fields)
    plans = re.findall(r'class="match-plan.*?</p>', person.reply["html"])
    assert said in plans[0]
    assert len(plans) == len(GAMES)
