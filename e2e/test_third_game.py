"""A page with a third game, made by the commands of docs/games.md: it takes every default of the page's interfaces."""

import fcntl
import re
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path
from shlex import split

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.axe import faults_of
from hofgarten.record import verify_record
from tests.kit import storage_seed
from tests.kit.flower_bed.game import FLOWER_BED, SPACES
from tests.kit.games import more_games
from tests.kit.page_guard import PageGuard
from tests.kit.scratch_game import PYTHON, copy_of_repository, run
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import panel
from web.app.model.match.match import Match, play
from web.app.texts import Words
from web.build.server import address_of, make_server

pytestmark = [pytest.mark.fresh, pytest.mark.thorough]

GAME = FLOWER_BED.name
DOCUMENT = Path(__file__).parents[1] / "docs" / "games.md"
PREFIX = "/three/"


@pytest.fixture(scope="module", autouse=True)
def registered() -> Iterator[None]:
    """Register the game in the process of the tests, too."""
    with more_games(FLOWER_BED):
        yield


@pytest.fixture(scope="module")
def words(registered: None) -> Words:
    """Return the game's texts in English."""
    return Words("en", GAME)


@pytest.fixture(scope="module")
def three(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Return the folder of a page with three games, built once for all processes."""
    base = tmp_path_factory.getbasetemp()
    folder = (base if worker_id == "master" else base.parent) / "three"
    folder.mkdir(exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (folder / "dist").exists():
            shutil.rmtree(folder / "tree", ignore_errors=True)
            tree = copy_of_repository(folder / "tree")
            for command in (new_game(), f"{PYTHON} -m web.build build"):
                run(tree, *split(command))
            (tree / "dist").rename(folder / "dist")
    return folder / "dist"


def new_game() -> str:
    """Return the command of the document that adds the game."""
    (line,) = re.findall(r"^    (\.venv/bin/python -m web\.build new-game .*)$", DOCUMENT.read_text("utf-8"), re.M)
    return str(line)


@pytest.fixture(scope="module")
def site(three: Path) -> Iterator[str]:
    """Return the address of the page with three games."""
    server = make_server(three, PREFIX)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield address_of(server, PREFIX)
    server.shutdown()
    server.server_close()


def begun(turns: int = 0, bots: dict[int, str] | None = None) -> Match:
    """Return a match of Ada and Ben after some random turns."""
    match = storage_seed.seeded_match(GAME, {}, bots=bots)
    for _ in range(turns):
        match = play(match, match.game.write_event(storage_seed.any_move(match)))
    return match


def hand(page: Page, words: Words) -> Locator:
    """Return the flowers on offer."""
    return page.get_by_role("grid", name=words("offer.title"), exact=True).get_by_role("button")


def plant(page: Page, words: Words) -> None:
    """Press the button that plants the chosen flower."""
    page.get_by_role("button", name=words("turn.confirm"), exact=True).click()


def free(page: Page, words: Words) -> Locator:
    """Return the free spaces of the large bed."""
    name = re.compile(f"{re.escape(words.of('color', '.'))}$")
    return page.get_by_role("grid", name=re.compile("garden$")).get_by_role("button", name=name)


def expect_turn(page: Page, words: Words, number: int) -> None:
    """Expect that a person is to choose a flower in a round."""
    expect(page.get_by_text(words("round", number=number, of=SPACES), exact=True)).to_be_visible()
    expect(panel(page)).to_contain_text(words("help.flower"))


def expect_end(page: Page, words: Words) -> Match:
    """Expect the result, and return the saved match, whose record is legal."""
    match = storage_seed.saved(page)
    assert match.over
    verify_record(match.record)
    if len(match.winners) == 1:
        name = match.player(match.winners[0])
        expect(panel(page)).to_contain_text(words.of("winner", GAME, name=name))
    return match


def test_a_match_from_the_start_form_by_mouse(page: Page, site: str, guard: PageGuard, words: Words) -> None:
    storage_seed.revisit(page, site)
    ready(page)
    page.get_by_role("button", name=f"{words('start.play')} {words.of('game', GAME)}", exact=True).click()
    for number in range(1, SPACES + 1):
        expect_turn(page, words, number)
        hand(page, words).first.click()
        free(page, words).first.click()
        expect(free(page, words)).to_have_count(SPACES - number)
        plant(page, words)
    expect(panel(page).get_by_role("button", name=words("end.again"))).to_be_visible()
    expect_end(page, words)
    guard.check()


@pytest.mark.context(locale="de-DE")
def test_missing_texts_are_english_and_no_part_is_offered_that_is_missing(page: Page, site: str, words: Words) -> None:
    german = Words("de", GAME)
    storage_seed.revisit(page, site)
    ready(page)
    page.get_by_role("radio", name=words.of("game", GAME)).check(force=True)
    expect(page.get_by_role("link", name=german("way.rules"))).to_have_count(0)
    storage_seed.revisit(page, site, begun(bots={1: "greedy"}), place="#match/prepared")
    expect(page.get_by_role("heading", name=words("offer.title"))).to_be_visible()
    expect(page.get_by_role("button", name=german("hint.ask"))).to_be_visible()
    expect(page.get_by_role("button", name=german("rulebook.title"))).to_have_count(0)
    assert faults_of(page) == []
