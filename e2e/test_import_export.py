"""Export and import of matches: as files, by the clipboard, by drag and drop, and shared by another app."""

import json
import re
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, FilePayload, Locator, Page, expect

from tests.kit import storage_seed, zen_garden_page
from tests.kit.shared_page import new_context
from tests.kit.waiting import ready
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.match.match import PlayedMatch, go_to, play as play_on
from web.app.model.match.serialize import to_text

DAMAGED = '{"record": 1, "game": "zen-garden", "events": ["0a a1\r\n'
PICTURE: FilePayload = {
    "name": "holiday.png",
    "mimeType": "image/png",
    "buffer": b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR",
}

DROP = """([name, text]) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], name));
    for (const kind of ["dragenter", "dragover"]) {
        document.body.dispatchEvent(new DragEvent(kind, { dataTransfer, bubbles: true, cancelable: true }));
    }
    return () => document.body.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}"""
"""Drags a file over the page; the result drops it."""

RECEIVE = """async ([scope, gifts]) => {
    const answer = new Response(JSON.stringify({ version: 1, at: Date.now(), gifts }));
    await (await caches.open(`hofgarten ${scope} received`)).put(`${scope}received`, answer);
}"""
"""Stores files shared by another app like the service worker."""


LAUNCH = "Object.defineProperty(window, 'launchQueue', { value: { setConsumer(take) { window.launched = take; } } });"
OPEN = """([name, text]) => window.launched({ files: [{ getFile: async () => new File([text], name) }] })"""
"""Opens a file with the installed page, like the device's file manager."""


def rich() -> PlayedMatch[Any]:
    """Return a match with a name, a variation, and an undone move."""
    match = storage_seed.a_match(4, identity="rich", bots={1: "greedy"}, names=("Ada", "Bot"))
    back = go_to(match, 2)
    other = next(
        move for move in match.game.moves(back.state) if match.game.write_event(move) != match.record.events[2]
    )
    parted = play_on(back, match.game.write_event(other))
    assert parted.lines
    return replace(go_to(parted, 2), name="Sunday", saved=5)


def result_dialog(page: Page, key: str) -> Locator:
    """Return the dialog with the result."""
    dialog = zen_garden_page.dialog(page, ENGLISH(key))
    expect(dialog).to_be_visible()
    return dialog


def saved_by(page: Page, press: Locator) -> tuple[str, str]:
    """Return name and text of the file that a button saves."""
    with page.expect_download() as download:
        press.click()
    return download.value.suggested_filename, Path(download.value.path()).read_bytes().decode()


def saved_match_button(page: Page, name: str, key: str) -> Locator:
    """Open the dialog of a saved match; return one of its buttons."""
    return zen_garden_page.open_saved_match(page, name).get_by_role("button", name=ENGLISH(key), exact=True)


def bring(page: Page, *files: FilePayload) -> None:
    """Choose files."""
    zen_garden_page.press(page, "import.open_dialog")
    page.get_by_label(ENGLISH("import.choose"), exact=True).set_input_files(files)


def file(name: str, text: str) -> FilePayload:
    """Return a text file."""
    return {"name": name, "mimeType": "text/plain", "buffer": text.encode()}


def test_matches_are_exported_and_imported_in_another_browser(page: Page, site: str, browser: Browser) -> None:
    match, other = rich(), storage_seed.a_match(99, identity="over", names=("Cy", "Di"), level=2)
    storage_seed.revisit(page, site, match, replace(other, saved=4), damaged=DAMAGED)
    kept = storage_seed.saved_texts(page)
    name, text = saved_by(page, saved_match_button(page, "Sunday", "import.save"))
    assert re.fullmatch(r"hofgarten-zen-garden-sunday-\d{4}-\d\d-\d\d\.json", name)
    assert text == to_text(match) + "\n"
    zen_garden_page.press(page, "import.open_dialog")
    everything = page.get_by_role("button", name=ENGLISH("import.everything"), exact=True)
    name, all_of_them = saved_by(page, everything)
    assert re.fullmatch(r"hofgarten-everything-\d{4}-\d\d-\d\d\.jsonl", name)
    page.keyboard.press("Escape")
    name, damaged = saved_by(page, page.get_by_role("button", name=ENGLISH("import.save_damaged"), exact=True))
    assert (name[-4:], damaged) == (".txt", DAMAGED)
    assert storage_seed.saved_texts(page) == kept, "the saved match does not change"
    context = new_context(browser)
    elsewhere = context.new_page()
    elsewhere.goto(site)
    bring(
        elsewhere, file("everything.jsonl", all_of_them), PICTURE, file("one.json", text), file("damaged.txt", damaged)
    )
    dialog = result_dialog(elsewhere, "import.came")
    expect(dialog).to_contain_text(ENGLISH.count("import.added", 2))
    expect(dialog.get_by_role("listitem").filter(has_text="holiday.png")).to_contain_text(
        ENGLISH.of("import.fault", "text")
    )
    expect(dialog.get_by_role("listitem").filter(has_text="damaged.txt")).to_contain_text(
        ENGLISH.of("import.fault", "broken")
    )
    assert sorted(storage_seed.saved_texts(elsewhere).values()) == sorted(
        text for key, text in kept.items() if key != "damaged"
    )
    dialog.get_by_role("link", name="Sunday").click()
    expect(zen_garden_page.board(elsewhere)).to_be_visible()
    zen_garden_page.press(elsewhere, "redo")
    elsewhere.get_by_role("link", name=ENGLISH("page.home"), exact=True).click()
    bring(elsewhere, file("everything.jsonl", all_of_them))
    expect(result_dialog(elsewhere, "import.all_here")).to_contain_text(ENGLISH.count("import.known", 2))
    zen_garden_page.press(elsewhere, "import.done")
    bring(elsewhere, file("theirs.json", to_text(storage_seed.a_match(99, names=("Eve", "Fay")))))
    dialog = result_dialog(elsewhere, "import.came")
    dialog.get_by_role("checkbox", name="Fay").check()
    expect(dialog.get_by_role("checkbox", name="Eve")).not_to_be_checked()
    dialog.get_by_role("button", name=ENGLISH("import.undo"), exact=True).click()
    expect(result_dialog(elsewhere, "import.undone")).not_to_contain_text("Eve")
    assert len(storage_seed.saved_texts(elsewhere)) == 2
    context.close()


def test_a_file_is_dropped_anywhere_and_an_invalid_one_refused(page: Page, site: str) -> None:
    short, long = storage_seed.a_match(3, identity="short"), storage_seed.a_match(5, identity="long")
    zen_garden_page.open_match(page, site, short)
    hint = page.get_by_text(ENGLISH("import.drop"), exact=True)
    expect(hint).to_be_hidden()
    carried = page.evaluate_handle(DROP, ["match.jsonl", to_text(long)])
    expect(hint).to_be_visible()
    carried.evaluate("(drop) => drop()")
    dialog = result_dialog(page, "import.came")
    expect(hint).to_be_hidden()
    expect(dialog).to_contain_text(ENGLISH.count("import.renewed", 1))
    assert storage_seed.address(page) == site
    assert storage_seed.saved_texts(page).keys() == {"short"}
    dialog.get_by_role("link", name=ENGLISH("import.open"), exact=True).click()
    zen_garden_page.expect_board(page, long.state)
    before = storage_seed.saved_texts(page)
    broken = json.loads(to_text(long))
    broken["events"][2] = broken["events"][1]
    page.evaluate_handle(DROP, ["chess.pgn", "1. e4 e5"]).evaluate("(drop) => drop()")
    dialog = result_dialog(page, "import.none_came")
    expect(dialog.get_by_role("listitem")).to_contain_text([ENGLISH.of("import.fault", "none")])
    page.evaluate_handle(DROP, ["odd.json", json.dumps(broken)]).evaluate("(drop) => drop()")
    fault = result_dialog(page, "import.none_came").get_by_role("listitem").filter(has_text="odd.json")
    expect(fault).to_contain_text(re.compile(r"breaks rule Z\d"))
    fault.get_by_role("link").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page).to_have_url(re.compile(r"#rules/zen-garden/Z"))
    assert storage_seed.saved_texts(page) == before


@pytest.mark.thorough
@pytest.mark.fresh
@pytest.mark.context(permissions=["clipboard-read", "clipboard-write"])
def test_a_match_is_copied_and_pasted(page: Page, site: str, context: BrowserContext) -> None:
    match = rich()
    storage_seed.seed_storage(page, site, match)
    page.goto(site)
    before = storage_seed.saved_texts(page)["rich"]
    saved_match_button(page, "Sunday", "import.copy").click()
    expect(page.get_by_role("alert")).to_contain_text(ENGLISH("notice.copied"))
    saved_match_button(page, "Sunday", "import.delete").click()
    expect(page.get_by_role("alert")).to_contain_text(ENGLISH("notice.deleted"))
    page.keyboard.press("Control+v")
    result_dialog(page, "import.came").get_by_role("button", name=ENGLISH("import.done"), exact=True).click()
    expect(zen_garden_page.saved_match_link(page, "Sunday")).to_be_visible()
    # The match is the same, but nobody has said who of its players is at this device.
    (added,) = storage_seed.saved_texts(page).values()
    assert added.replace(',"own":[]', "") == before
    zen_garden_page.press(page, "import.open_dialog")
    zen_garden_page.press(page, "import.paste")
    result_dialog(page, "import.all_here")
    page.keyboard.press("Escape")
    context.clear_permissions()
    page.evaluate(
        "() => { navigator.clipboard.readText = () => Promise.reject(new DOMException('', 'NotAllowedError')); }"
    )
    zen_garden_page.press(page, "import.open_dialog")
    zen_garden_page.press(page, "import.paste")
    expect(page.get_by_role("alert")).to_have_text(ENGLISH("import.paste_refused"))
    page.get_by_label(ENGLISH("import.text"), exact=True).fill(before[:-30])
    zen_garden_page.press(page, "import.add")
    expect(result_dialog(page, "import.none_came")).to_contain_text(ENGLISH.of("import.fault", "broken"))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    field = zen_garden_page.seat_form(page, 0).get_by_label(ENGLISH("start.name"), exact=True)
    field.fill("")
    field.press("Control+v")
    expect(field).not_to_have_value("")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert list(storage_seed.saved_texts(page).values()) == [added]


@pytest.mark.thorough
@pytest.mark.fresh
def test_shared_files_are_imported_once_and_a_file_opens_with_the_page(page: Page, site: str) -> None:
    page.add_init_script(LAUNCH)
    match = storage_seed.a_match(3, identity="any", names=("Cy", "Di"))
    storage_seed.seed_storage(page, site)
    gifts = [{"name": "match.json", "size": 9, "text": to_text(match)}, {"name": "big.txt", "size": 9**9, "text": None}]
    page.evaluate(RECEIVE, [site, gifts])
    page.goto(f"{site}#received")
    ready(page)
    asking = result_dialog(page, "import.received")
    expect(asking).to_contain_text("match.json")
    assert list(storage_seed.saved_texts(page).values()) == [], "any page can send something here"
    asking.get_by_role("button", name=ENGLISH("import.received_add")).click()
    dialog = result_dialog(page, "import.came")
    expect(dialog).to_contain_text(ENGLISH.count("import.added", 1))
    expect(dialog.get_by_role("listitem").filter(has_text="big.txt")).to_contain_text("too large")
    assert page.evaluate("async (url) => await caches.match(url) === undefined", f"{site}received")
    assert storage_seed.address(page) == site
    page.reload()
    ready(page)
    expect(zen_garden_page.saved_match_link(page, "Cy")).to_be_visible()
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.evaluate(OPEN, ["match.jsonl", to_text(match)])
    expect(result_dialog(page, "import.all_here")).to_contain_text(ENGLISH.count("import.known", 1))
