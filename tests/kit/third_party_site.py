"""A third-party page: a server of another origin with the pages and headers of a test."""

import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

TYPES = {"css": "text/css", "js": "text/javascript"}
DIARY = """
for (const type of ["ready", "move", "done", "finished", "error"]) {
    addEventListener(`hofgarten-${type}`, ({ target, detail }) => {
        const line = document.createElement("li");
        line.textContent = `${target.id} ${type} ${JSON.stringify(detail)}`.trim();
        document.querySelector("ol").append(line);
    });
}
"""
"""A script of this page: adds the received messages to the page's list."""


@dataclass
class ThirdPartySite:
    """The served pages."""

    address: str
    pages: dict[str, str] = field(default_factory=dict)
    """Name -> text; names without a known ending are HTML."""
    headers: Mapping[str, str] = field(default_factory=dict)
    """Headers of every response."""

    def put(self, body: str, *, head: str = "", name: str = "") -> str:
        """Add a page in French, with a list of received messages; return its address."""
        self.pages[name] = (
            f'<!doctype html><html lang="fr"><meta charset="utf-8"><title>Blog</title>{head}'
            f'<script src="diary.js"></script><link rel="stylesheet" href="blog.css"><h1>Blog</h1>{body}<ol></ol>'
        )
        self.pages |= {"diary.js": DIARY, "blog.css": "p { min-height: 60vh; }"}
        return f"{self.address}{name}"


@contextmanager
def third_party_site() -> Iterator[ThirdPartySite]:
    """Serve pages at their own origin."""
    site = ThirdPartySite("")

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            name = self.path.partition("?")[0].removeprefix("/")
            body = site.pages.get(name, "").encode()
            # Browsers request a favicon by themselves.
            self.send_response(HTTPStatus.OK if name in site.pages else HTTPStatus.NO_CONTENT)
            self.send_header("Content-Type", TYPES.get(name.rpartition(".")[2], "text/html"))
            self.send_header("Content-Length", str(len(body)))
            for header, value in site.headers.items():
                self.send_header(header, value)
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *args: object) -> None:
            """Log nothing."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    # Another host name makes it another site, not only another origin.
    site.address = f"http://localhost:{server.server_address[1]}/"
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield site
    server.shutdown()
    server.server_close()
