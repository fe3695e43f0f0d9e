"""Modal dialogs: look up a dialog by its name, shared by all games or the game's own, and render it."""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Any, Final, TypeAlias, cast

from web.app.model.match.shown_match import ShownMatch, shown_match
from web.app.model.model import Dialog, MatchPage, Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.game_api.match_view import Content, match_view_of
from web.app.view.game_api.start_view import start_view_of
from web.app.view.html import Element

Show: TypeAlias = Callable[[Words, Model], Content | None]
ShowOfMatch: TypeAlias = Callable[[Words, Model, ShownMatch], Content | None]


def dialog(words: Words, model: Model) -> Element | None:
    """Return the open dialog; None if no dialog is open."""
    if model.dialog is None:
        return None
    content = _content(words, model, model.dialog)
    if content is None:
        return None
    title, inside = content
    return h.dialog("#dialog", data_modal=True, data_cancel=do("close"), aria_labelledby="dialog-title")[
        h.header(".dialog-head")[
            h.h2("#dialog-title")[title],
            button(do("close"), words("dialog.close"), picture="cancel", show_label=False),
        ],
        h.div(".dialog-body")[inside],
    ]


def _content(words: Words, model: Model, dialog: Dialog) -> Content | None:
    """Return the content of a dialog shared by all games, or of one of the current or selected game's own."""
    if module := _MODULES.get(dialog.name):
        return cast("Show", _module(module).content)(words, model)
    if not isinstance(model.page, MatchPage):
        start_dialog = start_view_of(model.form.game).dialogs.get(dialog.name)
        return start_dialog(words, model.form) if start_dialog else None
    shown = shown_match(model.page, model.settings)
    if module := _OF_MATCHES.get(dialog.name):
        return cast("ShowOfMatch", _module(module).content)(words, model, shown)
    own = match_view_of(shown.match.record.game).dialogs.get(dialog.name)
    return own(words, shown, dialog.subject) if own else None


def _module(name: str) -> Any:  # noqa: ANN401 - callers cast its members
    """Return the module of a dialog, imported on first use."""
    return import_module(f"web.app.view.{name}")


_MODULES: Final[Mapping[str, str]] = {
    "arrivals": "import_result",
    "bring": "import_dialog",
    "kept": "saved_match_dialog",
    "keys": "shortcuts_dialog",
    "portrait": "garden_picture",
    "received": "shared_files_dialog",
    "rule": "rule_dialog",
    "settings": "settings",
    "share": "share_dialog",
}
"""Dialog name -> module of ``web.app.view`` whose function ``content`` (``Show``) fills the dialog."""

_OF_MATCHES: Final[Mapping[str, str]] = {
    "charts": "charts_dialog",
    "lines": "variations",
    "position": "mistake_card",
    "sheet": "print_sheet",
    "turn_code": "qr",
    "why": "move_explanation",
}
"""The same for the dialogs of an open match (``ShowOfMatch``)."""
