"""The dialog of a saved match: rename, export, copy, share, delete."""

from web.app.model.match.match import PlayedMatch
from web.app.model.match.names import MAX_MATCH_LENGTH
from web.app.model.model import Model
from web.app.model.transfer.ownership import names_in, own_names
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.components.claim_form import claim_form
from web.app.view.components.saved_matches import match_name, state_of
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element


def content_of(model: Model) -> Show | None:
    """Return the dialog of a saved match; None if there is no such match."""
    saved = model.library.matches.get(model.dialog.text) if model.dialog else None
    match = saved.match if saved else None
    return (lambda words: _content(words, model, match)) if match else None


def _content(words: Words, model: Model, match: PlayedMatch) -> Content:
    ids = [match.id]
    return match_name(words, match), [
        h.p(".hint")[state_of(words, match)],
        _name(words, match),
        claim_form(words, names_in(model.library, ids), own_names(model.library, ids)),
        h.section(".stack", aria_labelledby="saved-match-out")[
            h.h3("#saved-match-out")[words("import.out")],
            h.div(".saved-match-buttons.tiles")[
                button(do("export-match", identity=match.id), words("import.save"), picture="download"),
                button(do("copy-match", identity=match.id), words("import.copy"), picture="copy"),
                button(do("dialog", name="share", subject=match.id), words("import.share"), picture="share"),
            ],
            # The record of a match that goes on reveals hidden information.
            None if match.over else h.p(".hint")[words("import.hidden")],
        ],
        h.div(".saved-match-end")[
            button(
                do("delete", identity=match.id),
                words("import.delete"),
                picture="trash",
                classes="is-quiet is-grave",
            )
        ],
    ]


def _name(words: Words, match: PlayedMatch) -> Element:
    return h.form(".saved-match-name.wrap.gap-1.across-2", data_submit="rename", autocomplete="off")[
        h.label(".strong", for_="match-name")[words("rename.name")],
        h.input(
            "#match-name",
            name="match-name",
            value=match.name,
            placeholder=match_name(words, match),
            maxlength=str(MAX_MATCH_LENGTH),
        ),
        h.button(".button", type="submit")[icon("pencil"), h.span[words("rename.save")]],
    ]
