"""The weights that a bot has learned: in the source to run, and in the one to give away."""

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from hofgarten.game import Json
from web.app.model.user_files import user_bots
from web.app.model.user_files.user_bots import File
from web.app.model.workshop.bots import encoded, read

WEIGHTS: Final = "WEIGHTS"
"""The name in a bot's source that gets the learned weights."""

BY_WEIGHTS: Final = f"""

{WEIGHTS} = {{}}
choose_without_weights = choose


def choose(game, view, seat, rng):
    weights = {WEIGHTS}.get(game.name, {{}}).get(str(len(game.seats(view))))
    return game.best_move(view, weights) if weights else choose_without_weights(game, view, seat, rng)
"""
"""The code that lets a bot play by learned weights, to be appended to its source."""

_LEARNED: Final = re.compile(rf"\n# Learned by training\.\n{WEIGHTS} = \{{.*\}}\s*\Z")
"""The last lines of a source that was given away with weights."""


def source_of(source: str, weights: Mapping[str, Json] | None) -> str:
    """Return the source to run and to give away: with the learned weights as the last lines.

    They replace earlier ones. So a file has the same bot as the page. Lines of the source keep their numbers.
    """
    if not weights:
        return source
    return f"{_LEARNED.sub('', source).rstrip()}\n\n\n# Learned by training.\n{WEIGHTS} = {_literal(weights)}\n"


@lru_cache(maxsize=8)
def with_weights(text: str) -> File | None:
    """Return the file in a saved text with the bot's learned weights; None if the text is damaged."""
    file = user_bots.read(text)
    bot = read(file.name, text) if file else None
    return File(file.name, encoded(source_of(bot.source, bot.weights))) if file and bot else file


def _literal(value: Json) -> str:
    """Return JSON as a Python literal, with tuples in place of lists: the engine takes weights as tuples."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{key!r}: {_literal(part)}" for key, part in value.items()) + "}"
    if isinstance(value, list | tuple):
        return "(" + "".join(f"{_literal(part)}," for part in value) + ")"
    return repr(value)
