"""The workshop in browsers: a bot is written by keyboard, kept, taken from a link, and embedded."""

import re
from base64 import b64encode

import pytest
from playwright.sync_api import FrameLocator, Locator, Page, expect

from e2e.test_user_bots import expect_workers
from tests.kit.page_guard import PageGuard
from tests.kit.storage_seed import revisit
from tests.kit.third_party_site import third_party_site
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.user_files import user_bots
from web.app.model.workshop.bots import WorkshopBot, read
from web.app.model.workshop.examples import EXAMPLES
from web.app.model.workshop.share import pack

KEPT = "Object.fromEntries(Object.entries(localStorage))"
FAULT = "'(' was never closed"


def button(page: Page | FrameLocator, key: str, **parts: object) -> Locator:
    """Return a button by the key of its text."""
    return page.get_by_role("button", name=ENGLISH(key, **parts), exact=True)


def editor(page: Page | FrameLocator, name: str) -> Locator:
    """Return the editor of a bot."""
    return page.get_by_role("textbox", name=ENGLISH("code.label", name=name), exact=True)


def saved_bots(page: Page) -> list[WorkshopBot]:
    """Return the bots in the browser's storage."""
    entries = page.evaluate(KEPT)
    found = (read(key.removeprefix(user_bots.PREFIX), text) for key, text in entries.items() if user_bots.PREFIX in key)
    return [bot for bot in found if bot]


def wait_until_saved(page: Page, source: str) -> None:
    """Wait until a bot with this source is in the browser's storage, which holds it in base64."""
    content = b64encode(source.encode()).decode()
    page.wait_for_function("(part) => Object.values(localStorage).some((text) => text.includes(part))", arg=content)


def new_bot(page: Page, site: str, example: str) -> Locator:
    """Go from the start screen to a worked bot by keyboard, and return its editor."""
    revisit(page, site)
    ready(page)
    page.get_by_role("link", name=ENGLISH("way.workshop")).first.press("Enter")
    take = button(page, "workshop.take").nth([*EXAMPLES].index(example))
    take.press("Enter")
    expect(page.get_by_role("textbox", name=ENGLISH("workshop.name"), exact=True)).to_be_focused()
    return editor(page, ENGLISH.of("workshop.example", example))


@pytest.mark.thorough
def test_the_reference_leads_to_documents_that_are_there(page: Page, site: str, guard: PageGuard) -> None:
    guard.allow("404")
    link = page.get_by_role("link", name=ENGLISH("workshop.documents"), exact=True)
    statuses = [404, 200]
    page.route("**/docs/bot-reference/", lambda route: route.fulfill(status=statuses.pop()))
    for is_there in (True, False):
        new_bot(page, site, "search")
        with page.expect_response("**/docs/bot-reference/"):
            page.get_by_role("link", name=ENGLISH("workshop.reference"), exact=True).click()
        expect(link).to_be_visible(visible=is_there)


@pytest.mark.thorough
def test_a_bot_is_written_by_keyboard(page: Page, site: str, guard: PageGuard) -> None:
    # Chromium styles the text that replaces a selection. The policy refuses that, and CodeMirror draws the line again.
    guard.allow("style-src")
    text = new_bot(page, site, "one_line")
    text.press("Control+End")
    page.keyboard.type("x = game.tot")
    # Just after the list has opened, Enter belongs to the text.
    page.get_by_role("option", name=re.compile("^total")).click()
    page.keyboard.type(" + rng.below")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(text).not_to_be_focused()
    written = f"{EXAMPLES['one_line']}x = game.total + rng.below"
    wait_until_saved(page, written)
    assert saved_bots(page)[0].source == written
    button(page, "code.undo").click()
    expect(text).to_be_focused()
    text.press("Control+a")
    page.keyboard.type("def choose(")
    page.keyboard.press("Delete")
    expect(text.get_by_text("choose(")).to_be_visible()
    page.get_by_text(ENGLISH("workshop.versions"), exact=True).click()
    button(page, "workshop.go_back").click()
    expect(text).to_contain_text("game.distinct_moves")
    assert [version.source for version in saved_bots(page)[0].versions] == [EXAMPLES["one_line"], "def choose("]


@pytest.mark.fresh
@pytest.mark.firefox(thorough=True)
def test_faults_of_the_syntax_are_marked_and_the_text_survives_a_reload(page: Page, site: str) -> None:
    page.clock.install()
    text = new_bot(page, site, "ten_lines")
    text.press("Control+Home")
    page.keyboard.insert_text("total = (\n")
    page.locator("#editor").get_by_text("(", exact=True).first.hover()
    expect(page.get_by_text(FAULT).first).to_be_visible()
    page.clock.fast_forward(61_000)
    expect_workers(page, 1)  # the app worker: the idle one that checks has ended
    text.blur()
    page.reload()
    expect(text).to_contain_text("total = (")


def test_somebody_elses_bot_is_text_until_it_is_taken(page: Page, site: str) -> None:
    revisit(page, site, place=f"#workshop/shared/{pack('Ada', EXAMPLES['search'])}")
    expect(page.get_by_role("heading", level=1)).to_have_text(ENGLISH("workshop.offer", name="Ada"))
    expect(page.get_by_text(ENGLISH("workshop.may"))).to_be_visible()
    assert saved_bots(page) == []
    button(page, "workshop.accept").click()
    expect(editor(page, "Ada")).to_contain_text("look_ahead")
    assert [(bot.name, bot.source) for bot in saved_bots(page)] == [("Ada", EXAMPLES["search"])]


@pytest.mark.thorough
@pytest.mark.fresh
def test_a_reader_changes_an_embedded_bot_and_lets_it_play(page: Page, site: str, guard: PageGuard) -> None:
    code = pack("Ada", EXAMPLES["ten_lines"])
    with third_party_site() as blog:
        guard.allow(f"another origin was asked: {blog.address}")
        blog.put(
            f'<hofgarten-demo id="demo" lang="en" bot="{site}#workshop/shared/{code}"></hofgarten-demo>',
            head=f'<script async src="{site}embed.js"></script>',
        )
        page.goto(blog.address)
        messages = page.get_by_role("listitem")
        expect(messages.filter(has_text=re.compile('^demo ready.*"kind":"bot"'))).to_be_attached()
        frame = page.frame_locator("#demo iframe")
        text = editor(frame, "Ada")
        text.press("Control+Home")
        page.keyboard.insert_text("# mine\n")
        button(frame, "workshop.watch").click()
        expect(messages.filter(has_text=re.compile('^demo move.*"seat":0'))).not_to_have_count(0)
        button(frame, "workshop.to_code").click()
        expect(editor(frame, "Ada")).to_contain_text("# mine")
        expect(messages.filter(has_text="demo error")).to_have_count(0)
