"""The dialog that imports matches: from a file, from the clipboard, or as text."""

from web.app.model.model import Model
from web.app.model.transfer.types import MAX_FILE_SIZE
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element


def content_of(model: Model) -> Show:
    """Return the dialog that imports matches."""
    return lambda words: _content(words, model)


def _content(words: Words, model: Model) -> Content:
    """Return the dialog's title and form. Subject ``refused`` means that the clipboard could not be read."""
    refused = model.dialog is not None and model.dialog.text == "refused"
    return words("import.title"), [
        h.p("#import-hint")[words("import.hint")],
        h.div(".import-ways.tiles")[
            _file(words),
            button(do("import-paste"), words("import.paste"), picture="paste"),
        ],
        h.p(".import-refused", role="alert")[words("import.paste_refused")] if refused else None,
        h.p(".hint.import-drop")[words("import.drop_hint")],
        h.form(".import-text.stack", data_submit="import-text", autocomplete="off")[
            h.label(".strong", for_="import-text")[words("import.text")],
            h.textarea("#import-text", name="text", rows="4", required=True, spellcheck="false"),
            h.div(".panel-buttons.cluster")[h.button(".button", type="submit")[words("import.add")]],
        ],
        h.section(".stack.gap-2", aria_labelledby="import-device")[
            h.h3("#import-device")[words("import.device")],
            h.p(".hint")[words("import.device_hint")],
            button(do("export-everything"), words("import.everything"), picture="download"),
        ],
    ]


def _file(words: Words) -> Element:
    """Return the file field. It accepts every file name, because a name does not always reveal the format."""
    return h.label(".button.is-main.file")[
        icon("import"),
        h.span[words("import.choose")],
        h.input(
            "#import-file",
            type="file",
            multiple=True,
            data_file="import",
            data_most=str(MAX_FILE_SIZE),
            aria_describedby="import-hint",
        ),
    ]
