"""Actions in a match, as the page sends them, and the replies."""

import json
import re
from html import unescape
from pathlib import Path

import pytest

from hofgarten.record import read_record, verify_record
from tests.kit.opaque import of_game
from tests.web.harness import Person
from web.app.model.library.saved_matches import PREFIX

RECORDS = Path(__file__).parents[2] / "records" / "zen-garden"


def user_against_bot(**fields: str) -> Person:
    """Return a user with a started match against an apprentice; the user moves first."""
    for seed in range(20):
        person = Person()
        person.start_match(**{"kind-1": "apprentice", "seed": str(seed)} | fields)
        if person.match.turn == 0:
            return person
    pytest.fail("the user never begins")


def test_without_a_seed_one_is_drawn_and_an_incomplete_selection_is_not_confirmed() -> None:
    person = Person()
    person.start_match(seed=" ")
    assert person.match.seed.strip()
    person.do("confirm")
    person.do("take", slot=1)
    person.do("confirm")
    assert person.match.record.events == ()


def shown_a_bots_move(**fields: str) -> Person:
    """Return a user who has moved and seen the bot's answer."""
    person = user_against_bot(**fields)
    person.build(0, 0, 0)
    person.let_computers_play()
    return person


def test_a_bot_is_asked_its_move_shown_and_then_the_user_is_to_move() -> None:
    person = user_against_bot()
    reply = person.build(0, 0, 0)
    assert person.page.bot_move is not None
    assert person.page.bot_move.stage == "thinking"
    assert read_record(reply["bot_request"]["record"]).events == person.match.record.events
    for do in ("put", "rotate", "nudge", "take", "confirm"):
        before = person.open_match
        person.do(do, slot=1, column=1, row=1, east=1)
        assert (person.open_match, of_game(person.page.selection).slot) == (before, None), "the user cannot choose yet"
    person.let_computers_play()
    stages = [reply["timer"] for reply in person.replies[-3:]]
    assert ([after["ms"] if after else None for after in stages], person.match.turn) == ([560, 1050, None], 0)
    assert len(person.match.record.events) == 2


def test_the_garden_of_the_last_move_stays_large_until_a_bots_move_is_placed_and_a_late_timer_does_nothing() -> None:
    person = shown_a_bots_move(**{"name-0": "Ada", "name-1": "Bo"})
    large = [re.findall('id="stage-title">(Ada|Bo)', reply["html"]) for reply in person.replies[-4:]]
    assert large == [["Ada"], ["Ada"], ["Bo"], ["Ada"]], "thinking, choosing, placed, the user's turn"
    before = person.open_match
    person.do("show-next", at=1)
    assert person.open_match == before


def test_at_instant_speed_bot_moves_have_no_animation() -> None:
    person = user_against_bot()
    person.do("set", name="speed", fields={"speed": "instant"})
    person.build(0, 0, 0)
    person.let_computers_play()
    assert not any(reply.get("timer") for reply in person.replies)
    assert person.match.turn == 0


def test_an_answer_to_an_earlier_request_at_the_same_position_is_dropped() -> None:
    person = user_against_bot()
    first = person.build(0, 0, 0)["bot_request"]
    person.do("undo")
    assert first["number"] != person.build(1, 1, 1)["bot_request"]["number"]
    for action in ("answer", "ask-failed"):
        person.do(action, number=first["number"], event="0b b2 se")
        assert person.match.at == 1
    person.let_computers_play()
    assert person.match.at == 2


@pytest.mark.parametrize(("do", "event"), [("ask-failed", None), ("answer", "2d d4 se n1"), ("answer", "")])
def test_a_failing_bot_is_replaced_with_a_notice(do: str, event: object) -> None:
    person = user_against_bot()
    person.do(do, number=person.build(0, 0, 0)["bot_request"]["number"], event=event)
    assert (person.match.at, person.model.notice) == (2, "opponent_failed")
    verify_record(read_record(person.storage[PREFIX + person.match.id]))


def test_a_click_in_another_players_garden_only_returns_to_the_own_one() -> None:
    person = Person()
    person.start_match()
    person.do("take", slot=0)
    person.do("show-garden", seat=1 - person.match.turn)
    person.do("put", column=1, row=1)
    assert (person.page.focused_seat, of_game(person.page.selection).cell) == (None, None)
    person.do("put", column=1, row=1)
    assert of_game(person.page.selection).cell == 5


def test_a_storage_warning_stays_until_it_is_closed() -> None:
    person = user_against_bot()
    person.do("storage-failed", reason="full", there={"hofgarten/settings": None})
    person.build(0, 0, 0)
    person.let_computers_play()
    person.do("take", slot=0)
    assert person.model.notice == "storage_full"
    person.do("close")
    assert person.model.notice == ""


def test_the_focus_advances_for_keys_and_not_for_the_pointer() -> None:
    person = Person()
    person.start_match()
    wanted = [("take", "garden"), ("put", "confirm"), ("cancel", "garden"), ("cancel", "board")]
    for do, focus in wanted:
        person.do(do, slot=1, column=1, row=1, keyboard=True)
        assert person.reply["focus"] == person.reply["refocus"] == [focus]
    person.do("take", slot=1, keyboard=False)
    person.do("put", column=1, row=1, keyboard=False)
    person.do("confirm", keyboard=False)
    assert not {"focus", "refocus"} & person.reply.keys()


def test_a_record_that_waits_for_chance_is_continued() -> None:
    (line,) = (RECORDS / "reshuffle.jsonl").read_text("utf-8").splitlines()
    raw = json.loads(line)
    shuffle = next(at for at, event in enumerate(raw["events"]) if event.startswith("~"))
    raw["events"] = raw["events"][:shuffle]
    del raw["result"]
    person = Person(storage={PREFIX + "x": json.dumps(raw)}, place="#match/x")
    assert person.match.at == shuffle + 1
    person.play_to_the_end()
    verify_record(read_record(person.storage[PREFIX + "x"]))


def test_a_notice_of_success_passes_and_a_newer_one_stays() -> None:
    person = Person()
    html = person.do("command-done", kind="copy", how="copied")["html"]
    (action,) = (json.loads(unescape(passing)) for passing in re.findall('data-passing="([^"]*)"', html))
    assert "data-passing" not in person.do("command-done", kind="copy", how="failed")["html"]
    person.do(action.pop("do"), **action)
    assert person.model.notice == "copy_failed"
    person.do("command-done", kind="copy", how="copied")
    person.do("notice-passed", notice="copied")
    assert person.model.notice == ""


def test_a_variation_of_the_list_is_resumed_and_no_other_number_changes_the_match() -> None:
    person = user_against_bot()
    person.build_anything()
    person.let_computers_play()
    first = person.match.record.events
    person.do("undo")
    at, other = person.match.at, list(person.match.game.moves(person.match.state))[-1]
    person.build(other.slot, other.cell % 4, other.cell // 4)
    person.let_computers_play()
    second = person.match.record.events
    assert (first[:at], person.match.lines) == (second[:at], (first,))
    for number in (-1, 1):
        person.do("line", number=number)
        assert person.match.record.events == second
    person.do("line", number=0)
    assert (person.match.record.events, person.match.lines) == (first, (second,))
