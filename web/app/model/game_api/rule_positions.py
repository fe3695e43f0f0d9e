"""The interface for a game's positions that illustrate its rules."""

from collections.abc import Callable, Mapping, Sequence
from typing import Generic, Literal, NamedTuple, TypeAlias

from hofgarten.game import Json
from web.app.model.action import Action
from web.app.model.game_api.move_input import C, S
from web.app.model.match.match import PlayedMatch

ScreenPart: TypeAlias = Literal["offer", "stage", "panel", "players", "score", "summary"]
"""A part of a match's screen: a field of ``web.app.view.game_api.match_view.Parts``."""


class Exercise(NamedTuple, Generic[S, C]):
    """A task for the reader."""

    reached: "Callable[[PlayedMatch[S], PlayedMatch[S], C], bool]"
    """Returns True if the task is done. The arguments are the prepared match, the present match and the selection."""
    event: str = ""
    """A move that does it, in the record's notation; empty if no move is needed."""
    actions: Sequence[Action] = ()
    """Steps that do it without a move, after those of ``PositionSpec.chosen``."""


class PreparedMatch(NamedTuple):
    """A match from which positions are taken."""

    options: Mapping[str, Json]
    players: int
    seed: str
    """The seed of the deal and of chance events."""
    moves: str
    """The players' moves in the record's notation, separated by semicolons."""


class PositionSpec(NamedTuple, Generic[S, C]):
    """The position of a rule, as defined by a game."""

    match: str
    """The name of one of the prepared matches."""
    moves: int
    """The number of moves before the position; the reader plays the seat to move."""
    parts: Sequence[ScreenPart]
    """The visible parts of the match's screen, most important first."""
    trial: "Exercise[S, C] | None" = None
    """The task; None if the position is only for looking at."""
    item: str = ""
    """The score item whose spaces are marked for the reader's seat."""
    chosen: Sequence[Action] = ()
    """The steps already taken for the reader."""


class RulePositions(NamedTuple, Generic[S, C]):
    """The positions of a game's rule book."""

    positions: "Mapping[str, PositionSpec[S, C]]"
    """One for each rule, by its number."""
    matches: Mapping[str, PreparedMatch]
    """The matches from which they are taken, by name."""
