"""The golden matches in ``tests/records``: each shows what its name says, and the referee agrees with every one."""

import json
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from engine.record import Record, read, replay, result
from engine.zen_garden.game import ZEN_GARDEN
from tests.engine.zen_garden.positions import show
from tests.engine.zen_garden.referee import Referee

FOLDER = Path(__file__).parents[2] / "records" / ZEN_GARDEN.name


def golden(name: str) -> Record:
    return read((FOLDER / f"{name}.jsonl").read_text("utf-8"))


def scores(record: Record) -> list[dict[str, int]]:
    assert record.result
    return list(record.result["scores"])


def totals(record: Record) -> list[int]:
    return [score["total"] for score in scores(record)]


def winners(record: Record) -> list[int]:
    assert record.result
    return list(record.result["winners"])


def leaders(record: Record) -> list[int]:
    """Return the seats with most points."""
    return [seat for seat, total in enumerate(totals(record)) if total == max(totals(record))]


def items(record: Record, item: str) -> list[int]:
    return [score[item] for score in scores(record)]


def with_full_ties(record: Record) -> dict[str, Any]:
    """Return the result of the same match with the other rule for tied majorities."""
    other = replace(record, options={**record.options, "majority_ties": "full"})
    return result(ZEN_GARDEN, replay(other)[-1])


def taken(record: Record) -> list[list[int]]:
    """Return for each mission the points tiles that were taken, the highest first."""
    missions = zip(*(seat.missions for seat in replay(record)[-1].seats), strict=True)
    return [sorted(filter(None, points), reverse=True) for points in missions]


def most_gained(record: Record) -> int:
    """Return the most coins that a single move brought."""
    steps = pairwise(replay(record))
    pairs = (pair for before, after in steps for pair in zip(before.seats, after.seats, strict=True))
    gained: list[int] = [new.coins - old.coins for old, new in pairs]
    return max(gained)


def moves_before_placing(record: Record) -> int:
    return sum(len(event.split(" ")) == 4 for event in record.events)


SHOWN: dict[str, Callable[[Record], bool]] = {
    "won-on-points": lambda record: len(leaders(record)) == 1 and winners(record) == leaders(record),
    "tie-broken-by-coins": lambda record: len(leaders(record)) == 2 and len(winners(record)) == 1,
    "shared-win": lambda record: len(winners(record)) == 2 and len(set(items(record, "coins"))) == 1,
    "reshuffle": lambda record: len(record.players) == 3 and any(event.startswith("~") for event in record.events),
    "majority-split-decides": lambda record: (
        record.options["majority_ties"] == "split" and with_full_ties(record)["winners"] != winners(record)
    ),
    "all-five-boards": lambda record: record.options["boards"] == [1, 2, 3, 4, 5] and len(record.players) == 4,
    "negative-detail": lambda record: max(items(record, "detail")) < 0,
    "unity": lambda record: 10 in items(record, "unity"),
    "few-grounds": lambda record: max(items(record, "minimalist")) > 0,
    "four-circuits": lambda record: 15 in items(record, "circuits"),
    "bonus-coins": lambda record: most_gained(record) == 3 and max(items(record, "coins")) > 12,
    "no-coins-left": lambda record: 0 in items(record, "coins"),
    "three-mission-takers": lambda record: [5, 3, 1] in taken(record),
}


def test_every_golden_match_has_its_reason() -> None:
    assert {file.stem for file in FOLDER.iterdir()} == set(SHOWN)


@pytest.mark.rule("Z3.4")
@pytest.mark.rule("Z5.5")
@pytest.mark.rule("Z6.5")
@pytest.mark.rule("Z6.10")
@pytest.mark.parametrize("name", SHOWN)
def test_a_golden_match_shows_what_its_name_says(name: str) -> None:
    assert SHOWN[name](golden(name))


@pytest.mark.parametrize("name", SHOWN)
def test_the_referee_agrees(name: str) -> None:
    record = golden(name)
    referee = Referee(json.loads((FOLDER / f"{name}.jsonl").read_text("utf-8")))
    for event in record.events:
        assert event.startswith("~") or event in referee.legal_moves()
        referee.play(event)
    assert referee.over
    assert scores(record) == [referee.score(seat) for seat in range(referee.players)]
    assert winners(record) == referee.winners()


def test_golden_matches_move_gardens() -> None:
    assert sum(moves_before_placing(golden(name)) for name in SHOWN) > 100


def test_a_golden_garden_as_it_lies_at_the_end() -> None:
    assert show(replay(golden("won-on-points"))[-1].seats[0]) == (
        "Pta-ne Pwa-nw Psa-ne Pwc-ne "
        "Ust-nw Uwa-se Usa-sw Uwp-ne "
        "Btp-nw Bsp-se Psp-nw Pwp-sw "
        "Utb-se Uwb-se Bsb-se Usb-sw"
    )
