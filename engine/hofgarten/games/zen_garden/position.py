"""The notation of a position in one line of text: docs/file-formats.md."""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from hofgarten.game import BadPosition, RuleError
from hofgarten.games.zen_garden.grid import SIZE, connected
from hofgarten.games.zen_garden.notation import SHUFFLE_SIGN, read_tiles, write_tiles
from hofgarten.games.zen_garden.options import BOARDS, MAJORITY_TIES, mission_count, read_options
from hofgarten.games.zen_garden.rules import MISSION_POINTS
from hofgarten.games.zen_garden.setup import FIELDS, PLAYERS, deal_of
from hofgarten.games.zen_garden.state import COLUMNS, MAX_COINS, ROWS, TAKEN, Deal, PlayerState, State
from hofgarten.games.zen_garden.tiles import (
    CODE_LENGTH,
    CORNER_NUMBERS,
    CORNERS,
    EMPTY,
    FEATURE_NUMBERS,
    FEATURES,
    TILE_CODES,
    TILE_COUNT,
    TILE_COUNTS,
    TILE_NUMBERS,
    TILES,
    corner_of,
    laid,
    tile_of,
)
from hofgarten.position import NO_ITEM, check_same, fields_of, items, located, number
from hofgarten.quoting import quoted

GAME: Final = "zen-garden"
_FIELDS: Final = ("players", "first", "boards", "ties", "emperor", "missions", "turn", "board", "supply", "discard")
_SEAT: Final = ("garden", "coins", "missions")
_DRAWN: Final = "|"
"""Stands after the tiles of the supply that have been drawn."""

_NO_TILE: Final = NO_ITEM * CODE_LENGTH
_CELL: Final = re.compile(r"[A-Za-z]{5}|.")
"""The code of a tile and its corner, or a number of empty spaces."""

_EMPTY_SPACES: Final = {str(count): [EMPTY] * count for count in range(1, SIZE + 1)}


def write_position(state: State) -> str:
    """Return the notation of a state, complete or a view."""
    deal = state.deal
    emperor = (deal.small, deal.large, deal.majority, deal.detail)
    rows = (state.board[start : start + COLUMNS] for start in range(0, len(state.board), COLUMNS))
    return " ".join(
        [
            GAME,
            str(deal.players),
            str(deal.first),
            "".join(map(str, deal.boards)),
            MAJORITY_TIES[deal.split],
            ",".join(FEATURES[feature] for feature in emperor),
            ",".join("+".join(FEATURES[feature] for feature in pair) for pair in deal.missions) or NO_ITEM,
            f"{state.turn_number}{SHUFFLE_SIGN if state.shuffling else ''}",
            "/".join("".join(_NO_TILE if tile == TAKEN else TILE_CODES[tile] for tile in row) for row in rows),
            _drawn(state.supply[: state.drawn]) + write_tiles(state.supply[state.drawn :]) or NO_ITEM,
            write_tiles(state.discard) or NO_ITEM,
            *map(_write_seat, state.seats),
        ]
    )


def _drawn(tiles: tuple[int, ...]) -> str:
    return f"{write_tiles(tiles)}{_DRAWN}" if tiles else ""


def _write_seat(seat: PlayerState) -> str:
    rows = (seat.garden[start : start + SIZE] for start in range(0, len(seat.garden), SIZE))
    missions = ",".join(map(str, seat.missions)) or NO_ITEM
    return f"{'/'.join(map(_write_row, rows))}:{seat.coins}:{missions}"


def _write_row(row: Iterable[int]) -> str:
    text, empty = "", 0
    for code in row:
        if code == EMPTY:
            empty += 1
            continue
        text += f"{empty or ''}{TILE_CODES[tile_of(code)]}{CORNERS[corner_of(code)]}"
        empty = 0
    return f"{text}{empty or ''}"


@located(_FIELDS, _SEAT)
def read_position(text: str) -> State:
    """Return the state that a notation means.

    Raises:
        BadPosition: It is not a position of this game.
    """
    state, names = _parse(text)
    _check_board(state)
    _check_tiles(state)
    check_same(text, write_position(state), names)
    return state


@located(_FIELDS, _SEAT)
def read_draft(text: str) -> State:
    """Return the state that a notation means, whose parts may contradict each other, but for the 90 tiles. Rule Z1.1.

    Raises:
        BadPosition: A part of it cannot be read, or a tile is not there once.
    """
    state, _ = _parse(text)
    _check_tiles(state)
    return state


def _parse(text: str) -> tuple[State, list[str]]:
    """Return the state that a notation means, not yet checked, and the names of its fields."""
    fields = fields_of(text, GAME, _FIELDS, PLAYERS)
    deal = _read_deal(fields)
    count = fields["turn"].removesuffix(SHUFFLE_SIGN)
    turn = number(count, "turn", 0, len(deal.order))
    drawn, bar, rest = fields["supply"].rpartition(_DRAWN)
    if bar and not drawn:
        raise BadPosition("supply", f"{_DRAWN!r} stands after tiles that have been drawn")
    before = _read_tiles(drawn, "supply")
    state = State(
        deal,
        turn,
        _read_board(fields["board"]),
        before + _read_tiles(rest if rest != NO_ITEM or bar else "", "supply"),
        len(before),
        _read_tiles("" if fields["discard"] == NO_ITEM else fields["discard"], "discard"),
        tuple(_read_seat(fields[f"seat {seat}"], f"seat {seat}", deal) for seat in range(deal.players)),
        shuffling=count != fields["turn"],
    )
    return state, list(fields)


def _read_deal(fields: Mapping[str, str]) -> Deal:
    first = number(fields["first"], "first", 0, int(fields["players"]) - 1)
    boards = [number(digit, "boards", BOARDS[0], BOARDS[-1]) for digit in fields["boards"]]
    try:
        options = read_options({"boards": boards, "majority_ties": fields["ties"]})
    except RuleError as error:
        raise BadPosition("ties" if error.rule == "Z6.5" else "boards", error.reason) from None
    emperor = _read_features(items(fields["emperor"], "emperor", count=len(FIELDS)), "emperor")
    pairs = items(fields["missions"], "missions", count=mission_count(options["boards"]))
    for pair in pairs:
        emperor += _read_features(items(pair, "missions", "+", 2), "missions")
    if len(set(emperor)) != len(emperor):
        raise BadPosition("missions" if pairs else "emperor", "each emperor tile is there once")
    return deal_of(options, int(fields["players"]), first, emperor)


def _read_features(names: Iterable[str], place: str) -> list[int]:
    numbers = []
    for name in names:
        if name not in FEATURE_NUMBERS:
            raise BadPosition(place, f"{quoted(name)} is no emperor tile")
        numbers.append(FEATURE_NUMBERS[name])
    return numbers


def _read_tiles(text: str, place: str) -> tuple[int, ...]:
    try:
        return read_tiles(text, "Z1.1")
    except RuleError as error:
        raise BadPosition(place, error.reason) from None


def _read_board(text: str) -> tuple[int, ...]:
    board: list[int] = []
    for at, row in enumerate(items(text, "board", "/", ROWS)):
        place = f"board, row {at + 1}"
        if len(row) != COLUMNS * CODE_LENGTH:
            raise BadPosition(place, f"{quoted(row)} is not {COLUMNS} tiles or {_NO_TILE}")
        codes = [row[start : start + CODE_LENGTH] for start in range(0, len(row), CODE_LENGTH)]
        board += [TAKEN if code == _NO_TILE else _read_tiles(code, place)[0] for code in codes]
    return tuple(board)


def _read_seat(text: str, place: str, deal: Deal) -> PlayerState:
    rows, coins, missions = items(text, place, ":", 3)
    garden: list[int] = []
    for at, row in enumerate(items(rows, f"{place}, garden", "/", SIZE)):
        garden += _read_row(row, f"{place}, garden, row {at + 1}")
    mask = sum(1 << cell for cell, code in enumerate(garden) if code != EMPTY)
    if not connected(mask):
        raise BadPosition(f"{place}, garden", "the tiles are not connected", rule="Z5.2")
    points = [
        number(part, f"{place}, missions", 0, MISSION_POINTS[0])
        for part in items(missions, f"{place}, missions", count=len(deal.missions))
    ]
    if not set(points) <= set(MISSION_POINTS):
        raise BadPosition(f"{place}, missions", f"a mission counts {', '.join(map(str, MISSION_POINTS))}")
    counts = sum(TILE_COUNTS[tile_of(code)] for code in garden if code != EMPTY)
    return PlayerState(tuple(garden), mask, number(coins, f"{place}, coins", 0, MAX_COINS), counts, tuple(points))


def _read_row(text: str, place: str) -> list[int]:
    row: list[int] = []
    for part in _CELL.findall(text):
        if part in _EMPTY_SPACES:
            row += _EMPTY_SPACES[part]
            continue
        code, corner = part[:CODE_LENGTH], part[CODE_LENGTH:]
        if code not in TILE_NUMBERS or corner not in CORNER_NUMBERS:
            raise BadPosition(place, f"{quoted(part)} is neither a tile with its corner nor a number of empty spaces")
        row.append(laid(TILE_NUMBERS[code], CORNER_NUMBERS[corner]))
    if len(row) != SIZE:
        raise BadPosition(place, f"there are {len(row)} spaces, not {SIZE}")
    return row


def _check_board(state: State) -> None:
    """Check the numbers of turns and of tiles against each other. Rules Z3.1 to Z3.4."""
    deal, turn = state.deal, state.turn_number
    turns = Counter(deal.order[:turn])
    for number_, seat in enumerate(state.seats):
        tiles = seat.mask.bit_count()
        if tiles != turns[number_]:
            reason = f"there are {tiles} tiles after {turns[number_]} turns"
            raise BadPosition(f"seat {number_}, garden", reason, rule="Z3.2")
    if state.shuffling:
        if not 0 < turn < len(deal.order) or turn % deal.round_turns or state.drawn < len(state.supply):
            raise BadPosition("turn", "a shuffle is due only at a round's end, when the supply has run out")
        return
    taken = taken_tiles(state)
    if state.board.count(TAKEN) != taken:
        reason = f"{state.board.count(TAKEN)} spaces are empty after {taken} turns of the round"
        raise BadPosition("board", reason, rule="Z3.3")


def taken_tiles(state: State) -> int:
    """Return the number of tiles that the turns of the round have taken from the board. Rules Z3.3 and Z3.6."""
    deal, turn = state.deal, state.turn_number
    return deal.round_turns if turn == len(deal.order) else turn % deal.round_turns


def _check_tiles(state: State) -> None:
    """Check that each tile is there once. Rule Z1.1."""
    seen: set[int] = set()
    rest = state.supply[state.drawn :]
    parts = {
        "board": tuple(tile for tile in state.board if tile != TAKEN),
        "discard": state.discard,
        **{
            f"seat {seat}, garden": tuple(tile_of(code) for code in player.garden if code != EMPTY)
            for seat, player in enumerate(state.seats)
        },
    }
    drawn = state.supply[: state.drawn]
    for place, tiles in {**parts, "supply": rest}.items():
        for tile in tiles:
            if tile in seen:
                raise BadPosition(place, f"the tile {TILE_CODES[tile]} is there twice", rule="Z1.1")
            seen.add(tile)
    if len(seen) != TILE_COUNT:
        missing = min(set(TILES) - seen)
        raise BadPosition("supply", f"the tile {TILE_CODES[missing]} is nowhere", rule="Z1.1")
    if len(set(drawn)) != len(drawn) or set(drawn) & set(rest):
        raise BadPosition("supply", "a tile is there twice", rule="Z1.1")
