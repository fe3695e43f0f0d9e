"""A person shows a match to somebody else by a link, who looks at it, keeps it, or plays on from it."""

import pytest
from playwright.sync_api import Browser, Locator, Page, Request, expect

from e2e import hanging_gardens_page
from e2e.test_replay import expect_nothing_to_do, expect_position, slider
from hofgarten.registry import GAMES
from tests.kit import storage_seed, zen_garden_page
from tests.kit.page_guard import Watch
from tests.kit.shared_page import new_context
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.links.share_link import opened, place_to
from web.app.model.match.match import Match
from web.app.model.match.match import play as play_on
from web.app.model.model import SHARE_PLACE


def bar(page: Page) -> Locator:
    """Return what stands over a match that came by a link."""
    return page.get_by_role("complementary", name=ENGLISH("shared.title"), exact=True)


def follow(page: Page, link: str) -> None:
    """Open a link in a page that is there already, as one that is put in the address bar."""
    page.evaluate("(link) => { location.href = link; }", link)


def told(request: Request) -> str:
    """Return all that a request tells its server."""
    return "\n".join([request.url, request.post_data or "", *request.all_headers().values()])


def halfway(game: str, turns: int) -> Match:
    """Return a match of four that has been played for some turns."""
    match = storage_seed.begun(game, {"boards": [1, 2]}, names=("Ada", "Ben", "Cleo", "Dan"))
    while match.at < turns:
        match = play_on(match, match.game.write_event(storage_seed.any_move(match)))
    return match


@pytest.mark.context(permissions=["clipboard-read", "clipboard-write"])
def test_a_match_is_shared_with_another_browser_where_nothing_is_kept_unasked(
    page: Page, site: str, browser: Browser
) -> None:
    match = zen_garden_page.open_match(page, site, halfway(next(iter(GAMES)), 20))
    look_back(page, match, 19)
    link = copied_link(page, match)

    elsewhere = new_context(browser)
    watch, requests = Watch(elsewhere, site), list[str]()
    elsewhere.on("requestfinished", lambda request: requests.append(told(request)))
    other = elsewhere.new_page()
    other.goto(f"{link}.")
    look_as_a_guest(other, match, link)
    keep(other, match, link)
    code = link.partition(SHARE_PLACE)[2].partition("/")[0]
    assert requests
    assert not [request for request in requests if code[:40] in request or "share" in request], "no server hears of it"
    watch.check()
    elsewhere.close()


def look_back(page: Page, match: Match, at: int) -> None:
    """Look back at the last position but some."""
    page.keyboard.press("l")
    expect_position(page, match, match.at)
    slider(page).fill(str(at))
    expect_position(page, match, at)


def copied_link(page: Page, match: Match) -> str:
    """Return the link that the dialog makes of the last position but one, once it has been copied."""
    zen_garden_page.press(page, "share.open")
    dialog = page.get_by_role("dialog", name=ENGLISH("share.title"), exact=True)
    field = dialog.get_by_label(ENGLISH("share.link"), exact=True)
    expect(dialog.get_by_role("img", name=ENGLISH("share.qr"), exact=True)).to_be_visible()
    expect(dialog).to_contain_text(ENGLISH("share.holds_all"))
    expect(dialog.get_by_role("radio", checked=True)).to_have_accessible_name(
        ENGLISH("past.position", number=19, of=20, name=match.player(match.game.to_move(match.states[18])))
    )
    dialog.get_by_role("button", name=ENGLISH("share.copy"), exact=True).click()
    expect(dialog.get_by_role("status")).to_have_text(ENGLISH("notice.copied"))
    link, address = field.input_value(), storage_seed.address(page).partition("#")[0]
    assert page.evaluate("navigator.clipboard.readText()") == link == f"{address}{place_to(match, 19)}"
    zen_garden_page.choose(dialog, ENGLISH("share.at.begin"))
    expect(field).to_have_value(f"{address}{place_to(match, 0)}")
    page.keyboard.press("Escape")
    expect_position(page, match, 19)
    return link


def look_as_a_guest(other: Page, match: Match, link: str) -> None:
    """Look at the match that came by a link, go away and come back: nothing is kept."""
    expect(bar(other)).to_contain_text(ENGLISH("shared.about"))
    expect_position(other, match, 19)
    expect_nothing_to_do(other)
    expect(other.get_by_role("button", name=ENGLISH("past.close"), exact=True)).to_have_count(0)
    other.keyboard.press("l")
    zen_garden_page.press(other, "past.to.first")
    expect_position(other, match, 0)
    slider(other).fill("20")
    expect_position(other, match, 20)
    assert storage_seed.address(other) == link, "the place stays, without what was written after it"
    other.reload()
    expect_position(other, match, 19)
    assert storage_seed.kept(other) == {}
    other.get_by_role("link", name=ENGLISH("end.home"), exact=True).click()
    expect(other.get_by_role("heading", name=ENGLISH("start.title"), exact=True)).to_be_visible()
    other.go_back()
    expect_position(other, match, 19)


def keep(other: Page, match: Match, link: str) -> None:
    """Keep the match, and find that it is not kept twice."""
    zen_garden_page.press(other, "shared.keep")
    expect(other.get_by_role("alert")).to_have_text(ENGLISH("notice.share_kept"))
    expect(bar(other)).to_have_count(0)
    zen_garden_page.press(other, "past.close")
    expect(slider(other)).to_have_count(0)
    assert storage_seed.saved(other).states == match.states
    expect(zen_garden_page.panel(other)).to_contain_text(match.player(match.turn))
    follow(other, link)
    zen_garden_page.press(other, "shared.keep")
    expect(other.get_by_role("alert")).to_have_text(ENGLISH("notice.share_had"))
    assert len(storage_seed.kept(other)) == 1


def test_a_link_is_played_on_from_and_one_that_leads_nowhere_says_so(page: Page, site: str) -> None:
    own = zen_garden_page.open_match(page, site, halfway(next(iter(GAMES)), 4))
    kept, ended = storage_seed.kept(page), hanging_gardens_page.golden_match("shared-win")
    place = place_to(ended, 0)
    for broken, key in {
        place[:-9]: "broken",
        f"{place[:60]}x{place[61:]}": "broken",
        f"{SHARE_PLACE}2{place[8:]}": "newer",
        f"{SHARE_PLACE}{'1' * 9000}": "long",
    }.items():
        follow(page, broken)
        expect(page.get_by_role("alert")).to_have_text(ENGLISH(f"notice.share_{key}"))
        expect(page.get_by_role("heading", name=ENGLISH("start.title"), exact=True)).to_be_visible()
        assert storage_seed.address(page) == site
        assert storage_seed.kept(page) == kept
    follow(page, place)
    expect_position(page, ended, 0)
    zen_garden_page.press(page, "past.replay")
    expect(page.get_by_role("button", name=ENGLISH("review.pause"), exact=True)).to_be_visible()
    zen_garden_page.press(page, "review.pause")
    slider(page).fill("7")
    expect_position(page, ended, opened(place.removeprefix(SHARE_PLACE)).match.at - len(ended.record.events) + 7)
    zen_garden_page.press(page, "review.play_on")
    expect(zen_garden_page.panel(page)).to_contain_text(ended.player(ended.game.to_move(ended.states[7])))
    branch = storage_seed.saved(page)
    assert branch.record.events == ended.record.events[:7]
    assert branch.record.setup == ended.record.setup, "nothing of it is hidden any more"
    assert storage_seed.kept(page) == {**kept, branch.id: storage_seed.kept(page)[branch.id]}
    assert own.id in kept
