"""French elision, game names in sentences, and singular forms."""

import re
from datetime import date

import pytest

from hofgarten.registry import GAMES
from tests.web.texts.test_texts import all_texts
from web.app.texts import Words
from web.app.view.components.dates import date_words


@pytest.mark.parametrize(
    ("name", "begins"), [("Ada", "qu’Ada ne"), ("Ben", "que Ben ne"), ("Hugo", "qu’Hugo ne"), ("Yann", "que Yann ne")]
)
def test_french_elides_que_as_well(name: str, begins: str) -> None:
    assert f"tant {begins} demande" in Words("fr", "hanging-gardens")("hg.hand_over_hint", name=name)


@pytest.mark.parametrize("game", GAMES)
def test_no_french_preposition_precedes_the_article_of_a_game(game: str) -> None:
    name = Words("fr").of("game", game)
    texts = [text.replace("{game}", name) for text in all_texts("fr").values() if "{game}" in text]
    assert texts
    assert not [text for text in texts if re.search(r"\b(?:de|à|que) L(?:e|es|a)\b", text, re.IGNORECASE)]


@pytest.mark.parametrize(
    ("language", "first", "second"),
    [
        ("en", "1 May 2025", "2 May 2025"),
        ("de", "1. Mai 2025", "2. Mai 2025"),
        ("nl", "1 mei 2025", "2 mei 2025"),
        ("fr", "1er mai 2025", "2 mai 2025"),
    ],
)
def test_only_the_first_of_a_month_is_an_ordinal_in_french(language: str, first: str, second: str) -> None:
    assert [date_words(Words(language), date(2025, 5, day)) for day in (1, 2)] == [first, second]


NEVER_ONE = {
    *("start.people", "share.length", "progress.players", "hg.degrees", "hg.card_turned", "import.fault.many"),
    *("fact.area_apart", "fact.ground_kept", "fact.mission_grows"),
    *("daily.keep", "daily.longest", "daily.margin", "progress.few", "rating.explained"),
    *("end.next.apprentice", "end.next.gardener", "end.next.master"),
    *("puzzles.right_late", "puzzles.storm_count", "ladder.hint", "console.times"),
    *("hg.place.up", "hg.place.down"),
    *("path.intro", "path.first_target", "path.target", "read.round_begins", "players.possible"),
}
"""Texts with a number that is always greater than one."""

OF_MANY = {"review.progress", "review.paused", "series.played", "train.round", "path.stars"}
"""Texts whose plural belongs to the second of two numbers: ``1 of 24 turns``."""

DECIMAL = {
    *("skill.ends", "train.ends"),
    *(f"skill.{you}{name}" for you in ("", "you_") for name in ("lost", "gained", "lucky", "unlucky")),
    *("puzzles.costs", "puzzles.costs_about", "puzzles.gap", "puzzles.gap_played"),
}
"""Texts with a number that has a decimal place: ``1.0 points``."""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_text_with_a_number_and_a_plural_has_a_singular_form(language: str) -> None:
    plural = re.compile(r"\{(?:number|points|of|begin|end|total|most|degrees)\} [^\W\d]+s\b")
    exact = NEVER_ONE | DECIMAL | (OF_MANY if language == "en" else set())
    found = {key for key, text in all_texts(language).items() if not key.endswith(".other") and plural.search(text)}
    assert found <= exact
