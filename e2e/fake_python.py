"""Our page with a stub in the place of Python, for tests of the scripts alone."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.kit.waiting import ready

STUB = """
window.sent = [];
window.replies = window.replies ?? [];
window.gate = window.gate ?? Promise.resolve();
const worker = { sync: {
    act: async (text) => {
        await window.gate;
        window.sent.push(JSON.parse(text));
        return JSON.stringify(window.replies.shift() ?? {});
    },
    answer: async (question) => {
        window.asked = JSON.parse(question);
        await window.thinking;
        const { reply = { do: "answer", question: window.asked } } = window.asked;
        return JSON.stringify(reply);
    },
    forget: async (number) => {
        window.forgotten = number;
        window.think();
    },
    prepare: async () => {
        window.prepared = (window.prepared ?? 0) + 1;
        await window.preparing;
    },
    install: async () => {
        window.installed = (window.installed ?? 0) + 1;
        await window.installing;
        return JSON.stringify(window.fault ?? {});
    },
} };
window.workers = [];
export const observeMessages = () => {};
export const startPython = async (name) => {
    const number = window.workers.push(name) - 1;
    return { ...worker, terminate: () => { window.workers[number] = `no ${name}`; } };
};
"""
Show = Callable[..., None]


@pytest.fixture
def bridge(page: Page, site: str) -> Page:
    """Return our page with a stub in the place of Python."""

    def replace(route: Route) -> None:
        route.fulfill(body=STUB, content_type="text/javascript")

    page.context.route("**/workers/python_worker.js", replace)
    page.goto(site)
    ready(page)
    return page


@pytest.fixture
def show(bridge: Page) -> Show:
    """Return a function that lets Python reply, to an action of no meaning."""

    def reply(html: str, **more: Any) -> None:  # noqa: ANN401 - a reply's fields are of many types
        nudge(bridge, {"html": html, **more})
        sent(bridge)

    return reply


def nudge(page: Page, *replies: dict[str, Any]) -> None:
    """Let Python reply, once to each of as many actions of no meaning."""
    page.evaluate(
        """async (replies) => {
            window.replies.push(...replies);
            for (const _ of replies) {
                const moved = new Promise((resolve) => addEventListener("hashchange", resolve, { once: true }));
                location.hash = `n${Math.random()}`;
                await moved;
            }
        }""",
        list(replies),
    )


def sent(page: Page) -> list[dict[str, Any]]:
    """Return what Python was sent since the last time, without the time of each, and by which clock."""
    # The page's own clock: what it was told to do before, it has then done, however busy this computer is.
    later = "() => new Promise((resolve) => setTimeout(() => resolve(window.sent.splice(0)), 60))"
    actions: list[dict[str, Any]] = page.evaluate(later)
    assert all(isinstance(action.pop(key), int) for action in actions for key in ("now", "offset"))
    return actions


def reply_to_click(page: Page, *replies: dict[str, Any]) -> None:
    """Let Python reply, once to each of as many presses of the page's first button, and wait till it is shown."""
    for reply in replies:
        page.evaluate("(reply) => window.replies.push(reply)", reply)
        page.evaluate("() => document.querySelector('#page [data-do]').click()")
        sent(page)
