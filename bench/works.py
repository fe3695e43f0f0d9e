"""What is measured in two Pythons: the page's and this one. It needs no more than what is in the page."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from hofgarten.cli.benchmarks import measures
from hofgarten.record import read
from hofgarten.registry import GAMES
from web.app.model.library import saved_matches
from web.app.model.match.serialize import from_text, to_text
from web.app.program import respond

MEASURES: Final = (
    "random moves",
    "legal-move lists",
    "candidate lists",
    "scores of all seats",
    "records written, read and verified",
)
"""Of those of each game."""

START: Final = "start screens with {} matches"
SHELVES: Final = (1, 500)

NOW: Final = 1_800_000_000_000
"""The time, in milliseconds since 1970."""


def works(kept: Sequence[str]) -> dict[str, Callable[[], int]]:
    """Return what is measured, by name, given the texts of some kept matches: each returns how much it has done."""
    records = [read(text) for text in kept]
    found: dict[str, Callable[[], int]] = {}
    for name, game in GAMES.items():
        of_game = measures(game, [record for record in records if record.game == name])
        found |= {f"{name}: {what}": of_game[what] for what in MEASURES}
    return found | {START.format(number): _start_screen(storage(kept, number)) for number in SHELVES}


def storage(kept: Sequence[str], number: int) -> dict[str, str]:
    """Return what the browser's storage holds when it keeps so many matches, the same ones over and over."""
    matches = [from_text("", text) for text in kept]
    return {
        f"{saved_matches.PREFIX}m{index}": to_text(replace(matches[index % len(matches)], saved=NOW - index))
        for index in range(number)
    }


def start(entries: Mapping[str, str], place: str = "") -> dict[str, Any]:
    """Return the page's first action."""
    return {
        "do": "start",
        "now": NOW,
        "storage": dict(entries),
        "languages": ["en"],
        "place": place,
        "entropy": "bench",
    }


def _start_screen(entries: Mapping[str, str]) -> Callable[[], int]:
    action = start(entries)

    def once() -> int:
        respond(None, action)
        return 1

    return once
