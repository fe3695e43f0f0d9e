"""A match at the table: its record, the positions along it, how far it has been played, and lines left behind."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final, TypeAlias

from hofgarten.game import CHANCE, SPECTATOR, TERMINAL, AnyGame, Json
from hofgarten.record import Record, begin, replay
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from web.app.model.match.correspondence import Correspondence

if TYPE_CHECKING:  # the page's start imports no contract of evaluation
    from hofgarten.evaluation import AnyEvaluatedGame

State: TypeAlias = Any
"""A position of whichever game is played."""

Line: TypeAlias = tuple[str, ...]
"""All events of a line, from the match's beginning."""

MOST_LINES: Final = 8
"""Lines left behind that a match keeps; the oldest go first."""


@dataclass(frozen=True, slots=True)
class Match:
    """A match. ``record.events`` has all events of the line, those after ``at`` taken back."""

    id: str
    name: str
    """What the players call it; empty while they have not."""
    record: Record
    states: tuple[State, ...]
    """``states[n]`` is the position after ``n`` events."""
    at: int
    saved: int = 0
    """When it last changed, in milliseconds since 1970."""
    lines: tuple[Line, ...] = ()
    """Lines that were taken back and not played again."""
    review: Json = None
    """What a review has found out, as ``web.app.model.match.review`` writes it; not yet checked."""
    correspondence: Correspondence | None = None
    """How it is played by link; nothing: everybody is at this device."""

    @property
    def game(self) -> "AnyEvaluatedGame":
        """The game that is played."""
        return GAMES[self.record.game]

    @property
    def state(self) -> State:
        """The position on the table."""
        return self.states[self.at]

    @property
    def turn(self) -> int:
        """The seat to move, ``CHANCE`` or ``OVER``."""
        return self.game.to_move(self.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.turn == TERMINAL

    @property
    def seed(self) -> str:
        """What all chance in this match comes from."""
        return str(self.record.extra.get("seed", self.id))

    def player(self, seat: int) -> str:
        """Return the name of a seat's player."""
        return str(self.record.players[seat]["name"])

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all players, by seat."""
        return tuple(map(self.player, range(len(self.record.players))))

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that win, or would if the match ended here."""
        return self.game.winners(self.state)

    def bot(self, seat: int) -> str | None:
        """Return the opponent's name of a seat, nothing for a person."""
        bot = self.record.players[seat].get("bot")
        return bot if isinstance(bot, str) else None

    @property
    def people(self) -> int:
        """How many persons play."""
        return sum(self.bot(seat) is None for seat in range(len(self.record.players)))

    def remote(self, seat: int) -> bool:
        """Say whether a person on another device plays a seat."""
        return self.correspondence is not None and 0 <= seat != self.correspondence.seat and self.bot(seat) is None


def new_match(
    identity: str, game: AnyGame, options: dict[str, Any], players: Sequence[dict[str, Any]], seed: str
) -> Match:
    """Return a match that is about to begin, dealt from its seed."""
    record = begin(game, options, players, Rng.of(seed, "deal"))
    record = replace(record, extra={**record.extra, "seed": seed})
    return Match(identity, "", record, replay(record), 0)


def play(match: Match, event: str) -> Match:
    """Play a move, then let chance answer as long as it is its turn. What had been taken back becomes a line left.

    Raises:
        IllegalMove: The rules forbid it.
    """
    game, line = match.game, match.record.events
    state = game.apply(match.state, game.read_event(event))
    record = replace(match.record, events=(*line[: match.at], event))
    lines = (*match.lines, line)[-MOST_LINES:] if match.at < len(line) and match.people <= 1 else match.lines
    states = (*match.states[: match.at + 1], state)
    played = answered(replace(match, record=record, states=states, at=match.at + 1, lines=lines))
    if line[: played.at] == played.record.events:
        return go_to(match, played.at)
    return without_closed_lines(
        replace(played, correspondence=played.correspondence and replace(played.correspondence, seen=played.at))
    )


def answered(match: Match) -> Match:
    """Return a match at the end of its line, with chance having answered as long as it is its turn."""
    while match.turn == CHANCE:
        # A stream of its own for each answer: taken back and played again, chance answers the same.
        answer = match.game.sample_chance(match.state, Rng.of(match.seed, "shuffle", match.at))
        record = replace(match.record, events=(*match.record.events, match.game.write_event(answer)))
        states = (*match.states, match.game.apply(match.state, answer))
        match = replace(match, record=record, states=states, at=match.at + 1)
    return match


def seen(match: Match, at: int | None = None) -> State:
    """Return the position after ``at`` events, or the present one, as whoever is at the table may know it.

    Once the match is over that is everything. Before, who plays alone sees what that seat may know, and people who
    share a table, or who look on, what all know.
    """
    state = match.state if at is None else match.states[at]
    return state if match.over else match.game.observe(state, watcher(match))


def watcher(match: Match) -> int:
    """Return the seat of the one person who plays at this device, or ``NOBODY`` when several or none do."""
    if match.correspondence is not None:
        return match.correspondence.seat
    people = [seat for seat in range(len(match.record.players)) if match.bot(seat) is None]
    return people[0] if len(people) == 1 else SPECTATOR


def undo_target(match: Match) -> int | None:
    """Return how many events stay when the last person's move is taken back; nothing when none can be.

    With one person at the table any number of moves can go, back to one that no game takes back. With several, only
    those since something hidden was last turned up, which everybody has seen then; by link, only those not yet sent.
    """
    for at in range(match.at - 1, -1, -1):
        if _is_final(match, at):
            return None
        seat = match.game.to_move(match.states[at])
        if seat >= 0 and match.bot(seat) is None:
            return at
    return None


def _is_final(match: Match, at: int) -> bool:
    """Say whether nobody can go back behind the event that was played after ``at`` others.

    What only a computer has seen nobody has seen.
    """
    before, after = match.states[at : at + 2]
    seat = match.game.to_move(before)
    if match.remote(seat) or (match.correspondence is not None and at < match.correspondence.delivered):
        return True
    if seat >= 0 and match.bot(seat) is None and match.game.is_irreversible(before, after):
        return True
    return match.people > 1 and match.game.reveals_information(before, after)


def redo_target(match: Match) -> int | None:
    """Return how many events stand when the next move taken back is played again; nothing when there is none."""
    last = len(match.record.events)
    if match.at == last:
        return None
    for at in range(match.at + 1, last):
        seat = match.game.to_move(match.states[at])
        if seat >= 0 and match.bot(seat) is None:
            return at
    return last


def go_to(match: Match, at: int) -> Match:
    """Return the match at another position of its line."""
    return without_closed_lines(replace(match, at=at))


def resume_line(match: Match, number: int) -> Match:
    """Return the match on a line that was left behind; the present one takes its place among those.

    Raises:
        RecordError: The line cannot be played.
    """
    record = replace(match.record, events=match.lines[number])
    lines = (*match.lines[:number], *match.lines[number + 1 :], match.record.events)
    resumed = replace(match, record=record, states=replay(record), at=len(record.events), lines=lines)
    return without_closed_lines(resumed)


def without_closed_lines(match: Match) -> Match:
    """Return a match without the lines that part from the present one where nobody can go back to any more."""
    if not match.lines:
        return match
    floor = next((at + 1 for at in range(match.at - 1, -1, -1) if _is_final(match, at)), 0)
    shared = match.record.events[:floor]
    return replace(match, lines=tuple(line for line in match.lines if line[:floor] == shared))


def branch(match: Match, at: int, identity: str, name: str) -> Match:
    """Return a new match that has been played as another one up to a position of it; chance will answer the same."""
    record = replace(match.record, events=match.record.events[:at], extra={**match.record.extra, "seed": match.seed})
    return Match(identity, name, record, match.states[: at + 1], at)


def move_number(match: Match, at: int) -> int:
    """Return the number of the turn that is being played after so many events, counted from 1."""
    return match.game.turns_played(match.states[at]) + 1
