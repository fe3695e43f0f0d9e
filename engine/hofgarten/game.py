"""The contract that every game fulfils, so that records, opponents, command line and table know no game.

A state is an immutable value: ``play`` returns a new one. What a player decides and what chance answers are both
events; whose event comes next follows from the state alone.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from hofgarten.rng import Rng

Json: TypeAlias = Any
"""A value as ``json.loads`` gives it; everything from outside is checked before it is used."""

Score: TypeAlias = dict[str, int]
"""Points by item, in the order and under the keys of the game record, ``total`` last."""

CHANCE: Final = -1
"""``turn`` of a state that waits for chance, not for a player."""

TERMINAL: Final = -2
"""``turn`` of a state in which the game has ended."""

SPECTATOR: Final = -3
"""Instead of a seat: who looks on and knows only what all know."""


class IllegalMove(ValueError):  # noqa: N818 - the field's own word, as in python-chess
    """A move that the rules forbid.

    Attributes:
        rule: The number of the rule, such as ``"Z5.2"``.
        reason: One English sentence.
    """

    def __init__(self, rule: str, reason: str) -> None:
        """Keep the rule's number and the sentence."""
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason


class BadSetup(IllegalMove):
    """Options or a setup with which no match can begin."""


Weights: TypeAlias = Sequence[tuple[int, ...]]
"""For each number of turns that a seat has yet to complete a weight, in hundredths, for each feature of a game."""

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
        """Return the seat whose move it is, or ``CHANCE``, or ``OVER``."""

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
        """Return all that a seat, or ``NOBODY``, may know, as a state in which what is hidden tells nothing.

        Scores count what is known. Once the game is over all that belongs to a seat is known.
        """

    def determinize(self, view: S, rng: Rng) -> S:
        """Return a state that the view allows, with what is hidden dealt at random."""

    def redact(
        self, setup: Json, events: Sequence[str], states: Sequence[S], seat: int, rng: Rng
    ) -> tuple[dict[str, Json], tuple[str, ...]]:
        """Return a record's setup and events with what a seat, or ``NOBODY``, has not seen up to now dealt anew.

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

    @property
    def features(self) -> Mapping[str, str]:
        """What an evaluation looks at, by name and in order, and the item of the score or of ``outlooks`` of each."""

    @property
    def extra_items(self) -> Sequence[str]:
        """What an evaluation counts on that is no item of the score yet, such as ``"room"``; none where all is."""

    def turns_played(self, state: S) -> int:
        """Return how many turns have been completed, all seats' together; a turn may be several moves in a row."""

    def turns_left(self, state: S, seat: int) -> int:
        """Return how many turns a seat has yet to complete, as far as is known."""

    def prune_finished(self, state: S, seat: int) -> S:
        """Return a position without what no longer matters of a seat that has no turn left; scores stay.

        Positions that come to the same for the others are then equal.
        """

    def features_of(self, state: S, seat: int, left: int) -> tuple[int, ...]:
        """Return a seat's features, in hundredths of a point, as if it had ``left`` turns yet to complete."""

    def rate_moves(self, state: S, weights: Weights) -> list[tuple[int, E]]:
        """Return each candidate with the mover's value after it, in ten thousandths of a point, in no order.

        The value is the sum of the features after the move, each times its weight for the turns left then.
        """

    def best_move(self, state: S, weights: Weights) -> E:
        """Return one of the candidates that ``rank`` values most, always the same, without listing the others."""


AnyGame: TypeAlias = Game[Any, Any]
