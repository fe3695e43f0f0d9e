"""Serves the built page on this computer, as a good web server would: the right types, compressed, no other headers."""

import errno
import os
import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

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
"""The types of our files. A computer's own table may lack some, and with a wrong one for wasm Python never comes."""
HOST = "127.0.0.1"


class Handler(SimpleHTTPRequestHandler):
    """Serves one folder under a path, `prefix`, quietly. A version folder never changes: its files may be kept."""

    extensions_map = TYPES
    protocol_version = "HTTP/1.1"

    def __init__(self, *args: object, prefix: str, directory: str) -> None:
        """Remember where the folder is to be found."""
        self.prefix = prefix
        self.encoding = ""
        self.found = False
        super().__init__(*args, directory=directory)  # type: ignore[arg-type]

    def send_head(self):  # type: ignore[no-untyped-def]  # noqa: ANN201 - as the class above
        """Answer with a compressed file where there is one; a request outside the prefix as one for a missing file."""
        self.encoding = ""
        if not self.path.startswith(self.prefix):
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        place = "/" + self.path.removeprefix(self.prefix).partition("?")[0]
        self.path = f"{place}index.html" if place.endswith("/") else place
        file = Path(self.translate_path(self.path))
        self.encoding = next(encodings(file, self.headers.get("Accept-Encoding", "")), "")
        self.path += ENDS.get(self.encoding, "")
        return super().send_head()

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """Return the type of a file, of a compressed one that of what is in it."""
        return super().guess_type(str(path).removesuffix(ENDS.get(self.encoding, "")))

    def send_response(self, code: int, message: str | None = None) -> None:
        """Begin an answer: a file that is missing now may be there later."""
        self.found = code < HTTPStatus.BAD_REQUEST
        super().send_response(code, message)

    def end_headers(self) -> None:
        """Say how long a file may be kept, and how it is compressed."""
        if self.encoding:
            self.send_header("Content-Encoding", self.encoding)
        forever = self.found and self.path.startswith("/v/")
        self.send_header("Cache-Control", "max-age=31536000, immutable" if forever else "no-cache")
        self.send_header("Vary", "Accept-Encoding")
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
