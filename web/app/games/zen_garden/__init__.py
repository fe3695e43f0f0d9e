"""The interface of Zen Garden: move input, views, texts, rule book and lesson."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from hofgarten.game import Json
from web.app.model.game_api.game_page import GamePage

if TYPE_CHECKING:  # the parts are imported one by one
    from web.app.model.game_api.achievements import Achievement
    from web.app.model.game_api.lesson import Lesson
    from web.app.model.game_api.move_input import AnyMoveInput
    from web.app.model.game_api.options import Options
    from web.app.model.game_api.position_editor import AnyPositionEditor
    from web.app.model.game_api.rule_positions import RulePositions
    from web.app.model.game_api.stage_plan import StagePlan


class ZenGardenPage(GamePage):
    """Zen Garden, with all optional parts."""

    players = range(2, 5)
    default_options: ClassVar[Json] = {"level": 1, "boards": (2, 3), "ties": "full"}
    parts = frozenset(("lesson", "rulebook", "picture", "puzzles", "daily"))

    def move_input(self) -> "AnyMoveInput":
        """Return how a move is chosen."""
        from web.app.games.zen_garden.table.move_input import MOVE_INPUT

        return MOVE_INPUT

    def options(self) -> "Options":
        """Return the options in the form."""
        from web.app.games.zen_garden.table.options import OPTIONS

        return OPTIONS

    def achievements(self) -> "Sequence[Achievement]":
        """Return the aims."""
        from web.app.games.zen_garden.table.achievements import ACHIEVEMENTS

        return ACHIEVEMENTS

    def stages(self) -> "Mapping[int, StagePlan]":
        """Return the stages of the garden path."""
        from web.app.games.zen_garden.table.stages import STAGES

        return STAGES

    def lesson(self) -> "Lesson":
        """Return the lesson."""
        from web.app.games.zen_garden.lesson import LESSON

        return LESSON

    def rule_positions(self) -> "RulePositions":
        """Return the positions of the rule book."""
        from web.app.games.zen_garden.table.rule_positions import RULE_POSITIONS

        return RULE_POSITIONS

    def position_editor(self) -> "AnyPositionEditor":
        """Return the editor."""
        from web.app.games.zen_garden.table.position_editor import POSITION_EDITOR

        return POSITION_EDITOR

    def compression_words(self) -> str:
        """Return the dictionary of links."""
        from web.app.games.zen_garden.table.compression_dict import WORDS

        return WORDS


GAME: Final = ZenGardenPage()
