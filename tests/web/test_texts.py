"""The words: the same keys in each language, every key used, every use known."""

import ast
import re
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from engine.bots import BOTS
from engine.zen_garden.options import BOARDS, MAJORITY_TIES
from engine.zen_garden.tiles import CORNERS, FEATURES
from web.form import COLOURS, KINDS
from web.own_bots import FAILURES
from web.settings import SPEEDS, THEMES
from web.texts import LANGUAGES, Words
from web.views.dialogs import KEYS
from web.views.zen_garden.score import ITEM_RULES

WEB = Path(__file__).parents[2] / "web"
GROUPS: dict[str, set[str]] = {
    "feature": set(FEATURES),
    "corner": set(CORNERS),
    "way": {"north", "east", "south", "west"},
    "item": set(ITEM_RULES),
    "board": {str(board) for board in BOARDS},
    "colour": set(COLOURS),
    "kind": set(KINDS),
    "bot": set(BOTS),
    "ties": set(MAJORITY_TIES),
    "theme": set(THEMES),
    "speed": set(SPEEDS),
    "whereabouts": {"supply", "discard", "board", "garden"},
}
"""Texts of which there is one for each name of something."""

REFUSALS = {f"refusal.{key}" for key in ("taken", "too_dear", "no_tile", "no_room", "occupied", "not_adjacent")}
NOTICES = {
    f"notice.{key}"
    for key in (
        "deleted",
        "damaged",
        "not_found",
        "opponent_failed",
        "hint_failed",
        "review_failed",
        "stand_in",
        "storage_full",
        "storage_forbidden",
    )
}
OWN_BOTS = {
    *(f"notice.{notice}" for notice in FAILURES.values()),
    *(f"own.{said}" for said in ("added", "replaced", "removed", "none_chosen", "not_kept")),
    *(f"own.{fault}" for fault in ("neither", "large", "unreadable", "text", "no_choose", "wheel")),
}


def table(language: str) -> dict[str, str]:
    """Return all words of a language."""
    words: dict[str, str] = import_module(f"web.texts.{language}").WORDS
    return words


def calls() -> Iterator[ast.Call]:
    """Yield every call in the sources of the table."""
    for path in sorted(WEB.rglob("*.py")):
        yield from (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call))


def literals(node: ast.expr) -> set[str]:
    """Return the texts that an argument can be, as far as they are written out."""
    return {n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)}


def used_keys() -> set[str]:
    """Return every key that the sources name, those of groups apart."""
    found: set[str] = {key for _, key in KEYS} | REFUSALS | NOTICES | OWN_BOTS
    strings = {text for call in calls() for argument in call.args for text in literals(argument)}
    assigned = {
        text
        for path in WEB.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Assign)
        for text in literals(node.value)
    }
    known = table("en")
    counted = {key.rpartition(".")[0] for key in known if key.endswith((".one", ".other"))}
    for text in strings | assigned:
        if text in known:
            found.add(text)
        if text in counted:
            found |= {f"{text}.one", f"{text}.other"}
    return found


def group_keys() -> set[str]:
    """Return the keys of all groups."""
    return {f"{group}.{name}" for group, names in GROUPS.items() for name in names}


def test_no_key_is_unused() -> None:
    assert set(table("en")) - used_keys() - group_keys() == set()


def test_no_key_is_missing() -> None:
    assert (used_keys() | group_keys()) - set(table("en")) == set()


def test_every_group_that_is_asked_for_is_known() -> None:
    asked = {
        text
        for call in calls()
        if isinstance(call.func, ast.Attribute) and call.func.attr == "of" and len(call.args) == 2
        for text in literals(call.args[0])
    }
    assert asked - {"notice"} == set(GROUPS)


def test_every_literal_key_that_is_asked_for_is_known() -> None:
    known = table("en")
    for call in calls():
        if isinstance(call.func, ast.Name) and call.func.id == "words" and call.args:
            argument = call.args[0]
            if isinstance(argument, ast.Constant):
                assert argument.value in known


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_the_same_keys_and_parts(language: str) -> None:
    english, other = table("en"), table(language)
    assert list(other) == list(english)
    for key, text in other.items():
        assert text.strip() == text.strip() != "", key
        assert set(re.findall(r"{(\w+)}", text)) == set(re.findall(r"{(\w+)}", english[key])), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_a_true_minus_and_the_right_form(language: str) -> None:
    words = Words(language)
    assert words.number(-3) == "\N{MINUS SIGN}3"
    assert (words.points(3), words.points(0), words.points(-1)) == ("+3", "0", "\N{MINUS SIGN}1")
    assert words.count("coins", 1) == words("coins.one", number=1)
    assert words.count("coins", 2) == words("coins.other", number=2)


@pytest.mark.parametrize(
    ("language", "none"), [("en", "0 coins"), ("de", "0 Münzen"), ("nl", "0 munten"), ("fr", "0 pièce")]
)
def test_nothing_is_singular_in_french_only(language: str, none: str) -> None:
    assert Words(language).count("coins", 0) == none


def test_french_sets_a_no_break_space_before_punctuation() -> None:
    assert not [text for text in table("fr").values() if re.search(r"(?<!\u00a0):|(?<!\u202f)[;!?»]|«(?!\u202f)", text)]


def test_each_language_names_itself() -> None:
    names = [Words(language)("language.own_name") for language in LANGUAGES]
    assert names == ["English", "Deutsch", "Nederlands", "Français"]


@pytest.mark.parametrize(("language", "point"), [("en", "."), ("de", ","), ("nl", ","), ("fr", ",")])
def test_hundredths_are_rounded_and_written_as_the_language_does(language: str, point: str) -> None:
    words, minus = Words(language), "\N{MINUS SIGN}"
    hundredths = (0, 4, 5, -4, -5, 132, -1349, 5250)
    decimals = ["0.0", "0.0", "0.1", "0.0", f"{minus}0.1", "1.3", f"{minus}13.5", "52.5"]
    assert [words.decimal(number) for number in hundredths] == [text.replace(".", point) for text in decimals]
    assert [words.change(number) for number in (132, 4, -132)] == [
        text.replace(".", point) for text in ("+1.3", "0.0", f"{minus}1.3")
    ]
    assert [words.whole(number) for number in (5249, 5250, -49, -50)] == ["52", "53", "0", f"{minus}1"]
