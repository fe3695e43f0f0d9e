"""Options of The Hanging Gardens in the start form: the edition.

See ``web.app.model.game_api.options.Options``.
"""

from typing import Final

from web.app.games.hanging_gardens.table.editions import (
    DEFAULT,
    actions,
    daily,
    files,
    fill_in,
    from_json,
    on_write_failed,
    options,
    to_json,
)

__all__ = ["actions", "daily", "files", "fill_in", "from_json", "on_write_failed", "options", "to_json"]

players: Final = range(2, 5)

gold: Final = 30
"""The master beats the gardener by 36 points on average (``docs/bots.md``)."""

default: Final = DEFAULT
