"""Actions that open and close dialogs, and close notices."""

from dataclasses import replace
from typing import Final

from web.app.model.model import Dialog, Handler, Model, Update


def _open_dialog(model: Model, *, name: str, subject: str = "") -> Update:
    # The button that replaces an open dialog disappears with it.
    return Update(replace(model, dialog=Dialog(name, subject)), focus="dialog-close" if model.dialog else "")


def _close(model: Model) -> Update:
    return Update(replace(model, dialog=None, notice=""))


def _pass_notice(model: Model, *, notice: str) -> Update:
    """Remove a notice whose time is over, unless another one has replaced it."""
    return Update(replace(model, notice="") if model.notice == notice else model)


HANDLERS: Final[dict[str, Handler]] = {"dialog": _open_dialog, "close": _close, "notice-passed": _pass_notice}
