"""A match as one immutable value: the easiest way to play from Python. Moves are texts, as the game record has them."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from os import PathLike
from pathlib import Path
from secrets import token_hex
from typing import TYPE_CHECKING, Any, Final, Generic, Literal, NamedTuple, SupportsIndex, TypeAlias, TypeVar, overload

from hofgarten import display
from hofgarten.arguments import whole_number, wrong_type
from hofgarten.bots import BOTS, Bot, BotName
from hofgarten.bots.analysis import COMPARISON_DEALS, HINTS, hints, quick_hints
from hofgarten.bots.answer import text_of_answer
from hofgarten.bots.explain import Explanation, explain
from hofgarten.evaluation import SCALE, EvaluatedGame
from hofgarten.game import CHANCE, TERMINAL, AnyGame, E, Json, S, Score, returns
from hofgarten.game_position import NAMES, LegalMoves, Position, no_attribute
from hofgarten.record import (
    Record,
    begin,
    begin_at,
    extended,
    positions,
    read_record,
    result,
    verify_record,
    write_record,
)
from hofgarten.registry import GAMES, game_of
from hofgarten.rng import Rng, chance_rng
from hofgarten.strict_json import JsonError, check_characters
from hofgarten.text_file import read_bytes

if TYPE_CHECKING:
    from hofgarten.games.hanging_gardens import state as hanging_gardens
    from hofgarten.games.zen_garden import state as zen_garden

S2 = TypeVar("S2")
E2 = TypeVar("E2")


class Outcome(NamedTuple):
    """The result of a match."""

    winners: tuple[int, ...]
    """The seats that have won."""
    scores: tuple[Score, ...]
    """By seat."""
    returns: tuple[float, ...]
    """By seat: 1 for a single winner, negative for losers, 0 in sum."""


class EvaluatedMove(NamedTuple):
    """A move and its estimate."""

    move: str
    lead: float
    """The expected lead over the best other seat at the end of the match, in points."""
    total: float
    """The expected final total, in points."""


MAX_TEXT: Final = 1000
"""Characters of a name or a seed that is given; ``strict_json.MAX_TEXT_LENGTH`` is the limit of a whole record."""

_GUESSES: Final = {
    **NAMES,
    "analyze": "analyse",
    "apply": "play",
    "apply_action": "play",
    "board": "position",
    "clear": "new_game(...)",
    "fen": "position.text",
    "history": "record.events",
    "information_state_string": "view(seat).text",
    "move_stack": "record.events",
    "peek": "record.events[-1]",
    "players": "names",
    "ply": "len(record.events)",
    "pop": "previous",
    "push": "play",
    "result": "outcome",
    "returns": "outcome.returns",
    "root": "Match.from_record(replace(record, events=()))",
    "squares": "position.squares",
    "step": "play",
    "undo": "previous",
}
"""Name in other libraries -> name here."""


@dataclass(frozen=True, repr=False, init=False)
class Match(Generic[S, E]):
    """A match up to its latest move. ``play`` returns a new one; chance events follow by themselves, from the seed.

    ``new_game``, ``from_record`` and ``from_position`` make one. Matches with equal records are equal.
    """

    record: Record = field(hash=False)
    """The whole match: ``hofgarten.write_record`` makes its text."""
    state: S
    """The state, with everything that is hidden from the players."""
    seed: str = field(compare=False)
    """The source of all chance to come."""

    def __init__(self, record: Record | None = None, state: S | None = None, seed: str = "") -> None:
        """Keep the parts of a match, which fit each other.

        Raises:
            TypeError: A part is missing or of another type.
        """
        if not isinstance(record, Record) or state is None:
            msg = "new_game, Match.from_position and Match.from_record make matches"
            raise TypeError(msg)
        for name, value in (("record", record), ("state", state), ("seed", seed)):
            object.__setattr__(self, name, value)

    @classmethod
    def from_record(cls, record: Record, *, seed: int | str | None = None) -> "AnyMatch":
        """Return the match of a record as it stands after its last event.

        Args:
            record: The record, which is checked. If the match is over, its result is added.
            seed: The source of all chance to come; by default the seed of the record, or a fresh one if it has none.

        Raises:
            RecordError: An event or the result is wrong.
            TypeError: It is no record, or the seed is of another type.
            ValueError: The seed is too long, or cannot be written.
        """
        state, game = verify_record(record), GAMES[record.game]
        own = record.extra.get("seed")
        source = str(own) if seed is None and isinstance(own, int | str) else _seed(seed)
        if record.result is None and game.to_move(state) == TERMINAL:
            record = replace(record, result=result(game, state))
        return _with_chance_events(cls(record, state, source))

    @overload
    @classmethod
    def from_position(
        cls, position: Position[S2, E2], *, players: Sequence[str] | None = None, seed: int | str | None = None
    ) -> "Match[S2, E2]": ...
    @overload
    @classmethod
    def from_position(
        cls, position: str, *, players: Sequence[str] | None = None, seed: int | str | None = None
    ) -> "AnyMatch": ...
    @classmethod
    def from_position(
        cls, position: str | Position[Any, Any], *, players: Sequence[str] | None = None, seed: int | str | None = None
    ) -> "AnyMatch":
        """Return a match that begins at a position.

        Args:
            position: A ``Position``, or its text (docs/file-formats.md). Hidden parts of a view are dealt at random.
            players: The names of the players.
            seed: The source of all chance; by default a fresh one.

        Raises:
            BadPosition: The text is not a position.
            RecordError: The position has another number of players.
            TypeError: An argument is of another type.
            ValueError: The seed or a name is too long, or cannot be written.
        """
        text = position.text if isinstance(position, Position) else position
        if not isinstance(text, str):
            raise wrong_type("position", "a Position or its text", position)
        game, source = game_of(text), _seed(seed)
        state = game.read_position(text)
        if not game.hidden.is_complete(state):
            state = game.determinize(state, Rng.of(source, "deal"))
        seated = _named(game, len(game.seats(state)) if players is None else players)
        record = begin_at(game, game.write_position(state), seated)
        if seed is not None:
            record = replace(record, extra={"seed": source})
        return cls.from_record(record, seed=source)

    @property
    def game(self) -> EvaluatedGame[S, E]:
        """The rules."""
        return GAMES[self.record.game]

    @property
    def to_move(self) -> int:
        """The seat to move, from 0, or ``TERMINAL``."""
        return self.game.to_move(self.state)

    @property
    def is_over(self) -> bool:
        """True when the match has ended."""
        return self.to_move == TERMINAL

    @property
    def outcome(self) -> Outcome | None:
        """The result of the match; None before its end."""
        if not self.is_over:
            return None
        return Outcome(self.winners, self.scores, returns(self.game, self.state))

    @property
    def legal_moves(self) -> LegalMoves[S, E]:
        """Every legal move as text, none after the end. ``in`` and ``len`` do not list them."""
        return self.position.legal_moves

    @cached_property
    def position(self) -> Position[S, E]:
        """The position, with everything that is hidden; its ``text`` is one line (docs/file-formats.md)."""
        return Position(self.game, self.state)

    @property
    def names(self) -> tuple[str, ...]:
        """The name of the player of each seat."""
        return tuple(str(player["name"]) for player in self.record.players)

    @property
    def previous(self) -> "Match[S, E] | None":
        """The match before its last move, and before the chance events that followed it; None before the first move."""
        states = [*positions(self.record)]
        moves = [at for at, state in enumerate(states[:-1]) if self.game.to_move(state) != CHANCE]
        if not moves:
            return None
        record = replace(self.record, events=self.record.events[: moves[-1]], result=None)
        return Match(record, states[moves[-1]], self.seed)

    @property
    def scores(self) -> tuple[Score, ...]:
        """The points of each seat by item, as if the match ended now; their ``total`` is the sum."""
        return self.game.score(self.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that would win if the match ended now."""
        return self.game.winners(self.state)

    def view(self, seat: int) -> Position[S, E]:
        """Return the position as a seat, or ``SPECTATOR``, may know it.

        Raises:
            ValueError: There is no such seat.
        """
        return self.position.view(seat)

    def play(self, move: str) -> "Match[S, E]":
        """Return the match after a move.

        Raises:
            IllegalMove: The rules forbid the move, or the text is not a move.
        """
        return _with_chance_events(self._after(_move_text("move", move)))

    def choose(self, bot: BotName | Bot = "greedy", rng: Rng | None = None) -> str:
        """Return the move that a bot chooses for the seat to move: one of ``BOTS``, or a function of your own.

        The bot sees the view of its seat. Without ``rng``, the match's seed decides.

        Raises:
            IllegalMove: The match is over.
            ValueError: There is no bot of this name.
            TypeError: The function returned no move of this game.
        """
        if not (isinstance(bot, str) or callable(bot)):
            raise wrong_type("bot", "the name of a bot or a function", bot)
        if isinstance(bot, str) and bot not in BOTS:
            msg = f"unknown bot {bot!r}: known are {', '.join(BOTS)}"
            raise ValueError(msg)
        choose = BOTS[bot] if isinstance(bot, str) else bot
        game, seat = self.game, self._mover()
        view = self.view(seat).state
        rng = self._rng(rng, "bot")
        return text_of_answer(game, view, choose(game, view, seat, rng))

    def analyse(
        self, *, moves: int = HINTS, deals: int = COMPARISON_DEALS, rng: Rng | None = None
    ) -> tuple[EvaluatedMove, ...]:
        """Return the best moves of the seat to move, best first, each of another piece or for another place.

        Only the information of its seat counts. All work is counted, never timed: the same arguments give the same
        moves on every machine. Without ``rng``, the match's seed decides.

        Args:
            moves: The number of moves, at most.
            deals: The deals of the hidden parts over which they are compared in the end. 0: no search at all, the value
                of each next position decides.
            rng: The source of those deals.

        Raises:
            IllegalMove: No player is to move.
            ValueError: A number is negative.
        """
        count, compared = check_count("moves", moves), check_count("deals", deals)
        game, seat = self.game, self._mover()
        rng = self._rng(rng, "analyse")
        view = self.view(seat).state
        if compared:
            *_, evaluated = hints(game, view, seat, rng, count, compared)
        else:
            evaluated = quick_hints(game, view, seat, rng, count)
        return tuple(
            EvaluatedMove(game.write_event(rated.move), rated.lead / SCALE, rated.total / SCALE) for rated in evaluated
        )

    def explain(self, move: str, *, than: str | None = None) -> Explanation:
        """Return the facts that explain a move of the seat to move, or why it is better than another.

        Facts follow from the rules and from what its seat knows; the evaluation of the bots puts them in order.

        Raises:
            IllegalMove: The rules forbid a move, or a text is not a move.
        """
        game, seat = self.game, self._mover()
        texts = {"move": move} if than is None else {"move": move, "than": than}
        moves = [game.read_event(_move_text(name, text)) for name, text in texts.items()]
        return explain(game, self.view(seat).state, seat, *moves)

    def save(self, file: str | PathLike[str]) -> None:
        """Write the record to a file, which ``load`` reads.

        Raises:
            OSError: The file cannot be written.
        """
        Path(file).write_text(f"{write_record(self.record)}\n", encoding="utf-8")

    @classmethod
    def load(cls, file: str | PathLike[str]) -> "AnyMatch":
        """Return the match of a file with one record.

        Raises:
            RecordError: The text is not a record, or an event is wrong.
            OSError: The file cannot be read.
        """
        return cls.from_record(read_record(read_bytes(Path(file))))

    def _mover(self) -> int:
        """Return the seat to move.

        Raises:
            IllegalMove: The match is over.
        """
        if self.to_move < 0:
            self.game.random_move(self.state, Rng(0))  # raises the game's own refusal
        return self.to_move

    def _rng(self, rng: Rng | None, purpose: str) -> Rng:
        """Return the source of random numbers that is given, or the one that follows from the seed."""
        if rng is None:
            return Rng.of(self.seed, purpose, len(self.record.events))
        if not isinstance(rng, Rng):
            raise wrong_type("rng", "a hofgarten.Rng", rng)
        return rng

    def _after(self, event: str) -> "Match[S, E]":
        state = self.game.apply(self.state, self.game.read_event(event))
        over = self.game.to_move(state) == TERMINAL
        return Match(extended(self.record, event, result(self.game, state) if over else None), state, self.seed)

    if not TYPE_CHECKING:  # a type checker would take any name for an attribute

        def __getattr__(self, name: str) -> object:
            """Refuse a name with the one that is meant."""
            raise no_attribute(self, name, _GUESSES)

    def __str__(self) -> str:
        """Return a drawing of the position as plain text."""
        return str(self.position)

    def _repr_html_(self) -> str | None:
        return display.html(self)

    def _repr_svg_(self) -> str | None:
        return display.svg(self)

    def __repr__(self) -> str:
        return f"<Match: {self.record.game}, {len(self.record.events)} events, {self.game.headline(self.state)}>"


AnyMatch: TypeAlias = Match[Any, Any]
"""A match of any game."""


Players: TypeAlias = int | Sequence[str]
Option: TypeAlias = str | int | Iterable[int] | Mapping[str, Json]


@overload
def new_game(
    name: Literal["zen-garden"], players: Players = 2, *, seed: int | str | None = 1, **options: Option
) -> "Match[zen_garden.State, zen_garden.Event]": ...
@overload
def new_game(
    name: Literal["hanging-gardens"], players: Players = 2, *, seed: int | str | None = 1, **options: Option
) -> "Match[hanging_gardens.State, hanging_gardens.Event]": ...
@overload
def new_game(name: str, players: Players = 2, *, seed: int | str | None = 1, **options: Option) -> AnyMatch: ...
def new_game(name: str, players: Players = 2, *, seed: int | str | None = 1, **options: Option) -> AnyMatch:
    """Return a match that is about to begin: ``new_game("zen-garden", players=3, level=5)``.

    The same arguments always deal the same match, here, on every Python, and in the page.

    Args:
        name: The game: a key of ``GAMES``.
        players: The number of players, or their names.
        seed: The source of all chance; ``None`` for a fresh one.
        options: The game's options, named as on the command line: ``level=3``, ``boards=(1, 2, 4)``,
            ``majority_ties="split"``, ``edition={...}``.

    Raises:
        ValueError: There is no such game, or not for so many players. A name or the seed is too long, or cannot be
            written.
        BadSetup: The game has no such options.
        TypeError: An argument is of another type.
    """
    if not isinstance(name, str):
        raise wrong_type("name", "a text", name)
    if name not in GAMES:
        msg = f"unknown game {name!r}: known are {', '.join(GAMES)}"
        raise ValueError(msg)
    game = GAMES[name]
    seated, source = _named(game, players), _seed(seed)
    flags = {key.replace("_", "-"): _flag(key, value) for key, value in options.items()}
    record = begin(game, game.options_from_flags(flags), seated, Rng.of(source, "deal"))
    record = replace(record, extra={"seed": source})
    return _with_chance_events(Match(record, next(positions(record)), source))


def check_players(game: AnyGame, players: SupportsIndex) -> None:
    """Check that a game is for so many players.

    Raises:
        ValueError: It is not.
        TypeError: ``players`` is no whole number.
    """
    if whole_number("players", players) not in game.players:
        msg = f"{game.name} is for {game.players[0]} to {game.players[-1]} players, not {players}"
        raise ValueError(msg)


def check_count(argument: str, value: SupportsIndex, most: int | None = None) -> int:
    """Return a number of things.

    Raises:
        ValueError: It is negative, or above ``most``.
        TypeError: It is no whole number.
    """
    count = whole_number(argument, value)
    if count < 0 or (most is not None and count > most):
        msg = f"{argument} is {'at least 0' if most is None else f'from 0 to {most}'}, not {count}"
        raise ValueError(msg)
    return count


def _named(game: AnyGame, players: SupportsIndex | Sequence[str]) -> list[dict[str, Json]]:
    """Return the players of a record: as many as the number, or with these names.

    Raises:
        ValueError: The game is not for so many players, or a name is too long or cannot be written.
        TypeError: There is another type.
    """
    if isinstance(players, SupportsIndex):
        check_players(game, players)
        return [{"name": f"Player {seat + 1}"} for seat in range(whole_number("players", players))]
    kind = "a whole number or a sequence of names"
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise wrong_type("players", kind, players)
    if not all(isinstance(name, str) for name in players):
        raise wrong_type("players", kind, players)
    check_players(game, len(players))
    return [{"name": _text("a name", name)} for name in players]


def _seed(seed: int | str | None) -> str:
    """Return a seed as text, a fresh one for ``None``.

    Raises:
        ValueError: The text is too long, or cannot be written.
        TypeError: It is of another type.
    """
    if seed is None:
        return token_hex(8)
    if not isinstance(seed, str):
        return str(whole_number("seed", seed, "a whole number or a text"))
    return _text("seed", seed)


def _text(argument: str, text: str) -> str:
    """Return a text that a record keeps.

    Raises:
        ValueError: It is longer than ``MAX_TEXT``, or cannot be written.
    """
    if len(text) > MAX_TEXT:
        msg = f"{argument} has more than {MAX_TEXT} characters"
        raise ValueError(msg)
    try:
        check_characters(text)
    except JsonError as error:
        msg = f"{argument}: {error}"
        raise ValueError(msg) from None
    return str(text)


def _flag(key: str, value: Option) -> str:
    """Return the value of an option as on the command line."""
    if isinstance(value, str):
        return value
    if isinstance(value, Mapping):
        return json.dumps(value)
    kind = "a text, a whole number or several whole numbers"
    if isinstance(value, Iterable):
        return ",".join(str(whole_number(key, number, kind)) for number in value)
    return str(whole_number(key, value, kind))


def _move_text(argument: str, move: object) -> str:
    """Return an argument that is the text of a move.

    Raises:
        TypeError: It is not a text.
    """
    if not isinstance(move, str):
        raise wrong_type(argument, "a text, such as those of match.legal_moves", move)
    return str(move)


def _with_chance_events(match: Match[S, E]) -> Match[S, E]:
    """Return a match after all chance events that are due."""
    while match.to_move == CHANCE:
        rng = chance_rng(match.seed, len(match.record.events))
        match = match._after(match.game.write_event(match.game.sample_chance(match.state, rng)))
    return match
