"""The page in old versions of Chromium: it looks and plays as in this computer's, and says so where it cannot run."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, Playwright, expect

from e2e.room_page import TAKE_TURN, host_a_match, join, link_to
from e2e.test_import_export import DROP
from e2e.test_layout import expect_in_view
from e2e.versions import Host
from hofgarten.registry import GAMES
from tests.kit import storage_seed, zen_garden_page
from tests.kit.browsers import OLD_VERSIONS, TOO_OLD, chromium, light, old_chromium
from tests.kit.deals import Deal, match_of
from tests.kit.page_guard import PageGuard
from tests.kit.shared_page import new_context
from tests.kit.thorough import first_of
from tests.kit.waiting import at_rest, ready
from tests.kit.zen_garden_page import ENGLISH
from web.build.index_html import oldest_browsers

TURNS = 6
LOOKS = [((1180, 820), "light"), ((1180, 820), "dark"), ((390, 844), "light"), ((390, 844), "dark")]
"""Sizes of the window, and themes."""
OBSERVE = """() => [...document.querySelectorAll("#page *")].filter((one) => one.getClientRects().length).map((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const { color, backgroundColor, fill, borderTopColor, borderTopWidth } = getComputedStyle(one);
    const isUnseen = width === 1 && height === 1;
    return [`${one.tagName} ${one.getAttribute("class")}`, isUnseen ? [0, 0, 1, 1] : [left, top, width, height],
        [color, backgroundColor, fill, borderTopWidth === "0px" ? "" : borderTopColor]];
})"""
"""Name, place and colours of each visible element. Texts for screen readers alone have no place that can be seen."""
NEAR = 8.0
"""The most CSS pixels by which an element's place or size may differ: old browsers do not round a square's size."""


@pytest.fixture(params=first_of(OLD_VERSIONS))
def context(request: pytest.FixtureRequest, playwright: Playwright) -> Iterator[BrowserContext]:
    """Return a new browser context in an old Chromium."""
    browser = playwright.chromium.launch(**old_chromium(request.param).options())
    yield new_context(browser, service_workers="allow")
    browser.close()


@pytest.fixture
def site(host: Host, dist: Path) -> str:
    """Return the address of the page; tests stop the server."""
    return host.show(dist)


@pytest.mark.thorough
@pytest.mark.parametrize("game", GAMES)
def test_six_moves_are_played_in_a_room_and_shown_offline(
    context: BrowserContext, site: str, host: Host, game: str
) -> None:
    guard = PageGuard(context, site)
    page = context.new_page()
    page.goto(site)
    ready(page)
    host_a_match(page, game)
    guest = context.new_page()
    guest.goto(link_to(page))
    ready(guest)
    join(guest, "Benedikt")
    for _ in range(TURNS):
        TAKE_TURN[game]([page, guest])
    guest.close()
    page.evaluate("navigator.serviceWorker.ready")
    guard.check()
    host.stop()
    page.reload()
    ready(page)
    expect(zen_garden_page.panel(page)).to_be_visible()
    assert storage_seed.saved(page).at >= TURNS


@pytest.mark.parametrize("game", first_of(GAMES))
def test_each_part_of_a_match_has_its_size_and_its_colours(
    playwright: Playwright, context: BrowserContext, site: str, game: str
) -> None:
    newest = playwright.chromium.launch(**light(chromium(playwright)))
    pages = [page_with_match(one, site, game) for one in (new_context(newest), context)]
    faults = []
    for size, theme in LOOKS:
        now, then = (observed(page, size, theme) for page in pages)
        for page in pages:
            news = page.get_by_role("region", name=ENGLISH("correspondence.news"), exact=True)
            expect_in_view(page, *news.get_by_role("button").all())
        assert [name for name, *_ in now] == [name for name, *_ in then]
        faults += [
            f"{size} {theme} {name}: {place} {colours} instead of {wanted} {shades}"
            for (name, wanted, shades), (_, place, colours) in zip(now, then, strict=True)
            if colours != shades or any(abs(a - b) > NEAR for a, b in zip(place, wanted, strict=True))
        ]
    newest.close()
    assert not faults, "\n".join(faults)


@pytest.mark.thorough
def test_what_lies_over_a_long_page_is_in_the_window(context: BrowserContext, site: str) -> None:
    page = context.new_page()
    page.set_viewport_size({"width": 390, "height": 844})
    match = storage_seed.a_match(4, names=("Ada", "Ben"))
    zen_garden_page.open_match(page, site, match)
    page.evaluate("scrollTo(0, 300)")
    assert page.evaluate("scrollY") > 0
    name = match.record.players[match.turn]["name"]
    expect_in_view(page, page.get_by_text(ENGLISH("turn.yours", name=name), exact=True))
    page.evaluate_handle(DROP, ["match.jsonl", ""])
    expect_in_view(page, page.get_by_text(ENGLISH("import.drop"), exact=True))


@pytest.mark.thorough
def test_a_browser_that_is_too_old_says_so(playwright: Playwright, site: str) -> None:
    browser = playwright.chromium.launch(**old_chromium(TOO_OLD).options())
    page = browser.new_page(locale="en-GB")
    page.goto(site)
    text = ENGLISH.of("unable", "old", **oldest_browsers())
    # Playwright finds no roles in this browser.
    page.wait_for_function("(text) => document.body.innerText.trim().startsWith(text)", arg=text)
    assert ENGLISH("page.reload") not in page.evaluate("document.body.innerText")
    browser.close()


def page_with_match(context: BrowserContext, site: str, game: str) -> Page:
    """Return a page with a match by link after some moves, the last of which are news."""
    page = context.new_page()
    zen_garden_page.open_match(page, site, match_of(Deal(game, 22, link="news")))
    return page


def observed(page: Page, size: tuple[int, int], theme: str) -> list[tuple[str, list[float], list[str]]]:
    """Return name, place and colours of each visible element in a window of this size."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
    at_rest(page)
    found: list[tuple[str, list[float], list[str]]] = page.evaluate(OBSERVE)
    return found
