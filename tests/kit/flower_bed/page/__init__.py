"""The page of Flower Bed: choosing a move, the board, texts and styles."""

from typing import Final

from web.app.model.game_api.game_page import GamePage

GAME: Final = GamePage(players=range(2, 5))
