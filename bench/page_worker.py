"""Runs in a worker of the page, where ``bench.in_page`` puts it: measures what it is asked for."""

import json
import sys
from collections.abc import Callable
from types import ModuleType
from typing import Final

WORKS: Final[dict[str, Callable[[], int]]] = {}


def install(text: str) -> str:
    """Take ``hofgarten.cli.benchmarks``, ``bench.works`` and its argument, as a JSON object; returns the works' names."""
    job = json.loads(text)
    for name, source in job["modules"].items():
        sys.modules[name] = module = ModuleType(name)
        exec(compile(source, name, "exec"), vars(module))  # noqa: S102 - our own modules, which the page goes without
    WORKS.update(sys.modules["bench.works"].works(job["kept"]))
    return json.dumps(list(WORKS))


def rate(text: str) -> str:
    """Return how much of a work is done a second, given its name and the seconds that it takes as a JSON array."""
    name, seconds = json.loads(text)
    return json.dumps(sys.modules["hofgarten.cli.benchmarks"].rate(WORKS[name], seconds))


__export__ = ["install", "rate"]
