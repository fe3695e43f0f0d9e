"""The tables of the report and of `docs/speed.md`, row by row, as plain data."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple

from hofgarten.registry import GAMES
from web.app.texts import Words

OURS: Final = "Hofgarten"
STOCK: Final = "stock PyScript"
CHESS: Final = "python-chess"
CATAN: Final = "catanatron"
PEERS: Final = (STOCK, CHESS, CATAN)
"""Subjects that ours are compared with."""
TITLES: Final = {game: Words("en").of("game", game) for game in GAMES}
"""Game -> its name as a subject."""
MEDIAN: Final = 0.5
SLOWER: Final = "main thread 4 times slower"
MEMORY: Final = {
    "start screen": "115",
    "first move": "",
    "four architects": "200",
    "end of their match": "",
    "10 s after leaving it": "",
    "series in two lanes": "350",
    "10 s after leaving the series": "",
}
"""Points of a visit -> target of the page's process in megabytes."""
BROWSER: Final = ", whole browser"
NODES: Final = "nodes at the end of their match"
COLLECTED: Final = ", after a collection"

STEPS: Final = {
    "worker": "HTML, style sheet, scripts of the page and of PyScript",
    "scripts": "worker, scripts of Pyodide",
    "compiled": "WebAssembly: the rest of its transfer, compilation",
    "python": "start of Python, with its library",
    "imported": "import of the page's Python",
    "answered": "first reply",
    "ready": "page compared and shown",
}
"""Name of a mark at the end of a step -> the step."""
WHOLE: Final = "until the first answered click"


@dataclass(frozen=True)
class Setting:
    """Parameters of a measurement."""

    runs: int
    """Number of measurements of each case, in turns with its comparisons."""
    dist: Path
    """The built page, with its compressed files."""
    alone: bool = False
    """True to leave out other projects and the slow network."""


class Figure(NamedTuple):
    """One measured number."""

    key: str
    """Key of the rows that show it."""
    subject: str
    """One of ours, such as a game, or of PEERS."""
    value: float


@dataclass(frozen=True)
class Row:
    """A row: a quantile of the figures with its key, for each subject."""

    key: str
    unit: str
    """For example "ms", "moves/s", "kB"; empty for a count."""
    share: float = MEDIAN
    """The quantile."""
    target: str = ""

    @property
    def label(self) -> str:
        """Text of the first column."""
        return self.key if self.share == MEDIAN else f"{self.key}, {self.share:.0%}"


ROWS: Final[Mapping[str, tuple[Row, ...]]] = {
    "boot": (
        Row("empty cache", "ms", target="ratio 0.40"),
        Row("warm cache", "ms", target="ratio 0.40"),
        Row("service worker, stock PyScript with a warm cache", "ms", target="ratio 0.40"),
        Row("warm cache, processor time", "ms"),
        Row("Slow 4G, empty cache", "ms"),
        Row("first contentful paint, empty cache", "ms"),
        Row("first contentful paint, warm cache", "ms", target="300"),
        Row("longest task of the main thread", "ms", target="50"),
        Row(f"longest task, {SLOWER}", "ms", target="100"),
    ),
    "timeline": tuple(Row(step, "ms") for step in (*STEPS.values(), WHOLE)),
    "size": (
        Row("all files, by gzip", "kB"),
        Row("all files, by brotli", "kB"),
        Row("requests", ""),
        Row("Hofgarten's own files", "kB"),
        Row("our rules, records and bots", "kB"),
        Row("our texts", "kB"),
        Row("our views", "kB"),
        Row("our models, actions and other Python", "kB"),
        Row("our HTML", "kB"),
        Row("our style sheets", "kB"),
        Row("our scripts", "kB"),
        Row("our pictures and other files", "kB"),
        Row("Python (WebAssembly)", "kB"),
        Row("Python's library", "kB"),
        Row("Pyodide's scripts", "kB"),
        Row("PyScript, Idiomorph", "kB"),
        Row("typefaces", "kB"),
    ),
    "interaction": (
        Row("click until painted", "ms"),
        Row("click until painted", "ms", 0.95, "50"),
        Row("event timing of a click", "ms", 0.98),
        Row(f"click until painted, {SLOWER}", "ms"),
        Row(f"click until painted, {SLOWER}", "ms", 0.95, "150"),
        Row("longest task while four architects play", "ms", target="50"),
        Row(f"longest task while four architects play, {SLOWER}", "ms", target="100"),
    ),
    "analysis": (
        Row("first ranking", "ms"),
        Row("first ranking", "ms", 0.95, "150"),
        Row("final ranking", "ms"),
        Row("final ranking", "ms", 0.95, "3,000"),
    ),
    "room": (
        Row("on the device with the click", "ms"),
        Row("on the device with the click", "ms", 0.95),
        Row("on the other device", "ms"),
        Row("on the other device", "ms", 0.95, "300"),
    ),
    "memory": (
        *(Row(point, "MB", target=target) for point, target in MEMORY.items()),
        *(Row(point + BROWSER, "MB", target="512") for point in MEMORY),
        Row(NODES, ""),
        Row(NODES + COLLECTED, "", target="20,000"),
    ),
    "engine": (
        Row("random moves", "moves/s"),
        Row("legal moves listed", "moves/s"),
        Row("random matches of two players", "matches/s"),
        Row("record written, read and verified", "ms", target="10"),
    ),
}
"""Part -> its rows. All figures with a key of a part are in one of its rows."""
