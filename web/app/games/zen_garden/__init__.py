"""The interface of Zen Garden: move input, views, texts, rule book and lesson."""

from typing import Final

from web.app.model.game_api.game_page import GamePage

GAME: Final = GamePage(
    players=range(2, 5),
    default_options={"level": 1, "boards": (2, 3), "ties": "full"},
    minutes=20,
    parts=frozenset(("lesson", "rulebook", "picture", "puzzles", "daily")),
)
