"""The board of point tiles: three rows of two, the players' counts of each kind, and the draw piles."""

from hofgarten.games.hanging_gardens.edition import Edition
from hofgarten.games.hanging_gardens.rules import in_reach, mover
from hofgarten.games.hanging_gardens.scoring import points_of, tiles_of
from hofgarten.games.hanging_gardens.state import TILE, Seat, State
from hofgarten.games.hanging_gardens.tiles import KINDS, NONE
from web.app.games.hanging_gardens.table.last_turn import tile_names
from web.app.games.hanging_gardens.table.selection import Selection, with_temple
from web.app.games.hanging_gardens.table.squares import Spot
from web.app.games.hanging_gardens.view import move_text
from web.app.games.hanging_gardens.view import tile as tiles
from web.app.games.hanging_gardens.view.garden_svg import TEMPLE_ICON
from web.app.model.match.match import Match
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import do, icon, named
from web.app.view.html import Element, Node
from web.app.view.players import people_of

COLUMNS = 2
SIZES = (3, 4, 5)
"""The minimum group size for each row. Rule H5.3."""


def tile_board(
    words: Words, match: Match, seat: int, space: int | None, square: Spot | None, moved: Spot | None, *, active: bool
) -> Element:
    """Return the tile board.

    ``seat``: the seat whose hidden tiles may be counted.
    ``space``: the chosen space.
    ``square``, ``moved``: the chosen square for a temple, and the square of the temple to move.
    ``active``: True while a person chooses a move.
    """
    state: State = match.game.observe(match.state, seat)
    if active:
        # A chosen temple lights up the tiles in its reach: choosing one places the temple, too.
        state = with_temple(state, Selection(square=square, moved=moved))
    people, names = people_of(match), tile_names(match).board
    choosing = active and state.phase == TILE
    return h.section(".board", aria_labelledby="board-title")[
        h.h2("#board-title")[words("hg.board")],
        h.div("#board.tile-grid", role="grid", aria_labelledby="board-title", aria_keyshortcuts="b")[
            (
                h.div(".tile-row", role="row")[
                    h.span(".tile-size", role="rowheader", aria_label=_row(words, row), title=_row(words, row))[
                        f"{SIZES[row]}+"
                    ],
                    (
                        _space(words, state, number, people, names[number], chosen=space, choosing=choosing)
                        for number in range(row * COLUMNS, row * COLUMNS + COLUMNS)
                    ),
                ]
                for row in range(len(SIZES))
            )
        ],
    ]


def _row(words: Words, row: int) -> str:
    return words("hg.row_size", row=words("hg.row", number=row + 1), squares=words.count("hg.squares", SIZES[row]))


def _space(
    words: Words,
    state: State,
    space: int,
    people: list[tuple[str, str]],
    travel: str,
    *,
    chosen: int | None,
    choosing: bool,
) -> Element:
    kind, row = state.board[space], space // COLUMNS + 1
    if kind == NONE:
        return h.div(".tile-space.is-empty", role="gridcell")[
            h.span(".visually-hidden")[words("hg.space_empty", row=row)]
        ]
    near = choosing and space in in_reach(state)
    stop = chosen if chosen is not None else in_reach(state)[0] if choosing else _first(state)
    return h.div(".tile-space", role="gridcell")[
        h.button(
            {"class": f"tile-button{' is-choice' * near}{' is-chosen' * (space == chosen)}"},
            type="button",
            id=f"space-{space}",
            data_do=do("choose", space=space) if choosing else do("dialog", name="tile", subject=KINDS[kind]),
            aria_pressed=("true" if space == chosen else "false") if choosing else None,
            aria_disabled="true" if choosing and not near else None,
            tabindex="0" if space == stop else "-1",
        )[
            named(
                _label(words, state, space, people, choosing=choosing),
                h.span(".piece", data_flip=travel, data_flip_at=f"board-{space}")[tiles.face(state.deal.edition, kind)],
                h.b(".tile-gain")[words.points(next_points(state, mover(state), kind))] if near else None,
            )
        ],
        _shares(state, kind, people),
    ]


def _first(state: State) -> int:
    return next((space for space, kind in enumerate(state.board) if kind != NONE), 0)


def _label(words: Words, state: State, space: int, people: list[tuple[str, str]], *, choosing: bool) -> str:
    kind = state.board[space]
    name = words("hg.space", tile=move_text.tile(words, kind), row=space // COLUMNS + 1)
    if choosing and space not in in_reach(state):
        name = words("hg.space_far", space=name)
    elif choosing:
        brought = next_points(state, mover(state), kind)
        name = words.count("hg.space_brings", brought, space=name, points=words.points(brought))
    return f"{name}. {shares_words(state, kind, people)}"


def shares_words(state: State, kind: int, people: list[tuple[str, str]]) -> str:
    """Return each player's known number of tiles of a kind: ``Ada 1, Ben 0``. Rule H8.2."""
    return ", ".join(f"{name} {tiles_of(seat)[kind]}" for seat, (name, _) in zip(state.seats, people, strict=True))


def _shares(state: State, kind: int, people: list[tuple[str, str]]) -> Element:
    """Return the owners of tiles of a kind: each count with a temple in the seat's colour."""
    owners = [(tiles_of(seat)[kind], colour) for seat, (_, colour) in zip(state.seats, people, strict=True)]
    return h.span(".shares", aria_hidden="true", title=shares_words(state, kind, people))[
        (h.span(".share", data_colour=colour)[TEMPLE_ICON, str(number)] for number, colour in owners if number)
    ]


def next_points(state: State, seat: Seat, kind: int) -> int:
    """Return the points that a seat gains by one more tile of a kind, as far as its tiles are known. Rule H7."""
    edition: Edition = state.deal.edition
    counts = tiles_of(seat)
    more = (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])
    return sum(points_of(edition, more)) - sum(points_of(edition, counts))


def piles(words: Words, state: State) -> Node:
    """Return the buttons that show the sizes of the piles and open the lists of their contents. Rule H8.2."""
    return [
        _pile("cards", "d", "cards", len(state.deck), words("hg.cards_left"), words.count("hg.cards", len(state.deck))),
        _pile(
            "tiles",
            "t",
            "point-tiles",
            len(state.stack),
            words("hg.stack"),
            words.count("hg.tiles", len(state.stack)),
        ),
    ]


def _pile(dialog: str, key: str, picture: str, size: int, title: str, count: str) -> Element:
    return h.button(
        ".button.pile",
        type="button",
        data_do=do("dialog", name=dialog),
        aria_keyshortcuts=key,
        title=title,
        aria_label=f"{title}: {count}",
    )[icon(picture), h.span(data_count=f"pile-{dialog}")[str(size)]]
