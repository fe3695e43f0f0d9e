"""A match in a room: several devices, or tabs of one browser, play live; each sees only what its player may know."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, Playwright, expect
from qrcodegen import QrCode

from e2e.conftest import start
from e2e.room_page import (
    agree,
    button,
    carry_codes,
    code_of,
    guest_in_tab,
    host_a_match,
    invite_to,
    join,
    news,
    open_seats,
    take_zen_turn,
    watch,
)
from e2e.test_two_tabs import beside
from tests.kit import storage_seed, zen_garden_page
from tests.kit.browsers import chromium, light
from tests.kit.shared_page import new_context
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.room import Room

STOP_CLOCK = "() => { Date.usual = Date.now; Date.now = ((now) => () => now)(Date.now()); }"
"""Keeps a page from noticing that it has heard nothing for long."""
START_CLOCK = "() => { Date.now = Date.usual; }"
PASS = (
    "(toast) => toast.dispatchEvent(new AnimationEvent('animationend', { animationName: 'pass-toast', bubbles: true }))"
)


@pytest.mark.thorough
def test_two_tabs_play_and_take_back_and_go_on_after_a_reload(opened: Page) -> None:
    guest = guest_in_tab(opened)
    expect(opened.get_by_role("alert")).to_contain_text(ENGLISH("notice.room_joined", name="Benedikt"))
    pages = [opened, guest]
    take_zen_turn(pages)
    take_zen_turn(pages)
    # The guest takes back; the host, whose turn it touches, agrees.
    events = storage_seed.saved(opened).at
    button(guest, "undo").click()
    expect(news(opened)).to_contain_text(ENGLISH("room.asks", name="Benedikt"))
    button(opened, "room.allow").click()
    expect(news(opened)).to_have_count(0)
    expect(zen_garden_page.panel(opened)).to_contain_text(ENGLISH("correspondence.turn", name="Benedikt"))
    agree(pages, events - 1)
    assert storage_seed.saved(opened).at == events - 1
    guest.reload()
    ready(guest)
    take_zen_turn(pages)
    # A guest that leaves says goodbye, and nobody else gets its seat.
    opened.evaluate(STOP_CLOCK)
    guest.goto("about:blank")
    expect(news(opened)).to_contain_text(ENGLISH("room.away", names="Benedikt"))
    opened.evaluate(START_CLOCK)
    guest.close()


def test_two_devices_connect_without_a_server(opened: Page, other: Page) -> None:
    host_a_match(opened, "zen-garden")
    other.goto(code_of(opened))
    ready(other)
    answer = code_of(other)
    field = opened.get_by_label(ENGLISH("room.answer_label"), exact=True)
    field.fill("https://example.org/#room/nonsense")
    button(opened, "room.connect").click()
    dialog = zen_garden_page.dialog(opened, ENGLISH("room.title"))
    expect(dialog).to_contain_text(ENGLISH("notice.room_no_answer"))
    # A part of the answer is none, and leaves the code.
    code = code_of(opened)
    field.fill(answer[:-5])
    button(opened, "room.connect").click()
    expect(dialog).to_contain_text(ENGLISH("notice.room_damaged"))
    assert code_of(opened) == code
    courier = opened.context.new_page()
    courier.goto(answer)
    expect(courier.get_by_text(ENGLISH("room.passed"))).to_be_visible()
    courier.close()
    join(other, "Benedikt")
    expect(dialog).to_have_count(0)
    pages = [opened, other]
    other.get_by_role("link", name=ENGLISH("rulebook.title"), exact=True).click()
    expect(other.get_by_role("heading", level=1)).to_be_visible()
    other.go_back()
    take_zen_turn(pages)
    # The host comes back without a new code, by an offer that the guest has given it.
    opened.reload()
    ready(opened)
    take_zen_turn(pages)
    assert storage_seed.saved(other).player(1) == "Benedikt"
    # A guest that looks up a rule reads that the room was closed meanwhile.
    other.get_by_role("link", name=ENGLISH("rulebook.title"), exact=True).click()
    open_seats(opened)
    seats = zen_garden_page.dialog(opened, ENGLISH("room.title"))
    expect(seats).to_contain_text(ENGLISH("room.place.busy"))
    button(opened, "room.by_link").click()
    expect(seats).to_have_count(0)
    other.go_back()
    expect(news(other)).to_contain_text(ENGLISH("room.ending.link"))


@pytest.mark.thorough
def test_one_who_watches_is_named_to_the_host_who_ends_it(opened: Page, other: Page) -> None:
    host_a_match(opened)
    row = watch(opened, other, "Wim")
    expect(row).to_contain_text(ENGLISH("room.watches"))
    for page in (other, opened):
        page.reload()
        ready(page)
        expect(news(other)).to_have_count(0)
    open_seats(opened)
    expect(row).to_have_count(1)
    row.get_by_role("button", name=ENGLISH("room.dismiss"), exact=True).click()
    expect(row).to_have_count(0)
    expect(news(other)).to_contain_text(ENGLISH("room.ending.dismissed"))
    other.reload()
    ready(other)
    expect(news(other)).to_contain_text(ENGLISH("room.ending.dismissed"))
    # The other invitation brings a seat.
    code = code_of(opened)
    invite_to(opened, "room.to_watch")
    assert ".watch." in code_of(opened, code)
    invite_to(opened, "room.to_play")
    expect(opened.get_by_label(ENGLISH("room.link"), exact=True)).to_have_value(code)
    carry_codes(opened, other, code)
    expect(other.get_by_role("radio", name="Ben", exact=True)).to_be_checked()
    expect(zen_garden_page.dialog(opened, ENGLISH("room.title"))).to_contain_text(ENGLISH.count("room.choosing", 1))
    join(other, "Benedikt")
    take_zen_turn([opened, other])


DEAF = """
const listen = EventTarget.prototype.addEventListener;
RTCDataChannel.prototype.addEventListener = function (type, hear) {
    listen.call(this, type, (event) => String(event.data).includes("dismissed") || hear(event));
};
"""
"""Keeps a page from hearing that it must no longer watch."""


@pytest.mark.thorough
def test_a_page_that_does_not_listen_is_cut_off(opened: Page, other: Page) -> None:
    host_a_match(opened)
    other.add_init_script(DEAF)
    row = watch(opened, other, "Wim")
    row.get_by_role("button", name=ENGLISH("room.dismiss"), exact=True).click()
    expect(news(other)).to_contain_text(ENGLISH("room.no_host"))
    # Nor does it come back when the host looks for those whom it has lost.
    opened.reload()
    ready(opened)
    open_seats(opened)
    code_of(opened)
    other.reload()
    ready(other)
    expect(news(other)).to_contain_text(ENGLISH("room.back"))
    expect(row).to_have_count(0)


def place_in(address: str) -> str:
    """Return the place in an address of the page."""
    return "#" + address.partition("#")[2]


HOLD_DISK = """() => new Promise((resolve) => {
    indexedDB.open("hofgarten").onsuccess = ({ target }) => {
        const store = target.result.transaction("written", "readwrite").objectStore("written");
        const again = () => { window.released || (store.count().onsuccess = again); };
        again();
        resolve();
    };
})"""
"""Lets no other page of this origin write until it is released."""
LISTEN = """(room) => {
    window.told = [];
    const texts = new BroadcastChannel(`hofgarten/room/${room}`);
    texts.onmessage = ({ data }) => data.to && window.told.push(JSON.parse(data.text || '{"number":0}').number);
}"""
"""Notes the number of each view that the host tells."""


def test_a_saying_passes_and_the_host_tells_no_move_before_it_is_on_disk(opened: Page, site: str) -> None:
    guest = guest_in_tab(opened)
    button(guest, "room.say").first.click()
    button(guest, "said.good_luck").click()
    for page in (opened, guest):
        text = ENGLISH("room.says", name="Benedikt", text=ENGLISH("said.good_luck"))
        said = page.get_by_role("alert").filter(has_text=text)
        expect(said).to_be_visible()
        said.evaluate(PASS)
        expect(said).to_have_count(0)
    match = storage_seed.saved(opened)
    assert isinstance(match.venue, Room)
    disk = opened.context.new_page()
    storage_seed.open_blank(disk, site)
    disk.evaluate(LISTEN, match.venue.id)
    opened.bring_to_front()
    move = storage_seed.best_move(match)
    zen_garden_page.lay(opened, match, move)
    disk.wait_for_function("() => told.length > 0")
    (before,) = set(disk.evaluate("() => told"))
    disk.evaluate(HOLD_DISK)
    zen_garden_page.confirm(opened, move)
    expect(zen_garden_page.panel(opened)).to_contain_text(ENGLISH("correspondence.turn", name="Benedikt"))
    # The host repeats itself.
    disk.wait_for_function("(count) => told.length > count", arg=disk.evaluate("() => told.length"))
    assert set(disk.evaluate("() => told")) == {before}
    disk.evaluate("() => { window.released = true; }")
    agree([opened, guest], match.at + 1)
    disk.close()
    guest.close()


@pytest.mark.thorough
def test_a_tab_of_the_host_that_plays_on_finds_the_other_device_again(opened: Page, other: Page, site: str) -> None:
    host_a_match(opened)
    carry_codes(opened, other)
    join(other, "Benedikt")
    take_zen_turn([opened, other])
    second = beside(opened, site, place_in(storage_seed.address(opened)))
    take_zen_turn([second, other])
    zen_garden_page.press(opened, "storage.play_here")
    expect(news(opened)).to_have_count(0)
    take_zen_turn([opened, other])
    second.close()


@pytest.mark.thorough
def test_a_link_to_nobody_keeps_looking(opened: Page, site: str) -> None:
    guest = beside(opened, site, f"#room/{'x' * 22}")
    expect(guest.get_by_text(ENGLISH("room.looking"))).to_be_visible()
    guest.close()


@pytest.mark.thorough
def test_chromium_and_firefox_connect_in_both_directions(opened: Page, site: str, playwright: Playwright) -> None:
    firefox = start(playwright, "firefox", is_quick=False)
    for host in ("chromium", "firefox"):
        there = new_context(firefox).new_page()
        there.goto(site)
        ready(there)
        pages = [opened, there] if host == "chromium" else [there, opened]
        host_a_match(pages[0], "zen-garden")
        pages[1].goto(code_of(pages[0]))
        ready(pages[1])
        answer = code_of(pages[1])
        # A person needs longer to carry the answer than Firefox waits.
        pages[0].wait_for_timeout(12_000)
        pages[0].get_by_label(ENGLISH("room.answer_label"), exact=True).fill(answer)
        button(pages[0], "room.connect").click()
        join(pages[1], "Benedikt")
        take_zen_turn(pages)
        take_zen_turn(pages)
        opened.goto(site)
        there.context.close()
    firefox.close()


FRAME = (640, 480)
"""The size of the camera's picture, in pixels."""


def camera_picture(text: str) -> bytes:
    """Return a film in which a camera sees a QR code: gray frames, in the form of YUV4MPEG2."""
    code = QrCode.encode_text(text, QrCode.Ecc.LOW)
    width, height = FRAME
    module = height // (code.get_size() + 10)
    left, top = (width - module * code.get_size()) // 2, (height - module * code.get_size()) // 2
    rows = (
        bytes(
            40 if code.get_module((x - left) // module, (y - top) // module) and x >= left and y >= top else 210
            for x in range(width)
        )
        for y in range(height)
    )
    frame = b"FRAME\n" + b"".join(rows) + b"\x80" * (width * height // 2)
    return f"YUV4MPEG2 W{width} H{height} F10:1 Ip A1:1 C420jpeg\n".encode() + frame * 10


@pytest.mark.thorough
def test_the_hosts_camera_reads_the_answer(
    site: str, other: Page, tmp_path: Path, playwright: Playwright, browser_name: str
) -> None:
    film = tmp_path / "film.y4m"
    launch = light(chromium(playwright))
    flags = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]
    flags += [f"--use-file-for-fake-video-capture={film}"]
    browser = getattr(playwright, browser_name).launch(**{**launch, "args": [*launch["args"], *flags]})
    host = new_context(browser).new_page()
    host.goto(site)
    ready(host)
    host_a_match(host, "zen-garden")
    other.goto(code_of(host))
    ready(other)
    film.write_bytes(camera_picture(code_of(other)))
    button(host, "room.scan").click()
    join(other, "Benedikt")
    expect(host.get_by_label(ENGLISH("room.camera"), exact=True)).to_have_count(0)
    browser.close()
