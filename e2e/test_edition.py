"""A user plays The Hanging Gardens with custom cards and values from a file."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Locator, Page, expect

from e2e.hanging_gardens_page import ENGLISH
from hofgarten.games.hanging_gardens.edition import standard_data
from hofgarten.games.hanging_gardens.game import HANGING_GARDENS
from hofgarten.record import read_record, verify_record
from tests.kit import storage_seed, zen_garden_page
from tests.kit.editions import corrected, text_of

CHOICE = ENGLISH("hg.edition")


def choice(page: Page) -> Locator:
    """Return the field for the choice of cards and values."""
    return page.get_by_role("combobox", name=CHOICE, exact=True)


def look(page: Page) -> Locator:
    """Open the dialog about cards and values."""
    zen_garden_page.open_form(page)
    page.get_by_role("button", name=ENGLISH("hg.edition_open"), exact=True).click()
    dialog = page.get_by_role("dialog", name=CHOICE, exact=True)
    expect(dialog).to_be_visible()
    return dialog


def bring(dialog: Locator, name: str, content: str) -> None:
    """Choose a file of cards and values."""
    file: FilePayload = {"name": name, "mimeType": "application/json", "buffer": content.encode()}
    dialog.get_by_label(ENGLISH("hg.edition.choose"), exact=True).set_input_files(file)


def expect_said(dialog: Locator, key: str, **parts: object) -> None:
    """Expect a sentence about the last file action."""
    expect(dialog.get_by_role("alert")).to_contain_text(ENGLISH(f"hg.edition.{key}", **parts))


@pytest.mark.thorough
def test_match_is_played_with_the_cards_of_a_file(opened: Page) -> None:
    zen_garden_page.choose_game(opened, HANGING_GARDENS.name)
    dialog = look(opened)
    bring(dialog, "mine.json", text_of(corrected()))
    expect_said(dialog, "added", name="My copy")
    expect(dialog.get_by_role("table", name="My copy", exact=True)).to_contain_text("4")
    zen_garden_page.press(opened, "dialog.close")
    expect(choice(opened)).to_have_value("My copy")
    zen_garden_page.press(opened, "start.play")
    expect(zen_garden_page.panel(opened)).to_be_visible()
    match = storage_seed.saved(opened)
    assert match.record.options == {"edition": corrected()}
    verify_record(read_record(storage_seed.saved_texts(opened)[match.id]))


def test_built_in_file_is_saved_corrected_and_imported(opened: Page, tmp_path: Path) -> None:
    zen_garden_page.choose_game(opened, HANGING_GARDENS.name)
    dialog = look(opened)
    with opened.expect_download() as download:
        dialog.get_by_role("link", name=ENGLISH("hg.edition.template"), exact=True).click()
    saved = tmp_path / download.value.suggested_filename
    download.value.save_as(saved)
    assert saved.name == "hanging-gardens.json"
    assert saved.read_bytes() == standard_data()
    bring(dialog, saved.name, saved.read_text(encoding="utf-8"))
    expect_said(dialog, "taken", file=saved.name, where="reconstructed")
    bring(dialog, saved.name, json.dumps({**json.loads(saved.read_text(encoding="utf-8")), "name": "Mine"}))
    expect_said(dialog, "added", name="Mine")
