"""The options of The Hanging Gardens in the start form: the edition. See ``web.app.model.game_api.options.Options``."""

from typing import Final

from web.app.games.hanging_gardens.table.editions import (
    USUAL,
    daily,
    fill_in,
    form_steps,
    keeps,
    not_kept,
    options,
    recall,
    remember,
)

__all__ = ["daily", "fill_in", "form_steps", "keeps", "not_kept", "options", "recall", "remember"]

players: Final = range(2, 5)

usual: Final = USUAL
