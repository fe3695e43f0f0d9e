"""A slow network: the page waits as long as bytes arrive, says how far it is, and plays what was pressed meanwhile."""

import re
import threading
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import IO

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.kit import zen_garden_page
from tests.kit.page_guard import PageGuard
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.teaching.rule_book import rule_book
from web.build.server import HOST, Handler, Server, address_of

pytestmark = pytest.mark.fresh

PIECES = 8
LIMIT_MS = 30_000
"""Time without a byte after which the page speaks of a fault."""
LOADING = re.compile(r"^Loading Python: \d+\.\d of \d+\.\d\sMB$")
RULES = [f"{rule} {title}" for rule, title in rule_book("hanging-gardens", "en").titles.items()]
SHIFTS = """
window.shifts = [];
new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((entry) => entry.value)))
    .observe({ type: "layout-shift", buffered: true });
"""
"""Collects how far parts of the page have moved, after a click or without one."""


class Line:
    """A connection over which the WebAssembly arrives only as far as a test lets it."""

    def __init__(self) -> None:
        """Let no piece pass."""
        self.address = ""
        self._passed = threading.Semaphore(0)

    def let_piece_pass(self) -> None:
        """Let the next of the pieces pass."""
        self._passed.release()

    def let_all_pass(self) -> None:
        """Let everything pass."""
        self._passed.release(10 * PIECES)

    def wait(self) -> None:
        """Wait until the next piece may pass."""
        self._passed.acquire()


class Trickle(Handler):
    """Serve the WebAssembly in pieces."""

    def __init__(self, *args: object, line: Line, prefix: str, directory: str) -> None:
        """Store the connection."""
        self.line = line
        super().__init__(*args, prefix=prefix, directory=directory)

    def copyfile(self, source: IO[bytes], outputfile: IO[bytes]) -> None:  # type: ignore[override]
        """Send a file, in pieces if it is the WebAssembly."""
        content = source.read()
        size = -(-len(content) // PIECES) if ".wasm" in self.path else len(content)
        for start in range(0, len(content), size):
            if size < len(content):
                self.line.wait()
            outputfile.write(content[start : start + size])


@pytest.fixture
def line(dist: Path) -> Iterator[Line]:
    """Return a slow connection to the page."""
    line = Line()
    server = Server((HOST, 0), partial(Trickle, line=line, prefix="/", directory=str(dist)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    line.address = address_of(server)
    yield line
    line.let_all_pass()
    server.shutdown()
    server.server_close()


def press_play(page: Page, line: Line) -> Locator:
    """Open the page and press *Play* before Python is there; return the text beside it with the bytes."""
    page.clock.install()
    page.goto(line.address)
    below = page.get_by_role("button", name=ENGLISH("import.open_dialog"))
    # A press on a button that is out of view would scroll to it.
    zen_garden_page.play_button(page).scroll_into_view_if_needed()
    before = below.bounding_box()
    zen_garden_page.play_button(page).click()
    main = page.get_by_role("main")
    expect(main.get_by_text(ENGLISH("start.coming"))).to_be_visible()
    assert below.bounding_box() == before
    return main.get_by_text(LOADING)


@pytest.mark.firefox(thorough=True)
def test_the_page_waits_as_long_as_bytes_arrive_and_then_plays(page: Page, guard: PageGuard, line: Line) -> None:
    guard.allow(f"another origin was asked: {line.address}")
    loading = press_play(page, line)
    for _ in range(3):
        before = loading.text_content() if loading.count() else ""
        line.let_piece_pass()
        expect(loading).to_be_visible()
        expect(loading).not_to_have_text(before or "")
        page.clock.fast_forward(LIMIT_MS * 2 // 3)
        expect(page.get_by_role("alert").filter(visible=True)).to_have_count(0)
    line.let_all_pass()
    expect(zen_garden_page.board(page)).to_be_visible()
    expect(page.get_by_text(ENGLISH("start.coming"))).to_have_count(0)


@pytest.mark.thorough
def test_a_stream_that_stops_is_called_a_lost_connection(page: Page, guard: PageGuard, line: Line) -> None:
    guard.allow(f"another origin was asked: {line.address}")
    loading = press_play(page, line)
    line.let_piece_pass()
    expect(loading).to_be_visible()
    page.clock.fast_forward(LIMIT_MS + 1000)
    alert = page.get_by_role("alert").filter(visible=True)
    expect(alert.get_by_text(ENGLISH("page.unreachable"))).to_be_visible()
    expect(alert.get_by_text(ENGLISH("page.trouble"))).to_be_hidden()
    expect(alert.get_by_text(ENGLISH("page.saved"))).to_be_hidden()
    expect(loading).to_be_hidden()
    # It goes on after all.
    line.let_all_pass()
    expect(zen_garden_page.board(page)).to_be_visible()
    expect(page.get_by_role("alert").filter(visible=True)).to_have_count(0)


@pytest.mark.thorough
def test_nothing_moves_by_a_press_and_when_python_arrives(page: Page, guard: PageGuard, line: Line) -> None:
    guard.allow(f"another origin was asked: {line.address}")
    page.add_init_script(SHIFTS)
    page.goto(line.address)
    below = page.get_by_role("button", name=ENGLISH("import.open_dialog"))
    before = below.bounding_box()
    page.evaluate("document.fonts.ready.then(() => window.shifts.length = 0)")
    page.get_by_role("button", name=ENGLISH("menu.title")).click()
    line.let_piece_pass()
    expect(page.get_by_text(LOADING).filter(visible=True)).to_have_count(1)
    assert below.bounding_box() == before
    line.let_all_pass()
    expect(page.get_by_role("dialog", name=ENGLISH("menu.title"))).to_be_visible()
    assert page.evaluate("window.shifts") == []


@pytest.mark.firefox(thorough=True)
def test_the_rule_book_can_be_read_while_python_loads(page: Page, guard: PageGuard, line: Line) -> None:
    guard.allow(f"another origin was asked: {line.address}")
    page.add_init_script(SHIFTS)
    page.goto(line.address)
    zen_garden_page.choose_game(page, "hanging-gardens")
    page.get_by_role("link", name=ENGLISH("way.rules")).filter(visible=True).click()
    title = page.get_by_role("heading", level=1)
    expect(title).to_have_text(RULES[0])
    page.get_by_role("link", name=ENGLISH("rulebook.next")).click()
    expect(title).to_have_text(RULES[1])
    expect(page).to_have_title(re.compile(RULES[1]))
    line.let_piece_pass()
    expect(page.get_by_text(LOADING)).to_be_visible()
    page.evaluate("document.fonts.ready.then(() => scrollTo(0, 100)).then(() => window.shifts.length = 0)")
    shown = title.element_handle()
    line.let_all_pass()
    ready(page)
    expect(page.get_by_text(LOADING)).to_have_count(0)
    assert shown.evaluate("(element) => element.isConnected"), "Python's page is the same one"
    assert page.evaluate("[scrollY, window.shifts]") == [100, []]
    page.get_by_role("link", name=ENGLISH("page.home")).click()
    expect(page.get_by_role("radio", name=ENGLISH.of("game", "hanging-gardens"))).to_be_checked()


@pytest.mark.thorough
def test_a_lesson_can_be_looked_at_while_python_loads(page: Page, guard: PageGuard, line: Line) -> None:
    guard.allow(f"another origin was asked: {line.address}")
    page.goto(f"{line.address}#learn/zen-garden")
    expect(zen_garden_page.board(page)).to_be_visible()
    expect(page.get_by_text(re.compile(r"^Step 1 of \d+$"))).to_be_visible()
    following = page.get_by_role("button", name=ENGLISH("learn.next"), exact=True)
    following.click()
    page.get_by_role("link", name=ENGLISH("page.home")).click()
    expect(zen_garden_page.play_button(page)).to_be_visible()
    page.go_back()
    expect(following).to_be_visible()
    line.let_all_pass()
    expect(page.get_by_text(re.compile(r"^Step 2 of \d+$"))).to_be_visible()


@pytest.mark.thorough
def test_another_place_says_how_far_it_is(page: Page, guard: PageGuard, line: Line) -> None:
    guard.allow(f"another origin was asked: {line.address}")
    page.goto(f"{line.address}#progress")
    line.let_piece_pass()
    expect(page.get_by_text(LOADING)).to_be_visible()
    page.get_by_role("button", name=ENGLISH("menu.title")).click()
    line.let_all_pass()
    expect(page.get_by_role("dialog", name=ENGLISH("menu.title"))).to_be_visible()
