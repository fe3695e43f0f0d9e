"""The interface of The Hanging Gardens: move input, views, texts, rule book and lesson."""

from typing import Final

from web.app.model.game_api.game_page import GamePage

GAME: Final = GamePage(
    players=range(2, 5),
    default_options={"edition": ""},
    minutes=30,
    parts=frozenset(("lesson", "rulebook", "picture", "puzzles", "daily")),
)
