"""Serves the built page on this computer like a good web server: correct types, compressed, no other headers."""

import errno
import os
import sys
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import BinaryIO

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


class Handler(SimpleHTTPRequestHandler):
    """Serves a folder under a path, `prefix`, without logging. Files of a version folder may be cached forever."""

    extensions_map = TYPES
    protocol_version = "HTTP/1.1"

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
        file = Path(self.translate_path(self.path))
        self.encoding = next(encodings(file, self.headers.get("Accept-Encoding", "")), "")
        self.path += ENDS.get(self.encoding, "")
        return super().send_head()

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
    """A server that tolerates closed connections: browsers close them if a page is left while it loads."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Report errors, except closed connections."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]


def make_server(dist: Path, prefix: str = "/", port: int = 0, kind: type[Handler] = Handler) -> Server:
    """Return a server, not yet running, of the folder `dist` under the path `prefix`; port 0 means any free one."""
    handler = partial(kind, prefix=prefix, directory=str(dist))
    try:
        return Server((HOST, port), handler)
    except OSError as error:
        if error.errno != errno.EADDRINUSE or port == 0:
            raise
        return Server((HOST, 0), handler)


def address_of(server: Server, prefix: str = "/") -> str:
    """Return the address of a server's page."""
    return f"http://{HOST}:{server.server_address[1]}{prefix}"
