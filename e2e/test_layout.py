"""Layout of a match: all in view on a tablet and a desktop, the parts of a turn on a phone; no overlaps."""

import re
from collections.abc import Callable, Mapping
from itertools import product
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.interactive_elements import PRESSED
from e2e.test_phone import box
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.zen_garden.game import ZEN_GARDEN
from tests.kit import storage_seed
from tests.kit.deals import Deal, match_of
from tests.kit.thorough import first_of, first_row_of
from tests.kit.waiting import at_rest
from web.app.model.match.match import PlayedMatch
from web.app.texts import Words

GERMAN = Words("de")
PHONE = (390, 844)
LARGER = ((820, 1180), (1180, 820), (1440, 900))
LINE = 17
"""Pixels of a line of the panel on a phone, at most."""
LOW = ((720, 450), (844, 390))
"""A small laptop at 200 % zoom, and a phone in landscape."""
NAMES = ("Ada", "Benedikta", "Konstantin", "Friederike-Luise")
HIGH = 4000
"""A viewport so high that no part is sticky at the lower edge."""

CONFLICTS = f"""() => {{
    {PRESSED}
    return pressed.flatMap((one, number) => pressed.slice(number + 1)
        .filter((other) => !one.element.contains(other.element) && !other.element.contains(one.element))
        .filter((other) => Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1)
        .filter((other) => Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1)
        .map((other) => `${{name(one)}} / ${{name(other)}}`));
}}"""
"""Returns the interactive elements that overlap within the visible area."""

LONG_GAINS = """(all) => all.querySelectorAll("b[title]").forEach((gain) => gain.replaceChildren("100 Punkte"))"""
"""Gives every last move an extremely large gain."""

OUTSIDE = """(card) => [...card.querySelectorAll("*")]
    .filter((part) => part.getBoundingClientRect().right > card.getBoundingClientRect().right)
    .map((part) => part.outerHTML)"""
"""Returns the elements that extend beyond a card."""


class GameLayout(NamedTuple):
    """A game's layout: a position, and the choice of a move."""

    match: Callable[[], PlayedMatch]
    offer: str
    """The heading above the offered pieces."""
    place: str
    """Text of a place where the chosen piece may go."""


def zen_garden() -> PlayedMatch[Any]:
    """Return a match in its middle, with all preference boards in play."""
    return storage_seed.a_match(34, storage_seed.best_move, names=NAMES, level=5)


def hanging_gardens() -> PlayedMatch[Any]:
    """Return a match at its start."""
    return storage_seed.seeded_match(HANGING_GARDENS.name, {}, names=NAMES)


TABLES: Mapping[str, GameLayout] = {
    ZEN_GARDEN.name: GameLayout(zen_garden, GERMAN.of_game(ZEN_GARDEN.name)("board.title"), ": .*(bauen|baut)"),
    HANGING_GARDENS.name: GameLayout(hanging_gardens, GERMAN.of_game(HANGING_GARDENS.name)("hg.face_up"), "."),
}
CONFIRM: Mapping[str, str] = {ZEN_GARDEN.name: "turn.confirm", HANGING_GARDENS.name: "hg.lay"}
"""The key of the main button's label during a turn."""


@pytest.fixture(params=first_of(TABLES))
def table(request: pytest.FixtureRequest, page: Page, site: str) -> GameLayout:
    """Return an opened game of four in German, whose words are long."""
    found = TABLES[request.param]
    match, preferences = found.match(), storage_seed.settings(language="de", speed="instant")
    storage_seed.revisit(page, site, match, place=f"#match/{match.id}", preferences=preferences)
    expect(panel(page)).to_be_visible()
    return found


def panel(page: Page) -> Locator:
    """Return the action panel."""
    return page.get_by_role("region", name=GERMAN("panel.title"), exact=True)


def resize(page: Page, size: tuple[int, int]) -> None:
    """Change the viewport of the page."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("scrollTo(0, 0)")
    at_rest(page)


def expect_in_view(page: Page, *targets: Locator) -> None:
    """Expect that all these are completely in view together."""
    size = page.viewport_size
    assert size is not None
    for target in targets:
        found = box(target)
        assert found["x"] >= -0.5, f"{found} in {size}"
        assert found["y"] >= -0.5, f"{found} in {size}"
        assert found["x"] + found["width"] <= size["width"] + 0.5, f"{found} in {size}"
        assert found["y"] + found["height"] <= size["height"] + 0.5, f"{found} in {size}"


def expect_orderly(page: Page) -> None:
    """Expect that no part is wider than the screen, and that no interactive elements overlap."""
    wide, room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= room, f"{wide} in {page.viewport_size}"
    assert page.evaluate(CONFLICTS) == [], page.viewport_size


@pytest.mark.thorough
def test_all_important_parts_are_in_view(page: Page, table: GameLayout) -> None:
    offer = page.get_by_role("grid", name=table.offer, exact=True)
    garden = page.get_by_role("grid", name=re.compile(GERMAN("garden.of", name="")))
    # The grid of The Hanging Gardens goes on beyond its view.
    stage = page.get_by_role("region", name=re.compile(GERMAN("garden.of", name="")))
    players = page.get_by_role("region", name=GERMAN("players.title"), exact=True)
    score = page.get_by_role("region", name=GERMAN("score.now"), exact=True)
    standings = page.get_by_role("group", name=GERMAN("players.standings"), exact=True)
    heights: dict[tuple[int, int], set[int]] = {size: set() for size in (PHONE, *LARGER)}

    def look() -> None:
        for size in LARGER:
            resize(page, size)
            expect_in_view(page, offer, stage, panel(page), players, score)
            assert panel(page).evaluate("(panel) => panel.scrollHeight <= panel.clientHeight"), size
        resize(page, PHONE)
        expect_in_view(page, offer, stage, panel(page), standings)
        for size, found in heights.items():
            resize(page, size)
            expect_orderly(page)
            found.add(round(box(panel(page))["height"]))

    look()
    offer.get_by_role("button").last.click()
    look()
    garden.get_by_role("button", name=re.compile(table.place), disabled=False).first.click()
    look()
    # A first turn also says who begins: on a phone, one line more.
    assert all(max(found) - min(found) <= (LINE if size == PHONE else 0) for size, found in heights.items()), heights
    players.evaluate(LONG_GAINS)
    for size in heights:
        resize(page, size)
        expect_orderly(page)
        assert [card.evaluate(OUTSIDE) for card in players.get_by_role("listitem").all()] == [[]] * len(NAMES)


@pytest.mark.parametrize("size", first_of(LOW))
def test_on_a_low_screen_the_panel_is_beside_the_garden(page: Page, table: GameLayout, size: tuple[int, int]) -> None:
    offer = page.get_by_role("grid", name=table.offer, exact=True)
    stage = page.get_by_role("region", name=re.compile(GERMAN("garden.of", name="")))
    resize(page, size)
    expect_in_view(page, offer, stage, panel(page))
    expect_orderly(page)
    assert box(stage)["x"] + box(stage)["width"] <= box(panel(page))["x"]


def test_text_of_twice_the_size_covers_nothing(page: Page, table: GameLayout) -> None:
    page.get_by_role("grid", name=table.offer, exact=True).get_by_role("button").last.click()
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for width, _ in (PHONE, *LARGER):
        resize(page, (width, HIGH))
        expect_orderly(page)
    page.evaluate("document.documentElement.style.fontSize = ''")


@pytest.mark.thorough
def test_with_text_of_twice_the_size_a_phone_shows_pieces_and_garden_first(page: Page, table: GameLayout) -> None:
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    resize(page, PHONE)
    offer = page.get_by_role("grid", name=table.offer, exact=True)
    stage = page.get_by_role("region", name=re.compile(GERMAN("garden.of", name="")))
    expect_in_view(page, offer, stage)
    page.evaluate("document.documentElement.style.fontSize = ''")


@pytest.mark.thorough
@pytest.mark.parametrize("players", [4, 3, 2])
def test_the_score_with_all_boards_is_in_view(page: Page, site: str, players: int) -> None:
    match = storage_seed.a_match(8 * players, storage_seed.best_move, names=NAMES[:players], level=5)
    preferences = storage_seed.settings(language="de", speed="instant")
    storage_seed.revisit(page, site, match, place=f"#match/{match.id}", preferences=preferences)
    for size in LARGER:
        resize(page, size)
        expect_in_view(page, page.get_by_role("region", name=GERMAN("score.now"), exact=True))
        cards = page.get_by_role("region", name=GERMAN("players.title"), exact=True).get_by_role("listitem")
        assert [card.evaluate(OUTSIDE) for card in cards.all()] == [[]] * players


@pytest.mark.thorough
def test_at_the_end_a_high_tablet_shows_garden_result_and_total_together(page: Page, site: str) -> None:
    match = match_of(Deal(HANGING_GARDENS.name))
    preferences = storage_seed.settings(language="de", speed="instant")
    storage_seed.revisit(page, site, match, place=f"#match/{match.id}", preferences=preferences)
    resize(page, LARGER[0])
    stage = page.get_by_role("region", name=re.compile(GERMAN("garden.of", name="")))
    score = page.get_by_role("region", name=GERMAN("score.final"), exact=True)
    expect_in_view(page, stage, panel(page), score.get_by_role("row").last)


@pytest.mark.parametrize(
    ("game", "hand"),
    first_row_of(product((HANGING_GARDENS.name, ZEN_GARDEN.name), ("left", "right"))),
)
def test_the_main_button_and_the_menu_are_on_the_side_of_the_hand(page: Page, site: str, game: str, hand: str) -> None:
    match = TABLES[game].match()
    preferences = storage_seed.settings(language="de", speed="instant", hand=hand)
    storage_seed.revisit(page, site, match, place=f"#match/{match.id}", preferences=preferences)
    confirm = GERMAN.of_game(game)(CONFIRM[game])
    page.get_by_role("grid", name=TABLES[game].offer, exact=True).get_by_role("button").last.click()
    if game == ZEN_GARDEN.name:  # its button is hidden until the tile has a place
        garden = page.get_by_role("grid", name=re.compile(GERMAN("garden.of", name="")))
        garden.get_by_role("button", name=re.compile(TABLES[game].place), disabled=False).first.click()
    for size in (PHONE, *LARGER):
        resize(page, size)
        main, around = box(page.get_by_role("button", name=confirm, exact=True)), box(panel(page))
        edges = main["x"] - around["x"], around["x"] + around["width"] - main["x"] - main["width"]
        assert (edges[0] if hand == "left" else edges[1]) < min(main["width"] / 4, max(edges)), size
        menu = box(page.get_by_role("button", name=GERMAN("menu.title"), exact=True))
        assert (menu["x"] < size[0] / 4) == (hand == "left"), size
