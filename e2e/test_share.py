"""A user shares a match by a link; the recipient replays it, saves it, or plays on from it."""

import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, Request, expect

from e2e.test_replay import expect_nothing_to_do, expect_position, slider
from e2e.versions import Host
from hofgarten.registry import GAMES
from tests.kit import storage_seed, zen_garden_page
from tests.kit.page_guard import PageGuard
from tests.kit.shared_page import new_context
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.links.share_link import place_to
from web.app.model.match.match import PlayedMatch, play as play_on
from web.app.model.model import SHARE_PLACE
from web.build.link_pages import write_links


def bar(page: Page) -> Locator:
    """Return the bar above a match opened by a link."""
    return page.get_by_role("complementary", name=ENGLISH("shared.title"), exact=True)


def follow(page: Page, link: str) -> None:
    """Open a link in the open page, as if it was typed into the address bar."""
    page.evaluate("(link) => { location.href = link; }", link)


def direct(link: str) -> str:
    """Return a link without the page of its preview, which a page built for an address has."""
    return re.sub(r"link/share/[\w-]+/\w+/#", "#", link)


def request_data(request: Request) -> str:
    """Return all data that a request sends to its server."""
    return "\n".join([request.url, request.post_data or "", *request.all_headers().values()])


def halfway(game: str, turns: int) -> PlayedMatch[Any]:
    """Return a match of four after some turns."""
    match = storage_seed.seeded_match(game, {"boards": [1, 2]}, names=("Ada", "Ben", "Cleo", "Dan"))
    while match.at < turns:
        match = play_on(match, match.game.write_event(storage_seed.any_move(match)))
    return match


@pytest.mark.context(permissions=["clipboard-read", "clipboard-write"])
def test_a_match_is_shared_with_another_browser_and_not_saved_unasked(page: Page, site: str, browser: Browser) -> None:
    match = zen_garden_page.open_match(page, site, halfway(next(iter(GAMES)), 20))
    replay_to(page, match, 19)
    link = direct(copied_link(page, match))

    elsewhere = new_context(browser)
    guard, requests = PageGuard(elsewhere, site), list[str]()
    elsewhere.on("requestfinished", lambda request: requests.append(request_data(request)))
    other = elsewhere.new_page()
    other.goto(f"{link}.")
    view_shared_match(other, match, link)
    save_shared(other, match, link)
    code = link.partition(SHARE_PLACE)[2].partition("/")[0]
    assert requests
    assert not [request for request in requests if code[:40] in request or "share" in request], "no server hears of it"
    guard.check()
    elsewhere.close()


@pytest.mark.thorough
@pytest.mark.firefox
def test_a_link_leads_by_the_page_of_its_preview_to_the_match(
    browser: Browser, host: Host, dist: Path, tmp_path: Path
) -> None:
    site = host.show(with_links(dist, tmp_path / "dist"))
    context = new_context(browser)
    guard, page = PageGuard(context, site), context.new_page()
    match = zen_garden_page.open_match(page, site, halfway(next(iter(GAMES)), 2))
    zen_garden_page.press(page, "share.open")
    dialog = page.get_by_role("dialog", name=ENGLISH("share.title"), exact=True)
    link = dialog.get_by_label(ENGLISH("share.link"), exact=True).input_value()
    way, hash_, place = link.partition("#")
    assert way == f"{site}link/share/{match.record.game}/en/"
    other = context.new_page()
    other.goto(link)
    expect(other).to_have_url(f"{site}{hash_}{place}")
    expect(bar(other)).to_be_visible()
    assert other.evaluate("history.length") < 3, "back does not lead to the page of the preview"
    guard.check()
    context.close()


def with_links(dist: Path, folder: Path) -> Path:
    """Return a copy of the page as built for an address: with previews of links."""
    shutil.copytree(dist, folder, copy_function=os.link)
    shutil.rmtree(folder / "link", ignore_errors=True)
    write_links(folder, "https://example.org/")
    index = folder / "index.html"
    text = index.read_text("utf-8")
    index.unlink()
    index.write_text(text.replace("<title>", '<link rel="canonical" href="https://example.org/"><title>', 1), "utf-8")
    return folder


@pytest.mark.thorough
@pytest.mark.context(permissions=["clipboard-read", "clipboard-write"])
def test_a_link_is_copied_where_the_browser_withholds_the_clipboard(page: Page, site: str) -> None:
    zen_garden_page.open_match(page, site, halfway(next(iter(GAMES)), 2))
    page.evaluate("""() => {
        window.read = navigator.clipboard.readText.bind(navigator.clipboard);
        window.withheld = Object.getOwnPropertyDescriptor(Navigator.prototype, "clipboard");
        delete Navigator.prototype.clipboard;
    }""")
    zen_garden_page.press(page, "share.open")
    dialog = page.get_by_role("dialog", name=ENGLISH("share.title"), exact=True)
    link = dialog.get_by_label(ENGLISH("share.link"), exact=True).input_value()
    for name, told in ("share.copy", link), ("share.send", f"Zen Garden: Ada, Ben, Cleo, Dan\n{link}"):
        dialog.get_by_role("button", name=ENGLISH(name), exact=True).press("Enter")
        expect(dialog.get_by_role("status")).to_have_text(ENGLISH("notice.copied"))
        page.wait_for_function("async (told) => await window.read() === told", arg=told)
        expect(dialog.get_by_role("button", name=ENGLISH(name), exact=True)).to_be_focused()
    page.evaluate("() => Object.defineProperty(Navigator.prototype, 'clipboard', window.withheld)")


def replay_to(page: Page, match: PlayedMatch[Any], at: int) -> None:
    """Replay to a position, counted from the end."""
    page.keyboard.press("l")
    expect_position(page, match, match.at)
    slider(page).fill(str(at))
    expect_position(page, match, at)


def copied_link(page: Page, match: PlayedMatch[Any]) -> str:
    """Return the copied link that the dialog makes of the last position but one."""
    zen_garden_page.press(page, "share.open")
    dialog = page.get_by_role("dialog", name=ENGLISH("share.title"), exact=True)
    field = dialog.get_by_label(ENGLISH("share.link"), exact=True)
    expect(dialog.get_by_role("img", name=ENGLISH("share.qr"), exact=True)).to_be_visible()
    expect(dialog).to_contain_text(ENGLISH("share.holds_all"))
    expect(dialog.get_by_role("radio", checked=True)).to_have_accessible_name(
        ENGLISH("replay.position", number=19, of=20, name=match.player(match.game.to_move(match.states[18])))
    )
    dialog.get_by_role("button", name=ENGLISH("share.copy"), exact=True).click()
    expect(dialog.get_by_role("status")).to_have_text(ENGLISH("notice.copied"))
    link, address = field.input_value(), storage_seed.address(page).partition("#")[0]
    assert page.evaluate("navigator.clipboard.readText()") == link
    assert direct(link) == f"{address}{place_to(match, 19)}"
    zen_garden_page.choose(dialog, ENGLISH("share.at.begin"))
    expect(field).to_have_value(re.compile(f"{re.escape(place_to(match, 0))}$"))
    page.keyboard.press("Escape")
    expect_position(page, match, 19)
    return link


def view_shared_match(other: Page, match: PlayedMatch[Any], link: str) -> None:
    """View the shared match, leave it and come back: nothing is saved."""
    expect(bar(other)).to_contain_text(ENGLISH("shared.about"))
    expect_position(other, match, 19)
    expect_nothing_to_do(other)
    expect(other.get_by_role("button", name=ENGLISH("replay.close"), exact=True)).to_have_count(0)
    other.keyboard.press("l")
    zen_garden_page.press(other, "replay.to.first")
    expect_position(other, match, 0)
    slider(other).fill("20")
    expect_position(other, match, 20)
    assert storage_seed.address(other) == link, "the address stays, without its suffix"
    other.reload()
    expect_position(other, match, 19)
    assert storage_seed.saved_texts(other) == {}
    other.get_by_role("link", name=ENGLISH("end.home"), exact=True).click()
    expect(other.get_by_role("heading", name=ENGLISH("start.title"), exact=True)).to_be_visible()
    other.go_back()
    expect_position(other, match, 19)


def save_shared(other: Page, match: PlayedMatch[Any], link: str) -> None:
    """Save the match, and expect that it is not saved twice."""
    zen_garden_page.press(other, "shared.keep")
    expect(other.get_by_role("alert")).to_have_text(ENGLISH("notice.share_kept"))
    expect(bar(other)).to_have_count(0)
    zen_garden_page.press(other, "replay.close")
    expect(slider(other)).to_have_count(0)
    assert storage_seed.saved(other).states == match.states
    expect(zen_garden_page.panel(other)).to_contain_text(match.player(match.turn))
    follow(other, link)
    zen_garden_page.press(other, "shared.keep")
    expect(other.get_by_role("alert")).to_have_text(ENGLISH("notice.share_had"))
    assert len(storage_seed.saved_texts(other)) == 1
