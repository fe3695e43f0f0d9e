"""Cost of a first visit: bytes and requests until a match is being played."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bench.transfer import OURS, play_until_turn, requested_files, sizes
from hofgarten.registry import GAMES

MOST = 3_722_000
"""Bytes, compressed by gzip."""
MOST_OF_OURS = 380_000
"""Bytes of our own code, art and texts."""
MOST_REQUESTS = 48


@pytest.mark.parametrize("game", GAMES)
def test_a_first_visit_stays_within_its_budget(browser: Browser, site: str, dist: Path, game: str) -> None:
    addresses = requested_files(browser, site, play_until_turn(game))
    parts = sizes(dist, addresses)
    assert sum(parts.values()) <= MOST, parts
    assert sum(parts[part] for part in OURS) <= MOST_OF_OURS, parts
    assert len(addresses) <= MOST_REQUESTS, addresses
    files = {Path(address).name for address in addresses if "/games/" in address}
    assert files == {f"{game}.css", f"{game}.svg"}
    packs = {Path(address).stem for address in addresses if address.endswith(".pack")}
    assert packs == {"library", game.replace("-", "_")}
