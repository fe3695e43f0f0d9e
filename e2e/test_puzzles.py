"""Puzzles: solved, missed, shared, in a storm, offline, and embedded."""

import json
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e import puzzle_page
from hofgarten.registry import GAMES
from tests.kit.page_guard import PageGuard
from tests.kit.storage_seed import revisit
from tests.kit.thorough import first_of
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH, announced
from web.app.model.persistence import PUZZLES_KEY
from web.app.model.puzzles.collection import puzzle_of, puzzle_of_day, puzzles_of
from web.app.view.components.dates import date_words

NOW = datetime(2026, 11, 22, 12, tzinfo=UTC)
KEPT = "JSON.stringify(localStorage)"
PACK = re.compile(r"(\w+)_puzzles\.pack$")


def button(page: Page, key: str) -> Locator:
    """Return a button by the key of its text."""
    return page.get_by_role("button", name=ENGLISH(f"puzzles.{key}"), exact=True)


def course(page: Page, game: str) -> dict[str, object]:
    """Return the saved progress in the puzzles of a game."""
    saved: dict[str, object] = json.loads(page.evaluate("(key) => localStorage[key]", PUZZLES_KEY))["courses"][game]
    return saved


@pytest.mark.fresh
@pytest.mark.parametrize("game", first_of(GAMES))
def test_a_wrong_answer_is_explained_and_the_right_one_found_by_mouse(page: Page, site: str, game: str) -> None:
    fetched = list[str]()
    page.on("request", lambda request: fetched.extend(PACK.findall(request.url)))
    page.goto(site)
    ready(page)
    page.get_by_role("link", name=re.compile(f"^{ENGLISH('way.puzzles')}")).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(ENGLISH("puzzles.title"))
    assert sorted(set(fetched)) == sorted(name.replace("-", "_") for name in GAMES)
    puzzle = puzzle_page.example(game)
    page.goto(f"{site}#puzzles/{game}/{puzzle.id}")
    other = puzzle.others[0]
    puzzle_page.answer(page, puzzle, other.events[0])
    expect(puzzle_page.task(page, "wrong")).to_be_visible()
    expect(announced(page)).to_contain_text(f"gives up {ENGLISH.decimal(other.loss)} points")
    puzzle_page.answer(page, puzzle, puzzle.solution)
    expect(puzzle_page.task(page, "right_late", number=2)).to_be_visible()
    assert course(page, game)["missed"] == 1
    page.reload()
    ready(page)
    button(page, "show").click()
    expect(puzzle_page.task(page, "shown")).to_be_visible()
    button(page, "next").click()
    expect(puzzle_page.task(page, "task")).to_be_visible()
    assert puzzle.id not in page.url


@pytest.mark.thorough
def test_the_rest_of_the_turn_fits_into_the_panel_of_a_phone(page: Page, site: str) -> None:
    game = "hanging-gardens"
    puzzle = next(each for each in puzzles_of(game) if "group" in each.themes)
    page.set_viewport_size({"width": 390, "height": 844})
    revisit(page, site, place=f"#puzzles/{game}/{puzzle.id}")
    page.locator("#puzzle-show").click()
    panel = page.get_by_role("region", name=ENGLISH("panel.title"))
    rest, gains = (
        panel.get_by_text(ENGLISH("puzzles.then", moves="").rstrip(" .")),
        panel.get_by_role("list", name=ENGLISH("gain.title")),
    )
    expect(gains).to_be_visible()
    assert rest.evaluate("(rest) => rest.scrollHeight <= rest.clientHeight"), "its lines stay inside it"
    assert rest.evaluate("({ parentNode: body }) => body.scrollHeight <= body.clientHeight"), "without scrolling"


@pytest.mark.thorough
@pytest.mark.fresh
def test_nothing_of_the_puzzles_is_fetched_before_they_are_opened(page: Page, site: str) -> None:
    fetched = list[str]()
    page.on("request", lambda request: fetched.append(request.url))
    page.goto(site)
    ready(page)
    with page.expect_request(re.compile(r"later\.pack")):  # the page is idle, and prefetches
        pass
    assert not [address for address in fetched if PACK.search(address)]


@pytest.mark.thorough
@pytest.mark.fresh
@pytest.mark.context(timezone_id="UTC", permissions=["clipboard-read", "clipboard-write"])
def test_the_puzzle_of_the_day_is_shared_without_its_solution(page: Page, site: str, dist: Path) -> None:
    game = next(iter(GAMES))
    page.clock.set_fixed_time(NOW)
    page.goto(f"{site}#puzzles")
    ready(page)
    section = page.get_by_role("region", name=ENGLISH.of("game", game), exact=True)
    section.get_by_role("link", name=ENGLISH("puzzles.day_open"), exact=True).click()
    puzzle = puzzle_of_day(game, NOW.date())
    assert puzzle
    expect(page.get_by_text(f"{ENGLISH('puzzles.day')} · {date_words(ENGLISH, NOW.date())}")).to_be_visible()
    puzzle_page.answer(page, puzzle, puzzle.solution)
    expect(puzzle_page.task(page, "right")).to_be_visible()
    page.evaluate("navigator.canShare = undefined")
    button(page, "share").click()
    expect(page.get_by_role("alert")).to_contain_text(ENGLISH("notice.copied"))
    line, address = page.evaluate("navigator.clipboard.readText()").splitlines()
    assert ENGLISH.count("puzzles.tries", 1) in line
    preview = f"link/puzzles/{game}/en/" if (dist / "link").exists() else ""
    assert address == f"{site}{preview}#puzzles/{game}/{NOW.date().isoformat()}"
    page.get_by_role("link", name=ENGLISH("puzzles.all"), exact=True).click()
    expect(page.get_by_text(ENGLISH.count("daily.streak", 1), exact=True)).to_be_visible()
    expect(section).to_contain_text(ENGLISH.count("puzzles.tries", 1))


@pytest.mark.thorough
@pytest.mark.fresh
def test_a_storm_has_a_clock_and_keeps_the_best_result(page: Page, site: str) -> None:
    game = next(iter(GAMES))
    page.clock.install(time=NOW)
    page.goto(f"{site}#puzzles/{game}")
    ready(page)
    section = page.get_by_role("region", name=ENGLISH.of("game", game), exact=True)
    section.get_by_role("button", name=ENGLISH("puzzles.storm_begin")).click()
    # The clock runs on meanwhile.
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^(3:00|2:\d\d)$"))
    page.clock.run_for(61_000)
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"^[01]:\d\d$"))
    page.clock.run_for(121_000)
    expect(section).to_contain_text(ENGLISH("puzzles.storm_best", number=0))


@pytest.mark.thorough
@pytest.mark.fresh
@pytest.mark.context(service_workers="allow")
def test_puzzles_work_offline_after_one_visit(page: Page, site: str, guard: PageGuard) -> None:
    page.goto(site)
    ready(page)
    page.evaluate("async () => (await navigator.serviceWorker.ready).active.state")
    page.wait_for_function("async () => (await caches.keys()).length > 0")
    page.context.set_offline(True)
    guard.allow("")
    page.goto(f"{site}#puzzles")
    for game in GAMES:
        expect(page.get_by_role("region", name=ENGLISH.of("game", game), exact=True)).to_be_visible()
    button(page, "train").first.click()
    expect(puzzle_page.task(page, "task")).to_be_visible()


@pytest.mark.thorough
def test_the_weakest_theme_is_trained_with_one_press(page: Page, site: str) -> None:
    game = "zen-garden"
    puzzle = puzzle_page.example(game)
    revisit(page, site, place=f"#puzzles/{game}/{puzzle.id}")
    button(page, "show").click()
    page.get_by_role("link", name=ENGLISH("puzzles.all"), exact=True).click()
    page.get_by_role("region", name=ENGLISH.of("game", game)).get_by_role(
        "button", name=ENGLISH("puzzles.weakest_begin"), exact=True
    ).click()
    expect(puzzle_page.task(page, "task")).to_be_visible()
    other = puzzle_of(game, page.url.rpartition("/")[2])
    assert other
    assert other.id != puzzle.id
    assert {*other.themes} & {*puzzle.themes}
