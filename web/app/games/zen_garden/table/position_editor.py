"""Setting up a position of Zen Garden: tiles, coins, missions, boards and emperor tiles.

Each tile is in one place at any time, so that a draft always has all 90. Places: ``garden-<seat>-<cell>``,
``board-<slot>``, ``discard`` and the ``BOX``, the supply. Pieces: the codes of the tiles.
"""

from collections import Counter
from dataclasses import replace
from itertools import combinations
from typing import TYPE_CHECKING, Final

from hofgarten.games.zen_garden.grid import CELLS, connected
from hofgarten.games.zen_garden.options import BOARDS, MAJORITY_TIES, mission_count
from hofgarten.games.zen_garden.position import read_draft
from hofgarten.games.zen_garden.rules import MISSION_POINTS, MISSION_TILES
from hofgarten.games.zen_garden.setup import FIELDS, PLAYERS, ROUND_TURNS, turn_order
from hofgarten.games.zen_garden.state import MAX_COINS, NO_TILES, SLOTS, START_COINS, TAKEN, Deal, PlayerState, State
from hofgarten.games.zen_garden.tiles import (
    CORNERS,
    EMPTY,
    FEATURE_NUMBERS,
    FEATURES,
    SE,
    TILE_CODES,
    TILE_COUNTS,
    TILE_NUMBERS,
    corner_of,
    count_of,
    laid,
    tile_of,
)
from web.app.model.game_api.move_input import Refusal
from web.app.model.game_api.position_editor import BOX, OTHER_FIRST, Hand, ImpossibleEdit, PositionEditor, Setting

if TYPE_CHECKING:
    from hofgarten.rng import Rng

DISCARD: Final = "discard"

_BOARD_SETS: Final = tuple(
    "".join(map(str, (1, *more))) for size in range(len(BOARDS)) for more in combinations(BOARDS[1:], size)
)
"""All sets of preference boards. Rule Z2.1."""


class ZenGardenEditor(PositionEditor[State]):
    """The edits."""

    turns = len(CORNERS)

    def read(self, text: str) -> State:
        """Return the draft, its supply sorted: only its order is hidden."""
        return _settled(read_draft(text))

    def is_place(self, draft: State, place: str) -> bool:
        """Return True if a place has this name."""
        gardens = {f"garden-{seat}-{cell}" for seat in range(len(draft.seats)) for cell in CELLS}
        return place in {BOX, DISCARD, *gardens, *(f"board-{slot}" for slot in SLOTS)}

    def put(self, draft: State, hand: Hand, place: str) -> State:
        """Move a tile. The tile that was at the place goes back to the supply. Rules Z1.1 and Z5.2."""
        tile, kind, numbers = TILE_NUMBERS[hand.piece], *_parts(place)
        seats = [tuple(EMPTY if code and tile_of(code) == tile else code for code in at.garden) for at in draft.seats]
        board = [TAKEN if laid == tile else laid for laid in draft.board]
        discard = tuple(laid for laid in draft.discard if laid != tile)
        if kind == "garden":
            seat, cell = numbers
            corner = (SE + hand.turn) % self.turns
            seats[seat] = (*seats[seat][:cell], laid(tile, corner), *seats[seat][cell + 1 :])
        elif kind == "board":
            board[numbers[0]] = tile
        elif kind == DISCARD:
            discard = (*discard, tile)
        gardens = tuple(_with_garden(seat, garden) for seat, garden in zip(draft.seats, seats, strict=True))
        if not all(connected(seat.mask) for seat in gardens):
            raise ImpossibleEdit("not_connected", "Z5.2")
        return _settled(draft._replace(seats=gardens, board=tuple(board), discard=discard))

    def lift(self, draft: State, place: str) -> Hand | None:
        """Return the tile of a garden or of the board."""
        kind, numbers = _parts(place)
        if kind == "garden":
            code = draft.seats[numbers[0]].garden[numbers[1]]
            if code != EMPTY:
                return Hand(TILE_CODES[tile_of(code)], (corner_of(code) - SE) % self.turns, place)
        elif kind == "board" and draft.board[numbers[0]] != TAKEN:
            return Hand(TILE_CODES[draft.board[numbers[0]]], 0, place)
        return None

    def turns_in(self, place: str) -> bool:
        """Return True if the place is a space of a garden. Rule Z5.3."""
        return place.startswith("garden-")

    def is_piece(self, draft: State, piece: str) -> bool:
        """Return True if the piece is a tile."""
        return piece in TILE_NUMBERS

    def settings(self, draft: State) -> tuple[Setting, ...]:
        """Return players, first player, boards, ties, emperor tiles; coins and missions of each seat."""
        deal = draft.deal
        emperor = [*FIELDS, *(f"mission-{at}" for at in range(2 * len(deal.missions)))]
        coins, points = tuple(map(str, range(MAX_COINS + 1))), tuple(map(str, sorted(MISSION_POINTS)))
        return (
            Setting("players", str(deal.players), tuple(map(str, PLAYERS))),
            Setting("first", str(deal.first), tuple(map(str, range(deal.players)))),
            Setting("boards", "".join(map(str, deal.boards)), _BOARD_SETS),
            Setting("ties", MAJORITY_TIES[deal.split], MAJORITY_TIES),
            *(Setting(name, FEATURES[number], FEATURES) for name, number in zip(emperor, _emperor(deal), strict=True)),
            *(
                setting
                for number, seat in enumerate(draft.seats)
                for setting in (
                    Setting(f"coins-{number}", str(seat.coins), coins, number),
                    *(
                        Setting(f"points-{number}-{mission}", str(own), points, number)
                        for mission, own in enumerate(seat.missions)
                    ),
                )
            ),
        )

    def with_setting(self, draft: State, name: str, value: str) -> State:
        """Return the draft with another value."""
        kind, numbers = _parts(name)
        deal = draft.deal
        match kind:
            case "players":
                return _with_players(draft, int(value))
            case "first":
                first = int(value)
                return _settled(draft._replace(deal=replace(deal, first=first, order=turn_order(deal.players, first))))
            case "boards":
                return _with_boards(draft, tuple(map(int, value)))
            case "ties":
                return draft._replace(deal=replace(deal, split=value == MAJORITY_TIES[1]))
            case "coins":
                return _with_seat(draft, numbers[0], draft.seats[numbers[0]]._replace(coins=int(value)))
            case "points":
                return _with_points(draft, numbers[0], numbers[1], int(value))
            case _:
                at = FIELDS.index(kind) if kind in FIELDS else len(FIELDS) + numbers[0]
                return draft._replace(deal=_with_emperor(deal, at, FEATURE_NUMBERS[value]))

    def faults(self, draft: State) -> tuple[Refusal, ...]:
        """Compare the tiles of the gardens and the board with the turns, and the missions with the gardens.

        Rules Z3.1 to Z3.4 and Z5.5.
        """
        deal, turn = draft.deal, draft.turn_number
        turns = Counter(deal.order[:turn])
        laid_tiles = {number: seat.mask.bit_count() for number, seat in enumerate(draft.seats)}
        refusals = [
            Refusal("turns", "Z3.2", (("seat", number), ("tiles", tiles), ("wanted", turns[number])))
            for number, tiles in laid_tiles.items()
            if tiles != turns[number]
        ]
        orders = [Counter(turn_order(deal.players, first)[:turn]) for first in range(deal.players)]
        fitting = [first for first, order in enumerate(orders) if all(order[at] == laid_tiles[at] for at in laid_tiles)]
        if refusals and fitting:
            refusals = [Refusal(OTHER_FIRST, "Z3.2", (("seat", fitting[0]),))]
        empty, wanted = draft.board.count(TAKEN), _taken(draft)
        if empty != wanted and not draft.shuffling:
            refusals.append(Refusal("board", "Z3.3", (("empty", empty), ("wanted", wanted))))
        refusals += [
            Refusal("mission", "Z5.5", (("seat", number), ("mission", at + 1)))
            for number, seat in enumerate(draft.seats)
            for at, (pair, points) in enumerate(zip(deal.missions, seat.missions, strict=True))
            if points and min(count_of(seat.counts, feature) for feature in pair) < MISSION_TILES
        ]
        return tuple(refusals)

    def complete(self, draft: State, rng: "Rng") -> State:
        """Fill the board from the supply, or empty spaces of it, from the last one on. Rules Z2.4 and Z3.3."""
        board, supply = list(draft.board), list(rng.shuffled(draft.supply))
        for slot in SLOTS:
            if board.count(TAKEN) > _taken(draft) and board[slot] == TAKEN and supply:
                board[slot] = supply.pop()
        for slot in reversed(SLOTS):
            if board.count(TAKEN) < _taken(draft) and board[slot] != TAKEN:
                supply.append(board[slot])
                board[slot] = TAKEN
        return _settled(draft._replace(board=tuple(board), supply=tuple(supply)))


def _parts(name: str) -> tuple[str, list[int]]:
    """Return the kind of a place or a setting, and its numbers."""
    kind, *numbers = name.split("-")
    return kind, list(map(int, numbers))


def _taken(draft: State) -> int:
    """Return the number of empty spaces of the board after the turns of the round. Rules Z3.3 and Z3.6."""
    deal = draft.deal
    return deal.round_turns if draft.turn_number == len(deal.order) else draft.turn_number % deal.round_turns


def _settled(draft: State) -> State:
    """Return the draft with the values that follow from its tiles: the number of turns and the supply. Rule Z3.2."""
    away = {tile for tile in draft.board if tile != TAKEN} | set(draft.discard)
    away |= {tile_of(code) for seat in draft.seats for code in seat.garden if code != EMPTY}
    supply = tuple(sorted(set(TILE_NUMBERS.values()) - away))
    turn = min(sum(seat.mask.bit_count() for seat in draft.seats), len(draft.deal.order))
    draft = draft._replace(supply=supply, drawn=0, turn_number=turn, shuffling=False)
    at_end = 0 < turn < len(draft.deal.order) and turn % draft.deal.round_turns == 0
    return draft._replace(shuffling=at_end and not supply and TAKEN in draft.board)


def _with_garden(seat: PlayerState, garden: tuple[int, ...]) -> PlayerState:
    mask = sum(1 << cell for cell in CELLS if garden[cell] != EMPTY)
    counts = sum(TILE_COUNTS[tile_of(code)] for code in garden if code != EMPTY)
    return seat._replace(garden=garden, mask=mask, counts=counts)


def _with_seat(draft: State, number: int, seat: PlayerState) -> State:
    return draft._replace(seats=(*draft.seats[:number], seat, *draft.seats[number + 1 :]))


def _with_players(draft: State, players: int) -> State:
    """Return the draft with more or fewer seats; tiles of those that leave go back to the supply. Rules Z2.1, Z3.1."""
    deal = draft.deal
    first = deal.first if deal.first < players else 0
    deal = replace(
        deal, players=players, first=first, order=turn_order(players, first), round_turns=ROUND_TURNS[players]
    )
    new = PlayerState(NO_TILES, 0, START_COINS, 0, (0,) * len(deal.missions))
    return _settled(draft._replace(deal=deal, seats=(*draft.seats, *(new,) * players)[:players]))


def _with_boards(draft: State, boards: tuple[int, ...]) -> State:
    """Return the draft with other boards; new missions get emperor tiles that are not in use. Rule Z2.2."""
    deal, count = draft.deal, mission_count(list(boards))
    free = [number for number in range(len(FEATURES)) if number not in _emperor(deal)]
    pairs = [*deal.missions, *zip(free[::2], free[1::2], strict=False)][:count]
    seats = tuple(seat._replace(missions=(*seat.missions, *(0,) * count)[:count]) for seat in draft.seats)
    return draft._replace(deal=replace(deal, boards=boards, missions=tuple(pairs)), seats=seats)


def _with_points(draft: State, number: int, mission: int, points: int) -> State:
    """Return the draft with a seat's points of a mission. Each of its points tiles is there once. Rule Z5.5."""
    others = [seat.missions[mission] for rival, seat in enumerate(draft.seats) if rival != number]
    if points and points in others:
        raise ImpossibleEdit("points", "Z5.5", points=points)
    seat = draft.seats[number]
    missions = (*seat.missions[:mission], points, *seat.missions[mission + 1 :])
    return _with_seat(draft, number, seat._replace(missions=missions))


def _emperor(deal: Deal) -> list[int]:
    """Return the features of the four fields, then of the missions, pair by pair."""
    return [
        deal.small,
        deal.large,
        deal.majority,
        deal.detail,
        *(feature for pair in deal.missions for feature in pair),
    ]


def _with_emperor(deal: Deal, at: int, feature: int) -> Deal:
    """Return the constants with an emperor tile in a field; the tile that was there takes its place. Rule Z2.2."""
    there = _emperor(deal)
    old = there[at]
    there = [feature if place == at else old if present == feature else present for place, present in enumerate(there)]
    small, large, majority, detail, *scored = there
    missions = tuple(zip(scored[::2], scored[1::2], strict=True))
    return replace(deal, small=small, large=large, majority=majority, detail=detail, missions=missions)


POSITION_EDITOR: Final = ZenGardenEditor("zen-garden")
