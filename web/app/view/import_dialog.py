"""The dialog that imports matches: from a file, from the clipboard, or as text."""

from web.app.model.model import Model
from web.app.model.transfer.types import MAX_FILE_SIZE
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element


def opens(model: Model) -> Show:
    """Return the dialog that imports matches."""
    return lambda words: _content(words, model)


def _content(words: Words, model: Model) -> Content:
    """Return the dialog's title and form. Subject ``refused`` means that the clipboard could not be read."""
    refused = model.dialog is not None and model.dialog.subject == "refused"
    return words("exchange.bring"), [
        h.p("#bring-hint")[words("exchange.bring_hint")],
        h.div(".bring-ways.tiles")[
            _file(words),
            button(do("paste"), words("exchange.paste"), picture="paste"),
        ],
        h.p(".bring-refused", role="alert")[words("exchange.paste_refused")] if refused else None,
        h.p(".hint.bring-drop")[words("exchange.drop_hint")],
        h.form(".bring-text.stack", data_submit="import-text", autocomplete="off")[
            h.label(".strong", for_="bring-text")[words("exchange.text")],
            h.textarea("#bring-text", name="text", rows="4", required=True, spellcheck="false"),
            h.div(".panel-buttons.cluster")[h.button(".button", type="submit")[words("exchange.add")]],
        ],
    ]


def _file(words: Words) -> Element:
    """Return the file field. It accepts every file name, because a name does not always reveal the format."""
    return h.label(".button.is-main.file")[
        icon("bring"),
        h.span[words("exchange.choose")],
        h.input(
            "#bring-file",
            type="file",
            multiple=True,
            data_file="import",
            data_most=str(MAX_FILE_SIZE),
            aria_describedby="bring-hint",
        ),
    ]
