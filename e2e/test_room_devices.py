"""A match in a room with four devices, of which some are killed, and a code that two devices use."""

import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.room_page import button, carry_codes, code_of, host_a_match, join, mover, open_seats, take_zen_turn
from hofgarten.cli import main
from hofgarten.record import read_record
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


def host_on(devices: Devices, site: str, names: tuple[str, ...]) -> Page:
    """Begin a match on a new device."""
    host = devices.new()
    host.goto(site)
    ready(host)
    zen_garden_page.set_speed(host, "instant")
    host_a_match(host, names=names)
    return host


def choose(page: Page) -> None:
    """Choose a move without confirming it."""
    match = storage_seed.saved(page)
    zen_garden_page.lay(page, match, storage_seed.best_move(match))


def test_four_devices_play_on_after_a_guest_and_the_host_are_killed(
    devices: Devices, site: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host = host_on(devices, site, NAMES)
    pages, code = [host], ""
    for name in NAMES[1:]:
        guest = devices.new()
        code = carry_codes(host, guest, code_of(host, code))
        join(guest, name.upper(), name)
        pages.append(guest)
    zen_garden_page.close(host)
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
    texts = []
    for number, page in enumerate(pages):
        expect(zen_garden_page.panel(page)).to_be_visible()
        match = storage_seed.saved(page)
        assert match.over
        text = storage_seed.saved_texts(page)[match.id]
        file = tmp_path / f"{number}.json"
        file.write_text(text)
        assert main(["verify", str(file)]) == 0, capsys.readouterr().err
        record = read_record(text)
        texts.append((record.setup, record.events, record.result, record.extra["seed"]))
    assert texts == texts[:1] * 4


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
    room = storage_seed.saved(host).room
    assert isinstance(room, Host)
    assert room.seats[0] is None
    assert room.seats[1] == getattr(storage_seed.saved(first).room, "device", "")
    assert room.seats[2] == OPEN
