"""The notation of a position in one line of text: docs/file-formats.md."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from hofgarten import strict_json
from hofgarten.game import BadPosition
from hofgarten.games.hanging_gardens.bitboard import MARGIN, STRIDE, flood
from hofgarten.games.hanging_gardens.cards import GROUND, MOTIFS
from hofgarten.games.hanging_gardens.edition import BadEdition, Edition, read_edition, standard, write_edition
from hofgarten.games.hanging_gardens.garden import Garden, at, bit_of, extent, squares, xy_of
from hofgarten.games.hanging_gardens.setup import PLAYERS, deal_of
from hofgarten.games.hanging_gardens.state import LAY, SPACES, TAKEN, TEMPLE, TEMPLES, TILE, Deal, PlayerState, State
from hofgarten.games.hanging_gardens.tiles import COUNTS, KINDS, NONE, TILES, UNKNOWN
from hofgarten.position import NO_ITEM, check_same, fields_of, items, located, number
from hofgarten.quoting import quoted

GAME: Final = "hanging-gardens"
STANDARD: Final = "standard"
"""Stands for the edition that comes with the game."""

TILE_LETTERS: Final = "QKTGSCEagspu"
"""The letter of each kind of tile, by ``KINDS``: upper case for series, lower case for persons."""

_FIELDS: Final = ("players", "first", "turn", "phase", "cards", "deck", "board", "stack")
_SEAT: Final = ("corner", "garden", "tiles", "hidden tiles", "missing")
_EDITION: Final = "edition"
_LETTERS: Final = {NONE: NO_ITEM, UNKNOWN: "?", **dict(enumerate(TILE_LETTERS))}
_TILES: Final = {letter: tile for tile, letter in _LETTERS.items()}
_PHASES: Final = {LAY: "lay", TEMPLE: "temple", TILE: "tile"}
_ROW: Final = re.compile(r"[1-9][0-9]?|.")
_GAPS: Final = {str(count): count for count in range(1, 100)}
"""Numbers of squares that are missing in a row of a garden."""

_MOTIFS: Final = {letter: motif for motif in MOTIFS for letter in (motif, motif.lower())}
"""The motifs of squares by their letters; a square with a temple has the lower case."""
_SIDES: Final = ((3, 2), (2, 3))
"""Columns and rows of a card."""

_REACHES: Final = (2, 4, SPACES)
_START: Final = ((0, 0), (2, 1))
"""Two corners of the start card. Rule H2.1."""


def write_position(state: State) -> str:
    """Return the notation of a state, complete or a view."""
    deal = state.deal
    labels = _labels(deal.edition.cards)
    return " ".join(
        [
            GAME,
            str(deal.players),
            str(deal.first),
            f"{state.turn_number}/{state.turns}",
            _write_phase(state),
            ",".join(NO_ITEM if card == TAKEN else labels[card] for card in state.cards),
            ",".join(labels[card] for card in state.deck) or NO_ITEM,
            _write_tiles(state.board),
            _write_tiles(state.stack),
            *map(_write_seat, state.seats),
            STANDARD if deal.edition == standard() else strict_json.dump(write_edition(deal.edition)),
        ]
    )


@lru_cache(maxsize=4)
def _labels(cards: tuple[str, ...]) -> tuple[str, ...]:
    """Return a text for each card: its six letters, followed by ``=2`` for the second of three equal cards."""
    counts, seen = Counter(cards), Counter[str]()
    labels = []
    for code in cards:
        seen[code] += 1
        labels.append(code if counts[code] == 1 else f"{code}={seen[code]}")
    return tuple(labels)


def _write_phase(state: State) -> str:
    phase = _PHASES[state.phase]
    if state.phase == LAY:
        return phase
    garden = state.seats[state.deal.order[state.turn_number]].garden
    low = (state.laid & -state.laid).bit_length() - 1
    first, last = xy_of(garden, low), xy_of(garden, state.laid.bit_length() - 1)
    corners = f"{phase}:{first[0]},{first[1]}:{last[0]},{last[1]}"
    return f"{corners}:{state.reach}" if state.phase == TILE else corners


def _write_tiles(tiles: Iterable[int]) -> str:
    return "".join(_LETTERS[tile] for tile in tiles) or NO_ITEM


@lru_cache(maxsize=64)  # most seats are as they were in the position written before
def _write_seat(seat: PlayerState) -> str:
    left, top, right, bottom = extent(seat.garden)
    rows = (
        "".join(_square(seat.garden, x, y) for x in range(left, right + 1)).rstrip() for y in range(top, bottom + 1)
    )
    garden = "/".join(re.sub(" +", lambda run: str(len(run[0])), row) for row in rows)
    taken = "".join(letter * count for letter, count in zip(TILE_LETTERS, seat.open, strict=True)) or NO_ITEM
    return f"{left},{top}:{garden}:{taken}:{_write_tiles(seat.hidden)}:{seat.missing}"


def _square(garden: Garden, x: int, y: int) -> str:
    letter, bit = at(garden, x, y) or " ", bit_of(garden, x, y)
    return letter.lower() if bit is not None and garden.temples >> bit & 1 else letter


@located(_FIELDS, _SEAT, rest=_EDITION)
def read_position(text: str) -> State:
    """Return the state that a notation means.

    Raises:
        BadPosition: It is not a position of this game.
    """
    state, names = _parse(text, is_draft=False)
    _check_cards(state)
    _check_each_card(state)
    _check_tiles(state)
    if NONE in state.board and state.stack:
        raise BadPosition("board", "a space is empty, though there is a stack", rule="H5.5")
    check_same(text, write_position(state), names)
    return state


@located(_FIELDS, _SEAT, rest=_EDITION)
def read_draft(text: str) -> State:
    """Return the state that a notation means, whose numbers of cards, tiles and turns may contradict each other.

    Raises:
        BadPosition: A part of it cannot be read, a card is there twice, or there are more tiles than the game has.
    """
    state, _ = _parse(text, is_draft=True)
    _check_each_card(state)
    _check_tiles(state)
    return state


def _parse(text: str, *, is_draft: bool) -> tuple[State, list[str]]:
    """Return the state that a notation means, not yet checked, and the names of its fields.

    In a draft, each garden may have as many cards as a seat lays in a match.
    """
    fields = fields_of(text, GAME, _FIELDS, PLAYERS, rest=_EDITION)
    edition = _read_edition(fields[_EDITION])
    players = int(fields["players"])
    deal = deal_of(players, number(fields["first"], "first", 0, players - 1), edition)
    turn, turns = _read_turn(fields["turn"], deal)
    cards = _read_cards(items(fields["cards"], "cards", count=deal.round_turns), edition, "cards")
    deck = _read_cards(items(fields["deck"], "deck"), edition, "deck")
    board = _read_tiles(fields["board"], "board")
    if len(board) != SPACES:
        raise BadPosition("board", f"there are {len(board)} spaces, not {SPACES}")
    stack = () if fields["stack"] == NO_ITEM else _read_tiles(fields["stack"], "stack")
    if NONE in stack:
        raise BadPosition("stack", f"{NO_ITEM!r} is no tile")
    taken = Counter(deal.order if is_draft else deal.order[:turn])
    if not is_draft and fields["phase"] != _PHASES[LAY] and turn < turns:
        taken[deal.order[turn]] += 1
    seats = tuple(_read_seat(fields[f"seat {seat}"], f"seat {seat}", taken[seat]) for seat in range(deal.players))
    state = State(deal, turn, turns, LAY, cards, deck, board, stack, seats, 0, 0)
    return _with_phase(state, fields["phase"]), list(fields)


def _read_edition(text: str) -> Edition:
    if text == STANDARD:
        return standard()
    try:
        return read_edition(strict_json.parse(text), strict=True)
    except strict_json.JsonError as error:
        raise BadPosition(_EDITION, str(error)) from None
    except BadEdition as error:
        raise BadPosition(_EDITION, error.reason) from None


def _read_turn(text: str, deal: Deal) -> tuple[int, int]:
    played, all_turns = items(text, "turn", "/", 2)
    turns = number(all_turns, "turn", deal.round_turns, len(deal.order))
    if turns % deal.round_turns:
        raise BadPosition("turn", f"{turns} turns are not whole rounds of {deal.round_turns}")
    return number(played, "turn", 0, turns), turns


def _read_cards(texts: Sequence[str], edition: Edition, place: str) -> tuple[int, ...]:
    numbers = {label: card for card, label in enumerate(_labels(edition.cards))}
    if place == "cards":
        numbers[NO_ITEM] = TAKEN
    for text in texts:
        if text not in numbers:
            raise BadPosition(place, f"{quoted(text)} is no card of the edition")
    return tuple(numbers[text] for text in texts)


def _read_tiles(text: str, place: str) -> tuple[int, ...]:
    for letter in text:
        if letter not in _TILES:
            raise BadPosition(place, f"{letter!r} is no tile")
    return tuple(_TILES[letter] for letter in text)


def _read_seat(text: str, place: str, cards: int) -> PlayerState:
    """Return a seat that has laid so many cards at most."""
    corner, rows, taken, hidden, missing = items(text, place, ":", 5)
    garden = _read_garden(corner, items(rows, f"{place}, garden", "/"), f"{place}, garden", cards)
    tiles = () if taken == NO_ITEM else _read_tiles(taken, f"{place}, tiles")
    unseen = () if hidden == NO_ITEM else _read_tiles(hidden, f"{place}, hidden tiles")
    if NONE in unseen or not set(tiles) <= set(range(len(KINDS))):
        raise BadPosition(f"{place}, tiles", "each is a tile, and those taken openly are known")
    counts = Counter(tiles)
    return PlayerState(
        garden,
        tuple(counts[kind] for kind in range(len(KINDS))),
        unseen,
        number(missing, f"{place}, missing", 0, 2 * cards),
    )


def _read_garden(corner: str, rows: Sequence[str], place: str, cards: int) -> Garden:
    """Return a garden. Each card makes it at most two squares wider or higher. Rules H2.1, H4.1 and H4.2."""
    x, y = (number(part, place, -2 * cards, 0) for part in items(corner, place, ",", 2))
    motifs, ground, temples = dict.fromkeys(MOTIFS, 0), 0, 0
    longest = max(side for sides in _SIDES for side in sides) + 2 * cards
    if len(rows) > longest:
        raise BadPosition(place, f"there are {len(rows)} rows, more than {cards} cards can make", rule="H4.2")
    for row, text in enumerate(rows):
        column = 0
        for part in _ROW.findall(text):
            if part in _GAPS:
                column += _GAPS[part]
                continue
            bit = 1 << (row + MARGIN) * STRIDE + column + MARGIN
            if part in _MOTIFS:
                motifs[_MOTIFS[part]] |= bit
                temples |= bit if part not in MOTIFS else 0
            elif part == GROUND:
                ground |= bit
            else:
                raise BadPosition(f"{place}, row {row + 1}", f"{part!r} is no square")
            column += 1
            if column > longest:
                reason = f"the row is longer than {cards} cards can make it"
                raise BadPosition(f"{place}, row {row + 1}", reason, rule="H4.2")
    garden = Garden(tuple(motifs.values()), ground, temples, x - MARGIN, y - MARGIN)
    _check_garden(garden, place)
    return garden


def _check_garden(garden: Garden, place: str) -> None:
    whole, (first, last) = squares(garden), _START
    start = [bit_of(garden, x, y) for x in range(first[0], last[0] + 1) for y in range(first[1], last[1] + 1)]
    if not all(bit is not None and whole >> bit & 1 for bit in start):
        raise BadPosition(place, "a square of the start card is missing", rule="H2.1")
    if flood(whole & -whole, whole) != whole:
        raise BadPosition(place, "the squares are not connected", rule="H4.2")
    if garden.temples.bit_count() > TEMPLES:
        raise BadPosition(place, f"there are more than {TEMPLES} temples", rule="H1.3")


def _with_phase(state: State, text: str) -> State:
    """Return the state with its phase, read from the field."""
    name, *parts = text.split(":")
    phase = next((phase for phase, known in _PHASES.items() if known == name), None)
    if phase is None or len(parts) != {LAY: 0, TEMPLE: 2, TILE: 3}[phase]:
        raise BadPosition("phase", f"{quoted(text)} is neither lay, temple:X,Y:X,Y nor tile:X,Y:X,Y:SPACES")
    if phase == LAY:
        return state
    if state.turn_number == state.turns:
        raise BadPosition("phase", "the game is over")
    garden = state.seats[state.deal.order[state.turn_number]].garden
    low, high = extent(garden)[:2], extent(garden)[2:]
    (left, top), (right, bottom) = (
        tuple(
            number(part, "phase", *reach)
            for part, reach in zip(items(corner, "phase", ",", 2), zip(low, high, strict=True), strict=True)
        )
        for corner in parts[:2]
    )
    if (right - left + 1, bottom - top + 1) not in _SIDES:
        raise BadPosition("phase", "the card just laid has two rows of three squares", rule="H1.1")
    bits = [bit_of(garden, x, y) for x in range(left, right + 1) for y in range(top, bottom + 1)]
    laid = sum(1 << bit for bit in bits if bit is not None)
    if laid & ~squares(garden):
        raise BadPosition("phase", "the card just laid is not in the garden", rule="H5.1")
    within = number(parts[2], "phase", 2, SPACES) if phase == TILE else 0
    if phase == TILE and within not in _REACHES:
        raise BadPosition("phase", f"{within} spaces are never in reach")
    return state._replace(phase=phase, laid=laid, reach=within)


def _check_cards(state: State) -> None:
    """Check the number of cards against that of turns. Rules H3.1 and H3.2."""
    taken, left = cards_after_turns(state)
    if state.cards.count(TAKEN) != taken:
        raise BadPosition("cards", f"{state.cards.count(TAKEN)} cards are taken, not {taken}", rule="H3.2")
    if len(state.deck) != left:
        raise BadPosition("deck", f"there are {len(state.deck)} cards, not {left}", rule="H3.1")


def cards_after_turns(state: State) -> tuple[int, int]:
    """Return the numbers of cards taken from those face up, and in the deck, after the turns. Rules H3.1 and H3.2."""
    deal = state.deal
    over = state.turn_number == state.turns
    rounds = state.turn_number // deal.round_turns + (not over)
    taken = deal.round_turns if over else state.turn_number % deal.round_turns + (state.phase != LAY)
    return taken, len(deal.edition.cards) - rounds * deal.round_turns


def _check_each_card(state: State) -> None:
    """Check that each card is there once. Rule H1.1."""
    cards = [card for card in (*state.cards, *state.deck) if card != TAKEN]
    if len(set(cards)) != len(cards):
        raise BadPosition("deck", "a card is there twice", rule="H1.1")


def _check_tiles(state: State) -> None:
    """Check that there are no more tiles than the game has. Rule H1.2."""
    counts, total = Counter[int](), 0
    parts = {"board": state.board, "stack": state.stack}
    for seat, player in enumerate(state.seats):
        parts[f"seat {seat}, hidden tiles"] = player.hidden
        parts[f"seat {seat}, tiles"] = tuple(Counter(dict(enumerate(player.open))).elements())
    for place, tiles in parts.items():
        counts.update(tiles)
        total += sum(tile != NONE for tile in tiles)
        for kind, most in enumerate(COUNTS):
            if counts[kind] > most:
                raise BadPosition(place, f"there are more than {most} tiles {KINDS[kind]}", rule="H1.2")
        if total > len(TILES):
            raise BadPosition(place, f"there are more than {len(TILES)} tiles", rule="H1.2")
