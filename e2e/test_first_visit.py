"""Cost of a first visit: bytes and requests until a match is being played."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from bench.transfer import OURS, play_until_turn, requested_files, sizes
from hofgarten.registry import GAMES
from tests.kit.thorough import first_of
from web.app.texts import LANGUAGES
from web.build.packs import members
from web.build.precompress import gzipped

MOST = 3_520_000
"""Bytes, compressed by gzip."""
MOST_OF_OURS = {"zen-garden": 355_000, "hanging-gardens": 381_000}
"""Bytes of our own code, art and texts, by game."""
MOST_REQUESTS = 48
MOST_OF_ITS_SCRIPTS = 132_000
MOST_OF_ITS_PYTHON = 103_500
"""Bytes of the workshop: its scripts, mostly CodeMirror, and its Python with the texts of one language."""

WORKSHOP = re.compile("/workshop|/series|/ladder|/arena/|/training|start_data/reference")
TRANSLATIONS = re.compile(f"/texts/({'|'.join(LANGUAGES[1:])})_")


@pytest.mark.parametrize("game", first_of(GAMES))
def test_a_first_visit_stays_within_its_budget(browser: Browser, site: str, dist: Path, game: str) -> None:
    addresses = requested_files(browser, site, play_until_turn(game))
    parts = sizes(dist, addresses)
    assert sum(parts.values()) <= MOST, parts
    assert sum(parts[part] for part in OURS) <= MOST_OF_OURS[game], parts
    assert len(addresses) <= MOST_REQUESTS, addresses
    files = {Path(address).name for address in addresses if "/games/" in address}
    assert files == {f"{game}.css", f"{game}.svg"}
    packs = {Path(address).stem for address in addresses if address.endswith(".pack")}
    assert packs == {"library", game.replace("-", "_")}


def test_the_workshop_stays_within_its_budget(dist: Path) -> None:
    """Its scripts are fetched with the first editor and the first run, its Python with the pack of later modules."""
    (version,) = (dist / "v").iterdir()
    scripts = [version / "workshop/editor.js", *(version / "workers").glob("series_worker*")]
    assert sum(len(gzipped(script.read_bytes())) for script in scripts) <= MOST_OF_ITS_SCRIPTS
    later = members((version / "pyodide/later.pack").read_bytes())
    ours = [content for path, content in later.items() if WORKSHOP.search(path) and not TRANSLATIONS.search(path)]
    assert len(ours) > len(WORKSHOP.pattern.split("|"))
    assert len(gzipped(b"".join(ours))) <= MOST_OF_ITS_PYTHON
