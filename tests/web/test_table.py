"""Actions at the table, as the page sends them, and what it is answered."""

import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.record import read, verify
from tests.web.playing import Person, reopened
from web import settings as kept_settings
from web.shelf import PREFIX
from web.table import HANDLERS


def computers(**fields: str) -> Person:
    """Return a person whose match with a random opponent has begun, the person first."""
    for seed in range(20):
        person = Person()
        person.start_match(**{"kind-1": "random", "seed": str(seed)} | fields)
        if person.match.turn == 0:
            return person
    pytest.fail("the person never begins")


def test_a_match_begins_with_what_the_form_says() -> None:
    person = Person()
    person.start_match(**{"players": "3", "name-0": "Ada", "kind-1": "greedy", "kind-2": "greedy", "level": "4"})
    record = person.match.record
    assert [player["name"] for player in record.players] == ["Ada", "Greedy", "Greedy 2"]
    assert [player.get("bot") for player in record.players] == [None, "greedy", "greedy"]
    assert record.options["boards"] == [1, 2, 3, 4]
    assert person.reply["place"] == f"#match/{person.match.id}"
    assert person.storage.keys() == {PREFIX + person.match.id, kept_settings.KEY}


def test_the_same_seed_deals_the_same_and_the_next_match_has_another() -> None:
    one, other = Person(), Person(entropy="ff")
    one.start_match(seed="owl")
    other.start_match(seed="owl")
    assert one.match.record.setup == other.match.record.setup
    assert one.match.id != other.match.id
    assert one.table.form.seed not in {"owl", ""}


def test_without_a_seed_one_is_drawn() -> None:
    person = Person()
    person.start_match(seed=" ")
    assert person.match.seed.strip()


def test_a_turn_is_chosen_confirmed_and_kept() -> None:
    person = Person()
    person.start_match()
    person.do("take", slot=1)
    assert "save" not in person.reply
    person.do("put", column=1, row=2)
    person.do("rotate")
    person.do("confirm")
    (event,) = person.match.record.events
    assert event == "0b b3 sw"
    assert read(person.storage[PREFIX + person.match.id]).events == (event,)
    assert person.table.turn.slot is None


def test_without_a_whole_choice_nothing_is_confirmed() -> None:
    person = Person()
    person.start_match()
    person.do("confirm")
    person.do("take", slot=1)
    person.do("confirm")
    assert person.match.record.events == ()


def test_a_whole_match_among_people_ends_with_a_record_that_verifies() -> None:
    person = Person()
    person.start_match(level="5")
    person.play_to_the_end()
    record = read(person.storage[PREFIX + person.match.id])
    verify(record)
    assert record.result is not None
    assert person.reply["say"].endswith((".", "!"))


def test_a_computer_is_asked_shown_and_then_it_is_the_persons_turn() -> None:
    person = computers()
    reply = person.build(0, 0, 0)
    assert person.table.showing is not None
    assert person.table.showing.stage == "thinking"
    assert reply["ask"]["at"] == 1
    person.let_computers_play()
    stages = [reply["after"] for reply in person.replies[-3:]]
    assert [after["ms"] if after else None for after in stages] == [1400, 1400, None]
    assert person.match.turn == 0
    assert len(person.match.record.events) == 2


def test_at_once_no_computers_move_is_held_up() -> None:
    person = computers()
    person.do("set", fields={"speed": "instant"})
    person.build(0, 0, 0)
    person.let_computers_play()
    assert not any(reply.get("after") for reply in person.replies)
    assert person.match.turn == 0


def test_while_a_computers_move_is_shown_nobody_can_choose() -> None:
    person = computers()
    person.build(0, 0, 0)
    for do in ("take", "put", "rotate", "nudge", "confirm"):
        before = person.table.match
        person.do(do, slot=1, column=1, row=1, east=1)
        assert person.table.match == before
        assert person.table.turn.slot is None


def test_an_answer_that_comes_too_late_is_dropped() -> None:
    person = computers()
    ask = person.build(0, 0, 0)["ask"]
    person.do("undo")
    assert person.match.at == 0
    person.do("answer", match=ask["match"], at=ask["at"], event="0b b1 se")
    assert person.match.at == 0
    person.do("answer", match="another", at=0, event="0b b1 se")
    assert person.match.at == 0


@pytest.mark.parametrize(("do", "event"), [("ask-failed", None), ("answer", "2d d4 se n1"), ("answer", 7)])
def test_an_opponent_that_fails_is_stood_in_for_and_that_is_said(do: str, event: object) -> None:
    person = computers()
    ask = person.build(0, 0, 0)["ask"]
    person.do(do, match=ask["match"], at=ask["at"], event=event)
    assert person.match.at == 2
    assert person.table.notice == "opponent_failed"
    verify(read(person.storage[PREFIX + person.match.id]))


def test_a_timer_for_a_move_that_was_taken_back_does_nothing() -> None:
    person = computers()
    person.build(0, 0, 0)
    person.let_computers_play()
    before = person.table.match
    person.do("show-next", at=1)
    assert person.table.match == before


def test_taking_back_and_playing_again() -> None:
    person = Person()
    person.start_match()
    person.build(0, 0, 0)
    person.do("undo")
    assert person.match.at == 0
    assert read(person.storage[PREFIX + person.match.id]).events == ()
    assert reopened(person, f"#match/{person.match.id}").match.at == 0
    person.do("redo")
    assert person.match.at == 1
    person.do("undo")
    person.do("undo")
    assert person.match.at == 0


def test_a_line_left_behind_is_resumed() -> None:
    person = computers()
    person.build(0, 0, 0)
    person.let_computers_play()
    person.do("undo")
    person.build(1, 1, 1)
    person.let_computers_play()
    assert len(person.match.lines) == 1
    person.do("dialog", name="lines")
    person.do("line", number=0)
    assert person.match.record.events[0] == "0a a1 se"
    person.do("line", number=9)
    assert person.match.record.events[0] == "0a a1 se"


def test_the_page_resumes_where_it_was() -> None:
    person = Person()
    person.start_match(level="5")
    for _ in range(7):
        person.build_anything()
    place = person.reply["place"]
    again = reopened(person, place)
    assert again.match == person.match
    assert again.reply["place"] == place
    assert reopened(person).table.match is None


def test_a_computer_to_move_is_asked_when_the_page_resumes() -> None:
    person = computers()
    person.build(0, 0, 0)
    again = reopened(person, person.reply["place"])
    assert again.reply["ask"]["at"] == 1


@pytest.mark.parametrize(("text", "notice"), [(None, "not_found"), ("{", "damaged"), ('{"record": 2}', "damaged")])
def test_a_match_that_cannot_be_opened_is_said_plainly_and_left_alone(text: str | None, notice: str) -> None:
    storage = {} if text is None else {PREFIX + "x": text}
    person = Person(storage=storage, place="#match/x")
    assert person.table.match is None
    assert person.table.notice == notice
    assert "save" not in person.reply
    assert person.reply["place"] == "#"


def test_playing_again_keeps_players_and_boards() -> None:
    person = Person()
    person.start_match(level="2", **{"name-0": "Ada", "name-1": "Bo"})
    person.play_to_the_end()
    first = person.match
    person.do("again")
    assert person.match.id != first.id
    assert person.match.record.players == first.record.players
    assert person.match.record.options == first.record.options
    assert person.match.record.setup != first.record.setup
    assert {PREFIX + first.id, PREFIX + person.match.id} <= person.storage.keys()


def test_matches_are_renamed_deleted_and_restored() -> None:
    person = Person()
    person.start_match()
    key = PREFIX + person.match.id
    text = person.storage[key]
    person.do("go", place="")
    person.do("dialog", name="rename", subject=key.removeprefix(PREFIX))
    person.do("rename", fields={"match-name": "  Sunday  "})
    assert reopened(person, f"#match/{key.removeprefix(PREFIX)}").match.name == "Sunday"
    renamed = person.storage[key]
    assert renamed != text
    person.do("delete", id=key.removeprefix(PREFIX))
    assert key not in person.storage
    person.do("restore")
    assert person.storage[key] == renamed


def test_a_damaged_match_can_be_deleted_and_restored_as_it_was() -> None:
    person = Person(storage={PREFIX + "x": "spoilt"})
    person.do("delete", id="x")
    assert person.storage == {}
    person.do("restore")
    assert person.storage == {PREFIX + "x": "spoilt"}


@pytest.mark.parametrize(("why", "notice"), [("full", "storage_full"), ("forbidden", "storage_forbidden")])
def test_storage_that_fails_is_said_once(why: str, notice: str) -> None:
    person = Person()
    person.start_match()
    person.do("storage-failed", why=why)
    assert person.table.notice == notice
    person.do("close")
    person.do("storage-failed", why=why)
    assert person.table.notice == ""
    assert person.table.match is not None


def test_settings_are_kept_and_obeyed() -> None:
    person = Person()
    person.do("set", fields={"language": "de", "theme": "dark", "speed": "slow"})
    assert (person.reply["lang"], person.reply["theme"]) == ("de", "dark")
    again = reopened(person)
    assert again.reply["lang"] == "de"
    assert again.table.settings == person.table.settings
    person.do("set", fields={"language": "xx", "theme": "pink", "speed": 9})
    assert person.table.settings == again.table.settings


def test_the_players_are_remembered() -> None:
    person = Person()
    person.start_match(players="3", **{"name-0": "Ada", "colour-0": "red"})
    form = reopened(person).table.form
    assert (form.count, form.seats[0].name, form.seats[0].colour) == (3, "Ada", "red")


def test_what_was_chosen_before_python_came_counts() -> None:
    person = Person(fields={"players": "4", "level": "5", "seed": "early"})
    assert (person.table.form.count, person.table.form.level, person.table.form.seed) == (4, 5, "early")


def test_pointing_at_the_score_shows_what_earned_it() -> None:
    person = Person()
    person.start_match()
    person.build(0, 0, 0)
    plain = person.reply["html"]
    person.do("point", seat=person.match.state.deal.order[0], item="minimalist")
    person.do("point", seat=0, item="no such item")
    person.do("point-away")
    assert person.reply["html"] == plain


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8) | st.floats(),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
PART_NAMES = "slot column row east south corner seat item id place number at match event fields name subject why"
PARTS = st.dictionaries(st.sampled_from(PART_NAMES.split()), ANYTHING | st.integers(-2, 12))


@settings(max_examples=150, deadline=None)
@given(st.lists(st.tuples(st.sampled_from(sorted(HANDLERS)), PARTS), max_size=8))
def test_no_action_whatever_it_holds_breaks_the_table(actions: list[tuple[str, dict[str, Any]]]) -> None:
    person = computers()
    for name, parts in actions:
        person.do(name, **parts)
        json.dumps(person.reply)
    assert person.reply["html"]
