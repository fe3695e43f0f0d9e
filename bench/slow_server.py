"""A server with a slow connection for all requests of a browser.

Chromium's own throttling does not slow down requests of workers, and a worker fetches Python.
"""

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from io import BytesIO
from pathlib import Path
from typing import IO, BinaryIO, Final

from web.build.server import HOST, Handler, Server, address_of

BYTES_PER_SECOND: Final = 1_600_000 // 8
"""Lighthouse's "Slow 4G": 1.6 Mbit/s for all connections together ..."""
ROUND_TRIP: Final = 0.15
"""... and 150 ms, in seconds, from a request to the first byte of the response."""
PIECE: Final = 4096
"""Bytes sent at once."""


class Line:
    """A connection with limited bandwidth, shared by all requests."""

    def __init__(self, bytes_a_second: float = BYTES_PER_SECOND) -> None:
        """Start with an idle connection."""
        self._rate = bytes_a_second
        self._lock = threading.Lock()
        self._free = 0.0

    def due(self, size: int, now: float) -> float:
        """Reserve bandwidth; return the seconds after ``now`` at which the last of ``size`` bytes arrives."""
        with self._lock:
            self._free = max(self._free, now) + size / self._rate
            return self._free - now


class SlowHandler(Handler):
    """Serve like the page's own server, over a slow connection."""

    def __init__(self, *args: object, line: Line, prefix: str, directory: str) -> None:
        """Store the connection."""
        self.line = line
        super().__init__(*args, prefix=prefix, directory=directory)

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Delay the response by one round trip."""
        time.sleep(ROUND_TRIP)
        return super().send_head()

    def copyfile(self, source: IO[bytes], outputfile: IO[bytes]) -> None:  # type: ignore[override]
        """Send a file piece by piece."""
        while piece := source.read(PIECE):
            time.sleep(self.line.due(len(piece), time.monotonic()))
            outputfile.write(piece)


@contextmanager
def served_slowly(folder: Path) -> Iterator[str]:
    """Yield the address of a folder that is served over a slow connection of its own."""
    server = Server((HOST, 0), partial(SlowHandler, line=Line(), prefix="/", directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield address_of(server)
    server.shutdown()
    server.server_close()
