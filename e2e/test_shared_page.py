"""Shared pages of tests: one that stops painting is replaced, and its failure costs seconds, not minutes."""

import inspect
from collections.abc import Callable, Iterator
from unittest.mock import Mock

import pytest
from playwright.sync_api import Browser, Page

from e2e import conftest
from e2e.conftest import FAILED
from tests.kit import shared_page
from tests.kit.shared_page import SharedPage, paints

PAUSE = {"policy": "pause"}
"""A virtual time that stands still: no animation frame comes, and scripts that are asked for still run."""
LOOP = "() => { setTimeout(() => { for (;;); }, 0); }"


@pytest.fixture
def shared(lasting_browser: Browser, site: str) -> Iterator[SharedPage]:
    """Return a shared page without Python, of no other test."""
    pages = SharedPage(lasting_browser, site, {})
    yield pages
    pages.clear()


def stop_painting(page: Page) -> None:
    page.context.new_cdp_session(page).send("Emulation.setVirtualTimePolicy", PAUSE)


@pytest.mark.parametrize(
    "stop", [stop_painting, lambda page: page.evaluate(LOOP)], ids=["no frames", "an endless script"]
)
def test_a_page_that_stops_painting_is_replaced_before_the_next_test(
    shared: SharedPage, stop: Callable[[Page], object], monkeypatch: pytest.MonkeyPatch
) -> None:
    page = shared.acquire()
    assert paints(page)
    stop(page)
    monkeypatch.setattr(shared_page, "PAINT_MS", 500)
    with pytest.warns(UserWarning, match="a shared page was dropped: it painted no frame"):
        following = shared.acquire()
    assert page.is_closed()
    assert following is not page


def test_a_page_is_released_whatever_becomes_of_its_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conftest, "take_picture", Mock(side_effect=OSError("disk full")))
    shared, stash = Mock(page=Mock(frames=[])), pytest.Stash()
    shared.page.is_closed.return_value = False
    request = Mock(fixturenames=())
    request.node = Mock(stash=stash, get_closest_marker=lambda name: None)
    request.getfixturevalue.return_value.of.return_value = shared
    lent = inspect.unwrap(conftest.page)("chromium", {}, request)
    next(lent)
    stash[FAILED] = True
    with pytest.raises(OSError, match="disk full"):
        next(lent)
    shared.release.assert_called_once_with(broken=True)
