"""Positions that illustrate the rules of Zen Garden. See ``web.app.model.teaching.rule_position``."""

from collections.abc import Mapping
from typing import Final

from hofgarten.games.zen_garden.state import COLUMNS, SLOT_COSTS, State
from web.app.games.zen_garden.table.selection import Selection, gain, move_from
from web.app.model.game_api.rule_positions import PositionSpec, PreparedMatch, RulePositions
from web.app.model.teaching.rule_position import anything, chooses, gains, plays, refused

_MATCHES: Final[Mapping[str, PreparedMatch]] = {
    "two": PreparedMatch(
        {"boards": [1, 2, 3, 4, 5]},
        2,
        "1",
        "0d a1 nw; 0c a1 nw; 0a b1 ne; 1c b1 ne; 0d c1 nw; 1d b2 se; 0c a1 ne e1; 2b a2 sw; 1a a3 nw; 0a c2 se; 1c "
        "b1 se s1; 0d c3 ne; 1a a2 se; 2d a1 sw; 1b d2 sw; 0a a4 ne e1; 1b d1 sw; 0b a3 ne; 0a d2 nw; 1a d1 sw s1; "
        "1a a1 se; 1d a1 se; 2b b4 nw; 1b a3 se; 0d a2 ne; 0b b1 sw; 1b d3 sw; 1c c1 se; 2a b3 sw; 2c c4 ne; 0a d4 "
        "nw; 0d d4 nw",
    ),
    "four": PreparedMatch(
        {"boards": [1, 2, 3]},
        4,
        "1",
        "0d a1 nw; 0c a1 nw; 0a a1 nw; 1a a1 nw; 0a a1 ne e1; 0d a1 ne e1; 1b b1 ne; 1d a1 ne e1; 0b b2 se; 2d c1 "
        "ne; 0c a2 se; 0d a2 se; 0b a1 ne e1; 0c a3 se; 1d a3 se; 0a b3 ne; 1b a4 ne; 0b a1 se s1; 1d a2 sw; 0c a1 "
        "se s1; 0d b3 se; 0b b1 sw s1; 1d a3 se; 2a b2 se; 0b a3 nw e1; 0d a4 ne; 2a c2 sw; 1b c3 sw; 0a b3 sw; 1d "
        "d2 nw; 0d d3 nw; 1a a3 ne e1; 1d c3 nw; 1c d4 nw; 2b a4 nw; 0d c3 se; 1d c2 ne; 0c b4 nw; 0d d3 sw; 0a d3 "
        "nw; 1c c4 nw; 0b d4 nw; 1a d4 nw; 1b c1 se; 2c c4 nw; 1c d1 nw; 2a d1 sw; 0a c1 se; 0c b3 sw; 1a c4 nw; 0d "
        "b1 sw; 0b c1 nw; 2c d2 nw; 1a a2 ne; 1d b1 nw; 0a b4 nw",
    ),
    "poor": PreparedMatch(
        {"boards": [1, 2, 3]},
        2,
        "1",
        "0a a1 nw; 2a a1 sw; 0d b1 se; 0c a2 ne; 0d a2 se e1; 1d b1 se s1; 0a c2 sw; 1a b3 ne; 1a c3 nw; 2d c3 se; "
        "1c c4 se; 0b a3 se; 1b c1 sw; 1a c2 se; 2b c4 nw; 2c d2 sw; 0a c1 nw; 2b d2 nw; 2a d4 ne; 0c d4 sw; 1b a1 "
        "sw; 2a a3 sw; 0c b4 ne; 1a d3 ne; 0a d1 sw",
    ),
}


def _ends_round(state: State, _event: str) -> bool:
    """Return True if the current turn is the last of a round. Rules Z3.3 to Z3.5."""
    return (state.turn_number + 1) % state.deal.round_turns == 0


def _is_free(_state: State, event: str) -> bool:
    return SLOT_COSTS[move_from(event).slot] == 0


def _costs(state: State, event: str) -> bool:
    return any(item == "coins" and points < 0 for item, points in gain(state, move_from(event)).items)


def _adds_no_ground(state: State, event: str) -> bool:
    """Return True if the move does not change the points for few grounds. Rule Z6.8."""
    return not any(item == "minimalist" for item, _ in gain(state, move_from(event)).items)


def _is_expensive(_state: State, selection: Selection) -> bool:
    return selection.slot is not None and selection.slot >= 2 * COLUMNS


_TAKE: Final = {"do": "take", "slot": 0}
_BESIDE: Final = (_TAKE, {"do": "put", "column": 0, "row": 1})
_ALL: Final = ("stage", "offer", "panel")

_POSITIONS: Final["Mapping[str, PositionSpec[State, Selection]]"] = {
    "Z1.1": PositionSpec("two", 0, ("offer", "panel"), chooses("slot", {"do": "take", "slot": 3})),
    "Z1.2": PositionSpec("two", 20, ("score", "stage"), item="large"),
    "Z1.3": PositionSpec("two", 4, ("stage", "panel"), chooses("corner", {"do": "rotate"}), chosen=_BESIDE),
    "Z1.4": PositionSpec("two", 24, ("score", "stage"), item="missions"),
    "Z1.5": PositionSpec("two", 12, ("stage", "players")),
    "Z2.1": PositionSpec("four", 0, ("players", "score")),
    "Z2.2": PositionSpec("two", 0, ("score",)),
    "Z2.3": PositionSpec("two", 0, ("offer", "panel"), chooses(_is_expensive, {"do": "take", "slot": 8})),
    "Z2.4": PositionSpec("two", 0, ("offer",)),
    "Z2.5": PositionSpec("four", 0, ("players",)),
    "Z3.1": PositionSpec("two", 4, (*_ALL, "players"), anything("0d c1 nw")),
    "Z3.2": PositionSpec("two", 30, _ALL, anything("0a d4 nw")),
    "Z3.3": PositionSpec("two", 7, ("offer", "stage", "panel"), plays(_ends_round, "2b a2 sw")),
    "Z3.4": PositionSpec("four", 55, ("offer", "stage", "panel"), plays(_ends_round, "0a b4 nw")),
    "Z3.5": PositionSpec("two", 3, ("players", *_ALL), plays(_ends_round, "1c b1 ne")),
    "Z3.6": PositionSpec("two", 31, (*_ALL, "score"), anything("0d d4 nw")),
    "Z4.1": PositionSpec("poor", 23, ("offer", "panel"), refused("Z4.1", {"do": "take", "slot": 9})),
    "Z4.2": PositionSpec("poor", 24, ("offer", "stage", "panel"), plays(_is_free, "0a d1 sw")),
    "Z5.1": PositionSpec("two", 6, ("stage", "panel"), chooses("shift", {"do": "nudge", "east": 1, "south": 0})),
    "Z5.2": PositionSpec("two", 6, _ALL, refused("Z5.2", {"do": "put", "column": 3, "row": 3}), chosen=(_TAKE,)),
    "Z5.3": PositionSpec(
        "two",
        10,
        ("stage", "panel"),
        chooses("corner", {"do": "rotate"}),
        chosen=({"do": "take", "slot": 2}, {"do": "put", "column": 1, "row": 2}),
    ),
    "Z5.4": PositionSpec("two", 13, _ALL, gains("coins", "0a a1 nw")),
    "Z5.5": PositionSpec("two", 20, _ALL, gains("missions", "0c a1 nw"), "missions"),
    "Z6.0": PositionSpec("two", 8, ("score", *_ALL), plays(_costs, "1a a3 nw"), "coins"),
    "Z6.1": PositionSpec("two", 24, _ALL, gains("circuits", "0a a2 ne"), "circuits"),
    "Z6.2": PositionSpec("two", 24, _ALL, gains("decorations", "0d a2 nw"), "decorations"),
    "Z6.3": PositionSpec("two", 12, _ALL, gains("small", "1b a2 nw"), "small"),
    "Z6.4": PositionSpec("two", 14, _ALL, gains("large", "1d b2 nw"), "large"),
    "Z6.5": PositionSpec("two", 24, (*_ALL, "score"), gains("majority", "1c a2 nw"), "majority"),
    "Z6.6": PositionSpec("two", 20, _ALL, gains("detail", "1a a1 nw"), "detail"),
    "Z6.7": PositionSpec("two", 7, _ALL, gains("unity", "1c a2 nw"), "unity"),
    "Z6.8": PositionSpec("two", 8, _ALL, plays(_adds_no_ground, "0a c1 nw"), "minimalist"),
    "Z6.9": PositionSpec("two", 22, (*_ALL, "score"), gains("missions", "0c b1 nw"), "missions"),
    "Z6.10": PositionSpec("two", 32, ("score", "stage")),
}
"""Rule numbers with their positions."""

RULE_POSITIONS: Final = RulePositions(_POSITIONS, _MATCHES)
