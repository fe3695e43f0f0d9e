"""Modal dialogs: look up a dialog by its name, shared by all games or the game's own, and render it.

The module of a shared dialog has a function ``opens(model)``. It decides from the model alone: it returns the function
that renders the content, or None if the dialog's subject does not exist.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final, cast

from web.app.model.match.replay import replayed
from web.app.model.model import Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.game_api.match_view import Show, match_view_of
from web.app.view.html import Element


def has_content(model: Model) -> bool:
    """Return True if a dialog is open and its subject exists."""
    return _show(replayed(model)) is not None


def dialog(words: Words, model: Model) -> Element | None:
    """Return the open dialog; None if no dialog is open. The model is as returned by ``replayed``."""
    show = _show(model)
    if show is None:
        return None
    title, inside = show(words)
    return h.dialog("#dialog", data_modal=True, data_cancel=do("close"), aria_labelledby="dialog-title")[
        h.header(".dialog-head")[
            h.h2("#dialog-title")[title],
            button(do("close"), words("dialog.close"), picture="cancel", show_label=False),
        ],
        h.div(".dialog-body")[inside],
    ]


def _show(model: Model) -> Show | None:
    if model.dialog is None:
        return None
    opens = _shared(model.dialog.name) or _own(model, model.dialog.name)
    return opens(model) if opens else None


def _shared(name: str) -> Callable[[Model], Show | None] | None:
    """Return the function ``opens`` of a dialog shared by all games. Its module is imported on first use."""
    module = _MODULES.get(name)
    return cast("Callable[[Model], Show | None]", import_module(f"web.app.view.{module}").opens) if module else None


def _own(model: Model, name: str) -> Callable[[Model], Show | None] | None:
    """Return the function ``opens`` of a dialog that belongs to the current or selected game."""
    return match_view_of(model.match.record.game if model.match else model.form.game).dialogs.get(name)


_MODULES: Final[Mapping[str, str]] = {
    "arrivals": "import_result",
    "bring": "import_dialog",
    "charts": "charts_dialog",
    "kept": "saved_match_dialog",
    "keys": "shortcuts_dialog",
    "lines": "variations",
    "portrait": "garden_picture",
    "position": "mistake_card",
    "received": "shared_files_dialog",
    "rule": "rule_dialog",
    "settings": "settings",
    "share": "share_dialog",
    "sheet": "print_sheet",
    "turn_code": "qr",
    "why": "move_explanation",
}
"""Dialog name -> module of ``web.app.view`` with the dialog's function ``opens``."""
