"""The golden matches in ``tests/records``, and what tests of every game ask of them."""

import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Protocol

import pytest

from hofgarten.record import Record, read

RECORDS = Path(__file__).parents[1] / "records"


class Judge(Protocol):
    """A game's referee, which shares no code with the engine."""

    players: int

    @property
    def over(self) -> bool:
        """Whether the match is over."""

    def legal_moves(self) -> Iterable[str]:
        """Return the moves of whoever is to move."""

    def play(self, event: str) -> None:
        """Play an event."""

    def score(self, seat: int) -> dict[str, int]:
        """Return a seat's points, item by item."""

    def winners(self) -> list[int]:
        """Return the seats that have won."""


def text_of(game: str, name: str) -> str:
    return (RECORDS / game / f"{name}.jsonl").read_text("utf-8")


def golden(game: str, name: str) -> Record:
    return read(text_of(game, name))


def names(game: str) -> set[str]:
    """Return what a game's golden matches are called."""
    return {file.stem for file in (RECORDS / game).iterdir()}


def cases(shown: Iterable[str], rules: Mapping[str, pytest.MarkDecorator]) -> list[object]:
    """Return the matches as parameters, each marked with the rule that it shows, if it shows one."""
    return [pytest.param(name, marks=[rules[name]] if name in rules else []) for name in shown]


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
    """Make sure that a referee, who has been given a match's setup, allows its events and comes to its result."""
    for event in record.events:
        assert event.startswith("~") or event in referee.legal_moves()
        referee.play(event)
    assert referee.over
    assert scores(record) == [referee.score(seat) for seat in range(referee.players)]
    assert winners(record) == referee.winners()


def raw(game: str, name: str) -> dict[str, Any]:
    """Return a golden match as JSON has it."""
    found: dict[str, Any] = json.loads(text_of(game, name))
    return found
