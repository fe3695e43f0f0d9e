"""The screens besides the start screen and a match, each declared once. Their places are ``#<name>/<subject>``.

Router, menu, start screen and views read the table. A screen's texts are ``way.<name>``, and ``way_hint.<name>`` if the
start screen has a link to it.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple

from hofgarten.registry import GAMES
from web.app.model.model import ALL_GAMES, ANALYSIS, LEARN, PATH, PROGRESS, PUZZLES, ROOM, RULES, WORKSHOP

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
    begins_with: tuple[str, ...] = ()
    """The words with which its subject begins, unless it is empty; an empty tuple if it may begin with others."""


PROGRESS_PARTS: Final = ("results", "rating", "achievements", "gardens")
"""The parts of the screen of progress. The first is shown if none is named."""

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
    "daily": ScreenFacts("calendar", in_menu=True, has_plain_subject=True, begins_with=(ALL_GAMES, *GAMES)),
    PATH: ScreenFacts("steps", in_menu=True, has_plain_subject=True),
    PROGRESS: ScreenFacts("chart", in_menu=True, on_start=True, has_plain_subject=True, begins_with=PROGRESS_PARTS),
    ANALYSIS: ScreenFacts("branch", in_menu=True, opener="analysis"),
    WORKSHOP: ScreenFacts("pencil", in_menu=True, on_start=True, opener="workshop"),
    "embed": ScreenFacts("frame", in_menu=True),
    "about": ScreenFacts("info", in_menu=True),
    ROOM: ScreenFacts(opener="room"),
}
"""By name, in the order of the menu and of the start screen."""

FORMER_PLACES: Final = {"#statistics": f"#{PROGRESS}/results", "#gallery": f"#{PROGRESS}/gardens"}
"""Places of earlier builds, and the present ones. The rest of a place is unchanged."""
