"""The library in the page's Python and in this one: the same work, measured in turns."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page

from bench import measures, page_worker
from bench.browsing import browsing
from bench.interleave import in_turns
from bench.measures import SAVED_COUNTS, START
from bench.model import Part, Row, Setting
from hofgarten.cli import benchmarks
from hofgarten.cli.bench import samples
from hofgarten.cli.benchmarks import rate
from hofgarten.record import write
from hofgarten.registry import GAMES
from tests.kit.serve import serve
from tests.kit.waiting import ready

PAGE: Final = "in the page"
HERE: Final = "in CPython"

UNITS: Final = {
    "random moves": "moves/s",
    "legal-move lists": "lists/s",
    "candidate lists": "lists/s",
    "scores of all seats": "a second",
    "records written, read and verified": "matches/s",
}
SCREEN: Final = "Python's reply for the start screen, {} saved"
SCREEN_AIM: Final = "at most 100 ms in the page"

_SECONDS: Final = 0.1
"""Duration of one run of one measure."""

_MODULES: Final = {"hofgarten.cli.benchmarks": benchmarks, "bench.measures": measures}
"""Modules that the worker needs and the page does not contain, in the order of their import."""

_START: Final = """async (name) => {
    const bridge = document.querySelector("script[type=module][src$='main.js']");
    const { startPython } = await import(new URL("workers/python_worker.js", bridge.src).href);
    window.worker = await startPython(name);
}"""
_CALL: Final = "([name, argument]) => window.worker.sync[name](JSON.stringify(argument)).then(JSON.parse)"


def measure(setting: Setting) -> Part:
    """Measure both Pythons in turns."""
    kept = [write(record) for game in GAMES.values() for record in samples(game)]
    with worker(setting.dist) as page:
        call(page, "install", {"modules": {name: _source(one) for name, one in _MODULES.items()}, "kept": kept})
        found = {
            (name, where): measured
            for name, work in measures.works(kept).items()
            for where, measured in (
                (PAGE, partial(call, page, "rate", (name, _SECONDS))),
                (HERE, partial(rate, work, _SECONDS)),
            )
        }
        # Warm-up: fills the caches.
        in_turns(found, 1)
        figures = in_turns(found, setting.runs)
    rows = [
        Row(f"{game}: {what}", unit, {where: figures[f"{game}: {what}", where] for where in (PAGE, HERE)}, ours=PAGE)
        for game in GAMES
        for what, unit in UNITS.items()
    ]
    return Part("The engine in the page", [*rows, *(_screen(figures, number) for number in SAVED_COUNTS)])


def _screen(figures: dict[tuple[str, str], list[float]], number: int) -> Row:
    name = START.format(number)
    times = {where: [1000 / each for each in figures[name, where]] for where in (PAGE, HERE)}
    return Row(SCREEN.format(number), "ms", times, SCREEN_AIM, ours=PAGE)


@contextmanager
def worker(dist: Path) -> Iterator[Page]:
    """Open the page in Chromium and start another of its Python workers; see ``call``."""
    with tempfile.TemporaryDirectory() as name, browsing() as browser:
        site = Path(name, "dist")
        shutil.copytree(dist, site)
        (script,) = site.glob("v/*/workers/python_worker.js")
        shutil.copy(page_worker.__file__, script.with_name("page_worker.py"))
        page = browser.new_context(service_workers="block").new_page()
        page.goto(serve(site))
        ready(page)
        page.evaluate(_START, "page_worker")
        yield page


def call(page: Page, name: str, argument: object) -> Any:  # noqa: ANN401
    """Return the result of a function in the worker."""
    return page.evaluate(_CALL, [name, argument])


def _source(module: Any) -> str:  # noqa: ANN401
    return Path(module.__file__).read_text(encoding="utf-8")
