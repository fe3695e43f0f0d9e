"""Choosing a move, field by field.

A game declares the fields of its moves in order, such as the tile and its place, and the steps that choose them.
Handing over the device, the move that a hint selects, and the next element to focus follow from that.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property, lru_cache, wraps
from typing import TYPE_CHECKING, Concatenate, Generic, NamedTuple, ParamSpec, Self, TypeAlias, TypeVar

from hofgarten.registry import GAMES
from web.app.model.match.match import PlayedMatch, State, viewer_seat

if TYPE_CHECKING:  # the page's start imports no contract of evaluation
    from hofgarten.evaluation import EvaluatedGame

CONFIRM = "confirm"
"""The id of the button that confirms a move."""


class Refusal(NamedTuple):
    """A reason why an attempt is not possible."""

    key: str
    """The text is ``refusal.<key>``."""
    rule: str
    """The number of the rule that forbids it."""
    parts: tuple[tuple[str, object], ...] = ()
    """The arguments of the text, by name; ``MatchView.refusal_text`` formats them."""
    place: tuple[int, int] | None = None
    """The place of the attempt, for a game that shows it for a moment."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BaseSelection:
    """The chosen parts of a move. A game's own class adds an attribute for each field, None until it is chosen."""

    refusal: Refusal | None = None
    """The reason why the last attempt is not possible."""
    holder: int | None = None
    """The seat of the person who holds the device; None until a person has confirmed it."""
    needs_handover: bool = False
    """True if the device must be handed over to the player to move."""
    uncovered: bool = False
    """True if the player to move has asked to see the parts that are hidden from the others at the device."""

    @property
    def cleared(self) -> Self:
        """The selection without any choice. The data about the device is kept."""
        return type(self)(holder=self.holder, needs_handover=self.needs_handover, uncovered=self.uncovered)

    @property
    def is_empty(self) -> bool:
        """True if nothing is chosen or refused."""
        return self == self.cleared


Selection: TypeAlias = BaseSelection
"""The selection of any game. Shared code passes it on; only the game's own code knows its choices."""


class Field(NamedTuple):
    """A part of a move that a player chooses."""

    name: str
    """The attribute of the selection."""
    focus: str
    """The id of the element that shows the choices."""


class RunningScore(NamedTuple):
    """A seat's score during a match, without the points that are not certain to stay."""

    items: Mapping[str, int]
    """The points that count."""
    possible: Mapping[str, int] = {}
    """The points of the other items, as they stand."""

    @property
    def total(self) -> int:
        """The points that count."""
        return sum(self.items.values())


class ScoreChange(NamedTuple):
    """The immediate change of the running score by a move."""

    items: tuple[tuple[str, int], ...]
    """The changed score items, and the change of each."""
    total: int
    possible: tuple[tuple[str, int], ...] = ()
    """The changes of points that do not count yet."""

    @property
    def is_empty(self) -> bool:
        """True if no points change."""
        return not self.items and not self.possible

    @classmethod
    def between(cls, before: RunningScore, after: RunningScore) -> "ScoreChange":
        """Return the difference between two running scores of a seat."""
        items, possible = (
            tuple((item, points - old.get(item, 0)) for item, points in new.items() if points != old.get(item, 0))
            for old, new in zip(before, after, strict=True)
        )
        return cls(items, sum(points for _, points in items), possible)


S = TypeVar("S")
"""A game's position."""

C = TypeVar("C", bound=BaseSelection)
"""A game's selection."""

E = TypeVar("E")
"""A game's move."""

P = ParamSpec("P")


class Step(NamedTuple, Generic[C]):
    """A step in the selection of a move. Its action has the step's name. Only the player to move can do it."""

    change: Callable[..., C]
    """``change(match, selection)`` returns the selection after the step. Keyword-only parameters declare its fields."""
    advances_focus: bool = False
    """True if the keyboard focus moves on to the next choice (``MoveInput.next_focus``)."""
    on_own_board: bool = False
    """True if the step applies to the enlarged garden. In another player's garden it only returns to the own one."""
    is_hover: bool = False
    """True if the step only highlights an item.

    A hint stays open, ``MoveInput.clear_hover`` undoes the step, and only keyboard users hear an announcement.
    """
    while_covered: bool = False
    """True if the step is possible before the device has been handed over."""


def on_state(change: Callable[Concatenate[S, C, P], C]) -> "Callable[Concatenate[PlayedMatch[S], C, P], C]":
    """Return the change of a step, made from a function of the match's position and the selection."""

    @wraps(change)
    def of_match(match: "PlayedMatch[S]", selection: C, /, *no: P.args, **fields: P.kwargs) -> C:
        return change(match.state, selection, *no, **fields)

    return of_match


class MoveInput(ABC, Generic[S, C, E]):
    """A game's move input. Members that are not abstract have a default that a game may replace."""

    hand_over_rule = ""
    """The number of the rule that keeps a part of a position from the other players."""

    def __init__(self, name: str) -> None:
        """Make the move input of the game with a name in ``hofgarten.registry.GAMES``."""
        self.name = name

    @property
    def game(self) -> "EvaluatedGame[S, E]":
        """The rules."""
        return GAMES[self.name]

    @property
    @abstractmethod
    def empty(self) -> C:
        """The selection without any choice."""

    @abstractmethod
    def fields(self, state: S) -> tuple[Field, ...]:
        """Return the fields of the move that is due, in the order in which they are chosen.

        Fields with a default, such as an orientation, are left out.
        """

    @abstractmethod
    def move_of(self, state: S, selection: C) -> E | None:
        """Return the selected move; None while the selection is incomplete."""

    @abstractmethod
    def selection_of_move(self, move: E) -> C:
        """Return the selection of a move."""

    @abstractmethod
    def current_round(self, state: S) -> tuple[int, int]:
        """Return the current round, counted from 1, and the number of rounds."""

    @abstractmethod
    def step_back(self, state: S, selection: C) -> C:
        """Return the selection without its refusal; else without the last chosen field."""

    @property
    @abstractmethod
    def own_steps(self) -> Mapping[str, Step[C]]:
        """The game's own steps."""

    # Members with a default.

    @cached_property
    def steps(self) -> Mapping[str, Step[C]]:
        """The steps by the names of their actions; games may share a name. Those of a game are ``own_steps``."""
        common = {
            "cancel": Step(on_state(self.step_back), advances_focus=True),
            "hand-over": Step(self._hand_over, advances_focus=True, while_covered=True),
        }
        return common | {name: self._after_handover(step) for name, step in self.own_steps.items()}

    def selected_move(self, state: S, selection: C) -> str | None:
        """Return the selected move in the record's notation; None while the selection is incomplete."""
        move = None if selection.needs_handover else self.move_of(state, selection)
        return None if move is None else self.game.write_event(move)

    def selection_of(self, before: C, event: str) -> C:
        """Return the selection of a legal move, such as a hint's, in place of the previous one."""
        chosen = self.selection_of_move(self.game.read_event(event))
        return replace(chosen, holder=before.holder, needs_handover=before.needs_handover, uncovered=before.uncovered)

    def next_focus(self, state: S, selection: C) -> str:
        """Return the id of the element that a keyboard user needs next. Default: the first field without a value."""
        if selection.needs_handover or self.move_of(state, selection) is not None:
            return CONFIRM
        due = self.due_field(state, selection)
        return due.focus if due else CONFIRM

    def due_field(self, state: S, selection: C) -> Field | None:
        """Return the first field without a value; None if all are chosen."""
        return next((field for field in self.fields(state) if getattr(selection, field.name) is None), None)

    def plays_at_once(self, selection: C) -> bool:
        """Return True if a move selected step by step is played at once, without confirmation. Default: False."""
        return False

    def auto_confirm(self, before: C, selection: C, step: str) -> C | None:
        """Return the selection to play at once if moves need no confirmation (``Settings.confirm``).

        The step of this name has changed ``before`` to ``selection``. None means that there is still a choice, or a
        change to look at. Default: any complete selection.
        """
        return selection

    def clear_hover(self, selection: C) -> C:
        """Return the selection after the pointer or the focus has left the highlighted item. Default: unchanged."""
        return selection

    def score_change(self, state: S, event: str) -> ScoreChange:
        """Return the change of score by a legal move for the seat to move; ``state`` may be a view. It is cached."""
        return _score_change(self, state, event)

    def running_score(self, state: S, seat: int, score: Mapping[str, int]) -> RunningScore:
        """Return a seat's ``score`` in a position, parted into points that count and those that are merely possible.

        ``score_change`` and all totals on the page count the former until the latter are certain, at the end of the
        match at the latest. Default: every point counts.
        """
        return RunningScore(score)

    def running_scores(self, state: S) -> Sequence[RunningScore]:
        """Return every seat's running score in a position, cached."""
        return _running_scores(self, state)

    def sounds(self, state: S, event: str) -> Iterable[str]:
        """Return the sounds of a legal move: names that ``web/browser/sound.js`` knows. Default: a placed piece."""
        return ("place",)

    # Positions that not everybody at the device may see.

    def hides(self, match: "PlayedMatch[S]") -> bool:
        """Return True if the player to move sees more than the other people at this device may."""
        return bool(self.game.observe(match.state, match.turn) != self.game.observe(match.state, viewer_seat(match)))

    def start(self, match: "PlayedMatch[S]", before: C | None) -> C:
        """Return an empty selection; called after every event, and when a match is opened.

        It asks for a handover if the player to move sees more than others at this device, and another person holds it.
        ``before`` is the selection before the event, of the same player or another. It is None after undo and redo, and
        when a match is opened. On an analysis board nobody hands over a device.
        """
        seat, holder = match.turn, self._holder(match, before)
        if not match.is_person_here(seat):
            return replace(self.empty, holder=holder)
        if match.viewer is not None or viewer_seat(match) >= 0 or not self.hides(match):
            return replace(self.empty, holder=seat)
        return replace(self.empty, holder=holder, needs_handover=holder != seat)

    def viewer(self, match: "PlayedMatch[S]", selection: C) -> int:
        """Return the seat whose view may be on the screen, or ``SPECTATOR``."""
        alone = viewer_seat(match)
        shows = (
            match.viewer is None
            and alone < 0 <= match.turn
            and selection.holder == match.turn
            and not selection.needs_handover
        )
        return match.turn if shows else alone

    def visible_state(self, match: "PlayedMatch[S]", selection: C) -> S:
        """Return the position that the screen shows: ``match.visible_position``, or more on the player's request."""
        return match.state if match.over else self.game.observe(match.state, self.viewer(match, selection))

    def may_act(self, selection: C) -> bool:
        """Return False while the device is still with another player: no move and no hint is possible then."""
        return not selection.needs_handover

    def _holder(self, match: "PlayedMatch[S]", before: C | None) -> int | None:
        """Return the seat of the person who holds the device: the last human mover, else the previous holder."""
        if before is None or not match.at:
            return None
        last: int = self.game.to_move(match.states[match.at - 1])
        return last if last in match.people_here else before.holder

    def _hand_over(self, match: "PlayedMatch[S]", selection: C) -> C:
        return replace(self.empty, holder=match.turn) if selection.needs_handover else selection

    def _after_handover(self, step: Step[C]) -> Step[C]:
        """Return a step that is refused while the device must be handed over, unless it is possible even then."""
        if step.while_covered:
            return step
        covered = Refusal("hand_over", self.hand_over_rule)

        @wraps(step.change)
        def change(match: "PlayedMatch[S]", selection: C, **fields: object) -> C:
            if selection.needs_handover:
                return replace(selection, refusal=covered)
            chosen: C = step.change(match, selection, **fields)
            return chosen

        return step._replace(change=change)


AnyMoveInput: TypeAlias = MoveInput[State, Selection, object]
"""The move input of any game."""


@lru_cache(maxsize=128)
def _score_change(moves: "AnyMoveInput", state: State, event: str) -> ScoreChange:
    game, seat = moves.game, moves.game.to_move(state)
    after = game.apply(state, game.read_event(event))
    return ScoreChange.between(*(moves.running_score(each, seat, game.score(each)[seat]) for each in (state, after)))


@lru_cache(maxsize=16)
def _running_scores(moves: "AnyMoveInput", state: State) -> tuple[RunningScore, ...]:
    return tuple(moves.running_score(state, seat, score) for seat, score in enumerate(moves.game.score(state)))
