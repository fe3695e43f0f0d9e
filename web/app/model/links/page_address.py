"""Tests of the page's address: the devices that reach it, and whether browsers call it secure."""

import re
from typing import Final

_LOOPBACK: Final = re.compile(r"https?://(localhost|[^/:]+\.localhost|127(\.\d+){3}|\[::1\])(:\d+)?/")

_LOCAL: Final = re.compile(
    r"https?://(10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|169\.254(\.\d+){2}|\[f[cde][^\]]*\]"
    r"|[^/:.]+|([^/:.]+\.)+(local|lan|internal|home\.arpa))(:\d+)?/"
)
"""Private addresses (RFC 1918, 3927 and 4193), and names that only a local network knows."""


def is_loopback(address: str) -> bool:
    """Return True if only this computer reaches an address."""
    return _LOOPBACK.match(address) is not None


def is_local(address: str) -> bool:
    """Return True if only this computer or its network reaches an address."""
    return is_loopback(address) or _LOCAL.match(address) is not None


def is_insecure(address: str) -> bool:
    """Return True if browsers withhold some of their features at an address."""
    return address.startswith("http:") and not is_loopback(address)
