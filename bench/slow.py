"""A server behind a slow line, for everything that a browser asks of it.

Chromium's own throttling holds up what a page asks for, but not what its workers do, and there Python is fetched.
"""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import IO, Final

from web.build.server import HOST, Handler, Server, address_of

BYTES_A_SECOND: Final = 1_600_000 // 8
"""What Lighthouse calls Slow 4G: 1.6 Mbit a second for all connections together ..."""
ROUND_TRIP: Final = 0.15
"""... and 150 ms, in seconds, from a request to the first byte of its answer."""
PIECE: Final = 4096
"""Bytes that are sent at once."""


class Line:
    """A line that all connections share."""

    def __init__(self, bytes_a_second: float = BYTES_A_SECOND) -> None:
        """Begin with an empty line."""
        self._rate = bytes_a_second
        self._lock = threading.Lock()
        self._free = 0.0

    def due(self, size: int, now: float) -> float:
        """Take room on the line; returns the seconds after ``now`` at which the last of so many bytes has arrived."""
        with self._lock:
            self._free = max(self._free, now) + size / self._rate
            return self._free - now


class SlowHandler(Handler):
    """Serves as the page's own server does, over a slow line."""

    def __init__(self, *args: object, line: Line, prefix: str, directory: str) -> None:
        """Remember the line."""
        self.line = line
        super().__init__(*args, prefix=prefix, directory=directory)

    def send_head(self):  # type: ignore[no-untyped-def]  # noqa: ANN201 - as the class above
        """Let the request, and the beginning of its answer, take their way."""
        time.sleep(ROUND_TRIP)
        return super().send_head()  # type: ignore[no-untyped-call]

    def copyfile(self, source: IO[bytes], outputfile: IO[bytes]) -> None:  # type: ignore[override]
        """Send a file piece by piece."""
        while piece := source.read(PIECE):
            time.sleep(self.line.due(len(piece), time.monotonic()))
            outputfile.write(piece)


@contextmanager
def served_slowly(folder: Path) -> Iterator[str]:
    """Yield the address at which a folder is served over a slow line of its own."""
    server = Server((HOST, 0), partial(SlowHandler, line=Line(), prefix="/", directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield address_of(server)
    server.shutdown()
    server.server_close()
