"""Puzzles: positions with one good move, and the file that holds those of a game.

A position is stored as the deal that leads to it: options, number of players, seed and number of the deal, and the
moves of the players. The deal and all chance events follow from the seed.
"""

import json
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from math import log10
from typing import Any, Final, NamedTuple

from hofgarten import strict_json
from hofgarten.game import CHANCE, HofgartenError, IllegalMove, Json
from hofgarten.record import Record, begin
from hofgarten.registry import GAMES
from hofgarten.rng import Rng, chance_rng, seed_of_match

VERSION: Final = 1
"""The version of the file's format."""

CHOICES_PER_LEVEL: Final = 4
"""The number of choices of each level that a puzzle's rating counts."""

BASE_RATING: Final = 1500
"""The rating of a puzzle that half of all choices miss."""

ELO_SCALE: Final = 400
"""The difference of ratings for odds of ten to one, as in Elo's scale."""

_ID_BYTES: Final = 4

DIGITS: Final = "".join(chr(code) for code in range(33, 127) if chr(code) not in '"\\')
"""The digits of an event's number in a file: all printable characters that need no escape in JSON."""


class PuzzleError(HofgartenError):
    """A text that is not a puzzle file, or a puzzle whose moves are illegal."""


class Alternative(NamedTuple):
    """Other moves of a puzzle with the same result."""

    events: tuple[str, ...]
    loss: int
    """The part of the expected lead that they give up, in centipoints."""


class Puzzle(NamedTuple):
    """A position with one good move."""

    game: str
    options: Mapping[str, Json]
    players: int
    seed: str
    number: int
    """The number of the deal."""
    moves: tuple[str, ...]
    """The players' moves before the position, without the chance events."""
    solutions: tuple[str, ...]
    """The good move, and further moves with the same result."""
    lead: int
    """The expected lead after the solution, in centipoints."""
    others: tuple[Alternative, ...]
    """The best other results, best first."""
    missed: tuple[int, ...]
    """For each level, weakest first, how many of ``CHOICES_PER_LEVEL`` choices miss the solution."""
    themes: tuple[str, ...]

    @property
    def id(self) -> str:
        """Eight hexadecimal digits that identify the position, also in a later edition of the file."""
        parts = (self.game, self.players, json.dumps(self.options, sort_keys=True), self.seed, self.number, *self.moves)
        text = "\x1f".join(map(str, parts))
        return blake2b(text.encode(), digest_size=_ID_BYTES).hexdigest()

    @property
    def solution(self) -> str:
        """The good move."""
        return self.solutions[0]

    @property
    def gap(self) -> int:
        """The loss by the second-best move, in centipoints."""
        return smallest_loss(self.others)

    @property
    def rating(self) -> int:
        """The rating: the log-odds of a miss on Elo's scale, with half a choice added to both sides."""
        choices, missed = CHOICES_PER_LEVEL * len(self.missed), sum(self.missed)
        return round(BASE_RATING + ELO_SCALE * log10((missed + 0.5) / (choices - missed + 0.5)))


def smallest_loss(moves: Iterable[Alternative]) -> int:
    """Return the loss by the best of some moves, in centipoints; 0 without moves."""
    return min((move.loss for move in moves), default=0)


def position_of(puzzle: Puzzle) -> tuple[Record, tuple[Any, ...]]:
    """Return the record up to the position, with the chance events, and all positions along it.

    Raises:
        PuzzleError: A move is illegal.
    """
    game = GAMES[puzzle.game]
    players = [{"name": str(seat + 1)} for seat in range(puzzle.players)]
    source = seed_of_match(puzzle.seed, puzzle.number)
    record = begin(game, puzzle.options, players, Rng.of(puzzle.seed, puzzle.number))
    states = [game.initial_state(record.options, record.setup, puzzle.players)]
    events: list[str] = []
    for move in (*puzzle.moves, ""):
        while game.to_move(states[-1]) == CHANCE:
            answer = game.sample_chance(states[-1], chance_rng(source, len(events)))
            events.append(game.write_event(answer))
            states.append(game.apply(states[-1], answer))
        if move:
            try:
                states.append(game.apply(states[-1], game.read_event(move)))
            except IllegalMove as error:
                msg = f"puzzle {puzzle.id}: {error}"
                raise PuzzleError(msg) from None
            events.append(move)
    return Record(record.game, record.options, record.players, record.setup, tuple(events)), tuple(states)


def event_code(number: int) -> str:
    """Return the two digits that stand in a file for the event of this number."""
    high, low = divmod(number, len(DIGITS))
    return DIGITS[high] + DIGITS[low]


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a file, easiest first.

    Raises:
        PuzzleError: The text is not a file of puzzles of this version.
    """
    try:
        raw: Json = strict_json.parse(text)
        if raw["version"] != VERSION or raw["game"] not in GAMES:
            raise PuzzleError("these are not puzzles of this version")
        events = {event_code(number): event for number, event in enumerate(raw["events"])}
        puzzles = [_puzzle(raw["game"], raw["options"], events, row) for row in raw["puzzles"]]
    except (TypeError, KeyError, ValueError, IndexError) as error:
        msg = f"this is no file of puzzles: {error}"
        raise PuzzleError(msg) from None
    return tuple(sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id)))


def _puzzle(game: str, variants: list[Mapping[str, Json]], events: Mapping[str, str], row: list[Any]) -> Puzzle:
    number, players, seed, deal, moves, solutions, lead, others, missed, themes = row

    def decoded(text: str) -> tuple[str, ...]:
        return tuple(events[text[at : at + 2]] for at in range(0, len(text), 2))

    return Puzzle(
        game,
        variants[number],
        players,
        seed,
        deal,
        decoded(moves),
        decoded(solutions),
        lead,
        tuple(Alternative(decoded(lost), loss) for lost, loss, *_ in others),
        tuple(missed),
        tuple(themes.split()),
    )
