"""The opponents' worker: what our own opponents play and advise is thought out here; the table never waits for it."""

import json
import traceback
from time import monotonic
from typing import Any, Final

from js import console

from web.app.model.match.bot_protocol import answers
from web.app.workers.anytime import last_of

LIMIT: Final = 10_000
"""How long an answer may take when the question does not say, in milliseconds: a safety net, not a measure of skill."""


class Opponents:
    """Holds which question is wanted, between two steps of thinking about it."""

    def __init__(self) -> None:
        """Begin without a question."""
        self._wanted: object = None

    async def answer(self, text: str) -> str:
        """Answer what the table asks, a JSON object, with an action for the table, a JSON object too.

        When the time is up, or the question forgotten, it is the best action so far. A fault of ours is printed, and
        answered with the action ``ask-failed``.
        """
        question = json.loads(text)
        number = self._wanted = question["number"]
        end = monotonic() + question.get("limit", LIMIT) / 1000
        action: dict[str, Any] | None = None
        try:
            action = await last_of(answers(question), lambda: self._wanted != number or monotonic() >= end)
        except Exception:  # noqa: BLE001 - the table must get an answer, whatever went wrong
            console.error(traceback.format_exc())
        return json.dumps(action or {"do": "ask-failed", "number": number}, ensure_ascii=False, separators=(",", ":"))

    def forget(self, text: str) -> None:
        """Stop thinking about a question: nobody waits for the answer to this number any more."""
        if self._wanted == json.loads(text):
            self._wanted = None


_opponents = Opponents()
answer: Any = _opponents.answer
forget: Any = _opponents.forget
__export__ = ["answer", "forget"]
