"""Dialogs: the remaining cards, the tiles of the stack, a single kind of tile, the editions. Rule H8.2."""

from base64 import b64encode
from collections import Counter
from functools import cache
from typing import Final

from hofgarten.games.hanging_gardens.cards import GROUND
from hofgarten.games.hanging_gardens.edition import RECONSTRUCTED, SOURCED, Edition, standard, standard_data
from hofgarten.games.hanging_gardens.hidden_information import unseen
from hofgarten.games.hanging_gardens.scoring import points_of, tiles_of
from hofgarten.games.hanging_gardens.state import State
from hofgarten.games.hanging_gardens.tiles import COUNTS, KIND_NUMBERS, KINDS
from web.app.games.hanging_gardens.table.move_input import MOVE_INPUT
from web.app.games.hanging_gardens.table.options import BUILT_IN, MAX_FILE_SIZE, VERSION, Editions, edition_of, read
from web.app.games.hanging_gardens.table.selection import Selection
from web.app.games.hanging_gardens.view import move_text, tile as tiles
from web.app.games.hanging_gardens.view.garden_svg import card as picture
from web.app.games.hanging_gardens.view.offer import next_points
from web.app.model.match.match import PlayedMatch
from web.app.model.match.shown_match import ShownMatch
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.board.pile_dialog import Listed, count_row, count_table, piece_list
from web.app.view.components import button, do, icon
from web.app.view.components.players import colour_of
from web.app.view.components.user_files import FileKind, user_files_part
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element, Node

SOURCES: Final = {
    RECONSTRUCTED: "reconstructed",
    "published rules": "rules",
    "published review": "review",
    "first two values: published review; the others: reconstructed": "partly",
}
"""Sources of the built-in edition's numbers, with their text keys."""


FILE: Final = "hanging-gardens.json"
"""The file name under which the built-in edition is saved."""


def cards_dialog(shown: "ShownMatch[State, Selection]") -> Show:
    """Return the dialog of cards not yet turned up, those with few motifs first."""
    return lambda words: _cards(words, MOVE_INPUT.visible_state(shown.match, shown.selection))


def _cards(words: Words, state: State) -> Content:
    edition = state.deal.edition
    codes = sorted((edition.cards[card] for card in state.deck), key=lambda code: (-code.count(GROUND), code))
    return words("hg.cards_left"), [
        h.p[h.b[words.sentences([words.count("hg.cards", len(codes))])], " ", words("hg.cards_left_hint")],
        piece_list(words("hg.cards_left"), (Listed(picture(code), move_text.motifs_of(words, code)) for code in codes)),
    ]


def source_words(words: Words, source: str) -> str:
    """Return a source in words. The source of a user's edition is shown unchanged."""
    return words.of("hg.source", SOURCES[source]) if source in SOURCES else source


def tiles_dialog(shown: "ShownMatch[State, Selection]") -> Show:
    """Return a table of the kinds: values, tiles left in the stack, and each player's known tiles."""
    match = shown.match
    return lambda words: _tiles(words, match, MOVE_INPUT.visible_state(match, shown.selection))


def _tiles(words: Words, match: "PlayedMatch[State]", state: State) -> Content:
    left = Counter(unseen(state))
    return words("hg.stack_left"), [
        h.p[h.b[words.sentences([words.count("hg.tiles", len(state.stack))])], " ", words("hg.stack_left_hint")],
        h.div(".wide-table")[
            count_table(
                (
                    words("hg.tile"),
                    words("hg.tile_values"),
                    words("hg.stack"),
                    *(_player_head(match, seat) for seat in range(state.deal.players)),
                ),
                (_kind_row(words, state, kind, left[kind]) for kind in range(len(KINDS))),
                "tile-counts",
            )
        ],
        h.p(".hint")[words("hg.shares_hint"), " ", words("hg.source_hint")],
    ]


def _player_head(match: "PlayedMatch[State]", seat: int) -> Element:
    return h.span(".score-player", data_colour=colour_of(match, seat))[
        h.span(".score-name.one-line.breaks", title=match.player(seat))[match.player(seat)]
    ]


def _kind_row(words: Words, state: State, kind: int, left: int) -> Element:
    edition = state.deal.edition
    source = edition.sources.get(KINDS[kind], "")
    star = "*" if RECONSTRUCTED in source else ""
    return count_row(
        [tiles.small(kind), h.span[move_text.tile(words, kind)]],
        h.span(".tile-worth", title=source_words(words, source) if source else None)[
            tiles.foot(edition, kind),
            h.span(aria_hidden="true")[star],
            h.span(".visually-hidden")[f" ({source_words(words, source)})"] if star else None,
        ],
        [h.b[str(left)], f"/{COUNTS[kind]}"],
        *(str(tiles_of(seat)[kind]) for seat in state.seats),
    )


def tile_dialog(shown: "ShownMatch[State, Selection]", name: str) -> Show | None:
    """Return the dialog of one kind of tile: its values, each player's known count, and the gain of one more."""
    match, kind = shown.match, KIND_NUMBERS.get(name)
    if kind is None:
        return None
    return lambda words: _tile(words, match, MOVE_INPUT.visible_state(match, shown.selection), kind)


def _tile(words: Words, match: "PlayedMatch[State]", state: State, kind: int) -> Content:
    edition = state.deal.edition
    may_be = Counter(unseen(state))[kind]
    return move_text.tile(words, kind), [
        h.div(".tile-sheet")[
            tiles.face(edition, kind),
            h.div[
                h.p[words("hg.values", tile=words("hg.tile_values"), values=tiles.values(words, edition, kind))],
                h.p[words("hg.may_be", number=may_be, of=COUNTS[kind])],
            ],
        ],
        _shares_table(words, match, state, kind),
        h.p(".hint")[words("hg.shares_hint")],
    ]


def _shares_table(words: Words, match: "PlayedMatch[State]", state: State, kind: int) -> Node:
    edition = state.deal.edition
    return count_table(
        (words("hg.shares"), words("hg.number"), words("hg.worth"), words("hg.next")),
        (
            count_row(
                match.player(number),
                str(tiles_of(seat)[kind]),
                str(points_of(edition, tiles_of(seat))[kind]),
                words.points(next_points(state, seat, kind)),
                data_colour=colour_of(match, number),
            )
            for number, seat in enumerate(state.seats)
        ),
        "share-counts",
    )


def edition_note(words: Words, edition: Edition) -> Node:
    """Return a note with the name of the match's edition and a button to its dialog; None for the built-in edition."""
    if edition == standard():
        return None
    return [
        h.p[words("hg.edition_played", name=edition.name)],
        button(do("dialog", name="edition"), words("hg.edition"), picture="cards"),
    ]


def edition_dialog(match: "PlayedMatch[State]") -> Show:
    """Return the values and sources of the edition in play."""
    return lambda words: (words("hg.edition"), _edition_values(words, match.state.deal.edition))


def editions_dialog(editions: Editions) -> Show:
    """Return the values and sources of the chosen edition, with the user's files."""
    return lambda words: _editions(words, editions)


def _editions(words: Words, editions: Editions) -> Content:
    kind = FileKind("hg.edition", "edition", ".json", MAX_FILE_SIZE, VERSION, _about)
    return words("hg.edition"), [
        h.p(".hint")[words("hg.reconstructed_hint")] if editions.chosen == BUILT_IN else None,
        user_files_part(words, kind, editions, _template(words)),
        _edition_values(words, edition_of(editions)),
    ]


def _about(name: str, text: str) -> str | None:
    return "" if read(name, text) else None


def _template(words: Words) -> Element:
    return h.a(".button", href=_address(), download=FILE)[icon("download"), h.span[words("hg.edition.template")]]


@cache
def _address() -> str:
    """Return the built-in file as a data URL, which can be saved without a server or a network."""
    return f"data:application/json;base64,{b64encode(standard_data()).decode()}"


def _edition_values(words: Words, edition: Edition) -> Element:
    name = words("hg.reconstructed") if edition == standard() else edition.name
    return h.table(".edition-values")[
        h.caption[name], h.tbody[(_edition_row(words, edition, item) for item in SOURCED)]
    ]


def _edition_row(words: Words, edition: Edition, item: str) -> Element:
    kind = KIND_NUMBERS.get(item)
    source = source_words(words, edition.sources.get(item, ""))
    return h.tr[
        h.th(scope="row")[words("hg.edition_cards") if kind is None else words.of("item", item)],
        h.td[
            None if kind is None else h.div[tiles.values(words, edition, kind)],
            h.div(".hint")[source] if source else None,
        ],
    ]
