"""Several builds of the page one after the other at one address, and a server that can be gone."""

import shutil
import socket
import threading
from functools import partial
from pathlib import Path
from typing import Any

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
    """Make a newer build of a page in a folder: a comment longer, and so another version; returns the folder."""
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
    """Have the browser look for a newer version, as it does now and then; returns what became of the one it found."""
    state: str = page.evaluate(LOOK)
    return state


class Wire(Server):
    """A server that knows who is connected."""

    def __init__(self, *args: Any) -> None:  # noqa: ANN401 - as the class above
        """Nobody is connected yet."""
        self.connections: list[socket.socket] = []
        super().__init__(*args)

    def get_request(self) -> tuple[socket.socket, Any]:
        """Remember a connection."""
        connection, address = super().get_request()
        self.connections.append(connection)
        return connection, address


class Host:
    """Serves one folder after another at the same address, or nothing."""

    def __init__(self, prefix: str) -> None:
        """Serve nothing yet, under a path."""
        self._prefix = prefix
        self._port = 0
        self._server: Wire | None = None
        self.asked: list[str] = []
        """The paths that were asked for since the last folder came."""

    def show(self, folder: Path) -> str:
        """Serve a folder in the place of the one before; returns the address."""
        self.stop()
        self.asked = asked = []

        class Listening(Handler):
            def send_head(self):  # type: ignore[no-untyped-def]  # noqa: ANN202 - as the class above
                asked.append(self.path)
                return super().send_head()  # type: ignore[no-untyped-call]

        handler = partial(Listening, prefix=self._prefix, directory=str(folder))
        self._server = Wire((HOST, self._port), handler)
        self._port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return address_of(self._server, self._prefix)

    def stop(self) -> None:
        """Be gone, and hang up on everybody."""
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
