"""Sizes of the parts of a match: numbers can be read, and the board takes the height of the window, on each screen."""

import re
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from e2e.test_layout import resize
from e2e.test_phone import box
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from tests.kit import storage_seed
from tests.kit.deals import MANY, Deal, match_of
from tests.kit.thorough import first_of
from web.app.texts import Words

GERMAN = Words("de")
PIECES: Final = {ZEN_GARDEN.name: "board.title", HANGING_GARDENS.name: "hg.board"}
"""The name of the grid of pieces to choose."""
LEAST_PX: Final = 11
"""The size of the smallest number by which one chooses, in CSS pixels."""
MOST_EMPTY_PX: Final = 80
"""The height that may stay empty below a match on a tablet or a desktop whose pieces are small."""
SMALL_PX: Final = 96
"""A piece narrower than this is small."""
PHONES: Final = ((360, 640), (390, 844), (844, 390))
TABLETS: Final = ((820, 1180), (1180, 820))
SMALL_TABLET: Final = (1024, 768)
DESKTOPS: Final = ((1440, 900), (1920, 1080))
ZOOMED: Final = ((720, 450), (960, 540), (590, 410), (410, 590))
"""Two desktops and a tablet at 200 %."""
GROUPS: Final = ((PHONES[0], PHONES[2], *TABLETS), (PHONES[1], *DESKTOPS), ZOOMED)

SMALLEST = """() => [...document.querySelectorAll("main [role=grid]")].flatMap((grid) => {
    const found = [];
    const texts = document.createTreeWalker(grid, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const { parentElement: element, data } = text;
        if (/\\d/.test(data) && element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
            const drawn = element instanceof SVGGraphicsElement ? Math.abs(element.getScreenCTM().d) : 1;
            found.push([Math.round(10 * drawn * parseFloat(getComputedStyle(element).fontSize)) / 10, data]);
        }
    }
    return found;
}).reduce((least, one) => (one[0] < least[0] ? one : least))"""
"""Returns the size of the smallest number in the grids of a match, and its text."""


SPILLING = """() => [...document.querySelectorAll("[role=rowheader]")].filter((head) => {
    const text = document.createRange();
    text.selectNodeContents(head);
    const [inner, outer] = [text.getBoundingClientRect(), head.getBoundingClientRect()];
    const ground = getComputedStyle(head).backgroundColor;
    return ground !== "rgba(0, 0, 0, 0)" && (inner.left < outer.left || inner.right > outer.right);
}).map(({ textContent }) => textContent)"""
"""Returns the headings of rows that are wider than their coloured ground."""


def open_match(page: Page, site: str, game: str, names: tuple[str, ...] = storage_seed.PEOPLE) -> None:
    """Open a match in German, whose words are long."""
    match = match_of(Deal(game, 16, names))
    preferences = storage_seed.settings(language="de", speed="instant", rating="off")
    storage_seed.revisit(page, site, match, place=f"#match/{match.id}", preferences=preferences)
    expect(page.get_by_role("region", name=GERMAN("panel.title"), exact=True)).to_be_visible()


@pytest.mark.parametrize("sizes", first_of(GROUPS), ids=str)
@pytest.mark.parametrize("game", first_of(PIECES))
def test_numbers_are_large_enough(page: Page, site: str, game: str, sizes: tuple[tuple[int, int], ...]) -> None:
    open_match(page, site, game)
    found = {}
    for size in sizes:
        resize(page, size)
        found[size] = page.evaluate(SMALLEST)
        assert page.evaluate(SPILLING) == [], size
    assert {size: least for size, least in found.items() if least[0] < LEAST_PX} == {}


@pytest.mark.parametrize("game", first_of(PIECES))
def test_a_match_takes_the_height_of_the_window(page: Page, site: str, game: str) -> None:
    open_match(page, site, game)
    title = re.compile(GERMAN("garden.of", name=""))
    names = (title, GERMAN("panel.title"), GERMAN("players.title"), GERMAN("score.now"))
    parts = [page.get_by_role("region", name=name) for name in names]
    piece = page.get_by_role("grid", name=GERMAN.of_game(game)(PIECES[game]), exact=True).get_by_role("button").last
    shares = {}
    for size in (*TABLETS, *DESKTOPS):
        resize(page, size)
        empty = size[1] - max(box(part)["y"] + box(part)["height"] for part in parts)
        assert empty <= MOST_EMPTY_PX or box(piece)["width"] >= SMALL_PX, (size, empty)
        shares[size] = box(page.get_by_role("grid", name=title))["height"] / size[1]
    small, large = (shares[size] for size in DESKTOPS)
    assert large >= 0.95 * small, shares
    for people, size in ((storage_seed.PEOPLE, SMALL_TABLET), (MANY, SMALL_TABLET), (MANY, TABLETS[1])):
        open_match(page, site, game, people)
        resize(page, size)
        end = max(box(part)["y"] + box(part)["height"] for part in parts)
        assert size[1] - MOST_EMPTY_PX <= end <= size[1], "all parts end with the window"
