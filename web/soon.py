"""What a match needs, imported while people look at the start screen, which is there in half the time without it."""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Final

from engine.catalogue import GAMES
from web.play import folder_of

BREATH: Final = 0.1
"""Seconds between two bits: clicks come first, and wait for one bit at most."""

PAUSE: Final = 6.0
"""Seconds after which the games' packs have come that interpreter.js fetches ahead: nothing is fetched for this."""

_SHARED: Final = ("web.views.history", "web.views.match", "web.views.announce", "web.thinking")
_OF_A_GAME: Final = (
    *("engine.{}.state", "engine.{}.features", "engine.{}.game", "web.{}.turn", "web.{}.play"),
    *("web.views.{}.garden", "web.views.{}.match", "web.views.{}.look"),
)


def soon(is_there: Callable[[str], bool]) -> Iterator[float]:
    """Import it bit by bit; yields after how many seconds the next bit is due.

    ``is_there`` says whether a game's folder, such as ``zen_garden``, can be imported without being fetched.
    """
    for name in _SHARED:
        yield BREATH
        import_module(name)
    yield PAUSE
    for folder in filter(is_there, map(folder_of, GAMES)):
        for name in _OF_A_GAME:
            import_module(name.format(folder))
            yield BREATH
