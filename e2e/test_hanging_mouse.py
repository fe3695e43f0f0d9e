"""A whole match of The Hanging Gardens by mouse, from the start form to the result."""

from playwright.sync_api import Locator, Page, expect

from e2e import hanging, play, saves
from e2e.hanging import Hand
from e2e.play import ENGLISH
from engine.hanging_gardens.state import Lay
from web.hanging_gardens.squares import Spot
from web.hanging_gardens.turn import Turn, prospects
from web.match import Match
from web.views.hanging_gardens import words as say

APPRENTICE = ENGLISH("kind.apprentice")


def click_shown(place: Locator) -> None:
    """Point at a place, see the card there, and lay it."""
    place.hover()
    expect(place).to_have_attribute("aria-pressed", "true")
    place.click()


MOUSE = Hand(Locator.click, click_shown, Locator.click)


def expect_preview(page: Page, match: Match, event: Lay) -> None:
    """Expect that pointing at a place tells what would come of it, and that nothing is played by it."""
    spot = Spot(event.x, event.y)
    hanging.take_card(page, event, MOUSE)
    place = hanging.place(page, match, spot)
    place.hover()
    expect(place).to_have_attribute("aria-pressed", "true")
    found = prospects(match.state, Turn(card=event.card, quarters=event.turn, spot=spot))
    brought = play.panel(page).get_by_role("list", name=ENGLISH("gain.title"), exact=True).get_by_role("listitem")
    expect(brought).to_have_text([say.prospect(ENGLISH, one) for one in found])
    expect(play.panel(page).get_by_text(ENGLISH("hg.no_group"))).to_have_count(0 if found else 1)
    page.get_by_role("heading", name=ENGLISH("hg.board"), exact=True).hover()
    expect(place).not_to_have_attribute("aria-pressed", "true")
    assert saves.saved(page).at == match.at
    play.press(page, "turn.cancel")


def test_a_whole_match_from_the_form_to_the_result(opened: Page) -> None:
    play.set_speed(opened, "instant")
    hanging.begin(opened, hanging.ALONE, dict.fromkeys((1, 2, 3), APPRENTICE), seed="3")
    expect(opened.get_by_role("heading", level=1)).to_have_text(
        ENGLISH("match.title", game=ENGLISH("game.hanging-gardens"), names=", ".join(hanging.ALONE))
    )
    expect(play.panel(opened)).to_contain_text(ENGLISH("hg.help.card", name=hanging.ALONE[0]))
    match = saves.saved(opened)
    first = hanging.a_move(match)
    assert isinstance(first, Lay)
    expect_preview(opened, match, first)
    match = hanging.play_on(opened, MOUSE)
    assert hanging.own_words(match) >= {"lay", "temple", "pass", "tile"}
    hanging.expect_true_result(opened, match)
    expect(play.panel(opened)).to_contain_text(match.player(match.winners[0]))
