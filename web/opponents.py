"""The opponents' worker: the moves of computer players are thought out here, so that the table never waits for them."""

import json
import traceback

from js import console

from web.thinking import answer as think


def answer(text: str) -> str:
    """Answer what the table asks, a JSON object, with an action for the table, a JSON object too.

    A fault of ours is printed, and answered with the action `ask-failed`.
    """
    question = json.loads(text)
    try:
        action = think(question)
    except Exception:  # noqa: BLE001 - the table must get an answer, whatever went wrong
        console.error(traceback.format_exc())
        action = {"do": "ask-failed", "number": question["number"]}
    return json.dumps(action, ensure_ascii=False, separators=(",", ":"))


__export__ = ["answer"]
