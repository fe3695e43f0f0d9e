"""The model of the page, an immutable value, and `Update`, the result of an action.

The small parts are named tuples: each saves a millisecond of start-up time over a dataclass.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from web.app.model.game_api.game_page import move_input_of
from web.app.model.game_api.move_input import Selection
from web.app.model.library.saved_matches import Library, Listing
from web.app.model.match.match import PlayedMatch
from web.app.model.match.venue import FOLLOWED, Venue
from web.app.model.new_match_form import Form
from web.app.model.settings import Settings
from web.app.model.teaching.lesson_progress import LessonProgress
from web.app.model.user_files.user_bots import UserBots
from web.app.texts import LANGUAGES, Words, texts_in

if TYPE_CHECKING:  # not imported at start-up
    from web.app.model.asked import Asked
    from web.app.model.embed.config import Embed
    from web.app.model.links.turn_link import Invitation
    from web.app.model.match.analysis import Analysis
    from web.app.model.match.findings import BackgroundReview, Findings
    from web.app.model.match.move_estimate import Estimate
    from web.app.model.match.position_draft import Draft
    from web.app.model.messages import Command
    from web.app.model.room.session import Session
    from web.app.model.transfer.types import ImportFile, ImportResult
    from web.app.model.workshop.workshop import Workshop

MATCH_PLACE: Final = "#match/"
REVIEW_PLACE: Final = "/review"
"""Suffix of a match's place while its review is open."""

LOG_PLACE: Final = "/log"
"""Suffix of a match's place during a replay."""

SHARE_PLACE: Final = "#share/"
"""Prefix of a share link's code. ``/<events>`` may follow: the position to show first."""

CONTINUE_PLACE: Final = "#continue"
"""The latest unfinished match: a shortcut of the installed page leads there."""

NEW_PLACE: Final = "#new/"
"""Prefix of a game's name: the start screen with this game selected."""

HOME: Final = "#"

UNOPENABLE_PLACE: Final = "#unopenable"
"""Stands for a link that raises an exception when it is opened."""

RULES: Final = "rules"
"""The screen of the rule book: the choice of a game, or a rule with its example."""

LEARN: Final = "learn"
"""The screen of the tutorial: the choice of a game, or a lesson."""

PUZZLES: Final = "puzzles"
"""The screen of the puzzles: the list of all kinds, or a puzzle."""

ANALYSIS: Final = "analysis"
"""The screen of the analysis board: the choice of a position, or a board (``AnalysisBoard``)."""

ANALYSIS_MATCH: Final = "match/"
ANALYSIS_SHARE: Final = "share/"
"""The beginnings of the subject of ``ANALYSIS``: a match's id, or a share link's code; ``/<events>`` may follow."""

EDIT_PLACE: Final = "edit/"
"""The beginning of the subject of ``ANALYSIS`` while a position is set up by hand; its code follows."""

PATH: Final = "path"
"""The screen of the garden path: all stages, and one of them in full."""

PROGRESS: Final = "progress"
"""The screen with results, rating, achievements and gardens of the saved matches."""

WORKSHOP: Final = "workshop"
"""The screen in which users write bots: the list, a bot, or one by link (``web.app.update.workshop``)."""

EMBED: Final = "embed"
"""The screen of the embed builder."""

EMBED_WIDTH: Final = "full"
"""The width in its places. Earlier builds wrote others, too."""

ROOM: Final = "room"
"""The screen with the way into a match that is played live on several devices; its subject is the room's code."""

ALL_GAMES: Final = "all"
"""Stands for all games in the place of a screen."""


class BotMove(NamedTuple):
    """A bot move while it is shown step by step, or the move of a person who passes the device on, in its last step."""

    stage: Literal["thinking", "choosing", "placed"]
    at: int
    """The number of events before the move."""
    number: int
    """The number of the request to the bot; answers to other requests are ignored."""
    event: str = ""
    skipped: bool = False
    """True if the user has skipped the rest of this turn: its other moves are played without being shown."""


class Hint(NamedTuple):
    """A hint for the player to move, complete or still requested."""

    number: int
    """The number of the request; answers to other requests are ignored."""
    choices: tuple[Estimate, ...] = ()
    """The best moves, best first; empty until the answer arrives."""
    folded: bool = False
    """True if the hint is hidden; asking again shows it without a new request."""
    pointed: int | None = None
    """The index of the move under the pointer."""
    stage: Literal["", "totals", "search"] = ""
    """On an analysis board, the pending request: expected totals, or a search. A plain hint has no stages."""

    @property
    def open(self) -> bool:
        """True if the moves are visible."""
        return bool(self.choices) and not self.folded

    def put_away(self) -> Hint:
        """Return the hint hidden; a hint still requested is unchanged."""
        return self._replace(folded=True, pointed=None) if self.choices else self


class Review(NamedTuple):
    """The review of a finished match, while it is open."""

    findings: Findings
    number: int = 0
    """The number of the pending request; 0 if there is none."""


class Replay(NamedTuple):
    """A replay: the screen shows an earlier position of the match."""

    at: int
    """The number of events before the shown position."""
    autoplaying: bool = False
    """True if the replay advances by itself."""


class Sent(NamedTuple):
    """A guest's wish in a room, until the host has answered it."""

    wish: Literal["play", "undo", "allow", "refuse"]
    event: str = ""
    """The move of the wish to play."""


Activity: TypeAlias = BotMove | Hint | Replay | Review | Sent | None
"""The state of an open match besides its position; None while a person on this device or another one is to move."""


class Own(NamedTuple):
    """The purpose of a match that is saved in the library."""

    is_follower: bool = False
    """True if the match is played in another tab and this tab follows it."""


class Shared(NamedTuple):
    """The purpose of a match opened from a share link, until it is saved: it can only be replayed."""

    code: str
    """The code in the link's place, after the prefix."""
    dismissed: bool = False
    """True if the banner about the link has been closed."""


class RuleExample(NamedTuple):
    """The purpose of a match that illustrates a rule in the rule book. It is never saved."""

    rule: str
    """The number of the rule."""
    origin: str = ""
    """See ``Screen.origin``."""
    search: str = ""
    """The search text."""
    unfolded: bool = False
    """True if the contents are unfolded on a small screen."""


class LessonMatch(NamedTuple):
    """The purpose of a lesson's match. It is never saved; the lesson's progress is."""

    origin: str = ""
    """See ``Screen.origin``."""
    missed: str = ""
    """The last legal move that the tutorial's step does not ask for. It is not played, and stays selected."""


class Storm(NamedTuple):
    """A storm: as many puzzles as possible in a few minutes."""

    begun: int
    """The time of its begin, in milliseconds since 1970."""
    solved: int = 0
    missed: int = 0
    slipped: bool = False
    """True if the last answer was wrong."""
    wrong: tuple[str, ...] = ()
    """The ids of the missed puzzles."""


class PuzzleMatch(NamedTuple):
    """The purpose of a puzzle's match. It is never saved; the progress in puzzles is."""

    subject: str
    """The rest of its place: ``zen-garden/<id or date>``, or ``mistake/<match>/<number of events>``."""
    at: int
    """The number of events before the answer."""
    origin: str = ""
    """See ``Screen.origin``."""
    theme: str = ""
    """The theme, or the number of players, of the puzzles that follow; empty for any."""
    missed: tuple[str, ...] = ()
    """The wrong answers so far."""
    outcome: Literal["", "solved", "shown"] = ""
    change: int | None = None
    """The change of the rating by this puzzle; None if it did not count."""
    storm: Storm | None = None
    hinted: bool = False
    """True if the hint was asked for."""
    queue: tuple[str, ...] = ()
    """The ids of the puzzles of the game that follow, before any other."""

    @property
    def tries(self) -> int:
        """The number of attempts with the present one; a hint counts as one."""
        return len(self.missed) + self.hinted + 1


class AnalysisBoard(NamedTuple):
    """The purpose of a match on the analysis board: one line of an analysis, in which any seat's moves can be made."""

    place: str
    """The place without its prefix: ``match/<id>/<events>`` or ``share/<code>/<events>``."""
    analysis: Analysis
    origin: str = ""
    """The place to go back to; empty if there is none."""
    live: bool = True
    """True if the best moves of each position are searched and shown."""
    is_reading: bool = False
    """True while the words of a line from a link are shown as a note, not in a form."""


class SetUp(NamedTuple):
    """The purpose of a match whose position is set up by hand on the analysis board. It is never saved."""

    draft: Draft
    origin: str
    """See ``Screen.origin``."""
    place: str
    """The place without its prefix: ``edit/<code>``."""


Purpose: TypeAlias = Own | Shared | RuleExample | LessonMatch | PuzzleMatch | AnalysisBoard | SetUp


class MatchPage(NamedTuple):
    """An open match."""

    match: PlayedMatch
    selection: Selection
    """The game's selection for the player to move; kept during a replay."""
    purpose: Purpose
    activity: Activity = None
    focused_seat: int | None = None
    """The seat whose garden the user asked to see; None for the seat to move."""
    hovered_item: tuple[int, str] | None = None  # the seat and the score item under the pointer

    @property
    def bot_move(self) -> BotMove | None:
        """The bot move that is shown, if any."""
        return self.activity if isinstance(self.activity, BotMove) else None

    @property
    def hint(self) -> Hint | None:
        """The hint, if there is one."""
        return self.activity if isinstance(self.activity, Hint) else None

    @property
    def replay(self) -> Replay | None:
        """The replay, if one is open."""
        return self.activity if isinstance(self.activity, Replay) else None

    @property
    def review(self) -> Review | None:
        """The review, if it is open."""
        return self.activity if isinstance(self.activity, Review) else None

    @property
    def sent(self) -> Sent | None:
        """The wish that the host has not answered, if there is one."""
        return self.activity if isinstance(self.activity, Sent) else None

    @property
    def may_choose(self) -> bool:
        """True while a person on this device can choose a move."""
        match = self.match
        shows = isinstance(self.activity, BotMove | Replay | Sent) or not self.venue.may_play
        answered = isinstance(self.purpose, PuzzleMatch) and self.purpose.outcome
        shows = shows or bool(answered) or isinstance(self.purpose, SetUp)
        return not shows and match.is_person_here(match.turn)

    @property
    def venue(self) -> Venue:
        """The venue of the match, as far as this tab is concerned."""
        return FOLLOWED if self.is_follower else self.match.venue

    @property
    def may_share(self) -> bool:
        """True if anyone may have a link to the match: it is over, or all of it is on this device."""
        return self.match.over or self.match.venue.may_share

    @property
    def is_follower(self) -> bool:
        """True if this tab follows another one."""
        return isinstance(self.purpose, Own) and self.purpose.is_follower

    @property
    def is_own(self) -> bool:
        """True if the match is saved in the library."""
        return isinstance(self.purpose, Own)

    @property
    def is_sandbox(self) -> bool:
        """True if the match belongs to the rule book or the tutorial, or is a puzzle."""
        return isinstance(self.purpose, RuleExample | LessonMatch | PuzzleMatch)

    @property
    def analysis_board(self) -> AnalysisBoard | None:
        """The analysis board, if the match is on one."""
        return self.purpose if isinstance(self.purpose, AnalysisBoard) else None

    @property
    def visible_selection(self) -> Selection:
        """The visible selection: the move of the hint under the pointer, else the user's selection."""
        hint = self.hint
        if hint is None or not hint.open or hint.pointed is None:
            return self.selection
        return move_input_of(self.match.record.game).selection_of(self.selection, hint.choices[hint.pointed].event)

    @property
    def pending_request(self) -> int:
        """The number of the request that awaits an answer; 0 if there is none. There is never more than one."""
        match self.activity:
            case BotMove(stage="thinking", number=number) | Hint(choices=(), number=number) | Review(number=number):
                return number
            case Hint(stage="totals" | "search", number=number):
                return number
            case _:
                return 0

    def awaits(self, number: int) -> bool:
        """Return True if the answer to the request with a number is awaited."""
        return 0 != number == self.pending_request


MAX_FAILURES: Final = 3
"""Moves in a row that fail in the same way before the page offers another bot."""


class BotFailure(NamedTuple):
    """The latest failure of a bot to move."""

    match: str
    """The id of the match."""
    reason: str
    detail: str
    """The reason, one of ``web.app.model.user_files.user_bots.FAILURES``, and the error with its line."""
    times: int = 1
    """The number of moves in a row that have failed like this."""

    @property
    def persists(self) -> bool:
        """True once the bar of failing bots is shown."""
        return self.times >= MAX_FAILURES


class StartPage(NamedTuple):
    """The start screen."""


class Screen(NamedTuple):
    """One of ``SCREENS`` without a match, and its subject: ``zen-garden/2026-11-02``."""

    name: str
    subject: str = ""
    origin: str = ""
    """The place of the match, review or replay to go back to; empty if there is none."""


class InvitePage(NamedTuple):
    """An invitation to a match by correspondence, while the user chooses a seat and a name."""

    code: str
    """The code in the link's place, after the prefix."""
    sent: Invitation
    seat: int
    name: str


Page: TypeAlias = StartPage | Screen | InvitePage | MatchPage


class ReceivedFiles(NamedTuple):
    """Files shared by another app, real or not. They are not read until the user agrees."""

    files: tuple[ImportFile, ...]


class StormResult(NamedTuple):
    """The result of a storm of puzzles."""

    game: str
    solved: int
    before: int
    """The record before the storm."""
    missed: tuple[str, ...]
    """The ids of the puzzles that were not solved."""


class Dialog(NamedTuple):
    """A dialog over the page, and its subject, which only the dialog interprets.

    The subject of a dialog that a button opens is a text: a rule's number, alone or with a seat's item
    (``Z6.1/0/circuits``), a match's id, ``<id>/<seat>`` for a garden, a tile's kind, or a number of events.
    """

    name: str
    subject: str | ImportResult | ReceivedFiles | StormResult = ""

    @property
    def text(self) -> str:
        """The subject; empty if it is no text."""
        return self.subject if isinstance(self.subject, str) else ""


class PageVersion(NamedTuple):
    """The versions of the page besides the running one."""

    is_available: bool = False
    """True if a newer version of the page is ready to load."""
    is_dismissed: bool = False
    """True if the user has closed the banner of the newer version."""
    offline: str = ""
    """The version of the page that is available offline; empty if there is none."""


Permission: TypeAlias = Literal["default", "granted", "denied", "unsupported"]
"""The user's answer to the browser's question about notifications; ``default`` if it was not asked."""


class Browser(NamedTuple):
    """The facts about the browser that its page tells at the start."""

    languages: tuple[str, ...] = ()
    """The user's languages, the preferred one first."""
    address: str = ""
    """The page's address without a place: a QR code needs it in full."""
    secret: str = ""
    """128 random bits, never sent to a bot. Seeds, ids and the user bots' rng derive from it."""
    notifications: Permission = "default"
    previews: bool = False
    """True if the build has pages for links with a preview."""


class BackgroundReviews(NamedTuple):
    """The reviews of finished matches while the page is idle."""

    review: BackgroundReview | None = None
    """The review that awaits an answer."""
    failed: frozenset[str] = frozenset()
    """The ids of matches whose review has failed."""


@dataclass(frozen=True, slots=True)
class Model:
    """The whole state of the page."""

    settings: Settings = field(default_factory=Settings)
    language: str = LANGUAGES[0]
    library: Library = field(default_factory=Library)
    listing: Listing = Listing()  # noqa: RUF009 - immutable
    form: Form = field(default_factory=Form)
    bots: UserBots = field(default_factory=UserBots)  # the user's own bots
    failures: Mapping[str, BotFailure] = field(default_factory=dict)
    """The failure of each bot whose latest move has failed, by its name in a record."""
    lessons: Mapping[str, LessonProgress] = field(default_factory=dict)
    """The progress in the lesson of each game."""
    puzzles: str = ""
    """The saved text of the progress in puzzles, parsed when it is needed (``web.app.model.puzzles.progress``)."""
    page: Page = field(default_factory=StartPage)
    room: Session | None = None  # None unless a match is open that is played live on several devices, or the way to one
    stun: tuple[str, ...] | None = None
    """The page's servers for friends elsewhere; None until they are needed and known."""
    embed: Embed | None = None  # None for the site's own page; an embedded page saves no data
    workshop: Workshop | None = None  # None before the workshop is first opened
    version: PageVersion = field(default_factory=PageVersion)
    storage_snapshot: Mapping[str, str] = field(default_factory=dict)
    """The known content of the browser's storage by key, including keys that the page must not overwrite."""
    failed_writes: Mapping[str, str | None] = field(default_factory=dict)
    """The failed writes by key; None for a key that could not be removed."""
    dialog: Dialog | None = None
    asked: Asked | None = None  # None unless the field for a move or a question is open
    notice: str = ""
    """The key of a message to show once; ``notice_args`` are its arguments."""
    notice_args: Mapping[str, object] = field(default_factory=dict)
    storage_warned: bool = False
    """True if the present page has said that a write has failed."""
    browser: Browser = field(default_factory=Browser)
    now: int = 0
    """Milliseconds since 1970 at the last action."""
    offset: int = 0  # the minutes by which UTC is ahead of the browser's clock
    keyboard: bool = False
    """True if the last action came from the keyboard: the focus then moves on."""
    last_request: int = 0
    """The number of requests sent to bots."""
    hinted_turn: tuple[str, int] = ("", 0)
    """The turn of the last hint that was counted: the match's id, and the number of events before the turn."""
    background: BackgroundReviews = field(default_factory=BackgroundReviews)

    @property
    def words(self) -> Words:
        """The texts of the page: the shared ones, on that of a match also those of its game."""
        return texts_in(self.language, self.page.match.record.game if isinstance(self.page, MatchPage) else "")

    @property
    def has_library(self) -> bool:
        """False in an embedded page: it saves nothing, and its reader has no matches, no rating and no room."""
        return self.embed is None

    @property
    def pending_request(self) -> int:
        """The number of the request to a bot that awaits an answer; 0 if there is none."""
        awaited = self.page.pending_request if isinstance(self.page, MatchPage) else 0
        return awaited or (self.background.review.number if self.background.review else 0)

    @property
    def is_idle(self) -> bool:
        """True if no match is being played or reviewed, so that finished matches are reviewed in the background."""
        page = self.page
        if not self.has_library or self.settings.rating != "on":
            return False
        if not isinstance(page, MatchPage):
            return True
        return page.is_own and not page.is_follower and page.match.over and page.activity is None


class Announcement(NamedTuple):
    """A message for screen readers."""

    kind: Literal[
        "refused",
        "chosen",
        "rotated",
        "asked",
        "moved",
        "shown",
        "undone",
        "turn",
        "hinting",
        "hinted",
        "ranked",
        "reviewed",
        "replayed",
        "read",
        "coached",
        "judged",
        "newer",
        "linked",
        "noted",
        "room",
    ]
    at: int = 0
    """For ``moved`` and ``shown``: the number of events before."""
    part: str = ""
    """For ``read``: the part to read aloud, one of ``web.app.model.read_aloud.PARTS``."""


@dataclass(frozen=True, slots=True)
class Update:
    """The model after an action, and the side effects that do not follow from it (``web.app.update.effects``)."""

    model: Model
    announcement: Announcement | None = None
    focus: str = ""
    """The id of the element that a keyboard user needs next."""
    focus_after_click: bool = False
    """True if ``focus`` gets the focus after a click, too: a field that prevents the action, or what it shows."""
    select: tuple[int, int] | None = None
    """The beginning and the end of the text to select in that field, in the browser's characters."""
    persist: Literal["", "again", "all"] = ""
    """``again`` retries the failed writes; ``all`` rewrites every saved text."""
    command: Command | None = None
    """A command that only the browser can carry out, such as sharing a text."""


def match_page(match: PlayedMatch, purpose: Purpose) -> MatchPage:
    """Return the page of a match at its present position, with an empty selection."""
    return MatchPage(match, move_input_of(match.record.game).start(match, None), purpose)


Handler: TypeAlias = Callable[..., Update]
"""Returns the update of a model for an action. Its keyword-only parameters declare the fields of the action."""
