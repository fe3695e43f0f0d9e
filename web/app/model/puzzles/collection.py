"""The puzzles of each game: a data file of the game's folder, read when puzzles are first opened."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from functools import cache, lru_cache
from pkgutil import get_data
from typing import Final

from hofgarten.game import module_name
from hofgarten.puzzle import Puzzle, position_of, read_puzzles
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from web.app.model.game_api.game_page import games_with
from web.app.model.match.match import PlayedMatch
from web.app.model.new_match_form import COLOURS, OPPONENTS
from web.app.model.puzzles.progress import GameProgress

FILE: Final = "puzzles.json"
NEAR: Final = 8
"""The puzzles nearest to the player's rating, of which one is drawn."""

DECIDED: Final = 4000
"""The expected lead, in hundredths of a point, above which a position is as good as won or lost."""

MIN_GAP: Final = 150
"""The loss by the second-best move, in hundredths of a point, from which a puzzle is proposed. Most others are last
turns in which the solution is one coin better.
"""

MIN_OF_THEME: Final = 10
"""Puzzles of a theme, or of a number of players, that can be chosen."""

DUEL: Final = 2
"""The players of the puzzles of the day and of storms: each day keeps its puzzle, and records stay comparable."""

STEPS: Final = 40
"""Puzzles of a storm until the hardest ones are reached."""


@cache
def puzzles_of(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles of a game, easiest first; an empty tuple if it has none."""
    if game not in games_with("puzzles"):
        return ()
    content = get_data(f"web.app.games.{module_name(game)}.puzzles", FILE)
    return read_puzzles((content or b"").decode())


@cache
def open_puzzles(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles that are proposed, easiest first: of positions that are open, with a move that matters."""
    return tuple(puzzle for puzzle in puzzles_of(game) if abs(puzzle.lead) <= DECIDED and puzzle.gap >= MIN_GAP)


@cache
def duels(game: str) -> tuple[Puzzle, ...]:
    """Return the puzzles for two players that are proposed, easiest first."""
    return tuple(puzzle for puzzle in open_puzzles(game) if puzzle.players == DUEL)


def puzzle_of(game: str, identity: str) -> Puzzle | None:
    """Return the puzzle with an id; None if there is none."""
    return _by_id(game).get(identity)


@cache
def _by_id(game: str) -> Mapping[str, Puzzle]:
    return {puzzle.id: puzzle for puzzle in puzzles_of(game)}


def themes_of(game: str) -> list[str]:
    """Return the themes with enough puzzles to choose from, most frequent first."""
    counts = Counter(theme for puzzle in open_puzzles(game) for theme in puzzle.themes)
    return [theme for theme, count in counts.most_common() if count >= MIN_OF_THEME]


def players_of(game: str) -> list[int]:
    """Return the numbers of players with enough puzzles to choose from, in ascending order."""
    counts = Counter(puzzle.players for puzzle in open_puzzles(game))
    return sorted(players for players, count in counts.items() if count >= MIN_OF_THEME)


def results_by_theme(game: str, course: GameProgress) -> list[tuple[str, int, int]]:
    """Return for each theme of the rated puzzles the number solved by now and the number still missed, worst first."""
    rated = [puzzle for identity in {*course.seen} if (puzzle := puzzle_of(game, identity))]
    seen = Counter(theme for puzzle in rated for theme in puzzle.themes)
    missed = Counter(theme for puzzle in rated if puzzle.id in course.again for theme in puzzle.themes)
    rows = [(theme, number - missed[theme], missed[theme]) for theme, number in seen.items()]
    return sorted(rows, key=lambda row: (-row[2] / (row[1] + row[2]), -row[1] - row[2], row[0]))


def weakest_theme(game: str, course: GameProgress) -> str:
    """Return the theme of which the largest share is still missed; an empty string if there is none to choose."""
    rows, known = results_by_theme(game, course), themes_of(game)
    return next((theme for theme, _, missed in rows if missed and theme in known), "")


@lru_cache(maxsize=4)
def puzzle_of_day(game: str, day: date) -> Puzzle | None:
    """Return the puzzle of a day, the same for all users of a version. Each for two has its day before one repeats.

    Cached, since all puzzles are sorted and shuffled for it, and the analysis start asks for it at each rendering.
    """
    puzzles = sorted(duels(game), key=lambda puzzle: puzzle.id)
    if not puzzles:
        return None
    cycle, number = divmod(day.toordinal(), len(puzzles))
    return Rng.of("puzzle of the day", game, cycle).shuffled(puzzles)[number]


def next_puzzle(game: str, course: GameProgress, theme: str, rng: Rng, without: str = "") -> Puzzle | None:
    """Return a puzzle near the player's rating that is still new; after the last one, one that was seen long ago.

    Args:
        game: The game.
        course: The player's progress.
        theme: The theme, or the number of players; empty for any.
        rng: The source of chance.
        without: The id of the present puzzle, which does not follow itself.
    """
    listed = (puzzle for puzzle in open_puzzles(game) if theme in {"", str(puzzle.players), *puzzle.themes})
    there = {puzzle.id: puzzle for puzzle in listed if puzzle.id != without}
    seen = {identity: at for at, identity in enumerate(course.seen)}
    new = sorted(there.keys() - seen.keys(), key=lambda key: (abs(there[key].rating - course.rating.value), key))
    old = sorted(there, key=lambda key: seen.get(key, 0))
    choice = (new or old)[:NEAR]
    return there[rng.choose(choice)] if choice else None


def storm_puzzle(game: str, number: int, rng: Rng) -> Puzzle:
    """Return a puzzle of a storm. They become harder and harder; ``number`` counts from 0."""
    puzzles = duels(game)
    steps = min(STEPS, len(puzzles))
    step = min(number, steps - 1)
    first, end = (at * len(puzzles) // steps for at in (step, step + 1))
    return rng.choose(puzzles[first:end])


def match_of(puzzle: Puzzle, names: Sequence[str]) -> PlayedMatch:
    """Return the match of a puzzle: the solver has the seat to move, bots have the others."""
    record, states = position_of(puzzle)
    seat = GAMES[puzzle.game].to_move(states[-1])
    players = tuple(
        {"name": name, "colour": COLOURS[number]} | ({} if number == seat else {"bot": OPPONENTS[-1]})
        for number, name in enumerate(names[: puzzle.players])
    )
    return PlayedMatch(f"puzzle-{puzzle.id}", "", replace(record, players=players), states, len(record.events))
