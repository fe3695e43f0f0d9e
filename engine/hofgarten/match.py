"""A match as one immutable value: the easiest way to play from Python. Moves are texts, as the game record has them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from hofgarten import rich_display
from hofgarten.bots import BOTS, Bot
from hofgarten.game import CHANCE, TERMINAL, Json, Score
from hofgarten.record import Record, begin, positions, result
from hofgarten.registry import GAMES
from hofgarten.rng import Rng

if TYPE_CHECKING:
    from hofgarten.evaluation import AnyEvaluatedGame


@dataclass(frozen=True, slots=True, repr=False)
class Match:
    """A match up to its latest move. ``play`` returns a new one; chance events follow by themselves, from the seed."""

    record: Record
    """The whole match: ``hofgarten.write`` makes its text."""
    state: Any
    """The position, with everything that is hidden from the players."""

    @property
    def game(self) -> "AnyEvaluatedGame":
        """The rules."""
        return GAMES[self.record.game]

    @property
    def to_move(self) -> int:
        """The seat to move, from 0, or ``Seat.TERMINAL``."""
        return self.game.to_move(self.state)

    @property
    def is_over(self) -> bool:
        """True when the match has ended."""
        return self.to_move == TERMINAL

    @property
    def moves(self) -> tuple[str, ...]:
        """Every legal move, none after the end. ``game.random_move`` finds one of them faster."""
        return tuple(self.game.write_event(move) for move in self.game.moves(self.state))

    @property
    def scores(self) -> tuple[Score, ...]:
        """The points of each seat by item, as if the match ended now; ``total`` is their sum."""
        return self.game.score(self.state)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that would win if the match ended now."""
        return self.game.winners(self.state)

    def view(self, seat: int) -> Any:
        """Return the position as a seat, or ``Seat.SPECTATOR``, may know it."""
        return self.game.observe(self.state, seat)

    def play(self, move: str) -> "Match":
        """Return the match after a move.

        Raises:
            IllegalMove: The rules forbid the move, or the text is not a move.
        """
        return _with_chance_events(self._after(move))

    def choose(self, bot: str | Bot = "greedy", rng: Rng | None = None) -> str:
        """Return the move that a bot chooses for the seat to move: one of ``BOTS``, or a function of your own.

        The bot sees the view of its seat. Without ``rng``, the match's seed decides.

        Raises:
            IllegalMove: The match is over.
            KeyError: There is no bot of this name.
        """
        game, seat = self.game, self.to_move
        choose = BOTS[bot] if isinstance(bot, str) else bot
        if seat < 0:
            game.random_move(self.state, Rng(0))  # raises the game's own refusal
        rng = rng or Rng.of(self.record.extra["seed"], "bot", len(self.record.events))
        return game.write_event(choose(game, self.view(seat), seat, rng))

    def _after(self, event: str) -> "Match":
        state = self.game.apply(self.state, self.game.read_event(event))
        record = replace(self.record, events=(*self.record.events, event))
        if self.game.to_move(state) == TERMINAL:
            record = replace(record, result=result(self.game, state))
        return Match(record, state)

    def __str__(self) -> str:
        """Return a drawing of the position as plain text."""
        return str(self.state)

    def _repr_html_(self) -> str | None:
        return rich_display.html(self)

    def _repr_svg_(self) -> str | None:
        return rich_display.svg(self)

    def __repr__(self) -> str:
        return f"<Match: {self.record.game}, {len(self.record.events)} events, {self.state!r}>"


def new_game(
    name: str, *, players: int | Sequence[str] = 2, seed: int | str = 1, **options: str | int | Sequence[int]
) -> Match:
    """Return a match that is about to begin: ``new_game("zen-garden", players=3, level=5)``.

    The same arguments always deal the same match, here, on every Python, and in the page.

    Args:
        name: The game: a key of ``GAMES``.
        players: The number of players, or their names.
        seed: The source of all chance.
        options: The game's options, named as on the command line: ``level=3``, ``boards=(1, 2, 4)``,
            ``majority_ties="split"``.

    Raises:
        ValueError: There is no such game, or not for so many players.
        BadSetup: The game has no such options.
    """
    if name not in GAMES:
        msg = f"unknown game {name!r}: known are {', '.join(GAMES)}"
        raise ValueError(msg)
    game = GAMES[name]
    names = [f"Player {seat + 1}" for seat in range(players)] if isinstance(players, int) else list(players)
    if len(names) not in game.players:
        msg = f"{name} is for {game.players[0]} to {game.players[-1]} players, not {len(names)}"
        raise ValueError(msg)
    flags = {key.replace("_", "-"): _flag(value) for key, value in options.items()}
    seated: list[dict[str, Json]] = [{"name": player} for player in names]
    record = begin(game, game.options_from_flags(flags), seated, Rng.of(seed, "deal"))
    record = replace(record, extra={"seed": str(seed)})
    return _with_chance_events(Match(record, next(positions(record))))


def _flag(value: str | int | Sequence[int]) -> str:
    """Return the value of an option as on the command line."""
    return str(value) if isinstance(value, str | int) else ",".join(map(str, value))


def _with_chance_events(match: Match) -> Match:
    """Return a match after all chance events that are due. Each has a random stream of its own."""
    while match.to_move == CHANCE:
        rng = Rng.of(match.record.extra["seed"], "shuffle", len(match.record.events))
        match = match._after(match.game.write_event(match.game.sample_chance(match.state, rng)))
    return match
