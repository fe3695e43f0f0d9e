"""The contract of a game's rules. Records, bots, the command line and the page use games through it alone.

A state is an immutable value: ``apply`` returns a new one. Moves of players and chance events are both events; the
state alone decides whose event is next. ``hofgarten.evaluation`` has the contract for bots. docs/games.md shows how to
write a game.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar, cast

from hofgarten.quoting import quoted
from hofgarten.rng import Rng

Json: TypeAlias = Any
"""A value as ``json.loads`` returns it. Values from outside are checked before use."""

TOTAL: Final = "total"
"""The key of a total in a record."""


class Score(dict[str, int]):
    """Points by item, with the keys of the game record and in its order."""

    @property
    def total(self) -> int:
        """The sum of the items."""
        return sum(self.values())


def module_name(game: str) -> str:
    """Return the name of a game's folders: ``zen_garden`` for ``zen-garden``."""
    return game.replace("-", "_")


CHANCE: Final = -1
"""``to_move`` of a state that waits for chance, not for a player. Seats count from 0."""

TERMINAL: Final = -2
"""``to_move`` of a state in which the game has ended."""

SPECTATOR: Final = -3
"""For ``observe``: an observer without a seat, who knows only public information."""


class HofgartenError(ValueError):
    """A refusal: of a move, an option, a setup, a position or a record.

    Attributes:
        reason: One English sentence, without a full stop.
        rule: The number of the rule at fault, such as ``"Z5.2"``; an empty string if it is none of a game's own.
        place: The place at fault, such as ``"seat 1, garden, row 2"`` or ``"event 17"``; an empty string if there is
            none.
    """

    def __init__(self, reason: str, rule: str = "", place: str = "") -> None:
        """Keep the parts; ``str`` joins them: ``event 17: Z5.2: a tile lies there already``."""
        super().__init__(": ".join(filter(None, (place, rule, reason))))
        self.reason = reason
        self.rule = rule
        self.place = place

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and pickle the error with its parts: it may come from another process."""
        return _restored, (type(self), self.args, self.__dict__)


def _restored(kind: type[HofgartenError], args: tuple[Any, ...], parts: dict[str, Any]) -> HofgartenError:
    """Return the copy of an error."""
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(parts)
    return error


class RuleError(HofgartenError):
    """A refusal by the rules of a game."""

    def __init__(self, rule: str, reason: str) -> None:
        """Keep the rule's number and the sentence."""
        super().__init__(reason, rule)


class IllegalMove(RuleError):
    """A move that the rules forbid, or a text that is not a move."""


def no_event(value: object) -> TypeError:
    """Return the error for a value that is no event of a game, such as the text of one."""
    return TypeError(f"an event is one of game.moves(state), or game.read_event of a text, not {quoted(value)}")


class BadSetup(RuleError):
    """Options or a setup with which no match can begin."""


class BadPosition(HofgartenError):
    """A text that is not the notation of a position.

    Attributes:
        span: The beginning and the end of its ``place`` in the text; None if the game does not tell.
    """

    def __init__(self, place: str, reason: str, span: tuple[int, int] | None = None, rule: str = "") -> None:
        """Keep the parts."""
        super().__init__(reason, rule, place)
        self.span = span


S = TypeVar("S")
"""A game's state."""

E = TypeVar("E")
"""A game's event: a player's move or a chance event."""


_DEALS_COMPARED: Final = 32
"""Deals of the hidden parts that ``reveals_information`` compares unless a game replaces it."""


class HiddenInformation(Generic[S, E]):
    """The hidden parts of a game's states, beyond what ``Game.observe`` and ``Game.determinize`` say.

    The defaults are right for a game in which no seat knows anything alone. ``redact`` and ``setup_of`` refuse a game
    that hides something.
    """

    def __init__(self, game: "Game[S, E]") -> None:
        """Keep the game."""
        self.game = game

    def redact(self, events: Sequence[str], states: Sequence[S], seat: int, rng: Rng) -> tuple[S, tuple[str, ...]]:
        """Return a first position and events with everything that is hidden from a seat, or ``SPECTATOR``, dealt again.

        ``states`` are the positions of a record; the last is the present one. A replay of the returned events from the
        returned position shows that seat the same match. They do not depend on the hidden parts.

        Raises:
            NotImplementedError: Something is hidden: such a game writes this member itself.
        """
        if self.game.observe(states[-1], seat) != states[-1]:
            msg = f"{self.game.name} hides something, so it must have its own redact()"
            raise NotImplementedError(msg)
        return states[0], tuple(events)

    def setup_of(self, start: S) -> dict[str, Json]:
        """Return the parts of a setup that ``redact`` deals again, as they are in a first position. Default: none."""
        return {}

    def is_complete(self, state: S) -> bool:
        """Return False if parts of a state are unknown, so that no match can go on from it. Default: True."""
        return True

    def resample_undrawn(self, state: S, rng: Rng) -> S:
        """Return the state with everything that no seat knows dealt again at random.

        It depends on the known part of the state and ``rng`` alone. Default: deal the hidden parts of the public view.

        Raises:
            NotImplementedError: A seat knows something that is not public: such a game writes this member itself.
        """
        game = self.game
        public = game.observe(state, SPECTATOR)
        if any(game.observe(state, seat) != public for seat in game.seats(state)):
            msg = f"a seat of {game.name} has secrets, so the game must have its own resample_undrawn()"
            raise NotImplementedError(msg)
        return game.determinize(public, rng)

    def reveals_information(self, before: S, after: S) -> bool:
        """Return True if something hidden was revealed to all players between consecutive states.

        Default: find the event, and compare the public views after it in several deals of the hidden parts.
        """
        game = self.game
        if before == after:
            return False
        event = next((move for move in game.moves(before) if game.apply(before, move) == after), None)
        if event is None:
            return True
        public = game.observe(before, SPECTATOR)
        dealt = (game.determinize(public, Rng.of("reveals", number)) for number in range(_DEALS_COMPARED))
        shown = game.observe(after, SPECTATOR)
        return any(self._differs(state, event, shown) for state in dealt)

    def _differs(self, state: S, event: E, shown: S) -> bool:
        """Return True if an event is illegal in a state, or everybody sees another position after it."""
        try:
            return self.game.observe(self.game.apply(state, event), SPECTATOR) != shown
        except IllegalMove:
            return True

    def is_irreversible(self, before: S, after: S) -> bool:
        """Return True if the step between consecutive states cannot be undone, even by a single local player.

        Default: False.
        """
        return False


class Game(ABC, Generic[S, E]):
    """The rules of one game. Seats count from 0, clockwise.

    A game writes the abstract members. The others are right for any game; a game may replace them by faster ones.
    """

    @property
    @abstractmethod
    def name(self) -> str:
        """The name in records and on the command line, such as ``"zen-garden"``."""

    @property
    @abstractmethod
    def players(self) -> range:
        """The allowed numbers of players."""

    @property
    @abstractmethod
    def score_items(self) -> Sequence[str]:
        """All items of a score of this game, in order."""

    @abstractmethod
    def deal_setup(self, options: Mapping[str, Json], players: int, rng: Rng) -> dict[str, Json]:
        """Return a shuffled setup as the record holds it."""

    @abstractmethod
    def initial_state(self, options: Mapping[str, Json], setup: Json, players: int) -> S:
        """Return the state before the first move.

        Raises:
            BadSetup: The setup is not one of this game with these options and players.
        """

    @abstractmethod
    def to_move(self, state: S) -> int:
        """Return the seat to move, ``CHANCE`` or ``TERMINAL``."""

    @abstractmethod
    def moves(self, state: S) -> Iterator[E]:
        """Yield every legal move once; none when no player is to move."""

    @abstractmethod
    def apply(self, state: S, event: E) -> S:
        """Return the state after a move or a chance event.

        Raises:
            IllegalMove: The rules forbid it.
        """

    @abstractmethod
    def turns_played(self, state: S) -> int:
        """Return the number of completed turns of all seats together. A turn may consist of several moves."""

    @abstractmethod
    def score(self, state: S) -> tuple[Score, ...]:
        """Return each seat's score as if the game ended now."""

    @abstractmethod
    def observe(self, state: S, seat: int) -> S:
        """Return the view of a seat, or of ``SPECTATOR``: a state whose hidden parts carry no information.

        Scores of a view count the known points. When the game is over, everything that belongs to a seat is known.
        """

    @abstractmethod
    def determinize(self, view: S, rng: Rng) -> S:
        """Return a state that agrees with the view, with its hidden parts dealt at random."""

    @abstractmethod
    def write_position(self, state: S) -> str:
        """Return a state as one line of text, like FEN in chess: docs/file-formats.md.

        The line contains everything that the state does: a complete state, or the view of a seat or of ``SPECTATOR``.
        """

    @abstractmethod
    def read_position(self, text: str) -> S:
        """Return the state that ``write_position`` wrote.

        Raises:
            BadPosition: The text is not the notation of a position of this game; the error names the place.
        """

    # Members with a default.

    def __repr__(self) -> str:
        return f"<Game {self.name}>"

    def coming_turns(self, state: S) -> Sequence[int]:
        """Return the seats of the turns that are certain to come, in order. Default: none is known."""
        return ()

    def draw(self, state: S) -> str:
        """Return a drawing of a state as lines of plain text. Default: its notation."""
        return self.write_position(state)

    def squares(self, state: S, seat: int) -> Mapping[str, str]:
        """Return what lies in the garden of a seat, by the name of each square that is not empty. Default: nothing.

        Names of squares and pieces are those of the game's records.
        """
        return {}

    def headline(self, state: S) -> str:
        """Return how far a state is, in some words. Default: the turns played."""
        return f"{self.turns_played(state)} turns played"

    def read_options(self, raw: Json) -> dict[str, Json]:
        """Return a record's options, checked and complete. Default: a game without options.

        Raises:
            BadSetup: They are not options of this game.
        """
        if raw != {}:
            raise BadSetup("", f"{self.name} has no options")
        return {}

    def options_from_flags(self, flags: Mapping[str, str]) -> dict[str, Json]:
        """Return the options for command-line flags, such as ``{"level": "3"}``. Default: a game without options.

        Raises:
            BadSetup: A flag is unknown or its value is wrong.
        """
        return self.read_options(dict(flags))

    def match_options(self, state: S) -> dict[str, Json]:
        """Return the options of a match in which a state occurs. Default: the options without any flag.

        A match that begins at a position takes its options from it.
        """
        return self.options_from_flags({})

    def variants(self) -> Sequence[dict[str, Json]]:
        """Return the options of each variant that bots must be able to play. Default: the options without any flag."""
        return [self.options_from_flags({})]

    def seats(self, state: S) -> range:
        """Return the seats that play. Default: those with a score."""
        return range(len(self.score(state)))

    def distinct_moves(self, state: S) -> Sequence[E]:
        """Return legal moves that together reach every different position, hardly one twice. Default: all moves."""
        return list(self.moves(state))

    def canonical(self, state: S, move: E) -> E:
        """Return the one of ``distinct_moves`` that has the same effect as a legal move. Default: the move itself."""
        return move

    def move_count(self, state: S) -> int:
        """Return the number of legal moves. Default: count the list."""
        return sum(1 for _ in self.moves(state))

    def random_move(self, state: S, rng: Rng) -> E:
        """Return a legal move, all equally likely. Default: one of the list.

        Raises:
            IllegalMove: No player is to move.
        """
        listed = list(self.moves(state))
        if not listed:
            raise IllegalMove("", "no player is to move")
        return rng.choose(listed)

    def sample_chance(self, state: S, rng: Rng) -> E:
        """Return a random chance event in a state that waits for one. Default: a game without chance nodes.

        Raises:
            IllegalMove: No chance event is due.
        """
        raise IllegalMove("", "no chance event is due")

    @property
    def hidden(self) -> HiddenInformation[S, E]:
        """The hidden parts, for records, links, undo and luck. Default: no seat knows anything alone."""
        return HiddenInformation(self)

    def read_event(self, text: str) -> E:
        """Return the event for a text of the record. Its legality is not checked. Default: events are their texts.

        Raises:
            IllegalMove: The text is no event of this game.
        """
        return cast("E", text)

    def write_event(self, event: E) -> str:
        """Return the text of an event in the record. Default: events are their texts.

        Raises:
            TypeError: The value is no event of this game.
        """
        return str(event)

    def total(self, state: S, seat: int) -> int:
        """Return one seat's total as if the game ended now. Default: that of the score."""
        return self.score(state)[seat].total

    def winners(self, state: S) -> tuple[int, ...]:
        """Return the seats that would win if the game ended now. Default: those with the highest total."""
        totals = [self.total(state, seat) for seat in self.seats(state)]
        return tuple(seat for seat, total in enumerate(totals) if total == max(totals))


AnyGame: TypeAlias = Game[Any, Any]
"""The rules of any game."""


def returns(game: AnyGame, state: Any) -> tuple[float, ...]:
    """Return each seat's result of a match that is over; their sum is 0.

    A single winner gets 1, each loser -1 divided by the number of other seats. Several winners get equal results.
    Two players: 1 for a victory, 0 for a tie, -1 for a defeat.
    """
    winners, players = game.winners(state), len(game.seats(state))
    won = (players / len(winners) - 1) / (players - 1)
    return tuple(won if seat in winners else -1 / (players - 1) for seat in range(players))
