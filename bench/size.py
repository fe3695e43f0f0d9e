"""Transferred bytes of a first visit, by part, compared with stock PyScript and bare Pyodide printing one line."""

from collections.abc import Iterable
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from bench.boot import PAGES, make_peers, name_of
from bench.model import OURS, Part, Row, Setting
from bench.transfer import OURS as OUR_PARTS, play_until_turn, requested_files, sizes
from bench.visits import browsing
from hofgarten.registry import GAMES
from tests.kit.serve import serve
from web.build.precompress import SUFFIXES, beside, compress

KILO: Final = 1000
AIM: Final = "at most 5500"
AIM_OURS: Final = "at most 350"


def measure(setting: Setting) -> Part:
    """Measure first visits until the user is to move in a match of each game. The figures are always the same."""
    others = make_peers(setting.dist)
    with browsing() as browser:
        peers = dict[str, list[float]](), dict[str, list[float]]()
        for peer in PAGES:
            addresses = requested_files(browser, serve(others), wait_for_line, name_of(peer))
            peers[0][peer] = [sum(sizes(others, addresses).values()) / KILO]
            peers[1][peer] = [float(len(addresses))]
        rows: list[Row] = []
        for game in GAMES:
            addresses = requested_files(browser, serve(setting.dist), play_until_turn(game))
            rows += rows_for(game, setting.dist, addresses, *peers)
    return Part("Bytes of a first visit", rows, notes=NOTES)


def wait_for_line(page: Page) -> None:
    """Wait until a peer's page has printed its line."""
    page.get_by_text("Hello").wait_for()


def rows_for(
    game: str, dist: Path, addresses: list[str], peers: dict[str, list[float]], requests: dict[str, list[float]]
) -> list[Row]:
    """Return the rows of one game's visit."""
    parts = sizes(dist, addresses)
    ours = sum(parts[part] for part in OUR_PARTS)
    return [
        Row(f"{game}: all, gzip", "kB", {OURS: [sum(parts.values()) / KILO], **peers}, AIM),
        Row(f"{game}: all, brotli where the server has it", "kB", {OURS: [smallest(dist, addresses) / KILO]}),
        Row(f"{game}: requests", "", {OURS: [float(len(addresses))], **requests}),
        Row(f"{game}: of our own making, gzip", "kB", {OURS: [ours / KILO]}, AIM_OURS),
        *(Row(f"{game}: {part}, gzip", "kB", {OURS: [size / KILO]}) for part, size in parts.items()),
    ]


def smallest(dist: Path, addresses: Iterable[str]) -> int:
    """Return the bytes of files, in Brotli if a compressed copy exists."""
    if not beside(dist / "index.html", "br").exists():
        compress(dist)
    paths = [dist / (address or "index.html") for address in addresses]
    return sum((beside(path, "br") if path.suffix in SUFFIXES else path).stat().st_size for path in paths)


NOTES: Final = (
    (
        "From an empty cache until the user is to move in a match against a bot: all requested files, compressed by"
        " gzip or Brotli. Files that are prefetched later, in idle time, are not counted: the other packs, and the"
        " whole build for the service worker."
    ),
)
