"""A position as a drawing of plain text, for people at a terminal."""

from hofgarten.display import next_event_text, side_by_side
from hofgarten.games.zen_garden.grid import CELL_NAMES, SIZE
from hofgarten.games.zen_garden.rules import to_move
from hofgarten.games.zen_garden.scoring import total
from hofgarten.games.zen_garden.setup import FIELDS
from hofgarten.games.zen_garden.state import COLUMNS, ROWS, TAKEN, PlayerState, State
from hofgarten.games.zen_garden.tiles import CORNERS, EMPTY, FEATURES, TILE_CODES, corner_of, tile_of

_COLUMNS = "abcd"
_NO_TILE = "  .  "


def draw(state: State) -> str:
    """Return several lines: the selection board above the gardens, tiles and spaces as the record writes them."""
    deal = state.deal
    features = (deal.small, deal.large, deal.majority, deal.detail)
    emperor = [f"{field} {FEATURES[feature]}" for field, feature in zip(FIELDS, features, strict=True)]
    emperor += [f"mission {FEATURES[first]} + {FEATURES[second]}" for first, second in deal.missions]
    board = [
        f"{cost}  {'  '.join(map(_tile, state.board[cost * COLUMNS : cost * COLUMNS + COLUMNS]))}".rstrip()
        for cost in reversed(range(ROWS))
    ]
    gardens = [_garden(state, number, seat) for number, seat in enumerate(state.seats)]
    return "\n".join(
        [
            f"Zen Garden, {headline(state)}",
            f"Emperor tiles: {', '.join(emperor)}",
            f"Supply: {len(state.supply) - state.drawn} tiles, discard pile: {len(state.discard)}",
            "",
            *board,
            "   " + "    ".join(_COLUMNS),
            "",
            *side_by_side(gardens),
        ]
    )


def headline(state: State) -> str:
    """Return the round and whose event is next."""
    deal = state.deal
    rounds = len(deal.order) // deal.round_turns
    now = min(state.turn_number // deal.round_turns + 1, rounds)
    return f"round {now} of {rounds}, {next_event_text(to_move(state))}"


def _tile(tile: int) -> str:
    return " . " if tile == TAKEN else TILE_CODES[tile]


def squares(state: State, seat: int) -> dict[str, str]:
    """Return the tile on each space of a garden, with the corner round which its path bends: ``{"b2": "Ptwse"}``."""
    garden = zip(CELL_NAMES, state.seats[seat].garden, strict=True)
    return {name: _laid(code) for name, code in garden if code != EMPTY}


def _garden(state: State, number: int, seat: PlayerState) -> list[str]:
    points = f", missions {' '.join(map(str, seat.missions))}" if seat.missions else ""
    title = f"Seat {number}: {total(state, number)} points, {seat.coins} coins{points}"
    rows = [
        f"{row + 1}  " + "  ".join(_laid(code) for code in seat.garden[row * SIZE : row * SIZE + SIZE])
        for row in range(SIZE)
    ]
    return [title, *rows, "     " + "      ".join(_COLUMNS)]


def _laid(code: int) -> str:
    return _NO_TILE if code == EMPTY else TILE_CODES[tile_of(code)] + CORNERS[corner_of(code)]
