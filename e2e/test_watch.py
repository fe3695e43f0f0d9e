"""Tests for the server of `make play`: an open page is reloaded after a build, also where it works offline."""

import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.versions import newer, running, version
from tests.kit import zen_garden_page
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH
from web.build.server import address_of
from web.build.watch import make_play_server

pytestmark = [pytest.mark.context(service_workers="allow"), pytest.mark.fresh]


@pytest.fixture
def site(dist: Path, tmp_path: Path) -> Iterator[str]:
    """Return the address of a copy of the page, in the folder `page`."""
    server = make_play_server(shutil.copytree(dist, tmp_path / "page"))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield address_of(server)
    server.shutdown()
    server.server_close()


@pytest.mark.thorough
def test_an_open_page_is_reloaded_after_a_build(page: Page, site: str, dist: Path, tmp_path: Path) -> None:
    page.goto(site)
    ready(page)
    expect(zen_garden_page.open_settings(page)).to_contain_text(ENGLISH("offline.ready"))
    zen_garden_page.close(page)
    built = newer(dist, tmp_path / "built")
    with page.expect_event("load"):
        shutil.rmtree(tmp_path / "page")
        built.rename(tmp_path / "page")
    ready(page)
    assert running(page) == version(tmp_path / "page")
