"""The Hanging Gardens on a phone: a turn by taps; the garden is panned and zoomed by touch."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import hanging_gardens_page
from e2e.hanging_gardens_page import ENGLISH
from e2e.test_phone import PHONE, box, expect_big_enough, expect_no_sideways_scrolling
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import Lay, Take, Temple
from tests.kit import storage_seed, zen_garden_page
from tests.kit.waiting import at_rest
from web.app.games.hanging_gardens.table.selection import Spot
from web.app.model.match import match as matches
from web.app.model.match.match import PlayedMatch

GOLDEN = "second-series"
FINGER = 100
"""Pixels by which a finger moves."""
SLIP = 20
"""Pixels before the content follows."""
STEPS = 10
"""Number of steps of the movement, and its seconds: after a quick swipe the garden would keep moving."""
HAS_FOLLOWED = """([square, x, y, right, down, slip]) => {
    const now = square.getBoundingClientRect();
    const [east, south] = [now.x - x, now.y - y];
    return right ? east / Math.sign(right) >= Math.abs(right) - slip : south / Math.sign(down) >= Math.abs(down) - slip;
}"""
WAYS = ("west", "north", "south", "east")
HAS_CHANGED = "([cell, width]) => cell.getBoundingClientRect().width !== width"
IS_AGAIN = "([cell, width]) => cell.getBoundingClientRect().width === width"
IS_WIDER = "([square, width]) => square.getBoundingClientRect().width > width"


@pytest.fixture(autouse=True)
def fitted(page: Page) -> None:
    """Load the page again: the zoom of an earlier test on the same page ends then."""
    page.reload()


def drag(page: Page, match: PlayedMatch[Any], right: int, down: int) -> None:
    """Pan the garden by touch by this many pixels, and wait until it has followed."""
    stage = box(page.get_by_role("region", name=ENGLISH("garden.of", name=match.player(match.turn)), exact=True))
    x, y = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2
    square = hanging_gardens_page.garden(page, match).get_by_role("button").first
    before = box(square)
    screen = page.context.new_cdp_session(page)
    for step in range(STEPS + 1):
        finger = {"x": x + right * step / STEPS, "y": y + down * step / STEPS}
        kind = "touchMove" if step else "touchStart"
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [finger], "timestamp": 1 + step})
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": [], "timestamp": 2 + STEPS})
    moved = [square.element_handle(), before["x"], before["y"], right, down, SLIP]
    page.wait_for_function(HAS_FOLLOWED, arg=moved)


def temple_turn() -> tuple[Lay, Temple, Take, int]:
    """Return the first turn of a golden match with a temple and one tile, and the number of events before it."""
    events = [HANGING_GARDENS.read_event(text) for text in hanging_gardens_page.golden(GOLDEN).events]
    for at, (lay, temple, take) in enumerate(zip(events, events[1:], events[2:], strict=False)):
        match (lay, temple, take):
            case (Lay(rotation=0), Temple(moved=None), Take()):
                return lay, temple, take, at
    raise AssertionError("the golden match has no such turn")


@pytest.mark.thorough
@PHONE
def test_a_turn_with_temple_and_tile_takes_five_taps(page: Page, site: str) -> None:
    lay, temple, take, at = temple_turn()
    golden = hanging_gardens_page.golden_match(GOLDEN, at)
    others = {seat: "random" for seat in range(len(golden.record.players)) if seat != golden.turn}
    match = zen_garden_page.open_match(page, site, hanging_gardens_page.golden_match(GOLDEN, at, bots=others))
    taps = 0

    def tap(target: Locator) -> None:
        nonlocal taps
        target.tap()
        taps += 1

    tap(hanging_gardens_page.card(page, lay.card))
    tap(hanging_gardens_page.place(page, match, lay))
    tap(hanging_gardens_page.button(page, "hg.lay"))
    match = hanging_gardens_page.settled(page, match, lay)
    tap(hanging_gardens_page.square(page, match, Spot(temple.x, temple.y), "place a temple"))
    tap(hanging_gardens_page.tile(page, match.state, take.space))
    played = tuple(HANGING_GARDENS.write_event(event) for event in (lay, temple, take))
    hanging_gardens_page.settled(page, matches.play(match, played[1]), take)
    assert storage_seed.saved(page).record.events[at : at + len(played)] == played
    assert taps == 5


@pytest.mark.thorough
@PHONE
def test_squares_of_a_late_garden_are_as_large_as_the_screen_allows(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, hanging_gardens_page.late_match(seed="3"))
    before = box(hanging_gardens_page.garden(page, match).get_by_role("button").first)["width"]
    assert before >= 24
    assert page.locator(".plot[data-cut='']").count() == 1
    hanging_gardens_page.card(page, 0).tap()
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("hg.help.place"))
    assert box(hanging_gardens_page.garden(page, match).get_by_role("button").first)["width"] == before


@pytest.mark.thorough
@PHONE
def test_all_touch_targets_of_a_turn_are_big_enough(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, hanging_gardens_page.golden_match("choice-of-temple", 60))
    expect_big_enough(hanging_gardens_page.cards(page).get_by_role("button"))
    hanging_gardens_page.card(page, 1).tap()
    turns = page.get_by_role("group", name=ENGLISH("hg.turn_card"), exact=True).get_by_role("button")
    expect(turns).to_have_count(2)
    main = [hanging_gardens_page.button(page, key) for key in ("turn.cancel", "hg.lay", "undo")]
    expect_big_enough(turns, *main)
    before = box(turns.first)
    hanging_gardens_page.garden(page, match).get_by_role("button", disabled=True).first.tap(force=True)
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("refusal.rule"))
    assert box(turns.first) == before, "a refusal moves no button"
    zen_garden_page.open_match(page, site, hanging_gardens_page.golden_match("choice-of-temple", 61))
    expect_big_enough(hanging_gardens_page.button(page, "hg.no_temple"))
    zen_garden_page.open_match(page, site, hanging_gardens_page.golden_match("choice-of-temple", 62))
    tiles = hanging_gardens_page.tiles(page).get_by_role("button")
    tiles.and_(page.locator(".is-choice")).first.tap()
    expect_big_enough(tiles, hanging_gardens_page.button(page, "turn.end"))


def spread(page: Page, garden: Locator) -> None:
    """Spread two fingers on the garden."""
    around = box(garden)
    x, y = around["x"] + around["width"] / 2, around["y"] + around["height"] / 2
    screen = page.context.new_cdp_session(page)
    for step in range(STEPS + 1):
        fingers = [{"x": x + side * (20 + 6 * step), "y": y, "id": side} for side in (-1, 1)]
        kind = "touchMove" if step else "touchStart"
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": fingers})
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


@PHONE
def test_a_garden_fits_its_window_until_it_is_spread_and_is_panned_by_touch(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, hanging_gardens_page.golden_match("second-series", 84))
    garden = hanging_gardens_page.garden(page, match)
    window = page.locator(".plot").filter(has=garden)
    expect(window).to_have_attribute("data-cut", "")
    for key in ("hg.fit", "hg.larger", *(f"hg.scroll.{way}" for way in WAYS)):
        expect(hanging_gardens_page.button(page, key)).to_be_hidden()
    spread(page, garden)
    expect(window).to_have_attribute("data-cut", "north west south east")
    for right, down in ((-FINGER, 0), (0, -FINGER), (FINGER, 0), (0, FINGER)):
        drag(page, match, right, down)
    assert storage_seed.saved(page).at == match.at
    expect_no_sideways_scrolling(page)


@pytest.mark.thorough
@PHONE
def test_garden_is_zoomed_by_one_finger_from_the_menu(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, hanging_gardens_page.golden_match("second-series", 84))
    at_rest(page)
    cell = hanging_gardens_page.garden(page, match).get_by_role("button").first
    width, square = box(cell)["width"], cell.element_handle()
    zen_garden_page.open_menu(page).get_by_role("button", name=ENGLISH("hg.enlarge"), exact=True).tap()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.wait_for_function(IS_WIDER, arg=[square, 1.9 * width])
    zen_garden_page.open_menu(page).get_by_role("button", name=ENGLISH("hg.fit"), exact=True).tap()
    page.wait_for_function(IS_AGAIN, arg=[square, width])


@pytest.mark.thorough
@PHONE
def test_garden_fits_again_after_the_phone_is_turned(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, hanging_gardens_page.golden_match("second-series", 84))
    at_rest(page)
    cells = hanging_gardens_page.garden(page, match).get_by_role("button")
    upright = box(cells.first)["width"]
    page.set_viewport_size({"width": 844, "height": 390})
    page.wait_for_function(HAS_CHANGED, arg=[cells.first.element_handle(), upright])
    page.set_viewport_size({"width": 390, "height": 844})
    page.wait_for_function(IS_AGAIN, arg=[cells.first.element_handle(), upright])


@pytest.mark.thorough
@PHONE
def test_garden_is_zoomed_by_two_fingers_and_by_control_and_wheel(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, hanging_gardens_page.golden_match("second-series", 84))
    at_rest(page)
    garden = hanging_gardens_page.garden(page, match)
    cell = garden.get_by_role("button").first
    square, width, around = cell.element_handle(), box(cell)["width"], box(garden)
    x, y = around["x"] + around["width"] / 2, around["y"] + around["height"] / 2
    spread(page, garden)
    page.wait_for_function(IS_WIDER, arg=[square, 2 * width])
    assert page.evaluate("visualViewport.scale") == 1
    page.reload()
    expect(garden).to_be_visible()
    square = cell.element_handle()
    page.mouse.move(x, y)
    page.mouse.wheel(0, -200)
    page.keyboard.down("Control")
    page.mouse.wheel(0, -200)
    page.keyboard.up("Control")
    page.wait_for_function(IS_WIDER, arg=[square, 2 * width])
    assert box(cell)["width"] < 4 * width, "without Control the wheel does not zoom"
    assert page.evaluate("[visualViewport.scale, innerWidth]") == [1, 390]
