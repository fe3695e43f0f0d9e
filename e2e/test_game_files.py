"""The style sheet and the pictures of a game are loaded with it: before its first page, and again after a failure."""

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.test_half_deployed import notice
from hofgarten.registry import GAMES
from tests.kit.page_guard import PageGuard
from tests.kit.thorough import first_row_of
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH, choose, open_settings, panel, play_button

pytestmark = pytest.mark.fresh

STYLED = """() => [...document.styleSheets].some(({ href }) => href?.includes("/games/"))
    && document.querySelectorAll("body > .sprite symbol").length"""
"""Returns the number of symbols in the document if a game's style sheet is in it, too; else false."""


def title(page: Page, game: str) -> None:
    """Expect the match's own part of the page."""
    expect(panel(page)).to_be_visible()
    assert page.evaluate(STYLED), game


@pytest.mark.thorough
@pytest.mark.firefox
@pytest.mark.parametrize("game", GAMES)
def test_a_match_is_not_shown_before_the_files_of_its_game(page: Page, site: str, game: str) -> None:
    held: list[Route] = []
    page.context.route(f"**/games/{game}.*", lambda route: held.append(route))
    page.goto(site)
    ready(page)
    with page.expect_request(lambda request: request.resource_type == "stylesheet" and f"{game}.css" in request.url):
        play_button(page, game).click()
    expect(play_button(page, game)).to_be_visible()
    expect(panel(page)).to_have_count(0)
    for route in held:
        route.continue_()
    title(page, game)


@pytest.mark.firefox(thorough=True)
@pytest.mark.parametrize(("file", "body"), first_row_of([("zen-garden.css", ""), ("zen-garden.svg", "garbage )(")]))
def test_a_file_that_could_not_be_loaded_is_reported_and_loaded_with_the_next_action(
    page: Page, site: str, guard: PageGuard, file: str, body: str
) -> None:
    guard.allow("")
    kind = "text/css" if file.endswith("css") else "image/svg+xml"
    page.context.route(
        f"**/games/{file}*", lambda route: route.fulfill(status=200 if body else 404, content_type=kind, body=body)
    )
    page.goto(site)
    ready(page)
    # Without a bot, whose moves would load the file again.
    company = page.get_by_role("group", name=ENGLISH("start.company"), exact=True)
    choose(company, ENGLISH("company.here"))
    play_button(page).click()
    expect(notice(page)).to_be_enabled()
    expect(page.get_by_role("grid").first).to_be_visible()
    page.context.unroute(f"**/games/{file}*")
    with page.expect_response(f"**/games/{file}?*"):
        open_settings(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    ready(page)
    title(page, "zen-garden")
