"""The widget for notebooks in a browser: its frame is the page, its kernel is this process."""

import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

import hofgarten
from hofgarten import notebook
from tests.kit import zen_garden_page
from tests.kit.golden_matches import RECORDS

RECORD = RECORDS / "hanging-gardens" / "three-players.jsonl"

HOST = """<!doctype html><meta charset="utf-8"><title>Notebook</title><h1>Notebook</h1><div></div>
<script type="module">
import widget from "./widget.js";
const values = await (await fetch("./values.json")).json();
const heard = [];
const model = {
    get: (name) => values[name],
    send: async (content) => { const answer = await kernel(content); heard.forEach((hear) => hear(answer)); },
    on: (_name, hear) => heard.push(hear),
    off: () => {},
};
widget.render({ model, el: document.querySelector("div") });
</script>"""


def open_notebook(page: Page, site: str, board: "notebook.Board") -> None:
    """Show a widget in a page, in place of Jupyter."""
    name = f"kernel{id(board)}"

    def kernel(content: dict[str, Any]) -> dict[str, Any]:
        sent = list[dict[str, Any]]()
        board.send = lambda message, buffers=None: sent.append(message)
        board._hear(board, content, [])
        return sent[0]

    values = {name: getattr(board, name) for name in ("frame", "title", "height")}
    files = {
        "notebook.html": ("text/html", HOST.replace("kernel(", f"{name}(")),
        "widget.js": ("text/javascript", board._esm),
        "values.json": ("application/json", json.dumps(values)),
    }

    def serve(route: Route) -> None:
        kind, text = files[route.request.url.rpartition("/")[2]]
        route.fulfill(content_type=kind, body=text)

    page.route(lambda address: address.rpartition("/")[2] in files, serve)
    page.expose_function(name, kernel)
    page.goto(f"{site}notebook.html")


@pytest.mark.fresh
@pytest.mark.thorough
def test_a_person_plays_and_looks_back_in_a_notebook(page: Page, site: str) -> None:
    board = notebook.play("zen-garden", "apprentice", seed=5)
    open_notebook(page, site, board)
    frame = page.frame_locator("iframe[title='Zen Garden']")
    expect(frame.get_by_role("heading", level=1)).to_have_text("Zen Garden")
    zen_garden_page.build_in_frame(frame)
    expect(frame.get_by_role("button", name=zen_garden_page.ENGLISH("undo"), exact=True)).to_be_enabled()
    match = board.match
    assert match is not None
    assert match.record.events
    assert page.locator("iframe").evaluate("frame => frame.clientHeight") != board.height, "as high as its content"

    page.unroute_all()
    ended = hofgarten.read_record(RECORD.read_text("utf-8"))
    shown = notebook.replay(hofgarten.Match.from_record(ended), ply=4)
    open_notebook(page, f"{site}again/", shown)
    frame = page.frame_locator("iframe[title='The Hanging Gardens']")
    expect(frame.get_by_role("slider")).to_have_value("4")
    frame.get_by_role("button", name=zen_garden_page.ENGLISH.of("replay.to", "next"), exact=True).click()
    expect(frame.get_by_role("slider")).not_to_have_value("4")
    assert shown.match is not None
    assert 4 < len(shown.match.record.events) < len(ended.events)
