"""Steps of a start, one after the other, as the page and its worker see them.

Measured in a copy of the page whose worker tells the page when it reaches a step: about 1 ms more.
"""

import re
import shutil
import tempfile
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from playwright.sync_api import BrowserContext, Playwright, sync_playwright

from bench.boot import CLICKED, VISITS
from bench.interleave import in_turns
from bench.rows import STEPS, WHOLE, Figure, Setting
from bench.visits import MEASURED, PATIENCE, SETTLE, WORKS, Site, new_browser
from tests.kit.serve import serve
from web.build.precompress import beside, gzipped
from web.build.service_worker import WORKER, hash_of

Marks = dict[str, float]

VISITED: Final = ("empty cache", "warm cache", "service worker")

SCRIPTS: Final = """
globalThis.tellStep = (name) => postMessage({ at: [name, performance.timeOrigin + performance.now()] });
tellStep("scripts");
const streamed = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = (...given) => streamed(...given).then((program) => {
    tellStep("compiled");
    return program;
});
"""
"""Before the script that loads Pyodide, after the scripts that it imports."""
EXPORTED: Final = re.compile(r"export\s*\{\s*loadPyodide,\s*version\s*\};?\s*$")
LOADED: Final = """
const loadTold = async (options) => {
    const python = await loadPyodide(options);
    tellStep("python");
    return python;
};
export { loadTold as loadPyodide, version };
"""
ANSWERED: Final = """
from js import tellStep
tellStep("imported")
answered = act
def act(text):
    reply = answered(text)
    tellStep("answered")
    return reply
"""
LISTEN: Final = """
window.marks = {};
globalThis.Worker = class extends Worker {
    constructor(...given) {
        window.marks.worker ??= performance.now();
        super(...given);
        this.addEventListener("message", ({ data }) => {
            if (data?.at) {
                window.marks[data.at[0]] ??= data.at[1] - performance.timeOrigin;
            }
        });
    }
};
"""
READY: Final = CLICKED.replace('=== "ready"', '=== "ready" && (window.marks.ready = performance.now())')


def measure(setting: Setting) -> Iterator[Figure]:
    """Measure the steps of starts with an empty cache, a warm one, and a service worker."""
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "dist")
        shutil.copytree(setting.dist, copy)
        tell_steps(copy)
        address = serve(copy)
        kinds = {worker: partial(starts, playwright, Site(address, LISTEN + READY, worker)) for worker in (False, True)}
        for worker, (cold, warm) in in_turns(kinds, setting.runs):
            yield from steps(VISITED[2] if worker else VISITED[1], warm)
            yield from () if worker else steps(VISITED[0], cold)


def tell_steps(dist: Path) -> None:
    """Let the worker of a built page tell when it reaches a step."""
    (version,) = (dist / "v").iterdir()
    loader, program = version / "workers" / "load_pyodide.js", version / "workers" / "app_worker.py"
    text, count = EXPORTED.subn(LOADED, loader.read_text("utf-8"))
    assert count == 1, "load_pyodide.js no longer ends with its exports"
    offline = dist / WORKER
    listed = offline.read_text("utf-8")
    for path, changed in ((loader, SCRIPTS + text), (program, program.read_text("utf-8") + ANSWERED)):
        before = hash_of(path)
        replace(path, changed)
        listed = listed.replace(before, hash_of(path))
    replace(offline, listed)


def replace(path: Path, text: str) -> None:
    """Replace the text of a file, and its compressed copy."""
    path.write_text(text, encoding="utf-8")
    beside(path, "gzip").write_bytes(gzipped(text.encode()))
    beside(path, "br").unlink(missing_ok=True)


def starts(playwright: Playwright, site: Site) -> tuple[Marks, Marks]:
    """Return the marks of the first and of the last visit in a new browser."""
    with new_browser(playwright, site) as context:
        found = [marks(context, site) for _ in range(VISITS)]
    return found[0], found[-1]


def marks(context: BrowserContext, site: Site) -> Marks:
    """Return the times of the marks of a visit, in milliseconds since navigation."""
    page = context.new_page()
    with page.expect_console_message(lambda message: message.text == MEASURED, timeout=PATIENCE):
        page.goto(site.address, wait_until="commit")
    page.wait_for_timeout(SETTLE)
    found: Marks = page.evaluate("window.marks")
    if site.worker:
        page.evaluate(WORKS)
    page.close()
    return found


def steps(kind: str, found: Marks) -> Iterator[Figure]:
    """Yield the duration of each step."""
    before = 0.0
    for mark, step in STEPS.items():
        yield Figure(step, kind, found[mark] - before)
        before = found[mark]
    yield Figure(WHOLE, kind, before)
