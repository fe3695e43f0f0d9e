"""What moves when the page changes, with a stub in the place of Python: pieces, numbers, what lights up."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.fake_python import Show, reply_to_click, sent
from tests.kit.page_guard import Watch

pytestmark = pytest.mark.context(reduced_motion="no-preference")

SLOW = 300
"""The longest step of a motion, in milliseconds."""
TILE = '<b data-flip="tile" data-flip-at="{}" data-css="display: block; width: {}px; height: 40px">Tile</b>'
OTHER = '<i data-flip="other" data-flip-at="there">Other</i>'
COUNTED_BELOW = '<p data-count="coins">{}</p><div data-highlight-group="garden">{}</div>'


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
"""What travels: from where to where, for how long in milliseconds, and whether a screen reader leaves it out."""


@pytest.fixture
def table(bridge: Page, show: Show) -> Iterator[Page]:
    """Yield a page with a piece, on which no motion comes to its end."""
    show(AT_FIRST)
    with stopped(bridge):
        yield bridge


@contextmanager
def stopped(page: Page) -> Iterator[None]:
    """Let no animation end in between."""
    rate = page.context.new_cdp_session(page)
    rate.send("Animation.enable")
    rate.send("Animation.setPlaybackRate", {"playbackRate": 0})
    yield
    rate.send("Animation.setPlaybackRate", {"playbackRate": 1})


def travelling(page: Page) -> list[dict[str, object]]:
    """Return what travels."""
    sent(page)  # what was told is done then
    found: list[dict[str, object]] = page.evaluate(WAYS)
    return found


def box(page: Page) -> tuple[float, float, float, float]:
    """Return where the piece is: left, top, width and height, in pixels."""
    left, top, width, height = page.get_by_text("Tile").first.evaluate(
        "(piece) => { const box = piece.getBoundingClientRect(); return [box.left, box.top, box.width, box.height]; }"
    )
    return left, top, width, height


def in_garden(page: Page) -> int:
    """Return how many pieces the garden has."""
    return piece_in_garden(page).count()


def piece_in_garden(page: Page) -> Locator:
    """Return the piece that the garden has."""
    return page.get_by_role("region", name="garden").get_by_text("Tile")


def test_only_pieces_whose_spot_changes_travel(table: Page) -> None:
    reply_to_click(table, {"html": board(TILE.format("board-1", 80))})
    reply_to_click(table, {"html": board("<p>Nothing there</p>")})
    reply_to_click(table, {"html": AT_FIRST})
    reply_to_click(table, {"html": THEN, "place": "#elsewhere"})
    reply_to_click(table, {"html": f"{AT_FIRST}<dialog data-modal='true'>Over it</dialog>"})
    reply_to_click(table, {"html": THEN})  # the dialog went with it
    assert travelling(table) == []
    before = box(table)
    reply_to_click(table, {"html": AT_FIRST, "announce": "Moved.", "focus": "there"})
    (way,) = travelling(table)
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


def test_a_picture_travels_above_the_page_and_the_piece_is_seen_when_that_has_arrived(bridge: Page, show: Show) -> None:
    show(AT_FIRST)
    with stopped(bridge):
        reply_to_click(bridge, {"html": THEN})
        expect(bridge.get_by_text("Tile")).to_have_count(2)
        expect(piece_in_garden(bridge)).to_have_css("opacity", "0")
        # Whatever else is shown meanwhile, nobody reads of the picture.
        expect(bridge.get_by_role("region", name="garden")).to_match_aria_snapshot('- region "garden": Tile')
    expect(bridge.get_by_text("Tile")).to_have_count(1)
    expect(piece_in_garden(bridge)).to_have_css("opacity", "1")


def test_nothing_waits_for_a_piece_and_whatever_is_pressed_ends_its_way(table: Page) -> None:
    reply_to_click(table, {"html": THEN})
    assert in_garden(table) == 1
    assert len(travelling(table)) == 1
    table.get_by_role("button", name="Go").click()
    assert [action["do"] for action in sent(table)] == ["go"]
    assert travelling(table) == []
    expect(piece_in_garden(table)).to_have_css("opacity", "1")
    for html in (AT_FIRST, THEN):
        reply_to_click(table, {"html": html})
        assert len(travelling(table)) == 1
    table.keyboard.press("x")
    assert travelling(table) == []


def test_a_second_reply_in_the_same_frame_is_the_last(table: Page) -> None:
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
    assert travelling(table) == []


@pytest.mark.context(reduced_motion="reduce")
def test_nothing_moves_for_who_does_not_want_it(table: Page) -> None:
    reply_to_click(table, {"html": THEN})
    assert in_garden(table) == 1
    assert travelling(table) == []


def test_a_change_that_fails_while_a_piece_travels_is_told(table: Page, watch: Watch) -> None:
    watch.allow("no dialog")
    table.evaluate("() => { HTMLElement.prototype.focus = () => { throw new Error('no dialog'); }; }")
    reply_to_click(table, {"html": THEN, "focus": "page"})
    expect(table.locator("[data-trouble=en]")).to_be_visible()
    assert in_garden(table) == 1
    reply_to_click(table, {"html": AT_FIRST})
    assert in_garden(table) == 0


def test_numbers_count_and_what_is_new_glows(bridge: Page, show: Show) -> None:
    show(AT_FIRST)
    reply_to_click(bridge, {"html": board("", "", COUNTED_BELOW.format(3, ""))})
    with stopped(bridge):
        ring = '<p data-highlight="ring-1">Ring</p>'
        reply_to_click(bridge, {"html": board("", "", COUNTED_BELOW.format(12, ring))})
        expect(bridge.get_by_text("12", exact=True)).to_have_attribute("data-counting", "")
        expect(bridge.get_by_text("Ring")).to_have_attribute("data-highlighted", "")
    expect(bridge.locator("[data-counting], [data-highlighted]")).to_have_count(0)
    reply_to_click(bridge, {"html": board("", "", COUNTED_BELOW.format(12, ring))})
    expect(bridge.locator("[data-counting], [data-highlighted]")).to_have_count(0)
    # What comes with its part of the page is not new there.
    reply_to_click(bridge, {"html": board("", "", f'<div data-highlight-group="other">{ring.replace("1", "2")}</div>')})
    expect(bridge.locator("[data-highlighted]")).to_have_count(0)
