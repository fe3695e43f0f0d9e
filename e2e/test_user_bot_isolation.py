"""A bot of the own that tries to get at the page, at what is kept or at the network gets nothing."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.test_user_bots import FIRST, add, first_move
from tests.kit import storage_seed, zen_garden_page
from tests.kit.page_guard import Watch
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.user_files.user_bots import PREFIX

pytestmark = pytest.mark.fresh

BURGLAR = f"""
import asyncio

import js
from polyscript import xworker
from pyodide.ffi import jsnull, to_js

QUERY, GET, SET = 4, 9, 16
WAYS_OUT = "fetch XMLHttpRequest WebSocket EventSource indexedDB caches navigator Worker BroadcastChannel".split()


async def attempt(what):
    try:
        js.console.info(f"got {{await what()}}")
    except Exception as error:
        js.console.info(f"refused: {{error}}")


async def change(page, thing, key, value):
    found = await page(GET, jsnull, to_js([0, thing]))
    return await page(SET, found[1], to_js([0, key]), value)


async def break_out():
    for key in js.Reflect.ownKeys(xworker.sync):
        page = getattr(xworker.sync, "=" + key[1:])
        await attempt(lambda: page(QUERY, jsnull, "document.title"))
        await attempt(lambda: page(QUERY, jsnull, "localStorage.length"))
        await attempt(lambda: change(page, "document", "title", "stolen"))
        await attempt(lambda: change(page, "localStorage", "{PREFIX}stolen", "yes"))
        await attempt(lambda: change(page, "location", "hash", "#stolen"))
    for name in ("importJS", "importCSS"):
        await attempt(lambda: getattr(xworker.sync, name)("./stolen"))
    for name in ("isStuck", "notStuck", "act"):
        await attempt(getattr(xworker.sync, name))
    await attempt(lambda: js.fetch("./stolen"))
    for name in WAYS_OUT:
        if js.Reflect.has(js.globalThis, name):
            js.console.info(f"got {{name}}")
    js.console.info("that was all")


robbing = asyncio.ensure_future(break_out())


{FIRST}"""
"""It tries to get at the page, at what is kept, and at the network."""


def folder(page: Page) -> str:
    """Return the address of the folder in which the page's scripts lie."""
    address: str = page.evaluate("() => document.querySelector('script[type=module]').src")
    return address.rpartition("/")[0]


@pytest.mark.firefox
def test_bot_that_tries_to_break_out_gets_nothing_and_the_match_goes_on(opened: Page, watch: Watch) -> None:
    lines: list[str] = []
    opened.on("console", lambda message: lines.append(message.text))
    add(opened, "Burglar.py", BURGLAR)
    with opened.expect_console_message(lambda message: message.text == "that was all"):
        match = first_move(opened)
    assert not [line for line in lines if line.startswith("got")]
    assert len([line for line in lines if line.startswith("refused")]) > 10
    assert not [url for url in watch.requests if "stolen" in url]
    match = zen_garden_page.build(opened, match, storage_seed.best_move(match), ENGLISH("say.turn", name="Ada"))
    assert match.at > 2
    expect(opened.get_by_role("alert")).to_have_count(0)
    expect(opened).not_to_have_title("stolen")
    expect(opened).not_to_have_url(re.compile("stolen"))
    assert not opened.evaluate("() => Object.keys(localStorage).filter((key) => key.includes('stolen'))")


def test_nothing_in_the_page_can_be_called_by_a_worker(opened: Page) -> None:
    before, after, extensible = opened.evaluate(
        """async (folder) => {
            const { hooks } = await import(`${folder}/pyscript/core.js`);
            const before = [];
            hooks.main.onWorker.add((_, { sync }) => before.push(...Reflect.ownKeys(sync)));
            const { startPython } = await import(`${folder}/workers/python_worker.js`);
            const { sync } = await startPython("user_bot_worker");
            return [before, Reflect.ownKeys(sync), Object.isExtensible(sync)];
        }""",
        folder(opened),
    )
    assert before, "PyScript has put something there, and it shows"
    assert (after, extensible) == ([], False)


def test_workers_that_are_started_at_once_are_not_mixed_up(opened: Page) -> None:
    assert opened.evaluate(
        """async (folder) => {
            const { startPython } = await import(`${folder}/workers/python_worker.js`);
            const [guest, opponents] = await Promise.all(["user_bot_worker", "bot_worker"].map((name) => startPython(name)));
            const knows = ({ sync }) => sync.forget("1").then(() => true, () => false);
            return [await knows(guest), await knows(opponents)];
        }""",
        folder(opened),
    ) == [False, True], "only our opponents can be told to forget a question"
