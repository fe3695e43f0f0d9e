"""The tutorials: Zen Garden's by mouse, interrupted and continued; The Hanging Gardens' by keyboard."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.test_keyboard import expect_focused
from hofgarten.games.zen_garden.state import State
from hofgarten.games.zen_garden.tiles import NW
from hofgarten.record import Record, replay_record
from tests.kit.storage_seed import revisit
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH, announced, board, corner, garden, panel, play_button, press, slot, space
from web.app.games.zen_garden.table.selection import Place
from web.app.model.teaching import lesson as lessons

ZEN, HANGING = "zen-garden", "hanging-gardens"
LEARNER = ENGLISH("player.name", number=1)
OFFER = f"{ENGLISH('start.learn')} {ENGLISH.of('game', ZEN)}"


def coach(page: Page) -> Locator:
    """Return the tutorial panel."""
    return page.get_by_role("region", name=ENGLISH("learn.coach"), exact=True)


def expect_step(page: Page, game: str, key: str) -> None:
    """Expect that the coach shows a step, and that it is announced."""
    words = lessons.words_of(game, "en")
    expect(coach(page).get_by_role("heading")).to_have_text(words[f"{key}.title"])
    expect(coach(page)).to_contain_text(words[key])
    expect(announced(page)).to_contain_text(words[key])


def go_on(page: Page, game: str, *keys: str) -> None:
    """Go on through explanatory steps, to these in order."""
    for key in keys:
        press(page, "learn.next")
        expect_step(page, game, key)


def prepared(at: int) -> State:
    """Return Zen Garden's position after some events of the lesson."""
    lesson = lessons.lesson_of(ZEN)
    players = ({"name": LEARNER}, {"name": ENGLISH("bot.apprentice")})
    state: State = replay_record(Record(ZEN, lesson.options, players, lesson.setup, lesson.line[:at]))[-1]
    return state


def build(page: Page, at: int, number: int, place: Place) -> None:
    """Take a tile of a prepared position and build it somewhere, without turning it."""
    slot(page, prepared(at), number).click()
    space(page, LEARNER, place).click()
    press(page, "turn.confirm")


def take_the_first_tile(page: Page) -> None:
    """Try a wrong tile, take a free one, go back, and take it again."""
    build(page, 0, 4, Place(1, 1))
    expect(coach(page)).to_contain_text(lessons.words_of(ZEN, "en")["take.missed"])
    expect(slot(page, prepared(0), 4)).to_have_attribute("aria-pressed", "true")
    slot(page, prepared(0), 0).click()
    press(page, "turn.confirm")
    expect_step(page, ZEN, "pay")
    press(page, "learn.back")
    expect_step(page, ZEN, "take")
    build(page, 0, 0, Place(1, 1))
    expect_step(page, ZEN, "pay")


def build_the_prepared_tiles(page: Page) -> None:
    """Move the garden, close the ring, complete the line and fulfil the mission."""
    build(page, 13, 5, Place(-1, 1))
    expect_step(page, ZEN, "ring")
    slot(page, prepared(15), 1).click()
    space(page, LEARNER, Place(2, 2)).click()
    corner(page, NW).click()
    press(page, "turn.confirm")
    expect_step(page, ZEN, "circuit")
    go_on(page, ZEN, "line")
    build(page, 16, 3, Place(3, 1))
    expect_step(page, ZEN, "mission")
    build(page, 18, 4, Place(0, 2))
    expect_step(page, ZEN, "wishes")


@pytest.mark.thorough
def test_zen_garden_is_learnt_by_mouse_with_a_break(page: Page, site: str) -> None:
    revisit(page, site)
    page.get_by_role("link", name=OFFER, exact=True).click()
    expect(page).to_have_url(f"{site}#learn/{ZEN}")
    go_on(page, ZEN, "coins", "board", "take")

    take_the_first_tile(page)
    page.reload()
    ready(page)
    expect(coach(page).get_by_text(ENGLISH("learn.step", number=5, of=16), exact=True)).to_be_visible()
    expect(space(page, LEARNER, Place(1, 1))).to_have_accessible_name(re.compile("^b2: Buddha"))
    slot(page, prepared(2), 10).click()
    space(page, LEARNER, Place(3, 3)).click(force=True)
    expect(panel(page)).to_contain_text(ENGLISH("refusal.rule"))
    space(page, LEARNER, Place(2, 1)).click()
    press(page, "turn.confirm")
    expect_step(page, ZEN, "round")
    go_on(page, ZEN, "room")
    build_the_prepared_tiles(page)
    page.get_by_role("row").filter(has_text=ENGLISH.of("item", "small")).get_by_role("button").nth(1).hover()
    counts = ENGLISH("space.counts", space="", item=ENGLISH.of("item", "small"))
    expect(garden(page, LEARNER).get_by_role("button", name=re.compile(f"{counts}$"))).to_have_count(5)
    go_on(page, ZEN, "rivals", "free")
    press(page, "learn.do")
    expect(coach(page).get_by_role("button", name=ENGLISH("undo"), exact=True)).to_be_visible()
    press(page, "learn.do")
    expect_step(page, ZEN, "result")
    expect(panel(page)).to_contain_text(ENGLISH("winner.zen-garden", name=LEARNER))
    go_on(page, ZEN, "end")
    expect(panel(page).get_by_text(ENGLISH("winner.zen-garden", name=LEARNER))).to_be_in_viewport()
    press(page, "learn.play")
    expect(page).to_have_url(re.compile("#match/"))
    expect(board(page)).to_be_visible()
    page.get_by_role("link", name=ENGLISH("page.home"), exact=True).click()
    expect(play_button(page)).to_be_visible()
    expect(page.get_by_role("link", name=OFFER, exact=True)).to_have_count(0)


def choose_and_confirm(page: Page, key: str, label: str) -> None:
    """Choose the first focused element of a grid by keyboard, and confirm it."""
    page.keyboard.press(key)
    expect(page.get_by_role("grid").locator(":focus")).to_have_count(1)
    page.keyboard.press("Enter")
    expect_focused(page.get_by_role("button", name=ENGLISH.of_game(HANGING)(label), exact=True))
    page.keyboard.press("c")


def test_the_hanging_gardens_are_learnt_by_keyboard(page: Page, site: str) -> None:
    revisit(page, site, place=f"#learn/{HANGING}")
    ready(page)
    keys = page.keyboard
    for key in ("cards", "lay"):
        keys.press("f")
        expect_step(page, HANGING, key)
    expect_focused(page.get_by_role("button", name=re.compile("^Card 1:")))
    keys.press("Enter")
    expect_focused(page.get_by_role("button", name=re.compile("the card can go here$")).and_(page.locator(":focus")))
    keys.press("Enter")
    expect_focused(page.get_by_role("button", name=ENGLISH.of_game(HANGING)("hg.lay"), exact=True))
    keys.press("Enter")
    expect_step(page, HANGING, "groups")
    expect_focused(page.get_by_role("button", name=ENGLISH("learn.next"), exact=True))
    keys.press("Enter")
    expect_step(page, HANGING, "arcade")
    keys.press("f")
    expect_step(page, HANGING, "temple")
    keys.press("n")
    expect(coach(page)).to_contain_text(lessons.words_of(HANGING, "en")["temple.missed"])
    choose_and_confirm(page, "g", "hg.place_temple")
    expect_step(page, HANGING, "reach")
    keys.press("m")
    expect_focused(coach(page).get_by_role("button", name=ENGLISH("learn.repeat"), exact=True))
    choose_and_confirm(page, "b", "hg.take")
    expect_step(page, HANGING, "sets")
    expect_focused(page.get_by_role("button", name=ENGLISH("learn.next"), exact=True))
