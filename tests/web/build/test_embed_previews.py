"""Tests for the previews that embedded pages show until Python is ready."""

import re
from html import unescape
from pathlib import Path

import pytest

from hofgarten.registry import GAMES
from tests.kit.same_origin import faults
from web.app.model.game_api.game_page import games_with
from web.app.model.teaching.rule_position import positions
from web.app.texts import LANGUAGES
from web.build.embed_previews import pictures, still
from web.build.paths import PREVIEWS


def text_of(html: str) -> str:
    return unescape(re.sub("[ \n]+", " ", re.sub(r"<[^>]*>", " ", html)))


@pytest.mark.thorough
def test_there_is_a_preview_of_every_rule_and_game_in_every_language() -> None:
    drawn = dict(preview for game in GAMES for preview in pictures(game))
    names = [f"play-{game}" for game in GAMES]
    names += [rule for game in games_with("rulebook") for rule in positions(game)]
    assert set(drawn) == {f"{name}.{language}" for name in names for language in LANGUAGES}
    for name, html in drawn.items():
        picture = still(html, frozenset({"data-css"}))
        assert text_of(picture) == text_of(html), name
        assert not re.search(r"data-(?!css)|aria-|<script|\sstyle=| id=", picture), name
        assert picture.count(" inert") == (0 if name.startswith("play-") else 1)


def test_preview_keeps_attributes_that_the_style_sheet_selects() -> None:
    html = '<p class="rule-position" id="a" data-x="1" aria-pressed="true">a &amp; b<br>&#8722;</p>'
    kept = still(html, frozenset({"aria-pressed"}))
    assert kept == '<p class="rule-position" aria-pressed="true" inert>a &amp; b<br>&#8722;</p>'


def test_preview_needs_no_policy_but_must_not_load_other_origins(tmp_path: Path) -> None:
    preview = f"{PREVIEWS}/Z5.1.en.html"
    (tmp_path / PREVIEWS).mkdir()
    for name in ("Z5.1.en.html", preview):
        (tmp_path / name).write_text('<p class="live">A garden</p>', encoding="utf-8")
    assert list(faults(tmp_path / "Z5.1.en.html", tmp_path))
    assert not list(faults(tmp_path / preview, tmp_path))
    (tmp_path / preview).write_text('<img src="https://example.org/a.png">', encoding="utf-8")
    assert list(faults(tmp_path / preview, tmp_path)) == [f"{preview}: https://example.org/a.png"]
