"""A user adds a bot, as a Python file or a wheel, and plays against it, even if the bot misbehaves."""

import re
from typing import Any

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from hofgarten.games.zen_garden.notation import read_event
from hofgarten.record import read_record, verify_record
from tests.kit import storage_seed, zen_garden_page
from tests.kit.page_guard import PageGuard
from tests.kit.thorough import further
from tests.kit.user_bots import GOOD, wheel
from tests.kit.waiting import TIMEOUT_MS
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.match import PlayedMatch
from web.app.model.user_files.user_bots import MOVE_LIMIT

OWN = ENGLISH("kind.own")
HEAD = "def choose(game, view, seat, rng):\n"
FIRST = f"{HEAD}    return next(game.moves(view))\n"
"""Always plays the first legal move."""
FORGER = f"""
import hofgarten.games.zen_garden.rules as rules

rules.check = lambda state, move: None

{HEAD}    return next(game.moves(view))._replace(cell=5, shift=0)
"""
"""Changes the rules in its own worker."""
WORDY = f"""
import json
from polyscript import xworker
from web.app.model.match.bot_protocol import position

def answer(text):
    question = json.loads(text)
    game, view, *_ = position(question)
    event = game.write_event(next(game.moves(view)))
    return json.dumps({{"do": "answer", "number": question["number"], "event": event, "more": "x" * 5_000_000}})

xworker.sync.answer = answer

{HEAD}    raise RuntimeError("never asked")
"""
"""Replaces the code that calls it, and answers with a legal move and much more."""
FLOOD = f"""
import asyncio
import js
from polyscript import xworker

async def flood():
    await asyncio.sleep(0.3)
    while True:
        for _ in range(100):
            SEND
        await asyncio.sleep(0)

{HEAD}    flooding = asyncio.ensure_future(flood())
    return next(game.moves(view))
"""
"""Moves, and then sends the page message after message."""
CALL = "xworker.sync.anything().add_done_callback(lambda call: call.exception())"
"""Calls the page, which does not answer such a call, without a message in the console."""
BETWEEN, MOST_TRIES = 100, TIMEOUT_MS // 100
"""Milliseconds between two polls of a test, and the maximum number of polls."""
SLOW = MOVE_LIMIT + TIMEOUT_MS
"""Maximum time that a test waits for a bot that never answers, in milliseconds."""


def part(page: Page) -> Locator:
    """Return the start form's part for user bots."""
    return page.get_by_role("group", name=ENGLISH("own.title"), exact=True)


def kind(page: Page, number: int) -> Locator:
    """Return the field for the choice of a seat's player."""
    return zen_garden_page.seat_form(page, number).get_by_label(ENGLISH("start.kind"), exact=True)


def bring(page: Page, name: str, content: str | bytes) -> None:
    """Choose a file as a user bot."""
    data = content.encode() if isinstance(content, str) else content
    file: FilePayload = {"name": name, "mimeType": "application/octet-stream", "buffer": data}
    part(page).get_by_label(ENGLISH("own.choose"), exact=True).set_input_files(file)


def add(page: Page, name: str, content: str | bytes) -> None:
    """Let a user bot play for the second player."""
    kind(page, 1).select_option(label=OWN)
    bring(page, name, content)
    bot = re.split(r"-1\.0|\.py", name)[0]
    expect(part(page).get_by_role("alert")).to_have_text(ENGLISH("own.added", name=bot))
    expect(kind(page, 1)).to_have_value(f"own:{bot}")


def meet(page: Page, seed: str = "11") -> PlayedMatch[Any]:
    """Start a match of Ada, who moves first, against the bot; return it after the bot's first move."""
    zen_garden_page.set_speed(page, "instant")
    zen_garden_page.seat_form(page, 0).get_by_label(ENGLISH("start.name"), exact=True).fill("Ada")
    zen_garden_page.begin(page, seed=seed)
    match = storage_seed.saved(page)
    if match.turn == 0:
        zen_garden_page.build(page, match, storage_seed.any_move(match), "")
    return match


def expect_moves(page: Page, count: int, timeout: float | None = None) -> PlayedMatch[Any]:
    """Expect Ada's turn after this many moves; return the match."""
    expect(zen_garden_page.announced(page)).to_contain_text(ENGLISH("say.turn", name="Ada"), timeout=timeout)
    match = storage_seed.saved(page)
    assert match.at == count
    verify_record(read_record(storage_seed.saved_texts(page)[match.id]))
    return match


def seed_with(first: int) -> str:
    """Return a seed with which this seat begins."""
    seeds = (str(number) for number in range(50))
    return next(seed for seed in seeds if storage_seed.a_match(seed=seed).state.deal.first == first)


BOT_FIRST = seed_with(1)


def first_move(page: Page, timeout: float | None = None) -> PlayedMatch[Any]:
    """Start a match in which the bot moves first; return it after this move."""
    meet(page, BOT_FIRST)
    return expect_moves(page, 1, timeout)


def test_bot_in_a_python_file_plays_a_match(opened: Page) -> None:
    add(opened, "Mine.py", GOOD)
    match = first_move(opened)
    assert match.record.players[1] == {"name": "Mine", "colour": "yellow", "bot": "own:Mine"}
    view = match.game.observe(match.states[0], 1)
    totals = {move: match.game.total(match.game.apply(view, move), 1) for move in match.game.distinct_moves(view)}
    assert totals[read_event(match.record.events[0])] == max(totals.values())
    for _ in range(2):
        at = match.at
        match = zen_garden_page.build(opened, match, storage_seed.best_move(match), ENGLISH("say.turn", name="Ada"))
        assert match.at > at
    expect(opened.get_by_role("alert")).to_have_count(0)


@pytest.mark.thorough
@pytest.mark.parametrize(
    ("name", "files", "entry"),
    [
        ("deep", {"deep/__init__.py": "", "deep/brain.py": GOOD, "deep_data.py": ""}, "deep.brain:choose"),
        ("top", {"top/__init__.py": GOOD}, ""),
    ],
)
def test_bot_in_a_wheel_plays(opened: Page, guard: PageGuard, name: str, files: dict[str, str], entry: str) -> None:
    add(opened, f"{name}-1.0-py3-none-any.whl", wheel(name, files, entry=entry, needs=["hofgarten"]))
    before = len(guard.requests)
    first_move(opened)
    expect(opened.get_by_role("alert")).to_have_count(0)
    assert any("extras.pack" in url for url in guard.requests[before:])
    assert not [url for url in guard.requests[:before] if "extras.pack" in url], "other players do not have to load it"


@pytest.mark.parametrize(
    ("name", "content", "key", "detail"),
    [
        ("Raises.py", f"{HEAD}    return 1 // 0\n", "bot_failed", "ZeroDivisionError: division by zero, line 2"),
        further("Forges.py", FORGER, "bot_illegal", ""),
        further("Broken.py", "choose = 1\ndef x(:\n", "bot_install", "SyntaxError: invalid syntax, line 2"),
        further(
            "needy-1.0-py3-none-any.whl",
            wheel("needy", {"needy.py": GOOD}, needs=["numpy>=2", "hofgarten"]),
            "bot_needs",
            "numpy>=2",
        ),
        further("Exits.py", f"import sys\n{HEAD}    sys.exit()\n", "bot_failed", "SystemExit, line 3"),
        further("Cheats.py", f"{HEAD}    return next(game.moves(view))._replace(slot=99)\n", "bot_illegal", ""),
        further("Wordy.py", WORDY, "bot_failed", "no answer"),
        further("Late.py", "choose = 1\n1 // 0\n", "bot_install", "ZeroDivisionError: division by zero, line 2"),
    ],
)
def test_an_illegal_or_failed_answer_forfeits_the_move(
    opened: Page, name: str, content: str | bytes, key: str, detail: str
) -> None:
    add(opened, name, content)
    match = first_move(opened)
    said = ENGLISH(f"notice.{key}", name=zen_garden_page.player_name(match, 1), detail=detail)
    expect(opened.get_by_role("alert")).to_contain_text(said)


def expect_workers(page: Page, number: int) -> None:
    """Expect this many workers: Chromium kills a busy worker only two seconds after its end."""
    tries = 0
    while len(page.workers) != number and tries < MOST_TRIES:
        page.wait_for_timeout(BETWEEN)
        tries += 1
    assert len(page.workers) == number


@pytest.mark.thorough
@pytest.mark.fresh
def test_a_bot_that_never_answers_forfeits_its_move_and_is_restarted(opened: Page) -> None:
    add(
        opened,
        "Stuck.py",
        f"{HEAD}    while len(view.board) and not view.turn_number: pass\n    return next(game.moves(view))\n",
    )
    match = first_move(opened, SLOW)
    alert = opened.get_by_role("alert")
    expect(alert).to_contain_text(ENGLISH("notice.bot_slow", name="Stuck"))
    match = zen_garden_page.build(opened, match, storage_seed.any_move(match), ENGLISH("say.turn", name="Ada"))
    expect_workers(opened, 2)  # the app worker, and the bot's new one: the stuck one has ended
    expect(alert).to_have_count(0)
    last = match.record.events[-1]
    before = match.states[-2]
    assert read_event(last) == next(match.game.moves(match.game.observe(before, 1))), "it has answered by itself"


@pytest.mark.thorough
@pytest.mark.fresh
@pytest.mark.parametrize("send", ["js.postMessage(1)", CALL], ids=["messages", "calls"])
def test_a_bot_that_floods_the_page_after_its_move_is_stopped_and_forfeits_its_next(opened: Page, send: str) -> None:
    add(opened, "Flood.py", FLOOD.replace("SEND", send))
    match = first_move(opened)
    expect_workers(opened, 1)  # the app worker: the bot's was stopped during Ada's turn
    alert = opened.get_by_role("alert")
    expect(alert).to_have_count(0)
    match = zen_garden_page.build(opened, match, storage_seed.any_move(match), ENGLISH("say.turn", name="Ada"))
    expect(alert).to_contain_text(ENGLISH("notice.bot_flooded", name="Flood"))
    for _ in range(2):  # the next round begins with Ada
        match = zen_garden_page.build(opened, match, storage_seed.any_move(match), ENGLISH("say.turn", name="Ada"))
    expect(alert).to_have_count(0)
    last, before = match.record.events[-1], match.states[-2]
    assert match.game.to_move(before) == 1
    assert read_event(last) == next(match.game.moves(match.game.observe(before, 1))), "it has started afresh"


@pytest.mark.thorough
def test_play_without_a_file_leads_to_its_field(opened: Page) -> None:
    kind(opened, 1).select_option(label=OWN)
    expect(part(opened)).to_be_visible()
    opened.get_by_text(ENGLISH("start.change_hint"), exact=True).click()
    expect(part(opened)).to_be_hidden()
    zen_garden_page.play_button(opened).click()
    field = part(opened).get_by_label(ENGLISH("own.choose"), exact=True)
    expect(field).to_be_focused()
    expect(field).to_have_accessible_description(re.compile(f"^{re.escape(ENGLISH('own.none_chosen'))}"))
    expect(part(opened).get_by_role("alert")).to_be_in_viewport()


@pytest.mark.thorough
def test_full_storage_is_reported_and_the_bot_plays(opened: Page) -> None:
    kind(opened, 1).select_option(label=OWN)
    with storage_seed.full_storage(opened):
        bring(opened, "Mine.py", FIRST)
        expect(part(opened).get_by_role("alert")).to_have_text(ENGLISH("own.not_kept", name="Mine"))
    expect(kind(opened, 1)).to_have_value("own:Mine")
