"""Measures what longer thinking is worth: `python -m bench.strength --minutes 30`, which goes on where it stopped.

Two studies for each game. In positions of matches between masters architects of all times choose a move, and each is
judged by playing on: that is cheap, and shows how much a move gains. In matches longer thinkers meet the architect that
people play against: that shows what it comes to. All depends on the numbers of positions and deals alone.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from functools import partial
from hashlib import sha256
from itertools import takewhile
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from bench.budgets import DEALS, JUDGED, PLAYERS, SEED, met, thoughts
from bench.evidence import Found, of_matches, of_positions
from hofgarten.arena.pool import workers
from hofgarten.bots.levels import LEVELS, skill_of
from hofgarten.bots.value_function import data_of

FILE: Final = Path(__file__).with_name("strength.json")


class Study(NamedTuple):
    """Something that is done again and again."""

    game: str
    seconds: str
    """How long the opponent in a match thinks; empty: positions, and all times."""
    wanted: int
    """How often it is done in all."""

    @property
    def name(self) -> str:
        """Under which name its findings are kept."""
        return of_matches(self.game, self.seconds) if self.seconds else of_positions(self.game)


STUDIES: Final = (
    Study("zen-garden", "", 100),
    Study("zen-garden", "0.3", 16),
    Study("hanging-gardens", "", 100),
    Study("hanging-gardens", "0.1", 16),
)
"""Positions, and matches of an architect with three times the work of the one that people play against."""


def carry_out(task: tuple[Study, int]) -> tuple[str, Any]:
    """Do a study once, in the position or deal of a number; returns its name and what was found out."""
    study, number = task
    found = met(study.game, study.seconds, number) if study.seconds else thoughts(study.game, number)
    return study.name, found


def due(found: Found) -> Iterator[tuple[Study, int]]:
    """Yield what is yet to be done, such that all studies come to their end together."""
    done = {study: len(found.get(study.name, ())) for study in STUDIES}
    while left := [study for study in STUDIES if done[study] < study.wanted]:
        study = min(left, key=lambda study: done[study] / study.wanted)
        yield study, done[study]
        done[study] += 1


def basis() -> str:
    """Return a hash of what all that is found out depends on: seeds, deals, and each level's skill and weights."""
    games = {
        game: [DEALS[game], JUDGED[game], {level: skill_of(game, level) for level in LEVELS}, data_of(game)["weights"]]
        for game in DEALS
    }
    return sha256(json.dumps([SEED, PLAYERS, games], sort_keys=True).encode()).hexdigest()[:16]


def read() -> Found:
    """Return what has been found out so far; nothing, with a word about it, when that was of other opponents."""
    kept: dict[str, Any] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {"basis": basis(), "found": {}}
    if kept.get("basis") != basis():
        print(f"{FILE.name}: seed, deals, skills or weights are others now; it begins anew.", file=sys.stderr)
        return {}
    found: Found = kept["found"]
    return found


def text(found: Found) -> str:
    """Return the file's text: a line for each position or deal."""
    head = {"command": "python -m bench.strength", "basis": basis(), "seed": SEED, "deals": DEALS}
    lines = [json.dumps(head)[1:-1]]
    for name, rows in found.items():
        lines.append(f'"{name}": [\n' + ",\n".join(map(partial(json.dumps, separators=(",", ":")), rows)) + "\n]")
    return "{" + lines[0] + ', "found": {\n' + ",\n".join(lines[1:]) + "\n}}\n"


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; returns the exit status."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description="Measure what thinking is worth.")
    parser.add_argument("--minutes", type=float, default=30, help="begin nothing more after so long (default: 30)")
    parser.add_argument("--jobs", type=int, help="processes (default: one for each core)")
    options = parser.parse_args(arguments)
    found, end = read(), monotonic() + 60 * options.minutes
    with workers(options.jobs) as run:
        for name, result in run(carry_out, takewhile(lambda _: monotonic() < end, due(found))):
            found.setdefault(name, []).append(result)
            FILE.write_text(text(found), encoding="utf-8")
            print(f"  {name}: {len(found[name])}", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
