"""The shuffled setup as a record holds it, and the state before the first move."""

from collections.abc import Mapping, Sequence
from typing import Final

from hofgarten.game import BadSetup, Json
from hofgarten.games.zen_garden.notation import read_tiles, write_tiles
from hofgarten.games.zen_garden.options import MAJORITY_TIES, mission_count, read_options
from hofgarten.games.zen_garden.state import NO_TILES, SLOTS, START_COINS, TURNS_EACH, Deal, PlayerState, State
from hofgarten.games.zen_garden.tiles import FEATURE_NUMBERS, FEATURES, TILE_COUNT, TILES
from hofgarten.rng import Rng

PLAYERS: Final = range(2, 5)
"""Possible numbers of players. Rule Z2.1."""

FIELDS: Final = ("small", "large", "majority", "detail")
"""Board 1's fields in the order in which they get their emperor tiles. Rule Z2.2."""

ROUND_TURNS: Final = {2: 4, 3: 3, 4: 4}
"""Turns in a round, by the number of players. Rule Z3.1."""

_PAIR: Final = 2


def deal_setup(options: Mapping[str, Json], players: int, rng: Rng) -> dict[str, Json]:
    """Return a random setup. Rules Z2.2, Z2.4 and Z2.5."""
    emperor = iter(rng.shuffled(FEATURES))
    fields: dict[str, Json] = {field: next(emperor) for field in FIELDS}
    fields["missions"] = [[next(emperor), next(emperor)] for _ in range(mission_count(options["boards"]))]
    supply = write_tiles(rng.shuffled(TILES))
    return {"first": rng.below(players), "supply": supply, "emperor": fields}


def initial_state(options: Mapping[str, Json], setup: Json, players: int) -> State:
    """Return the state before the first move: board filled, 12 coins each. Rules Z2.1 to Z2.5.

    Raises:
        BadSetup: The setup is incomplete or impossible.
    """
    checked = read_options(options)
    if players not in PLAYERS:
        raise BadSetup("Z2.1", "2 to 4 can play")
    if not isinstance(setup, dict):
        raise BadSetup("Z2.2", "the setup is not an object")
    first = setup.get("first")
    if type(first) is not int or first not in range(players):
        raise BadSetup("Z2.5", "the first player is none of the seats")
    supply = _read_supply(setup.get("supply"))
    deal = deal_of(checked, players, first, _read_emperor(setup.get("emperor"), mission_count(checked["boards"])))
    seat = PlayerState(NO_TILES, 0, START_COINS, 0, (0,) * len(deal.missions))
    board = supply[: len(SLOTS)]
    return State(deal, 0, board, supply, len(board), (), (seat,) * players, shuffling=False)


def deal_of(options: Mapping[str, Json], players: int, first: int, emperor: Sequence[int]) -> Deal:
    """Return the constants of a match: ``emperor`` has the features of the four fields, then of each mission."""
    small, large, majority, detail, *missions = emperor
    return Deal(
        players=players,
        first=first,
        boards=tuple(options["boards"]),
        split=options["majority_ties"] == "split",
        small=small,
        large=large,
        majority=majority,
        detail=detail,
        missions=tuple(zip(missions[::2], missions[1::2], strict=True)),
        order=turn_order(players, first),
        round_turns=ROUND_TURNS[players],
    )


def match_options(state: State) -> dict[str, Json]:
    """Return the boards in play and the rule for tied majorities. Rules Z2.1 and Z6.5."""
    return {"boards": list(state.deal.boards), "majority_ties": MAJORITY_TIES[state.deal.split]}


def turn_order(players: int, first: int) -> tuple[int, ...]:
    """Return the seat of each turn of a match. Rules Z3.1, Z3.2 and Z3.5.

    Turns go clockwise from the first player, twice round with two players. Each round begins one seat further on.
    """
    turns = ROUND_TURNS[players]
    rounds = TURNS_EACH * players // turns
    return tuple((first + number + turn) % players for number in range(rounds) for turn in range(turns))


def _read_supply(text: Json) -> tuple[int, ...]:
    if not isinstance(text, str):
        raise BadSetup("Z2.4", "the supply is not a text")
    supply = read_tiles(text, "Z1.1")
    if len(supply) != TILE_COUNT or len(set(supply)) != TILE_COUNT:
        raise BadSetup("Z1.1", "the supply is not the 90 garden tiles, each once")
    return supply


def _read_emperor(raw: Json, missions: int) -> tuple[int, ...]:
    """Return the features of the four fields, then of the missions, pair by pair."""
    if not isinstance(raw, dict):
        raise BadSetup("Z2.2", "the emperor tiles are not an object")
    pairs = raw.get("missions")
    if not isinstance(pairs, list) or len(pairs) != missions:
        raise BadSetup("Z2.2", f"these boards have {missions} missions")
    if not all(isinstance(pair, list) and len(pair) == _PAIR for pair in pairs):
        raise BadSetup("Z2.2", "a mission has two emperor tiles")
    names = [raw.get(field) for field in FIELDS] + [name for pair in pairs for name in pair]
    features = [FEATURE_NUMBERS[name] for name in names if isinstance(name, str) and name in FEATURE_NUMBERS]
    if len(features) != len(names):
        raise BadSetup("Z1.2", "an emperor tile is missing or shows no feature of the game")
    if len(set(features)) != len(features):
        raise BadSetup("Z2.2", "each emperor tile is there once")
    return tuple(features)
