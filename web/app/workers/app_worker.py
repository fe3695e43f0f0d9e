"""The page's worker: receives actions and returns replies with HTML, texts to save and messages."""

import json
from asyncio import Future, ensure_future

from js import console, fetch
from sitecustomize import address_of, later

from web.app.loading.prefetch import prepare
from web.app.loading.traceback_text import traceback_of
from web.app.program import Visit, answer


class App:
    """The only mutable state of the page."""

    def __init__(self) -> None:
        """Start without a model: the first action, `start`, creates it."""
        self._visit = Visit()
        self._prefetching: Future[None] | None = None

    def act(self, text: str) -> str:
        """Answer an action, a JSON object, with a reply, a JSON object too.

        The page logs the traceback of an exception. The worker does not: it would also log when the page is closed and
        its fetches are cancelled.
        """
        self._visit, reply = answer(self._visit, json.loads(text))
        model = self._visit.model
        # Not in an embedded page: one site may embed several. The reference keeps the task alive.
        if self._prefetching is None and model is not None and model.has_library:
            self._prefetching = ensure_future(_prefetch(model.language))
        # As ASCII, lone surrogates, which a browser's storage can hold, reach the page unchanged.
        return json.dumps(reply, separators=(",", ":"))


async def _prefetch(language: str) -> None:
    """Prefetch the modules of a match in a language; if that fails, they are imported on demand."""
    try:
        await prepare(language, later, _fetch_pack)
    except Exception as error:
        console.error(traceback_of(error))


async def _fetch_pack(pack: str) -> bytes:
    """Return a pack; raises OSError."""
    try:
        answer = await fetch(address_of(pack), priority="low")
        content: bytes = (await answer.arrayBuffer()).to_bytes()
    except Exception as error:  # the error for a missing network depends on the browser
        raise OSError(f"{error} for {pack}") from error
    return content


act = App().act
__export__ = ["act"]
