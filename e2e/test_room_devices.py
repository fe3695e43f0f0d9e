"""Matches in a room with devices of which some are killed or reloaded, and a code that two devices use."""

import re
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Error, Page, expect

from e2e import hanging_gardens_page
from e2e.room_page import (
    HAND,
    TAKE_TURN,
    button,
    carry_codes,
    code_of,
    expect_one_record,
    host_a_match,
    join,
    mover,
    news,
    open_seats,
    take_zen_turn,
)
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import Lay
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from tests.kit import storage_seed, zen_garden_page
from tests.kit.page_guard import PageGuard
from tests.kit.shared_page import new_context
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.room import OPEN, Host

pytestmark = pytest.mark.thorough

NAMES = ("Ada", "Ben", "Cleo", "Dan")
RETURNS_MS = 60_000
"""A device that was killed says no goodbye."""


class Devices:
    """Devices, each with a browser context of its own."""

    def __init__(self, browser: Browser, site: str) -> None:
        """Begin without any."""
        self._browser, self._site = browser, site
        self._open = ExitStack()

    def new(self, **options: object) -> Page:
        """Return a page on a new device."""
        context = new_context(self._browser, **options)
        guard = PageGuard(context, self._site)
        self._open.callback(guard.check)
        return context.new_page()

    def revived(self, page: Page) -> Page:
        """Kill a device, start it again with the storage of the page, and open the match."""
        place, state = storage_seed.address(page), page.context.storage_state()
        page.context.close()
        again = self.new(storage_state=state)
        again.goto(place)
        ready(again)
        return again

    def close(self) -> None:
        """Check all pages."""
        self._open.close()


@pytest.fixture
def devices(browser: Browser, site: str) -> Iterator[Devices]:
    """Return the devices of a test."""
    found = Devices(browser, site)
    yield found
    found.close()


def host_on(devices: Devices, site: str, names: tuple[str, ...], game: str = ZEN_GARDEN.name) -> Page:
    """Begin a match on a new device."""
    host = devices.new()
    host.goto(site)
    ready(host)
    zen_garden_page.set_speed(host, "instant")
    host_a_match(host, game, names)
    return host


def choose(page: Page) -> bool:
    """Choose a move without confirming it; return False if the next one is confirmed with its first step."""
    match = storage_seed.saved(page)
    if match.record.game == ZEN_GARDEN.name:
        zen_garden_page.lay(page, match, storage_seed.best_move(match))
        return True
    event = hanging_gardens_page.a_move(match)
    if isinstance(event, Lay):
        hanging_gardens_page.take_card(page, event, HAND)
    return isinstance(event, Lay)


def crashed(page: Page) -> Page:
    """Kill the process of a page, which says no goodbye; return a new page with its match and its storage."""
    place, context = storage_seed.address(page), page.context
    with page.expect_event("crash"), suppress(Error):
        page.goto("chrome://crash")
    page.close()
    again = context.new_page()
    again.goto(place)
    ready(again)
    return again


def reloaded(page: Page) -> Page:
    """Reload a page."""
    page.reload()
    ready(page)
    return page


FAULTS: Final[Mapping[str, tuple[Callable[[Page], Page] | None, ...]]] = {
    ZEN_GARDEN.name: (crashed, crashed, reloaded),
    HANGING_GARDENS.name: (crashed, None, reloaded),
}
"""Game -> the faults at the moves of each player, again and again."""
KILLS: Final = 10
"""Both devices are killed as often, at least."""


@pytest.mark.parametrize("game", FAULTS)
def test_no_move_is_lost_when_devices_are_killed_and_reloaded_in_the_middle_of_moves(
    devices: Devices, site: str, tmp_path: Path, game: str
) -> None:
    host, guest = host_on(devices, site, NAMES[:2], game), devices.new()
    carry_codes(host, guest)
    join(guest, "BEN")
    pages = [host, guest]
    plans = [deque(FAULTS[game]) for _ in pages]
    done: Counter[tuple[str, int]] = Counter()
    waits = []
    while not storage_seed.saved(pages[0]).over:
        page, match = mover(pages)
        fault = plans[match.turn][0]
        if fault is None or choose(page):
            plans[match.turn].rotate(-1)
            if fault:
                pages[match.turn] = page = fault(page)
                begun = time.monotonic()
                assert storage_seed.saved(page).record.events == match.record.events
                expect(news(page)).to_have_count(0, timeout=RETURNS_MS)
                waits.append(time.monotonic() - begun)
                done[fault.__name__, match.turn] += 1
        TAKE_TURN[game](pages)
    print(dict(done), "seconds from Python's start to the connection:", *(f"{wait:.1f}" for wait in sorted(waits)))
    assert all(done[crashed.__name__, seat] >= KILLS for seat in range(2))
    expect_one_record(pages, tmp_path)


def test_four_devices_play_on_after_a_guest_and_the_host_are_killed(
    devices: Devices, site: str, tmp_path: Path
) -> None:
    host = host_on(devices, site, NAMES)
    pages, code = [host], ""
    for name in NAMES[1:]:
        guest = devices.new()
        code = carry_codes(host, guest, code_of(host, code))
        join(guest, name.upper(), name)
        pages.append(guest)
    for _ in range(4):
        take_zen_turn(pages)
    # A guest is killed in the middle of its move, and has lost its certificate.
    while (page := mover(pages)[0]) is host:
        take_zen_turn(pages)
    choose(page)
    seat = pages.index(page)
    before = storage_seed.saved(page).record.events
    pages[seat] = devices.revived(page)
    assert storage_seed.saved(pages[seat]).record.events == before
    open_seats(host)
    carry_codes(host, pages[seat])
    expect(zen_garden_page.panel(pages[seat])).to_be_visible(timeout=RETURNS_MS)
    zen_garden_page.close(host)
    for _ in range(4):
        take_zen_turn(pages)
    # So is the host.
    while mover(pages)[0] is not host:
        take_zen_turn(pages)
    choose(host)
    before = storage_seed.saved(host).record.events
    pages[0] = host = devices.revived(host)
    assert storage_seed.saved(host).record.events == before
    open_seats(host)
    code = ""
    for guest in pages[1:]:
        code = carry_codes(host, guest, code_of(host, code))
        expect(zen_garden_page.panel(guest)).to_be_visible(timeout=RETURNS_MS)
    zen_garden_page.close(host)
    while not storage_seed.saved(host).over:
        take_zen_turn(pages)
    expect_one_record(pages, tmp_path)


def test_a_second_device_with_the_same_code_gets_no_seat_by_itself(devices: Devices, site: str) -> None:
    host = host_on(devices, site, NAMES[:3])
    first, second = devices.new(), devices.new()
    code = code_of(host)
    second.goto(code)
    ready(second)
    answer = code_of(second)
    carry_codes(host, first, code)
    join(first, "Benedikt")
    host.get_by_label(ENGLISH("room.answer_label"), exact=True).fill(answer)
    button(host, "room.connect").click()
    # It does not connect, or it has to choose a seat that is free.
    refused = host.get_by_text(ENGLISH("notice.room_failed")).first
    asked = second.get_by_role("radio", name="Cleo", exact=True)
    last = time.monotonic() + RETURNS_MS / 1000
    while not (refused.is_visible() or asked.is_visible()) and time.monotonic() < last:
        host.wait_for_timeout(250)
    print("refused" if refused.is_visible() else "asked")
    assert refused.is_visible() or asked.is_visible()
    expect(second.get_by_role("radio", name="Ben", exact=True)).to_have_count(0)
    assert not re.search("#match/", storage_seed.address(second))
    room = storage_seed.saved(host).venue
    assert isinstance(room, Host)
    assert room.seats[0] is None
    assert room.seats[1] == getattr(storage_seed.saved(first).venue, "device", "")
    assert room.seats[2] == OPEN
