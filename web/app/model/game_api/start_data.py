"""Facts about each game that the start screen needs without an import of the game.

The build writes them into the package ``web.start_data`` (``web.build.start_data``). Without it, as in the source tree,
they are read from the games' modules.
"""

from functools import cache
from typing import Final, Literal, NamedTuple, TypeAlias

from hofgarten.game import Json
from hofgarten.registry import GAMES
from web.app import optional

BUILT: Final = "web.start_data"
"""The package that the build writes."""

Part: TypeAlias = Literal["lesson", "rulebook", "picture", "puzzles", "daily"]
"""An optional part of a game: lesson, rule book, picture of a garden, puzzles, deals of the day."""


class Facts(NamedTuple):
    """The facts about a game."""

    least: int
    """The smallest number of players."""
    most: int
    """The largest number of players."""
    default: Json
    """The default options in the format of the saved form."""
    parts: tuple[str, ...]
    """The optional parts that the game has."""


@cache
def facts_of(game: str) -> Facts:
    """Return the facts about a game, by its name in ``hofgarten.registry.GAMES``."""
    if built := optional(BUILT):
        return Facts(*built.FACTS[game])
    from web.app.model.game_api.read_facts import read_facts

    return read_facts(game)


def players_of(game: str) -> range:
    """Return the possible numbers of players of a game."""
    facts = facts_of(game)
    return range(facts.least, facts.most + 1)


def has(game: str, part: Part) -> bool:
    """Return True if a game has an optional part. Without it, the page has no link to it."""
    return part in facts_of(game).parts


def games_with(part: Part) -> tuple[str, ...]:
    """Return the games that have an optional part."""
    return tuple(game for game in GAMES if has(game, part))


def has_rule_book(game: str) -> bool:
    """Return True if a game has a rule book. Without one, no rule number links to it."""
    return has(game, "rulebook")
