"""Tests of the page's address: whether other devices reach it, and whether browsers call it secure."""

import re
from typing import Final

_LOOPBACK: Final = re.compile(r"https?://(localhost|[^/:]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?/")


def is_loopback(address: str) -> bool:
    """Return True if only this computer reaches an address."""
    return _LOOPBACK.match(address) is not None


def is_insecure(address: str) -> bool:
    """Return True if browsers withhold some of their features at an address."""
    return address.startswith("http:") and not is_loopback(address)
