"""The options of The Hanging Gardens in the start form: the edition. See ``web.options.Options``."""

from typing import Final

from web.hanging_gardens.editions import (
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
