"""Setting up a position of The Hanging Gardens: squares, cards and temples in gardens, cards and tiles on offer.

Places: ``garden-<seat>-<x>-<y>``, ``card-<number>``, ``board-<space>``, ``tiles-<seat>``, ``hidden-<seat>``, ``gone``
(cards that have been laid) and the ``BOX``: the deck or the stack. Another number after ``tiles-<seat>`` is a tile.
Pieces: the letters of squares, ``bare``, ``temple``, ``card-<number>`` and ``tile-<kind>``. A draft in the middle of a
turn keeps its step until the garden to move, the turn or the first player changes.
"""

from collections import Counter
from collections.abc import Collection
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from hofgarten.games.hanging_gardens.cards import GROUND, MOTIFS
from hofgarten.games.hanging_gardens.edition import CARD_COUNT
from hofgarten.games.hanging_gardens.garden import Garden, bit_of, covers_temple, extent, is_legal, lay
from hofgarten.games.hanging_gardens.position import cards_after_turns, read_draft
from hofgarten.games.hanging_gardens.state import LAY, SPACES, TAKEN, PlayerState, State
from hofgarten.games.hanging_gardens.tiles import KINDS, NONE, TILES, UNKNOWN
from web.app.model.game_api.move_input import Refusal
from web.app.model.game_api.position_editor import (
    BOX,
    Hand,
    ImpossibleEdit,
    PositionEditor,
    Ref,
    Setting,
    numbers,
    replaced,
)

if TYPE_CHECKING:
    from hofgarten.rng import Rng

BARE: Final = Ref("bare")
STANDS: Final = Ref("temple")
GONE: Final = Ref("gone")
SQUARES: Final = tuple(map(Ref, (*MOTIFS, GROUND)))
TILE_PIECES: Final = tuple(Ref("tile", (kind,)) for kind in (*range(len(KINDS)), UNKNOWN))

REACH: Final = 2
"""Squares around a garden that a card may cover."""


def _settled(draft: State) -> State:
    """Return the draft with the stack that its other tiles leave, and with its deck sorted. Rules H1.2 and H6.2."""
    taken = sum(sum(seat.open) + len(seat.hidden) for seat in draft.seats)
    stack = (UNKNOWN,) * (len(TILES) - taken - sum(tile != NONE for tile in draft.board))
    turns = len(draft.deal.order) if stack else draft.turns
    return draft._replace(stack=stack, deck=tuple(sorted(draft.deck)), turns=turns)


def _places(draft: State) -> Collection[Ref]:
    """Return squares in and round the gardens, spaces for cards and tiles, and piles."""
    places = {BOX, GONE, *(Ref("card", (at,)) for at in range(len(draft.cards)))}
    places |= {Ref("board", (space,)) for space in range(SPACES)}
    for number, seat in enumerate(draft.seats):
        left, top, right, bottom = extent(seat.garden)
        rows = range(top - REACH, bottom + REACH + 1)
        places |= {Ref("garden", (number, x, y)) for x in range(left - REACH, right + REACH + 1) for y in rows}
        for kind in ("tiles", "hidden"):
            whole = Ref(kind, (number,))
            places |= {whole, *(Ref(kind, (number, at)) for at in range(len(pile(draft, whole))))}
    return places


def _put(draft: State, hand: Hand, place: Ref) -> State:
    """Put a piece. Rules H1.2, H1.3, H2.1, H4.2, H4.4 and H5.2."""
    match hand.piece, place:
        case ("card", (card,)), _:
            return _put_card(draft, card, hand.turn, place)
        case ("tile", (tile,)), _:
            return _put_tile(draft, tile, hand.source, place)
        case (kind, _), ("garden", (seat, x, y)):
            garden = draft.seats[seat].garden
            return _with_garden(draft, seat, _with_square(garden, bit_of(garden, x, y) or 0, kind))
        case _, ("box", _):
            return draft
    raise ImpossibleEdit("elsewhere")


def _lift(draft: State, place: Ref) -> Hand | None:
    """Return the card or the tile at a place. Squares are replaced, and not taken."""
    match place:
        case ("card", (at,)) if draft.cards[at] != TAKEN:
            return Hand(Ref("card", (draft.cards[at],)), 0, place)
        case ("board" | "tiles" | "hidden" as kind, (*seat, at)) if len(seat) == (kind != "board"):
            tile = pile(draft, place)[at]
            return None if tile == NONE else Hand(Ref("tile", (tile,)), 0, place)
    return None


def _settings(draft: State) -> tuple[Setting, ...]:
    """Return first player and turns."""
    deal = draft.deal
    return (
        Setting(Ref("first"), str(deal.first), numbers(deal.players)),
        Setting(Ref("turn"), str(draft.turn_number), numbers(len(deal.order) + 1)),
    )


def _choose(draft: State, setting: Ref, value: str) -> State:
    """Choose the first player or the turns. The turn begins."""
    if setting.kind == "first":
        return _begun(draft._replace(deal=replace(draft.deal, first=int(value))))
    return _begun(draft._replace(turn_number=int(value)))


def _faults(draft: State) -> tuple[Refusal, ...]:
    """Compare the cards with the turns. Rules H3.1, H3.2, H5.5 and H6.2."""
    up, deck, (taken, left) = draft.cards.count(TAKEN), len(draft.deck), cards_after_turns(draft)
    refusals = []
    if up != taken:
        refusals.append(Refusal("cards", "H3.2", (("empty", up), ("wanted", taken))))
    if deck != left:
        refusals.append(Refusal("deck", "H3.1", (("cards", deck), ("wanted", left))))
    if NONE in draft.board and draft.stack:
        refusals.append(Refusal("space", "H5.5"))
    laid = Counter(draft.deal.order[: draft.turn_number + (draft.phase != LAY)])
    for number, seat in enumerate(draft.seats):
        if not _can_be_made(seat.garden, laid[number]):
            refusals.append(Refusal("too_large", "H4.1", (("seat", number),)))
        if seat.missing > 2 * laid[number]:
            refusals.append(Refusal("missing", "H6.2", (("seat", number),)))
    return tuple(refusals)


def _complete(draft: State, rng: "Rng") -> State:
    """Deal the cards and tiles that are missing on offer, and take away cards that are too many. Rules H3, H5.5."""
    pool, cards = [*rng.shuffled(draft.deck), *rng.shuffled(gone_cards(draft))], list(draft.cards)
    board, (taken, left) = list(draft.board), cards_after_turns(draft)
    for number, card in enumerate(cards):
        if card == TAKEN and cards.count(TAKEN) > taken:
            cards[number] = pool.pop(0)
    for number, card in reversed([*enumerate(cards)]):
        if card != TAKEN and cards.count(TAKEN) < taken:
            pool.append(card)
            cards[number] = TAKEN
    seats = [Ref(kind, (at,)) for kind in ("tiles", "hidden") for at in range(len(draft.seats))]
    known = Counter([*board, *(tile for place in seats for tile in pile(draft, place))])
    stack = list(rng.shuffled([*(Counter(TILES) - known).elements()]))
    board = [stack.pop() if tile == NONE and stack else tile for tile in board]
    return draft._replace(cards=tuple(cards), deck=tuple(pool[:left]), board=tuple(board))


def gone_cards(draft: State) -> list[int]:
    """Return the cards that are neither face up nor in the deck."""
    return sorted({*range(len(draft.deal.edition.cards))} - {*draft.cards, *draft.deck})


def pile(draft: State, place: Ref) -> tuple[int, ...]:
    """Return the tiles of the board, or those of a seat: its ``hidden`` ones, or those it took openly, by kind."""
    match place:
        case ("hidden", (seat, *_)):
            return draft.seats[seat].hidden
        case ("tiles", (seat, *_)):
            return tuple(Counter(dict(enumerate(draft.seats[seat].open))).elements())
    return draft.board


def mover_of(draft: State) -> int | None:
    """Return the seat to move; None at the end."""
    return draft.deal.order[draft.turn_number] if draft.turn_number < draft.turns else None


def _begun(draft: State) -> State:
    """Return the draft at the beginning of a turn."""
    return draft._replace(phase=LAY, laid=0, reach=0)


def _with_garden(draft: State, number: int, garden: Garden) -> State:
    """Return the draft with another garden. The card just laid stays marked only in another seat's garden."""
    changed = _with_seat(draft, number, draft.seats[number]._replace(garden=garden))
    return _begun(changed) if mover_of(draft) == number else changed


def _with_square(garden: Garden, bit: int, kind: str) -> Garden:
    """Return a garden with another square, without it, or with a temple more or fewer on it. Rule H5.2."""
    square = 1 << bit
    if kind == STANDS.kind:
        if not any(motif & square for motif in garden.motifs):
            raise ImpossibleEdit("temple_on_ground", "H5.2")
        return garden._replace(temples=garden.temples ^ square)
    *motifs, ground = (
        there | square if letter.kind == kind else there & ~square
        for letter, there in zip(SQUARES, (*garden.motifs, garden.ground), strict=True)
    )
    kept = garden.temples if kind in MOTIFS else garden.temples & ~square
    return garden._replace(motifs=tuple(motifs), ground=ground, temples=kept)


def _can_be_made(garden: Garden, cards: int) -> bool:
    """Return True if so many cards can reach the garden's bounds. Rules H2.1 and H4.2."""
    (left, top, right, bottom), reach = extent(garden), REACH * cards
    is_near = min(left, top) >= -reach and right <= 2 + reach and bottom <= 1 + reach
    return is_near and max(right - left, bottom - top) < 3 + reach


def _put_card(draft: State, card: int, turn: int, place: Ref) -> State:
    """Lay a card, turn it up, put it into the deck, or take it out of the match. Rules H3.1, H4.2 and H4.4."""
    up = tuple(TAKEN if shown == card else shown for shown in draft.cards)
    deck = tuple(hidden for hidden in draft.deck if hidden != card)
    without = draft._replace(cards=up, deck=deck)
    match place:
        case ("garden", (seat, x, y)):
            garden, shape = draft.seats[seat].garden, draft.deal.shapes[card][turn]
            bit = bit_of(garden, x, y) or 0
            if covers_temple(garden, shape, bit):
                raise ImpossibleEdit("card_on_temple", "H4.4")
            if not is_legal(garden, shape, bit):
                raise ImpossibleEdit("card_on_table", "H4.2")
            return _with_garden(without, seat, lay(garden, shape, bit)[0])
        case ("card", (at,)):
            old = () if up[at] == TAKEN else (up[at],)
            return without._replace(cards=replaced(up, at, card), deck=(*deck, *old))
        case ("box", _):
            return without._replace(deck=(*deck, card))
        case ("gone", _):
            return without
    raise ImpossibleEdit("elsewhere")


def _put_tile(draft: State, tile: int, source: Ref, place: Ref) -> State:
    """Move a tile between board, seats and stack; one that was at the place goes back to the stack. Rule H1.2."""
    match source:
        case ("board", (space,)):
            draft = _with_pile(draft, source, replaced(draft.board, space, NONE))
        case ("tiles" | "hidden", (_, at)):
            tiles = pile(draft, source)
            draft = _with_pile(draft, source, (*tiles[:at], *tiles[at + 1 :]))
    match place:
        case ("board", (space,)):
            return _with_pile(draft, place, replaced(draft.board, space, tile))
        case ("tiles", _) if tile == UNKNOWN:
            raise ImpossibleEdit("unknown_tile", "H5.4")
        case ("tiles" | "hidden", _):
            return _with_pile(draft, place, (*pile(draft, place), tile))
        case ("box", _):
            return draft
    raise ImpossibleEdit("elsewhere")


def _with_pile(draft: State, place: Ref, tiles: tuple[int, ...]) -> State:
    match place:
        case ("hidden", (seat, *_)):
            return _with_seat(draft, seat, draft.seats[seat]._replace(hidden=tiles))
        case ("tiles", (seat, *_)):
            kinds = tuple(map(tiles.count, range(len(KINDS))))
            return _with_seat(draft, seat, draft.seats[seat]._replace(open=kinds))
    return draft._replace(board=tiles)


def _with_seat(draft: State, at: int, seat: PlayerState) -> State:
    return draft._replace(seats=replaced(draft.seats, at, seat))


POSITION_EDITOR: Final = PositionEditor(
    "hanging-gardens",
    read_draft=read_draft,
    settled=_settled,
    places=_places,
    pieces=frozenset({*SQUARES, BARE, STANDS, *TILE_PIECES, *(Ref("card", (card,)) for card in range(CARD_COUNT))}),
    put=_put,
    lift=_lift,
    settings=_settings,
    choose=_choose,
    faults=_faults,
    complete=_complete,
    lasting=frozenset(piece.kind for piece in (*SQUARES, BARE, STANDS, *TILE_PIECES)),
    broken={"H1.2": "no_tile_left", "H1.3": "temples", "H2.1": "start_card", "H4.2": "not_connected"},
)
