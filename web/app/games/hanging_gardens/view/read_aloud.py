"""Read-aloud texts of The Hanging Gardens. See ``web.app.view.game_api.match_view.Reading``."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from hofgarten.games.hanging_gardens.bitboard import cells
from hofgarten.games.hanging_gardens.cards import MOTIFS
from hofgarten.games.hanging_gardens.garden import Garden, Group, at, groups, squares, xy_of
from hofgarten.games.hanging_gardens.rules import SMALLEST, can_lay, in_reach, mover, qualifying
from hofgarten.games.hanging_gardens.scoring import points_of, tiles_of
from hofgarten.games.hanging_gardens.state import TAKEN, TEMPLE, TEMPLES, TILE, State
from hofgarten.games.hanging_gardens.tiles import KINDS, NONE, UNKNOWN
from web.app.games.hanging_gardens.table import selection as selections
from web.app.games.hanging_gardens.table.move_input import MOVE_INPUT
from web.app.games.hanging_gardens.table.selection import (
    Selection,
    Spot,
    anchor,
    card_fits_anywhere,
    movable_temples,
    temple_option_at,
)
from web.app.games.hanging_gardens.view import move_text
from web.app.games.hanging_gardens.view.offer import COLUMNS, SIZES, next_points
from web.app.games.hanging_gardens.view.panel import help_line
from web.app.model.match.shown_match import ShownMatch
from web.app.texts import Words
from web.app.view.game_api.answers import Answers
from web.app.view.game_api.match_view import Reading


def garden(words: Words, shown: "ShownMatch[State, Selection]", seat: int) -> str:
    """Return a garden's groups, largest first, the temples in reserve and the collected tiles. Rule H8.2."""
    match = shown.match
    state: State = MOVE_INPUT.visible_state(match, shown.selection)
    player = state.seats[seat]
    by_size = sorted(groups(player.garden), key=lambda group: -group.squares.bit_count())
    large = [_group(words, player.garden, group) for group in by_size if group.squares.bit_count() >= SMALLEST]
    parts = [
        words("garden.of", name=match.player(seat)),
        words.apart(large) or words("hg.no_group"),
        *_small(words, player.garden, by_size),
        words.count("hg.temples", TEMPLES - player.garden.temples.bit_count()),
        _tiles(words, state, seat),
    ]
    return words.sentences(parts)


def _group(words: Words, garden: Garden, group: Group) -> str:
    """Return a group with its first and last square in reading order, and its temple, if any."""
    spots = sorted(_spots(garden, group), key=_reading_order)
    name = words(
        "read.from_to",
        what=move_text.group(words, group.motif, len(spots)),
        begin=move_text.place(words, spots[0]),
        end=move_text.place(words, spots[-1]),
    )
    return words.commas([name, words("hg.temple") if group.squares & garden.temples else ""])


def _small(words: Words, garden: Garden, by_size: list[Group]) -> list[str]:
    """Return the groups that are too small for a temple, by motif and size, with the first square of each."""
    small = [
        words.pair(
            move_text.group(words, group.motif, size) if size > 1 else move_text.motif(words, MOTIFS[group.motif]),
            move_text.place(words, min(_spots(garden, group), key=_reading_order)),
        )
        for group in by_size
        if (size := group.squares.bit_count()) < SMALLEST
    ]
    return [words("read.small", groups=words.apart(small))] if small else []


def _spots(garden: Garden, group: Group) -> list[Spot]:
    return [Spot(*xy_of(garden, bit)) for bit in cells(group.squares)]


def _reading_order(spot: Spot) -> tuple[int, int]:
    return spot.y, spot.x


def row(words: Words, shown: "ShownMatch[State, Selection]", seat: int, number: int) -> str:
    """Return the motifs of a row of a garden; 0 is that of the start square. An empty string if there is none."""
    garden = MOVE_INPUT.visible_state(shown.match, shown.selection).seats[seat].garden
    spots = sorted(Spot(*xy_of(garden, bit)) for bit in cells(squares(garden)))
    found = [
        words.pair(move_text.place(words, spot), move_text.motif(words, at(garden, *spot)))
        for spot in spots
        if spot.y == number
    ]
    return words.sentences([words.apart(found)])


def _tiles(words: Words, state: State, seat: int) -> str:
    player = state.seats[seat]
    counts, points = tiles_of(player), points_of(state.deal.edition, tiles_of(player))
    known = [move_text.tiles(words, kind, counts[kind], points[kind]) for kind in range(len(KINDS)) if counts[kind]]
    unknown = player.hidden.count(UNKNOWN)
    return words.apart([*known, words.count("hg.hidden", unknown) if unknown else ""]) or words("hg.sets_none")


def offer(words: Words, shown: "ShownMatch[State, Selection]") -> str:
    """Return the face-up cards, the tiles on the board with the gain of one more, and the sizes of the piles."""
    match = shown.match
    state: State = MOVE_INPUT.visible_state(match, shown.selection)
    cards = [
        move_text.card(words, number, state.deal.edition.cards[card])
        for number, card in enumerate(state.cards)
        if card != TAKEN
    ]
    rows = [
        words.pair(
            words("hg.row", number=row + 1),
            _spaces(words, shown, state, range(row * COLUMNS, row * COLUMNS + COLUMNS)),
        )
        for row in range(len(SIZES))
    ]
    piles = [words.count("hg.cards", len(state.deck)), words.count("hg.tiles", len(state.stack))]
    return words.sentences([*cards, *rows, words("read.piles", piles=words.commas(piles))])


def _spaces(words: Words, shown: "ShownMatch[State, Selection]", state: State, spaces: Iterable[int]) -> str:
    told = shown.tells_gains
    tiles = [
        words.valued(name, words.gain(next_points(state, mover(state), kind))) if told else name
        for space in spaces
        if (kind := state.board[space]) != NONE
        and (name := words("read.cell", place=space + 1, what=move_text.tile(words, kind)))
    ]
    return words.apart(tiles) or words("read.nothing")


def choices(words: Words, shown: "ShownMatch[State, Selection]") -> str:
    """Return the help text and the available cards, places, groups or tiles. Rule H8.3."""
    match = shown.match
    state: State = MOVE_INPUT.visible_state(match, shown.selection)
    selection: Selection = shown.visible_selection
    possible = "" if selection.needs_handover else _choices(words, shown, state, selection)
    return words.sentences([help_line(words, match, selection), possible])


def _choices(words: Words, shown: "ShownMatch[State, Selection]", state: State, selection: Selection) -> str:
    if state.phase == TILE:
        return _spaces(words, shown, state, in_reach(state))
    if state.phase == TEMPLE:
        return _temples(words, state, selection)
    if selection.card is None:
        fitting = [
            number for number, card in enumerate(state.cards) if card != TAKEN and card_fits_anywhere(state, number)
        ]
        return words("read.cards", cards=words.commas(str(number + 1) for number in fitting)) if fitting else ""
    return _places(words, state, selection) if can_lay(state) else ""


def _places(words: Words, state: State, selection: Selection) -> str:
    """Return the number of places for the card as rotated, and the places that form a group for a temple."""
    shape = selections.shape_of(state, selection)
    spots = sorted(selections.places(state, selection), key=_reading_order)
    tried = [(spot, selections.temple_options(state, replace(selection, spot=spot, pointed=None))) for spot in spots]
    good = [
        words.pair(
            move_text.place(words, anchor(shape, spot)),
            words.commas(move_text.temple_option(words, option) for option in options),
        )
        for spot, options in tried
        if shape and options
    ]
    return words.apart([words.count("hg.places", len(spots)), *good])


def _temples(words: Words, state: State, selection: Selection) -> str:
    """Return each group that may get a temple, with its reward; or the temples that may move."""
    if selection.square is not None and selection.moved is None and (temples := movable_temples(state)):
        return words.apart(move_text.place(words, spot) for spot in temples)
    garden = mover(state).garden
    spots = [Spot(*xy_of(garden, min(cells(group.squares)))) for group in qualifying(state)]
    return words.apart(
        words.pair(move_text.place(words, spot), move_text.temple_option(words, option))
        for spot in spots
        if (option := temple_option_at(state, spot))
    )


READING: Final = Reading(garden, offer, choices)
ANSWERS: Final = Answers(row, "ask.notation.squares")
