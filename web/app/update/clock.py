"""The action of the clock, for a page that stays open."""

from typing import Final

from web.app.model.model import Handler, Model, Update


def _show_new_day(model: Model) -> Update:
    """Show the deals of a new day: each action has the time."""
    return Update(model)


HANDLERS: Final[dict[str, Handler]] = {"new-day": _show_new_day}
