"""Browser storage of the library and the settings."""

from dataclasses import replace

import pytest

from web.app.model import settings as kept_settings
from web.app.model.library import saved_matches
from web.app.model.library.saved_matches import PREFIX, Library, SavedMatch
from web.app.model.model import Model, Update
from web.app.model.persistence import Writing, due_writes, own_entries, storage_after
from web.app.model.settings import Settings

STORAGE = {PREFIX + "a": "1", PREFIX + "b": "2", "hofgarten/settings": "{}", "other": "x"}


def test_new_matches_are_written_and_deleted_ones_removed() -> None:
    before = Model(library=saved_matches.from_storage(STORAGE), storage_snapshot=own_entries(STORAGE))
    assert due_writes(None, Update(before)) == Writing({}, {})
    library = saved_matches.delete(before.library, "a")
    for changed in (SavedMatch("b", "3"), SavedMatch("c", "4")):
        library = saved_matches.put(library, changed)
    after = replace(before, library=library)
    due = due_writes(before, Update(after))
    assert due.save == {PREFIX + "a": None, PREFIX + "b": "3", PREFIX + "c": "4"}
    assert due.base == {PREFIX + "a": "1", PREFIX + "b": "2", PREFIX + "c": None}
    assert storage_after(after, due) == {PREFIX + "b": "3", PREFIX + "c": "4", "hofgarten/settings": "{}"}


def test_the_last_deleted_match_can_be_restored() -> None:
    gone = saved_matches.delete(saved_matches.delete(saved_matches.from_storage(STORAGE), "a"), "b")
    back = saved_matches.restore(gone)
    assert (back.matches, back.deleted) == ({"b": SavedMatch("b", "2")}, None)
    assert saved_matches.restore(Library()) == Library()
    assert saved_matches.delete(gone, "no such match").deleted == SavedMatch("b", "2")


@pytest.mark.parametrize(
    ("chosen", "browser", "language"),
    [
        ("", [], "en"),
        ("", ["ja"], "en"),
        ("en", ["de"], "en"),
        ("", ["de-AT", "en"], "de"),
        ("", ["ja", "de"], "de"),
        ("", ["fry-NL", "nl"], "nl"),
        ("", ["frr", "de_DE"], "de"),
        ("", ["deb", "DE"], "de"),
    ],
)
def test_the_language_is_the_setting_else_the_browsers(chosen: str, browser: list[str], language: str) -> None:
    assert kept_settings.language(Settings(language=chosen), browser) == language
