"""The worker of one user bot, isolated from the page and from other bots."""

import json
import sys
from base64 import b64decode
from importlib import import_module, invalidate_caches
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

import js
from sitecustomize import later

from hofgarten import __version__
from hofgarten.game import Json
from web.app.loading.deferred_stdlib import load_all
from web.app.loading.lazy_packs import FOLDER
from web.app.loading.pack import EXTRAS, Pack
from web.app.model.match.bot_protocol import position

if TYPE_CHECKING:  # the page's other workers never load it
    from hofgarten.bots import Bot
    from web.app.workers.user_bot_host import Printed, UserBotError

HOME: Final = Path("/home/pyodide/own_bot")
"""The folder of the bot's file."""

_MAX_REPORT_LENGTH: Final = 1000
"""Characters of a report that the page passes on."""

OUTWARD: Final = (
    "fetch", "XMLHttpRequest", "WebSocket", "WebSocketStream", "WebTransport", "EventSource", "importScripts",
    "indexedDB", "caches", "cookieStore", "navigator", "fonts", "FontFace", "Notification",
    "Worker", "SharedWorker", "BroadcastChannel",
    "webkitRequestFileSystem", "webkitRequestFileSystemSync",
    "webkitResolveLocalFileSystemURL", "webkitResolveLocalFileSystemSyncURL",
)  # fmt: skip
"""Names in a worker's global scope that give access to the network, to storage, or to other workers and windows."""


class UserBotWorker:
    """The bot of this worker."""

    def __init__(self) -> None:
        """Start without a bot."""
        self._bot: Bot | None = None
        self._printed: Printed | None = None
        """The texts that the bot printed while it was imported; None after its first move in a series."""

    async def install(self, text: str) -> str:
        """Install the bot, a JSON object with ``file``, ``content`` and, in the workshop, ``in_workshop``.

        Returns an empty JSON object, or the action ``ask-failed`` with the fault.
        """
        hosting = import_module("web.app.workers.user_bot_host")
        printed: Printed = hosting.Printed()
        self._printed = printed
        try:
            with hosting.printing_to(printed):
                self._bot = await _install_bot(hosting, json.loads(text))
        except hosting.UserBotError as fault:
            return _fault_action(fault, printed.text)
        finally:
            if printed.text:
                js.console.info(printed.text)
        return "{}"

    def answer(self, text: str) -> str:
        """Answer a request, a JSON object, with an action, a JSON object too."""
        question = json.loads(text)
        hosting = import_module("web.app.workers.user_bot_host")
        try:
            event = hosting.ask(self._bot, position(question))
        except hosting.UserBotError as fault:
            return _fault_action(fault)
        return json.dumps({"do": "answer", "number": question["number"], "event": event})

    def move(self, text: str) -> str:
        """Answer a question of a series in the workshop, a JSON object, with another one: see ``ask_in_series``."""
        hosting = import_module("web.app.workers.user_bot_host")
        printed, self._printed = self._printed, None
        return json.dumps(hosting.ask_in_series(self._bot, json.loads(text), printed))


async def _install_bot(hosting: ModuleType, bot: dict[str, Json]) -> "Bot":
    """Return the bot in a file; raises the module's ``UserBotError``."""
    HOME.mkdir(exist_ok=True)
    path = HOME / Path(bot["file"]).name
    path.write_bytes(b64decode(bot["content"]))
    if path.suffix.lower() != ".whl":
        own: Bot = hosting.from_file(path, in_workshop=bot.get("in_workshop", False))
        return own
    micropip = import_module("micropip")
    micropip.add_mock_package("hofgarten", __version__)
    try:
        # Without an index, micropip cannot fetch dependencies and names the missing ones.
        await micropip.install(f"emfs:{path}", keep_going=True, index_urls=[])
    except Exception as error:
        raise hosting.uninstallable(str(error)) from None
    packed: Bot = hosting.from_wheel(path.name.partition("-")[0])
    return packed


def _fault_action(fault: "UserBotError", printed: str = "") -> str:
    """Return the action for a fault, with the texts that the bot printed before it.

    The full report is logged in the browser's console for the bot's author.
    """
    js.console.info(fault.report)
    parts = {
        "reason": fault.reason,
        "detail": fault.detail,
        "report": fault.report[-_MAX_REPORT_LENGTH:],
        "line": str(fault.line),
        "printed": printed[:_MAX_REPORT_LENGTH],
    }
    return json.dumps({"do": "ask-failed", **parts}, ensure_ascii=False)


def prepare() -> None:
    """Fetch all modules, make them importable, and remove all access to the outside, before the bot is loaded.

    Raises OSError.
    """
    later.have_all()
    load_all()
    sys.meta_path.append(Pack(f"{FOLDER}/{EXTRAS}.pack"))
    invalidate_caches()
    _remove_access()


def _remove_access() -> None:
    """Delete the names in ``OUTWARD`` from the global scope and its prototypes; raises OSError if one remains."""
    scope = js.globalThis
    while scope:
        for name in OUTWARD:
            js.Reflect.deleteProperty(scope, name)
        scope = js.Object.getPrototypeOf(scope)
    left = [name for name in OUTWARD if js.Reflect.has(js.globalThis, name)]
    if left:
        raise OSError(f"still accessible: {', '.join(left)}")


_worker = UserBotWorker()
install = _worker.install
answer = _worker.answer
move = _worker.move
__export__ = ["prepare", "install", "answer", "move"]
