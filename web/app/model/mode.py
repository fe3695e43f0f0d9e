"""The facts about an open match that depend on its purpose (own, shared, a lesson, ...), and the actions it permits.

The needs of actions are not in ``HANDLERS``: views, which ask for them, too, know no handlers.
"""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, NamedTuple, assert_never

from web.app.model.match.correspondence import TURN_PLACE
from web.app.model.model import (
    ANALYSIS,
    ANALYSIS_MATCH,
    ANALYSIS_SHARE,
    HOME,
    LEARN,
    LOG_PLACE,
    MATCH_PLACE,
    NEW_PLACE,
    PUZZLES,
    REVIEW_PLACE,
    RULES,
    SHARE_PLACE,
    AnalysisBoard,
    InvitePage,
    LessonMatch,
    MatchPage,
    Own,
    Page,
    Purpose,
    PuzzleMatch,
    Replay,
    Review,
    RuleExample,
    Screen,
    SetUp,
    Shared,
    StartPage,
)

if TYPE_CHECKING:
    from web.app.model.game_api.rule_positions import ScreenPart


class Mode(NamedTuple):
    """The facts that hold for all matches of a purpose."""

    menu_entry: str = ""
    """The name of the screen in the menu that the match belongs to; empty for one that has a menu of its own."""
    can_shift_garden: bool = True
    """True if Zen Garden shows the arrows that move a garden."""
    place_holds_content: bool = False
    """True if the place changes with the content, and so replaces the one before in the browser's history."""


_MODES: Final[Mapping[type[Purpose], Mode]] = {
    Own: Mode(),
    Shared: Mode(),
    RuleExample: Mode(RULES),
    LessonMatch: Mode(LEARN, can_shift_garden=False),
    PuzzleMatch: Mode(PUZZLES),
    AnalysisBoard: Mode(place_holds_content=True),
    SetUp: Mode(ANALYSIS, place_holds_content=True),
}


def mode_of(page: MatchPage) -> Mode:
    """Return the facts about the purpose of an open match."""
    return _MODES[type(page.purpose)]


class Needs(NamedTuple):
    """The needs of an action besides its fields."""

    purposes: tuple[type[Purpose], ...] = ()
    """The purposes that an open match must have, one of them; empty if no match is needed."""
    plays: bool = False
    """True if this page must play the match: it follows no other tab, and looks at no closed room."""
    holds: bool = False
    """True if this device must hold the match, and not another one of its room."""
    library: bool = False
    """True if the page must have a library."""


_UNDOABLE: Final = (Own, RuleExample, LessonMatch, AnalysisBoard)
"""The purposes of matches in which moves can be taken back."""

_NEEDS: Final[Mapping[str, Needs]] = {
    "undo": Needs(_UNDOABLE, plays=True),
    "redo": Needs(_UNDOABLE, plays=True),
    "line": Needs(_UNDOABLE, plays=True),
    "confirm": Needs((*_UNDOABLE, PuzzleMatch)),  # and all steps that choose a move
    "show-next": Needs((Own, LessonMatch)),  # a puzzle's answer stays
    "hint": Needs((Own, AnalysisBoard)),
    "review": Needs((Own,)),
    "replay": Needs((Own,)),
    "rematch": Needs((Own,), plays=True, holds=True),
    "replace-bot": Needs((Own,), plays=True),
    "share-keep": Needs((Shared,), library=True),
    "puzzle-play-on": Needs((PuzzleMatch,), library=True),
    "import": Needs(library=True),
    "import-text": Needs(library=True),
    "received": Needs(library=True),
}
"""The needs of each action that has some."""


def may(page: Page, action: str, *, has_library: bool = True) -> bool:
    """Return True if an action is permitted on a page."""
    needs = _NEEDS.get(action, Needs())
    if needs.library and not has_library:
        return False
    if not needs.purposes:
        return True
    if not isinstance(page, MatchPage) or not isinstance(page.purpose, needs.purposes):
        return False
    return (page.venue.may_play or not needs.plays) and not (page.venue.is_view and needs.holds)


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
            return _place_of_match(page)


def _place_of_match(page: MatchPage) -> str:
    game = page.match.record.game
    match page.purpose:
        case Own():
            part = {Review: REVIEW_PLACE, Replay: LOG_PLACE}.get(type(page.activity), "")
            return f"{MATCH_PLACE}{page.match.id}{part}"
        case Shared(code=code):
            return f"{SHARE_PLACE}{code}"
        case RuleExample(rule=rule):
            return f"#{RULES}/{game}/{rule}"
        case LessonMatch():
            return f"#{LEARN}/{game}"
        case PuzzleMatch(subject=subject):
            return f"#{PUZZLES}/{subject}"
        case AnalysisBoard(place=place) | SetUp(place=place):
            return f"#{ANALYSIS}/{place}"
        case purpose:
            assert_never(purpose)


def origin_of(page: Page) -> str:
    """Return the place to which a screen opened from a page leads back: that of a match, or an empty string."""
    match page:
        case Screen(origin=origin):
            return origin
        case MatchPage(purpose=RuleExample() | LessonMatch() | PuzzleMatch() | SetUp() as purpose):
            return purpose.origin
        case MatchPage():
            return place_of(page)
        case _:
            return ""


def keeps_awake(page: MatchPage) -> bool:
    """Return True while several people pass this device round: each thinks longer than a screen stays on."""
    match = page.match
    return page.is_own and page.venue.keeps_awake and match.people > 1 and not match.over


def awaited_turn(page: Page) -> tuple[str, int] | None:
    """Return the match and the position in which a person here is to move who may look at another page; else None.

    People who share a device sit together, unless the others are in a room with them. A turn link that was opened in
    another tab counts.
    """
    if not isinstance(page, MatchPage) or not page.is_own:
        return None
    match = page.match
    here = match.is_person_here(match.turn) if page.is_follower and match.venue.kind == "link" else page.may_choose
    return (match.id, match.at) if here and (match.venue.connects or len(match.people_here) == 1) else None


def link_to(page: MatchPage, at: int) -> str:
    """Return the place at which other people see the match after ``at`` events.

    That of an own match is a share link once it is over, else the start of a new one: a link would reveal hidden tiles.
    """
    match page.purpose:
        case Own():
            from web.app.model.links.share_link import place_to, usual

            match = page.match
            return place_to(match, usual(match)) if match.over else f"{NEW_PLACE}{match.record.game}"
        case Shared():
            return f"{place_of(page)}/{at}"
        case _:
            return place_of(page)


def analysis_subject(page: MatchPage, at: int) -> str:
    """Return the subject of the analysis board for the match after ``at`` events.

    A board for an own match saves its lines with the match; one for a shared match has the code of the link, without
    its position.
    """
    match page.purpose:
        case Own():
            return f"{ANALYSIS_MATCH}{page.match.id}/{at}"
        case Shared(code=code):
            return f"{ANALYSIS_SHARE}{code.partition('/')[0]}/{at}"
        case _:
            from web.app.model.links.codec import pack, public_part

            return f"{ANALYSIS_SHARE}{pack(public_part(page.match))}/{at}"


def shows(page: MatchPage, part: "ScreenPart") -> bool:
    """Return True if the screen shows a part of the match.

    A rule's position shows those that the rule is about, a lesson all except for the line above the offer: the coach
    needs its room.
    """
    match page.purpose:
        case RuleExample(rule=rule):
            from web.app.model.teaching.rule_position import positions

            return part in positions(page.match.record.game)[rule].parts
        case LessonMatch():
            return part != "summary"
        case _:
            return True
