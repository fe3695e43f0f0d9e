"""The shuffled setup as a record holds it, and the state before the first move. Rules H2 and H3."""

from collections import Counter
from collections.abc import Mapping
from typing import Final

from hofgarten.game import BadSetup, Json
from hofgarten.games.hanging_gardens.cards import shapes
from hofgarten.games.hanging_gardens.edition import Edition, read_edition, standard, write_edition
from hofgarten.games.hanging_gardens.garden import START_GARDEN
from hofgarten.games.hanging_gardens.state import LAY, SPACES, Deal, PlayerState, State
from hofgarten.games.hanging_gardens.tiles import KIND_NUMBERS, KINDS, TILES
from hofgarten.quoting import quoted
from hofgarten.rng import Rng

PLAYERS: Final = range(2, 5)
"""Possible numbers of players. Rule H2.1."""

ROUND_TURNS: Final = {2: 4, 3: 3, 4: 4}
"""Turns in a round, and cards turned up for it, by the number of players. Rules H3.1 and H3.2."""

EDITION: Final = "edition"
"""The option that holds a corrected edition. Without it the standard edition is played."""


def read_options(raw: Json) -> dict[str, Json]:
    """Return a record's options after checking them. An edition in them is completed. Rule H1.4.

    Raises:
        BadSetup: They are not options of this game.
    """
    if not isinstance(raw, dict):
        raise BadSetup("H2.1", "the options are not an object")
    if EDITION in raw:
        read_edition(raw[EDITION])
    return dict(raw)


def options_from_flags(flags: Mapping[str, str]) -> dict[str, Json]:
    """Return the options of a command line: an edition, as JSON. Rule H1.4.

    Raises:
        BadSetup: A flag is unknown, or the edition has a fault.
        TypeError: They are not texts by name.
    """
    if flags != {}:
        from hofgarten.arguments import check_flags

        check_flags(flags)
    unknown = flags.keys() - {EDITION}
    if unknown:
        raise BadSetup("H2.1", f"unknown option {min(unknown)!r}: the only one is {EDITION}")
    return read_options({name: _edition_of_text(text) for name, text in flags.items()})


def _edition_of_text(text: str) -> Json:
    from hofgarten.strict_json import parse

    try:
        return parse(text)
    except ValueError as error:
        raise BadSetup("H1.4", f"the edition: {error}") from None


def edition_of(options: Mapping[str, Json]) -> Edition:
    """Return the edition of the match. Rule H1.4.

    Raises:
        BadSetup: The edition in the options has a fault.
    """
    return read_edition(options[EDITION]) if EDITION in options else standard()


def match_options(state: State) -> dict[str, Json]:
    """Return the match's own edition, if it has one. Rule H1.4."""
    edition = state.deal.edition
    return {} if edition == standard() else {EDITION: write_edition(edition)}


def deal_setup(options: Mapping[str, Json], players: int, rng: Rng) -> dict[str, Json]:
    """Return a random setup. Rules H2.2 and H2.3."""
    cards = rng.shuffled(edition_of(options).cards)
    tiles = [KINDS[tile] for tile in rng.shuffled(TILES)]
    return {"first": rng.below(players), "cards": list(cards), "tiles": tiles}


def initial_state(options: Mapping[str, Json], setup: Json, players: int) -> State:
    """Return the state before the first move: the first cards and six tiles turned up. Rules H2.1 to H2.3 and H3.1.

    Raises:
        BadSetup: The setup is incomplete or impossible.
    """
    edition = edition_of(read_options(options))
    if players not in PLAYERS:
        raise BadSetup("H2.1", "2 to 4 can play")
    if not isinstance(setup, dict):
        raise BadSetup("H2.2", "the setup is not an object")
    first = setup.get("first")
    if type(first) is not int or first not in range(players):
        raise BadSetup("H2.3", "the first player is none of the seats")
    deck = _read_cards(setup.get("cards"), edition)
    tiles = _read_tiles(setup.get("tiles"))
    deal = deal_of(players, first, edition)
    seat = PlayerState(START_GARDEN, (0,) * len(KINDS), (), 0)
    up = deal.round_turns
    return State(
        deal, 0, len(deal.order), LAY, deck[:up], deck[up:], tiles[:SPACES], tiles[SPACES:], (seat,) * players, 0, 0
    )


def deal_of(players: int, first: int, edition: Edition) -> Deal:
    """Return the constants of a match."""
    return Deal(
        players=players,
        first=first,
        edition=edition,
        order=turn_order(players, first, len(edition.cards)),
        round_turns=ROUND_TURNS[players],
        shapes=tuple(map(shapes, edition.cards)),
    )


def turn_order(players: int, first: int, cards: int) -> tuple[int, ...]:
    """Return the seat of each turn of a match. Rules H3.2, H3.3 and H6.1.

    Turns go clockwise from the first player, twice round with two players, until all cards are used. Each round begins
    one seat further on.
    """
    turns = ROUND_TURNS[players]
    return tuple((first + number + turn) % players for number in range(cards // turns) for turn in range(turns))


def _read_cards(raw: Json, edition: Edition) -> tuple[int, ...]:
    """Return the cards' numbers in draw order. Equal cards are interchangeable."""
    if not isinstance(raw, list) or not all(isinstance(code, str) for code in raw):
        raise BadSetup("H2.2", "the cards are not a list of texts")
    if Counter(raw) != Counter(edition.cards):
        raise BadSetup("H1.4", "the cards are not the 60 of the deck, each once")
    numbers: dict[str, list[int]] = {}
    for number in reversed(range(len(edition.cards))):
        numbers.setdefault(edition.cards[number], []).append(number)
    return tuple(numbers[code].pop() for code in raw)


def _read_tiles(raw: Json) -> tuple[int, ...]:
    if not isinstance(raw, list) or not all(isinstance(name, str) for name in raw):
        raise BadSetup("H2.2", "the tiles are not a list of texts")
    for name in raw:
        if name not in KIND_NUMBERS:
            raise BadSetup("H1.2", f"{quoted(name)} is no tile")
    tiles = tuple(KIND_NUMBERS[name] for name in raw)
    if tuple(sorted(tiles)) != tuple(TILES):
        raise BadSetup("H1.2", "the tiles are not the 49 of the game")
    return tiles
