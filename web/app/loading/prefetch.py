"""Prefetch, in idle time, the modules that the first match needs. Halves the time to the start screen."""

from asyncio import sleep
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

from hofgarten.game import module_name
from hofgarten.registry import GAMES
from web.app import optional
from web.app.loading.lazy_packs import LazyPackFinder
from web.app.loading.pack import EXTRAS
from web.app.texts import read_all

IMPORT_INTERVAL: Final = 0.1
"""Seconds between two imports: clicks have priority and wait for one import at most."""
FETCH_DELAY: Final = 3.0
"""Seconds before the packs that are still missing are fetched."""
RETRY_DELAY: Final = 30.0
"""Seconds before a failed fetch is repeated."""

SHARED: Final = (
    "web.app.update.start",
    "web.app.update.after_action",
    "web.app.view.match_screens",
    "web.app.view.match",
    "web.app.view.announce",
    "web.app.model.match.bot_protocol",
)
"""The modules that every match needs."""
_GAME_MODULES: Final = (
    *(f"hofgarten.games.{{}}.{name}" for name in ("state", "eval.features", "game")),
    *(f"web.app.games.{{}}.table.{name}" for name in ("options", "selection", "move_input")),
    *(f"web.app.games.{{}}.view.{name}" for name in ("garden", "match_view")),
)


def of_games() -> tuple[str, ...]:
    """Return the modules that matches of each game need, if the game has them."""
    return tuple(name.format(folder) for folder in map(module_name, GAMES) for name in _GAME_MODULES)


async def prepare(language: str, later: LazyPackFinder, fetch: Callable[[str], Awaitable[bytes]]) -> None:
    """Import the shared modules, fetch the packs, then import the games' modules; ``fetch`` may raise OSError."""
    await _import_all(SHARED)
    await sleep(FETCH_DELAY)
    while (pack := next((pack for pack in later.missing() if pack != EXTRAS), None)) is not None:
        try:
            later.put(pack, await fetch(pack))
        except OSError:
            await sleep(RETRY_DELAY)
    read_all(language)
    await _import_all(of_games())


async def _import_all(names: Iterable[str]) -> None:
    for name in names:
        await sleep(IMPORT_INTERVAL)
        optional(name)
