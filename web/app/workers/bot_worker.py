"""The worker of the built-in bots: computes moves, hints and reviews without blocking the page."""

import json
from time import monotonic
from typing import Final

from js import console

from web.app.loading.traceback_text import traceback_of
from web.app.model.action import Action
from web.app.model.match.bot_protocol import answers
from web.app.workers.anytime import last_of

LIMIT: Final = 10_000
"""Default time limit of an answer in milliseconds. It is a safety net and does not affect the strength of bots."""


class BotWorker:
    """The current request between two steps of its computation."""

    def __init__(self) -> None:
        """Start without a request."""
        self._wanted: object = None

    async def answer(self, text: str) -> str:
        """Answer a request, a JSON object, with an action, a JSON object too.

        When the time is up or the request is cancelled, the answer is the best action so far. After an exception, which
        is logged, the answer is the action ``ask-failed``.
        """
        question = json.loads(text)
        number = self._wanted = question["number"]
        end = monotonic() + question.get("limit", LIMIT) / 1000
        action: Action | None = None
        try:
            action = await last_of(answers(question), lambda: self._wanted != number or monotonic() >= end)
        except Exception as error:
            console.error(traceback_of(error))
        return json.dumps(action or {"do": "ask-failed", "number": number}, ensure_ascii=False, separators=(",", ":"))

    def forget(self, text: str) -> None:
        """Cancel the request with this number."""
        if self._wanted == json.loads(text):
            self._wanted = None


_worker = BotWorker()
answer = _worker.answer
forget = _worker.forget
__export__ = ["answer", "forget"]
