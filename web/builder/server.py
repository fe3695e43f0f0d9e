"""Serves the built page on this computer, as a plain web server would: no special headers, only the right types."""

import errno
import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

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
    ".zip": "application/zip",
}
"""The types of our files. A computer's own table may lack some, and with a wrong one for wasm Python never comes."""
HOST = "127.0.0.1"


class Handler(SimpleHTTPRequestHandler):
    """Serves one folder under a path, `prefix`, quietly. A version folder never changes: its files may be kept."""

    extensions_map = TYPES
    protocol_version = "HTTP/1.1"

    def __init__(self, *args: object, prefix: str, directory: str) -> None:
        """Remember where the folder is to be found."""
        self.prefix = prefix
        super().__init__(*args, directory=directory)  # type: ignore[arg-type]

    def send_head(self):  # type: ignore[no-untyped-def]  # noqa: ANN201 - as the class above
        """Answer a request outside the prefix as one for a missing file."""
        if not self.path.startswith(self.prefix):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        self.path = "/" + self.path.removeprefix(self.prefix)
        return super().send_head()

    def end_headers(self) -> None:
        """Say how long a file may be kept."""
        forever = self.path.startswith("/v/")
        self.send_header("Cache-Control", "max-age=31536000, immutable" if forever else "no-cache")
        super().end_headers()

    def log_message(self, *args: object) -> None:
        """Keep quiet."""


class Server(ThreadingHTTPServer):
    """A server to which browsers may hang up: they do whenever a page is left while it loads."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Report a fault of ours, in the way of servers; not that somebody hung up."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def make_server(dist: Path, prefix: str = "/", port: int = 0) -> Server:
    """Return a server of the folder `dist` under the path `prefix`; port 0 is any free one. Nothing is served yet."""
    handler = partial(Handler, prefix=prefix, directory=str(dist))
    try:
        return Server((HOST, port), handler)
    except OSError as error:
        if error.errno != errno.EADDRINUSE or port == 0:
            raise
        return Server((HOST, 0), handler)


def address_of(server: Server, prefix: str = "/") -> str:
    """Return the address at which a server's page is opened."""
    return f"http://{HOST}:{server.server_address[1]}{prefix}"
