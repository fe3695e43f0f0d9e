"""Hostile names of players and matches stay text."""

import json
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Dialog, Page, expect

from hofgarten.record import read_record
from tests.kit import storage_seed, zen_garden_page
from tests.kit.hostile import TEXTS, with_names
from tests.kit.zen_garden_page import ENGLISH
from web.app.model.links.codec import pack
from web.app.model.match.match import PlayedMatch
from web.app.model.match.serialize import to_text
from web.app.model.new_match_form import MAX_NAME_LENGTH

TYPED = ("<img src=x onerror=a()>", "</script><b>x", "\u202eevil\u2066", "{number} & &amp; %s")
"""Names that users may type; the third reverses the text direction."""
KEPT = (
    '<img src=x onerror="alert(1)">',
    "</title></script><script>alert(1)</script>",
    "'\"><svg onload=alert(1)>",
    "W" * 5000,
)
"""Names in a save from another source."""
MARKUP = tuple(text for text in TEXTS if "<" in text)
INTRUDERS = "#page :is(img, script, iframe, object, b > b, svg[onload]), body > img"


@pytest.fixture
def alarm(page: Page) -> list[str]:
    """Return the messages of dialogs opened by scripts."""
    messages: list[str] = []

    def note(dialog: Dialog) -> None:
        messages.append(dialog.message)
        dialog.dismiss()

    page.on("dialog", note)
    return messages


def expect_harmless(page: Page, alarm: list[str]) -> None:
    """Expect that a name has not become markup or a script, and that the page does not overflow."""
    assert page.evaluate("(intruders) => document.querySelectorAll(intruders).length", INTRUDERS) == 0
    assert alarm == []
    wide, room = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.clientWidth]")
    assert wide <= room


@pytest.mark.thorough
def test_typed_names_stay_text(opened: Page, alarm: list[str]) -> None:
    zen_garden_page.set_players(opened, TYPED)
    zen_garden_page.begin(opened, seed="<b>seed</b>")
    match = storage_seed.saved(opened)
    names = [str(player["name"]) for player in match.record.players]
    assert names[0] == TYPED[0][:MAX_NAME_LENGTH]
    assert "\u202e" not in names[2], "signs that turn the direction of writing are left out"
    for name in names:
        expect(opened.get_by_role("columnheader", name=name, exact=True)).to_be_visible()
    for _ in names:
        match = zen_garden_page.build(opened, match, storage_seed.any_move(match))
    expect_harmless(opened, alarm)
    opened.get_by_role("link", name=ENGLISH("page.home"), exact=True).click()
    expect(opened.get_by_role("link", name=names[0])).to_contain_text(names[1])
    expect_harmless(opened, alarm)


def hostile_match() -> PlayedMatch[Any]:
    """Return a match with hostile player names."""
    return storage_seed.a_match(5, names=KEPT, level=5)


def test_save_with_strange_values_stays_harmless(page: Page, site: str, alarm: list[str]) -> None:
    record = json.loads(to_text(hostile_match()))
    record["players"][0] |= {"colour": '"><script>alert(1)</script>', "bot": "<b>nobody</b>"}
    record["hofgarten"] = {"name": "<b>Name</b><script>alert(1)</script>", "saved": "soon", "lines": [[1], "x"]}
    deep = "[" * 100_000
    storage_seed.revisit(page, site, strange=json.dumps(record), deep=deep, number="1e999", empty="")
    expect(page.get_by_role("link", name="<b>Name</b>")).to_be_visible()
    expect(page.get_by_text(ENGLISH("saved.damaged"), exact=True)).to_have_count(3)
    expect_harmless(page, alarm)
    page.get_by_role("link", name="<b>Name</b>").click()
    expect(zen_garden_page.board(page)).to_be_visible()
    expect_harmless(page, alarm)


def test_links_places_and_pasted_records_stay_text(opened: Page, site: str, alarm: list[str]) -> None:
    record = json.dumps(with_names(json.loads(to_text(storage_seed.a_match(3))), KEPT[0]))
    code = pack(replace(read_record(record), extra={}))
    for text in MARKUP:
        for place in (f"#share/{text}", f"#turn/{text}", f"#rules/{text}", f"#embed/{text}", f"#match/{text}", text):
            opened.evaluate("(place) => { location.hash = place; }", place)
            expect(opened.get_by_role("main")).to_be_visible()
        # The last one leads nowhere and does not stay in the address: Python has then handled all of them.
        expect(opened).to_have_url(site)
        expect_harmless(opened, alarm)
    opened.evaluate("(place) => { location.hash = place; }", f"#share/{code}")
    expect(zen_garden_page.board(opened)).to_be_visible()
    expect_harmless(opened, alarm)
    opened.get_by_role("link", name=ENGLISH("page.home"), exact=True).click()
    zen_garden_page.press(opened, "import.open_dialog")
    bring = zen_garden_page.dialog(opened, ENGLISH("import.title"))
    bring.get_by_label(ENGLISH("import.text"), exact=True).fill("\n".join([record, "{" + MARKUP[0]]))
    zen_garden_page.press(opened, "import.add")
    expect(zen_garden_page.dialog(opened, ENGLISH("import.came"))).to_contain_text(KEPT[0])
    expect_harmless(opened, alarm)
