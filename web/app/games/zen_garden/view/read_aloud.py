"""Read-aloud texts of Zen Garden. See ``web.app.view.game_api.match_view.Reading``."""

from typing import Final

from hofgarten.games.zen_garden.grid import CELL_NAMES, CELLS, SIZE
from hofgarten.games.zen_garden.scoring import circuit_blocks
from hofgarten.games.zen_garden.state import COLUMNS, ROWS, SLOT_COSTS, SLOT_NAMES, SLOTS, TAKEN, State
from hofgarten.games.zen_garden.tiles import CORNERS, EMPTY, FEATURES, corner_of, count_of, tile_of
from web.app.games.zen_garden.table.selection import Selection, gain, garden_with, move_of, mover, places
from web.app.games.zen_garden.view import move_text
from web.app.games.zen_garden.view.score import item_features
from web.app.model.match.shown_match import ShownMatch
from web.app.texts import Words
from web.app.view.components import move_text as shared_text
from web.app.view.game_api.answers import Answers
from web.app.view.game_api.match_view import Reading

WISHES = ("small", "large", "majority", "detail", "missions")
"""The items that depend on the emperor's features."""


def garden(words: Words, shown: "ShownMatch[State, Selection]", seat: int) -> str:
    """Return a garden row by row as shown on the screen, its circuits, and its count of each wanted feature."""
    match = shown.match
    state: State = match.state
    player = state.seats[seat]
    codes = _codes(shown, seat)
    parts = [
        words("garden.of", name=match.player(seat)),
        words.count("coins", player.coins),
        *(_numbered_row(words, codes, row) for row in range(SIZE)),
        words.count("read.circuits", len(circuit_blocks(codes))),
        words("read.wanted", features=_wanted(words, state, seat)),
    ]
    return words.sentences(parts)


def row(words: Words, shown: "ShownMatch[State, Selection]", seat: int, number: int) -> str:
    """Return a row of a garden, counted from 1; an empty string if there is none."""
    if number not in range(1, SIZE + 1):
        return ""
    return f"{_numbered_row(words, _codes(shown, seat), number - 1)}."


def _codes(shown: "ShownMatch[State, Selection]", seat: int) -> tuple[int, ...]:
    """Return a seat's garden as it is shown on the screen."""
    state: State = shown.match.state
    return garden_with(state, shown.visible_selection) if shown.match.turn == seat else state.seats[seat].garden


def _numbered_row(words: Words, codes: tuple[int, ...], row: int) -> str:
    return words("say.row", number=row + 1, cells=_row(words, codes, row))


def _row(words: Words, codes: tuple[int, ...], row: int) -> str:
    tiles = [
        words("read.cell", place=CELL_NAMES[cell], what=_tile(words, codes[cell]))
        for cell in CELLS[row * SIZE : row * SIZE + SIZE]
        if codes[cell] != EMPTY
    ]
    return words.apart(tiles) or words("read.nothing")


def _tile(words: Words, code: int) -> str:
    return words.commas([move_text.tile(words, tile_of(code)), move_text.bend(words, corner_of(code))])


def _wanted(words: Words, state: State, seat: int) -> str:
    features = [feature for item in WISHES for group in item_features(state.deal, item) for feature in group]
    counts = state.seats[seat].counts
    return words.commas(
        words.valued(words.of("feature", FEATURES[feature]), count_of(counts, feature)) for feature in features
    )


def offer(words: Words, shown: "ShownMatch[State, Selection]") -> str:
    """Return the selection board row by row from the most expensive row, and the mover's coins."""
    match = shown.match
    state: State = match.state
    rows = [words.pair(move_text.cost_of_row(words, row), _slots(words, state, row)) for row in reversed(range(ROWS))]
    purse = words("read.purse", name=match.player(max(match.turn, 0)), coins=words.count("coins", mover(state).coins))
    return words.sentences([*rows, purse])


def _slots(words: Words, state: State, row: int) -> str:
    tiles = [
        words("read.cell", place=SLOT_NAMES[slot], what=move_text.tile(words, state.board[slot]))
        for slot in range(row * COLUMNS, row * COLUMNS + COLUMNS)
        if state.board[slot] != TAKEN
    ]
    return words.apart(tiles) or words("read.nothing")


def choices(words: Words, shown: "ShownMatch[State, Selection]") -> str:
    """Return the options for the next step: affordable tiles, open places, or the gain of each orientation."""
    match = shown.match
    state: State = match.state
    selection: Selection = shown.visible_selection
    if selection.slot is None:
        coins = mover(state).coins
        dear = sum(state.board[slot] != TAKEN and SLOT_COSTS[slot] > coins for slot in SLOTS)
        takeable = sum(state.board[slot] != TAKEN for slot in SLOTS) - dear
        return words.sentences([words("help.take", name=match.player(match.turn)), words.count("read.tiles", takeable)])
    tile = words("say.chose", tile=move_text.tile(words, state.board[selection.slot]))
    move = move_of(selection)
    if move is None:
        free = sorted(places(state, selection), key=lambda place: (place.row, place.column))
        free_places = words.commas(move_text.place(words, place) for place in free)
        return words.sentences([tile, words("read.places", places=free_places)])
    ways = [move_text.bend(words, corner) for corner in range(len(CORNERS))]
    if shown.tells_gains:
        gains = (shared_text.gain(words, gain(state, move._replace(corner=corner))) for corner in range(len(CORNERS)))
        ways = [words.pair(way, gained) for way, gained in zip(ways, gains, strict=True)]
    return words.sentences([move_text.offer(words, state, move), words.apart(ways)])


def _unrotated(event: str) -> str:
    slot, cell, _, *shift = event.split()
    return " ".join([slot, cell, *shift])


READING: Final = Reading(garden, offer, choices)
ANSWERS: Final = Answers(row, "ask.notation.cells", _unrotated)
