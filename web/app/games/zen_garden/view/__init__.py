"""The views of Zen Garden."""

from typing import TYPE_CHECKING, Final

from web.app.view.game_api.game_views import GameViews

if TYPE_CHECKING:  # the parts are imported one by one
    from web.app.view.game_api.editor_view import EditorView
    from web.app.view.game_api.game_views import GardenPicture, Squares
    from web.app.view.game_api.match_view import MatchView, Reading
    from web.app.view.game_api.start_view import StartView


class ZenGardenViews(GameViews):
    """Zen Garden, with all optional parts."""

    def match_view(self) -> "MatchView":
        """Return the match screen."""
        from web.app.games.zen_garden.view.match_view import MATCH_VIEW

        return MATCH_VIEW

    def start_view(self) -> "StartView":
        """Return the part of the start screen."""
        from web.app.games.zen_garden.view.start_view import START_VIEW

        return START_VIEW

    def reading(self) -> "Reading":
        """Return how a match is read aloud."""
        from web.app.games.zen_garden.view.read_aloud import READING

        return READING

    def editor_view(self) -> "EditorView":
        """Return the pictures of the editor."""
        from web.app.games.zen_garden.view.position_editor import EDITOR_VIEW

        return EDITOR_VIEW

    def garden_picture(self) -> "GardenPicture":
        """Return the function that draws a garden."""
        from web.app.games.zen_garden.view.garden_picture import garden_picture

        return garden_picture

    def thumbnail(self) -> "Squares":
        """Return the function that draws a small garden."""
        from web.app.games.zen_garden.view.thumbnail import squares

        return squares


VIEWS: Final = ZenGardenViews()
