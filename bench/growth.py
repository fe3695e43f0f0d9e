"""Growth of cost: along a match, with the number of players, of saved matches, and of verified records."""

import subprocess
import sys
import tempfile
from collections.abc import Mapping, Sequence
from functools import partial
from itertools import cycle, islice
from pathlib import Path
from statistics import mean, median
from time import process_time
from typing import Any, Final, NamedTuple

from bench.interleave import in_turns
from bench.match_cost import Move, course, model_with_match, moves
from bench.measures import start, storage
from bench.model import Curve, Part, Row, Setting
from hofgarten.cli.bench import samples
from hofgarten.record import write
from hofgarten.registry import GAMES
from web.app.model.match.match import branch
from web.app.model.match.serialize import from_text
from web.app.model.model import Model
from web.app.program import respond

WINDOW: Final = 8
"""Number of consecutive moves averaged for a point of a curve: the steps of a turn differ more than turns do."""

KEPT: Final = (1, 10, 50, 100, 200, 500)
RECORDS: Final = (1, 10, 100, 1_000, 10_000)
SOME: Final = 100
"""Number of records compared with the largest number."""
VERIFY_AIM: Final = f"at most 1.1 of {SOME} records"

_VERIFY: Final = """
import re, sys, time
from pathlib import Path
from hofgarten.cli import main
assert main(["verify", sys.argv[1]]) == 0
print(time.process_time(), re.search("VmHWM:\\s*([0-9]+)", Path("/proc/self/status").read_text())[1])
"""
"""Verify, then print CPU seconds and peak kilobytes. The system's figure for a child process starts with its parent's.
"""

NOTES: Final = (
    """Times are CPU times in CPython. A move is a bot's, without animation: update, page, and save. A save holds the
whole match in one text: its size grows with the moves, to 3 kB. The page and its time grow with the tiles in play.""",
)

Key = tuple[str, int]
"""A game and a number of players."""


Runs = Mapping[Key, Sequence[Sequence[Move]]]
"""Game and players -> cost of each move, for each run."""


class Verified(NamedTuple):
    """Cost of `python -m hofgarten verify`."""

    seconds: float
    """CPU time."""
    megabytes: float
    """Peak memory."""


def measure(setting: Setting) -> Part:
    """Measure comparable cases in turns; verify once for each number of records."""
    runs = _runs(setting.runs)
    texts = [write(record) for game in GAMES.values() for record in samples(game)]
    screen, by_saved = _by_saved_matches(texts, setting.runs)
    of_verify, verifying = _verify(texts)
    rows = [row for key in runs for row in _rows(key, runs[key])]
    rows += [*(player_row(game, runs) for game in GAMES), screen, *of_verify]
    return Part("How cost grows", rows, (*_along(runs), _players(runs), by_saved, *verifying), NOTES)


def _runs(number: int) -> Runs:
    found: dict[Key, list[list[Move]]] = {(name, players): [] for name in GAMES for players in GAMES[name].players}
    for key in found:
        course(*key)  # warm-up: fills the caches
    for _ in range(number):
        for key, of_match in found.items():
            of_match.append(course(*key))
    return found


def _rows(key: Key, runs: Sequence[Sequence[Move]]) -> list[Row]:
    """Return rows that compare the last quarter of a match with the first."""
    last, first = "last quarter", "first quarter"

    def row(what: str, unit: str, field: str, aim: str) -> Row:
        quarters = [(values[: len(values) // 4], values[-len(values) // 4 :]) for values in _values(runs, field)]
        figures = {last: [mean(end) for _, end in quarters], first: [mean(begin) for begin, _ in quarters]}
        return Row(f"{_called(key)}: {what}", unit, figures, aim, ours=last)

    return [
        row("a move", "ms", "ms", "flat, apart from the page's growth"),
        row("saved after a move", "bytes", "saved", "small"),
    ]


def _along(runs: Runs) -> list[Curve]:
    """Return the curves of cost along a match."""

    def curve(name: str, title: str, y: str, field: str) -> Curve:
        lines = {
            _called(key): _windows([median(each) for each in zip(*_values(found, field), strict=True)])
            for key, found in runs.items()
        }
        return Curve(name, title, "moves made", y, lines)

    return [
        curve("move-time", "A move, along a match", "ms", "ms"),
        curve("move-bytes", "Saved bytes after a move, along a match", "bytes", "saved"),
        curve("page-bytes", "The page after a move, along a match", "bytes", "html"),
    ]


def _values(runs: Sequence[Sequence[Move]], field: str) -> list[list[float]]:
    return [[getattr(move, field) for move in run] for run in runs]


def _windows(values: Sequence[float]) -> list[tuple[float, float]]:
    """Return the middle and the mean of each window of consecutive values."""
    parts = [values[at : at + WINDOW] for at in range(0, len(values) - WINDOW + 1, WINDOW)]
    return [(number * WINDOW + WINDOW / 2, mean(part)) for number, part in enumerate(parts)]


def _players(runs: Runs) -> Curve:
    """Return the curve of the total cost of a match by number of players."""
    lines: dict[str, list[tuple[float, float]]] = {name: [] for name in GAMES}
    for (name, players), found in runs.items():
        lines[name].append((players, median(sum(values) for values in _values(found, "ms"))))
    return Curve("players", "All moves of a match", "players", "ms", lines)


def player_row(game: str, runs: Runs) -> Row:
    """Return a row with the mean cost of a move for the most players, compared with the fewest."""
    by_players = {players: found for (name, players), found in runs.items() if name == game}
    figures = {
        _players_called(players): [mean(run) for run in _values(found, "ms")] for players, found in by_players.items()
    }
    fewest, most = (_players_called(find(by_players)) for find in (min, max))
    return Row(f"{game}: a move, {most}", "ms", {name: figures[name] for name in (most, fewest)}, ours=most)


def _players_called(players: int) -> str:
    return f"{players} players"


def _by_saved_matches(texts: Sequence[str], runs: int) -> tuple[Row, Curve]:
    """Return the cost of the start screen, and of a move in the middle of a match, by number of saved matches.

    The row is for the start screen: most matches compared with fewest.
    """
    half = [branch(match, match.at // 2, "", "") for match in (from_text("", text) for text in texts)]
    screen, move = "the start screen", "a move"
    game = half[0].record.game
    works = {}
    for number in KEPT:
        kept = storage(texts, number)
        works[screen, number] = partial(_processor_ms, start(kept))
        works[move, number] = partial(_move_ms, model_with_match(half[0], "half", kept), game)
    in_turns(works, 1)
    figures = in_turns(works, runs)
    lines = {what: [(number, median(figures[what, number])) for number in KEPT] for what in (screen, move)}
    most, one = (f"{number} saved" for number in (KEPT[-1], KEPT[0]))
    beside = {most: figures[screen, KEPT[-1]], one: figures[screen, KEPT[0]]}
    row = Row(f"Python's reply for the start screen, {most}", "ms", beside, ours=most)
    return row, Curve("shelf", "By number of saved matches", "saved matches", "ms", lines)


def _processor_ms(action: Mapping[str, Any]) -> float:
    begun_at = process_time()
    respond(None, action)
    return 1000 * (process_time() - begun_at)


def _move_ms(model: Model, game: str) -> float:
    return next(moves(model, game)).ms


def _verify(texts: Sequence[str]) -> tuple[list[Row], list[Curve]]:
    """Return the time of `verify` for each record after the first, and its memory, by number of records.

    The rows compare the largest number of records with a hundred.
    """
    with tempfile.TemporaryDirectory() as folder:
        found = {number: _verified(Path(folder, "matches.jsonl"), texts, number) for number in RECORDS}
    alone = found[1].seconds
    more = [(number, 1000 * (found[number].seconds - alone) / (number - 1)) for number in RECORDS[1:]]
    memory = [(number, one.megabytes) for number, one in found.items()]
    about = "`python -m hofgarten verify`"
    rows = [
        verify_row(f"{about}: memory", "MB", dict(memory)),
        verify_row(f"{about}: each record after the first", "ms", dict(more)),
    ]
    return rows, [
        Curve("verify-time", f"{about}: each record after the first", "records", "ms", {"ms": more}, logarithmic=True),
        Curve("verify-memory", f"{about}: memory", "records", "MB at most", {"MB": memory}, logarithmic=True),
    ]


def verify_row(what: str, unit: str, figures: Mapping[int, float]) -> Row:
    """Return a row that compares the largest number of records with a hundred."""
    most, some = (f"{number:,} records" for number in (RECORDS[-1], SOME))
    return Row(f"{what}, {most}", unit, {most: [figures[RECORDS[-1]]], some: [figures[SOME]]}, VERIFY_AIM, ours=most)


def _verified(file: Path, texts: Sequence[str], number: int) -> Verified:
    """Verify this many records, repeating the given ones."""
    with file.open("w", encoding="utf-8") as out:
        out.writelines(f"{text}\n" for text in islice(cycle(texts), number))
    command = [sys.executable, "-c", _VERIFY, str(file)]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout  # noqa: S603 - it is our own
    seconds, kilobytes = said.split()[-2:]
    return Verified(float(seconds), float(kilobytes) / 1000)


def _called(key: Key) -> str:
    name, players = key
    return f"{name}, {players} players"
