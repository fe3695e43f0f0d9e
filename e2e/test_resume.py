"""After leaving or reloading the page, the match continues at the same point."""

from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.test_boot import WASM, hold_python
from tests.kit import storage_seed, zen_garden_page
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.bot_protocol import answers, bot_move_request
from web.app.model.match.match import PlayedMatch, play

HOME = ENGLISH("page.home")
LATER = datetime(2040, 1, 1, tzinfo=UTC)
"""The page's clock stops at this time: a bot's move is then shown until the user goes on."""


def expect_choosing(page: Page, match: PlayedMatch[Any]) -> None:
    """Expect the page to wait for the player to move."""
    expect(zen_garden_page.panel(page)).to_contain_text(
        ENGLISH("help.take", name=zen_garden_page.player_name(match, match.turn))
    )
    assert storage_seed.saved(page).record.events == match.record.events


def open_without_python(page: Page, site: str) -> Callable[[], None]:
    """Open the page, and hold Python back until the returned function is called."""
    release = hold_python(page)
    with page.expect_request(WASM):
        page.goto(site)
    return release


def step(page: Page, way: str) -> None:
    """Press the browser's back or forward button; in Firefox, Playwright's own method would wait for a page to load."""
    page.evaluate("(way) => history[way]()", way)


@pytest.mark.fresh
def test_a_form_filled_in_before_python_is_ready_counts(page: Page, site: str) -> None:
    release = open_without_python(page, site)
    zen_garden_page.set_players(page, ("Ada", "Ben", "Cy"), {2: ENGLISH("kind.master")})
    release()
    ready(page)
    expect(zen_garden_page.seat_form(page, 2).get_by_label(ENGLISH("start.name"), exact=True)).to_have_value("Cy")
    zen_garden_page.begin(page)
    assert [(player["name"], player.get("bot")) for player in storage_seed.saved(page).record.players] == [
        ("Ada", None),
        ("Ben", None),
        ("Cy", "master"),
    ]


@pytest.mark.thorough
@pytest.mark.fresh
def test_a_game_chosen_before_python_is_ready_counts(page: Page, site: str) -> None:
    release = open_without_python(page, site)
    level = page.get_by_role("group", name=ENGLISH("start.level"), exact=True)
    zen_garden_page.open_form(page)
    expect(level).to_be_visible()
    games = page.get_by_role("group", name=ENGLISH("start.game"), exact=True)
    zen_garden_page.choose(games, ENGLISH("game.hanging-gardens"))
    expect(level).to_be_hidden()
    zen_garden_page.set_players(page, storage_seed.PEOPLE)
    zen_garden_page.seed_field(page).fill("early")
    zen_garden_page.press(page, "start.play")
    release()
    expect(page.get_by_role("button", name=ENGLISH("undo"), exact=True)).to_be_visible()
    match = storage_seed.saved(page)
    assert (match.record.game, match.seed) == ("hanging-gardens", "early")


@pytest.mark.thorough
@pytest.mark.fresh
def test_reload_during_a_bots_move(page: Page, site: str) -> None:
    page.clock.install()
    page.clock.pause_at(LATER)
    match = storage_seed.a_match(4, bots={1: "greedy"}, names=("Ada", "Bot"), seed="5")
    *_, last = answers(bot_move_request(match, 1, "secret"))
    after = play(match, last["event"])
    zen_garden_page.open_match(page, site, match, preferences=storage_seed.settings())
    page.reload()
    next_step = page.get_by_role("button", name=ENGLISH("watch.next"), exact=True)
    expect(next_step).to_be_visible()
    assert storage_seed.saved(page).at == match.at, "it is only shown which tile the computer chooses"
    page.reload()
    next_step.click()
    expect(zen_garden_page.announced(page)).to_contain_text("Bot took")
    expect_choosing(page, after)
    page.reload()
    expect_choosing(page, after)


@pytest.mark.firefox(thorough=True)
def test_back_and_forward_between_start_screen_and_match(opened: Page, site: str) -> None:
    zen_garden_page.set_players(opened, storage_seed.PEOPLE)
    zen_garden_page.begin(opened)
    match = storage_seed.saved(opened)
    there = storage_seed.address(opened)
    step(opened, "back")
    expect(opened.get_by_role("heading", name=ENGLISH("start.new"), exact=True)).to_be_visible()
    assert storage_seed.address(opened) == site
    step(opened, "forward")
    expect_choosing(opened, match)
    assert storage_seed.address(opened) == there
    match = zen_garden_page.build(opened, match, storage_seed.best_move(match))
    opened.get_by_role("link", name=HOME, exact=True).click()
    expect(opened.get_by_role("heading", name=ENGLISH("start.new"), exact=True)).to_be_visible()
    step(opened, "back")
    expect_choosing(opened, match)
