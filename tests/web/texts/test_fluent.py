"""Fluent files: another reader finds the same in them, every language has every text, and a fifth one can begin."""

import re
from pathlib import Path
from typing import Final

import pytest
from babel import Locale
from fluent.syntax import parse, serialize
from fluent.syntax.ast import (
    Junk,
    Message,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
)

from hofgarten.game import module_name
from tests.kit.games import COMPLETE
from tests.web.languages import COMPLETE_LANGUAGES
from web.app import fluent, texts
from web.app.texts import LANGUAGES, OWN_NAMES, Words
from web.build.paths import APP

FILES: Final = sorted(APP.rglob("texts/*/*.ftl"))
ENGLISH: Final = [file for file in FILES if file.parent.name == LANGUAGES[0]]
GAMES: Final = APP / "games"


def read_by_another(source: str) -> dict[str, fluent.Message]:
    """Return the messages of a file as the reader of Fluent's authors finds them."""
    found = {}
    for entry in parse(source).body:
        assert not isinstance(entry, Junk), entry.content
        if isinstance(entry, Message):
            assert entry.value is not None
            assert not entry.attributes
            found[fluent.key_of(entry.id.name)] = _message(entry.value)
    return found


def _message(pattern: Pattern) -> fluent.Message:
    match pattern.elements:
        case [Placeable(expression=SelectExpression(variants=variants))]:
            return {variant.key.name: _text(variant.value) for variant in variants}  # type: ignore[union-attr]
    return _text(pattern)


def _text(pattern: Pattern) -> str:
    return "".join(map(_part, pattern.elements))


def _part(element: TextElement | Placeable) -> str:
    match element:
        case TextElement(value=text):
            return text
        case Placeable(expression=VariableReference() as variable):
            return f"{{{variable.id.name}}}"
        case Placeable(expression=StringLiteral() as quoted):
            return str(quoted.parse()["value"])
    raise AssertionError(element)


def arguments(message: fluent.Message) -> set[str]:
    forms = [message] if isinstance(message, str) else message.values()
    return {name for text in forms for name in re.findall(r"{(\w+)}", text)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_another_reader_finds_the_same_in_a_file_and_would_write_it_as_it_is(language: str) -> None:
    files = [file for file in FILES if file.parent.name == language]
    assert files
    for file in files:
        source = file.read_text("utf-8")
        found = fluent.read(source)
        assert list(found.items()) == list(read_by_another(source).items()), file
        assert serialize(parse(source)) == source, file
        assert all(found.values()), file


@pytest.mark.parametrize(
    "source", ["-term = x", "a = { $n } { b }", "a = { FUN($n) }", "a = { $n ->\n *[x] y\n } z", "a = {", "no message"]
)
def test_other_parts_of_fluent_are_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"no message|not an argument"):
        fluent.read(source)


@pytest.mark.parametrize("file", ENGLISH, ids=lambda file: "/".join(file.relative_to(APP).parts))
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_has_every_text_with_the_same_arguments_and_its_plural_forms(language: str, file: Path) -> None:
    folder, part = file.parent.parent, file.stem
    lacks = fluent.missing(folder, language, part)
    game = folder.parent.name if GAMES in folder.parents else ""
    if lacks and (language not in COMPLETE_LANGUAGES or (game and game not in map(module_name, COMPLETE))):
        pytest.skip(f"{language}: {file.relative_to(APP)} lacks {len(lacks)} texts")
    assert lacks == []
    english, own = (fluent.read((folder / name / file.name).read_text("utf-8")) for name in (LANGUAGES[0], language))
    assert list(own) == list(english)
    for key, message in own.items():
        assert arguments(message) == arguments(english[key]), key
        assert isinstance(message, str) == isinstance(english[key], str), key
        if not isinstance(message, str):
            assert {"one", "other"} <= message.keys() <= {*Locale(language).plural_form.tags, "other"}, key


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_those_of_cldr(language: str) -> None:
    words, form = Words(language), Locale(language).plural_form
    chosen = {number: words.count("players.total", number, total="x") for number in range(1001)}
    assert chosen == {number: words(f"players.total.{form(number)}", total="x") for number in chosen}


POLISH: Final = """### Ten texts

undo = Cofnij ruch
redo = Ponów ruch
start-new = Nowa gra
start-game = Gra
start-players = Gracze
start-name = Imię
turn-end = Zakończ turę
hint-ask = Podpowiedź
round = Runda { $number } z { $of }
players-total =
    { $number ->
        [one] { $total } punkt
        [few] { $total } punkty
        [many] { $total } punktów
       *[other] { $total } punktu
    }
"""


@pytest.fixture
def polish(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return a folder with the shared texts, in which a fifth language has ten."""
    (tmp_path / "pl").mkdir()
    (tmp_path / "pl" / "main.ftl").write_text(POLISH, encoding="utf-8")
    (tmp_path / "en").symlink_to(APP / "texts" / "en")
    monkeypatch.setattr(texts, "__path__", [str(tmp_path)])
    monkeypatch.setattr(texts, "_PLURAL", {**texts._PLURAL, "pl": Locale("pl").plural_form})
    monkeypatch.setattr(texts, "OWN_NAMES", {**OWN_NAMES, "pl": "Polski"})
    return tmp_path


def test_a_language_with_ten_texts_and_four_plural_forms_is_english_in_everything_else(polish: Path) -> None:
    words, english = Words("pl"), Words("en")
    assert [words.count("players.total", n, total=n) for n in (1, 3, 5, 22)] == [
        *("1 punkt", "3 punkty", "5 punktów", "22 punkty")
    ]
    assert words("round", number=1, of=8) == "Runda 1 z 8"
    assert words("turn.cancel") == english("turn.cancel")
    assert words.count("fact.squares", 5) == english.count("fact.squares", 5)
    counted = [fluent.missing(polish, "pl", file.stem) for file in (polish / "en").iterdir()]
    every = sum(len(fluent.read(file.read_text("utf-8"))) for file in (polish / "en").iterdir())
    assert sum(map(len, counted)) == every - 10
