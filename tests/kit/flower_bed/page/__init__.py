"""The page of Flower Bed: choosing a move, the board, texts and styles."""

from typing import TYPE_CHECKING, Final

from web.app.game_page import GamePage

if TYPE_CHECKING:  # the parts are imported one by one
    from web.app.model.game_api.move_input import AnyMoveInput
    from web.app.view.game_api.match_view import MatchView


class FlowerBedPage(GamePage):
    """Flower Bed, without optional parts."""

    players = range(2, 5)

    def move_input(self) -> "AnyMoveInput":
        """Return how a move is chosen."""
        from tests.kit.flower_bed.page.table.move_input import MOVE_INPUT

        return MOVE_INPUT

    def match_view(self) -> "MatchView":
        """Return the match screen."""
        from tests.kit.flower_bed.page.view.match_view import MATCH_VIEW

        return MATCH_VIEW


GAME: Final = FlowerBedPage()
