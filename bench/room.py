"""Time from a click on one device to its picture on another one in the same room, beside the same click alone."""

from collections.abc import Iterator
from itertools import islice
from typing import Any, Final

from playwright.sync_api import Browser, Page

from bench.clicks import POINTED, clicks
from bench.interleave import within
from bench.model import OURS, Row
from e2e.room_page import carry_codes, host_a_match, join
from tests.kit.shared_page import new_context
from tests.kit.storage_seed import saved
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import close, panel

COUNT: Final = 40
"""Clicks of both players together."""
AIM: Final = "at most 300"

OBSERVE: Final = """(() => {
    const now = () => performance.timeOrigin + performance.now();
    const seen = window.seenInRoom = { clicks: [], painted: [] };
    const clicked = ({ timeStamp }) => seen.clicks.push(performance.timeOrigin + timeStamp);
    addEventListener("click", clicked, { capture: true });
    const after = new MessageChannel();
    after.port1.onmessage = () => seen.painted.push(now());
    const shows = ({ type, target, attributeName }) => !/^(style|data-.*)$/.test(attributeName)
        && (type === "childList" ? target : target.parentElement)?.closest("#page main");
    new MutationObserver((changes) => {
        if (changes.some(shows)) {
            requestAnimationFrame(() => after.port2.postMessage(0));
        }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
})();"""
"""Notes the times of clicks and of frames that show a change of the match. Both pages have the same clock."""

SHOWN: Final = "(at) => seenInRoom.painted.some((time) => time > at)"
FIRST: Final = "(at) => seenInRoom.painted.find((time) => time > at) - at"


def room_rows(browser: Browser, site: str) -> Iterator[Row]:
    """Yield the times of clicks of a match of Zen Garden, on the device with the click and on the other one."""
    pages = [_open(browser, site) for _ in range(2)]
    host, guest = pages
    host_a_match(host)
    carry_codes(host, guest)
    join(guest, "Benedikt")
    close(host)
    panel(host).wait_for()
    times = list(islice(_times(pages), COUNT))
    for where, figures in zip(("alone", "on the other device"), zip(*times, strict=True), strict=True):
        name = f"a click in a room, painted, {where}"
        yield Row(f"{name}: median of {len(figures)}", "ms", {OURS: figures})
        yield Row(f"{name}: 95 %", "ms", {OURS: [within(figures, 0.95)]}, AIM)
    for page in pages:
        page.context.close()


def _open(browser: Browser, site: str) -> Page:
    page = new_context(browser).new_page()
    page.add_init_script(OBSERVE)
    page.goto(site)
    ready(page)
    return page


def _times(pages: list[Page]) -> Iterator[tuple[float, float]]:
    """Yield the milliseconds from each click to its pictures on both devices."""
    for selector, seat in _clicks(pages):
        page, other = pages[seat], pages[1 - seat]
        page.locator(selector).hover()
        page.locator(selector).click()
        if "nudge" in selector:
            continue  # the others see a shift with the place
        at: float = page.evaluate("seenInRoom.clicks.at(-1)")
        found: list[Any] = []
        for each in (page, other):
            each.wait_for_function(SHOWN, arg=at)
            found.append(each.evaluate(FIRST, at))
        yield found[0], found[1]


def _clicks(pages: list[Page]) -> Iterator[tuple[str, int]]:
    """Yield the clicks of one turn after the other, with the seat whose turn it is."""
    while True:
        match = saved(pages[0])
        for selector in clicks(match):
            assert not selector.startswith(POINTED)
            yield selector, match.turn
            if selector == "#confirm":
                break
        for page in pages:
            page.wait_for_function(
                "([id, least]) => JSON.parse(localStorage.getItem(`hofgarten/match/${id}`)).events.length > least",
                arg=[page.evaluate("location.hash.split('/').at(-1)"), match.at],
            )
