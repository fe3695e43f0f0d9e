"""Measures that run in two Pythons, the page's and this one. They need only modules that the page contains."""

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
"""The measures of each game that are used."""

START: Final = "start screens with {} matches"
SAVED_COUNTS: Final = (1, 500)

NOW: Final = 1_800_000_000_000
"""The time, in milliseconds since 1970."""


def works(kept: Sequence[str]) -> dict[str, Callable[[], int]]:
    """Return the measures by name, given the texts of some saved matches. Each returns its number of repetitions."""
    records = [read(text) for text in kept]
    found: dict[str, Callable[[], int]] = {}
    for name, game in GAMES.items():
        of_game = measures(game, [record for record in records if record.game == name])
        found |= {f"{name}: {what}": of_game[what] for what in MEASURES}
    return found | {START.format(number): _start_screen(storage(kept, number)) for number in SAVED_COUNTS}


def storage(kept: Sequence[str], number: int) -> dict[str, str]:
    """Return the browser's storage with this number of saved matches, repeating the given ones."""
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
        "fields": {},
        "entropy": "bench",
    }


def _start_screen(entries: Mapping[str, str]) -> Callable[[], int]:
    action = start(entries)

    def once() -> int:
        respond(None, action)
        return 1

    return once
