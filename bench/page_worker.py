"""Runs in a worker of the page, where ``bench.in_page`` puts it: measures what it is asked for."""

import json
import sys
from collections.abc import Callable
from time import perf_counter
from types import ModuleType
from typing import Final

WORKS: Final[dict[str, Callable[[], int]]] = {}


def install(text: str) -> str:
    """Take ``bench.works`` and what it imports, and its argument, as a JSON object; returns the names of the works."""
    job = json.loads(text)
    for name, source in job["modules"].items():
        sys.modules[name] = module = ModuleType(name)
        exec(compile(source, name, "exec"), vars(module))  # noqa: S102 - our own modules, which the page goes without
    WORKS.update(sys.modules["bench.works"].works(job["kept"]))
    return json.dumps(list(WORKS))


def rate(text: str) -> str:
    """Return how much of a work is done a second, given its name and the seconds that it takes as a JSON array."""
    name, seconds = json.loads(text)
    count, begun = 0, perf_counter()
    while (spent := perf_counter() - begun) < seconds:
        count += WORKS[name]()
    return json.dumps(count / spent)


__export__ = ["install", "rate"]
