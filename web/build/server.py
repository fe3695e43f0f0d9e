"""Serves the built page on this computer like a good web server: correct types, compressed, no other headers."""

import errno
import os
import socket
import sys
from collections.abc import Callable
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

from web.build.paths import BuildError
from web.build.precompress import ENDS, encodings

TYPES = {
    ".css": "text/css",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".py": "text/x-python",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
}
"""Content types of our files. A system's table may lack some, and with a wrong one for wasm Python does not start."""
HOST = "127.0.0.1"
EVERY_HOST = "0.0.0.0"  # noqa: S104 - only on request
"""Stands for all addresses of this computer: other devices in its network reach the server."""


class Handler(SimpleHTTPRequestHandler):
    """Serves a folder under a path, `prefix`, without logging. Files of a version folder may be cached forever."""

    extensions_map = TYPES
    protocol_version = "HTTP/1.1"
    timeout = 30
    """Seconds for which a connection may send nothing, or take nothing: each has a thread."""

    def __init__(self, *args: object, prefix: str, directory: str) -> None:
        """Create a handler for a folder."""
        self.prefix = prefix
        self.encoding = ""
        self.found = False
        super().__init__(*args, directory=directory)  # type: ignore[arg-type]

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Send a compressed file if there is one; answer a request outside the prefix like one for a missing file."""
        self.encoding = ""
        if not self.path.startswith(self.prefix):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        place = "/" + self.path.removeprefix(self.prefix).partition("?")[0]
        self.path = f"{place}index.html" if place.endswith("/") else place
        try:
            file = Path(self.translate_path(self.path))
            self.encoding = next(encodings(file, self.headers.get("Accept-Encoding", "")), "")
            self.path += ENDS.get(self.encoding, "")
            return super().send_head()
        except (OSError, ValueError) as error:
            if isinstance(error, ConnectionError | TimeoutError):
                raise
            # No file can have such a name: it is too long, or has a zero byte.
            self.send_error(HTTPStatus.NOT_FOUND)
            return None

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Return the content type of a file, or of the content of a compressed file."""
        return super().guess_type(str(path).removesuffix(ENDS.get(self.encoding, "")))

    def send_response(self, code: int, message: str | None = None) -> None:
        """Start a response. Only found files may be cached: a missing file may exist later."""
        self.found = code < HTTPStatus.BAD_REQUEST
        super().send_response(code, message)

    def end_headers(self) -> None:
        """Send the headers for caching and compression."""
        if self.encoding:
            self.send_header("Content-Encoding", self.encoding)
        forever = self.found and self.path.startswith("/v/")
        self.send_header("Cache-Control", "max-age=31536000, immutable" if forever else "no-cache")
        self.send_header("Vary", "Accept-Encoding")
        super().end_headers()

    def log_message(self, *args: object) -> None:
        """Log nothing."""


class Server(ThreadingHTTPServer):
    """A server that tolerates closed and idle connections: browsers close them if a page is left while it loads."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Report errors, except closed and idle connections."""
        if not isinstance(sys.exception(), ConnectionError | TimeoutError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def make_server(
    dist: Path, prefix: str = "/", port: int = 0, kind: Callable[..., Handler] = Handler, host: str = HOST
) -> Server:
    """Return a server, not yet running, of the folder `dist` under the path `prefix`; port 0 means any free one.

    Raises BuildError if the port is taken: at another one, the page would have none of the saved matches.
    """
    try:
        return Server((host, port), partial(kind, prefix=prefix, directory=str(dist)))
    except OSError as error:
        if error.errno != errno.EADDRINUSE:
            raise
        raise BuildError(
            f"Port {port} is in use, perhaps by Hofgarten in another terminal. Matches are saved for an address with "
            f"its port: end the other program, or choose a port with make play PORT={port + 1}"
        ) from error


def address_of(server: Server, prefix: str = "/") -> str:
    """Return the address of a server's page, the one in the local network if other devices reach it."""
    host, port = str(server.server_address[0]), server.server_address[1]
    return f"http://{network_host() if host == EVERY_HOST else host}:{port}{prefix}"


def network_host() -> str:
    """Return this computer's address in the local network; `HOST` without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # A datagram socket only chooses a route: it sends nothing. The address is reserved for documents.
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return HOST
        return str(probe.getsockname()[0])
