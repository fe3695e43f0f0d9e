"""The golden matches in ``tests/records``, with checks for every game."""

import json
from collections.abc import Iterable
from typing import Any, Protocol

from hofgarten.record import Record, read_record
from tests.kit.golden_matches import RECORDS


class Judge(Protocol):
    """A game's referee, which shares no code with the rules."""

    players: int

    @property
    def over(self) -> bool:
        """True if the match is over."""

    def legal_moves(self) -> Iterable[str]:
        """Return the moves of the player to move."""

    def play(self, event: str) -> None:
        """Play an event."""

    def score(self, seat: int) -> dict[str, int]:
        """Return a seat's points, item by item."""

    def winners(self) -> list[int]:
        """Return the winning seats."""


def text_of(game: str, name: str) -> str:
    return (RECORDS / game / f"{name}.jsonl").read_text("utf-8")


def golden(game: str, name: str) -> Record:
    return read_record(text_of(game, name))


def names(game: str) -> set[str]:
    """Return the names of a game's golden matches."""
    return {file.stem for file in (RECORDS / game).iterdir()}


def scores(record: Record) -> list[dict[str, int]]:
    assert record.result
    return list(record.result["scores"])


def items(record: Record, item: str) -> list[int]:
    return [score[item] for score in scores(record)]


def winners(record: Record) -> list[int]:
    assert record.result
    return list(record.result["winners"])


def leaders(record: Record) -> list[int]:
    """Return the seats with most points."""
    totals = items(record, "total")
    return [seat for seat, total in enumerate(totals) if total == max(totals)]


def assert_agrees(referee: Judge, record: Record) -> None:
    """Check that a referee, set up for a match, allows its events and arrives at its result."""
    for event in record.events:
        assert event.startswith("~") or event in referee.legal_moves()
        referee.play(event)
    assert referee.over
    assert scores(record) == [referee.score(seat) for seat in range(referee.players)]
    assert winners(record) == referee.winners()


def raw(game: str, name: str) -> dict[str, Any]:
    """Return the JSON value of a golden match."""
    found: dict[str, Any] = json.loads(text_of(game, name))
    return found
