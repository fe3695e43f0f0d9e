"""Records that begin at a position: written, read, verified, replayed and redacted."""

import json
from dataclasses import replace
from typing import Any

import pytest

from hofgarten import GAMES, SPECTATOR, RecordError
from hofgarten.bots.playout import plies
from hofgarten.game import AnyGame
from hofgarten.record import (
    Record,
    begin,
    begin_at,
    read_record,
    redact,
    replay_record,
    result,
    verify_record,
    write_record,
)
from hofgarten.rng import Rng

CASES = [(name, players) for name in ("zen-garden", "hanging-gardens") for players in (2, 3, 4)]


def positions_of(name: str, players: int) -> list[Any]:
    """Return all positions of a random match."""
    game: AnyGame = GAMES[name]
    options, rng = game.options_from_flags({}), Rng.of("from position", name, players)
    record = begin(game, options, [{"name": f"P{seat}"} for seat in range(players)], rng)
    start = replay_record(record)[0]
    return [start, *(state for *_, state in plies(game, start, lambda at, _: game.random_move(at, rng), rng))]


def record_from(name: str, players: int, at: float) -> tuple[Record, tuple[Any, ...]]:
    """Return the record of the rest of a random match, from a share of its events on, and its positions."""
    game = GAMES[name]
    states = positions_of(name, players)
    first = int(at * (len(states) - 1))
    while game.to_move(states[first]) == -1:
        first += 1
    names = [{"name": f"P{seat}"} for seat in range(players)]
    record = begin_at(game, game.write_position(states[first]), names)
    rng = Rng.of("rest", first)
    played = plies(game, states[first], lambda at, _: game.random_move(at, rng), rng)
    record = replace(record, events=tuple(game.write_event(event) for _, event, _ in played))
    return record, replay_record(record)


@pytest.mark.parametrize(("name", "players"), CASES)
@pytest.mark.parametrize("at", [0.0, 0.4, 0.8])
def test_a_record_begins_at_a_position(name: str, players: int, at: float) -> None:
    record, states = record_from(name, players, at)
    whole = replace(record, result=result(GAMES[name], states[-1]))
    text = write_record(whole)
    assert text.startswith('{"record":2,')
    assert '"setup"' not in text
    assert read_record(text) == whole
    assert verify_record(read_record(text)) == states[-1]


@pytest.mark.parametrize(("name", "players"), CASES)
@pytest.mark.parametrize("at", [0.2, 0.6])
def test_a_concealed_record_looks_the_same_and_tells_nothing(name: str, players: int, at: float) -> None:
    record, states = record_from(name, players, at)
    game = GAMES[name]
    for seat in (0, SPECTATOR):
        for last in (0, len(states) // 2, len(states) - 2):
            if game.to_move(states[last]) == -1:
                continue
            part, known = replace(record, events=record.events[:last]), states[: last + 1]
            concealed = redact(part, known, seat, Rng.of("conceal"))
            shown = replay_record(concealed)
            for state, other in zip(known, shown, strict=True):
                if state is known[-1] or name == "zen-garden":
                    assert game.observe(state, seat) == game.observe(other, seat)
            again = redact(concealed, shown, seat, Rng.of("conceal"))
            assert again == concealed, "it does not depend on the hidden parts"


@pytest.mark.parametrize(("name", "players"), CASES[::3])
def test_a_view_is_no_beginning(name: str, players: int) -> None:
    game = GAMES[name]
    state = positions_of(name, players)[3]
    names = [{"name": f"P{seat}"} for seat in range(players)]
    view = game.write_position(game.observe(state, SPECTATOR))
    if name == "hanging-gardens":
        with pytest.raises(RecordError, match="is a view"):
            begin_at(game, view, names)
    with pytest.raises(RecordError, match="seats"):
        begin_at(game, game.write_position(state), [*names, {"name": "One more"}])


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('"position":"', '"position":"x', "game"),
        ('"position":', '"setup":{},"positio":', '"position" is missing'),
        ('"record":2', '"record":1', '"setup" is missing'),
    ],
)
def test_a_damaged_record_is_refused(old: str, new: str, reason: str) -> None:
    record, _ = record_from("zen-garden", 2, 0.5)
    text = write_record(record).replace(old, new, 1)
    with pytest.raises(RecordError, match=reason):
        verify_record(read_record(text))


@pytest.mark.parametrize("position", [1, None, [], "", "-", "x" * 30_000])
def test_a_hostile_position_is_refused(position: object) -> None:
    raw = {"record": 2, "game": "zen-garden", "options": {}, "players": [{"name": "A"}, {"name": "B"}], "events": []}
    with pytest.raises(RecordError, match="position"):
        verify_record(read_record(json.dumps({**raw, "position": position})))
