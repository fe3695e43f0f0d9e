"""Shared pages of tests: one that stops painting is replaced, and its failure costs seconds, not minutes."""

import inspect
import os
import signal
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from types import SimpleNamespace
from unittest.mock import Mock

import pytest
from playwright.sync_api import Browser, Page, Playwright

from e2e import conftest
from e2e.conftest import FAILED, start
from tests.kit import shared_page
from tests.kit.shared_page import SharedPage, close, new_context, paints, take_picture

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


def test_a_page_that_paints_is_handed_on(shared: SharedPage) -> None:
    page = shared.acquire()
    shared.release(broken=False)
    assert shared.acquire() is page


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


def test_a_page_without_a_picture_does_not_hold_up_its_release(
    shared: SharedPage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_page, "PICTURE_MS", 500)
    page = shared.acquire()
    page.evaluate(LOOP)
    with pytest.warns(UserWarning, match="no picture of the page: .*Timeout 500ms"):
        take_picture(page, tmp_path / "failed.png")
    with pytest.warns(UserWarning, match="a shared page was dropped: its test failed"):
        shared.release(broken=True)
    assert page.is_closed()
    assert shared.acquire() is not page


def test_a_context_that_cannot_be_closed_is_left_to_its_browser(
    playwright: Playwright, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shared_page, "CLOSING_S", 0.5)
    browser = start(playwright, "chromium", is_quick=False)
    context = new_context(browser)
    processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    program = next(process["id"] for process in processes if process["type"] == "browser")
    os.kill(program, signal.SIGSTOP)
    try:
        began = time.monotonic()
        with pytest.warns(UserWarning, match="not closed within"):
            close(context)
        assert time.monotonic() - began < 10
    finally:
        os.kill(program, signal.SIGCONT)
    browser.close()


@pytest.mark.parametrize("phase", ["setup", "call"])
def test_a_failed_set_up_breaks_the_page_like_a_failed_test(phase: str) -> None:
    item = SimpleNamespace(stash=pytest.Stash())
    for when, failed in ((phase, True), ("teardown", False)):
        hook = conftest.pytest_runtest_makereport(item)  # type: ignore[arg-type]
        next(hook)
        with pytest.raises(StopIteration):
            hook.send(SimpleNamespace(when=when, failed=failed))  # type: ignore[attr-defined]
    assert item.stash[FAILED]


def test_a_page_is_released_whatever_becomes_of_its_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(conftest, "take_picture", Mock(side_effect=OSError("disk full")))
    shared, stash = Mock(), pytest.Stash()
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
