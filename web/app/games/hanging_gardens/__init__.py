"""The interface of The Hanging Gardens: move input, views, texts, rule book and lesson."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from hofgarten.game import Json
from web.app.game_page import GamePage

if TYPE_CHECKING:  # the parts are imported one by one
    from web.app.model.game_api.achievements import Achievement
    from web.app.model.game_api.move_input import AnyMoveInput
    from web.app.model.game_api.options import Options
    from web.app.model.game_api.position_editor import AnyPositionEditor
    from web.app.model.game_api.stage_plan import StagePlan
    from web.app.model.teaching.lesson import Lesson
    from web.app.model.teaching.rule_position import RulePositions
    from web.app.view.game_api.editor_view import EditorView
    from web.app.view.game_api.match_view import MatchView, Reading
    from web.app.view.game_api.start_view import StartView
    from web.app.view.garden_picture import GardenPicture
    from web.app.view.thumbnail import Squares


class HangingGardensPage(GamePage):
    """The Hanging Gardens, with all optional parts."""

    players = range(2, 5)
    default_options: ClassVar[Json] = {"edition": ""}
    parts = frozenset(("lesson", "rulebook", "picture", "puzzles", "daily"))

    def move_input(self) -> "AnyMoveInput":
        """Return how a move is chosen."""
        from web.app.games.hanging_gardens.table.move_input import MOVE_INPUT

        return MOVE_INPUT

    def match_view(self) -> "MatchView":
        """Return the match screen."""
        from web.app.games.hanging_gardens.view.match_view import MATCH_VIEW

        return MATCH_VIEW

    def options(self) -> "Options":
        """Return the options in the form."""
        from web.app.games.hanging_gardens.table.options import OPTIONS

        return OPTIONS

    def start_view(self) -> "StartView":
        """Return the part of the start screen."""
        from web.app.games.hanging_gardens.view.start_view import START_VIEW

        return START_VIEW

    def achievements(self) -> "Sequence[Achievement]":
        """Return the aims."""
        from web.app.games.hanging_gardens.table.achievements import ACHIEVEMENTS

        return ACHIEVEMENTS

    def stages(self) -> "Mapping[int, StagePlan]":
        """Return the stages of the garden path."""
        from web.app.games.hanging_gardens.table.stages import STAGES

        return STAGES

    def lesson(self) -> "Lesson":
        """Return the lesson."""
        from web.app.games.hanging_gardens.lesson import LESSON

        return LESSON

    def rule_positions(self) -> "RulePositions":
        """Return the positions of the rule book."""
        from web.app.games.hanging_gardens.table.rule_positions import RULE_POSITIONS

        return RULE_POSITIONS

    def reading(self) -> "Reading":
        """Return how a match is read aloud."""
        from web.app.games.hanging_gardens.view.read_aloud import READING

        return READING

    def position_editor(self) -> "AnyPositionEditor":
        """Return the editor."""
        from web.app.games.hanging_gardens.table.position_editor import POSITION_EDITOR

        return POSITION_EDITOR

    def editor_view(self) -> "EditorView":
        """Return the pictures of the editor."""
        from web.app.games.hanging_gardens.view.position_editor import EDITOR_VIEW

        return EDITOR_VIEW

    def garden_picture(self) -> "GardenPicture":
        """Return the function that draws a garden."""
        from web.app.games.hanging_gardens.view.garden_picture import garden_picture

        return garden_picture

    def thumbnail(self) -> "Squares":
        """Return the function that draws a small garden."""
        from web.app.games.hanging_gardens.view.thumbnail import squares

        return squares

    def compression_words(self) -> str:
        """Return the dictionary of links."""
        from web.app.games.hanging_gardens.table.compression_dict import WORDS

        return WORDS


GAME: Final = HangingGardensPage()
