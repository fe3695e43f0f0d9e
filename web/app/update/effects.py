"""The effects that follow from the model: the timer, the request to the bots, the connection in a room.

A handler changes the model only. `timer_of`, `request_of` and `connection_of` are read after each action.
"""

from typing import TYPE_CHECKING, Final, Literal, NamedTuple

from web.app.model.action import Action
from web.app.model.library import saved_matches
from web.app.model.match.match import PlayedMatch
from web.app.model.model import BotMove, Hint, MatchPage, Model, PuzzleMatch, Replay, Review, Storm

if TYPE_CHECKING:
    from web.app.model.messages import BotRequest, Connection

MIN_PAUSE: Final = 300
"""The minimum time for each position of an automatic replay, in milliseconds."""

STORM_TICK: Final = 1_000
"""Milliseconds between two updates of the storm's clock."""

_CHOOSING, _BETWEEN, _PLACED = 40, 25, 75
"""The time of each step of a move that is shown, in hundredths of ``Settings.pause``.

A turn of three moves, a card, a temple and a tile, then takes 2.3 seconds at the usual speed, and one move 1.6. No step
is shorter than the flight of a piece, 300 milliseconds.
"""

IDLE_MS: Final = 4000
"""Milliseconds without an action after which the page is idle enough to review a match in the background."""

_ANSWERS: Final = frozenset({"answer", "hinted", "totals-found", "reviewed", "luck-found", "ask-failed"})
"""The answers of the bots' worker. After one of them the worker is idle."""


class Timer(NamedTuple):
    """An action that the browser sends after some time."""

    ms: int
    action: Action
    since: int = 0
    """The beginning of a storm, or of being idle, which begins again with each action: another one is another timer."""


def timer_of(model: Model) -> Timer | None:
    """Return the timer that runs: a storm's clock, the next step of a replay or a bot move, or a review when idle."""
    match model.page:
        case MatchPage(purpose=PuzzleMatch(storm=Storm(begun=begun))):
            return Timer(STORM_TICK, {"do": "storm-tick"}, begun)
        case MatchPage(activity=Replay(at=at, autoplaying=True)):
            return Timer(max(model.settings.pause, MIN_PAUSE), {"do": "replay-next", "at": at})
        case MatchPage(activity=BotMove(stage="choosing" | "placed", at=at) as showing) as page:
            share = _share_of_pause(page.match, showing)
            return Timer(model.settings.pause * share // 100, {"do": "show-next", "at": at})
    if not model.is_idle or model.background.review is not None:
        return None
    waits = any(saved.id not in model.background.failed for saved in saved_matches.unreviewed(model.library))
    return Timer(IDLE_MS, {"do": "review-idle"}, model.now) if waits else None


def _share_of_pause(match: PlayedMatch, showing: BotMove) -> int:
    """Return the time for which a step of a move is shown, in hundredths of the pause."""
    if showing.stage == "choosing":
        return _CHOOSING
    from web.app.model.match.replay import goes_on

    return _BETWEEN if goes_on(match, showing.at) else _PLACED


def must_start(before: Timer | None, after: Timer | None, action: Action) -> bool:
    """Return True if the browser has to be told of a timer: it differs, or the one before has just fired."""
    return after != before or (before is not None and action.get("do") == before.action["do"])


def connection_of(model: Model | None) -> "Connection | None":
    """Return the connection to the other devices in a room that the page has to have; None if it needs none."""
    if model is None or model.room is None:
        return None
    from web.app.model.room import connection

    return connection.connection_of(model)


def request_of(before: Model | None, after: Model, action: Action) -> "BotRequest | Literal['cancel'] | None":
    """Return the request to send to the bots; None if the pending one, if any, goes on.

    A request whose answer is no longer awaited is cancelled, unless ``action`` is an answer.
    """
    awaited = before.pending_request if before else 0
    pending = after.pending_request
    if pending == awaited:
        return None
    if pending:
        return _request(after)
    return None if action.get("do") in _ANSWERS else "cancel"


def _request(model: Model) -> "BotRequest":
    """Return the request that the model awaits an answer to."""
    from web.app.model.match import bot_protocol
    from web.app.model.user_files import user_bots

    page, number, secret = model.page, model.pending_request, model.browser.secret
    if not isinstance(page, MatchPage) or not page.pending_request:
        background = model.background.review
        assert background is not None
        return bot_protocol.findings_request(background.match, background.findings, number, secret, background.limit)
    match = page.match
    match page.activity:
        case Review(findings=findings):
            return bot_protocol.findings_request(match, findings, number, secret)
        case Hint(stage="totals"):
            since = page.analysis_board.analysis.unknown_since(match) if page.analysis_board else None
            return bot_protocol.totals_request(match, match.at + 1 if since is None else since, number, secret)
        case Hint(stage="search"):
            from web.app.model.match.analysis import SEARCH_LIMIT

            return bot_protocol.hint_request(match, number, secret, SEARCH_LIMIT)
        case Hint():
            return bot_protocol.hint_request(match, number, secret)
    bot = match.bot(match.turn)
    file = model.bots.file(bot)
    if file and file.has_weights:
        from web.app.model.workshop.weights import with_weights

        file = with_weights(model.bots.text_of(bot))
    if file is None:
        return bot_protocol.bot_move_request(match, number, secret)
    return user_bots.request_for(file, bot_protocol.user_bot_request(match, number, secret))
