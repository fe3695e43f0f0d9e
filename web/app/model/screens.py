"""The screens besides the start screen and a match, each declared once. Their places are ``#<name>/<subject>``.

Router, menu, start screen and views read the table. A screen's texts are ``way.<name>``, and ``way_hint.<name>`` if the
start screen has a link to it.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from web.app.model.model import ANALYSIS, LEARN, PATH, PUZZLES, ROOM, RULES, WORKSHOP

if TYPE_CHECKING:
    from web.app.model.game_api.game_page import GamePart


class ScreenFacts(NamedTuple):
    """The facts about a screen that hold while it is not open."""

    icon: str = ""
    """The picture of the links to it."""
    in_menu: bool = False
    on_start: bool = False
    """True if the start screen has a link to it."""
    part: "GamePart | None" = None
    """The optional part of a game that it shows: the start screen has a link for each game with that part."""
    module: str = ""
    """The module in ``web/app/view/screens``, if it is not named after the screen."""
    opener: str = ""
    """The module in ``web/app/update`` whose ``open_screen`` opens it; empty if nothing has to be prepared."""
    has_plain_subject: bool = False
    """True if its subject is made of words, numbers and days."""
    has_known_subjects: bool = False
    """True if a place that it does not reach is reported."""
    begins_with_game: bool = False
    """True if its subject is empty or begins with a game, or with ``ALL_GAMES``."""


SCREENS: Final[Mapping[str, ScreenFacts]] = {
    LEARN: ScreenFacts(
        "learn",
        in_menu=True,
        on_start=True,
        part="lesson",
        module="tutorial",
        opener="tutorial",
        has_plain_subject=True,
        has_known_subjects=True,
    ),
    RULES: ScreenFacts(
        "book",
        in_menu=True,
        on_start=True,
        part="rulebook",
        module="rule_book",
        opener="rule_book",
        has_plain_subject=True,
        has_known_subjects=True,
    ),
    PUZZLES: ScreenFacts(
        "puzzle", in_menu=True, on_start=True, opener="puzzles", has_plain_subject=True, has_known_subjects=True
    ),
    "daily": ScreenFacts("calendar", in_menu=True, has_plain_subject=True, begins_with_game=True),
    PATH: ScreenFacts("steps", in_menu=True, has_plain_subject=True),
    "statistics": ScreenFacts("chart", in_menu=True, on_start=True, begins_with_game=True),
    "gallery": ScreenFacts("frame", in_menu=True, on_start=True, has_plain_subject=True, begins_with_game=True),
    ANALYSIS: ScreenFacts("branch", in_menu=True, opener="analysis"),
    WORKSHOP: ScreenFacts("pencil", in_menu=True, on_start=True, opener="workshop"),
    "embed": ScreenFacts("frame", in_menu=True),
    ROOM: ScreenFacts(opener="room"),
}
"""By name, in the order of the menu and of the start screen."""
