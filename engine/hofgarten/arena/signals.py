"""Signals during matches: Ctrl-C of the user is told from a ``KeyboardInterrupt`` that a bot raises itself."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

from hofgarten.arena.errors import Interrupted


@contextmanager
def interrupts() -> Iterator[None]:
    """Raise ``Interrupted`` for Ctrl-C in this context."""
    before = signal.getsignal(signal.SIGINT)
    if not callable(before) or threading.current_thread() is not threading.main_thread():
        yield
        return

    def interrupt(number: int, frame: FrameType | None) -> None:
        try:
            before(number, frame)
        except KeyboardInterrupt:
            raise Interrupted from None

    signal.signal(signal.SIGINT, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
