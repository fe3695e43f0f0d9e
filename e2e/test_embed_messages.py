"""The content of embeds in third-party pages, and the messages between both pages."""

import json
import re
from typing import Any
from urllib.parse import quote, urlsplit

import pytest
from playwright.sync_api import Frame, Locator, Page, expect

from e2e.test_boot import hold_python
from e2e.test_embed import press_until
from tests.kit import storage_seed, zen_garden_page
from tests.kit.page_guard import PageGuard
from tests.kit.third_party_site import ThirdPartySite
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.match import PlayedMatch, play as play_on
from web.app.model.match.serialize import to_text
from web.app.model.teaching.rule_book import rule_book
from web.app.texts import Words

GERMAN = Words("de")
LIST = """
addEventListener("message", ({ data, source }) => {
    const line = document.createElement("li");
    line.textContent = JSON.stringify(data);
    if (data.type !== "resize") {
        document.querySelector("ol").append(line);
    }
    for (const frame of document.querySelectorAll("iframe")) {
        if (frame.contentWindow === source && data.type === "resize") {
            frame.height = data.height;
            frame.dataset.lowest = Math.min(frame.dataset.lowest ?? Infinity, data.height);
        }
    }
});
"""
"""Use of our messages by a page without our script: it notes them, and sets the height of each frame."""

POST = "(frame, message) => frame.contentWindow.postMessage(message, '*')"
FLOOD = """
(frame, record) => {
    const post = (type, fields) => frame.contentWindow.postMessage({ hofgarten: 1, type, ...fields }, "*");
    for (let number = 0; number < 20_000; number += 1) {
        post("set", number % 2 ? { language: "fr" } : { theme: "dark" });
    }
    for (let number = 0; number < 1_500; number += 1) {
        post("load", { record: " ".repeat(50_000) });
    }
    post("set", { language: "nl" });
    post("load", { record, ply: 3 });
}
"""
KEPT = "() => { try { return Object.keys(localStorage); } catch { return []; } }"
"""Entries in a frame's storage, if it has any: many browsers forbid third-party storage."""

HAS_ROOM = "() => document.fonts.status === 'loaded' && innerHeight >= document.body.getBoundingClientRect().height"
"""Returns whether a frame has its requested height: until then its content still moves."""

SANDBOX = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox"


@pytest.fixture
def blog(blog: ThirdPartySite) -> ThirdPartySite:
    """Return a third-party site with the script that lists messages."""
    blog.pages["list.js"] = LIST
    return blog


def frame_of(site: str, blog: ThirdPartySite, query: str, *, host: str = "", sandbox: str = SANDBOX) -> str:
    """Return an embed as HTML; ``host`` is the origin that may send it messages, by default the site's."""
    origin = quote(host or "{}://{}".format(*urlsplit(blog.address)[:2]), safe="")
    return (
        f'<iframe width="390" height="300" sandbox="{sandbox}" referrerpolicy="no-referrer"'
        f' src="{site}?{query}&amp;host={origin}"></iframe>'
    )


def open_blog(page: Page, blog: ThirdPartySite, *frames: str) -> None:
    """Open a page with frames, so far from one another that Python starts only in the first."""
    page.goto(blog.put("<p></p><p></p><p></p>".join(frames), head='<script src="list.js"></script>'))


def inside(page: Page, number: int = 0) -> Frame:
    """Return the content of a frame in the page."""
    handle = page.locator("iframe").nth(number).element_handle()
    found = handle.content_frame() if handle else None
    assert found is not None
    return found


def notes_of(page: Page, **parts: object) -> Locator:
    """Return the messages that contain all of these."""
    lines = page.get_by_role("listitem")
    for key, value in parts.items():
        lines = lines.filter(has_text=f'"{key}":{json.dumps(value)}')
    return lines


def position(match: PlayedMatch[Any], at: int) -> str:
    """Return the name of a match's position after this many moves."""
    name = match.player(match.game.to_move(match.states[at - 1]))
    return ENGLISH("replay.position", number=at, of=match.at, name=name)


@pytest.mark.thorough
# High enough for the whole frame: a click in a frame of another process can miss while the page around it scrolls.
@pytest.mark.context(viewport={"width": 1280, "height": 1200})
def test_a_rule_is_shown_as_a_picture_then_tried_out_and_reported(page: Page, site: str, blog: ThirdPartySite) -> None:
    release = hold_python(page)
    open_blog(page, blog, frame_of(site, blog, "embed=Z5.1&lang=de&theme=dark"))
    frame, box = inside(page), page.locator("iframe")
    book = rule_book("zen-garden", "de")
    expect(frame.get_by_role("heading", level=1)).to_contain_text(book.titles["Z5.1"])
    expect(frame.get_by_text(book.rules["Z5.1"])).to_be_visible()
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    expect(frame.get_by_text(GERMAN("rulebook.done"))).to_have_count(0)

    # Presses on the picture are handled as soon as Python is ready, and nothing jumps before.
    # The page around it has given the frame the height of the picture.
    expect(box).to_have_attribute("height", re.compile(r"^(?:[89]|10)\d\d$"))
    frame.wait_for_function(HAS_ROOM)
    before = box.bounding_box()
    assert box.get_attribute("data-lowest") == box.get_attribute("height"), "it has asked for no other height"
    # The picture's parts have no names: this is the arrow that points down.
    arrow = frame.locator("[inert] button:has([href='#icon-south'])")
    arrow.element_handle().wait_for_element_state("stable")
    arrow.click(force=True)
    release()
    expect(notes_of(page, type="ready", kind="rule", rule="Z5.1", game="zen-garden", language="de")).to_have_count(1)
    expect(notes_of(page, type="done", rule="Z5.1")).to_have_count(1)
    expect(frame.get_by_text(GERMAN("rulebook.done"))).to_be_visible()
    assert box.bounding_box() == before

    # A move is reported, the link to the rule book opens a tab, and messages of other pages are ignored.
    expect(frame.get_by_role("link", name=GERMAN("embedded.open"))).to_have_attribute("target", "_blank")
    box.evaluate(POST, {"hofgarten": 2, "type": "set", "language": "fr"})
    box.evaluate(POST, {"hofgarten": 1, "type": "open", "place": "#"})
    box.evaluate(POST, "set")
    box.evaluate(POST, {"hofgarten": 1, "type": "set", "language": "nl", "theme": "light"})
    expect(frame.locator("html")).to_have_attribute("lang", "nl")
    expect(frame.locator("html")).to_have_attribute("data-theme", "light")
    assert page.evaluate("history.length") == 2
    assert frame.evaluate(KEPT) == []


@pytest.mark.thorough
def test_a_sent_match_is_replayed_and_strangers_are_ignored(
    page: Page, site: str, blog: ThirdPartySite, guard: PageGuard
) -> None:
    # Chromium warns of messages to another origin if both frames share a process.
    guard.allow("does not match the recipient window's origin")
    match = storage_seed.seeded_match("zen-garden", {"boards": [1, 2, 3]}, names=("<b>Ada</b>", "Ben"))
    while match.at < 6:
        match = play_on(match, match.game.write_event(storage_seed.best_move(match)))
    open_blog(
        page,
        blog,
        frame_of(site, blog, "embed=replay&lang=en"),
        frame_of(site, blog, "embed=replay&lang=en", host="https://example.org"),
    )
    known, strange = inside(page, 0), inside(page, 1)
    expect(notes_of(page, type="ready", kind="replay")).to_have_count(1)
    expect(strange.locator("html[data-python=loading]")).to_be_attached()
    box, other = page.locator("iframe").first, page.locator("iframe").last
    load = {"hofgarten": 1, "type": "load", "record": json.loads(to_text(match)), "ply": 3}
    box.evaluate(POST, load)
    heading = known.get_by_role("heading", level=1)
    expect(heading).to_have_text(position(match, 3))
    known.get_by_role("button", name=ENGLISH.of("replay.to", "next"), exact=True).click()
    expect(heading).to_have_text(position(match, 4))
    expect(known.get_by_role("slider", name=ENGLISH("replay.slider"))).to_have_value("4")
    box.evaluate(POST, {"hofgarten": 1, "type": "load", "record": {"record": 1}})
    expect(notes_of(page, type="error", reason="record")).to_have_count(1)
    expect(known.get_by_role("alert")).to_have_text(ENGLISH("embedded.fault.record"))
    expect(heading).to_have_text(position(match, 4))

    # The other frame starts when it is visible, and accepts messages only from the origin in its address.
    expect(strange.get_by_text(ENGLISH("embedded.waiting"))).to_have_count(0)
    other.scroll_into_view_if_needed()
    expect(strange.get_by_text(ENGLISH("embedded.waiting"))).to_be_visible()
    other.evaluate(POST, load)
    box.evaluate(POST, load)
    expect(heading).to_have_text(position(match, 3))
    expect(strange.get_by_text(ENGLISH("embedded.waiting"))).to_be_visible()
    assert page.evaluate("history.length") == 2


def test_a_game_is_played_and_invalid_embeds_are_reported(
    page: Page, site: str, blog: ThirdPartySite, guard: PageGuard
) -> None:
    # The sandboxed frame's scripts are refused, and an unknown rule has no picture.
    for fault in ("blocked by CORS policy", "net::ERR_FAILED", "preload", "404", "Blocked script execution"):
        guard.allow(fault)
    open_blog(
        page,
        blog,
        frame_of(site, blog, "embed=play&lang=en&game=zen-garden&opponent=apprentice&seed=8"),
        frame_of(site, blog, "embed=Z99.9&lang=de"),
        frame_of(site, blog, "embed=Z5.1&lang=de", sandbox="allow-scripts"),
        frame_of(site, blog, "embed=Z5.1&lang=de", sandbox="allow-same-origin"),
    )
    expect(notes_of(page, type="ready", kind="play", game="zen-garden")).to_have_count(1)
    game = inside(page)
    game.get_by_role("grid", name=zen_garden_page.BOARD, exact=True).get_by_role("button", disabled=False).first.click()
    garden = game.get_by_role("grid", name=ENGLISH("garden.of", name=ENGLISH("player.name", number=1)), exact=True)
    garden.get_by_role("button", disabled=False).first.click()
    confirm = game.get_by_role("button", name=ENGLISH("turn.confirm"), exact=True)
    press_until(confirm, notes_of(page, type="move", seat=0, ply=1))
    expect(notes_of(page, type="move", seat=1, ply=2)).to_have_count(1)
    assert game.evaluate(KEPT) == []

    wrong, boxed = page.locator("iframe").nth(1), page.locator("iframe").nth(2)
    wrong.scroll_into_view_if_needed()
    expect(inside(page, 1).get_by_role("alert")).to_have_text(GERMAN("embedded.fault.what", wanted="Z99.9"))
    expect(inside(page, 1).get_by_role("link", name=GERMAN("embedded.open"))).to_have_attribute("href", "./#")
    expect(notes_of(page, type="error", reason="what")).to_have_count(1)
    boxed.scroll_into_view_if_needed()
    expect(inside(page, 2).get_by_text(GERMAN("embedded.boxed"))).to_be_visible()
    expect(inside(page, 3).locator("noscript")).to_be_visible()
    expect(inside(page, 3).get_by_role("main")).to_be_hidden()
    assert page.evaluate("history.length") == 2


@pytest.mark.thorough
def test_a_host_that_sends_too_much_does_not_stop_the_page(page: Page, site: str, blog: ThirdPartySite) -> None:
    match = storage_seed.a_match(9)
    open_blog(page, blog, frame_of(site, blog, "embed=replay&lang=en"))
    frame, box = inside(page), page.locator("iframe")
    expect(notes_of(page, type="ready")).to_have_count(1)
    box.evaluate(FLOOD, to_text(match))
    # The newest messages count, and the reader's keys are not behind the others.
    expect(frame.locator("html")).to_have_attribute("lang", "nl")
    expect(frame.locator("html")).to_have_attribute("data-theme", "dark")
    expect(frame.get_by_role("slider")).to_have_value("3")
    frame.get_by_role("button", name=Words("nl").of("replay.to", "next"), exact=True).click()
    expect(frame.get_by_role("slider")).to_have_value("4")
    assert notes_of(page, type="error").count() < 300, "most of the 1,500 empty texts were not read"
