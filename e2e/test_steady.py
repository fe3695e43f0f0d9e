"""While a player chooses a move, board, cards, tiles, garden and panel keep their place and size."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import hanging_gardens_page
from e2e.hanging_gardens_page import Hand
from e2e.test_hint import ask, choices
from e2e.test_layout import resize
from e2e.test_phone import box
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.games.hanging_gardens.state import Lay, Take, Temple
from tests.kit import storage_seed, zen_garden_page
from tests.kit.thorough import first_of
from tests.kit.waiting import at_rest
from tests.kit.zen_garden_page import ENGLISH
from web.app.games.hanging_gardens.table.selection import Spot
from web.app.games.hanging_gardens.view import move_text as say
from web.app.model.game_api.game_page import games_with
from web.app.model.match.match import PlayedMatch
from web.app.model.teaching.lesson import lesson_of

IN_HANGING_GARDENS = ENGLISH.of_game("hanging-gardens")
TOUCH = pytest.mark.context(viewport={"width": 1440, "height": 900}, has_touch=True)
BOTH = pytest.mark.parametrize("size", first_of([(390, 844), (820, 1180), (1440, 900)]), ids=str)
GOLDEN = "second-series"
MOVED = 55
"""The number of events before the first temple of this match that moves."""
FINGER = Hand(Locator.tap, Locator.tap, Locator.tap)
STEPS = 3
"""The most steps of a choice that have to be taken back."""


class Places:
    """The places of the parts of a match, compared at each step."""

    def __init__(self, page: Page, *parts: Locator) -> None:
        """Take the places in the current state."""
        self._page, self._parts = page, parts
        at_rest(page)
        self._begun = self._now()
        self._panel = self._height()

    def check(self, step: str, *, covered: bool = False) -> None:
        """Compare the places. ``covered``: the panel may cover more of the page, as with an open hint on a phone."""
        assert self._now() == self._begun, step
        assert self._height() == self._panel or (covered and self._height() > self._panel), step

    def _now(self) -> list[tuple[float, ...]]:
        panel = box(zen_garden_page.panel(self._page))
        found = [box(part) for part in self._parts]
        places = [(one["x"], one["y"], one["width"], one["height"]) for one in found]
        return [tuple(map(round, place)) for place in [*places, (panel["x"], panel["y"] + panel["height"])]]

    def _height(self) -> int:
        return round(box(zen_garden_page.panel(self._page))["height"])


def stage(page: Page) -> Locator:
    """Return the large garden."""
    return page.get_by_role("grid", name=re.compile(ENGLISH("garden.of", name="")))


def check_hint(page: Page, places: Places) -> None:
    """Open a hint, choose one of its moves, and close it."""
    ask(page)
    places.check("an open hint", covered=True)
    choices(page).nth(1).tap(scroll="none")
    expect(choices(page).nth(1)).to_have_attribute("aria-pressed", "true")
    places.check("a move of the hint", covered=True)
    zen_garden_page.press(page, "hint.close")
    expect(choices(page)).to_have_count(0)
    places.check("a closed hint")
    for _ in range(STEPS):
        page.keyboard.press("Escape")
    cancel = page.get_by_role("button", name=ENGLISH("turn.cancel"), exact=True)
    expect(cancel.filter(visible=True).and_(page.get_by_role("button", disabled=False))).to_have_count(0)


@TOUCH
@BOTH
def test_nothing_moves_during_a_turn_of_zen_garden(page: Page, site: str, size: tuple[int, int]) -> None:
    match = zen_garden_page.open_match(page, site, storage_seed.a_match(26, storage_seed.best_move, level=5))
    resize(page, size)
    places = Places(page, zen_garden_page.board(page), stage(page))
    check_hint(page, places)
    move = storage_seed.best_move(match)
    name = zen_garden_page.player_name(match, match.turn)
    zen_garden_page.slot(page, match.state, move.slot).tap(scroll="none")
    expect(zen_garden_page.slot(page, match.state, move.slot)).to_have_attribute("aria-pressed", "true")
    places.check("a chosen tile")
    zen_garden_page.space(page, name, zen_garden_page.rim_place(move) or zen_garden_page.cell_place(move.cell)).tap(
        scroll="none"
    )
    zen_garden_page.corner(page, move.corner).tap(scroll="none")
    expect(zen_garden_page.corner(page, move.corner)).to_have_attribute("aria-pressed", "true")
    places.check("a placed tile")
    zen_garden_page.confirm(page, move)
    places.check("the next turn")


def open_golden(page: Page, site: str, events: int) -> PlayedMatch[Any]:
    """Open a golden match at a player's turn."""
    match = hanging_gardens_page.golden_match(GOLDEN, events)
    storage_seed.revisit(page, site, match, place=f"#match/{match.id}")
    expect(zen_garden_page.panel(page)).to_be_visible()
    return match


@pytest.mark.thorough
@TOUCH
@BOTH
def test_nothing_moves_during_a_turn_of_the_hanging_gardens(page: Page, site: str, size: tuple[int, int]) -> None:
    match = open_golden(page, site, MOVED - 1)
    resize(page, size)
    cards, tiles = hanging_gardens_page.cards(page), hanging_gardens_page.tiles(page)
    places = Places(page, cards, tiles, stage(page))
    check_hint(page, places)
    lay, temple, take = map(
        HANGING_GARDENS.read_event, hanging_gardens_page.golden(GOLDEN).events[MOVED - 1 : MOVED + 2]
    )
    assert isinstance(lay, Lay)
    assert isinstance(temple, Temple)
    assert isinstance(take, Take)
    assert temple.moved
    hanging_gardens_page.take_card(page, lay, FINGER)
    places.check("a chosen card")
    hanging_gardens_page.place(page, match, lay).tap(scroll="none")
    expect(zen_garden_page.panel(page)).to_contain_text(IN_HANGING_GARDENS("hg.help.lay"))
    places.check("a placed card")
    hanging_gardens_page.button(page, "hg.lay").click()
    expect(zen_garden_page.panel(page)).to_contain_text(IN_HANGING_GARDENS("hg.help.temple"))
    places.check("a temple is due")
    match = storage_seed.saved(page)
    old, new = Spot(*temple.moved), Spot(temple.x, temple.y)
    hanging_gardens_page.square(page, match, new, "place a temple").tap(scroll="none")
    places.check("a square for the temple")
    if hanging_gardens_page.button(page, "hg.place_temple").is_disabled():
        hanging_gardens_page.square(page, match, old, "this temple can move").tap(scroll="none")
    places.check("a temple that moves")
    hanging_gardens_page.confirm(page).tap(scroll="none")
    expect(zen_garden_page.panel(page)).to_contain_text(IN_HANGING_GARDENS("hg.help.tile"))
    places.check("a tile is due")
    told = IN_HANGING_GARDENS("hg.mark_moved", square="", to=say.place(IN_HANGING_GARDENS, new))
    expect(hanging_gardens_page.square(page, match, old)).to_have_accessible_name(re.compile(f"{re.escape(told)}$"))
    match = storage_seed.saved(page)
    hanging_gardens_page.tile(page, match.state, take.space).tap(scroll="none")
    expect(hanging_gardens_page.tile(page, match.state, take.space)).to_have_attribute("aria-pressed", "true")
    places.check("a chosen tile")


@pytest.mark.thorough
@TOUCH
def test_a_message_covers_the_page_and_passes(page: Page, site: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    match = zen_garden_page.open_match(page, site, storage_seed.a_match(12, bots={1: "random"}, names=("Ada", "Bot")))
    places = Places(page, zen_garden_page.board(page), stage(page))
    with storage_seed.full_storage(page):
        zen_garden_page.press(page, "undo")
        alert = page.get_by_role("alert")
        expect(alert).to_contain_text(ENGLISH("notice.storage_full"))
        places.check("a message")
        assert box(alert)["y"] + box(alert)["height"] < box(zen_garden_page.panel(page))["y"]
        page.keyboard.press("Escape")
        expect(alert).to_have_count(0)
    zen_garden_page.press(page, "redo")
    zen_garden_page.expect_board(page, match.state)
    places.check("no message")


@pytest.mark.thorough
@TOUCH
@pytest.mark.parametrize("game", games_with("lesson"))
def test_the_first_steps_of_a_lesson_scroll_nothing_on_a_phone(page: Page, site: str, game: str) -> None:
    storage_seed.revisit(page, site, place=f"#learn/{game}")
    resize(page, (390, 844))
    coach = page.get_by_role("region", name=ENGLISH("learn.coach"), exact=True)
    of = len(lesson_of(game).steps)
    expect(coach).to_contain_text(ENGLISH("learn.step", number=1, of=of))
    places = Places(page, coach, stage(page))
    for number in (2, 3):
        zen_garden_page.press(page, "learn.next")
        expect(coach).to_contain_text(ENGLISH("learn.step", number=number, of=of))
        places.check(f"step {number}")
        assert page.evaluate("scrollY") == 0
