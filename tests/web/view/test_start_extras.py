"""Comfort features: switches in the settings, suggested names, browser commands, printing, icons and fonts."""

import hashlib
import json
import re
import struct
from pathlib import Path

import pytest

from e2e.icons import ICONS, STAMP, stamp
from tests.web.harness import Person, reopened
from tests.web.languages import languages
from web.app.model.library.saved_matches import people
from web.app.model.settings import UNTICKED, VALUES, Settings
from web.app.texts import folders, words_of

WEB = Path(__file__).parents[3] / "web"


@pytest.mark.parametrize("name", UNTICKED)
def test_both_values_of_a_switch_are_saved(name: str) -> None:
    person = Person()
    person.do("dialog", name="settings")
    before = getattr(Settings(), name)
    value = re.search(rf'name="{name}" value="(\w+)"', person.reply["html"])
    assert value is not None
    for fields, wanted in (({name: value[1]}, value[1]), ({}, UNTICKED[name])):
        person.do("set", name=name, fields={"theme": "auto"} | fields)
        assert getattr(reopened(person).model.settings, name) == wanted
    person.do("set", name=name, fields={name: "perhaps"})
    assert getattr(person.model.settings, name) == UNTICKED[name]
    assert before in {value[1], UNTICKED[name]}


def test_each_checkbox_of_the_settings_has_a_value_without_a_tick() -> None:
    _, _, dialog = Person().do("dialog", name="settings")["html"].partition("<dialog")
    tags = re.findall("<input[^>]*>", dialog)
    ticks = [name[1] for tag in tags if 'type="checkbox"' in tag and (name := re.search(r' name="(\w+)"', tag))]
    assert sorted(ticks) == sorted(UNTICKED)
    assert all(UNTICKED[name] in VALUES[name] for name in ticks)


def test_names_of_earlier_players_are_suggested_latest_first() -> None:
    person = Person()
    person.start_match(**{"name-0": "Ada", "name-1": "", "kind-1": "gardener"})
    person.do("go", place="")
    person.start_match(**{"name-0": "Bo <b>", "name-1": ""})
    person.do("go", place="")
    assert list(people(person.model.library)) == ["Bo <b>", "Player 2", "Ada"]
    offered = person.reply["html"].partition("<datalist")[2].partition("</datalist>")[0]
    assert re.findall('value="([^"]*)"', offered) == ["Bo &lt;b&gt;", "Ada"]


def test_of_people_whose_names_look_alike_the_latest_is_suggested() -> None:
    person = Person()
    for name in ("Ada", "l", "АDА", "I"):
        person.do("go", place="")
        person.start_match(**{"name-0": name, "name-1": "Ben"})
    assert list(people(person.model.library)) == ["I", "Ben", "АDА"]


def test_the_latest_unfinished_match_can_be_continued() -> None:
    person = Person()
    person.start_match()
    first = person.match.id
    person.do("go", place="")
    person.start_match(level="1")
    person.play_to_the_end()
    person.do("go", place="")
    assert f'class="continue" href="#match/{first}"' in person.reply["html"]
    person.do("delete", identity=first)
    assert 'class="continue"' not in person.reply["html"]


SHARED = {"kind": "share", "title": "T", "text": "a\nb", "place": "#daily"}


@pytest.mark.parametrize(
    ("lines", "place", "command"),
    [(["a\0", "b"], "#daily", SHARED), (["a"], "javascript:x", None), ("a", "#daily", None)],
)
def test_actions_request_browser_commands(lines: object, place: str, command: object) -> None:
    assert Person().do("share", title="T", lines=lines, place=place).get("command") == command
    assert Person().do("print")["command"] == {"kind": "print"}


def test_the_result_of_a_browser_command_is_a_notice() -> None:
    failed = {"share": "copy_failed", "print": "deed_failed"}
    told = [("share", "copied", "copied"), *((kind, "failed", notice) for kind, notice in failed.items()), ("x", 7, "")]
    for kind, how, notice in told:
        person = Person()
        person.do("command-done", kind=kind, how=how)
        assert person.model.notice == notice


def test_a_finished_match_has_a_sheet_to_print() -> None:
    person = Person()
    person.start_match(**{"name-0": "Ada", "name-1": "Bo"})
    assert "sheet" not in person.do("dialog", name="sheet")["html"]
    person.play_to_the_end()
    html = person.do("dialog", name="sheet")["html"].partition('class="sheet')[2]
    totals = [str(score.total) for score in person.match.game.score(person.match.state)]
    assert re.findall(r"<td>([^<]*)</td>", html.partition("<tfoot>")[2]) == totals
    assert html.count("<figure") == 2
    assert "is-own" not in html


def test_the_sheet_of_a_match_against_a_computer_begins_with_the_persons_large_garden() -> None:
    person = Person()
    person.start_match(**{"kind-0": "apprentice", "kind-1": "person", "name-1": "Ada"})
    person.play_to_the_end()
    figures = person.do("dialog", name="sheet")["html"].partition('class="sheet')[2].split("<figure")[1:]
    total = person.match.game.score(person.match.state)[person.match.names.index("Ada")].total
    assert ["is-own" in figure for figure in figures] == [True, False]
    assert "Ada" in figures[0]
    assert f"{total} points" in figures[0]


def test_icons_match_the_drawing_and_their_sizes() -> None:
    assert json.loads(STAMP.read_text("utf-8")) == stamp(), "run python -m e2e.icons"
    for icon in ICONS:
        data = (WEB / "art" / icon.name).read_bytes()
        assert data[:8] == b"\x89PNG\r\n\x1a\n"
        assert struct.unpack(">II", data[16:24]) == (icon.size, icon.size)
    assert len({hashlib.sha256((WEB / "art" / icon.name).read_bytes()).digest() for icon in ICONS}) == len(ICONS)


@languages
def test_the_fonts_have_every_letter_of_the_texts(language: str) -> None:
    ranges = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", (WEB / "style" / "tokens" / "fonts.css").read_text("utf-8"))
    covered = {code for first, last in ranges for code in range(int(first, 16), int(last or first, 16) + 1)}
    texts = "".join(text for folder in ("", *folders()) for text in words_of(language, folder).values())
    assert {letter for letter in texts if letter != "\n" and ord(letter) not in covered} == set()
