"""The messages from Python to the page: replies, and the parts of them. Actions are the messages from the page.

``web/browser/messages.d.ts`` is generated from these types and from the declarations of the actions:
``python -m web.build.message_types``.
"""

from collections.abc import Mapping, Sequence
from typing import Literal, NotRequired, TypeAlias, TypedDict

from web.app.model.action import Action

Entries: TypeAlias = Mapping[str, str | None]
"""Texts of the browser's storage by key. None for a key that is absent, or to be removed."""


class TurnSent(TypedDict):
    """The action after a turn link was sent. The page adds ``how``."""

    do: Literal["turn-sent"]
    identity: str
    at: int


class Share(TypedDict):
    """Opens the device's share sheet with a text and the address of a place in the page."""

    kind: Literal["share"]
    title: str
    text: str
    place: str
    """Relative to the page's address, with a preview if the build has one."""
    then: NotRequired[TurnSent]
    """The action to send after the text was shared or copied, in place of ``command-done``."""


class Copy(TypedDict):
    """Copies a text."""

    kind: Literal["copy"]
    text: str
    then: NotRequired[TurnSent]


class Download(TypedDict):
    """Saves a text as a file; ``type`` is its media type."""

    kind: Literal["download"]
    name: str
    type: str
    text: str


class Picture(TypedDict):
    """Saves the garden picture on the page as a file, or shares the file if the device can."""

    kind: Literal["picture"]
    form: Literal["svg", "png"]
    name: str
    share: bool


class ScrollTo(TypedDict):
    """Scrolls the element of an id into view, for a heading its whole section."""

    kind: Literal["show"]
    id: str


class UserBot(TypedDict):
    """A user bot's file, its content in base 64. The id identifies file and version."""

    id: str
    file: str
    content: str
    in_workshop: NotRequired[bool]  # True to end a loop in its import with a traceback


class Limits(TypedDict):
    """Time limits for the worker of a user bot, in milliseconds."""

    prepare: int
    install: int
    move: int


class RunCommand(TypedDict):
    """Starts a run of the workshop in place of an earlier one. Each job is a JSON text for ``series_worker``."""

    kind: Literal["run"]
    number: int
    """The number of the run: its news repeat it."""
    bots: Sequence[UserBot]
    limits: Limits
    jobs: Sequence[str]


class RunNews(TypedDict):
    """A JSON text from a job of a run; ``last`` is True for its result."""

    job: int
    last: bool
    text: str


class RoomAccept(TypedDict):
    """Connects the host in a room with the device whose answer this is."""

    kind: Literal["room-accept"]
    room: str
    code: str


class RoomPass(TypedDict):
    """Passes an answer on to the tab of the host in a room; the outcome comes back as ``room-passed``."""

    kind: Literal["room-pass"]
    room: str
    code: str


class RoomScan(TypedDict):
    """Shows the camera's picture in the video element of an id, until it has a code: that comes as ``room-accept``."""

    kind: Literal["room-scan"]
    id: str


class SimpleCommand(TypedDict):
    """Prints the page, sends the clipboard as ``import``, loads the update, stops a run, or asks.

    ``room-servers`` asks for the list of servers, which comes as ``room-servers``; ``ask-notify`` asks the user for
    notifications, and the answer comes as ``permit-notify``.
    """

    kind: Literal["print", "paste", "update", "stop-run", "room-servers", "ask-notify"]


RoomCommand: TypeAlias = RoomAccept | RoomPass | RoomScan
"""A command of a match in a room."""

Command: TypeAlias = Share | Copy | Download | Picture | ScrollTo | RunCommand | RoomCommand | SimpleCommand
"""A command that only the browser can carry out. A refusal comes back as ``command-done``."""


class PositionPart(TypedDict):
    """The part of a request with a position."""

    record: str
    rng_seed: str
    """The seed of the bot's rng: digits, since JavaScript has no integers of 64 bits."""


class MoveRequest(PositionPart):
    """A request for a bot's move, in ``limit`` milliseconds."""

    do: Literal["move"]
    number: int
    """The answer, which is the next action, repeats the number."""
    limit: int


class UserBotRequest(MoveRequest):
    """A request for a user bot's move from its own worker."""

    bot: UserBot
    limits: Limits


class HintRequest(PositionPart):
    """A request for a hint for the player to move."""

    do: Literal["hint"]
    number: int
    limit: int
    """Time limit in milliseconds."""


class TotalsRequest(PositionPart):
    """A request for the expected totals of the positions from ``since`` on."""

    do: Literal["totals"]
    number: int
    since: int


class ReviewRequest(PositionPart):
    """A request to assess a turn in ``limit`` milliseconds, and for the totals of positions from ``since`` on."""

    do: Literal["review"]
    number: int
    at: int
    since: int
    limit: int
    background: bool
    """True if nobody waits for the answer: the request is sent while the page is visible."""


class LuckRequest(PositionPart):
    """A request for the luck of events: of as many as there is time for, in ``limit`` milliseconds."""

    do: Literal["luck"]
    number: int
    limit: int
    begin: Sequence[int]
    """By seat: the expected lead before the first event; empty if not yet known."""
    steps: Sequence[Sequence[int]]
    """The known steps in their short form (``web.app.model.match.luck``)."""
    background: bool


FindingsRequest: TypeAlias = ReviewRequest | LuckRequest
"""A request for a part of a review."""

BotRequest: TypeAlias = MoveRequest | UserBotRequest | HintRequest | TotalsRequest | FindingsRequest
"""A request for the bot workers."""


class IceServer(TypedDict):
    """A STUN server, or a TURN server with a user name and a password."""

    urls: str
    username: str
    credential: str


class Connection(TypedDict):
    """The connection of the page to the other devices in a room."""

    room: str
    host: bool
    offer: str
    """The host's offer that a guest answers; empty if there is none."""
    paused: bool
    """True while the match is left for another screen: the connection stays, and Python hears nothing."""
    invites: str
    """The id of the room for which the host needs an offer that waits for an answer; empty if it needs none."""
    watch: str
    """At the host, the id of the room of those who only watch."""
    drops: Sequence[str]
    """The labels of the connections that the host ends."""
    waits: bool
    """True if a guest has sent its answer, and has not heard of the host."""
    servers: Sequence[IceServer] | None
    """The servers that are asked for the way to friends elsewhere; None if all devices are in one room."""
    ends: bool
    """True if the texts are the last ones: then the connection is closed."""
    tell: Mapping[str, str]
    """The text to send to each device, by the label of its connection; a guest has one, for the host, under ``""``."""


class Timer(TypedDict):
    """An action to send after a time, instead of the pending one."""

    ms: int
    action: Action


class Effects(TypedDict):
    """The names of sounds in order, and whether to play them and to vibrate."""

    names: Sequence[str]
    sounds: bool
    haptics: bool


class TurnNews(TypedDict):
    """The news that a person at this device is to move, for a hidden page."""

    text: str
    """The beginning of the title, and the title of the notification."""
    body: str
    """The text of the notification."""
    notify: bool
    """True to show a notification, if the browser permits it."""
    sound: bool


class HostReady(TypedDict):
    """Tells the embedding page that the content is shown."""

    type: Literal["ready"]
    kind: str
    rule: str
    game: str
    language: str


class HostLoaded(TypedDict):
    """Tells the embedding page that the match that it has sent is shown, after ``ply`` events."""

    type: Literal["loaded"]
    game: str
    ply: int


class HostMove(TypedDict):
    """Tells the embedding page that a move was played."""

    type: Literal["move"]
    seat: int
    event: str
    text: str
    ply: int


class HostDone(TypedDict):
    """Tells the embedding page that a rule's task was done."""

    type: Literal["done"]
    rule: str


class HostFinished(TypedDict):
    """Tells the embedding page that the match is over."""

    type: Literal["finished"]
    winners: Sequence[int]
    scores: Sequence[int]


class HostError(TypedDict):
    """Tells the embedding page that its content cannot be shown."""

    type: Literal["error"]
    reason: str


HostMessage: TypeAlias = HostReady | HostLoaded | HostMove | HostDone | HostFinished | HostError
"""A message for the page that embeds this one."""


class Reply(TypedDict, total=False):
    """The reply to an action. A missing key leaves that part of the page as it is."""

    html: str
    """The content of the page. ``<12>`` stands for the chunk with this number."""
    chunks: Mapping[str, str]
    """The HTML of the chunks that the page before did not have, by number."""
    games: Sequence[str]
    """The games whose style sheets and pictures ``html`` needs."""
    title: str
    lang: str
    theme: str
    place: str
    """The fragment of the address."""
    replace: bool
    """True to replace the current history entry."""
    save: Entries
    """The texts to write, before the page is shown. A failure comes back as ``storage-failed``."""
    base: Entries
    """The expected text of each key of ``save``. Another one is not replaced: it comes back as ``storage-conflict``."""
    post: Sequence[HostMessage]
    announce: str
    """Text for the live region."""
    focus: Sequence[str]
    """The ids of elements: the first one that exists gets the focus."""
    select: Sequence[int]
    """The beginning and the end of the text to select in that element, a field."""
    refocus: Sequence[str]
    """The same if the focus was lost."""
    timer: Timer | None
    """None cancels the pending one."""
    bot_request: BotRequest | None
    """None, or another request, cancels the pending one."""
    room: Connection | None
    """The connection to have from now on, with the texts to send again and again; None to end it."""
    command: Command
    """Carried out after the page is shown."""
    effects: Effects
    turn: TurnNews | None
    """The news for a hidden page; None takes it back. A page that is seen needs none."""
    awake: bool
    """True to keep the screen on, until a reply says False."""
    failed: str
    """The traceback of an internal error: the page says so and offers to reload."""
    log: str
    """The traceback of an error about which the page says all that matters: it is only logged."""
