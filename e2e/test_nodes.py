"""Nodes and listeners of the document: each piece that is only looked at is one node, and replies add no listeners."""

import pytest
from playwright.sync_api import Page, expect

from bench.clicks import FOUR
from bench.visits import count_of
from e2e import hanging_gardens_page
from hofgarten.registry import GAMES
from tests.kit.storage_seed import a_match, seed_storage, seeded_match, settings
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH, open_match, slot

MOST_NODES = 18_000
"""Nodes at the end of a match of four bots, after a garbage collection; 37,000 if pieces copied their symbols, 19,300
with the start screen in all languages.
"""
MATCH_MS = 60_000
"""Milliseconds in which four apprentices play a match, at most."""
DRAWN = """async () => {
    window.pieces = [...document.querySelectorAll("image")];
    await Promise.all(pieces.map(({ href }) => Object.assign(new Image(), { src: href.baseVal }).decode()));
    return pieces.length;
}"""
"""Returns the number of pictures inside pieces, all of which can be drawn."""


@pytest.mark.thorough
@pytest.mark.fresh
@pytest.mark.parametrize("game", GAMES)
def test_a_match_of_four_bots_leaves_few_nodes(page: Page, site: str, game: str) -> None:
    bots = dict.fromkeys(range(len(FOUR)), "apprentice")
    match = seeded_match(game, GAMES[game].variants()[-1], bots=bots, names=FOUR)
    seed_storage(page, site, match, preferences=settings(speed="instant"))
    page.goto(f"{site}#match/{match.id}")
    expect(page.get_by_role("heading", name=ENGLISH("score.final"))).to_be_visible(timeout=MATCH_MS)
    ready(page)
    assert count_of("nodes", page, collected=True) <= MOST_NODES


@pytest.mark.firefox(thorough=True)
def test_pieces_are_drawn_and_not_drawn_again_when_the_page_changes(page: Page, site: str) -> None:
    match = open_match(page, site, a_match(4))
    before = page.evaluate(DRAWN)
    assert before > 0
    slot(page, match.state, 0).click()
    expect(slot(page, match.state, 0)).to_have_attribute("aria-pressed", "true")
    assert page.evaluate("pieces.every(({ isConnected }) => isConnected)"), "a new node would load its picture again"
    assert page.evaluate(DRAWN) > before, "the garden previews the tile"


def test_replies_add_no_listeners(page: Page, site: str) -> None:
    open_match(page, site, seeded_match("hanging-gardens", {}))
    first, other = (hanging_gardens_page.card(page, number) for number in (0, 1))
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    before = count_of("jsEventListeners", page, collected=True)
    for chosen in (other, first) * 4:
        chosen.click()
        expect(chosen).to_have_attribute("aria-pressed", "true")
    now = count_of("jsEventListeners", page, collected=True)
    assert now <= before, "a view that the page keeps has its listeners already"
