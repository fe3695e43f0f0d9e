"""Dialogs about the supply: the remaining cards, the tiles of the stack, a single kind of tile. Rule H8.2."""

from collections import Counter
from typing import Final

from hofgarten.games.hanging_gardens.cards import GROUND
from hofgarten.games.hanging_gardens.edition import RECONSTRUCTED, Edition
from hofgarten.games.hanging_gardens.hidden_information import unseen
from hofgarten.games.hanging_gardens.scoring import points_of, tiles_of
from hofgarten.games.hanging_gardens.state import State
from hofgarten.games.hanging_gardens.tiles import COUNTS, KIND_NUMBERS, KINDS
from web.app.games.hanging_gardens.table.hotseat import visible_state
from web.app.games.hanging_gardens.view import move_text
from web.app.games.hanging_gardens.view import tile as tiles
from web.app.games.hanging_gardens.view.board import next_points
from web.app.games.hanging_gardens.view.card import picture
from web.app.model.match.match import Match
from web.app.model.match.shown_match import ShownMatch
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import column_heads
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element, Node
from web.app.view.players import colour_of

SOURCES: Final = {
    RECONSTRUCTED: "reconstructed",
    "published rules": "rules",
    "published review": "review",
    "first two values: published review; the others: reconstructed": "partly",
}
"""Sources of the built-in edition's numbers, with their text keys."""


def cards_dialog(shown: ShownMatch) -> Show:
    """Return the dialog of cards not yet turned up, those with few motifs first."""
    return lambda words: _cards(words, visible_state(shown.match, shown.selection))


def _cards(words: Words, state: State) -> Content:
    edition = state.deal.edition
    codes = sorted((edition.cards[card] for card in state.deck), key=lambda code: (-code.count(GROUND), code))
    return words("hg.cards_left"), [
        h.p[h.b[words.count("hg.cards", len(codes))], " ", words("hg.cards_left_hint")],
        _source(words, edition, "cards"),
        h.ul(".card-list", aria_label=words("hg.cards_left"))[
            (h.li[picture(code), h.span(".visually-hidden")[move_text.motifs_of(words, code)]] for code in codes)
        ],
    ]


def _source(words: Words, edition: Edition, what: str) -> Element | None:
    """Return the source of the edition's numbers, or None if the edition names none."""
    source = edition.sources.get(what)
    if not source:
        return None
    return h.p(".hint.source")[h.b[source_words(words, source)], " ", _explained(words, source)]


def source_words(words: Words, source: str) -> str:
    """Return a source in words. The source of a user's edition is shown unchanged."""
    return words.of("hg.source", SOURCES[source]) if source in SOURCES else source


def _explained(words: Words, source: str) -> str:
    return words("hg.reconstructed_hint") if source == RECONSTRUCTED else ""


def tiles_dialog(shown: ShownMatch) -> Show:
    """Return a table of the kinds: values, tiles left in the stack, and each player's known tiles."""
    match = shown.match
    return lambda words: _tiles(words, match, visible_state(match, shown.selection))


def _tiles(words: Words, match: Match, state: State) -> Content:
    left = Counter(unseen(state))
    return words("hg.stack_left"), [
        h.p[h.b[words.count("hg.tiles", len(state.stack))], " ", words("hg.stack_left_hint")],
        h.div(".wide-table")[
            h.table(".counts.tile-counts")[
                h.thead[
                    h.tr[
                        h.th(scope="col")[words("hg.tile")],
                        h.th(scope="col")[words("hg.tile_values")],
                        h.th(scope="col")[words("hg.stack")],
                        (_player_head(match, seat) for seat in range(state.deal.players)),
                    ]
                ],
                h.tbody[(_kind_row(words, state, kind, left[kind]) for kind in range(len(KINDS)))],
            ]
        ],
        h.p(".hint")[words("hg.shares_hint"), " ", words("hg.source_hint")],
    ]


def _player_head(match: Match, seat: int) -> Element:
    return h.th(".score-player", scope="col", data_colour=colour_of(match, seat))[
        h.span(".score-name", title=match.player(seat))[match.player(seat)]
    ]


def _kind_row(words: Words, state: State, kind: int, left: int) -> Element:
    edition = state.deal.edition
    source = edition.sources.get(KINDS[kind], "")
    star = "*" if RECONSTRUCTED in source else ""
    return h.tr[
        h.th(scope="row")[tiles.small(kind), h.span[move_text.tile(words, kind)]],
        h.td(".tile-worth", title=source_words(words, source) if source else None)[
            tiles.foot(edition, kind),
            h.span(aria_hidden="true")[star],
            h.span(".visually-hidden")[f" ({source_words(words, source)})"] if star else None,
        ],
        h.td[h.b[str(left)], f"/{COUNTS[kind]}"],
        (h.td[str(tiles_of(seat)[kind])] for seat in state.seats),
    ]


def tile_dialog(shown: ShownMatch, name: str) -> Show | None:
    """Return the dialog of one kind of tile: its values, each player's known count, and the gain of one more."""
    match, kind = shown.match, KIND_NUMBERS.get(name)
    if kind is None:
        return None
    return lambda words: _tile(words, match, visible_state(match, shown.selection), kind)


def _tile(words: Words, match: Match, state: State, kind: int) -> Content:
    edition = state.deal.edition
    may_be = Counter(unseen(state))[kind]
    return move_text.tile(words, kind), [
        h.div(".tile-sheet")[
            tiles.face(edition, kind),
            h.div[
                h.p[words("hg.values", tile=words("hg.tile_values"), values=tiles.values(words, edition, kind))],
                _source(words, edition, KINDS[kind]),
                h.p[words("hg.may_be", number=may_be, of=COUNTS[kind])],
            ],
        ],
        _shares_table(words, match, state, kind),
        h.p(".hint")[words("hg.shares_hint")],
    ]


def _shares_table(words: Words, match: Match, state: State, kind: int) -> Node:
    edition = state.deal.edition
    return h.table(".counts.share-counts")[
        column_heads(words("hg.shares"), words("hg.number"), words("hg.worth"), words("hg.next")),
        h.tbody[
            (
                h.tr(data_colour=colour_of(match, number))[
                    h.th(".share-name", scope="row")[match.player(number)],
                    h.td[str(tiles_of(seat)[kind])],
                    h.td[str(points_of(edition, tiles_of(seat))[kind])],
                    h.td[words.points(next_points(state, seat, kind))],
                ]
                for number, seat in enumerate(state.seats)
            )
        ],
    ]
