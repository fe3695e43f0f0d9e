"""Animations after a change of the page, with a stub instead of Python: pieces, highlights."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.fake_python import Show, reply_to_click, sent
from tests.kit.page_guard import PageGuard

pytestmark = pytest.mark.context(reduced_motion="no-preference")

SLOW = 300
"""The longest animation in milliseconds."""
TILE = '<b data-flip="tile" data-flip-at="{}" data-css="display: block; width: {}px; height: 40px">Tile</b>'
OTHER = '<i data-flip="other" data-flip-at="there">Other</i>'
GROUP_BELOW = '<div data-highlight-group="garden">{}</div>'


def board(first: str = "", second: str = "", below: str = "") -> str:
    """Return a page with two places and a button."""
    return f"""<button data-do='{{"do":"go"}}'>Go</button><main><section aria-label="board">{first}</section>
        <section aria-label="garden">{second}</section>{OTHER}{below}</main>"""


AT_FIRST = board(TILE.format("board-1", 40))
THEN = board("", TILE.format("garden-2", 80))


WAYS = """() => document.getAnimations()
    .filter(({ effect }) => effect.getKeyframes()[0].transform)
    .map(({ effect }) => ({
        keyframes: effect.getKeyframes().map(({ transform }) => transform),
        duration: effect.getTiming().duration,
        hidden: effect.target.ariaHidden,
    }))"""
"""The flying pieces: from, to, duration in milliseconds, and whether screen readers skip them."""


@pytest.fixture
def table(stub_page: Page, show: Show) -> Iterator[Page]:
    """Yield a page with a piece, on which no animation ends."""
    show(AT_FIRST)
    with stopped(stub_page):
        yield stub_page


@contextmanager
def stopped(page: Page) -> Iterator[None]:
    """Let no animation end by itself."""
    rate = page.context.new_cdp_session(page)
    rate.send("Animation.enable")
    rate.send("Animation.setPlaybackRate", {"playbackRate": 0})
    yield
    rate.send("Animation.setPlaybackRate", {"playbackRate": 1})


def flying_pieces(page: Page) -> list[dict[str, object]]:
    """Return the flying pieces."""
    sent(page)  # earlier tasks of the page are done then
    found: list[dict[str, object]] = page.evaluate(WAYS)
    return found


def box(page: Page) -> tuple[float, float, float, float]:
    """Return the piece's box: left, top, width and height, in pixels."""
    left, top, width, height = page.get_by_text("Tile").first.evaluate(
        "(piece) => { const box = piece.getBoundingClientRect(); return [box.left, box.top, box.width, box.height]; }"
    )
    return left, top, width, height


def in_garden(page: Page) -> int:
    """Return the number of pieces in the garden."""
    return piece_in_garden(page).count()


def piece_in_garden(page: Page) -> Locator:
    """Return the piece in the garden."""
    return page.get_by_role("region", name="garden").get_by_text("Tile")


def test_only_pieces_with_a_new_place_fly(table: Page) -> None:
    reply_to_click(table, {"html": board(TILE.format("board-1", 80))})
    reply_to_click(table, {"html": board("<p>Nothing there</p>")})
    reply_to_click(table, {"html": AT_FIRST})
    reply_to_click(table, {"html": THEN, "place": "#elsewhere"})
    reply_to_click(table, {"html": f"{AT_FIRST}<dialog data-modal='true'>Over it</dialog>"})
    reply_to_click(table, {"html": THEN})  # the dialog closed with it
    assert flying_pieces(table) == []
    before = box(table)
    reply_to_click(table, {"html": AT_FIRST, "announce": "Moved.", "focus": ["there"]})
    (way,) = flying_pieces(table)
    (x, y, width, height), (left, top, now_wide, now_high) = before, box(table)
    assert (width, now_wide) == (80, 40)
    assert way == {
        "keyframes": [
            f"translate({x:g}px, {y:g}px) scale({width / now_wide:g}, {height / now_high:g})",
            f"translate({left:g}px, {top:g}px) scale(1, 1)",
        ],
        "duration": SLOW,
        "hidden": "true",
    }
    expect(table.get_by_role("status")).to_have_text("Moved.")


def test_a_clone_flies_above_the_page_and_the_piece_appears_on_arrival(stub_page: Page, show: Show) -> None:
    show(AT_FIRST)
    with stopped(stub_page):
        reply_to_click(stub_page, {"html": THEN})
        expect(stub_page.get_by_text("Tile")).to_have_count(2)
        expect(piece_in_garden(stub_page)).to_have_css("opacity", "0")
        # Screen readers skip the clone.
        expect(stub_page.get_by_role("region", name="garden")).to_match_aria_snapshot('- region "garden": Tile')
    expect(stub_page.get_by_text("Tile")).to_have_count(1)
    expect(piece_in_garden(stub_page)).to_have_css("opacity", "1")


def test_animations_do_not_block_and_a_press_ends_them(table: Page) -> None:
    reply_to_click(table, {"html": THEN})
    assert in_garden(table) == 1
    assert len(flying_pieces(table)) == 1
    table.get_by_role("button", name="Go").click()
    assert [action["do"] for action in sent(table)] == ["go"]
    assert flying_pieces(table) == []
    expect(piece_in_garden(table)).to_have_css("opacity", "1")
    for html in (AT_FIRST, THEN):
        reply_to_click(table, {"html": html})
        assert len(flying_pieces(table)) == 1
    table.keyboard.press("x")
    assert flying_pieces(table) == []


@pytest.mark.thorough
def test_the_second_of_two_replies_in_a_frame_wins(table: Page) -> None:
    table.evaluate(
        """(pages) => {
            window.replies.push(...pages.map((html) => ({ html })));
            const button = document.querySelector("button");
            button.click();
            setTimeout(() => button.click());
        }""",
        [THEN, board("<p>Last</p>")],
    )
    expect(table.get_by_text("Last")).to_be_visible()
    sent(table)
    expect(table.get_by_text("Last")).to_be_visible()
    assert in_garden(table) == 0
    assert flying_pieces(table) == []


@pytest.mark.context(reduced_motion="reduce")
def test_nothing_moves_with_reduced_motion(table: Page) -> None:
    reply_to_click(table, {"html": THEN})
    assert in_garden(table) == 1
    assert flying_pieces(table) == []


@pytest.mark.thorough
def test_a_failing_change_during_an_animation_is_reported(table: Page, guard: PageGuard) -> None:
    guard.allow("no dialog")
    table.evaluate("() => { HTMLElement.prototype.focus = () => { throw new Error('no dialog'); }; }")
    reply_to_click(table, {"html": THEN, "focus": ["page"]})
    expect(table.locator("[data-trouble=en]")).to_be_visible()
    assert in_garden(table) == 1
    reply_to_click(table, {"html": AT_FIRST})
    assert in_garden(table) == 0


@pytest.mark.thorough
def test_new_highlights_glow(stub_page: Page, show: Show) -> None:
    show(AT_FIRST)
    reply_to_click(stub_page, {"html": board("", "", GROUP_BELOW.format(""))})
    with stopped(stub_page):
        ring = '<p data-highlight="ring-1">Ring</p>'
        reply_to_click(stub_page, {"html": board("", "", GROUP_BELOW.format(ring))})
        expect(stub_page.get_by_text("Ring")).to_have_attribute("data-highlighted", "")
    expect(stub_page.locator("[data-highlighted]")).to_have_count(0)
    reply_to_click(stub_page, {"html": board("", "", GROUP_BELOW.format(ring))})
    expect(stub_page.locator("[data-highlighted]")).to_have_count(0)
    # A highlight that arrives with its part of the page does not glow.
    reply_to_click(
        stub_page, {"html": board("", "", f'<div data-highlight-group="other">{ring.replace("1", "2")}</div>')}
    )
    expect(stub_page.locator("[data-highlighted]")).to_have_count(0)
