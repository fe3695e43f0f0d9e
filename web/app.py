"""The table's worker: takes actions from the page, and answers with what the page is to show, keep and say."""

import json
import traceback
from asyncio import get_event_loop
from typing import Any

from js import console

from web.later import is_there
from web.reply import respond
from web.soon import soon
from web.state import Table


class App:
    """Holds the one table of this page between two actions; everything else is a value."""

    def __init__(self) -> None:
        """Begin without a table: the first action, `start`, sets it up."""
        self._table: Table | None = None
        self._soon = soon(is_there)

    def act(self, text: str) -> str:
        """Answer an action, a JSON object, with a reply, a JSON object too.

        A fault of ours leaves the table as it was; it is printed for us, and the page tells the person (`failed`).
        """
        if self._table is None:
            self._prepare()
        try:
            self._table, reply = respond(self._table, json.loads(text))
        except Exception:  # noqa: BLE001 - whatever went wrong, the person must hear of it
            console.error(traceback.format_exc())
            reply = {"failed": True}
        # In ASCII even a half of a surrogate pair, which a browser's storage can hold, gets to the page as it is.
        return json.dumps(reply, separators=(",", ":"))

    def _prepare(self) -> None:
        """Import the next bit of what a match needs, and go on with that later."""
        wait = next(self._soon, None)
        if wait is not None:
            get_event_loop().call_later(wait, self._prepare)


act: Any = App().act
__export__ = ["act"]
