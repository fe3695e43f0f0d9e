"""The modes of an open match: what depends on its purpose, in one module for each purpose.

A module has `MODE`, a `Mode`. It is imported with the first match of its purpose, and imports screens and actions
inside its functions.
"""

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING, ClassVar, Final, Generic, TypeVar

from web.app.model.match.correspondence import TURN_PLACE
from web.app.model.model import (
    HOME,
    AnalysisBoard,
    InvitePage,
    LessonMatch,
    MatchPage,
    Model,
    Own,
    Page,
    Purpose,
    PuzzleMatch,
    RuleExample,
    Screen,
    Shared,
    StartPage,
    Update,
)

if TYPE_CHECKING:
    from web.app.model.match.match import Match
    from web.app.model.match.shown_match import ShownMatch
    from web.app.model.teaching.rule_position import Part
    from web.app.texts import Words
    from web.app.view.html import Element, Node

P = TypeVar("P", bound=Purpose)
S = TypeVar("S", RuleExample, LessonMatch, PuzzleMatch)

_MODULES: Final[Mapping[type[Purpose], str]] = {
    Own: "own",
    Shared: "shared",
    RuleExample: "rule_example",
    LessonMatch: "lesson",
    PuzzleMatch: "puzzle",
    AnalysisBoard: "analysis",
}


class Mode(Generic[P]):
    """The page of a match, seen by its purpose. Only `place`, `title` and `screen` have no default."""

    menu_entry: ClassVar[str] = ""
    """The name of the screen in the menu that the match belongs to; empty for one by itself."""
    can_play: ClassVar[bool] = True
    """True if moves can be made and taken back."""
    can_close_replay: ClassVar[bool] = True
    can_shift_garden: ClassVar[bool] = True
    """True if Zen Garden shows the arrows that move a garden."""
    place_holds_content: ClassVar[bool] = False
    """True if the place changes with the content, and so replaces the one before in the browser's history."""

    def __init__(self, page: MatchPage, purpose: P) -> None:
        """Wrap a page; ``purpose`` is that of its match."""
        self.page, self.purpose = page, purpose

    @property
    def place(self) -> str:
        """The place of the page, the fragment of its address."""
        raise NotImplementedError

    @property
    def origin(self) -> str:
        """The place to which a screen opened from here leads back."""
        return self.place

    @property
    def keeps_awake(self) -> bool:
        """True to keep the device's screen on."""
        return False

    def link(self, at: int) -> str:
        """Return the place at which other people see the match after ``at`` events."""
        return self.place

    def analysis_subject(self, at: int) -> str:
        """Return the subject of the analysis board for the match after ``at`` events."""
        from web.app.model.links.codec import pack, public_part

        return f"share/{pack(public_part(self.page.match))}/{at}"

    def title(self, words: "Words") -> str:
        """Return the title of the page."""
        raise NotImplementedError

    def screen(self, words: "Words", model: Model, shown: "ShownMatch") -> "Element":
        """Return the screen: the match, and the parts around it."""
        raise NotImplementedError

    def toast(self, words: "Words", model: Model, match: "Match") -> "Node":
        """Return the message over the page."""
        return None

    def panel(self, words: "Words", shown: "ShownMatch") -> "Element | None":
        """Return the panel in place of the usual one, if any."""
        return None

    def shows(self, part: "Part") -> bool:
        """Return True if the screen shows a part of the match."""
        return True

    def after_action(self, before: Model | None, result: Update) -> Update:
        """Return the update after any action in the match, with the steps that follow by themselves."""
        return result


class SandboxMode(Mode[S]):
    """A match that belongs to a screen and is never saved."""

    @property
    def origin(self) -> str:
        """The place from which the screen was opened."""
        return self.purpose.origin


def mode_of(page: MatchPage) -> Mode[Purpose]:
    """Return the mode of an open match."""
    mode: type[Mode[Purpose]] = import_module(f"{__name__}.{_MODULES[type(page.purpose)]}").MODE
    return mode(page, page.purpose)


def place_of(page: Page) -> str:
    """Return the place of a page, the fragment of its address."""
    match page:
        case StartPage():
            return HOME
        case InvitePage(code=code):
            return f"{TURN_PLACE}{code}"
        case Screen(name=name, subject=subject):
            return f"#{name}/{subject}".removesuffix("/")
        case MatchPage():
            return mode_of(page).place


def origin_of(page: Page) -> str:
    """Return the place to which a screen opened from a page leads back: that of a match, or an empty string."""
    match page:
        case Screen(origin=origin):
            return origin
        case MatchPage():
            return mode_of(page).origin
        case _:
            return ""
