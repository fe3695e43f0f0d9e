"""A position as a drawing of plain text, for people at a terminal."""

from collections.abc import Iterable

from hofgarten.display import next_event_text, side_by_side
from hofgarten.games.hanging_gardens.cards import START, WIDTH
from hofgarten.games.hanging_gardens.garden import at, bit_of, extent
from hofgarten.games.hanging_gardens.rules import to_move
from hofgarten.games.hanging_gardens.scoring import total
from hofgarten.games.hanging_gardens.state import LAY, TAKEN, TEMPLE, TEMPLES, PlayerState, State
from hofgarten.games.hanging_gardens.tiles import KINDS, NONE, UNKNOWN

_DUE = {LAY: "", TEMPLE: ", a temple is due", 2: ", a tile is due"}
_PAIR = 2


def draw(state: State) -> str:
    """Return several lines: cards and tiles above the gardens; lower-case letters have a temple."""
    cards = [_card(state, number, card) for number, card in enumerate(state.cards)]
    spaces = [f"{space + 1} {_name(tile)}" for space, tile in enumerate(state.board)]
    board = [f"{spaces[at_]:<20}{spaces[at_ + 1]}" for at_ in range(0, len(spaces), _PAIR)]
    gardens = [_garden(state, number, seat) for number, seat in enumerate(state.seats)]
    return "\n".join(
        [
            f"The Hanging Gardens, {headline(state)}{_DUE[state.phase]}",
            f"To come: {len(state.deck)} cards, {len(state.stack)} tiles",
            "",
            *side_by_side(cards, len(cards)),
            "",
            *board,
            "",
            *side_by_side(gardens),
        ]
    )


def headline(state: State) -> str:
    """Return the round and whose event is next."""
    rounds = state.turns // state.deal.round_turns
    now = min(state.turn_number // state.deal.round_turns + 1, rounds)
    return f"round {now} of {rounds}, {next_event_text(to_move(state))}"


def squares(state: State, seat: int) -> dict[str, str]:
    """Return the letter of each square of a garden, in lower case with a temple: ``{"0,0": "T", "1,0": "."}``."""
    player = state.seats[seat]
    left, top, right, bottom = extent(player.garden)
    found = {(x, y): _square(player, x, y) for y in range(top, bottom + 1) for x in range(left, right + 1)}
    return {f"{x},{y}": letter for (x, y), letter in found.items() if letter != " "}


def _name(tile: int) -> str:
    return {NONE: "-", UNKNOWN: "?"}.get(tile) or KINDS[tile]


def _card(state: State, number: int, card: int) -> list[str]:
    code = " " * len(START) if card == TAKEN else state.deal.edition.cards[card]
    return [f"{number + 1}: {code[:WIDTH]}", f"   {code[WIDTH:]}"]


def _garden(state: State, number: int, seat: PlayerState) -> list[str]:
    left, top, right, bottom = extent(seat.garden)
    rows = ["".join(_square(seat, x, y) for x in range(left, right + 1)) for y in range(top, bottom + 1)]
    marks = [f"{y:>3}  {row}" for y, row in zip(range(top, bottom + 1), rows, strict=True)]
    columns = "     " + "".join(str(abs(x) % 10) for x in range(left, right + 1))  # their last digits
    return [
        f"Seat {number}: {total(state, number)} points, {TEMPLES - seat.garden.temples.bit_count()} temples at hand",
        f"Tiles: {_tiles(seat.open)}",
        f"Hidden: {', '.join(map(_name, seat.hidden)) or '-'}",
        columns,
        *marks,
    ]


def _square(seat: PlayerState, x: int, y: int) -> str:
    letter, bit = at(seat.garden, x, y) or " ", bit_of(seat.garden, x, y)
    return letter.lower() if bit is not None and seat.garden.temples >> bit & 1 else letter


def _tiles(counts: Iterable[int]) -> str:
    names = [f"{count} {KINDS[kind]}" for kind, count in enumerate(counts) if count]
    return ", ".join(names) or "-"
