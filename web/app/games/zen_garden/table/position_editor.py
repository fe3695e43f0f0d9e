"""Setting up a position of Zen Garden: tiles, coins, missions, boards and emperor tiles.

Each tile is in one place at any time, so that a draft always has all 90. Places: ``garden-<seat>-<cell>``,
``board-<slot>``, ``discard`` and the ``BOX``, the supply. Pieces: the codes of the tiles.
"""

from collections.abc import Collection
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Final

from hofgarten.games.zen_garden.grid import CELLS
from hofgarten.games.zen_garden.options import BOARDS, mission_count
from hofgarten.games.zen_garden.position import read_draft, taken_tiles
from hofgarten.games.zen_garden.rules import MISSION_POINTS, MISSION_TILES
from hofgarten.games.zen_garden.setup import FIELDS, deal_of, match_options, turn_order
from hofgarten.games.zen_garden.state import MAX_COINS, SLOTS, TAKEN, Deal, PlayerState, State
from hofgarten.games.zen_garden.tiles import (
    CORNERS,
    EMPTY,
    FEATURE_NUMBERS,
    FEATURES,
    SE,
    TILE_CODES,
    TILE_NUMBERS,
    corner_of,
    count_of,
    laid,
    tile_of,
)
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

DISCARD: Final = Ref("discard")

_BOARD_SETS: Final = tuple(
    ", ".join(map(str, (1, *more))) for size in range(len(BOARDS)) for more in combinations(BOARDS[1:], size)
)
"""All sets of preference boards. Rule Z2.1."""


def _settled(draft: State) -> State:
    """Return the draft with the number of turns and the supply that its tiles leave, sorted. Rule Z3.2."""
    tiles = [code for seat in draft.seats for code in seat.garden if code != EMPTY]
    supply = tuple(sorted({*TILE_NUMBERS.values()} - {*draft.board, *draft.discard, *map(tile_of, tiles)}))
    turns = len(draft.deal.order)
    turn = min(len(tiles), turns)
    is_due = 0 < turn < turns and turn % draft.deal.round_turns == 0 and not supply and TAKEN in draft.board
    return draft._replace(supply=supply, drawn=0, turn_number=turn, shuffling=is_due)


def _places(draft: State) -> Collection[Ref]:
    """Return the spaces of gardens and board, the discard pile and the supply."""
    gardens = (Ref("garden", (seat, cell)) for seat in range(len(draft.seats)) for cell in CELLS)
    return {BOX, DISCARD, *gardens, *(Ref("board", (slot,)) for slot in SLOTS)}


def _put(draft: State, hand: Hand, place: Ref) -> State:
    """Move a tile. The tile that was at the place goes back to the supply. Rules Z1.1 and Z5.2."""
    tile = TILE_NUMBERS[hand.piece.kind]
    gardens = [tuple(EMPTY if code and tile_of(code) == tile else code for code in at.garden) for at in draft.seats]
    board = tuple(TAKEN if there == tile else there for there in draft.board)
    discard = tuple(there for there in draft.discard if there != tile)
    match place:
        case ("garden", (seat, cell)):
            gardens[seat] = replaced(gardens[seat], cell, laid(tile, (SE + hand.turn) % len(CORNERS)))
        case ("board", (slot,)):
            board = replaced(board, slot, tile)
        case ("discard", _):
            discard = (*discard, tile)
    seats = tuple(seat._replace(garden=garden) for seat, garden in zip(draft.seats, gardens, strict=True))
    return draft._replace(seats=seats, board=board, discard=discard)


def _lift(draft: State, place: Ref) -> Hand | None:
    """Return the tile of a garden or of the board."""
    match place:
        case ("garden", (seat, cell)) if (code := draft.seats[seat].garden[cell]) != EMPTY:
            return Hand(Ref(TILE_CODES[tile_of(code)]), (corner_of(code) - SE) % len(CORNERS), place)
        case ("board", (slot,)) if draft.board[slot] != TAKEN:
            return Hand(Ref(TILE_CODES[draft.board[slot]]), 0, place)
    return None


def _settings(draft: State) -> tuple[Setting, ...]:
    """Return first player, boards and emperor tiles; coins and missions of each seat."""
    deal, points = draft.deal, tuple(map(str, sorted(MISSION_POINTS)))
    settings = [
        Setting(Ref("first"), str(deal.first), numbers(deal.players)),
        Setting(Ref("boards"), ", ".join(map(str, deal.boards)), _BOARD_SETS),
        *(Setting(ref, FEATURES[feature], FEATURES, texts="feature") for ref, feature in _emperor(deal).items()),
    ]
    for at, seat in enumerate(draft.seats):
        settings.append(Setting(Ref("coins", (at,)), str(seat.coins), numbers(MAX_COINS + 1), at))
        for mission, own in enumerate(seat.missions):
            settings.append(Setting(Ref("points", (mission, at)), str(own), points, at))
    return tuple(settings)


def _choose(draft: State, setting: Ref, value: str) -> State:
    """Choose a value. An emperor tile that is in use changes places with the one that it replaces. Rule Z2.2."""
    match setting:
        case ("first", _):
            return draft._replace(deal=replace(draft.deal, first=int(value)))
        case ("boards", _):
            return _with_boards(draft, value)
        case ("coins", (seat,)):
            return _with_seat(draft, seat, draft.seats[seat]._replace(coins=int(value)))
        case ("points", (mission, seat)):
            return _with_points(draft, seat, mission, int(value))
    emperor, new = _emperor(draft.deal), FEATURE_NUMBERS[value]
    swapped = {new: emperor[setting], emperor[setting]: new}
    return _dealt(draft, [swapped.get(feature, feature) for feature in emperor.values()])


def _faults(draft: State) -> tuple[Refusal, ...]:
    """Compare the tiles of the gardens and the board with the turns, and the missions with the gardens.

    Rules Z3.1 to Z3.4 and Z5.5.
    """
    deal, tiles = draft.deal, [seat.mask.bit_count() for seat in draft.seats]
    orders = [turn_order(deal.players, first)[: draft.turn_number] for first in range(deal.players)]
    turns = [[order.count(seat) for seat in range(deal.players)] for order in orders]
    if tiles in turns and tiles != turns[deal.first]:
        refusals = [Refusal("other_first", "Z3.2", (("seat", turns.index(tiles)),))]
    else:
        refusals = [
            Refusal("turns", "Z3.2", (("seat", seat), ("tiles", there), ("wanted", wanted)))
            for seat, (there, wanted) in enumerate(zip(tiles, turns[deal.first], strict=True))
            if there != wanted
        ]
    empty, taken = draft.board.count(TAKEN), taken_tiles(draft)
    if empty != taken and not draft.shuffling:
        refusals.append(Refusal("board", "Z3.3", (("empty", empty), ("wanted", taken))))
    refusals += [
        Refusal("mission", "Z5.5", (("seat", number), ("mission", at + 1)))
        for number, seat in enumerate(draft.seats)
        for at, (pair, points) in enumerate(zip(deal.missions, seat.missions, strict=True))
        if points and min(count_of(seat.counts, feature) for feature in pair) < MISSION_TILES
    ]
    return tuple(refusals)


def _complete(draft: State, rng: "Rng") -> State:
    """Fill the board from the supply, or empty spaces of it, from the last one on. Rules Z2.4 and Z3.3."""
    board, supply, taken = list(draft.board), list(rng.shuffled(draft.supply)), taken_tiles(draft)
    for slot in SLOTS:
        if board.count(TAKEN) > taken and board[slot] == TAKEN and supply:
            board[slot] = supply.pop()
    for slot in reversed(SLOTS):
        if board.count(TAKEN) < taken:
            board[slot] = TAKEN
    return draft._replace(board=tuple(board))


def _with_boards(draft: State, value: str) -> State:
    """Return the draft with other boards; new missions get emperor tiles that are not in use. Rule Z2.2."""
    boards, emperor = list(map(int, value.split(", "))), [*_emperor(draft.deal).values()]
    count = mission_count(boards)
    used = [*emperor, *(number for number in range(len(FEATURES)) if number not in emperor)]
    seats = tuple(seat._replace(missions=(*seat.missions, *(0,) * count)[:count]) for seat in draft.seats)
    return _dealt(draft, used[: len(FIELDS) + 2 * count], boards=boards)._replace(seats=seats)


def _with_points(draft: State, at: int, mission: int, points: int) -> State:
    """Return the draft with a seat's points of a mission. Each of its points tiles is there once. Rule Z5.5."""
    rivals = [*draft.seats[:at], *draft.seats[at + 1 :]]
    if points and any(seat.missions[mission] == points for seat in rivals):
        raise ImpossibleEdit("points", "Z5.5", points=points)
    seat = draft.seats[at]
    return _with_seat(draft, at, seat._replace(missions=replaced(seat.missions, mission, points)))


def _emperor(deal: Deal) -> dict[Ref, int]:
    """Return the features of the four fields, then of the missions, pair by pair."""
    fields = [*map(Ref, FIELDS), *(Ref("mission", divmod(at, 2)) for at in range(2 * len(deal.missions)))]
    scored = (feature for pair in deal.missions for feature in pair)
    return dict(zip(fields, [deal.small, deal.large, deal.majority, deal.detail, *scored], strict=True))


def _dealt(draft: State, emperor: list[int], **options: list[int]) -> State:
    """Return the draft with these emperor tiles, or with other options too."""
    deal = draft.deal
    return draft._replace(deal=deal_of({**match_options(draft), **options}, deal.players, deal.first, emperor))


def _with_seat(draft: State, at: int, seat: PlayerState) -> State:
    return draft._replace(seats=replaced(draft.seats, at, seat))


POSITION_EDITOR: Final = PositionEditor(
    "zen-garden",
    read_draft=read_draft,
    settled=_settled,
    places=_places,
    pieces=frozenset(map(Ref, TILE_NUMBERS)),
    put=_put,
    lift=_lift,
    settings=_settings,
    choose=_choose,
    faults=_faults,
    complete=_complete,
    broken={"Z5.2": "not_connected"},
)
