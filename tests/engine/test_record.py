"""Records: what is read and written, and each fault that is refused."""

import json
import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from hofgarten.game import TERMINAL
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.record import (
    RecordError,
    begin,
    begin_at,
    options_of,
    read_record,
    replay_record,
    result,
    verify_record,
    write_record,
)
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from tests.engine.changed_record import TEXT, Change, changed
from tests.engine.games.zen_garden.positions import SUPPLY, match, setup
from tests.kit.counted_lines import growth

PLAYERS = [{"name": "Ada"}, {"name": "Björn", "bot": "greedy", "colour": "blue"}]
OPTIONS = {"boards": [1, 4], "majority_ties": "full"}


def test_reading_returns_the_written_record() -> None:
    record = read_record(TEXT)
    assert write_record(record) == TEXT
    assert read_record(write_record(record)) == record
    keys = ["record", "game", "options", "players", "setup", "events", "result", "seed"]
    assert list(json.loads(TEXT)) == keys
    verify_record(replace(record, result=None))
    assert TEXT.startswith('{"record":1,"game":"zen-garden","options":{"boards":[1,2,3,4,5],"majority_ties":"full"},')


def test_unknown_keys_are_kept_in_their_order() -> None:
    def add(raw: dict[str, Any]) -> None:
        raw["z"], raw["a"] = {"nested": [1, None, "é"]}, 1.5
        raw["players"][0]["colour"] = "red"
        raw["setup"]["table"] = "oak"
        raw["result"]["minutes"] = 45
        raw["result"]["scores"][0]["beauty"] = 3

    record = read_record(changed(add))
    assert list(record.extra) == ["seed", "z", "a"]
    assert read_record(write_record(record)) == record
    assert json.loads(write_record(record)) == json.loads(changed(add))
    verify_record(record)


def test_an_extra_key_never_replaces_a_known_one() -> None:
    begun = replace(read_record(TEXT), extra={})
    position = ZEN_GARDEN.write_position(replay_record(begun)[0])
    from_position = begin_at(ZEN_GARDEN, position, begun.players)
    for record in (begun, from_position):
        for key in json.loads(write_record(record)):
            text = write_record(replace(record, extra={key: "other", "note": "x"}))
            assert text == write_record(replace(record, extra={"note": "x"}))
            assert read_record(text).extra == {"note": "x"}
    assert read_record(write_record(replace(begun, extra={"position": "x"}))).extra == {"position": "x"}
    assert read_record(write_record(replace(from_position, extra={"setup": "x"}))).extra == {"setup": "x"}


def test_a_match_begins_with_a_random_or_a_given_setup() -> None:
    dealt = begin(ZEN_GARDEN, {"boards": [4, 1]}, PLAYERS, Rng(1))
    assert (dealt.options, dealt.players, dealt.events, dealt.result) == (OPTIONS, tuple(PLAYERS), (), None)
    assert '"Björn"' in write_record(dealt), "letters are not escaped"
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
    options: dict[str, Any], players: list[dict[str, Any]], dealt: Any
) -> None:
    with pytest.raises(RecordError):
        begin(ZEN_GARDEN, options, players, dealt)


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


def fault(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        verify_record(read_record(text))
    assert len(str(caught.value)) < 250
    assert "\n" not in str(caught.value)
    str(caught.value).encode()
    return caught.value


def shuffle_index() -> int:
    return next(index for index, event in enumerate(json.loads(TEXT)["events"]) if event.startswith("~"))


WRONG_TYPES: list[Any] = [None, True, 0, -1, 1.0, 10**30, "", "x", [], {}, [[]], [None], [1], {"a": 1}]


@pytest.mark.parametrize("wrong", WRONG_TYPES, ids=repr)
@pytest.mark.parametrize("key", ["record", "game", "options", "players", "setup", "events", "result"])
def test_wrong_types_are_refused(key: str, wrong: Any) -> None:
    text = changed(lambda raw: raw.__setitem__(key, wrong))
    if (key, wrong) == ("events", []):
        assert "not over" in fault(text).reason
    else:
        fault(text)


@pytest.mark.parametrize("key", ["record", "game", "options", "players", "setup", "events"])
def test_missing_keys_are_refused(key: str) -> None:
    assert f'"{key}"' in fault(changed(lambda raw: raw.pop(key))).reason


@pytest.mark.parametrize("number", [0, 3, -1, 1.0, 2.0, True, "1", None, [1], 10**30])
def test_other_versions_are_refused(number: Any) -> None:
    error = fault(changed(lambda raw: raw.update(record=number)))
    assert error.reason.endswith("only 1 and 2 are known")
    assert (error.index, error.rule) == (None, "")


@pytest.mark.parametrize("game", ["", "chess", "Zen Garden", "zen_garden", None, 1, ["zen-garden"]])
def test_unknown_games_are_refused(game: Any) -> None:
    known = f": known are {', '.join(GAMES)}"
    assert fault(changed(lambda raw: raw.update(game=game))).reason.endswith(known)
    record = replace(read_record(TEXT), game=game)
    for use in (verify_record, replay_record, options_of):
        with pytest.raises(RecordError, match=re.escape(known)):
            use(record)


@pytest.mark.parametrize(
    "players",
    [
        *([{"name": "x"}] * count for count in (0, 1, 5, 100)),
        [{"name": "x"}] * 2,
        [{"name": "x"}, {"name": "y"}, {}],
        [{"name": "x"}, {"name": "y"}, {"name": None}],
        [{"name": "x"}, {"name": "y"}, {"name": "z", "bot": True}],
        [{"name": "x"}, {"name": "y"}, {"name": "z", "bot": None}],
        ["x", "y", "z"],
        {"0": {"name": "x"}, "1": {"name": "y"}, "2": {"name": "z"}},
    ],
    ids=lambda players: str(players)[:60],
)
def test_wrong_players_are_refused(players: Any) -> None:
    fault(changed(lambda raw: raw.update(players=players)))


def test_an_impossible_setup_is_refused_with_its_rule() -> None:
    error = fault(changed(lambda raw: raw["setup"].pop("supply")))
    assert (error.index, error.rule) == (None, "Z2.4")


def replaced(index: int, new: Callable[[str], Any]) -> Change:
    return lambda raw: raw["events"].__setitem__(index, new(raw["events"][index]))


EVENT_FAULTS: dict[str, tuple[Change, int, str]] = {
    "not a text": (replaced(5, lambda _: 5), 5, ""),
    "nonsense": (replaced(7, lambda _: "x" * 10_000), 7, "Z4.1"),
    "a space outside the garden": (replaced(4, lambda _: "0a e5 nw"), 4, "Z5.2"),
    "a shuffle left out": (lambda raw: raw["events"].pop(shuffle_index()), shuffle_index(), "Z3.4"),
    "a shuffle twice": (
        lambda raw: raw["events"].insert(shuffle_index(), raw["events"][shuffle_index()]),
        shuffle_index() + 1,
        "Z3.4",
    ),
    "a shuffle with a tile twice": (
        replaced(shuffle_index(), lambda event: event[:4] + event[1:-3]),
        shuffle_index(),
        "Z3.4",
    ),
    "a move after the end": (lambda raw: raw["events"].append("0a a1 nw"), 49, "Z3.6"),
}


@pytest.mark.rule("Z3.4", "Z3.6")
@pytest.mark.parametrize(("change", "index", "rule"), EVENT_FAULTS.values(), ids=EVENT_FAULTS)
def test_the_first_illegal_event_is_reported_with_its_rule(change: Change, index: int, rule: str) -> None:
    error = fault(changed(change))
    assert (error.index, error.rule) == (index, rule)
    assert str(error).startswith(f"event {index}: {rule}: " if rule else f"event {index}: ")


ITEMS = (
    *("coins", "circuits", "decorations", "small", "large", "majority"),
    *("detail", "unity", "minimalist", "missions", "total"),
)


@pytest.mark.parametrize("item", ITEMS)
@pytest.mark.parametrize("new", [lambda points: points + 1, float, str, lambda _: None, lambda points: [points]])
def test_a_wrong_score_is_refused(item: str, new: Callable[[int], Any]) -> None:
    seat = ITEMS.index(item) % 3

    def change(raw: dict[str, Any]) -> None:
        score = raw["result"]["scores"][seat]
        score[item] = new(score[item])

    error = fault(changed(change))
    assert error.reason.startswith(f'"{item}" of seat {seat} in the result: ')


def test_true_is_not_one_and_false_is_not_zero() -> None:
    scores = json.loads(TEXT)["result"]["scores"]
    seat, item = next((seat, item) for seat, score in enumerate(scores) for item in ITEMS if score[item] == 0)
    assert f'"{item}"' in fault(changed(lambda raw: raw["result"]["scores"][seat].update({item: False}))).reason


@pytest.mark.parametrize("item", ITEMS)
def test_missing_items_are_refused(item: str) -> None:
    assert fault(changed(lambda raw: raw["result"]["scores"][1].pop(item))).reason.startswith(f'"{item}" of seat 1')


def test_items_of_boards_that_are_not_in_play_are_refused() -> None:
    raw = json.loads(write_record(match(2, (1,), "full")))
    for points in (0, 10, None):
        raw["result"]["scores"][0]["unity"] = points
        assert fault(json.dumps(raw)).reason.startswith('"unity" of seat 0')


RESULT_FAULTS: list[Change] = [
    lambda raw: raw["result"].pop("scores"),
    lambda raw: raw["result"].pop("winners"),
    lambda raw: raw["result"]["scores"].pop(),
    lambda raw: raw["result"]["scores"].append(raw["result"]["scores"][0]),
    lambda raw: raw["result"]["scores"].reverse(),
    lambda raw: raw["result"].update(scores={}),
    lambda raw: raw["result"].update(scores=[1, 2, 3]),
    lambda raw: raw["result"].update(winners=[]),
    lambda raw: raw["result"].update(winners=[0, 1, 2]),
    lambda raw: raw["result"].update(winners=raw["result"]["winners"] * 2),
    lambda raw: raw["result"].update(winners=raw["result"]["winners"][0]),
    lambda raw: raw["result"].update(winners=[float(seat) for seat in raw["result"]["winners"]]),
    lambda raw: raw["result"].update(winners=[bool(seat) for seat in raw["result"]["winners"]]),
    lambda raw: raw["result"].update(winners=[(seat + 1) % 3 for seat in raw["result"]["winners"]]),
]


@pytest.mark.rule("Z6.10")
@pytest.mark.parametrize("change", RESULT_FAULTS)
def test_a_wrong_result_is_refused(change: Change) -> None:
    error = fault(changed(change))
    assert (error.index, error.rule) == (None, "")


@pytest.mark.parametrize(
    "text", ["", "null", "[]", "1", '"record"', "{}", TEXT[:-1], TEXT + "}", f"[{TEXT}]", TEXT * 2]
)
def test_other_texts_are_not_records(text: str) -> None:
    fault(text)


@pytest.mark.parametrize("key", ["record", "events", "players", "seed"])
def test_duplicate_keys_are_refused(key: str) -> None:
    assert "is there twice" in fault(f'{TEXT[:-1]},"{key}":1}}').reason


@pytest.mark.parametrize(
    "long",
    [
        lambda size: {"events": ["0a a1 nw"] * size},
        lambda size: {"events": ["x" * 100 * size]},
        lambda size: {"players": [{"name": "x"}] * size},
    ],
    ids=["events", "an event", "players"],
)
def test_the_cost_of_a_long_record_is_linear_in_its_length(long: Callable[[int], dict[str, Any]]) -> None:
    assert growth(fault, lambda size: changed(lambda raw: raw.update(long(size))), 500) < 2.2
