"""What comes after the start screen, while nobody waits for it: that is there in half the time without."""

from asyncio import sleep
from collections.abc import Awaitable, Callable, Iterable
from importlib import import_module
from typing import Final

from hofgarten.registry import GAMES, folder_of
from web.app.loading.lazy_packs import Later
from web.app.loading.pack import SPARE
from web.app.texts import read_all

BREATH: Final = 0.1
"""Seconds between two imports: clicks come first, and wait for one import at most."""
PAUSE: Final = 3.0
"""Seconds after which packs are fetched that nothing has asked for yet."""
AGAIN: Final = 30.0
"""Seconds after which a pack that could not be had is asked for again."""

SHARED: Final = (
    "web.app.view.replay",
    "web.app.view.match",
    "web.app.view.announce",
    "web.app.model.match.bot_protocol",
)
"""What any match needs."""
_OF_A_GAME: Final = (
    *(f"hofgarten.games.{{}}.{name}" for name in ("state", "eval.features", "game")),
    *(f"web.app.games.{{}}.table.{name}" for name in ("selection", "move_input")),
    *(f"web.app.games.{{}}.view.{name}" for name in ("garden", "match", "match_view")),
)


def of_games() -> tuple[str, ...]:
    """Return the names of the modules that matches of each game need."""
    return tuple(name.format(folder) for folder in map(folder_of, GAMES) for name in _OF_A_GAME)


async def prepare(language: str, later: Later, fetch: Callable[[str], Awaitable[bytes]]) -> None:
    """Import what any match needs, fetch packs, then read and import the rest; ``fetch`` may raise OSError."""
    await _imported(SHARED)
    await sleep(PAUSE)
    while (pack := next((pack for pack in later.missing() if pack != SPARE), None)) is not None:
        try:
            later.put(pack, await fetch(pack))
        except OSError:
            await sleep(AGAIN)
    read_all(language)
    await _imported(of_games())


async def _imported(names: Iterable[str]) -> None:
    for name in names:
        await sleep(BREATH)
        import_module(name)
