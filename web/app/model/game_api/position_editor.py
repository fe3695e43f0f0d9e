"""Setting up a position by hand: the edits of a draft, which a game declares.

Its pictures are an ``EditorView`` (``web.app.view.game_api.editor_view``).

A draft is a state of the game whose parts may still contradict each other, such as a garden with more tiles than its
seat had turns. ``faults`` names the contradictions; the engine reads the finished position once more.
"""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from hofgarten.game import SPECTATOR, BadPosition
from hofgarten.registry import GAMES
from web.app.model.game_api.move_input import Refusal

if TYPE_CHECKING:  # the page's start imports no contract of evaluation
    from hofgarten.evaluation import AnyEvaluatedGame
    from hofgarten.rng import Rng

BOX: Final = "box"
"""The place where a piece belongs while it is in no other one: the supply, the stack, the deck."""

OTHER_FIRST: Final = "other_first"
"""The key of a fault that another first player, its ``seat``, would mend: one with the setting ``first``."""

S = TypeVar("S")
"""A game's state."""


class Hand(NamedTuple):
    """The piece in hand."""

    piece: str = ""
    """Empty for an empty hand."""
    turn: int = 0
    """Quarter turns clockwise."""
    source: str = ""
    """The place that it leaves; empty for a piece from the box."""


NO_PIECE: Final = Hand()


class Setting(NamedTuple):
    """A value of a draft that is chosen from a list."""

    name: str
    """Unique in the draft; followed by ``-`` and a number where there are several of a kind: ``coins-1``."""
    value: str
    values: tuple[str, ...]
    seat: int | None = None
    """The seat whose value it is; None for one of the match."""


class ImpossibleEdit(Exception):
    """An edit that the rules forbid, with the ``refusal``, whose text is ``edit.<key>``."""

    def __init__(self, key: str, rule: str, **parts: object) -> None:
        """Keep the refusal."""
        super().__init__(key)
        self.refusal = Refusal(key, rule, tuple(parts.items()))


class PositionEditor(ABC, Generic[S]):
    """A game's edits. All are pure: they return another draft."""

    turns = 1
    """The number of orientations of a piece."""

    def __init__(self, name: str) -> None:
        """Make the editor of the game with a name in ``hofgarten.registry.GAMES``."""
        self.name = name

    @property
    def game(self) -> "AnyEvaluatedGame":
        """The rules."""
        return GAMES[self.name]

    @abstractmethod
    def read(self, text: str) -> S:
        """Return the draft that a notation means (docs/position.md). Its parts may contradict each other.

        Raises:
            BadPosition: It is no notation of this game.
        """

    @abstractmethod
    def put(self, draft: S, hand: Hand, place: str) -> S:
        """Return the draft with the piece in hand at a place or in the ``BOX``.

        Raises:
            ImpossibleEdit: The piece cannot be there.
        """

    @abstractmethod
    def lift(self, draft: S, place: str) -> Hand | None:
        """Return the hand that takes the piece from a place; None if there is none to take. The draft keeps it."""

    @abstractmethod
    def is_piece(self, draft: S, piece: str) -> bool:
        """Return True if a piece of the game has this name."""

    @abstractmethod
    def is_place(self, draft: S, place: str) -> bool:
        """Return True if a place of the draft, such as the ``BOX``, has this name."""

    @abstractmethod
    def settings(self, draft: S) -> tuple[Setting, ...]:
        """Return the values that can be chosen: those of the match, then those of each seat."""

    @abstractmethod
    def with_setting(self, draft: S, name: str, value: str) -> S:
        """Return the draft with another value of a setting, one of its ``values``.

        Raises:
            ImpossibleEdit: The rules forbid the value in this draft.
        """

    @abstractmethod
    def faults(self, draft: S) -> tuple[Refusal, ...]:
        """Return the contradictions in a draft, each with its rule. Without any, it is a legal position.

        If the setting ``first`` with another ``seat`` would mend it, the key is ``OTHER_FIRST``.
        """

    @abstractmethod
    def complete(self, draft: S, rng: "Rng") -> S:
        """Return the draft with the open pieces that it lacks dealt at random, and without those it has too many of."""

    # Members with a default.

    def stays_in_hand(self, piece: str) -> bool:
        """Return True if a piece stays in hand when it is placed, since its number is unlimited. Default: none does."""
        return False

    def turns_in(self, place: str) -> bool:
        """Return True if the piece lifted from a place can be turned. Default: none can."""
        return False

    def write(self, draft: S) -> str:
        """Return the notation of a draft."""
        return self.game.write_position(draft)

    def start(self, players: int, rng: "Rng") -> S:
        """Return the draft of a new match: a deal by chance, without its hidden parts."""
        game = self.game
        options = game.options_from_flags({})
        state = game.initial_state(options, game.deal_setup(options, players, rng), players)
        return self.read(game.write_position(game.observe(state, SPECTATOR)))

    def fault_of_text(self, draft: S) -> BadPosition | None:
        """Return the objection of the engine's own reader to a draft; None if it reads it."""
        try:
            self.game.read_position(self.write(draft))
        except BadPosition as error:
            return error
        return None


AnyPositionEditor: TypeAlias = PositionEditor[Any]
