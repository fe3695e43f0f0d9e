"""The views of Flower Bed."""

from typing import TYPE_CHECKING, Final

from web.app.view.game_api.game_views import GameViews

if TYPE_CHECKING:  # the parts are imported one by one
    from web.app.view.game_api.match_view import MatchView, Reading


class FlowerBedViews(GameViews):
    """Flower Bed, without optional parts."""

    def match_view(self) -> "MatchView":
        """Return the match screen."""
        from tests.kit.flower_bed.page.view.match_view import MATCH_VIEW

        return MATCH_VIEW

    def reading(self) -> "Reading":
        """Return how a match is read aloud."""
        from tests.kit.flower_bed.page.view.match_view import MATCH_VIEW

        return MATCH_VIEW.reading


VIEWS: Final = FlowerBedViews()
