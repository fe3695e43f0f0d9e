"""The page's Python replays the golden matches exactly like any other Python: move by move, to the same scores."""

import hashlib
import json
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route

from hofgarten.record import positions, read_record, verify_record
from hofgarten.registry import GAMES

RECORDS = sorted((Path(__file__).parent.parent / "tests" / "records").rglob("*.jsonl"))
REPLAY = """
import hashlib
from hofgarten.record import positions, read_record, verify_record
from hofgarten.registry import GAMES

def replay(text):
    record = read_record(text)
    verify_record(record)
    write = GAMES[record.game].write_position
    return hashlib.sha256("\\n".join(map(write, positions(record))).encode()).hexdigest()

__export__ = ["replay"]
"""
"""Runs in a worker of the page, with the same packs as every worker."""
REPLAY_ALL = """async (texts) => {
    const bridge = document.querySelector("script[src$='main.js']").src;
    const { startPython } = await import(new URL("workers/python_worker.js", bridge).href);
    const worker = await startPython("replay");
    const digests = [];
    for (const text of texts) {
        digests.push(await worker.sync.replay(text));
    }
    return digests;
}"""


def digest(text: str) -> str:
    """Return a hash of every position of a match."""
    record = read_record(text)
    verify_record(record)
    write = GAMES[record.game].write_position
    return hashlib.sha256("\n".join(map(write, positions(record))).encode()).hexdigest()


@pytest.mark.firefox(thorough=True)
def test_golden_matches_replay_in_the_page_as_outside(opened: Page) -> None:
    def fulfil(route: Route) -> None:
        route.fulfill(body=REPLAY, content_type="text/x-python")

    opened.context.route("**/replay.py", fulfil)
    texts = [line for path in RECORDS for line in path.read_text(encoding="utf-8").splitlines()]
    assert all(json.loads(text)["events"] for text in texts)
    assert opened.evaluate(REPLAY_ALL, texts) == [digest(text) for text in texts]
