"""The replay of a match: positions, move list, and forks."""

from dataclasses import replace
from typing import Any

import pytest

from hofgarten.record import read_record, verify_record
from tests.kit.opaque import of_game
from tests.web.harness import Person
from tests.web.update.test_review import KEY, finished, person_with
from tests.web.view.test_views import Page
from web.app.model import settings as kept_settings
from web.app.model.match import match as matches
from web.app.model.match.match import PlayedMatch
from web.app.model.match.replay import move_before, stops
from web.app.model.match.serialize import to_text
from web.app.model.model import LOG_PLACE, RuleExample
from web.app.model.settings import SPEEDS, Settings
from web.app.texts import Words
from web.app.view.components import move_text

WORDS = Words("en", "zen-garden")
LOG = f"#match/m{LOG_PLACE}"
PEOPLE = (None, None)


def running(bots: tuple[str | None, ...] = PEOPLE, events: int = 11, seed: str = "3") -> PlayedMatch[Any]:
    match = finished(bots, seed)
    record = replace(match.record, events=match.record.events[:events])
    return replace(match, record=record, states=match.states[: events + 1], at=events)


def looking(match: PlayedMatch[Any], **start: object) -> Person:
    return Person(**{"storage": {KEY: to_text(match)}, "place": LOG, **start})


def current(person: Person) -> str:
    """Return the text of the marked move in the move list."""
    page = Page(person.reply["html"])
    marked = [number for number, (_, attrs) in enumerate(page.elements) if attrs.get("aria-current") == "step"]
    (number,) = marked
    return page.named[number]


def test_every_position_except_chance_nodes_is_a_stop() -> None:
    match = finished((None, None, None), "4")
    shuffles = [at for at, event in enumerate(match.record.events) if event.startswith("~")]
    assert shuffles
    found = stops(match, match.at)
    assert sorted({*range(match.at + 1)} - {*found}) == shuffles
    person = looking(match)
    page = Page(person.reply["html"])
    slider = next(attrs for tag, attrs in page.elements if tag == "input" and attrs["type"] == "range")
    assert (slider["min"], slider["max"], slider["value"]) == ("0", "48", "48")
    person.do("replay-slide", fields={"position": str(found.index(shuffles[0] + 1))})
    assert (person.replay_at, move_before(match, shuffles[0] + 1)) == (shuffles[0] + 1, shuffles[0] - 1)
    assert "announce" not in person.reply, "the slider announces its own value"


@pytest.mark.parametrize("at", [12, -1, "3"])
def test_invalid_positions_are_ignored(at: object) -> None:
    person = looking(running())
    person.do("replay-jump", at=at)
    assert person.replay_at == 11
    person.do("replay")
    for name in ("replay-jump", "replay-step", "replay-autoplay", "replay-next", "replay-play-on", "replay-copy"):
        person.do(name, at=0, to="first")
        assert person.replay_at is None
        assert person.match.id == "m"


def test_the_screen_shows_the_position_and_accepts_no_move() -> None:
    match = running()
    person, then = looking(match), person_with(matches.go_to(match, 5))
    person.do("replay-jump", at=5)
    now, before = (
        [attrs["aria-label"] for _, attrs in Page(each.reply["html"]).elements if "slot-" in attrs.get("id", "")]
        for each in (person, then)
    )
    assert now == [label.removesuffix(", too expensive") for label in before]
    assert WORDS("round", number=2, of=8) in person.reply["title"]
    html = person.reply["html"]
    assert WORDS("undo") not in html
    assert 'data-drag="' not in html
    for name, parts in (("take", {"slot": 0}), ("put", {"column": 0, "row": 0}), ("hint", {}), ("confirm", {})):
        person.do(name, **parts)
        assert (of_game(person.page.selection).slot, person.match.at, person.replay_at) == (None, 11, 5)


def test_the_selection_survives_the_replay() -> None:
    person = person_with(running())
    slot = next(move.slot for move in person.match.game.moves(person.match.state))
    person.do("take", slot=slot)
    person.do("replay")
    person.do("replay-step", to="back")
    person.do("replay")
    assert of_game(person.page.selection).slot == slot


def test_no_bot_moves_during_the_replay() -> None:
    match = next(match for at in range(8, 12) if (match := running((None, "random"), at)).bot(match.turn) == "random")
    person = person_with(match)
    number = person.reply["bot_request"]["number"]
    assert (person.do("replay")["bot_request"], person.page.bot_move) == (None, None)
    person.do("answer", number=number, event=match.game.write_event(next(match.game.moves(match.state))))
    assert person.match.at == match.at
    assert "bot_request" not in person.do("replay-step", to="first")
    assert person.do("replay")["bot_request"]["do"] == "move"


@pytest.mark.parametrize("speed", SPEEDS)
def test_autoplay_uses_the_speed_setting(speed: str) -> None:
    kept = {KEY: to_text(running()), kept_settings.KEY: kept_settings.write(Settings(speed=speed))}
    person = Person(storage=kept, place=LOG)
    after = person.do("replay-autoplay")["timer"]
    assert (person.replay_at, after["ms"]) == (0, SPEEDS[speed] or 300)
    seen = [person.reply["announce"]]
    while after:
        action = dict(after["action"])
        after = person.do(action.pop("do"), **action)["timer"]
        seen.append(person.reply["announce"])
    assert (person.replay_at, person.autoplaying) == (11, False)
    assert len(set(seen)) == 12, "each position is announced once"


def test_moving_the_slider_stops_autoplay() -> None:
    person = looking(running())
    person.do("replay-autoplay")
    waiting = dict(person.reply["timer"]["action"])
    assert person.do("replay-slide", fields={"position": "7"})["timer"] is None
    person.do(waiting.pop("do"), **waiting)
    assert (person.replay_at, person.autoplaying) == (7, False)
    person.do("replay-autoplay")
    assert person.replay_at == 7, "autoplay starts at the current position"
    assert person.do("replay-autoplay")["timer"] is None
    assert not person.autoplaying


def test_the_final_position_cannot_be_forked_and_a_sandbox_match_has_no_replay() -> None:
    person = looking(finished())
    assert move_text.winners(WORDS, person.match) in person.reply["announce"]
    person.do("replay-play-on")
    assert person.match.id == "m"
    person = person_with(running())
    person.change_page(purpose=RuleExample("Z1.1"))
    person.do("replay")
    assert person.replay_at is None


@pytest.mark.parametrize("kind", ["copy", "download"])
def test_the_record_can_be_exported_only_after_the_end(kind: str) -> None:
    match = finished()
    command = looking(match).do(f"replay-{kind}")["command"]
    assert command["kind"] == kind
    if kind == "download":
        assert (command["name"], command["type"]) == ("zen-garden-m.jsonl", "application/x-ndjson")
    assert verify_record(read_record(command["text"])) == match.state
    assert read_record(command["text"]).result is not None
    assert "command" not in looking(running()).do(f"replay-{kind}"), "the record would reveal the future"
