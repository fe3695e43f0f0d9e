"""Runs in a worker: sorts numbers, and says how far it is."""

import json
import sys

from js import Object, postMessage
from pyodide.ffi import to_js


def tell(progress: str) -> None:
    """Send the page a message."""
    postMessage(to_js({"progress": progress}, dict_converter=Object.fromEntries))


def sort(text: str) -> str:
    """Return the numbers in a text, sorted, as JSON."""
    numbers = sorted(map(float, text.split()))
    tell(f"{len(numbers)} numbers are sorted.")
    return json.dumps(numbers)


__export__ = ["sort"]
tell(f"Python {sys.version.split()[0]} is ready.")
