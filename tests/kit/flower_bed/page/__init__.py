"""The page of Flower Bed: choosing a move, the board, texts and styles."""

from typing import TYPE_CHECKING, Final

from web.app.model.game_api.game_page import GamePage

if TYPE_CHECKING:  # the parts are imported one by one
    from web.app.model.game_api.move_input import AnyMoveInput


class FlowerBedPage(GamePage):
    """Flower Bed, without optional parts."""

    players = range(2, 5)

    def move_input(self) -> "AnyMoveInput":
        """Return how a move is chosen."""
        from tests.kit.flower_bed.page.table.move_input import MOVE_INPUT

        return MOVE_INPUT


GAME: Final = FlowerBedPage()
