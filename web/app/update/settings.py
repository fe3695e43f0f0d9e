"""The action that changes a setting."""

from dataclasses import replace
from typing import Final

from web.app.model import settings as saved_settings
from web.app.model.action import Fields
from web.app.model.model import Handler, Model, Permission, Update


def _set(model: Model, *, name: str, fields: Fields) -> Update:
    """Change the setting of the changed field."""
    value = fields.get(name, saved_settings.UNTICKED.get(name))
    if value not in saved_settings.VALUES.get(name, ()):
        return Update(model)
    settings = replace(model.settings, **{name: value})
    return Update(
        replace(model, settings=settings, language=saved_settings.language(settings, model.browser.languages)),
        command={"kind": "ask-notify"} if name == "notify" and value == saved_settings.SWITCHES[0] else None,
    )


def _permit(model: Model, *, notifications: Permission) -> Update:
    """Record the user's answer to the browser's question about notifications; turn them off without a permission."""
    model = replace(model, browser=model.browser._replace(notifications=notifications))
    if notifications == "granted":
        return Update(model)
    return Update(replace(model, settings=replace(model.settings, notify=saved_settings.UNTICKED["notify"])))


HANDLERS: Final[dict[str, Handler]] = {"set": _set, "permit-notify": _permit}
