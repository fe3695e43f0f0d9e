"""Tiles drawn from the stack stay hidden while people share a screen."""

from playwright.sync_api import Page, expect

from e2e import hanging_gardens_page
from e2e.hanging_gardens_page import ENGLISH, button, players_part
from e2e.test_hanging_mouse import MOUSE
from tests.kit import zen_garden_page
from web.app.model.match.match import Match

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
