"""The model of the page, an immutable value, and `Update`, the result of an action.

The small parts are named tuples: each saves a millisecond of start-up time over a dataclass.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from web.app.model.game_api.move_input import Selection, move_input_of
from web.app.model.library.saved_matches import LISTED, Library
from web.app.model.match.correspondence import TURN_PLACE
from web.app.model.match.match import Match
from web.app.model.new_match_form import Form
from web.app.model.settings import Settings
from web.app.model.teaching.lesson import Progress
from web.app.model.transfer.types import ImportFile, ImportResult
from web.app.model.user_files.user_bots import UserBots
from web.app.texts import LANGUAGES

if TYPE_CHECKING:  # not imported at start-up
    from web.app.model.embed.config import Embed
    from web.app.model.links.turn_link import Invitation
    from web.app.model.match.move_estimate import Estimate
    from web.app.model.match.review import Findings
    from web.app.model.messages import Command

MATCH_PLACE: Final = "#match/"
REVIEW_PLACE: Final = "/review"
"""Suffix of a match's place while its review is open."""

LOG_PLACE: Final = "/log"
"""Suffix of a match's place during a replay."""

SHARE_PLACE: Final = "#share/"
"""Prefix of a share link's code. ``/<events>`` may follow: the position to show first."""

NEW_PLACE: Final = "#new/"
"""Prefix of a game's name: the start screen with this game selected."""

HOME: Final = "#"

SEND: Final = "send"
"""The id of the button that sends a turn link."""

SCREENS: Final = ("rules", "learn", "statistics", "gallery", "daily", "embed")
"""The screens besides the start screen and a match. Their places are ``#<name>/<subject>``."""


class BotMove(NamedTuple):
    """A bot move while it is shown step by step."""

    stage: Literal["thinking", "choosing", "placed"]
    at: int
    """The number of events before the move."""
    number: int
    """The number of the request to the bot; answers to other requests are ignored."""
    event: str = ""


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


class Dialog(NamedTuple):
    """A dialog over the page, and its subject, which only the dialog interprets.

    The subject is a rule's number, alone or with a seat's item (``Z6.1/0/circuits``), a match's id, ``<id>/<seat>`` for
    a garden, a tile's kind, or a number of events.
    """

    name: str
    subject: str = ""


class Screen(NamedTuple):
    """One of ``SCREENS``, and its subject: ``zen-garden/Z5.1``."""

    name: str
    subject: str = ""
    origin: str = ""
    """The place of the match, review or replay to go back to; empty if there is none."""
    search: str = ""
    """The search text."""
    unfolded: bool = False
    """True if the contents are unfolded on a small screen."""


class Sandbox(NamedTuple):
    """The purpose of a match that is never saved, in the rule book or the tutorial."""

    off_script: bool = False
    """True after a legal move that the tutorial's step does not ask for. The move stays selected."""


class SharedMatch(NamedTuple):
    """A match opened from a share link, before it is saved."""

    code: str
    """The code in the link's place, after the prefix."""


class PendingInvite(NamedTuple):
    """An invitation to a match by correspondence, while the user chooses a seat and a name."""

    code: str
    """The code in the link's place, after the prefix."""
    sent: Invitation
    seat: int
    name: str
    """The user's name; at first the name of the seat's player."""


@dataclass(frozen=True, slots=True)
class Model:
    """The whole state of the page."""

    settings: Settings = field(default_factory=Settings)
    language: str = LANGUAGES[0]
    library: Library = field(default_factory=Library)
    page_size: int = LISTED
    """The maximum number of saved matches that the start screen lists."""
    form: Form = field(default_factory=Form)
    bots: UserBots = field(default_factory=UserBots)
    """The user's own bots."""
    lessons: Mapping[str, Progress] = field(default_factory=dict)
    """The progress in the lesson of each game."""
    screen: Screen | None = None
    """The open screen; None for the start screen. With ``practice`` it surrounds the current match."""
    match: Match | None = None
    """The current match; None if no match is open."""
    practice: Sandbox | None = None
    """Set if the current match is a rule position or a lesson."""
    shared_match: SharedMatch | None = None
    """The share link of the current match, until it is saved: it can only be replayed."""
    invite: PendingInvite | None = None
    """A pending invitation. While it is set, no match and no screen is open."""
    embed: Embed | None = None
    """The configuration of an embedded page; None for the site's own page. An embedded page saves no data."""
    update_available: bool = False
    """True if a newer version of the page is ready to load."""
    update_dismissed: bool = False
    """True if the user put off the update."""
    offline_version: str = ""
    """The version of the page that is available offline; empty if there is none."""
    is_follower: bool = False
    """True if the current match is played in another tab and this tab follows it."""
    storage_snapshot: Mapping[str, str] = field(default_factory=dict)
    """The known content of the browser's storage by key, including keys that the page must not overwrite."""
    failed_writes: Mapping[str, str | None] = field(default_factory=dict)
    """The failed writes by key; None for a key that could not be removed."""
    replay_at: int | None = None
    """The number of events before the replayed position; None if there is no replay."""
    autoplaying: bool = False
    """True if the replay advances by itself."""
    selection: Selection = None
    """The game's selection for the player to move; None if no match is open."""
    bot_move: BotMove | None = None
    hint: Hint | None = None
    review: Review | None = None
    focused_seat: int | None = None
    """The seat whose garden the user asked to see; None for the seat to move."""
    hovered_item: tuple[int, str] | None = None
    """The seat and the score item under the pointer."""
    dialog: Dialog | None = None
    import_result: ImportResult = field(default_factory=ImportResult)
    """The result of the last import."""
    shared_files: tuple[ImportFile, ...] = ()
    """Files shared by another app, real or not. They are not read until the user agrees."""
    notice: str = ""
    """The key of a message to show once."""
    notice_args: Mapping[str, object] = field(default_factory=dict)
    """The arguments of the message."""
    storage_warned: bool = False
    browser: tuple[str, ...] = ()
    address: str = ""
    """The page's address without a place: a QR code needs it in full."""
    entropy: str = ""
    """The page's secret: 128 random bits, never sent to a bot. Seeds, ids and the user bots' rng derive from it."""
    now: int = 0
    """Milliseconds since 1970 at the last action."""
    offset: int = 0
    """The minutes by which UTC is ahead of the browser's clock."""
    keyboard: bool = False
    """True if the last action came from the keyboard: the focus then moves on."""
    last_request: int = 0
    """The number of requests sent to bots."""

    @property
    def shown_selection(self) -> Selection:
        """The visible selection: the move of the hint under the pointer, else the user's selection."""
        match, hint = self.match, self.hint
        if match is None or hint is None or not hint.open or hint.pointed is None:
            return self.selection
        return move_input_of(match.record.game).selection_of(self.selection, hint.choices[hint.pointed].event)

    @property
    def pending_request(self) -> int:
        """The number of the request that awaits an answer; 0 if there is none. There is never more than one."""
        if self.bot_move is not None and self.bot_move.stage == "thinking":
            return self.bot_move.number
        if self.hint is not None and not self.hint.choices:
            return self.hint.number
        return self.review.number if self.review is not None else 0


class Announcement(NamedTuple):
    """A message for screen readers."""

    kind: Literal[
        "refused",
        "chosen",
        "moved",
        "shown",
        "undone",
        "turn",
        "hinting",
        "hinted",
        "reviewed",
        "past",
        "read",
        "coached",
        "newer",
        "linked",
    ]
    at: int = 0
    """For ``moved`` and ``shown``: the number of events before."""
    part: str = ""
    """For ``read``: the part to read aloud, one of ``web.app.model.read_aloud.PARTS``."""


@dataclass(frozen=True, slots=True)
class Update:
    """The model after an action, and its side effects."""

    model: Model
    announcement: Announcement | None = None
    focus: str = ""
    """The id of the element that a keyboard user needs next."""
    bot_request: Literal["", "move", "hint", "review", "nothing"] = ""
    """The request for the bots; ``nothing`` cancels the pending one."""
    timer: int | None = None
    """Milliseconds until the next automatic step: ``show-next`` or ``past-next``."""
    stop_timer: bool = False
    persist: Literal["", "again", "all"] = ""
    """``again`` retries the failed writes; ``all`` rewrites every saved text."""
    command: Command | None = None
    """A command that only the browser can carry out, such as sharing a text."""


def is_invited(model: Model) -> bool:
    """Return True if the page shows an invitation."""
    return model.invite is not None and model.match is None and model.screen is None


def place_of(model: Model) -> str:
    """Return the model's place in the page, the fragment of its address."""
    if model.shared_match is not None:
        return f"{SHARE_PLACE}{model.shared_match.code}"
    if is_invited(model) and model.invite is not None:
        return f"{TURN_PLACE}{model.invite.code}"
    if model.screen is not None:
        return f"#{model.screen.name}/{model.screen.subject}".removesuffix("/")
    if model.match is None:
        return HOME
    part = REVIEW_PLACE if model.review else LOG_PLACE if model.replay_at is not None else ""
    return f"{MATCH_PLACE}{model.match.id}{part}"


Handler: TypeAlias = Callable[..., Update]
"""Returns the update of a model for an action. Its keyword-only parameters declare the fields of the action."""
