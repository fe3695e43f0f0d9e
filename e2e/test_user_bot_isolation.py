"""A user bot that tries to reach the page, the storage or the network gets no access."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.test_user_bots import FIRST, add, first_move
from tests.kit import storage_seed, zen_garden_page
from tests.kit.page_guard import PageGuard
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
WAYS_OUT += ["RTCPeerConnection", "WebTransport"]


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
"""Tries to reach the page, the storage and the network."""


def folder(page: Page) -> str:
    """Return the address of the folder with the page's scripts."""
    address: str = page.evaluate("() => document.querySelector('script[type=module]').src")
    return address.rpartition("/")[0]


@pytest.mark.firefox(thorough=True)
def test_a_bot_that_tries_to_break_out_gets_nothing_and_the_match_goes_on(opened: Page, guard: PageGuard) -> None:
    lines: list[str] = []
    opened.on("console", lambda message: lines.append(message.text))
    add(opened, "Burglar.py", BURGLAR)
    with opened.expect_console_message(lambda message: message.text == "that was all"):
        match = first_move(opened)
    assert not [line for line in lines if line.startswith("got")]
    assert len([line for line in lines if line.startswith("refused")]) > 10
    assert not [url for url in guard.requests if "stolen" in url]
    match = zen_garden_page.build(opened, match, storage_seed.best_move(match), ENGLISH("say.turn", name="Ada"))
    assert match.at > 2
    expect(opened.get_by_role("alert")).to_have_count(0)
    expect(opened).not_to_have_title("stolen")
    expect(opened).not_to_have_url(re.compile("stolen"))
    assert not opened.evaluate("() => Object.keys(localStorage).filter((key) => key.includes('stolen'))")


def test_a_worker_can_call_nothing_in_the_page(opened: Page) -> None:
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


@pytest.mark.thorough
def test_workers_started_at_once_are_not_mixed_up(opened: Page) -> None:
    assert opened.evaluate(
        """async (folder) => {
            const { startPython } = await import(`${folder}/workers/python_worker.js`);
            const names = ["user_bot_worker", "bot_worker"];
            const [guest, opponents] = await Promise.all(names.map((name) => startPython(name)));
            const knows = ({ sync }) => sync.forget("1").then(() => true, () => false);
            return [await knows(guest), await knows(opponents)];
        }""",
        folder(opened),
    ) == [False, True], "only the bot worker can drop a request"
