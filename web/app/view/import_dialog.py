"""The dialog by which matches are brought in: from a file, from the clipboard, or as a text."""

from web.app.model.model import Model
from web.app.model.transfer.types import LARGEST
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.game_api.match_view import Content
from web.app.view.html import Element


def content(words: Words, model: Model) -> Content:
    """Return the dialog's title and what is in it; with the subject ``refused`` the clipboard cannot be looked at."""
    refused = model.dialog is not None and model.dialog.subject == "refused"
    return words("exchange.bring"), [
        h.p("#bring-hint")[words("exchange.bring_hint")],
        h.div(".bring-ways")[
            _file(words),
            button(do("paste"), words("exchange.paste"), picture="paste"),
        ],
        h.p(".bring-refused", role="alert")[words("exchange.paste_refused")] if refused else None,
        h.p(".hint.bring-drop")[words("exchange.drop_hint")],
        h.form(".bring-text", data_submit="import", autocomplete="off")[
            h.label(for_="bring-text")[words("exchange.text")],
            h.textarea("#bring-text", name="text", rows="4", required=True, spellcheck="false"),
            h.div(".panel-buttons")[h.button(".button", type="submit")[words("exchange.add")]],
        ],
    ]


def _file(words: Words) -> Element:
    """Return the field for files; of which kind they are, their names do not always tell."""
    return h.label(".button.is-main.file")[
        icon("bring"),
        h.span[words("exchange.choose")],
        h.input(
            "#bring-file",
            type="file",
            multiple=True,
            data_file="import",
            data_most=str(LARGEST),
            aria_describedby="bring-hint",
        ),
    ]
