"""The main user journeys in WebKitGTK, close to iPhones and iPads; the other tests cover the other browsers."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from selenium.webdriver.common.by import By

from e2e.conftest import PREFIX as SUBPATH
from e2e.versions import Host
from e2e.webkit import Visitor, screen, visit
from hofgarten.games.zen_garden.grid import NO_SHIFT
from hofgarten.games.zen_garden.state import Move
from hofgarten.games.zen_garden.tiles import SE
from tests.kit import storage_seed, zen_garden_page
from tests.kit.browsers import WebKit, find_webkit
from tests.kit.third_party_site import third_party_site
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.library.saved_matches import PREFIX
from web.app.model.links.share_link import place_to
from web.app.model.match.match import PlayedMatch
from web.app.model.match.serialize import from_text
from web.app.model.teaching.rule_book import rule_book
from web.app.texts import Words

FRENCH = Words("fr", "zen-garden")
RULE = "zen-garden/Z5.1"


@pytest.fixture(scope="session")
def programs() -> WebKit:
    """Return WebKitGTK's programs."""
    found = find_webkit()
    assert found is not None, "There is no WebKitGTK here: run python -m tests.kit.browsers."
    return found


@pytest.fixture(scope="session")
def display(programs: WebKit) -> Iterator[str]:
    """Return the virtual display, shared by all tests."""
    with screen(programs) as name:
        yield name


@pytest.fixture
def visitor(programs: WebKit, display: str) -> Iterator[Visitor]:
    """Return a visitor in a browser with an empty profile."""
    with visit(programs, display) as person:
        yield person


def kept(visitor: Visitor) -> PlayedMatch[Any]:
    """Return the only saved match."""
    ((key, text),) = ((key, text) for key, text in visitor.storage().items() if key.startswith(PREFIX))
    return from_text(key.removeprefix(PREFIX), text)


def wait_for_turn(visitor: Visitor, turn: int, after: int = -1) -> PlayedMatch[Any]:
    """Return the match once it has more than this many events and it is a seat's turn."""

    def reached() -> PlayedMatch[Any] | None:
        match = kept(visitor)
        return match if match.at > after and match.turn == turn else None

    return visitor.until(reached, f"the turn of seat {turn}")


def set_up(visitor: Visitor, names: tuple[str, ...], kinds: tuple[str, ...]) -> None:
    """Fill in the start form and start the match."""
    visitor.unfold(ENGLISH("start.change_hint"))
    visitor.choose(ENGLISH("start.players"), str(len(names)))
    for number, (name, kind) in enumerate(zip(names, kinds, strict=True), 1):
        seat = visitor.find("group", ENGLISH("player.name", number=number))
        visitor.write(ENGLISH("start.name"), name, seat)
        visitor.select(ENGLISH("start.kind"), ENGLISH(kind), seat)
    visitor.press_until_at("button", ENGLISH("start.play"), "#match/")


def plain_move(match: PlayedMatch[Any]) -> Move:
    """Return a move that needs no turn and no shift."""
    moves = match.game.moves(match.state)
    found: Move = next(move for move in moves if move.shift == NO_SHIFT and move.corner == SE)
    return found


def lay(visitor: Visitor, match: PlayedMatch[Any], move: Move) -> None:
    """Choose a tile and its place."""
    visitor.press_until_pressed(zen_garden_page.slot_name(match.state, move.slot), ("grid", zen_garden_page.BOARD))
    garden = ("grid", ENGLISH("garden.of", name=match.player(match.turn)))
    visitor.press("button", zen_garden_page.space_name(zen_garden_page.cell_place(move.cell)), garden)


def build(visitor: Visitor, match: PlayedMatch[Any], move: Move) -> PlayedMatch[Any]:
    """Play a move of the only user; return the match at the user's next turn."""
    lay(visitor, match, move)
    visitor.press("button", ENGLISH("turn.confirm"))
    return wait_for_turn(visitor, match.turn, match.at)


@pytest.mark.thorough
def test_zen_garden_against_a_bot_continues_after_a_reload(visitor: Visitor, site: str) -> None:
    visitor.go(site)
    visitor.press("button", ENGLISH("menu.title"))
    visitor.press("button", ENGLISH("settings.title"))
    visitor.choose(ENGLISH("settings.speed"), ENGLISH("speed.instant"))
    visitor.press("button", ENGLISH("dialog.close"))
    set_up(visitor, ("Ada", "Bot"), ("kind.person", "kind.apprentice"))
    visitor.find("grid", zen_garden_page.BOARD)
    match = wait_for_turn(visitor, 0)
    move = plain_move(match)
    played, match = match, build(visitor, match, move)
    assert match.record.events[played.at] == match.game.write_event(move)
    visitor.reload()
    assert kept(visitor).record == match.record
    build(visitor, match, plain_move(match))
    visitor.press("link", ENGLISH("page.home"))
    visitor.press("link", re.compile(ENGLISH("start.continue")))
    visitor.find("grid", zen_garden_page.BOARD)


@pytest.mark.thorough
def test_after_one_visit_the_page_works_offline(visitor: Visitor, dist: Path) -> None:
    host = Host(SUBPATH)
    site = host.show(dist)
    try:
        visitor.go(site)
        visitor.press("button", ENGLISH("menu.title"))
        visitor.press("button", ENGLISH("settings.title"))
        visitor.wait_for_text(ENGLISH("offline.ready"))
    finally:
        host.stop()
    visitor.go(f"{site}?without=server#rules/{RULE}")
    visitor.wait_for_text(rule_book("zen-garden", "en").rules["Z5.1"])
    visitor.press("link", ENGLISH("page.home"))
    set_up(visitor, ("Ada", "Bot"), ("kind.person", "kind.apprentice"))
    visitor.find("grid", zen_garden_page.BOARD)
    wait_for_turn(visitor, 0)


def test_a_shared_match_is_viewed_and_saved(visitor: Visitor, site: str) -> None:
    match = storage_seed.a_match(6)
    visitor.go(f"{site}{place_to(match, 2)}")
    visitor.find("grid", zen_garden_page.BOARD)
    assert not [key for key in visitor.storage() if key.startswith(PREFIX)], "a match opened by a link is not saved"
    visitor.press("button", ENGLISH("shared.keep"))
    visitor.wait_for_text(ENGLISH("notice.share_kept"))
    assert kept(visitor).record.events == match.record.events


@pytest.mark.thorough
def test_an_embedded_rule_is_tried_out(visitor: Visitor, site: str) -> None:
    with third_party_site() as blog:
        blog.put(
            '<hofgarten-demo rule="Z5.1" id="one"></hofgarten-demo>', head=f'<script src="{site}embed.js"></script>'
        )
        visitor.driver.get(blog.address)
        demo = visitor.driver.find_element(By.ID, "one")
        visitor.until(lambda: demo.shadow_root.find_elements(By.CSS_SELECTOR, "iframe"), "a frame")
        visitor.wait_for_text("one ready")
        visitor.driver.switch_to.frame(demo.shadow_root.find_element(By.CSS_SELECTOR, "iframe"))
        visitor.wait_for_text(rule_book("zen-garden", "fr").rules["Z5.1"])
        visitor.press("button", FRENCH("turn.nudge_way", way=FRENCH.of("way", "south")))
        visitor.driver.switch_to.default_content()
        visitor.wait_for_text("one done")
