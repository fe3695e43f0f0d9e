"""Tests for the bot worker outside of a browser: its answers, cancellation, and errors."""

import asyncio
import importlib
import json
import sys
from collections.abc import Iterator
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from web.app.workers import anytime


class Worker:
    """The worker with fake bots that count their steps, and with a recorded console."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Import the worker with a fake `js` module."""
        self.errors: list[str] = []
        self.thought: list[int] = []
        js: Any = ModuleType("js")
        js.console = SimpleNamespace(error=self.errors.append)
        monkeypatch.setitem(sys.modules, "js", js)
        monkeypatch.delitem(sys.modules, "web.app.workers.bot_worker", raising=False)
        self.module = importlib.import_module("web.app.workers.bot_worker")
        monkeypatch.setattr(self.module, "answers", self.answers)
        monkeypatch.setattr(anytime, "SLICE_SECONDS", 0)  # as if each thought took its time

    def answers(self, question: dict[str, Any]) -> Iterator[dict[str, Any]]:
        """Yield as many steps as the request asks for."""
        for thought in range(question["thoughts"]):
            self.thought.append(thought)
            yield {"do": "answer", "number": question["number"], "event": thought}
        if question.get("fault"):
            raise ValueError("a fault of ours")

    def ask(self, **question: object) -> Any:
        """Send a request to the worker."""
        return self.module.answer(json.dumps({"number": 1, "thoughts": 50, **question}))


@pytest.fixture
def worker(monkeypatch: pytest.MonkeyPatch) -> Iterator[Worker]:
    yield Worker(monkeypatch)
    sys.modules.pop("web.app.workers.bot_worker", None)


def test_last_step_is_the_answer_or_the_best_one_so_far_after_the_time_limit(worker: Worker) -> None:
    assert json.loads(asyncio.run(worker.ask(limit=0)))["event"] == 0
    assert worker.thought == [0]
    assert json.loads(asyncio.run(worker.ask())) == {"do": "answer", "number": 1, "event": 49}


@pytest.mark.parametrize(("forgotten", "thoughts"), [("1", 2), ("2", 50)])
def test_cancelled_request_stops(worker: Worker, forgotten: str, thoughts: int) -> None:
    async def drive() -> None:
        asked = asyncio.ensure_future(worker.ask())
        while len(worker.thought) < 2:
            await asyncio.sleep(0)
        worker.module.forget(forgotten)
        await asked

    asyncio.run(drive())
    assert len(worker.thought) == thoughts


def test_new_request_replaces_the_last_one(worker: Worker) -> None:
    async def drive() -> list[str]:
        return list(await asyncio.gather(worker.ask(number=1), worker.ask(number=2)))

    first, second = map(json.loads, asyncio.run(drive()))
    assert first["event"] < 3
    assert second["event"] == 49


def test_error_in_our_code_is_logged_and_reported(worker: Worker) -> None:
    assert json.loads(asyncio.run(worker.ask(fault=True))) == {"do": "ask-failed", "number": 1}
    assert "a fault of ours" in worker.errors[0]
