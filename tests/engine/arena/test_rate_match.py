"""The numbers of a finished match."""

from dataclasses import replace
from statistics import stdev
from types import SimpleNamespace
from typing import Any, Final

import pytest

from hofgarten.arena import rate_match
from hofgarten.arena.rate_match import rate
from hofgarten.bots.luck import Account
from hofgarten.game import CHANCE, TERMINAL
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from hofgarten.record import Record, RecordError, replay_record
from tests.engine.games.zen_garden.positions import match

LOSSES: Final = (40, 0, 250, 40, 0, 90)
"""The losses of the first moves; all others lose nothing."""

LEADS: Final = [10, -10, -20, -30]
BEST: Final = ZEN_GARDEN.read_event("2d a1 nw")


@pytest.fixture
def record(monkeypatch: pytest.MonkeyPatch) -> Record:
    """Return a match with a shuffle, whose first moves have ``LOSSES``. A bot has played for Ada."""

    def loss_of(game: object, state: Any, event: Any, source: int, at: int) -> Any:
        assert ZEN_GARDEN.to_move(state) != CHANCE
        assert ZEN_GARDEN.apply(state, event)
        return SimpleNamespace(loss=LOSSES[at] if at < len(LOSSES) else 0, best=SimpleNamespace(move=BEST))

    def luck_and_skill(game: object, states: Any, events: Any, source: int) -> tuple[Account, ...]:
        assert len(states) == len(events) + 1
        return tuple(Account(lead, 0, 0, 0, lead) for lead in LEADS)

    monkeypatch.setattr(rate_match, "loss_of", loss_of)
    monkeypatch.setattr(rate_match, "luck_and_skill", luck_and_skill)
    players = [{"name": name} for name in ("Ada", "Ben", "Cleo", "Dan")]
    return replace(match(4, (1,), "full"), players=({**players[0], "bot": "greedy"}, *players[1:]))


def test_costly_moves_are_sorted_by_their_losses(record: Record) -> None:
    found, states = rate(record), replay_record(record)
    assert [(move.loss, move.at) for move in found.costly] == [(250, 2), (90, 5), (40, 0), (40, 3)]
    for move in found.costly:
        assert move.seat == ZEN_GARDEN.to_move(states[move.at])
        assert (move.played, move.best) == (record.events[move.at], "2d a1 nw")


def test_a_seat_has_the_name_of_its_bot_or_its_player_and_the_losses_of_its_moves(record: Record) -> None:
    found, states = rate(record), replay_record(record)
    assert (found.game, [seat.name for seat in found.seats]) == ("zen-garden", ["greedy", "Ben", "Cleo", "Dan"])
    assert [seat.account.lead for seat in found.seats] == LEADS
    for number, seat in enumerate(found.seats):
        moves = [at for at, state in enumerate(states) if ZEN_GARDEN.to_move(state) == number]
        losses = [LOSSES[at] for at in moves if at < len(LOSSES)]
        assert len(seat.losses) == len(moves) == 16
        assert seat.loss == sum(losses) / 16
        assert seat.played(4) == (4, 16, sum(losses))
        assert seat.error == pytest.approx(stdev(seat.losses) / 4)


def test_only_a_finished_match_has_numbers(record: Record) -> None:
    states = replay_record(record)
    assert ZEN_GARDEN.to_move(states[-1]) == TERMINAL
    with pytest.raises(RecordError, match="the match is not over"):
        rate(replace(record, events=record.events[:-1], result=None))
