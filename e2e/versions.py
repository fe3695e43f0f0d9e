"""Several builds of the page at the same address, one after another, and a server that can be stopped."""

import shutil
import socket
import threading
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO

from playwright.sync_api import Page

from web.build.server import HOST, Handler, Server, address_of
from web.build.service_worker import write_worker
from web.build.version_folder import fingerprint

RUNNING = "new URL(document.querySelector('script[type=module][src]').src).pathname.split('/').at(-2)"
LOOK = """async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const outcome = new Promise((resolve) => {
        registration.addEventListener("updatefound", () => {
            registration.installing.addEventListener("statechange", ({ target }) => resolve(target.state));
        });
    });
    await registration.update();
    return outcome;
}"""


def newer(dist: Path, folder: Path) -> Path:
    """Make a newer build of a page in a folder; an added comment makes it another version. Return the folder."""
    shutil.copytree(dist, folder)
    old = version(folder)
    with (folder / "v" / old / "style.css").open("a", encoding="utf-8") as style:
        style.write("/* newer */\n")
    new = fingerprint(folder / "v" / old)
    (folder / "v" / old).rename(folder / "v" / new)
    page = folder / "index.html"
    page.write_text(page.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    write_worker(folder)
    return folder


def version(folder: Path) -> str:
    """Return the name of a build's version folder."""
    (only,) = (folder / "v").iterdir()
    return only.name


def running(page: Page) -> str:
    """Return the name of the version that a page runs."""
    name: str = page.evaluate(RUNNING)
    return name


def look_for_newer(page: Page) -> str:
    """Let the browser check for a newer version; return the state of the one that it finds."""
    state: str = page.evaluate(LOOK)
    return state


class Wire(Server):
    """A server that knows its connections."""

    def __init__(self, *args: Any) -> None:
        """Start without connections."""
        self.connections: list[socket.socket] = []
        super().__init__(*args)

    def get_request(self) -> tuple[socket.socket, Any]:
        """Store a connection."""
        connection, address = super().get_request()
        self.connections.append(connection)
        return connection, address


class Host:
    """Serve one folder after another at the same address."""

    def __init__(self, prefix: str) -> None:
        """Serve no folder yet, under a path."""
        self._prefix = prefix
        self._port = 0
        self._server: Wire | None = None
        self.asked: list[str] = []
        """Requested paths since the current folder is served."""

    def show(self, folder: Path) -> str:
        """Serve a folder instead of the one before; return the address."""
        self.stop()
        self.asked = asked = []

        class Listening(Handler):
            def send_head(self) -> BytesIO | BinaryIO | None:
                asked.append(self.path)
                return super().send_head()

        handler = partial(Listening, prefix=self._prefix, directory=str(folder))
        self._server = Wire((HOST, self._port), handler)
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return address_of(self._server, self._prefix)

    def stop(self) -> None:
        """Stop the server and close all connections."""
        if self._server is None:
            return
        self._server.shutdown()
        self._server.server_close()
        for connection in self._server.connections:
            try:
                connection.shutdown(socket.SHUT_RDWR)
            except OSError:
                continue
        self._server = None
