"""The interface through which a player selects a move, implemented by each game.

A game's folder, ``web/app/games/zen_garden/table`` for ``zen-garden``, has a module ``move_input`` whose functions and
constants are the members of ``MoveInput``, all of them listed in its ``__all__``.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any, NamedTuple, Protocol, TypeAlias, cast

from web.app.model.game_api import game_module
from web.app.model.match.match import Match, State

Selection: TypeAlias = Any
"""The selected parts of a move: an immutable, comparable value of the game's own type.

Its attribute ``refusal``, a ``Refusal`` or None, is the reason why the last attempt is not possible.
"""


class Refusal(NamedTuple):
    """A reason why an attempt is not possible."""

    key: str
    """The text is ``refusal.<key>``."""
    rule: str
    """The number of the rule that forbids it."""
    parts: tuple[tuple[str, object], ...] = ()
    """The arguments of the text, by name; ``MatchView.refusal_text`` formats them."""


class ScoreChange(NamedTuple):
    """The immediate change of score by a move."""

    items: tuple[tuple[str, int], ...]
    """The changed score items, and the change of each."""
    total: int

    @classmethod
    def between(cls, before: Mapping[str, int], after: Mapping[str, int]) -> "ScoreChange":
        """Return the difference between two scores with the same items."""
        changes = [(item, after[item] - points) for item, points in before.items() if item != "total"]
        return cls(tuple(change for change in changes if change[1]), sum(points for _, points in changes))


class Step(NamedTuple):
    """A step in the selection of a move. Its action has the step's name. Only the player to move can do it."""

    change: Callable[..., Selection]
    """``change(match, selection)`` returns the selection after the step. Keyword-only parameters declare its fields."""
    advances_focus: bool = False
    """True if the keyboard focus moves on to the next choice (``MoveInput.next_focus``)."""
    on_own_board: bool = False
    """True if the step applies to the enlarged garden. In another player's garden it only returns to the own one."""
    is_hover: bool = False
    """True if the step only highlights an item.

    A hint stays open, ``MoveInput.clear_hover`` undoes the step, and only keyboard users hear an announcement.
    """


class MoveInput(Protocol):
    """A game's move input. The members are functions and constants of the module ``<folder>.table.move_input``."""

    @property
    def steps(self) -> Mapping[str, Step]:
        """The steps by the names of their actions; games may share a name."""

    def start(self, match: Match, before: Selection | None, /) -> Selection:
        """Return an empty selection; called after every event, and when a match is opened.

        ``before`` is the selection before the event, of the same player or another: it carries over what outlives an
        event. It is None after undo and redo, and when a match is opened.
        """

    def selected_move(self, state: State, turn: Selection, /) -> str | None:
        """Return the selected move in the record's notation; None while the selection is incomplete."""

    def plays_at_once(self, turn: Selection, /) -> bool:
        """Return True if a move selected step by step is played at once, without confirmation."""

    def auto_confirm(self, before: Selection, turn: Selection, step: str, /) -> Selection | None:
        """Return the selection to play at once if moves need no confirmation (``Settings.confirm``).

        The step of this name has changed ``before`` to ``turn``. None means that there is still a choice, or a change
        to look at.
        """

    def selection_of(self, before: Selection, event: str, /) -> Selection:
        """Return the selection of a legal move, such as a hint's, in place of the previous one."""

    def clear_hover(self, turn: Selection, /) -> Selection:
        """Return the selection after the pointer or the focus has left the highlighted item."""

    def next_focus(self, state: State, turn: Selection, /) -> str:
        """Return the id of the element that a keyboard user needs next; ``confirm`` is the confirm button."""

    def current_round(self, state: State, /) -> tuple[int, int]:
        """Return the current round, counted from 1, and the number of rounds."""

    def may_act(self, turn: Selection, /) -> bool:
        """Return False while the device is still with another player: no move and no hint is possible then."""

    def visible_state(self, match: Match, turn: Selection, /) -> State:
        """Return the position that the screen shows: ``match.visible_position``, or more on the player's request."""

    def score_change(self, state: State, event: str, /) -> ScoreChange:
        """Return the change of score by a legal move for the seat to move; ``state`` may be a view."""

    def from_start(self, state: State, seat: int, /) -> Mapping[str, int]:
        """Return the items that a seat has in full from the start and the score does not count yet, with their points.

        ``score_change`` and the chart of the score by round count them from the start: until they are lost.
        """

    def sounds(self, state: State, event: str, /) -> Iterable[str]:
        """Return the sounds of a legal move: names that ``web/browser/sound.js`` knows."""


@cache
def move_input_of(game: str) -> MoveInput:
    """Return the move input of a game, by its name in ``hofgarten.registry.GAMES``."""
    return cast("MoveInput", game_module(game, "table.move_input"))
