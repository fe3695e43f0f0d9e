"""What the table is, as one value, and what an action can ask for besides changing it.

Its small parts are named tuples: each takes Python a millisecond less to make than a dataclass, when the page starts.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Literal, NamedTuple, TypeAlias

from web.app.model.action import Action
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

if TYPE_CHECKING:  # what the start needs no value of it does not import
    from web.app.model.embed.config import Embed
    from web.app.model.links.turn_link import Invitation
    from web.app.model.match.move_estimate import Estimate
    from web.app.model.match.review import Findings

MATCH_PLACE: Final = "#match/"
REVIEW_PLACE: Final = "/review"
"""What stands after a match's place while its review is looked at."""

LOG_PLACE: Final = "/log"
"""What stands there while the match is looked back at."""

SHARE_PLACE: Final = "#share/"
"""Before the code of a match that somebody shows to others; ``/<events>`` may follow: the position to begin with."""

NEW_PLACE: Final = "#new/"
"""Before the name of a game: the start screen with that one chosen."""

HOME: Final = "#"

SEND: Final = "send"
"""The id of the button that hands a match over by link."""

SCREENS: Final = ("rules", "learn", "statistics", "gallery", "daily", "embed")
"""The screens besides the start screen and a match; what a place ``#<name>/<subject>`` leads to."""


class BotMove(NamedTuple):
    """A computer's move while people are shown it."""

    stage: Literal["thinking", "choosing", "placed"]
    at: int
    """How many events had been played before the move."""
    number: int
    """The number of the question that the opponent was asked: an answer to another one comes too late."""
    event: str = ""


class Hint(NamedTuple):
    """What the person to move was advised, or is going to be."""

    number: int
    """The number of the question; an answer to another one comes too late."""
    choices: tuple[Estimate, ...] = ()
    """The best moves found, best first; none while they are being looked for."""
    folded: bool = False
    """Whether it has been put away; asked again, it is there at once."""
    pointed: int | None = None
    """The choice that somebody points at."""

    @property
    def open(self) -> bool:
        """Whether its choices are to be seen."""
        return bool(self.choices) and not self.folded

    def put_away(self) -> Hint:
        """Return the hint folded; one that is still being looked for stays as it is."""
        return self._replace(folded=True, pointed=None) if self.choices else self


class Review(NamedTuple):
    """The review of a finished match, while it is on the screen."""

    findings: Findings
    number: int = 0
    """The number of the question that is being thought about; 0: none is."""


class Dialog(NamedTuple):
    """A dialog over the page, and what it is about, which is for the dialog itself to read.

    A rule's number, alone or with a seat's item (``Z6.1/0/circuits``), a match's id, ``<id>/<seat>`` for a garden, a
    tile's kind, or how many events came before.
    """

    name: str
    subject: str = ""


class Screen(NamedTuple):
    """One of ``SCREENS``, and what it is about: ``zen-garden/Z5.1``."""

    name: str
    subject: str = ""
    origin: str = ""
    """The place of the match, of its review or its moves, from which people came, to go back to; empty: from none."""
    search: str = ""
    """What is looked for in it."""
    unfolded: bool = False
    """Whether its contents are folded out, where there is no room for them otherwise."""


class Sandbox(NamedTuple):
    """What a match on the table is for that is only tried out and kept nowhere, as rule book and tutorial have it."""

    off_script: bool = False
    """Whether a legal move was tried that the tutorial's step does not ask for; it stays chosen."""


class SharedMatch(NamedTuple):
    """A match that came by a link, and is looked at before it is kept, if it ever is."""

    code: str
    """What stands in the link's place, after its name."""


class PendingInvite(NamedTuple):
    """A match that has been sent here for the first time, while somebody says who they are in it."""

    code: str
    """What stands in the link's place, after its name."""
    sent: Invitation
    seat: int
    name: str
    """What they are called: at first what the seat's player is."""


@dataclass(frozen=True, slots=True)
class Model:
    """Everything that the page shows."""

    settings: Settings = field(default_factory=Settings)
    language: str = LANGUAGES[0]
    library: Library = field(default_factory=Library)
    page_size: int = LISTED
    """How many kept matches the start screen lists at most."""
    form: Form = field(default_factory=Form)
    bots: UserBots = field(default_factory=UserBots)
    """Bots of people's own."""
    lessons: Mapping[str, Progress] = field(default_factory=dict)
    """How far somebody has come in the lesson of each game."""
    screen: Screen | None = None
    """The screen that is shown instead of the start screen; with ``practice``, around the match on the table."""
    match: Match | None = None
    """The match on the table; nothing: no match is."""
    practice: Sandbox | None = None
    """What the match on the table is for, when it is only tried out."""
    shared_match: SharedMatch | None = None
    """Whence the match on the table came, while it is not ours: it is looked back at, and kept nowhere."""
    invite: PendingInvite | None = None
    """A match that was sent here and is yet to be joined; no other match and no screen is there then."""
    embed: Embed | None = None
    """What somebody else's page shows of us; nothing: this page is our own. Then nothing is kept."""
    update_available: bool = False
    """Whether a newer version of the page waits to be loaded."""
    update_dismissed: bool = False
    """Whether somebody wants to load it later."""
    offline_version: str = ""
    """The version of the page that is kept to be used without a network; empty: none is."""
    is_follower: bool = False
    """Whether the match on the table is played in another tab, and is only followed here."""
    storage_snapshot: Mapping[str, str] = field(default_factory=dict)
    """What the browser's storage holds, by key, as far as is known here: what is ours to write, and what is not."""
    failed_writes: Mapping[str, str | None] = field(default_factory=dict)
    """What could not be written, by key; no text where a key could not be removed."""
    replay_at: int | None = None
    """After how many events the match is looked back at; nothing: it stands where it stands."""
    autoplaying: bool = False
    """Whether the positions that are looked back at go by themselves."""
    selection: Selection = None
    """What the person to move has chosen so far, as the match's game has it; None while no match is on the table."""
    bot_move: BotMove | None = None
    hint: Hint | None = None
    review: Review | None = None
    focused_seat: int | None = None
    """The seat whose garden somebody asked to see; nothing: that of whose turn it is."""
    hovered_item: tuple[int, str] | None = None
    """The seat and the item of the score that somebody points at."""
    dialog: Dialog | None = None
    import_result: ImportResult = field(default_factory=ImportResult)
    """What has come of the matches that were brought last."""
    shared_files: tuple[ImportFile, ...] = ()
    """What another app has shared with the page, or what pretends to be one: till somebody agrees, nothing more."""
    notice: str = ""
    """What the page has to say once: the key of a sentence."""
    notice_args: Mapping[str, object] = field(default_factory=dict)
    """What is filled in there."""
    storage_warned: bool = False
    browser: tuple[str, ...] = ()
    address: str = ""
    """The page's own address, without a place in it: what a QR code has to hold in full."""
    entropy: str = ""
    """The page's secret, 128 random bits that no bot is told: drawn seeds, ids and own bots' luck come from it."""
    now: int = 0
    """Milliseconds since 1970 at the last action."""
    offset: int = 0
    """The minutes by which UTC is ahead of the browser's clock."""
    keyboard: bool = False
    """Whether a person acted by keyboard the last time: then the focus is led on."""
    last_request: int = 0
    """How many questions opponents have been asked."""

    @property
    def shown_selection(self) -> Selection:
        """What is to be seen as chosen: the choice of a hint that somebody points at, else what has been chosen."""
        match, hint = self.match, self.hint
        if match is None or hint is None or not hint.open or hint.pointed is None:
            return self.selection
        return move_input_of(match.record.game).selection_of(self.selection, hint.choices[hint.pointed].event)

    @property
    def pending_request(self) -> int:
        """The number of the question whose answer is awaited, 0 while none is: there is never more than one."""
        if self.bot_move is not None and self.bot_move.stage == "thinking":
            return self.bot_move.number
        if self.hint is not None and not self.hint.choices:
            return self.hint.number
        return self.review.number if self.review is not None else 0


class Announcement(NamedTuple):
    """What a screen reader is to say."""

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
    """For ``moved`` and ``shown``: how many events had been played before."""
    part: str = ""
    """For ``read``: what is read out, one of ``web.app.model.read_aloud.PARTS``."""


@dataclass(frozen=True, slots=True)
class Update:
    """A table after an action, and what else the action asks for."""

    model: Model
    announcement: Announcement | None = None
    focus: str = ""
    """The id of what a person at the keyboard needs next."""
    bot_request: Literal["", "move", "hint", "review", "nothing"] = ""
    """What the opponents are to be asked; ``nothing``: the answer to the last question is not wanted any more."""
    timer: int | None = None
    """After how many milliseconds the next step of what goes on by itself is due: ``show-next`` or ``past-next``."""
    stop_timer: bool = False
    persist: Literal["", "again", "all"] = ""
    """Whether what could not be written is tried again, or all is written that has been kept so far."""
    command: Mapping[str, object] | None = None
    """What the browser is to do that only it can, such as to share a text: ``commands.js`` knows which there are."""


def is_invited(model: Model) -> bool:
    """Say whether the page asks who somebody is in a match that they have been sent."""
    return model.invite is not None and model.match is None and model.screen is None


def place_of(model: Model) -> str:
    """Return where in the page a table is."""
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


Handler: TypeAlias = Callable[[Model, Action], Update]
