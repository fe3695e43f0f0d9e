"""Matches shared by a link: created, opened, replayed, saved, and never saved unasked."""

import random
import re
from dataclasses import replace
from html import unescape
from typing import Any

import pytest

from hofgarten.registry import GAMES
from tests.kit.flower_bed.game import FLOWER_BED
from tests.kit.games import more_games
from tests.kit.golden_matches import finished, seats, shelf, storage
from tests.web.harness import ACTIONS, Person
from web.app.model.game_api.game_page import move_input_of
from web.app.model.library.saved_matches import PREFIX
from web.app.model.links import share_link
from web.app.model.links.codec import pack, public_part
from web.app.model.links.share_link import find_saved, place_to, read_share_link, usual
from web.app.model.match import match as matches
from web.app.model.match.match import PlayedMatch
from web.app.model.match.names import MAX_PLAYER_LENGTH
from web.app.model.match.replay import stops
from web.app.model.match.serialize import to_text
from web.app.model.mode import may
from web.app.model.model import SHARE_PLACE, Shared
from web.app.model.user_files.user_bots import default_names
from web.app.texts import LANGUAGES, Words

ADDRESS = "https://example.org/hofgarten/"
WORDS = Words("en")


def running(game: str, events: int = 31) -> PlayedMatch[Any]:
    """Return a match after some events, at a position in which a player is to move."""
    count = len(finished(game).record.players)
    match = finished(game, seed="7", players=seats(*("Ada", "Ben", "Cleo", "Dan")[:count]))
    at = next(at for at in stops(match, match.at) if at >= min(events, match.at - 5))
    record = replace(match.record, events=match.record.events[:at])
    return replace(match, id="m", record=record, states=match.states[: at + 1], at=at, saved=5)


def guest(match: PlayedMatch[Any], at: int | None = None, **start: Any) -> Person:
    """Return a user who has opened a shared match."""
    return Person(**{"place": place_to(match, usual(match) if at is None else at), "address": ADDRESS, **start})


def owner(match: PlayedMatch[Any], place: str = "", **start: Any) -> Person:
    """Return a user with this match of their own."""
    return Person(storage=storage(match), place=place or f"#match/{match.id}", address=ADDRESS, **start)


def shown_link(person: Person) -> str:
    """Return the link in the dialog."""
    found = re.search(r'<input id="share-link"[^>]* value="([^"]*)"', person.reply["html"])
    assert found
    return unescape(found[1])


def sent(person: Person) -> Person:
    """Return a user who has opened the link in another user's dialog."""
    return Person(place=shown_link(person).removeprefix(ADDRESS), address=ADDRESS)


@pytest.mark.parametrize("game", GAMES)
def test_a_running_match_opens_at_its_end_and_a_finished_one_at_its_start(game: str) -> None:
    ended = finished(game, seed="7")
    for match, at in ((running(game), running(game).at), (ended, stops(ended, ended.at)[0])):
        person = guest(match)
        assert (person.replay_at, person.match.states) == (at, match.states)
        assert person.reply["place"] == place_to(match, at) == f"{SHARE_PLACE}{pack(public_part(match))}"
        assert WORDS("shared.title") in person.reply["html"]
        assert WORDS("replay.close") not in person.reply["html"], "there is no match to go back to"


def test_a_link_opens_at_no_position_that_waits_for_chance() -> None:
    with more_games(FLOWER_BED):
        match = finished(FLOWER_BED.name)
        code = pack(public_part(match))
        places = [share_link.read_share_link(f"{code}{place}").at for place in ("", "/0", "/1", "/3", "/9999")]
        assert (places, place_to(match, 1)) == ([1, 1, 1, 2, match.at], f"{SHARE_PLACE}{code}")


@pytest.mark.parametrize(
    ("rest", "at", "place"),
    [
        *((rest, 0, "") for rest in ("", "/", "/x", "/-1", "/²")),
        *((rest, 5, "/5") for rest in ("/5", "/5.", "/5)%20", "/5/6")),
        *((rest, 65, "/65") for rest in ("/9999", "/99999")),
    ],
)
def test_a_suffix_of_the_code_is_read_as_far_as_possible(rest: str, at: int, place: str) -> None:
    code = pack(public_part(finished("zen-garden")))
    person = Person(place=f"{SHARE_PLACE}{code}{rest}")
    assert (person.replay_at, person.reply["place"]) == (at, f"{SHARE_PLACE}{code}{place}")


@pytest.mark.parametrize("match", [running("zen-garden"), finished("hanging-gardens")], ids=["running", "finished"])
def test_a_shared_match_is_never_saved_unasked(match: PlayedMatch[Any]) -> None:
    chosen = random.Random(7)
    person = guest(match)
    whole = person.match
    leaving = {"rematch", "go", "play", "replay-play-on", "share-keep", "daily", "try-again", "first-match", "start"}
    leaving |= {"edit-start", "stage", "workshop-new", "workshop-accept", "workshop-decline"}
    for _ in range(80):
        name = chosen.choice(sorted(ACTIONS - leaving))
        parts = {key: chosen.choice([0, 1, 5, "1", "m"]) for key in ("at", "seat", "number", "id", "slot", "event")}
        person.do(name, **parts)
        assert not any(key.startswith(PREFIX) for key in person.storage)
        if not isinstance(person.page.purpose, Shared):
            person = guest(match)
        assert (person.match, person.page.may_choose, person.replay_at is None) == (whole, False, False)
        assert (person.page.bot_move, person.page.review, person.page.hint) == (None, None, None)


def test_actions_on_own_matches_do_nothing_to_a_shared_match() -> None:
    person = guest(running("zen-garden"))
    before = person.model
    forbidden = {name for name in ACTIONS if not may(person.page, name)}
    assert {"undo", "redo", "line", "confirm", "hint", "review", "replay", "rematch"} <= forbidden
    for name in sorted(forbidden | move_input_of("zen-garden").steps.keys()):
        person.do(name, at=1, number=0, slot=0)
        assert replace(person.model, now=before.now) == before


def test_the_banner_of_a_shared_match_can_be_closed() -> None:
    person, title = guest(running("zen-garden")), WORDS("shared.title")
    assert title in person.reply["html"]
    place = person.reply["place"]
    assert title not in person.do("share-dismiss")["html"]
    person.do("replay-step", to="back")
    assert title not in person.reply["html"]
    assert person.do("share-keep")["place"] != place


def test_a_match_with_another_course_is_another_match() -> None:
    match = running("zen-garden")
    library = shelf(match)
    assert find_saved(library, match)
    assert find_saved(library, matches.go_to(match, match.at - 1)), "the own match has only continued"
    assert find_saved(library, running("zen-garden", match.at + 1)) is None, "the shared match has continued"
    other = replace(match, record=replace(match.record, setup={**match.record.setup, "first": 1}))
    assert find_saved(library, other) is None
    players = ({**match.record.players[0], "name": "Somebody"}, *match.record.players[1:])
    assert find_saved(library, replace(match, record=replace(match.record, players=players))) is None
    assert find_saved(shelf(x=to_text(match)[:-9]), match) is None


def test_a_foreign_user_bot_keeps_its_name_and_gets_a_substitute() -> None:
    match = running("zen-garden")
    bots = ({"name": f"Robo {seat}", "bot": "own:robo"} for seat in range(1, len(match.record.players)))
    players = ({"name": "Ada"}, *bots)
    person = guest(replace(match, record=replace(match.record, players=players)))
    assert person.match.record.players == players
    assert "Robo" in person.reply["html"]
    assert not person.model.notice, "no player moves in a shared match"
    person.do("replay-play-on")
    assert (person.model.notice, person.model.notice_args) == ("stand_in", {"names": "robo"})
    person.let_computers_play()
    assert person.page.may_choose


@pytest.mark.parametrize("sender", LANGUAGES)
@pytest.mark.parametrize("reader", LANGUAGES)
def test_default_names_are_in_the_language_of_the_reader(sender: str, reader: str) -> None:
    match, kinds = finished("zen-garden"), ["apprentice", "gardener", "master", "architect", "person"]
    for first in range(0, len(kinds), 2):
        wanted = [*kinds[first : first + 2], "person", "person", "person"][: len(match.record.players)]
        names = default_names(Words(sender), wanted)
        players = tuple(
            {"name": name} | ({} if kind == "person" else {"bot": kind})
            for name, kind in zip(names, wanted, strict=True)
        )
        link = place_to(replace(match, record=replace(match.record, players=players)), 0)
        assert list(Person(place=link, languages=[reader]).match.names) == default_names(Words(reader), wanted)


def test_foreign_names_and_keys_are_sanitized() -> None:
    match = finished("zen-garden")
    odd = [{"name": name, "colour": "<img>", "x": 1} for name in ("A" * 500, "\u202eB\n\x00", "", "D")]
    extra = {"seed": {"a": 1}, "hofgarten": {"undone": ["x"], "lines": [["x"]], "review": 1, "name": "N"}, "y": 1}
    record = replace(match.record, players=tuple(odd), extra=extra, result=None)
    shown = read_share_link(pack(record)).match
    assert [shown.player(seat) for seat in range(4)] == ["A" * MAX_PLAYER_LENGTH, "B", "3", "D"]
    assert (shown.record.extra, shown.name, shown.lines, shown.review) == ({}, "", (), None)
    assert "<img>" not in Person(place=f"{SHARE_PLACE}{pack(record)}").reply["html"]
