"""A bot's turn of several moves: shown as one movement, and skipped by one press."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from hofgarten.games.hanging_gardens.state import TILE
from hofgarten.record import replay_record
from hofgarten.rng import Rng
from tests.kit.hanging_gardens_bots import waiter
from tests.web.games.hanging_gardens.playing import open_match, played_to
from tests.web.harness import Person, actions_in
from web.app.model.match.match import PlayedMatch
from web.app.model.match.replay import turn_begin

MOST = 2_500
"""Milliseconds for which a bot's turn is shown at the usual speed."""

SKIP = {"do": "show-next"}


def turn_of_three() -> tuple[PlayedMatch[Any], list[str]]:
    """Return a match before a turn of a bot, and its moves: a card, a temple and a tile."""
    late = played_to(lambda match: match.turn == 1 and match.state.phase == TILE, "", "master")
    begin = turn_begin(late, late.at)
    record = replace(late.record, events=late.record.events[:begin])
    tile = late.game.write_event(waiter(late.state, Rng.of("tile")))
    return PlayedMatch(late.id, "", record, replay_record(record), begin), [*late.record.events[begin:], tile]


def watched() -> tuple[Person, Iterator[str]]:
    """Return a person who watches this turn at the usual speed, and the bot's moves."""
    match, events = turn_of_three()
    assert len(events) == 3
    person = open_match(match)
    person.do("set", name="speed", fields={"speed": "normal"})
    return person, iter(events)


def answer(person: Person, events: Iterator[str]) -> None:
    """Answer the request for a move; the bot has not been skipped over."""
    assert person.page.bot_move is not None
    assert person.page.bot_move.stage == "thinking"
    person.do("answer", number=person.page.bot_move.number, event=next(events))


def test_a_card_a_temple_and_a_tile_are_one_movement_that_is_told_once() -> None:
    person, events = watched()
    shown, said = 0, []
    while person.page.bot_move:
        if person.page.bot_move.stage == "thinking":
            answer(person, events)
        else:
            shown += person.reply["timer"]["ms"]
            person.do("show-next", at=person.page.bot_move.at)
        said.append(person.reply.get("announce", ""))
    assert MOST / 2 < shown <= MOST
    assert [*events] == []
    told = [text for text in said if text]
    assert [text.count("Ben") for text in told] == [3], "the three moves, with whose turn it is"
    assert "Ada" in told[0]


@pytest.mark.parametrize("seen", [1, 2, 3])
def test_one_press_skips_the_rest_of_a_turn(seen: int) -> None:
    person, events = watched()
    while seen:
        answer(person, events)
        seen -= 1
        while seen and person.page.bot_move and person.page.bot_move.stage != "thinking":
            person.do("show-next", at=person.page.bot_move.at)
    assert actions_in(person.reply["html"]).count(SKIP) == 2, "the button and everything that has no action"
    assert person.reply["html"].count("data-single") == 2, "neither is pressed by a double click on Confirm"
    said = [person.reply.get("announce", ""), person.do("show-next").get("announce", "")]
    for event in events:
        assert not person.page.may_choose
        assert not person.reply.get("timer")
        answer(person, iter([event]))
        said.append(person.reply.get("announce", ""))
    assert person.page.may_choose
    assert [text.count("Ada") for text in said if text] == [1]
    assert SKIP not in actions_in(person.reply["html"])


def test_the_turn_after_one_that_was_skipped_is_shown() -> None:
    person = Person()
    person.start_match(**{"players": "3", "kind-1": "random", "kind-2": "random", "seed": "1"})
    while person.page.may_choose:
        person.build_anything()
    for _ in range(2):
        answer(person, map(person.match.game.write_event, person.match.game.moves(person.match.state)))
        assert person.page.bot_move
        assert person.page.bot_move.stage == "choosing"
        person.do("show-next")
