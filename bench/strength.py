"""Measure the value of longer thinking: `python -m bench.strength --minutes 30`. A later call continues.

Two studies for each game. Positions: in positions from matches between masters, architects with all thinking times
choose a move, and each move is judged by playing on. This is cheap and shows the gain per move. Matches: architects
with longer times play the default architect. This shows the effect on results. Both depend only on the number of the
position or deal.
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

from bench.budgets import DEALS, JUDGED, PLAYERS, SEED, play_default, try_budgets
from bench.strength_results import Found, game_of, of_matches, of_positions
from hofgarten.arena.pool import workers
from hofgarten.bots.levels import LEVELS, skill_of
from hofgarten.bots.value_function import data_of
from hofgarten.registry import GAMES

FILE: Final = Path(__file__).with_name("strength.json")


class Study(NamedTuple):
    """An experiment that is repeated."""

    game: str
    seconds: str
    """Thinking time of the opponent in a match; an empty string stands for positions with all times."""
    wanted: int
    """Total number of repetitions."""

    @property
    def name(self) -> str:
        """Name of its findings in the file."""
        return of_matches(self.game, self.seconds) if self.seconds else of_positions(self.game)


def tripled(game: str) -> str:
    """Return the thinking time with three times the work of the default architect."""
    usual = skill_of(GAMES[game], "architect").determinizations
    return min(DEALS[game], key=lambda seconds: abs(DEALS[game][seconds] - 3 * usual))


STUDIES: Final = tuple(study for game in GAMES for study in (Study(game, "", 100), Study(game, tripled(game), 16)))
"""Positions, and matches of an architect with three times the work of the default one."""


def carry_out(task: tuple[Study, int]) -> tuple[str, Any]:
    """Run a study once, for one position or deal; return the study's name and the finding."""
    study, number = task
    found = play_default(study.game, study.seconds, number) if study.seconds else try_budgets(study.game, number)
    return study.name, found


def due(found: Found) -> Iterator[tuple[Study, int]]:
    """Yield the open repetitions in an order in which all studies finish together."""
    done = {study: len(found.get(study.name, ())) for study in STUDIES}
    while left := [study for study in STUDIES if done[study] < study.wanted]:
        study = min(left, key=lambda study: done[study] / study.wanted)
        yield study, done[study]
        done[study] += 1


def basis(game: str) -> str:
    """Return a hash of everything that a game's findings depend on: seeds, deals, each level's skill, weights."""
    skills = {level: skill_of(GAMES[game], level) for level in LEVELS}
    parts = [SEED, PLAYERS, DEALS[game], JUDGED[game], skills, data_of(GAMES[game]).get("weights")]
    return sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()[:16]


def read() -> Found:
    """Return the findings so far, without those about other bots, for which there is a message."""
    kept: dict[str, Any] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {"basis": {}, "found": {}}
    stale = {game for game, known in kept["basis"].items() if game not in GAMES or known != basis(game)}
    for game in sorted(stale):
        print(f"{FILE.name}: {game}: seed, deals, skills or weights have changed; starting again.", file=sys.stderr)
    return {name: rows for name, rows in kept["found"].items() if game_of(name) not in stale}


def text(found: Found) -> str:
    """Return the text of the file, with a line for each position or deal."""
    games = dict.fromkeys(map(game_of, found))
    head = {
        "command": "python -m bench.strength",
        "basis": {game: basis(game) for game in games},
        "seed": SEED,
        "deals": {game: DEALS[game] for game in games},
    }
    lines = [json.dumps(head)[1:-1]]
    for name, rows in found.items():
        lines.append(f'"{name}": [\n' + ",\n".join(map(partial(json.dumps, separators=(",", ":")), rows)) + "\n]")
    return "{" + lines[0] + ', "found": {\n' + ",\n".join(lines[1:]) + "\n}}\n"


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m bench.strength", description="Measure the value of longer thinking."
    )
    parser.add_argument("--minutes", type=float, default=30, help="start no repetition after this time (default: 30)")
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
