"""A user writes a bot and lets it play: a series without a server, errors, an endless loop."""

import json
import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.test_offline import visit
from e2e.versions import Host
from hofgarten.arena.load_bot import Opponent
from hofgarten.arena.play_match import play
from hofgarten.arena.tournament import Contest, tasks
from hofgarten.record import write_record
from hofgarten.registry import GAMES
from tests.kit.page_guard import PageGuard
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.workshop.examples import EXAMPLES

HEAD = "def choose(game, view, seat, rng):\n"
LOOP = HEAD + "    n = 0\n    while True:\n        print(n, 'thinking')\n        n += 1\n"
QUICK = HEAD + "    return game.random_move(view, rng)\n"
HUNGRY = f"""{HEAD}    try:
        much = bytearray(1 << 30)
    except MemoryError:
        print("no more memory")
    return game.random_move(view, rng)
"""


@pytest.fixture
def offline_site(host: Host, dist: Path) -> str:
    """Return the address of the page; the test stops its server."""
    return host.show(dist)


def start_from_one_line(page: Page) -> None:
    """Open the workshop from the start screen by keyboard, and start from the shortest bot."""
    page.get_by_role("link", name=ENGLISH("way.workshop")).first.press("Enter")
    page.get_by_role("button", name=ENGLISH("workshop.take"), exact=True).first.press("Enter")


def bring(page: Page, source: str) -> None:
    """Open a bot from a file, and agree to it."""
    page.get_by_role("link", name=ENGLISH("way.workshop")).first.click()
    file = {"name": "mine.py", "mimeType": "text/x-python", "buffer": source.encode()}
    page.get_by_label(ENGLISH("workshop.open_file"), exact=True).set_input_files(file)  # type: ignore[arg-type]
    page.get_by_role("button", name=ENGLISH("workshop.accept"), exact=True).click()


def panel(page: Page, name: str) -> Locator:
    """Open one of the panels beside the editor by keyboard."""
    page.get_by_role("navigation", name=ENGLISH("workshop.panels")).get_by_role(
        "link", name=ENGLISH.of("workshop", name), exact=True
    ).press("Enter")
    return page.get_by_role("complementary", name=ENGLISH("workshop.panels"))


def begin(page: Page) -> Locator:
    """Start a series of 20 matches by keyboard, with the choices of the form, and return its panel.

    The focus moves to the button that stops it: a key that was pressed before that would reach it.
    """
    shown = panel(page, "series")
    shown.get_by_role("button", name=ENGLISH("series.run"), exact=True).press("Enter")
    expect(shown.get_by_role("status").first).to_be_visible()
    return shown


@pytest.mark.thorough
@pytest.mark.fresh
@pytest.mark.context(service_workers="allow")
def test_an_edited_bot_plays_twenty_matches_without_a_server(
    page: Page, offline_site: str, host: Host, guard: PageGuard
) -> None:
    """The records are those of ``hofgarten arena`` with the same file and seed."""
    visit(page, offline_site)
    host.stop()
    guard.allow("")
    start_from_one_line(page)
    editor = page.get_by_role("textbox", name=re.compile("One line"))
    editor.press("Control+End")
    page.keyboard.type("# mine")
    page.keyboard.press("Escape")
    shown = begin(page)
    status = shown.get_by_role("status").first
    expect(status).to_have_text(ENGLISH("series.played", number=20, of=20), timeout=600_000)
    table = shown.get_by_role("table", name=ENGLISH("series.table"))
    expect(table.get_by_role("row")).to_have_count(3)
    expect(table).to_contain_text("ms")
    with page.expect_download() as saving:
        shown.get_by_role("button", name=ENGLISH("series.download"), exact=True).click()
    records = saving.value.path().read_text("utf-8").splitlines()
    source = EXAMPLES["one_line"].rstrip() + "\n# mine"
    game, options = GAMES["zen-garden"], GAMES["zen-garden"].options_from_flags({"level": "1"})
    name = json.loads(records[0])["players"][0]["name"]
    opponents = (Opponent(name, source), Opponent("gardener"))
    for record, task in zip(records, tasks(Contest(game.name, options, opponents, 2, "1", 10)), strict=True):
        seated = [opponents[number] for number in task.seating]
        assert record == write_record(play(game, options, seated, "1", task.deal).record)


@pytest.mark.thorough
def test_an_endless_loop_ends_and_loses_nothing(opened: Page) -> None:
    bring(opened, LOOP)
    shown = begin(opened)
    expect(shown.get_by_role("status").first).to_contain_text(ENGLISH("series.end.slow"), timeout=120_000)
    expect(opened.get_by_role("textbox", name=re.compile("mine"))).to_contain_text("while True:")
    expect(shown.get_by_role("button", name=ENGLISH("series.stop"), exact=True)).to_have_count(0)
    console = panel(opened, "console")
    expect(console.get_by_role("group", name=ENGLISH("console.kind.print"))).to_contain_text("1 thinking")
    expect(console.get_by_role("group", name=ENGLISH("console.kind.error"))).to_contain_text("mine.py")
    expect(console).to_contain_text(re.compile(ENGLISH("console.line", number="[345]")))
    expect(console).to_contain_text(ENGLISH("series.end.slow"))


@pytest.mark.thorough
def test_the_memory_of_a_bot_is_bounded(opened: Page) -> None:
    bring(opened, HUNGRY)
    begin(opened)
    expect(panel(opened, "console")).to_contain_text("no more memory", timeout=120_000)
    status = panel(opened, "series").get_by_role("status").first
    expect(status).to_have_text(ENGLISH("series.played", number=20, of=20), timeout=600_000)


@pytest.mark.thorough
def test_training_shows_its_progress_and_keeps_the_weights_when_stopped(opened: Page) -> None:
    bring(opened, QUICK)
    shown = panel(opened, "training")
    shown.get_by_role("button", name=ENGLISH("train.run"), exact=True).click()
    expect(shown.get_by_role("progressbar", name=ENGLISH("train.progress"))).to_be_visible()
    expect(shown.get_by_role("img", name=ENGLISH("train.chart"))).to_be_visible(timeout=120_000)
    shown.get_by_role("button", name=ENGLISH("series.stop"), exact=True).click()
    kept = ENGLISH("train.kept", games=ENGLISH.of("game", "zen-garden"))
    expect(shown).to_contain_text(kept)
    opened.reload()
    expect(shown).to_contain_text(kept)
    with opened.expect_download() as saving:
        opened.get_by_role("button", name=ENGLISH("workshop.download"), exact=True).click()
    assert (
        saving.value.path()
        .read_text("utf-8")
        .startswith(f"{QUICK}\n\n# Learned by training.\nWEIGHTS = {{'zen-garden'")
    )
