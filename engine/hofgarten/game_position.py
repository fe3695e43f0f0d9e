"""A position as one immutable value: a state with its rules."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final, Generic, overload

from hofgarten import display
from hofgarten.arguments import whole_number, wrong_type
from hofgarten.evaluation import EvaluatedGame
from hofgarten.game import SPECTATOR, TERMINAL, E, IllegalMove, S, Score


class LegalMoves(Sequence[str], Generic[S, E]):
    """The legal moves of a position, as text. Sequences of equal moves are equal; ``in`` lists none."""

    __slots__ = ("_game", "_listed", "_state")

    def __init__(self, game: EvaluatedGame[S, E], state: S) -> None:
        """Keep the position."""
        self._game, self._state = game, state
        self._listed: tuple[str, ...] | None = None

    def __contains__(self, move: object) -> bool:
        if not isinstance(move, str) or self._game.to_move(self._state) < 0:
            return False
        try:
            self._game.apply(self._state, self._game.read_event(move))
        except IllegalMove:
            return False
        return True

    def __iter__(self) -> Iterator[str]:
        return iter(self._listed) if self._listed else map(self._game.write_event, self._game.moves(self._state))

    def __len__(self) -> int:
        return len(self._listed) if self._listed else self._game.move_count(self._state)

    @overload
    def __getitem__(self, index: int) -> str: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[str, ...]: ...
    def __getitem__(self, index: int | slice) -> str | tuple[str, ...]:
        if self._listed is None:
            self._listed = tuple(iter(self))  # tuple(self) would ask for the length first, which may list them, too
        return self._listed[index]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, LegalMoves):
            return NotImplemented
        return (self._game.name, self[:]) == (other._game.name, other[:])

    def __hash__(self) -> int:
        return hash((self._game.name, self[:]))

    def __reduce__(self) -> tuple[type, tuple[EvaluatedGame[S, E], S]]:
        """Copy and pickle the position, not its moves."""
        return LegalMoves, (self._game, self._state)

    def __repr__(self) -> str:
        return f"<LegalMoves: {len(self)}>"


PICTURE: Final = "hofgarten.notebook.picture"
_SAME: Final = "the value itself, which never changes"

NAMES: Final = {
    "clone": _SAME,
    "copy": _SAME,
    "current_player": "to_move",
    "is_game_over": "is_over",
    "is_legal": "`move in legal_moves`",
    "is_result": "is_over",
    "is_terminal": "is_over",
    "legal_actions": "legal_moves",
    "num_players": "len(scores)",
    "parse_san": "`move in legal_moves`: moves are texts",
    "piece_at": "squares[seat][square]",
    "piece_map": "squares[seat]",
    "san": "the move itself: moves are texts",
    "set_fen": "Position.from_text(text)",
    "svg": PICTURE,
    "turn": "to_move",
    "uci": "the move itself: moves are texts",
}
"""Name in other libraries -> name of positions and matches here."""

_GUESSES: Final = {
    **NAMES,
    **{name: f"Match.from_position(position).{name}" for name in ("analyse", "choose", "explain")},
    "board": "state",
    "fen": "text",
    "apply_action": "apply",
    "information_state_string": "view(seat).text",
    "observation_string": "view(seat).text",
    "play": "apply",
    "push": "apply",
    "returns": "Match.from_position(position).outcome.returns",
}


def no_attribute(value: object, name: str, guesses: Mapping[str, str]) -> AttributeError:
    """Return the error for an attribute that a value lacks, with the name under which the library has it."""
    right = guesses.get(name)
    if not right and name[0] != "_" and hasattr(vars(value).get("state"), name):  # a function of the game asks for it
        right = f"state.{name}, and give state to functions of the game"
    there = f": use {right}" if right else ""
    return AttributeError(f"{type(value).__name__!r} object has no attribute {name!r}{there}", name=name, obj=value)


@dataclass(frozen=True, repr=False, eq=False)
class Position(Generic[S, E]):
    """A position: a state of a game, complete or as a seat may know it. ``apply`` returns another one.

    ``Match.position`` and ``Match.view`` return one. Positions with equal states are equal.
    """

    game: EvaluatedGame[S, E]
    """The rules."""
    state: S
    """The state: a tuple whose parts have names (docs/bot-reference.md)."""

    def __post_init__(self) -> None:
        """Check the parts.

        Raises:
            TypeError: One is not a game, or the other not a state of it.
        """
        if not isinstance(self.game, EvaluatedGame):
            raise wrong_type("game", "the rules of a game, such as match.game", self.game)
        try:
            self.game.to_move(self.state)
        except (AttributeError, TypeError, LookupError):
            raise wrong_type("state", f"a state of {self.game.name}, such as match.state", self.state) from None

    @property
    def to_move(self) -> int:
        """The seat to move, from 0, or ``CHANCE``, or ``TERMINAL``."""
        return self.game.to_move(self.state)

    @property
    def is_over(self) -> bool:
        """True when the match has ended."""
        return self.to_move == TERMINAL

    @cached_property
    def legal_moves(self) -> LegalMoves[S, E]:
        """Every legal move as text, none when no player is to move."""
        return LegalMoves(self.game, self.state)

    @property
    def scores(self) -> tuple[Score, ...]:
        """The points of each seat by item, as if the match ended now; their ``total`` is the sum."""
        return self.game.score(self.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that would win if the match ended now."""
        return self.game.winners(self.state)

    @property
    def squares(self) -> tuple[Mapping[str, str], ...]:
        """What lies on each square of each seat's garden, as records write it: ``squares[0]["b2"]`` is ``"Ptwse"``."""
        return tuple(self.game.squares(self.state, seat) for seat in self.game.seats(self.state))

    @staticmethod
    def from_text(text: str) -> "Position[Any, Any]":
        """Return the position that one line of text means, complete or a view.

        Raises:
            BadPosition: It is not a position of a known game.
            TypeError: It is no text.
        """
        from hofgarten.registry import game_of

        if not isinstance(text, str):
            raise wrong_type("text", "the text of a position", text)
        game = game_of(text)
        return Position(game, game.read_position(text))

    @property
    def text(self) -> str:
        """The position as one line of text, like FEN in chess: docs/file-formats.md."""
        return self.game.write_position(self.state)

    def apply(self, event: str | E) -> "Position[S, E]":
        """Return the position after a move or a chance event: its text, or one of ``game.moves(state)``.

        Raises:
            IllegalMove: The rules forbid it, or the text is no event of this game.
            TypeError: The value is no event of this game.
        """
        text = event if isinstance(event, str) else self.game.write_event(event)
        return Position(self.game, self.game.apply(self.state, self.game.read_event(text)))

    def view(self, seat: int) -> "Position[S, E]":
        """Return the position as a seat, or ``SPECTATOR``, may know it.

        Raises:
            ValueError: There is no such seat.
            TypeError: It is no whole number.
        """
        seats, number = self.game.seats(self.state), whole_number("seat", seat)
        if number not in (SPECTATOR, *seats):
            msg = f"there is no seat {number}: they are 0 to {seats[-1]}, and SPECTATOR"
            raise ValueError(msg)
        return Position(self.game, self.game.observe(self.state, number))

    if not TYPE_CHECKING:  # a type checker would take any name for an attribute

        def __getattr__(self, name: str) -> object:
            """Refuse a name with the one that is meant."""
            raise no_attribute(self, name, _GUESSES)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return (self.game.name, self.state) == (other.game.name, other.state)

    def __hash__(self) -> int:
        return hash((self.game.name, self.state))

    def __str__(self) -> str:
        """Return a drawing as plain text."""
        return self.game.draw(self.state)

    def __repr__(self) -> str:
        return f"<Position: {self.game.name}, {self.game.headline(self.state)}>"

    def _repr_html_(self) -> str | None:
        return display.html(self)

    def _repr_svg_(self) -> str | None:
        return display.svg(self)
