"""Our page with a stub instead of Python, for tests of the scripts alone."""

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
        const { reply = { do: "answer", event: "", question: window.asked } } = window.asked;
        return JSON.stringify(reply);
    },
    forget: async (number) => {
        window.forgotten = number;
        window.think();
    },
    begin: async (job) => JSON.stringify({ done: job }),
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
RESET = """() => {
    const isUntouched = !Object.getOwnPropertyDescriptor(window, "gate")?.get;
    const isStub = Boolean(window.workers) && isUntouched && document.documentElement.dataset.python === "ready";
    if (isStub) {
        localStorage.clear();
        document.activeElement?.blur();
        Object.assign(window, { sent: [], replies: [], gate: Promise.resolve() });
    }
    return isStub;
}"""
"""Prepares the stub for the next test; returns false if the page has none, or a test has replaced it."""
Show = Callable[..., None]


@pytest.fixture
def stub_page(page: Page, site: str) -> Page:
    """Return our page with a stub instead of Python."""

    def replace(route: Route) -> None:
        route.fulfill(body=STUB, content_type="text/javascript")

    page.context.route("**/python_worker.js", replace)
    if page.evaluate(RESET):
        send_replies(page, {"html": "<main></main>", "title": "", "place": ""})
        sent(page)
    else:
        page.goto(site)
        ready(page)
    return page


@pytest.fixture
def show(stub_page: Page) -> Show:
    """Return a function that makes the stub reply, to a meaningless action."""

    def reply(html: str, **more: Any) -> None:
        send_replies(stub_page, {"html": html, **more})
        sent(stub_page)

    return reply


def send_replies(page: Page, *replies: dict[str, Any]) -> None:
    """Let the stub send replies, one for each of as many meaningless actions."""
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
    """Return the actions sent to Python since the last call, without their times and time zones."""
    # A timer of the page: earlier work of the page is finished then, even on a busy computer.
    later = "() => new Promise((resolve) => setTimeout(() => resolve(window.sent.splice(0)), 60))"
    actions: list[dict[str, Any]] = page.evaluate(later)
    assert all(isinstance(action.pop(key), int) for action in actions for key in ("now", "offset"))
    return actions


def reply_to_click(page: Page, *replies: dict[str, Any]) -> None:
    """Let the stub send replies, one for each click on the page's first button, and wait until the page shows them."""
    for reply in replies:
        page.evaluate("(reply) => window.replies.push(reply)", reply)
        page.evaluate("() => document.querySelector('#page [data-do]').click()")
        sent(page)
