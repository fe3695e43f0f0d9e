"""The table's worker: takes actions from the page, and answers with what the page is to show, keep and say."""

import json
import traceback
from typing import Any

from js import console

from web.reply import respond
from web.state import Table


class App:
    """Holds the one table of this page between two actions; everything else is a value."""

    def __init__(self) -> None:
        """Begin without a table: the first action, `start`, sets it up."""
        self._table: Table | None = None

    def act(self, text: str) -> str:
        """Answer an action, a JSON object, with a reply, a JSON object too.

        A fault of ours leaves the table as it was; it is printed for us, and the page tells the person (`failed`).
        """
        try:
            self._table, reply = respond(self._table, json.loads(text))
        except Exception:  # noqa: BLE001 - whatever went wrong, the person must hear of it
            console.error(traceback.format_exc())
            reply = {"failed": True}
        # In ASCII even a half of a surrogate pair, which a browser's storage can hold, gets to the page as it is.
        return json.dumps(reply, separators=(",", ":"))


act: Any = App().act
__export__ = ["act"]
