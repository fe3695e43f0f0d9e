"""Actions that open and close dialogs."""

from dataclasses import replace
from typing import Final

from web.app.model.action import Action
from web.app.model.model import Dialog, Handler, Model, Update


def _open_dialog(model: Model, action: Action) -> Update:
    return Update(replace(model, dialog=Dialog(str(action.get("name")), str(action.get("subject", "")))))


def _close(model: Model, _action: Action) -> Update:
    return Update(replace(model, dialog=None, notice=""))


HANDLERS: Final[dict[str, Handler]] = {"dialog": _open_dialog, "close": _close}
