"""Files as the build's Python compiles them, for tests of packs."""

import importlib
from typing import Any


def pyc(source: str, path: str = "test.py") -> bytes:
    """Return the content of a `.pyc`."""
    external: Any = importlib._bootstrap_external
    return bytes(external._code_to_hash_pyc(compile(source, path, "exec"), bytes(8), checked=False))
