"""What the table asks of each game besides the engine's contract: how a move is chosen.

A game's folder, ``web/app/games/zen_garden/table`` for ``zen-garden``, has a module ``play`` whose functions and constants are the
members of ``Play``, all of them named in its ``__all__``. Nothing else here or in ``web.app.update.registry`` names a game.
"""

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol, TypeAlias, cast

from hofgarten.registry import folder_of
from web.app.model.action import Action
from web.app.model.match.match import Match, State

Selection: TypeAlias = Any
"""What has been chosen of a move so far: an immutable value of the game's own that can be compared.

Its attribute ``refusal``, a ``Refusal`` or None, says why the last thing tried cannot be done.
"""


class Refusal(NamedTuple):
    """Why something cannot be done."""

    key: str
    """The sentence that says so is ``refusal.<key>``."""
    rule: str
    """The number of the rule that forbids it."""
    parts: tuple[tuple[str, object], ...] = ()
    """What is filled in to the sentence, by name; ``Look.refused`` puts it in words."""


class ScoreChange(NamedTuple):
    """What a move brings its player at once."""

    items: tuple[tuple[str, int], ...]
    """The items of the score whose points change, and by how much."""
    total: int

    @classmethod
    def between(cls, before: Mapping[str, int], after: Mapping[str, int]) -> "ScoreChange":
        """Return what has changed from one score to another, which have the same items."""
        changes = [(item, after[item] - points) for item, points in before.items() if item != "total"]
        return cls(tuple(change for change in changes if change[1]), sum(points for _, points in changes))


class Step(NamedTuple):
    """A step in choosing a move, which only a person to move can do. Its action has the step's name."""

    change: Callable[[Match, Selection, Action], Selection]
    """Returns what has been chosen after the step. The action comes from the page: its parts are not checked yet."""
    advances_focus: bool = False
    """Whether a person at the keyboard is led on to what is to be chosen next (``Play.focus``)."""
    on_own_board: bool = False
    """Whether it is done in the garden that is shown large: in another player's, it only leads back to the own one."""
    is_hover: bool = False
    """Whether it only points at something: a hint stays open, and ``Play.look_away`` undoes it. What it shows is said
    to who uses keys alone."""


class MoveInput(Protocol):
    """A game at the table. Protocol members are functions and constants of the module ``web.<folder>.play``."""

    @property
    def steps(self) -> Mapping[str, Step]:
        """The steps in choosing a move by the names of their actions; games may share a name."""

    def start(self, match: Match, before: Selection | None, /) -> Selection:
        """Return a turn in which nothing has been chosen; called after every event, and when a match is opened.

        ``before`` is the turn before the event, be it the same person's or another's, for what outlives an event;
        None when moves have been taken back or played again, and when the match has been opened.
        """

    def selected_move(self, state: State, turn: Selection, /) -> str | None:
        """Return the chosen move as the record writes it; None while a choice is missing."""

    def plays_at_once(self, turn: Selection, /) -> bool:
        """Say whether a move is played as soon as it has been chosen step by step, without being confirmed."""

    def auto_confirm(self, before: Selection, turn: Selection, action: Action, /) -> Selection | None:
        """Return the turn to be played at once where moves are not to be confirmed (``Settings.confirm``).

        A step's action has made ``turn`` of ``before``. None: there is something left to choose, or to look at first.
        """

    def selection_of(self, before: Selection, event: str, /) -> Selection:
        """Return a turn in which a legal move has been chosen, that of a hint, instead of what was before."""

    def clear_hover(self, turn: Selection, /) -> Selection:
        """Return the turn after the pointer or the focus has left whatever was pointed at."""

    def next_focus(self, state: State, turn: Selection, /) -> str:
        """Return the id of the element that a person at the keyboard needs next; ``confirm`` is the button for that."""

    def current_round(self, state: State, /) -> tuple[int, int]:
        """Return the round that is being played, counted from 1, and how many there are."""

    def may_act(self, turn: Selection, /) -> bool:
        """Say whether the person to move may act and be advised: not while another one holds the device."""

    def visible_state(self, match: Match, turn: Selection, /) -> State:
        """Return the present position as it may be on the screen now: ``web.app.model.match.match.seen``, or more for who asked."""

    def score_change(self, state: State, event: str, /) -> ScoreChange:
        """Return what a legal move brings the seat to move, as far as ``state``, perhaps a view, shows it."""

    def sounds(self, state: State, event: str, /) -> Iterable[str]:
        """Return what is heard of a legal move: names of effects that ``web/browser/sound.js`` knows."""


@cache
def move_input_of(game: str) -> MoveInput:
    """Return how a game, by its name in ``hofgarten.registry.GAMES``, is played at the table."""
    return cast("MoveInput", import_module(f"web.app.games.{folder_of(game)}.table.move_input"))
