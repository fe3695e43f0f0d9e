"""Time from a click on one device to its picture on another one in the same room, beside the same click alone."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from playwright.sync_api import Browser, Page

from bench.clicks import POINTED, clicks
from bench.rows import TITLES, Figure, Setting
from bench.visits import browsing
from e2e.room_page import carry_codes, host_a_match, join
from tests.kit.serve import serve
from tests.kit.shared_page import new_context
from tests.kit.storage_seed import saved
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import panel

CLICKS: Final = 8
"""Clicks of both players together in one run."""
ZEN_GARDEN: Final = TITLES["zen-garden"]

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


def measure(setting: Setting) -> Iterator[Figure]:
    """Measure clicks of a match of Zen Garden, on the device with the click and on the other one."""
    with browsing() as browser:
        site = serve(setting.dist)
        host, guest = pages = [_open(browser, site) for _ in range(2)]
        host_a_match(host)
        carry_codes(host, guest)
        join(guest, "Benedikt")
        panel(host).wait_for()
        for alone, other in islice(_times(pages), CLICKS * setting.runs):
            yield Figure("on the device with the click", ZEN_GARDEN, alone)
            yield Figure("on the other device", ZEN_GARDEN, other)


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
        for each in (page, other):
            each.wait_for_function(SHOWN, arg=at)
        yield page.evaluate(FIRST, at), other.evaluate(FIRST, at)


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
