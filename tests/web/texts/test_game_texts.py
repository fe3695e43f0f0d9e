"""The texts of each game: its own keys, and English in place of missing texts."""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from hofgarten.registry import GAMES
from web.app import optional, texts
from web.app.texts import LANGUAGES, Words

GAME = "tea-house"
FILES = {
    "en/start": "game-tea--house = Tea House",
    "en/main": """item-coins = Cups
tile-name = a cup
cups =
    { $number ->
        [one] one cup
       *[other] { $number } cups
    }""",
    "de/main": "item-coins = Tassen",
}


@pytest.fixture(autouse=True)
def game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """Add a game with a key of Zen Garden and without most of its texts in German."""
    for name, text in FILES.items():
        file = tmp_path / "texts" / f"{name}.ftl"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    package = ModuleType("web.app.games.tea_house")
    package.__path__ = [str(tmp_path)]
    monkeypatch.setitem(sys.modules, package.__name__, package)
    monkeypatch.setattr(texts, "GAMES", (*GAMES, GAME))
    texts._texts_of.cache_clear()
    yield
    for name in [name for name in sys.modules if name.startswith(f"{package.__name__}.")]:
        del sys.modules[name]


def test_two_games_have_different_texts_for_the_same_key() -> None:
    assert Words("en", GAME)("item.coins") == "Cups"
    assert Words("en", "zen-garden")("item.coins") == "Coins"
    assert Words("en").of_game(GAME).of("item", "coins") == "Cups"


def test_shared_texts_have_no_text_of_a_game() -> None:
    words = Words("en")
    with pytest.raises(KeyError):
        words("item.coins")
    assert Words("en", GAME)("turn.cancel") == Words("en", "zen-garden")("turn.cancel") == words("turn.cancel")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preview_has_english_texts_in_place_of_missing_ones(language: str) -> None:
    words = Words(language, GAME)
    assert words("item.coins") == ("Tassen" if language == "de" else "Cups")
    assert words("tile.name") == "a cup"
    assert words.count("cups", 2) == "2 cups"
    assert words("turn.cancel") == Words(language)("turn.cancel")
    with pytest.raises(KeyError):
        words("tile.laid")


def test_an_optional_module_is_absent_or_raises_its_own_error(monkeypatch: pytest.MonkeyPatch) -> None:
    assert optional("web.app.games.tea_house.texts.fr_lesson") is None
    assert optional("web.app.games.coffee_house.texts.fr_main") is None
    assert optional("web.app.texts") is texts
    monkeypatch.delitem(sys.modules, "web.app.games.zen_garden.table.options", raising=False)
    monkeypatch.setitem(sys.modules, "hofgarten.games.zen_garden.options", None)
    with pytest.raises(ModuleNotFoundError):
        optional("web.app.games.zen_garden.table.options")
