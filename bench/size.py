"""Transferred bytes of a first visit, by part, compared with stock PyScript printing one line."""

import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from playwright.sync_api import Page

from bench.boot import write_stock
from bench.rows import STOCK, TITLES, Figure, Setting
from bench.transfer import OURS as OUR_PARTS, play_until_turn, requested_files, sizes
from bench.visits import browsing
from tests.kit.serve import serve
from web.build.precompress import SUFFIXES, beside

KILO: Final = 1000


def measure(setting: Setting) -> Iterator[Figure]:
    """Measure first visits until the user is to move in a match of each game. The figures are always the same."""
    with browsing() as browser, tempfile.TemporaryDirectory() as folder:
        site = serve(setting.dist)
        for game, title in TITLES.items():
            addresses = requested_files(browser, site, play_until_turn(game))
            parts = sizes(setting.dist, addresses)
            yield from whole(title, parts, addresses)
            yield Figure("all files, by brotli", title, smallest(setting.dist, addresses) / KILO)
            yield Figure("Hofgarten's own files", title, sum(parts[part] for part in OUR_PARTS) / KILO)
            yield from (Figure(part, title, size / KILO) for part, size in parts.items())
        if not setting.alone:
            write_stock(Path(folder))
            addresses = requested_files(browser, serve(Path(folder)), wait_for_line)
            yield from whole(STOCK, sizes(Path(folder), addresses), addresses)


def whole(subject: str, parts: dict[str, int], addresses: list[str]) -> Iterator[Figure]:
    """Yield the bytes by gzip, and the number of requests."""
    yield Figure("all files, by gzip", subject, sum(parts.values()) / KILO)
    yield Figure("requests", subject, len(addresses))


def wait_for_line(page: Page) -> None:
    """Wait until the page of stock PyScript has printed its line."""
    page.get_by_text("Hello").wait_for()


def smallest(dist: Path, addresses: Iterable[str]) -> int:
    """Return the bytes of files, in Brotli where it helps."""
    paths = [dist / (address or "index.html") for address in addresses]
    return sum((beside(path, "br") if path.suffix in SUFFIXES else path).stat().st_size for path in paths)
