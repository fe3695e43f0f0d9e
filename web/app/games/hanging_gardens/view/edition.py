"""Editions: the choice in the start form, and the dialog that shows and loads them."""

from base64 import b64encode
from functools import cache
from typing import Final

from hofgarten.games.hanging_gardens.edition import SOURCED, Edition, standard, standard_data
from hofgarten.games.hanging_gardens.tiles import KIND_NUMBERS
from web.app.games.hanging_gardens.table.editions import LARGEST, VERSION, Editions, edition_of, read
from web.app.games.hanging_gardens.view import tile
from web.app.games.hanging_gardens.view.start_view import GAME
from web.app.games.hanging_gardens.view.supply import source_words
from web.app.model.match.match import Match
from web.app.model.new_match_form import Form
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element, Node
from web.app.view.user_files import Kind, user_files_part

FILE: Final = "hanging-gardens.json"
"""The file name under which the built-in edition is saved."""


def edition_note(words: Words, edition: Edition) -> Node:
    """Return a note with the name of the match's edition and a button to its dialog; None for the built-in edition."""
    if edition == standard():
        return None
    return [
        h.p[words("hg.edition_played", name=edition.name)],
        button(do("dialog", name="edition"), words("hg.edition"), picture="cards"),
    ]


def edition_dialog(match: Match) -> Show:
    """Return the values and sources of the edition in play."""
    return lambda words: (words("hg.edition"), _values(words, match.state.deal.edition))


def editions_dialog(form: Form) -> Show:
    """Return the values and sources of the edition chosen in the form, with the user's files."""
    return lambda words: _content(words, form)


def _content(words: Words, form: Form) -> Content:
    editions: Editions = form.chosen[GAME]
    kind = Kind("hg.edition", "edition", ".json", LARGEST, VERSION, _about)
    return words("hg.edition"), [
        user_files_part(words, kind, editions, _template(words)),
        _values(words, edition_of(editions)),
    ]


def _about(name: str, text: str) -> str | None:
    return "" if read(name, text) else None


def _template(words: Words) -> Element:
    return h.a(".button", href=_address(), download=FILE)[icon("download"), h.span[words("hg.edition.template")]]


@cache
def _address() -> str:
    """Return the built-in file as a data URL, which can be saved without a server or a network."""
    return f"data:application/json;base64,{b64encode(standard_data()).decode()}"


def _values(words: Words, edition: Edition) -> Element:
    name = words("hg.reconstructed") if edition == standard() else edition.name
    return h.table(".edition-values")[h.caption[name], h.tbody[(_row(words, edition, item) for item in SOURCED)]]


def _row(words: Words, edition: Edition, item: str) -> Element:
    kind = KIND_NUMBERS.get(item)
    source = source_words(words, edition.sources.get(item, ""))
    return h.tr[
        h.th(scope="row")[words("hg.edition_cards") if kind is None else words.of("item", item)],
        h.td[
            None if kind is None else h.div[tile.values(words, edition, kind)],
            h.div(".hint")[source] if source else None,
        ],
    ]
