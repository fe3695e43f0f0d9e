"""Facts about the texts that the build writes into ``web.start_data``, read from the files without it."""

from collections.abc import Mapping
from pathlib import Path

from hofgarten.game import module_name
from hofgarten.registry import GAMES
from web.app import optional, texts
from web.app.texts import LANGUAGES, NAMES, texts_in, words_of


def topic_of_groups() -> Mapping[str, str]:
    """Return the topic of each group of keys: see ``web.app.texts.topic_of_groups``."""
    files = sorted(file.stem for file in Path(*texts.__path__, LANGUAGES[0]).glob("*.ftl"))
    found = {topic: words_of(LANGUAGES[0], topic) for topic in files if topic != "main"}
    groups = {key.partition(".")[0]: topic for topic, words in found.items() for key in words}
    return groups | dict.fromkeys(("game", "tagline", "way", "way_hint"), NAMES)


def names_in(language: str) -> Mapping[str, str]:
    """Return the names and hints of all games and screens."""
    shown = [game for game in GAMES if optional(f"web.app.games.{module_name(game)}")]  # not those of a user
    keys = {f"{group}.{game}": game for game in shown for group in ("game", "tagline")}
    words = {key: texts_in(language, game)(key) for key, game in keys.items()}
    for topic in texts.topics():
        words |= {key: text for key, text in words_of(language, topic).items() if key.startswith("way")}
    return words
