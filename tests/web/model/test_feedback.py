"""Sounds and vibration."""

import subprocess
from dataclasses import replace
from typing import Any

import pytest

from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.kit.opaque import of_game
from tests.web.harness import Person, answer
from web.app.model.game_api.game_page import move_input_of, options_of
from web.app.model.match import match as matches
from web.app.model.match.feedback import happened
from web.app.model.match.match import PlayedMatch
from web.app.model.model import Announcement, Model, Own, Update, match_page
from web.build.paths import BROWSER

PRINT_SOUNDS = f"""
import {{ SOUNDS }} from "{(BROWSER / "sound.js").as_uri()}";
console.log(Object.keys(SOUNDS).join(" "));
"""


@pytest.fixture(scope="module")
def known() -> set[str]:
    """Return the names of the sounds that exist."""
    command = ["node", "--input-type=module", "--eval", PRINT_SOUNDS]
    return set(subprocess.run(command, capture_output=True, text=True, check=True).stdout.split())


def person(**settings: str) -> Person:
    """Start a match with sounds and haptics on, unless ``settings`` says otherwise."""
    here = Person()
    wanted = {"sounds": "on", "haptics": "on", "speed": "instant", **settings}
    here.model = replace(here.model, settings=replace(here.model.settings, **wanted))
    here.start_match()
    return here


def heard(reply: dict[str, Any]) -> list[str]:
    """Return the names of the sounds that a reply requests."""
    names: list[str] = reply.get("effects", {"names": []})["names"]
    return names


def test_choosing_placing_and_undo_have_sounds() -> None:
    ada = person()
    assert "effects" not in ada.reply
    for reply in (ada.do("take", slot=5), ada.do("put", column=1, row=1), ada.do("rotate")):
        assert heard(reply) == ["choose"]
    names = heard(ada.do("confirm"))
    assert (names[:2], names[-1]) == (["place", "metal"], "turn"), "the other person at the device is to move"
    assert '<p class="turn-banner ' in ada.reply["html"]
    assert heard(ada.do("undo")) == ["undo"]
    assert heard(ada.do("redo"))[:1] == ["place"]


def test_each_refusal_has_a_sound_and_actions_without_effect_have_none() -> None:
    ada = person()
    for _ in range(2):
        assert heard(ada.do("put", column=1, row=1)) == ["refused"]
    for action in ("dialog", "show-garden", "hover", "unhover", "nothing"):
        assert heard(ada.do(action, name="settings", seat=1, item="circuits")) == []
    ada.start_match(game="hanging-gardens")
    assert heard(ada.do("take", card=0)) == ["choose"]
    game = ada.match.game
    event = game.write_event(next(game.moves(ada.match.state)))
    spot = of_game(move_input_of(game.name).selection_of(ada.page.selection, event)).spot
    reply = ada.do("aim", x=spot.x, y=spot.y)
    assert (of_game(ada.page.selection).pointed, heard(reply)) == (spot, [])
    assert heard(ada.do("unhover")) == []


def test_sounds_and_haptics_follow_their_settings() -> None:
    for sounds, haptics in (("on", "off"), ("off", "on")):
        reply = person(sounds=sounds, haptics=haptics).do("take", slot=1)
        assert reply["effects"] == {"names": ["choose"], "sounds": sounds == "on", "haptics": haptics == "on"}
    assert "effects" not in person(sounds="off", haptics="off").do("take", slot=1)


def test_a_bots_move_sounds_when_it_is_shown() -> None:
    ada = person(speed="fast")
    ada.start_match(**{"kind-1": "apprentice"})
    assert ada.match.bot(ada.match.turn)
    action = answer(next(reply["bot_request"] for reply in reversed(ada.replies) if reply.get("bot_request")))
    assert heard(ada.do(action.pop("do"), **action)) == []
    assert heard(ada.do("show-next"))[0] == "place"
    assert heard(ada.do("show-next")) == []


def showing(match: PlayedMatch[Any]) -> Model:
    return Model(page=match_page(match, Own()))


@pytest.mark.parametrize("game", GAMES)
def test_every_event_of_a_match_has_a_sound(game: str, known: set[str]) -> None:
    rules, options = GAMES[game], options_of(game)
    match = matches.new_match("m", rules, options.options(options.default), [{"name": "Ada"}, {"name": "Ben"}], "7")
    names: list[list[str]] = []
    while not match.over:
        event = rules.write_event(rules.random_move(match.state, Rng.of("effects", match.at)))
        before, match = showing(match), matches.play(match, event)
        names.append(list(happened(before, Update(showing(match), Announcement("moved")))))
        assert set() < set(names[-1]) <= known
    assert "place" in known
    assert (names[-1][-1], any("end" in some for some in names[:-1])) == ("end", False)
    assert sum("round" in some for some in names) == move_input_of(game).current_round(match.state)[1] - 1
