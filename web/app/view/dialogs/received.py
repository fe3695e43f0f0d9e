"""Files shared with the page by another app, in a dialog. They are imported only after confirmation."""

from typing import Final

from web.app.model.links.share_link import PLACES_OF_LINKS
from web.app.model.model import Model, ReceivedFiles
from web.app.model.transfer.parse import place_in
from web.app.model.transfer.types import ImportFile
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element

LISTED: Final = 5
"""Maximum number of files listed."""


def content_of(model: Model) -> Show | None:
    """Return the dialog of the shared files; None if no files were shared."""
    received = model.dialog.subject if model.dialog else None
    return (lambda words: _content(words, received.files)) if isinstance(received, ReceivedFiles) else None


def _content(words: Words, files: tuple[ImportFile, ...]) -> Content:
    is_link = bool(place_in(files, PLACES_OF_LINKS))
    return words("import.received"), [
        h.p[words("import.received_link") if is_link else words.count("import.received_count", len(files))],
        None if is_link else _list(words, files),
        h.p(".hint")[words("import.received_hint")],
        h.div(".panel-buttons.cluster")[
            button(
                do("take-received"),
                words("import.received_open" if is_link else "import.received_add"),
                picture="play" if is_link else "import",
                classes="is-main",
            ),
            button(do("close"), words("import.received_leave")),
        ],
    ]


def _list(words: Words, files: tuple[ImportFile, ...]) -> Element:
    """Return the names of the first ``LISTED`` files."""
    return h.ul(".stack")[
        (h.li[file.name or words("import.received_text")] for file in files[:LISTED]),
        h.li["…"] if len(files) > LISTED else None,
    ]
