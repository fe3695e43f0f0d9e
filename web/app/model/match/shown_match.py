"""The match that the screen shows: at its present position, or at an earlier one during a replay."""

from dataclasses import replace
from typing import TYPE_CHECKING, Generic, NamedTuple

from web.app.model.game_api.game_page import move_input_of
from web.app.model.match.match import PlayedMatch, S_co
from web.app.model.match.replay import move_before
from web.app.model.mode import may
from web.app.model.model import BotMove, MatchPage, Model, PuzzleMatch
from web.app.model.settings import Settings

if TYPE_CHECKING:  # not imported with the first match
    from typing_extensions import TypeVar

    from web.app.model.game_api.move_input import Selection
    from web.app.model.library.match_news import News
    from web.app.model.room.session import RoomState

    C_co = TypeVar("C_co", bound=Selection, default=Selection, covariant=True)
    """A game's selection; ``ShownMatch`` without it is a match of any game."""
else:  # a default needs Python 3.13
    from typing import TypeVar

    C_co = TypeVar("C_co", covariant=True)


class ShownMatch(NamedTuple, Generic[S_co, C_co]):
    """An open match as the views draw it. They take its position from here, never from the page's match."""

    page: MatchPage
    settings: Settings
    match: "PlayedMatch[S_co]"
    """The match at the shown position. During a replay its record goes on to the last move played."""
    selection: C_co
    """The user's selection."""
    visible_selection: C_co
    """The move of the hint under the pointer, else the user's selection."""
    bot_move: BotMove | None
    """The bot move that is shown; during a replay, the last move before the shown position, whoever made it."""
    news: "News | None" = None
    """The news at the end of a match that is saved; None before."""
    best: tuple[str, ...] = ()
    """The moves of an open hint, or on the analysis board, best first, to be marked on the board."""
    room: "RoomState | None" = None
    """The state of the room, of a match that is played live on several devices."""
    watched: C_co | None = None
    """In a room, the selection of the player to move on another device."""
    address: str = ""
    """The page's address without a place."""

    @property
    def may_undo(self) -> bool:
        """True if moves can be taken back here, and no question about that is open."""
        return may(self.page, "undo") and (self.room is None or self.room.ask is None)

    @property
    def tells_gains(self) -> bool:
        """False in a puzzle: the points that moves bring would give its answer away."""
        return not isinstance(self.page.purpose, PuzzleMatch)


def shown_match(page: MatchPage, settings: Settings) -> ShownMatch:
    """Return the open match as the screen shows it."""
    match, replay = page.match, page.replay
    if replay is None:
        shown = ShownMatch(page, settings, match, page.selection, page.visible_selection, page.bot_move)
        return (
            shown._replace(best=tuple(move.event for move in page.hint.choices))
            if page.hint and (page.analysis_board or page.hint.open)
            else shown
        )
    then = rewound(match, replay.at)
    selection = move_input_of(match.record.game).start(then, None)
    # The same display as after a bot move: the mover's garden is large, its changes are marked, selection is off.
    last = BotMove("placed", move_before(then, then.at) or 0, 0)
    return ShownMatch(page, settings, then, selection, selection, last)


def shown_in(model: Model, page: MatchPage) -> ShownMatch:
    """Return the open match as the screen shows it, with the state of its room and the page's address.

    In a room, also the choice of a player elsewhere.
    """
    shown = shown_match(page, model.settings)._replace(address=model.browser.address)
    if not page.match.venue.connects:
        return shown
    from web.app.model.room.connection import state_of
    from web.app.model.room.selection import selection_of

    state = state_of(model)
    if state is None or shown.bot_move is not None or not shown.match.waits:
        return shown._replace(room=state)
    return shown._replace(room=state, watched=selection_of(shown.match, state.choice))


def rewound(match: PlayedMatch, at: int) -> PlayedMatch:
    """Return a match at an earlier position, without variations.

    Its record keeps the later events, but not the undone ones. The visible information is that of the earlier position:
    see ``web.app.model.match.match.visible_position``.
    """
    record = replace(match.record, events=match.record.events[: match.at])
    return replace(match, record=record, states=match.states[: match.at + 1], at=at, lines=())
