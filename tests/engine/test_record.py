"""The game record: reading, writing, replaying, verifying."""

import json
from dataclasses import replace
from typing import Any

import pytest

from hofgarten.game import TERMINAL
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.record import RecordError, begin, read_record, replay_record, result, verify_record, write_record
from hofgarten.rng import Rng
from tests.engine.changed_record import TEXT, changed
from tests.engine.games.zen_garden.positions import SUPPLY, setup

PLAYERS = [{"name": "Ada"}, {"name": "Björn", "bot": "greedy", "colour": "blue"}]
OPTIONS = {"boards": [1, 4], "majority_ties": "full"}


def test_reading_returns_the_written_record() -> None:
    record = read_record(TEXT)
    assert write_record(record) == TEXT
    assert read_record(write_record(record)) == record
    assert list(json.loads(TEXT)) == [
        "record",
        "game",
        "options",
        "players",
        "setup",
        "events",
        "result",
        "seed",
        "match",
    ]
    assert TEXT.startswith('{"record":1,"game":"zen-garden","options":{"boards":[1,2,3,4,5],"majority_ties":"full"},')


def test_unknown_keys_are_kept_in_their_order() -> None:
    def add(raw: dict[str, Any]) -> None:
        raw["z"], raw["a"] = {"nested": [1, None, "é"]}, 1.5
        raw["players"][0]["colour"] = "red"
        raw["setup"]["table"] = "oak"
        raw["result"]["minutes"] = 45
        raw["result"]["scores"][0]["beauty"] = 3

    record = read_record(changed(add))
    assert list(record.extra) == ["seed", "match", "z", "a"]
    assert read_record(write_record(record)) == record
    assert json.loads(write_record(record)) == json.loads(changed(add))
    verify_record(record)


def test_an_extra_key_never_replaces_a_known_one() -> None:
    record = replace(read_record(TEXT), extra={"events": [], "record": 2, "note": "x"})
    assert read_record(write_record(record)).events == record.events
    assert read_record(write_record(record)).extra == {"note": "x"}


def test_letters_are_not_escaped() -> None:
    record = begin(ZEN_GARDEN, OPTIONS, PLAYERS, Rng(1))
    assert '"Björn"' in write_record(record)


def test_a_match_begins_with_a_random_or_a_given_setup() -> None:
    dealt = begin(ZEN_GARDEN, {"boards": [4, 1]}, PLAYERS, Rng(1))
    assert dealt.options == OPTIONS
    assert dealt.players == tuple(PLAYERS)
    assert dealt.events == ()
    assert dealt.result is None
    assert begin(ZEN_GARDEN, OPTIONS, PLAYERS, dealt.setup) == dealt
    assert begin(ZEN_GARDEN, OPTIONS, PLAYERS, Rng(2)).setup != dealt.setup
    assert replay_record(dealt) == (ZEN_GARDEN.initial_state(OPTIONS, dealt.setup, 2),)


@pytest.mark.parametrize(
    ("options", "players", "dealt"),
    [
        ({"boards": [2]}, PLAYERS, Rng(1)),
        (OPTIONS, PLAYERS[:1], Rng(1)),
        (OPTIONS, PLAYERS * 3, Rng(1)),
        (OPTIONS, [{"name": "Ada"}, {}], Rng(1)),
        (OPTIONS, [{"name": "Ada"}, {"name": "\ud800"}], Rng(1)),
        (OPTIONS, [{"name": "Ada"}, {"name": "B", "bot": 3}], Rng(1)),
        (OPTIONS, PLAYERS, {}),
        (OPTIONS, PLAYERS, setup(3)),
        (OPTIONS, PLAYERS, {**setup(2), "supply": SUPPLY[3:]}),
    ],
)
def test_no_match_begins_with_invalid_arguments(
    options: dict[str, Any],
    players: list[dict[str, Any]],
    dealt: Any,
) -> None:
    with pytest.raises(RecordError):
        begin(ZEN_GARDEN, options, players, dealt)


def test_a_result_is_optional() -> None:
    verify_record(replace(read_record(TEXT), result=None))


@pytest.mark.parametrize("count", [0, 1, 20, 47])
def test_an_unfinished_match_must_have_no_result(count: int) -> None:
    whole = read_record(TEXT)
    part = replace(whole, events=whole.events[:count], result=None)
    state = verify_record(part)
    assert ZEN_GARDEN.to_move(state) != TERMINAL
    with pytest.raises(RecordError, match="the game is not over"):
        verify_record(replace(part, result=whole.result))
    with pytest.raises(RecordError, match="the game is not over"):
        verify_record(replace(part, result=result(ZEN_GARDEN, state)))


def test_errors_name_the_event_and_the_rule() -> None:
    error = RecordError("a tile lies there already", 17, "Z5.2")
    assert str(error) == "event 17: Z5.2: a tile lies there already"
    assert (error.reason, error.index, error.rule) == ("a tile lies there already", 17, "Z5.2")
    assert str(RecordError("x", rule="Z1.1")) == "Z1.1: x"
    assert str(RecordError("x", 3)) == "event 3: x"
    assert str(RecordError("x")) == "x"
