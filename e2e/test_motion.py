"""What moves when the page changes, with a stub in the place of Python: pieces, numbers, what lights up."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from e2e.stub import Show, reply_to_click, sent
from e2e.watch import Watch

pytestmark = pytest.mark.context(reduced_motion="no-preference")

SLOW = 300
"""The longest step of a motion, in milliseconds."""
TILE = '<b data-travel="tile" data-spot="{}" data-css="display: block; width: {}px; height: 40px">Tile</b>'
OTHER = '<i data-travel="other" data-spot="there">Other</i>'
COUNTED_BELOW = '<p data-count="coins">{}</p><div data-lights="garden">{}</div>'
RECORD = """() => {
    window.transitions = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
        const transition = start(change);
        const seen = { change: false, skipped: false, ended: false };
        window.transitions.push(seen);
        transition.ready.then(() => {
            // Time stands still, so that there is time to look.
            seen.moving = document.getAnimations().map((animation) => animation.effect.pseudoElement ?? "element");
            seen.lasts = Math.max(...document.getAnimations().map(({ effect }) => effect.getTiming().duration));
            document.getAnimations().forEach((animation) => animation.pause());
        }, () => { seen.skipped = true; });
        transition.finished.then(() => { seen.ended = true; });
        return transition;
    };
}"""


def board(first: str = "", second: str = "", below: str = "") -> str:
    """Return a page with two places and a button."""
    return f"""<button data-do='{{"do":"go"}}'>Go</button><main><section aria-label="board">{first}</section>
        <section aria-label="garden">{second}</section>{OTHER}{below}</main>"""


AT_FIRST = board(TILE.format("board-1", 40))
THEN = board("", TILE.format("garden-2", 80))


@pytest.fixture
def recorded(bridge: Page, show: Show) -> Page:
    """Return a page with a piece, whose transitions are recorded, and stopped when they begin."""
    show(AT_FIRST)
    bridge.evaluate(RECORD)
    return bridge


def transitions(page: Page) -> list[dict[str, object]]:
    """Return what is known of the transitions that there have been."""
    sent(page)  # what was told is done then
    found: list[dict[str, object]] = page.evaluate("window.transitions")
    return found


def in_garden(page: Page) -> int:
    """Return how many pieces the garden has."""
    return page.get_by_role("region", name="garden").get_by_text("Tile").count()


def test_only_pieces_whose_spot_changes_travel(recorded: Page) -> None:
    reply_to_click(recorded, {"html": board(TILE.format("board-1", 80))})
    reply_to_click(recorded, {"html": board("<p>Nothing there</p>")})
    reply_to_click(recorded, {"html": AT_FIRST})
    reply_to_click(recorded, {"html": THEN, "place": "#elsewhere"})
    reply_to_click(recorded, {"html": f"{AT_FIRST}<dialog data-modal='true'>Over it</dialog>"})
    reply_to_click(recorded, {"html": THEN})  # the dialog went with it
    assert transitions(recorded) == []
    reply_to_click(recorded, {"html": AT_FIRST, "say": "Moved.", "focus": "there"})
    (seen,) = transitions(recorded)
    assert seen["moving"] == ["::view-transition-group(piece-0)"]
    assert seen["lasts"] == SLOW
    expect(recorded.get_by_role("status")).to_have_text("Moved.")


def test_nothing_waits_for_a_piece_and_whatever_is_pressed_ends_its_way(recorded: Page) -> None:
    reply_to_click(recorded, {"html": THEN})
    assert in_garden(recorded) == 1
    (seen,) = transitions(recorded)
    assert not seen["ended"]
    recorded.get_by_role("button", name="Go").click()
    assert [action["do"] for action in sent(recorded)] == ["go"]
    (seen,) = transitions(recorded)
    assert seen["ended"]
    assert "view-transition-name" not in str(recorded.get_by_text("Tile").get_attribute("style"))
    for html in (AT_FIRST, THEN):
        reply_to_click(recorded, {"html": html})
    recorded.keyboard.press("x")
    assert [seen["ended"] for seen in transitions(recorded)] == [True, True, True]


def test_a_second_reply_in_the_same_frame_is_the_last(recorded: Page) -> None:
    recorded.evaluate(
        """(pages) => {
            window.replies.push(...pages.map((html) => ({ html })));
            const button = document.querySelector("button");
            button.click();
            setTimeout(() => button.click());
        }""",
        [THEN, board("<p>Last</p>")],
    )
    expect(recorded.get_by_text("Last")).to_be_visible()
    sent(recorded)
    expect(recorded.get_by_text("Last")).to_be_visible()
    assert in_garden(recorded) == 0


@pytest.mark.context(reduced_motion="reduce")
def test_nothing_moves_for_who_does_not_want_it(recorded: Page) -> None:
    reply_to_click(recorded, {"html": THEN})
    assert in_garden(recorded) == 1
    assert transitions(recorded) == []


def test_a_change_that_fails_while_a_piece_travels_is_told(recorded: Page, watch: Watch) -> None:
    watch.allow("no dialog")
    recorded.evaluate("() => { HTMLElement.prototype.focus = () => { throw new Error('no dialog'); }; }")
    reply_to_click(recorded, {"html": THEN, "focus": "page"})
    expect(recorded.locator("[data-trouble=en]")).to_be_visible()
    assert in_garden(recorded) == 1
    reply_to_click(recorded, {"html": AT_FIRST})
    assert in_garden(recorded) == 0


def test_numbers_count_and_what_is_new_glows(recorded: Page) -> None:
    reply_to_click(recorded, {"html": board("", "", COUNTED_BELOW.format(3, ""))})
    with stopped(recorded):
        ring = '<p data-glow="ring-1">Ring</p>'
        reply_to_click(recorded, {"html": board("", "", COUNTED_BELOW.format(12, ring))})
        expect(recorded.get_by_text("12", exact=True)).to_have_attribute("data-counting", "")
        expect(recorded.get_by_text("Ring")).to_have_attribute("data-glowing", "")
    expect(recorded.locator("[data-counting], [data-glowing]")).to_have_count(0)
    reply_to_click(recorded, {"html": board("", "", COUNTED_BELOW.format(12, ring))})
    expect(recorded.locator("[data-counting], [data-glowing]")).to_have_count(0)
    # What comes with its part of the page is not new there.
    reply_to_click(recorded, {"html": board("", "", f'<div data-lights="other">{ring.replace("1", "2")}</div>')})
    expect(recorded.locator("[data-glowing]")).to_have_count(0)


@contextmanager
def stopped(page: Page) -> Iterator[None]:
    """Let no animation end in between."""
    rate = page.context.new_cdp_session(page)
    rate.send("Animation.enable")
    rate.send("Animation.setPlaybackRate", {"playbackRate": 0})
    yield
    rate.send("Animation.setPlaybackRate", {"playbackRate": 1})
