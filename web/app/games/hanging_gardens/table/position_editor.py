"""Setting up a position of The Hanging Gardens: squares, cards and temples in gardens, cards and tiles on offer.

Places: ``garden-<seat>-<x>-<y>``, with ``m`` before a negative number; ``card-<number>``, ``board-<space>``,
``tiles-<seat>``, ``hidden-<seat>``, ``gone`` (cards that have been laid) and the ``BOX``: the deck or the stack.
Pieces: the letters of squares, ``bare``, ``temple``, ``card-<number>``, ``tile-<kind>``, and ``last``, which marks the
card just laid.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from hofgarten.games.hanging_gardens.bitboard import MARGIN, STRIDE, cells, flood
from hofgarten.games.hanging_gardens.cards import GROUND, MOTIFS
from hofgarten.games.hanging_gardens.garden import (
    START_GARDEN,
    Garden,
    bit_of,
    covers_temple,
    extent,
    is_legal,
    lay,
    squares,
    xy_of,
)
from hofgarten.games.hanging_gardens.position import read_draft
from hofgarten.games.hanging_gardens.setup import PLAYERS, ROUND_TURNS, turn_order
from hofgarten.games.hanging_gardens.state import LAY, SPACES, TAKEN, TEMPLE, TEMPLES, TILE, PlayerState, State
from hofgarten.games.hanging_gardens.tiles import COUNTS, KINDS, NONE, TILES, UNKNOWN
from web.app.games.hanging_gardens.table.selection import Spot
from web.app.model.game_api.move_input import Refusal
from web.app.model.game_api.position_editor import BOX, Hand, ImpossibleEdit, PositionEditor, Setting

if TYPE_CHECKING:
    from hofgarten.rng import Rng

BARE: Final = "bare"
STANDS: Final = "temple"
LAST: Final = "last"
GONE: Final = "gone"
SQUARES: Final = (*MOTIFS, GROUND)
"""The letters of squares."""

PHASES: Final = {"lay": (LAY, 0), "temple": (TEMPLE, 0), "tile2": (TILE, 2), "tile4": (TILE, 4), "tile6": (TILE, 6)}
"""The steps of a turn: the phase, and the spaces in reach. Rule H5.3."""

MAX_MISSING: Final = 9
"""The largest number of missing tiles that can be chosen."""

_START: Final = frozenset(Spot(x, y) for x in range(3) for y in range(2))
"""The squares of the start card. Rule H2.1."""

_SQUARE: Final = re.compile(r"([0-3])-m?[0-9]{1,2}-m?[0-9]{1,2}", re.ASCII)
"""The seat, column and row of a square."""

MAX_WIDTH: Final = 60
"""The largest distance of a square from the start card that a garden can reach."""


class HangingGardensEditor(PositionEditor[State]):
    """The edits."""

    turns = 4

    def read(self, text: str) -> State:
        """Return the draft. Its stack and its deck are sorted: only their order is hidden."""
        return _settled(read_draft(text))

    def stays_in_hand(self, piece: str) -> bool:
        """Return True if a piece stays in hand after it is placed, as squares and temples do."""
        return not piece.startswith(("card-", LAST))

    def is_piece(self, draft: State, piece: str) -> bool:
        """Return True if a piece has this name."""
        kind, _, number = piece.partition("-")
        most = {"card": len(draft.deal.edition.cards), "tile": len(KINDS)}.get(kind, 0)
        return piece in {*SQUARES, BARE, STANDS, LAST, "tile-unknown"} or number in map(str, range(most))

    def is_place(self, draft: State, place: str) -> bool:
        """Return True if a place has this name."""
        kind, _, rest = place.partition("-")
        if kind == "garden":
            square = _SQUARE.fullmatch(rest)
            return square is not None and int(square[1]) < len(draft.seats)
        known = {BOX, GONE, *(f"card-{at}" for at in range(len(draft.cards)))}
        known |= {f"board-{at}" for at in range(SPACES)}
        for number, seat in enumerate(draft.seats):
            for side in ("tiles", "hidden"):
                known |= {f"{side}-{number}", *(f"{side}-{number}-{at}" for at in range(len(_owned(seat, side))))}
        return place in known

    def put(self, draft: State, hand: Hand, place: str) -> State:
        """Put a piece. Rules H1.2, H1.3, H2.1, H4.2, H4.4 and H5.2."""
        kind, number = hand.piece.partition("-")[::2]
        if kind == "card":
            return _put_card(draft, int(number), hand.turn, place)
        if kind == "tile":
            return _put_tile(draft, UNKNOWN if number == "unknown" else int(number), hand.source, place)
        if place == BOX:
            place, kind = hand.source, BARE if kind in SQUARES else kind
        if not place.startswith("garden-"):
            raise ImpossibleEdit("elsewhere", "")
        seat, spot = spot_of(place)
        if kind == LAST:
            return _with_last(draft, seat, spot, hand.turn)
        garden = draft.seats[seat].garden
        changed = _with_temple(garden, spot) if kind == STANDS else _with_square(garden, spot, kind)
        return _with_garden(draft, seat, changed)

    def lift(self, draft: State, place: str) -> Hand | None:
        """Return the card or the tile at a place. Squares are replaced, and not taken."""
        kind, *numbers = place.split("-")
        at = int(numbers[0]) if kind in {"card", "board", "tiles", "hidden"} else 0
        if kind == "card" and draft.cards[at] != TAKEN:
            return Hand(f"card-{draft.cards[at]}", 0, place)
        if kind == "board" and draft.board[at] != NONE:
            return Hand(_piece(draft.board[at]), 0, place)
        if kind in {"tiles", "hidden"} and len(numbers) > 1:
            return Hand(_piece(_owned(draft.seats[at], kind)[int(numbers[1])]), 0, place)
        return None

    def settings(self, draft: State) -> tuple[Setting, ...]:
        """Return players, first player, turns and the step of the turn; the missing tiles of each seat."""
        deal = draft.deal
        phase = next(name for name, step in PHASES.items() if step == (draft.phase, draft.reach))
        return (
            Setting("players", str(deal.players), tuple(map(str, PLAYERS))),
            Setting("first", str(deal.first), tuple(map(str, range(deal.players)))),
            Setting("turn", str(draft.turn_number), tuple(map(str, range(len(deal.order) + 1)))),
            *([Setting("phase", phase, tuple(PHASES))] if draft.laid else []),
            *(
                Setting(
                    f"missing-{number}",
                    str(seat.missing),
                    tuple(map(str, range(max(MAX_MISSING, seat.missing) + 1))),
                    number,
                )
                for number, seat in enumerate(draft.seats)
            ),
        )

    def with_setting(self, draft: State, name: str, value: str) -> State:
        """Return the draft with another value."""
        kind, _, seat = name.partition("-")
        match kind:
            case "players":
                return _with_players(draft, int(value))
            case "first":
                order = turn_order(draft.deal.players, int(value), len(draft.deal.edition.cards))
                return _begun(draft._replace(deal=replace(draft.deal, first=int(value), order=order)))
            case "turn":
                return _settled(_begun(draft._replace(turn_number=int(value))))
            case "phase":
                phase, reach = PHASES[value]
                return draft._replace(phase=phase, reach=reach, laid=draft.laid if phase != LAY else 0)
            case _:
                owner = draft.seats[int(seat)]
                return _with_seat(draft, int(seat), owner._replace(missing=int(value)))

    def faults(self, draft: State) -> tuple[Refusal, ...]:
        """Compare the cards with the turns. Rules H3.1, H3.2, H5.5 and H6.2."""
        up, deck = draft.cards.count(TAKEN), len(draft.deck)
        refusals = []
        if up != _cards_taken(draft):
            refusals.append(Refusal("cards", "H3.2", (("empty", up), ("wanted", _cards_taken(draft)))))
        if deck != _deck_size(draft):
            refusals.append(Refusal("deck", "H3.1", (("cards", deck), ("wanted", _deck_size(draft)))))
        if NONE in draft.board and draft.stack:
            refusals.append(Refusal("space", "H5.5"))
        taken = Counter(draft.deal.order[: draft.turn_number + (draft.phase != LAY)])
        for number, seat in enumerate(draft.seats):
            if not _can_be_made(seat.garden, taken[number]):
                refusals.append(Refusal("too_large", "H4.1", (("seat", number),)))
            if seat.missing > 2 * taken[number]:
                refusals.append(Refusal("missing", "H6.2", (("seat", number),)))
        return tuple(refusals)

    def complete(self, draft: State, rng: "Rng") -> State:
        """Deal the cards and tiles that are missing on offer, and take away cards that are too many. Rules H3, H5.5."""
        deck = list(rng.shuffled(draft.deck))
        gone = list(rng.shuffled(sorted(gone_cards(draft))))
        cards = list(draft.cards)
        for number, card in enumerate(cards):
            if card == TAKEN and cards.count(TAKEN) > _cards_taken(draft):
                cards[number] = deck.pop() if deck else gone.pop()
        for number in reversed(range(len(cards))):
            if cards[number] != TAKEN and cards.count(TAKEN) < _cards_taken(draft):
                gone.append(cards[number])
                cards[number] = TAKEN
        while len(deck) < _deck_size(draft):
            deck.append(gone.pop())
        board, stack = list(draft.board), list(rng.shuffled(_unseen(draft)))
        for space, tile in enumerate(board):
            if tile == NONE and stack:
                board[space] = stack.pop()
        return _settled(draft._replace(cards=tuple(cards), deck=tuple(deck[: _deck_size(draft)]), board=tuple(board)))


def place_of(seat: int, spot: Spot) -> str:
    """Return the name of a square."""
    return f"garden-{seat}-{spot.x}-{spot.y}".replace("--", "-m")


def spot_of(place: str) -> tuple[int, Spot]:
    """Return the seat and the square of a place."""
    _, seat, x, y = place.split("-")
    spot = Spot(*(int(part.replace("m", "-")) for part in (x, y)))
    if max(abs(spot.x), abs(spot.y)) > MAX_WIDTH:
        raise ImpossibleEdit("not_connected", "H4.2")
    return int(seat), spot


def gone_cards(draft: State) -> frozenset[int]:
    """Return the cards that are neither face up nor in the deck."""
    return frozenset(range(len(draft.deal.edition.cards))) - {*draft.cards, *draft.deck}


def owned(seat: PlayerState) -> tuple[int, ...]:
    """Return the tiles that a seat took openly, by kind."""
    return tuple(Counter(dict(enumerate(seat.open))).elements())


def _owned(seat: PlayerState, kind: str) -> tuple[int, ...]:
    return owned(seat) if kind == "tiles" else seat.hidden


def _piece(tile: int) -> str:
    return "tile-unknown" if tile == UNKNOWN else f"tile-{tile}"


def _cards_taken(draft: State) -> int:
    """Return the number of cards taken from those face up. Rule H3.2."""
    turns = draft.deal.round_turns
    return turns if draft.turn_number == draft.turns else draft.turn_number % turns + (draft.phase != LAY)


def _deck_size(draft: State) -> int:
    """Return the number of cards in the deck after the rounds that have begun. Rule H3.1."""
    turns = draft.deal.round_turns
    rounds = draft.turn_number // turns + (draft.turn_number < draft.turns)
    return len(draft.deal.edition.cards) - rounds * turns


def _unseen(draft: State) -> list[int]:
    """Return the tiles that are known to be nowhere else: those of the stack, and unknown ones."""
    return list((Counter(TILES) - _known_tiles(draft)).elements())


def _known_tiles(draft: State) -> Counter[int]:
    """Return the number of tiles of each kind that are on the board or of a seat, without unknown ones."""
    tiles = Counter(tile for tile in draft.board if tile >= 0)
    for seat in draft.seats:
        tiles.update((*owned(seat), *(tile for tile in seat.hidden if tile >= 0)))
    return tiles


def _number_of_tiles(draft: State) -> int:
    """Return the number of tiles that are on the board or of a seat."""
    return sum(tile != NONE for tile in draft.board) + sum(sum(seat.open) + len(seat.hidden) for seat in draft.seats)


def _settled(draft: State) -> State:
    """Return the draft with the stack that its other tiles leave, and with its deck sorted. Rules H1.2 and H6.2."""
    stack = (UNKNOWN,) * max(len(TILES) - _number_of_tiles(draft), 0)
    turns = len(draft.deal.order) if stack else draft.turns
    return draft._replace(stack=stack, deck=tuple(sorted(draft.deck)), turns=turns)


def _begun(draft: State) -> State:
    """Return the draft at the beginning of a turn."""
    return draft._replace(phase=LAY, laid=0, reach=0)


def _with_seat(draft: State, number: int, seat: PlayerState) -> State:
    return draft._replace(seats=(*draft.seats[:number], seat, *draft.seats[number + 1 :]))


def _with_garden(draft: State, number: int, garden: Garden) -> State:
    """Return the draft with another garden. The card just laid stays marked only in another seat's garden."""
    changed = _with_seat(draft, number, draft.seats[number]._replace(garden=garden))
    return _begun(changed) if _mover(draft) == number else changed


def _mover(draft: State) -> int | None:
    return draft.deal.order[draft.turn_number] if draft.turn_number < draft.turns else None


def _letters(garden: Garden) -> Iterator[tuple[Spot, str]]:
    for letter, motif in zip(SQUARES, (*garden.motifs, garden.ground), strict=True):
        for bit in cells(motif):
            yield Spot(*xy_of(garden, bit)), letter


def _garden_of(letters: Mapping[Spot, str], temples: Iterable[Spot]) -> Garden:
    """Return the garden with these squares, in a frame with a margin round it."""
    left, top = min(spot.x for spot in letters) - MARGIN, min(spot.y for spot in letters) - MARGIN
    bits = {spot: 1 << (spot.y - top) * STRIDE + spot.x - left for spot in letters}
    by_letter = {kind: sum(bits[spot] for spot, letter in letters.items() if letter == kind) for kind in SQUARES}
    motifs = tuple(by_letter[motif] for motif in MOTIFS)
    return Garden(motifs, by_letter[GROUND], sum(bits[spot] for spot in temples), left, top)


def _temples(garden: Garden) -> set[Spot]:
    return {Spot(*xy_of(garden, bit)) for bit in cells(garden.temples)}


def _with_square(garden: Garden, spot: Spot, letter: str) -> Garden:
    """Return a garden with another square, or without it. Rules H2.1 and H4.2."""
    letters, temples = dict(_letters(garden)), _temples(garden)
    if letter == BARE:
        if spot in _START:
            raise ImpossibleEdit("start_card", "H2.1")
        letters.pop(spot, None)
    else:
        letters[spot] = letter
    if letter not in MOTIFS:
        temples.discard(spot)
    changed = _garden_of(letters, temples)
    whole = squares(changed)
    if max(extent(changed)[2] - extent(changed)[0], extent(changed)[3] - extent(changed)[1]) > MAX_WIDTH:
        raise ImpossibleEdit("not_connected", "H4.2")
    if flood(whole & -whole, whole) != whole:
        raise ImpossibleEdit("not_connected", "H4.2")
    return changed


def _with_temple(garden: Garden, spot: Spot) -> Garden:
    """Return a garden with a temple on a square, or without the one that stands there. Rules H1.3 and H5.2."""
    letters, temples = dict(_letters(garden)), _temples(garden)
    if letters.get(spot, GROUND) == GROUND:
        raise ImpossibleEdit("temple_on_ground", "H5.2")
    temples ^= {spot}
    if len(temples) > TEMPLES:
        raise ImpossibleEdit("temples", "H1.3")
    return _garden_of(letters, temples)


def _can_be_made(garden: Garden, cards: int) -> bool:
    """Return True if so many cards can reach the garden's bounds. Rules H2.1 and H4.2."""
    left, top, right, bottom = extent(garden)
    reach = 2 * cards
    is_near = min(left, top) >= -reach and right <= 2 + reach and bottom <= 1 + reach
    longest = 3 + reach
    return is_near and right - left < longest and bottom - top < longest


def _put_card(draft: State, card: int, turn: int, place: str) -> State:
    """Lay a card, turn it up, put it into the deck, or take it out of the match. Rules H3.1, H4.2 and H4.4."""
    up = tuple(TAKEN if shown == card else shown for shown in draft.cards)
    deck = tuple(hidden for hidden in draft.deck if hidden != card)
    without = draft._replace(cards=up, deck=deck)
    kind, _, number = place.partition("-")
    if kind == "garden":
        seat, spot = spot_of(place)
        garden, shape = draft.seats[seat].garden, draft.deal.shapes[card][turn]
        bit = bit_of(garden, spot.x, spot.y)
        if bit is None or not is_legal(garden, shape, bit):
            covers = bit is not None and covers_temple(garden, shape, bit)
            raise ImpossibleEdit(*(("card_on_temple", "H4.4") if covers else ("card_on_table", "H4.2")))
        return _settled(_with_garden(without, seat, lay(garden, shape, bit)[0]))
    if kind == "card":
        at = int(number)
        old = [up[at]] if up[at] != TAKEN else []
        return _settled(without._replace(cards=(*up[:at], card, *up[at + 1 :]), deck=(*deck, *old)))
    if kind == BOX:
        return _settled(without._replace(deck=(*deck, card)))
    if kind == GONE:
        return _settled(without)
    raise ImpossibleEdit("elsewhere", "")


def _put_tile(draft: State, tile: int, source: str, place: str) -> State:
    """Put a tile on the board or give it to a seat; the tile that was there goes back to the stack. Rule H1.2."""
    draft = _without_tile(draft, source)
    kind, _, numbers = place.partition("-")
    at = int(numbers.partition("-")[0] or 0)
    if kind == "board":
        draft = draft._replace(board=(*draft.board[:at], tile, *draft.board[at + 1 :]))
    elif kind == "hidden":
        draft = _with_seat(draft, at, draft.seats[at]._replace(hidden=(*draft.seats[at].hidden, tile)))
    elif kind == "tiles" and tile != UNKNOWN:
        owner = draft.seats[at]
        draft = _with_seat(draft, at, owner._replace(open=_added(owner.open, tile, 1)))
    elif kind != BOX:
        raise ImpossibleEdit("unknown_tile" if kind == "tiles" else "elsewhere", "H5.4" if kind == "tiles" else "")
    if (tile >= 0 and _known_tiles(draft)[tile] > COUNTS[tile]) or _number_of_tiles(draft) > len(TILES):
        raise ImpossibleEdit("no_tile_left", "H1.2")
    return _settled(draft)


def _added(counts: tuple[int, ...], kind: int, change: int) -> tuple[int, ...]:
    return (*counts[:kind], counts[kind] + change, *counts[kind + 1 :])


def _without_tile(draft: State, place: str) -> State:
    """Return the draft without the tile at a place; unchanged for an empty place."""
    kind, _, numbers = place.partition("-")
    if kind == "board":
        at = int(numbers)
        return draft._replace(board=(*draft.board[:at], NONE, *draft.board[at + 1 :]))
    if kind not in {"tiles", "hidden"}:
        return draft
    number, index = map(int, numbers.split("-"))
    seat = draft.seats[number]
    if kind == "hidden":
        return _with_seat(draft, number, seat._replace(hidden=(*seat.hidden[:index], *seat.hidden[index + 1 :])))
    return _with_seat(draft, number, seat._replace(open=_added(seat.open, owned(seat)[index], -1)))


def _with_players(draft: State, players: int) -> State:
    """Return the draft with more or fewer seats. Rules H2.1 and H3.1."""
    deal = draft.deal
    first = deal.first if deal.first < players else 0
    order, turns = turn_order(players, first, len(deal.edition.cards)), ROUND_TURNS[players]
    deal = replace(deal, players=players, first=first, order=order, round_turns=turns)
    new = PlayerState(START_GARDEN, (0,) * len(KINDS), (), 0)
    shown = [card for card in draft.cards if card != TAKEN]
    cards = (*draft.cards, *(TAKEN,) * turns)[:turns]
    deck = (*draft.deck, *(card for card in shown if card not in cards))
    changed = draft._replace(
        deal=deal, turn_number=min(draft.turn_number, len(order)), turns=len(order), cards=cards, deck=deck
    )
    return _settled(_begun(changed._replace(seats=(*draft.seats, *(new,) * players)[:players])))


def _with_last(draft: State, seat: int, corner: Spot, turn: int) -> State:
    """Return the draft with the card just laid at a place: a temple is then due. Rules H5.1 and H5.2."""
    if seat != _mover(draft):
        raise ImpossibleEdit("not_to_move", "H5.2")
    garden, (wide, high) = draft.seats[seat].garden, (2, 3) if turn % 2 else (3, 2)
    bits = [bit_of(garden, corner.x + x, corner.y + y) for x in range(wide) for y in range(high)]
    laid = sum(1 << bit for bit in bits if bit is not None)
    if None in bits or laid & ~squares(garden):
        raise ImpossibleEdit("card_not_there", "H5.1")
    return draft._replace(phase=TEMPLE, laid=laid, reach=0)


POSITION_EDITOR: Final = HangingGardensEditor("hanging-gardens")
