"""Runs in a worker of the page, started by ``bench.in_page``: measures on request."""

import json
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Final

WORKS: Final[dict[str, Callable[[], int]]] = {}


def install(text: str) -> str:
    """Install the modules of a JSON object with ``modules`` and ``kept``; return the names of the measures."""
    job = json.loads(text)
    for name, source in job["modules"].items():
        sys.modules[name] = module = ModuleType(name)
        exec(compile(source, name, "exec"), vars(module))  # noqa: S102 - our own modules, missing from the page
    WORKS.update(sys.modules["bench.measures"].works(job["kept"]))
    return json.dumps(list(WORKS))


def rate(text: str) -> str:
    """Return the rate of a measure. ``text``: its name and duration in seconds, as a JSON array."""
    name, seconds = json.loads(text)
    return json.dumps(sys.modules["hofgarten.cli.benchmarks"].rate(WORKS[name], seconds))


__export__ = ["install", "rate"]
