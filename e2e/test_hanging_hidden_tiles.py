"""Tiles drawn from the stack stay hidden while people share a screen, and drawing one cannot be undone."""

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import hanging_gardens_page
from e2e.hanging_gardens_page import ENGLISH, button, players_part
from e2e.test_hanging_mouse import MOUSE
from e2e.test_hint import ask
from hofgarten.record import write_record
from tests.kit import storage_seed, zen_garden_page
from tests.kit.thorough import first_of
from web.app.games.hanging_gardens.table.selection import Spot
from web.app.model.match.match import Match
from web.app.model.match.serialize import from_text

GOLDEN = "waited-for-six"
"""Ben draws a statue after 21 events, Ada a chalice and a gate after 30 and 37."""
DRAWN = "statue"


def play_events(page: Page, match: Match, count: int) -> Match:
    """Play the next events of the golden match; return the match after them."""
    for text in hanging_gardens_page.golden(GOLDEN).events[match.at :][:count]:
        event = match.game.read_event(text)
        hanging_gardens_page.perform(page, match, event, MOUSE)
        match = hanging_gardens_page.settled(page, match, event)
    return match


def with_another_tile(match: Match) -> Match:
    """Return the match with a tile of another kind to be drawn next, and no other visible difference."""
    setup = match.record.setup
    tiles = list(setup["tiles"])
    here, there = len(tiles) - len(match.state.stack), tiles.index("gate", -len(match.state.stack))
    assert tiles[here] == DRAWN
    tiles[here], tiles[there] = tiles[there], tiles[here]
    return from_text(match.id, write_record(replace(match.record, setup={**setup, "tiles": tiles})))


def without_numbers(part: Locator) -> str:
    """Return a part's HTML without the numbers of its chunks, which go on from match to match."""
    return re.sub(r' data-chunk="\d+"', "", part.inner_html())


def what_is_shown(page: Page, match: Match) -> Iterator[str]:
    """Yield the whole page while Ben draws a tile, while he takes one, and after Ada has the device."""
    match = play_events(page, match, 2)
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("hg.help.covered"))
    expect(players_part(page, "Ben")).to_contain_text(unknown(1))
    yield without_numbers(page.get_by_role("main"))
    play_events(page, match, 1)
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("hand_over.pass", name="Ada"))
    yield without_numbers(page.get_by_role("main"))
    button(page, "hand_over.i_am", name="Ada").click()
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("hg.help.card", name="Ada"))
    yield without_numbers(page.get_by_role("main"))
    for dialog in ("hg.stack", "hg.cards_left"):
        page.get_by_role("button", name=f"{ENGLISH(dialog)}: ").click()
        yield without_numbers(page.get_by_role("dialog"))
        zen_garden_page.close(page)


def unknown(number: int) -> str:
    """Return the text for this many hidden tiles."""
    return ENGLISH("hg.set_hidden", tiles=ENGLISH.count("hg.hidden", number))


def known(kind: str, number: int, points: int, hidden: int) -> str:
    """Return the text for tiles of a kind, some of them hidden from other players."""
    what = ENGLISH(
        "hg.set",
        tile=ENGLISH.of("item", kind),
        tiles=ENGLISH.count("hg.tiles", number),
        points=ENGLISH.count("hg.points", points),
    )
    return f"{what} ({ENGLISH.count('hg.hidden', hidden)})"


@pytest.mark.thorough
def test_the_page_does_not_show_which_tile_was_drawn(page: Page, site: str) -> None:
    match = hanging_gardens_page.golden_match(GOLDEN, 20)
    first = list(what_is_shown(page, zen_garden_page.open_match(page, site, match)))
    second = list(what_is_shown(page, zen_garden_page.open_match(page, site, with_another_tile(match))))
    assert first == second


def test_own_hidden_tiles_are_shown_on_demand_and_covered_for_the_next_player(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, hanging_gardens_page.golden_match(GOLDEN, 36))
    ada, ben = players_part(page, "Ada"), players_part(page, "Ben")
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("hand_over.pass", name="Ada"))
    expect(button(page, "hg.show_hidden")).to_have_count(0)
    hanging_gardens_page.card(page, 3).click(force=True)
    expect_refusal_of_hand_over(page)
    button(page, "hand_over.i_am", name="Ada").click()
    expect(ada).to_contain_text(unknown(1))
    button(page, "hg.show_hidden").click()
    expect(ada).to_contain_text(known("chalice", 1, 1, 1))
    expect(ben).to_contain_text(unknown(1))
    button(page, "hg.hide_hidden").click()
    expect(ada).to_contain_text(unknown(1))
    button(page, "hg.show_hidden").click()
    match = play_events(page, match, 2)
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("hg.help.drawn", tile=ENGLISH("item.gate")))
    expect(ada).to_contain_text(known("gate", 1, 0, 1))
    match = play_events(page, match, 1)
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("hand_over.pass", name="Ben"))
    expect(ada).to_contain_text(unknown(2))
    button(page, "hand_over.i_am", name="Ben").click()
    expect(ada).to_contain_text(unknown(2))
    expect(ben).to_contain_text(unknown(1))
    button(page, "hg.show_hidden").click()
    expect(ben).to_contain_text(known(DRAWN, 1, 1, 1))
    expect(ada).to_contain_text(unknown(2))
    page.reload()
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("hand_over.pass", name="Ben"))
    expect(ben).to_contain_text(unknown(1))


def expect_refusal_of_hand_over(page: Page) -> None:
    """Expect that nothing can be chosen before the device has been handed over."""
    expect(zen_garden_page.announced(page)).to_contain_text(ENGLISH("refusal.hand_over"))
    expect(hanging_gardens_page.card(page, 3)).to_have_attribute("aria-pressed", "false")


@pytest.mark.thorough
def test_taking_a_hint_does_not_hand_over_the_device(page: Page, site: str) -> None:
    zen_garden_page.open_match(page, site, hanging_gardens_page.golden_match(GOLDEN, 36))
    button(page, "hand_over.i_am", name="Ada").click()
    button(page, "hg.show_hidden").click()
    ask(page).first.click()
    expect(players_part(page, "Ada")).to_contain_text(known("chalice", 1, 1, 1))
    expect(button(page, "hg.hide_hidden")).to_be_visible()
    button(page, "hg.lay").click()
    expect(zen_garden_page.announced(page)).to_contain_text("Ada laid")
    expect(button(page, "hand_over.i_am", name="Ada")).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize("bots", first_of([{}, {0: "random"}]))
def test_drawing_a_tile_cannot_be_undone(page: Page, site: str, bots: dict[int, str]) -> None:
    match = zen_garden_page.open_match(page, site, hanging_gardens_page.golden_match(GOLDEN, 20, bots))
    match = play_events(page, match, 1)
    undo = button(page, "undo")
    undo.click()
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("hg.help.card", name="Ben"))
    match = play_events(page, storage_seed.saved(page), 1)
    temple = match.game.read_event(hanging_gardens_page.golden(GOLDEN).events[21])
    hanging_gardens_page.square(page, match, Spot(temple.x, temple.y), "place a temple").click()
    expect(zen_garden_page.panel(page)).to_contain_text(ENGLISH("hg.help.draw"))
    expect(undo).to_be_enabled()
    button(page, "hg.draw").click()
    told = ENGLISH("hg.help.drawn", tile=ENGLISH.of("item", DRAWN)) if bots else ENGLISH("hg.help.covered")
    expect(zen_garden_page.panel(page)).to_contain_text(told)
    expect(undo).to_be_disabled()
    page.reload()
    expect(hanging_gardens_page.tiles(page)).to_be_visible()
    expect(undo).to_be_disabled()
    page.keyboard.press("u")
    expect(page.get_by_role("alert")).to_contain_text(ENGLISH("notice.undo_revealed"))


@pytest.mark.thorough
def test_all_tiles_are_open_at_the_end(page: Page, site: str) -> None:
    match = zen_garden_page.open_match(page, site, hanging_gardens_page.golden_match(GOLDEN))
    expect(hanging_gardens_page.final(page)).to_be_visible()
    for seat in match.state.seats:
        assert seat.hidden
    players = page.get_by_role("region", name=ENGLISH("players.title"), exact=True)
    expect(players.get_by_role("list", name=ENGLISH("hg.sets"), exact=True)).to_have_count(2)
    expect(players).to_contain_text(ENGLISH("hg.hidden.one", number=1))
    expect(players).not_to_contain_text("points unknown")
    expect(button(page, "hg.show_hidden")).to_have_count(0)
