"""The contract that every game fulfils, so that records, opponents, command line and table know no game.

A state is an immutable value: ``play`` returns a new one. What a player decides and what chance answers are both
events; whose event comes next follows from the state alone.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from hofgarten.rng import Rng

Json: TypeAlias = Any
"""A value as ``json.loads`` gives it; everything from outside is checked before it is used."""

Score: TypeAlias = dict[str, int]
"""Points by item, in the order and under the keys of the game record, ``total`` last."""


class Seat(IntEnum):
    """Stand-ins for the number of a seat; seats that play count from 0."""

    CHANCE = -1
    """``to_move`` of a state that waits for chance, not for a player."""
    TERMINAL = -2
    """``to_move`` of a state in which the game has ended."""
    SPECTATOR = -3
    """An observer who has no seat and knows only what all players know."""


CHANCE: Final = Seat.CHANCE
TERMINAL: Final = Seat.TERMINAL
SPECTATOR: Final = Seat.SPECTATOR


class RuleError(ValueError):
    """A refusal by the rules of a game.

    Attributes:
        rule: The number of the rule, such as ``"Z5.2"``.
        reason: One English sentence, without a full stop.
    """

    def __init__(self, rule: str, reason: str) -> None:
        """Keep the rule's number and the sentence."""
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason


class IllegalMove(RuleError):  # noqa: N818 - the field's own word, as in python-chess
    """A move that the rules forbid, or a text that is no move."""


class BadSetup(RuleError):  # noqa: N818 - beside IllegalMove
    """Options or a setup with which no match can begin."""


class BadPosition(ValueError):  # noqa: N818 - beside IllegalMove
    """A text that is not the notation of a position.

    Attributes:
        place: The part of the text at fault, such as ``"seat 1, garden, row 2"``.
        reason: One English sentence, without a full stop.
    """

    def __init__(self, place: str, reason: str) -> None:
        """Keep the parts; ``str`` joins them: ``seat 1, coins: '99' is not a number from 0 to 25``."""
        super().__init__(f"{place}: {reason}")
        self.place = place
        self.reason = reason


S = TypeVar("S")
"""A game's state."""

E = TypeVar("E")
"""A game's event: a player's move or chance's answer."""


class Game(Protocol[S, E]):
    """What a game offers. Seats count from 0, clockwise."""

    @property
    def name(self) -> str:
        """The name in records and on the command line, such as ``"zen-garden"``."""

    @property
    def players(self) -> range:
        """How many may play."""

    @property
    def score_items(self) -> Sequence[str]:
        """Every key that a score of this game can have, in order, ``total`` last."""

    def read_options(self, raw: Json) -> dict[str, Json]:
        """Return a record's options checked and complete.

        Raises:
            BadSetup: They are not options of this game.
        """

    def options_from_flags(self, flags: Mapping[str, str]) -> dict[str, Json]:
        """Return the options that command-line flags ask for, such as ``{"level": "3"}``.

        Raises:
            BadSetup: A flag is unknown or its value is wrong.
        """

    def deal_setup(self, options: Mapping[str, Json], players: int, rng: Rng) -> dict[str, Json]:
        """Return a shuffled setup as the record holds it."""

    def initial_state(self, options: Mapping[str, Json], setup: Json, players: int) -> S:
        """Return the state before the first move.

        Raises:
            BadSetup: The setup is not one of this game with these options and players.
        """

    def seats(self, state: S) -> range:
        """Return the seats that play."""

    def to_move(self, state: S) -> int:
        """Return the seat whose move it is, or ``CHANCE``, or ``TERMINAL``."""

    def moves(self, state: S) -> Iterator[E]:
        """Yield every legal move, each once; none when no player is to move."""

    def distinct_moves(self, state: S) -> Sequence[E]:
        """Return legal moves that together reach every different position, hardly one twice, for a search."""

    def canonical(self, state: S, move: E) -> E:
        """Return the candidate that comes to the same as a legal move."""

    def move_count(self, state: S) -> int:
        """Return how many legal moves there are, without listing them."""

    def random_move(self, state: S, rng: Rng) -> E:
        """Return one legal move, each as likely as the others, without listing them.

        Raises:
            IllegalMove: No player is to move.
        """

    def sample_chance(self, state: S, rng: Rng) -> E:
        """Return chance's event in a state that waits for it."""

    def apply(self, state: S, event: E) -> S:
        """Return the state after a move or after chance's answer.

        Raises:
            IllegalMove: The rules forbid it; the state stays as it was.
        """

    def read_event(self, text: str) -> E:
        """Return the event that a record's text means, legal or not.

        Raises:
            IllegalMove: The text is no event of this game.
        """

    def write_event(self, event: E) -> str:
        """Return an event as the record writes it."""

    def observe(self, state: S, seat: int) -> S:
        """Return all that a seat, or ``SPECTATOR``, may know, as a state in which what is hidden tells nothing.

        Scores count what is known. Once the game is over all that belongs to a seat is known.
        """

    def determinize(self, view: S, rng: Rng) -> S:
        """Return a state that the view allows, with what is hidden dealt at random."""

    def redact(
        self, setup: Json, events: Sequence[str], states: Sequence[S], seat: int, rng: Rng
    ) -> tuple[dict[str, Json], tuple[str, ...]]:
        """Return a record's setup and events with what a seat, or ``SPECTATOR``, has not seen up to now dealt anew.

        ``states`` are the record's positions, the last one now. Replayed, setup and events show that seat the same
        match up to there, and they do not depend on what is hidden from it.
        """

    def reveals_information(self, before: S, after: S) -> bool:
        """Say whether something hidden was turned up between two neighbouring states, so that all have seen it."""

    def is_irreversible(self, before: S, after: S) -> bool:
        """Say whether the step between two neighbouring states cannot be taken back, not even by who plays alone."""

    def score(self, state: S) -> tuple[Score, ...]:
        """Return each seat's score as if the game ended now."""

    def total(self, state: S, seat: int) -> int:
        """Return one seat's total as if the game ended now."""

    def winners(self, state: S) -> tuple[int, ...]:
        """Return the seats that would win if the game ended now."""

    def variants(self) -> Sequence[dict[str, Json]]:
        """Return the options of every way to play that opponents must be able to play."""

    def turns_played(self, state: S) -> int:
        """Return how many turns have been completed, all seats' together; a turn may be several moves in a row."""

    def write_position(self, state: S) -> str:
        """Return a state as one line of text, like FEN in chess: docs/position.md.

        It holds the same as the state, whether this is complete or the view of a seat or of ``SPECTATOR``.
        """

    def read_position(self, text: str) -> S:
        """Return the state that ``write_position`` wrote.

        Raises:
            BadPosition: The text is not the notation of a position of this game; the error names the place.
        """


AnyGame: TypeAlias = Game[Any, Any]
"""The rules of any game."""
