"""The end of a match: the count of the score, the ways on, and the screen that stays on until then."""

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, TimeoutError, expect

from e2e.test_motion import stopped
from e2e.test_phone import box
from tests.kit import storage_seed, zen_garden_page
from tests.kit.deals import END, Deal, match_of
from tests.kit.thorough import first_row_of
from tests.kit.waiting import at_rest, ready
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.match import PlayedMatch

ZEN = "zen-garden"

ALMOST = 31
"""The turns of a match of two without its last one."""

STUB_LOCK = """() => {
    window.locks = [];
    const request = async () => {
        const lock = { released: false, release: async () => { lock.released = true; } };
        window.locks.push(lock);
        return lock;
    };
    Object.defineProperty(navigator, "wakeLock", { value: { request }, configurable: true });
}"""
LOCKS = "() => window.locks.map(({ released }) => released)"

STUB_SHARE = """() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files }) => { window.shared = files.map(({ name, type }) => [name, type]); };
}"""


def play_last_turn(page: Page, site: str) -> PlayedMatch[Any]:
    """Open a match, play its last turn, and return it."""
    match = zen_garden_page.open_match(page, site, storage_seed.a_match(ALMOST))
    move = storage_seed.best_move(match)
    zen_garden_page.lay(page, match, move)
    page.get_by_role("button", name=ENGLISH("turn.confirm"), exact=True).click()
    expect(result(page)).to_be_attached()
    return storage_seed.saved(page)


def result(page: Page) -> Locator:
    """Return the sentence that names the winner."""
    return zen_garden_page.panel(page).get_by_text("becomes court architect")


def counted(page: Page) -> Locator:
    """Return the count's line for an item of the score."""
    return zen_garden_page.panel(page).get_by_text(ENGLISH.of("item", "large"), exact=True)


@pytest.mark.thorough
@pytest.mark.context(reduced_motion="no-preference")
@pytest.mark.parametrize("skip", ["click", "key"])
def test_the_score_is_counted_until_any_press(page: Page, site: str, skip: str) -> None:
    zen_garden_page.open_match(page, site, storage_seed.a_match(ALMOST))
    with stopped(page):
        match = play_last_turn(page, site)
        assert match.over
        expect(counted(page)).to_be_visible()
        ways = zen_garden_page.panel(page).get_by_role("button", name=ENGLISH("end.again"), exact=True).locator("..")
        expect(ways).to_have_css("opacity", "0")
        expect(zen_garden_page.announced(page)).to_contain_text("becomes court architect")
        if skip == "click":
            page.get_by_role("heading", name=ENGLISH("score.final"), exact=True).click()
        else:
            page.keyboard.press("Shift")
        expect(counted(page)).to_be_hidden()
    expect(result(page)).to_be_visible()
    expect(ways).to_have_css("opacity", "1")


@pytest.mark.thorough
@pytest.mark.context(reduced_motion="no-preference")
def test_the_count_ends_by_itself_and_a_reopened_match_has_none(page: Page, site: str) -> None:
    match = play_last_turn(page, site)
    expect(counted(page)).to_be_hidden()
    page.get_by_role("link", name=ENGLISH("page.home"), exact=True).click()
    zen_garden_page.saved_match_link(page, "Ada").click()
    expect(result(page)).to_be_visible()
    assert counted(page).is_hidden()
    assert storage_seed.saved(page).record == match.record


def test_with_reduced_motion_the_result_is_there_at_once_and_a_double_tap_presses_none_of_its_buttons(
    page: Page, site: str
) -> None:
    with stopped(page):
        play_last_turn(page, site)
        assert counted(page).is_hidden()
        more = zen_garden_page.panel(page).get_by_role("button", name=ENGLISH("end.more"), exact=True)
        expect(more).to_be_visible()
        with pytest.raises(TimeoutError):
            more.click(timeout=400)
    more.click()
    expect(page.get_by_role("dialog")).to_be_visible()


@pytest.mark.thorough
@pytest.mark.fresh
def test_the_share_sheet_gets_the_picture(page: Page, site: str) -> None:
    zen_garden_page.open_match(page, site, storage_seed.a_match(99))
    page.evaluate(STUB_SHARE)
    zen_garden_page.press(page, "share.open")
    page.get_by_role("dialog").get_by_role("button", name=ENGLISH("garden_picture.share"), exact=True).click()
    page.wait_for_function("() => window.shared")
    ((name, kind),) = page.evaluate("window.shared")
    assert name.startswith("hofgarten-zen-garden-")
    assert kind == "image/png"


@pytest.mark.thorough
def test_the_screen_stays_on_until_the_match_ends(page: Page, site: str) -> None:
    zen_garden_page.open_match(page, site, storage_seed.a_match(99))
    page.evaluate(STUB_LOCK)
    zen_garden_page.press(page, "end.again")
    page.wait_for_function("() => window.locks.length === 1")
    assert page.evaluate(LOCKS) == [False]
    page.get_by_role("link", name=ENGLISH("page.home"), exact=True).click()
    page.wait_for_function("() => window.locks.every(({ released }) => released)")
    page.evaluate("() => delete navigator.wakeLock")


@pytest.mark.thorough
@pytest.mark.context(viewport={"width": 820, "height": 1180})
def test_at_the_end_the_garden_takes_the_place_of_the_board(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, storage_seed.a_match(ALMOST))
    garden = zen_garden_page.garden(page, match.player(match.turn))
    board = zen_garden_page.board(page).bounding_box()
    before = garden.bounding_box()
    assert board is not None
    assert before is not None
    assert before["y"] > board["y"] + board["height"]
    ended = play_last_turn(page, site)
    after = zen_garden_page.garden(page, ended.player(ended.winners[0])).bounding_box()
    assert after is not None
    assert after["y"] < board["y"] + board["height"] / 2


@pytest.mark.context(viewport={"width": 360, "height": 640}, reduced_motion="no-preference")
def test_the_points_of_an_item_are_in_one_line(page: Page, site: str) -> None:
    with stopped(page):
        play_last_turn(page, site)
        expect(counted(page)).to_be_visible()
        gains = page.locator(".end-count .is-tally b")
        heights = gains.evaluate_all("found => found.map((gain) => gain.getBoundingClientRect().height)")
        texts = gains.all_text_contents()
    assert max(map(len, texts)) > len("+1")
    assert len({*heights}) == 1


@pytest.mark.parametrize(
    ("game", "turns"), first_row_of([(ZEN, END), (ZEN, 16), ("hanging-gardens", END), ("hanging-gardens", 16)])
)
def test_paper_has_gardens_and_points_and_not_the_board(page: Page, site: str, game: str, turns: int) -> None:
    deal = Deal(game, turns)
    storage_seed.revisit(page, site, match_of(deal), place=deal.at())
    ready(page)
    board = page.get_by_role("grid", name=ENGLISH("garden.of", name=""))
    expect(board).to_be_visible()
    page.emulate_media(media="print")
    expect(board).to_have_count(0)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    for name in ("Ada", "Ben"):
        look = page.get_by_role("button", name=ENGLISH("players.look", name=name), exact=True).bounding_box()
        assert look
        assert look["width"] > 250
    expect(page.get_by_role("grid", name=ENGLISH("score.final" if turns == END else "score.now"))).to_be_visible()
    expect(page.get_by_role("button", name=ENGLISH("review.open"), exact=True)).to_have_count(0)
    sheets = page.pdf(format="A4")
    assert sheets.count(b"/Type /Page\n") + sheets.count(b"/Type /Page ") == 1, "one sheet"


@pytest.mark.thorough
@pytest.mark.context(viewport={"width": 360, "height": 640})
def test_on_a_small_phone_the_next_step_is_in_view_at_the_end(page: Page, site: str) -> None:
    play_last_turn(page, site)
    expect(page.get_by_role("button", name=ENGLISH("end.again"), exact=True)).to_be_in_viewport(ratio=1)


@pytest.mark.thorough
@pytest.mark.context(viewport={"width": 360, "height": 640})
def test_with_text_of_twice_the_size_the_buttons_cover_no_words_at_the_end(page: Page, site: str) -> None:
    play_last_turn(page, site)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    panel = zen_garden_page.panel(page)
    panel.evaluate("(panel) => panel.scrollIntoView()")
    at_rest(page)
    again = box(panel.get_by_role("button", name=ENGLISH("end.again"), exact=True))
    texts = panel.get_by_role("paragraph").or_(panel.get_by_role("listitem")).filter(visible=True)
    assert texts.count() > 2
    for words in texts.all():
        shown = box(words)
        assert shown["y"] + shown["height"] <= again["y"]
    page.evaluate("document.documentElement.style.fontSize = ''")


def test_the_same_deal_is_played_again_with_one_press_or_with_other_seats(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, storage_seed.a_match(99))
    zen_garden_page.press(page, "end.same_deal")
    expect(page.get_by_role("button", name=ENGLISH("review.open"), exact=True)).to_have_count(0)
    again = storage_seed.saved(page)
    assert (again.id != match.id, again.states[0], again.names) == (True, match.states[0], match.names)
    zen_garden_page.open_match(page, site, storage_seed.a_match(99))
    zen_garden_page.press(page, "end.more")
    zen_garden_page.press(page, "end.turned_deal")
    expect(page.get_by_role("dialog")).to_have_count(0)
    turned = storage_seed.saved(page)
    assert (turned.states[0], turned.names) == (match.states[0], match.names[::-1])
