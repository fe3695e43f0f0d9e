"""The table's worker: takes actions from the page, and answers with what the page is to show, keep and say."""

import json
import traceback
from asyncio import Future, ensure_future
from typing import Any

from js import console, fetch
from sitecustomize import address_of, inflated, later

from web.app.loading.prefetch import prepare
from web.app.model.model import Model
from web.app.program import respond


class App:
    """Holds the one table of this page between two actions; everything else is a value."""

    def __init__(self) -> None:
        """Begin without a table: the first action, `start`, sets it up."""
        self._model: Model | None = None
        self._soon: Future[None] | None = None

    def act(self, text: str) -> str:
        """Answer an action, a JSON object, with a reply, a JSON object too.

        A fault of ours leaves the table as it was; the page tells the person, and prints for us what it was (`failed`).
        A worker that printed it would do so also when its page goes away, and takes from it what it was fetching.
        """
        try:
            self._model, reply = respond(self._model, json.loads(text))
            # Not in somebody else's page, which may have several of us. Kept, since the event loop would let it go.
            if self._soon is None and self._model.embed is None:
                self._soon = ensure_future(_prepare(self._model.language))
        except Exception:  # noqa: BLE001 - whatever went wrong, the person must hear of it
            reply = {"failed": traceback.format_exc()}
        # In ASCII even a half of a surrogate pair, which a browser's storage can hold, gets to the page as it is.
        return json.dumps(reply, separators=(",", ":"))


async def _prepare(language: str) -> None:
    """Have ready what a match needs in a language; where that fails, it is imported when it is wanted."""
    try:
        await prepare(language, later, _fetched)
    except Exception:  # noqa: BLE001 - nobody waits for it
        console.error(traceback.format_exc())


async def _fetched(pack: str) -> bytes:
    """Return a pack; raises OSError."""
    try:
        answer = await fetch(address_of(pack), priority="low")
        content: bytes = inflated((await answer.arrayBuffer()).to_bytes())
    except Exception as error:  # without a network, browsers raise what only they know
        raise OSError(f"{error} for {pack}") from error
    return content


act: Any = App().act
__export__ = ["act"]
