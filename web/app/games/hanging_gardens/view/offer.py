"""The face-up cards, the board of point tiles with the players' counts of each kind, and the draw piles."""

from functools import lru_cache
from typing import NamedTuple

from hofgarten.games.hanging_gardens.edition import Edition
from hofgarten.games.hanging_gardens.notation import read_event
from hofgarten.games.hanging_gardens.rules import in_reach, mover
from hofgarten.games.hanging_gardens.scoring import points_of, tiles_of
from hofgarten.games.hanging_gardens.state import LAY, TAKEN, TILE, PlayerState, State
from hofgarten.games.hanging_gardens.tiles import KINDS, NONE
from web.app.games.hanging_gardens.table.last_turn import tile_names
from web.app.games.hanging_gardens.table.selection import Selection, Spot, card_fits_anywhere, with_temple
from web.app.games.hanging_gardens.view import move_text, tile as tiles
from web.app.games.hanging_gardens.view.garden_svg import TEMPLE_ICON, card as card_picture, size_of
from web.app.model.match.match import PlayedMatch
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.board.grid import Cell, Change, Grid, row_head, unchanged
from web.app.view.board.offer import Offered, offer, offered, piece, taken
from web.app.view.board.pile import Pile, pile_button
from web.app.view.board.rank import ranked, ranks_by
from web.app.view.components import do, named
from web.app.view.components.players import people_of
from web.app.view.html import Element, Node

COLUMNS = 2
"""The number of cards, or of tiles, in a row."""

SIZES = (3, 4, 5)
"""The minimum group size for each row. Rule H5.3."""


class Cards(NamedTuple):
    """The face-up cards of a match, as they are shown."""

    match: "PlayedMatch[State]"
    seat: int
    """The seat whose hidden information may be shown."""
    card: int | None
    """The chosen card."""
    quarters: int
    """Its rotation."""
    best: tuple[str, ...]
    """The best moves, whose cards are marked."""
    laid: bool
    """True if the chosen card has a place in the garden."""
    active: bool
    """True while a person chooses a move."""


def face_up(words: Words, asked: Cards, change: Change = unchanged) -> Element:
    """Return the face-up cards."""
    match, seat, card, quarters, best, laid, active = asked
    state: State = match.game.observe(match.state, seat)
    ranks = ranks_by(best, lambda event: getattr(read_event(event), "card", None))
    choosing = active and state.phase == LAY
    left = [number for number, there in enumerate(state.cards) if there != TAKEN]
    useless = {number for number in left if not card_fits_anywhere(state, number)} if choosing else set[int]()
    lay = choosing and len(useless) < len(left)
    cells = [
        offered(
            Offered(
                f"card-{number}",
                _card_label(
                    words, state, number, turned := quarters if number == card else 0, nowhere=number in useless
                ),
                do("take", card=number),
                card_picture(state.deal.edition.cards[card_number], 0 if laid and number == card else turned),
                f"card-{card_number}",
                chosen=number == card,
                lifted=laid and number == card,
                useless=number in useless,
                enabled=choosing and not (lay and number in useless),
                movable=lay and number not in useless,
                size=size_of(turned),
            ),
            "card-space",
        )
        if card_number != TAKEN
        else taken(words("hg.card_taken", number=number + 1), "card-space")
        for number, card_number in enumerate(state.cards)
    ]
    shown = Grid(
        "cards",
        words("hg.face_up"),
        [
            [
                ranked(words, change(cells[number], (number,)), ranks.get(number, ""))
                for number in range(at, min(at + COLUMNS, len(cells)))
            ]
            for at in range(0, len(cells), COLUMNS)
        ],
        stop=f"card-{min(left, default=0) if card is None else card}",
        key="k",
        classes="card-row stack gap-1",
    )
    return offer(shown, "face-up")


def _card_label(words: Words, state: State, number: int, quarters: int, *, nowhere: bool) -> str:
    label = move_text.card(words, number, state.deal.edition.cards[state.cards[number]], 0 if nowhere else quarters)
    return words("hg.card_nowhere", card=label) if nowhere else label


class TileBoard(NamedTuple):
    """The tile board of a match, as it is shown."""

    match: "PlayedMatch[State]"
    seat: int
    """The seat whose hidden tiles may be counted."""
    space: int | None
    """The chosen space."""
    square: Spot | None
    """The chosen square for a temple."""
    moved: Spot | None
    """The square of the temple to move."""
    best: tuple[str, ...]
    """The best moves, whose tiles are marked."""
    active: bool
    """True while a person chooses a move."""
    told: bool
    """False if the points that each tile brings are not told."""


def tile_board(words: Words, asked: TileBoard, change: Change = unchanged) -> Element:
    """Return the tile board."""
    match, seat, space, square, moved, best, active, told = asked
    state: State = match.game.observe(match.state, seat)
    ranks = ranks_by(best, lambda event: getattr(read_event(event), "space", None))
    if active:
        # A chosen temple lights up the tiles in its reach: choosing one places the temple, too.
        state = with_temple(state, Selection(square=square, moved=moved))
    people, names, counts = tuple(people_of(match)), tile_names(match).board, [tiles_of(each) for each in state.seats]
    choosing = active and state.phase == TILE
    spaces = [
        ranked(
            words,
            change(
                _space(
                    words,
                    state,
                    number,
                    _shares(words, people, tuple([tiles_of_seat[kind] for tiles_of_seat in counts])),
                    names[number],
                    chosen=space,
                    choosing=choosing,
                    told=told,
                )
                if (kind := state.board[number]) != NONE
                else taken(words("hg.space_empty", row=number // COLUMNS + 1), "tile-space"),
                (number,),
            ),
            ranks.get(number, ""),
        )
        for number in range(len(state.board))
    ]
    shown = Grid(
        "board",
        words("hg.board"),
        [spaces[at : at + COLUMNS] for at in range(0, len(spaces), COLUMNS)],
        heads=[row_head(_row(words, row), f"{size}+", "tile-size") for row, size in enumerate(SIZES)],
        key="b",
        classes="tile-grid",
    )
    return offer(shown)


def _row(words: Words, row: int) -> str:
    return words("hg.row_size", row=words("hg.row", number=row + 1), squares=words.count("hg.squares", SIZES[row]))


class Shares(NamedTuple):
    """Each player's known number of tiles of a kind. Rule H8.2."""

    told: str
    """``Ada: 1, Ben: 0``."""
    shown: Element
    """The owners: each number with a temple in the seat's colour."""


def _space(  # noqa: PLR0913 - the state of the space
    words: Words,
    state: State,
    space: int,
    shares: Shares,
    travel: str,
    *,
    chosen: int | None,
    choosing: bool,
    told: bool,
) -> Cell:
    kind = state.board[space]
    near = choosing and space in in_reach(state)
    return Cell(
        named(
            _label(words, state, space, shares.told, choosing=choosing, told=told),
            piece(tiles.face(state.deal.edition, kind), travel, f"board-{space}"),
            h.b(".tile-gain")[words.points(next_points(state, mover(state), kind))] if near and told else None,
        ),
        id=f"space-{space}",
        action=do("choose", space=space) if choosing else do("dialog", name="tile", subject=KINDS[kind]),
        kind="tile-space",
        state="is-choice" * near + " is-chosen" * (space == chosen),
        pressed=space == chosen if choosing else None,
        enabled=near or not choosing,
        beside=shares.shown,
    )


def _label(words: Words, state: State, space: int, shares: str, *, choosing: bool, told: bool) -> str:
    kind = state.board[space]
    name = words("hg.space", tile=move_text.tile(words, kind), row=space // COLUMNS + 1)
    if choosing and space not in in_reach(state):
        name = words("hg.space_far", space=name)
    elif choosing and told:
        brought = next_points(state, mover(state), kind)
        name = words.count("hg.space_brings", brought, space=name, points=words.points(brought))
    return words.sentences([name, shares])


@lru_cache(maxsize=64)  # a move changes those of one kind
def _shares(words: Words, people: tuple[tuple[str, str], ...], numbers: tuple[int, ...]) -> Shares:
    """Return the shares of the players, given by name and colour, with their numbers of tiles."""
    shares = [(number, name, colour) for number, (name, colour) in zip(numbers, people, strict=True)]
    told = words.commas([words.pair(name, number) for number, name, _ in shares])
    return Shares(
        told,
        h.span(".shares", aria_hidden="true", title=told)[
            (h.span(".share", data_colour=colour)[TEMPLE_ICON, str(number)] for number, _, colour in shares if number)
        ],
    )


def next_points(state: State, seat: PlayerState, kind: int) -> int:
    """Return the points that a seat gains by one more tile of a kind, as far as its tiles are known. Rule H7."""
    edition: Edition = state.deal.edition
    counts = tiles_of(seat)
    more = (*counts[:kind], counts[kind] + 1, *counts[kind + 1 :])
    return sum(points_of(edition, more)) - sum(points_of(edition, counts))


def piles(words: Words, state: State) -> Node:
    """Return the buttons that show the sizes of the piles and open the lists of their contents. Rule H8.2."""
    cards, tiles_left = len(state.deck), len(state.stack)
    return [
        _pile(words, words("hg.cards_left"), words.count("hg.cards", cards), Pile("cards", cards), "cards", "d"),
        _pile(
            words, words("hg.stack"), words.count("hg.tiles", tiles_left), Pile("point-tiles", tiles_left), "tiles", "t"
        ),
    ]


def _pile(words: Words, title: str, count: str, pile: Pile, dialog: str, key: str) -> Element:
    return pile_button(dialog, title, words.pair(title, count), pile, key=key)
