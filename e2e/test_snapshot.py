"""Starts from a snapshot of memory: they are like other starts, and no fault of a snapshot reaches the player."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from e2e.conftest import PREFIX
from e2e.versions import Host, newer
from tests.kit import snapshot, storage_seed, zen_garden_page
from tests.kit.page_guard import PageGuard
from tests.kit.waiting import ready

pytestmark = pytest.mark.fresh

PYTHON = """([program, count]) => Promise.all(Array.from({ length: count }, () => new Promise((resolve, reject) => {
    const main = document.querySelector("script[src$='main.js']").src;
    const code = `import { loadPyodide } from "${new URL("workers/load_pyodide.js", main)}";
        const python = await loadPyodide({});
        postMessage(python.runPython(${JSON.stringify(program)}));`;
    const worker = new Worker(URL.createObjectURL(new Blob([code], { type: "text/javascript" })), { type: "module" });
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
})))"""
"""Runs a program in several new Pythons; returns the values of its last expression."""
RESUMED = '"web.app.loading.rehearsal" in __import__("sys").modules'
"""A program that is true after a start from a snapshot."""
CHANGE = """async (change) => {
    const name = (await caches.keys()).find((one) => one.endsWith(" snapshot"));
    const cache = await caches.open(name);
    const [{ url }] = await cache.keys();
    let bytes = new Uint8Array(await (await cache.match(url)).arrayBuffer());
    const length = new DataView(bytes.buffer).getUint32(32, true);
    const edited = async (edit) => {
        const head = edit(JSON.parse(new TextDecoder().decode(bytes.subarray(36, 36 + length))));
        const text = new TextEncoder().encode(JSON.stringify(head).padEnd(length));
        const result = new Uint8Array([...bytes.subarray(0, 36), ...text, ...bytes.subarray(36 + length)]);
        new DataView(result.buffer).setUint32(32, text.length, true);
        result.set(new Uint8Array(await crypto.subtle.digest("SHA-256", result.subarray(32))));
        return result;
    };
    switch (change) {
        case "damaged": bytes[bytes.length >> 1] ^= 1; break;
        case "truncated": bytes = bytes.subarray(0, bytes.length >> 1); break;
        case "empty": bytes = bytes.subarray(0, 0); break;
        case "oversized": bytes = new Uint8Array(65_000_000); break;
        case "of another browser": bytes = await edited((head) => ({ ...head, agent: "another" })); break;
        case "of another memory": bytes = await edited((head) => ({ ...head, size: 65_536 })); break;
        case "foreign": bytes = await edited((head) => ({ ...head, memory: [], state: 0 })); break;
    }
    await cache.put(url, new Response(bytes));
}"""
"""Changes the stored snapshot; those after `oversized` have the right SHA-256."""
DENIED = (
    'Object.defineProperty(globalThis, "caches", { get() { throw new DOMException("denied", "SecurityError"); } });'
)
NO_QUIET = """{
    const { setTimeout: later } = window;
    window.setTimeout = (then, ms, ...rest) => later(then, ms === 10_000 ? 0 : ms, ...rest);
    const { Worker } = window;
    window.started = [];
    window.Worker = class extends Worker {
        constructor(address, ...rest) {
            super(address, ...rest);
            window.started.push(String(address));
        }
    };
    const { estimate } = StorageManager.prototype;
    StorageManager.prototype.estimate = async function () {
        return { ...await estimate.call(this), ...JSON.parse(sessionStorage.estimate ?? "{}") };
    };
    window.looked = 0;
    const { match } = CacheStorage.prototype;
    CacheStorage.prototype.match = async function (...given) {
        window.looked += 1;
        return match.apply(this, given);
    };
}"""
"""Lets a page make its snapshot at once, and records the workers that it starts."""
MADE = f"""async () => {{
    while (await ({snapshot.STORED})() === 0) {{
        await new Promise((resolve) => setTimeout(resolve, 100));
    }}
}}"""
"""Waits until the page has made a snapshot."""
SERVED = "async () => { await navigator.serviceWorker.ready; }"
MAKERS = '() => started.filter((address) => address.endsWith("make_snapshot.js")).length'


@pytest.fixture
def host() -> Iterator[Host]:
    """Return the page's server."""
    serving = Host(PREFIX)
    yield serving
    serving.stop()


@pytest.fixture
def built(dist: Path, tmp_path: Path) -> list[Path]:
    """Return two newer builds."""
    first = newer(dist, tmp_path / "newer")
    return [first, newer(first, tmp_path / "newest")]


@pytest.fixture
def site(host: Host, dist: Path) -> str:
    """Return the address of the page."""
    return host.show(dist)


def resumed(page: Page) -> bool:
    """Return True if a new Python in this page starts from a snapshot."""
    found: bool = page.evaluate(PYTHON, [RESUMED, 1])[0]
    return found


def visit(page: Page, site: str) -> None:
    """Open the page, and make a snapshot."""
    page.goto(site)
    ready(page)
    assert not resumed(page)
    snapshot.make(page)


@pytest.mark.firefox
def test_a_match_is_played_after_a_start_from_a_snapshot(page: Page, site: str, guard: PageGuard) -> None:
    match = storage_seed.a_match(3)
    storage_seed.seed_storage(page, site, match)
    visit(page, site)
    guard.forget()
    page.goto("about:blank")
    page.goto(f"{site}#match/{match.id}")
    ready(page)
    assert not any(address.endswith(".pack") for address in guard.requests)
    assert resumed(page)
    zen_garden_page.expect_board(page, match.state)
    zen_garden_page.build(page, match, storage_seed.best_move(match))
    assert storage_seed.saved(page).at > match.at


@pytest.mark.firefox
def test_two_starts_from_one_snapshot_draw_different_numbers(page: Page, site: str) -> None:
    visit(page, site)
    program = f'import random; (f"{{random.random()}} {{random.getrandbits(64)}}" if {RESUMED} else "")'
    first, second = page.evaluate(PYTHON, [program, 2])
    assert first
    assert second
    assert first != second
    seeds = []
    for _ in range(2):
        page.goto("about:blank")
        page.goto(site)
        ready(page)
        seeds.append(zen_garden_page.seed_field(page).input_value())
    assert seeds[0] != seeds[1]


@pytest.mark.parametrize(
    "change",
    ["damaged", "truncated", "empty", "oversized", "of another browser", "of another memory", "foreign"],
)
def test_a_snapshot_that_is_not_as_it_was_made_is_thrown_away(page: Page, site: str, change: str) -> None:
    visit(page, site)
    page.evaluate(CHANGE, change)
    page.reload()
    ready(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert not snapshot.stored(page)
    assert not resumed(page)


def test_a_snapshot_of_another_build_is_not_used_and_goes(page: Page, site: str, host: Host, built: list[Path]) -> None:
    visit(page, site)
    for build in built:
        page.goto(host.show(build))
        ready(page)
        assert not resumed(page)
        snapshot.make(page)
        assert resumed(page)
        assert page.evaluate(snapshot.STORED) == 1


def test_an_error_of_the_page_throws_the_snapshot_away(page: Page, site: str, guard: PageGuard) -> None:
    guard.allow("")
    visit(page, site)
    page.context.route("**/workers/app_worker.py", lambda route: route.fulfill(body="1 / 0"))
    page.reload()
    expect(page.get_by_role("alert")).to_have_count(1)
    assert not snapshot.stored(page)


def test_without_caches_the_page_starts_as_ever(page: Page, site: str) -> None:
    page.goto(site)
    ready(page)

    def deny(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=DENIED + answer.text())

    page.context.route("**/workers/snapshot.js", deny)
    page.reload()
    ready(page)
    expect(page.get_by_role("alert")).to_have_count(0)
    assert not resumed(page)


@pytest.mark.context(service_workers="allow")
def test_the_page_makes_a_snapshot_once_it_works_offline(page: Page, site: str) -> None:
    page.goto(site)
    ready(page)
    page.evaluate(SERVED)
    page.add_init_script(NO_QUIET)
    page.reload()
    page.evaluate(MADE)
    page.reload()
    ready(page)
    assert resumed(page)
    page.wait_for_function("looked > 0")
    assert page.evaluate(MAKERS) == 0, "one is enough"


@pytest.mark.context(service_workers="allow")
@pytest.mark.parametrize("lack", ["room", "data"])
def test_without_room_or_with_data_saver_no_snapshot_is_made(page: Page, site: str, lack: str) -> None:
    page.goto(site)
    ready(page)
    page.evaluate(SERVED)
    page.add_init_script(NO_QUIET)
    if lack == "room":
        page.evaluate("sessionStorage.estimate = JSON.stringify({ quota: 200_000_000, usage: 0 })")
    else:
        page.add_init_script("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })")
    page.reload()
    ready(page)
    # A later timer than that of the snapshot.
    page.evaluate("() => new Promise((resolve) => setTimeout(resolve, 1000))")
    assert page.evaluate(MAKERS) == 0
