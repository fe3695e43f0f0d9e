"""Positions that illustrate the rules of The Hanging Gardens. See ``web.app.model.teaching.rule_position``."""

from collections.abc import Callable, Mapping
from typing import Final

from hofgarten.games.hanging_gardens.bitboard import cells
from hofgarten.games.hanging_gardens.garden import Garden, groups, xy_of
from hofgarten.games.hanging_gardens.notation import read_event
from hofgarten.games.hanging_gardens.rules import apply, mover, qualifying
from hofgarten.games.hanging_gardens.state import TEMPLE, Discard, Event, Lay, Pass, State, Take, Temple
from web.app.games.hanging_gardens.table.selection import Selection
from web.app.model.game_api.rule_positions import PositionSpec, PreparedMatch, RulePositions
from web.app.model.teaching.rule_position import anything, chooses, gains, plays, refused

_MATCHES: Final[Mapping[str, PreparedMatch]] = {
    "series": PreparedMatch(
        {},
        2,
        "3",
        "lay 2 -1,1 0; lay 4 -1,-1 90; lay 1 0,-1 180; lay 3 -1,-2 90; lay 3 -2,-3 180; lay 4 -1,-2 180; lay 2 -1,0 "
        "270; temple -1,-1; tile 2; lay 1 -1,0 90; temple 1,0; tile 1; lay 1 -1,-3 270; lay 2 0,-1 90; temple 0,-2; "
        "tile 1; lay 4 1,1 0; lay 3 0,0 270; temple -1,1; tile 1; lay 4 0,-5 270; lay 3 2,-1 0; temple 2,-1; tile "
        "1; lay 1 1,-1 270; lay 2 3,0 90; lay 1 3,-1 270; temple 3,0; tile 1; lay 2 0,0 270; temple 1,0; tile 1; "
        "lay 3 0,-4 270; lay 4 -1,-5 90; lay 1 1,1 90; lay 3 1,1 90; temple 2,1; tile 1; lay 2 1,-5 270; lay 4 0,2 "
        "0; temple 1,1; tile 1; lay 4 -2,-4 90; temple -1,-2 from 2,1; tile 1; lay 2 1,-7 270; temple 1,-5; tile 1; "
        "lay 1 -3,-2 90; lay 3 -1,-5 90; lay 2 -1,2 0; lay 1 -3,-2 90; temple -2,-1 from 1,0; tile 1; lay 4 1,-7 0; "
        "lay 3 -1,1 90; temple 1,0 from 1,1; tile 1; lay 2 -2,1 180; temple 1,1 from 3,0; tile 3; lay 3 -1,2 90; "
        "temple -1,2 from -1,1; tile 1; lay 4 1,2 0; temple 3,0 from 1,1; tile 1; lay 1 0,-4 180; temple -1,-3 from "
        "1,0; tile 1; lay 2 0,1 0; temple 1,0 from -1,2; tile 3; lay 3 2,2 270; temple 1,3 from 3,0; tile 1; lay 1 "
        "1,1 90; temple 0,2 from 1,0; tile 1; lay 4 2,2 180; temple 3,0 from 1,3; tile 1; lay 3 -4,2 0; temple -1,2 "
        "from 1,0; tile 1; lay 1 -2,0 180; temple 0,0 from -1,-1; tile 1; lay 4 2,2 90; temple 1,3 from 3,0; tile "
        "4; lay 2 -2,-2 270; temple -1,0 from 0,-2; tile 1; lay 1 -3,1 180; temple -1,1 from -1,0; tile 3; lay 3 "
        "3,-3 270; temple 3,0 from -2,-1; tile 1; lay 4 2,-2 270; lay 2 -2,-4 180; lay 2 -3,-4 90; temple -2,-2 "
        "from -1,-2; tile 3; lay 1 -4,-1 0; temple -2,-2 from 0,0; tile 1; lay 3 -4,-5 90; temple -2,-4 from -1,2; "
        "tile 1; lay 4 1,1 0; temple 2,3 from 0,2; tile 1; lay 3 1,-4 90; temple 1,-1 from 1,-5; tile 1; lay 2 "
        "-3,-1 90; temple -1,2 from -2,-2; tile 1; lay 1 2,-7 270; temple 2,-5 from 1,-1; tile 1; lay 4 -2,-1 270; "
        "temple -2,-2 from -1,2; tile 1; lay 4 -1,-5 180; temple -1,-4 from -2,-4; tile 4; lay 3 -3,2 0; temple "
        "-1,2 from 2,3; tile 3; lay 1 -1,-3 0; temple -3,-4 from -1,-4; tile 4; lay 2 1,0 90; temple 2,-2 from "
        "2,-5; tile 4",
    ),
    "large": PreparedMatch(
        {},
        2,
        "3",
        "lay 1 0,0 0; lay 3 -1,0 0; lay 2 -1,1 0; pass; lay 4 -2,-1 90; pass; lay 4 1,1 0; temple -1,0; tile 2; lay "
        "3 1,1 0; pass; lay 1 -1,1 0; lay 2 -2,2 0; lay 3 -2,2 0; temple 0,0; tile 3",
    ),
    "cut": PreparedMatch(
        {},
        2,
        "5",
        "lay 4 0,0 0; lay 3 1,-1 270; lay 2 1,0 270; lay 1 0,-1 180; lay 3 1,0 180; lay 1 1,-2 270; temple 1,0; "
        "tile 1; lay 4 0,-1 270; discard 2; lay 3 0,-3 90; lay 4 0,-3 270; lay 2 2,0 0; lay 1 0,-1 180; "
        "lay 2 0,-1 0; lay 3 0,-2 0; lay 1 3,-1 270; lay 4 2,-2 270; lay 4 2,-1 90; lay 3 0,-1 180; lay 1 1,-2 180; "
        "lay 2 0,-1 0; lay 2 0,-2 180; lay 1 0,-2 180; lay 3 0,-1 180; lay 4 1,-3 180; pass",
    ),
    "stuck": PreparedMatch(
        {},
        2,
        "2",
        "lay 1 2,-1 270; lay 2 0,-1 270; lay 4 0,-1 180; temple 2,-1; tile 1; lay 3 0,-1 90; lay 4 1,-1 270; lay 1 "
        "0,-1 90; lay 3 -1,-1 180; temple 2,0; tile 2; lay 2 0,0 180; lay 3 0,0 270; temple 0,1; tile 2; lay 2 "
        "-2,-1 0; lay 1 1,0 0; temple 0,-1; tile 2; lay 4 -2,-1 0; lay 1 -3,-1 180; temple -1,0; tile 2; lay 4 1,0 "
        "90; temple 3,0; tile 2; lay 3 -2,-2 180; temple -1,-1; tile 2; lay 2 1,1 0; lay 2 1,0 90; lay 1 0,-1 90; "
        "lay 4 1,1 180; lay 3 -3,-2 90; lay 1 -3,-4 90; lay 3 1,0 90; temple 2,2; tile 2; lay 2 -2,-3 180; temple "
        "-1,-2; tile 2; discard 4",
    ),
    "empty": PreparedMatch(
        {},
        2,
        "21",
        "lay 2 2,1 0; lay 1 -1,-1 90; lay 3 2,2 0; lay 4 0,-2 270; lay 4 -2,0 90; lay 2 2,0 0; lay 3 1,-2 270; "
        "temple 0,0; tile 1; lay 1 1,1 90; lay 1 3,-1 180; temple 4,1; tile 3; lay 4 -3,-1 180; temple -1,-1; tile "
        "3; lay 2 3,3 0; lay 3 -3,-2 90; lay 4 -4,0 0; temple -3,-1; tile 1; lay 1 2,-1 90; temple 2,1; tile 1; lay "
        "3 -3,0 90; lay 2 2,3 0; temple 3,2; tile 1; lay 1 5,2 270; temple 4,4; tile 1; lay 3 -2,1 270; temple "
        "-2,0; tile 1; lay 2 1,2 90; lay 4 -4,1 0; lay 2 -4,-4 90; lay 3 6,4 0; lay 1 -5,-4 0; lay 4 6,3 0; lay 3 "
        "-1,1 180; temple 1,1; tile 1; lay 1 -3,-4 270; temple -3,-4; tile 2; lay 4 6,1 270; temple 7,4 from 2,1; "
        "tile 1; lay 2 -1,1 0; lay 4 2,-2 0; temple 2,-2 from -3,-1; tile 1; lay 3 2,-2 180; temple 2,1 from 3,2; "
        "tile 1; lay 1 -5,-2 90; lay 2 1,3 90; temple 3,4 from 7,4; tile 2; lay 3 5,-2 180; temple 4,-1 from 1,1; "
        "tile 2; lay 2 -4,1 90; temple -2,2 from -2,0; tile 2; lay 4 -1,-1 270; temple 0,1 from 4,-1; tile 2; lay 1 "
        "-5,-2 180; temple -2,-1 from -2,2; tile 2; lay 2 -3,-3 180; temple -3,-2 from -3,-4; tile 1; lay 1 1,-2 "
        "90; temple 1,0 from 2,1; tile 1; lay 4 -5,0 180; temple -2,2 from -2,-1; tile 1; lay 3 6,-1 270; temple "
        "4,-1 from 1,0; tile 4; lay 4 0,2 90; temple 1,2 from 3,4; tile 1; lay 2 -5,-4 180; temple -2,-2 from "
        "-3,-2; tile 1; lay 1 5,0 0; temple 6,1 from 0,1; tile 2; lay 3 -4,-1 270; temple -3,-2 from -2,2; tile 1; "
        "lay 4 -5,2 0; temple -4,2 from -2,-2; tile 2; lay 1 -2,-1 180; temple 0,1 from 6,1; tile 1; lay 2 -3,-5 "
        "180; temple -3,-3 from -4,2; tile 3; lay 3 6,-3 270; temple 6,-1 from 4,-1; tile 2; lay 1 3,-3 180; temple "
        "4,-1 from 4,1; tile 1; lay 3 -3,1 270; temple -4,1 from -1,-1; tile 1; lay 4 6,2 0; temple 8,4 from 4,4; "
        "tile 1; lay 2 -6,2 180; temple -4,3 from -4,1; tile 1; lay 3 -2,2 0; temple -1,0 from -4,3; tile 4; lay 1 "
        "2,4 90; temple 3,2 from 8,4; tile 1; lay 4 -2,1 270; temple 0,1 from -1,0; tile 5; lay 2 6,3 270; temple "
        "8,4 from 1,2; tile 2; lay 1 6,3 270; temple 6,2 from 8,4; tile 2; lay 2 -2,-3 180; temple -1,-1 from "
        "-3,-3; tile 4",
    ),
}


def _is(*kinds: type[Event]) -> Callable[[State, str], bool]:
    """Return the test for events of some kinds."""
    return lambda _state, event: isinstance(read_event(event), kinds)


def _ends_round(state: State, event: str) -> bool:
    """Return True if the event ends a round. Rules H3.1 and H3.3."""
    after = apply(state, read_event(event))
    return after.turn_number > state.turn_number and after.turn_number % state.deal.round_turns == 0


def _leaves_garden(state: State, event: str) -> bool:
    """Return True if a part of the card's ground is laid outside the garden. Rule H4.3."""
    before, after = (
        mover(state).garden,
        apply(state, read_event(event)).seats[state.deal.order[state.turn_number]].garden,
    )
    return _is(Lay)(state, event) and _squares(after) > _squares(before)


def _squares(garden: Garden) -> int:
    return garden.ground.bit_count() + sum(group.squares.bit_count() for group in groups(garden))


def _cuts(state: State, event: str) -> bool:
    """Return True if the card cuts a group with a temple, and a part without one qualifies. Rule H5.7."""
    before, after = mover(state).garden, apply(state, read_event(event))
    if after.phase != TEMPLE:
        return False
    later = mover(after).garden
    parts = [_places(later, group.squares) for group in qualifying(after)]
    built = [_places(before, group.squares) for group in groups(before) if group.squares & before.temples]
    return any(part & group and not group <= part for part in parts for group in built)


def _places(garden: Garden, squares: int) -> frozenset[tuple[int, int]]:
    return frozenset(xy_of(garden, bit) for bit in cells(squares))


def _draws(state: State, event: str) -> bool:
    """Return True if a hidden tile is drawn. Rule H5.4."""
    seat = state.deal.order[state.turn_number]
    return len(apply(state, read_event(event)).seats[seat].hidden) > len(state.seats[seat].hidden)


def _moves_temple(_state: State, event: str) -> bool:
    move = read_event(event)
    return isinstance(move, Temple) and move.moved is not None


def _empties_stack(state: State, event: str) -> bool:
    return bool(state.stack) and not apply(state, read_event(event)).stack


_FIRST: Final = ({"do": "take", "card": 0},)
_ALL: Final = ("stage", "offer", "panel")

_POSITIONS: Final["Mapping[str, PositionSpec[State, Selection]]"] = {
    "H1.1": PositionSpec("series", 0, ("offer", "panel"), chooses("card", *_FIRST)),
    "H1.2": PositionSpec("series", 19, ("offer", "panel"), plays(_is(Take), "tile 1")),
    "H1.3": PositionSpec("series", 18, ("stage", "panel", "players"), plays(_is(Temple), "temple -1,1")),
    "H1.4": PositionSpec(
        "series", 0, ("offer", "panel"), chooses("quarters", {"do": "rotate", "by": 1}), chosen=_FIRST
    ),
    "H2.1": PositionSpec("series", 0, _ALL, plays(_is(Lay), "lay 2 -1,1 0")),
    "H2.2": PositionSpec("series", 0, ("offer",)),
    "H2.3": PositionSpec("series", 0, ("players",)),
    "H3.1": PositionSpec("series", 3, ("offer", "stage", "panel"), plays(_ends_round, "lay 3 -1,-2 90")),
    "H3.2": PositionSpec("series", 4, (*_ALL, "players"), plays(_is(Lay), "lay 3 -2,-3 180")),
    "H3.3": PositionSpec("series", 11, ("players", "offer", "panel"), plays(_ends_round, "tile 1")),
    "H4.1": PositionSpec("series", 12, _ALL, chooses("quarters", {"do": "rotate", "by": 1}), chosen=_FIRST),
    "H4.2": PositionSpec("series", 9, _ALL, refused("H4.2", {"do": "put", "x": 1, "y": 1}), chosen=_FIRST),
    "H4.3": PositionSpec("series", 9, _ALL, plays(_leaves_garden, "lay 1 -1,0 90")),
    "H4.4": PositionSpec("series", 12, _ALL, refused("H4.4", {"do": "put", "x": 0, "y": 0}), chosen=_FIRST),
    "H4.5": PositionSpec("stuck", 41, _ALL, plays(_is(Discard), "discard 4")),
    "H5.1": PositionSpec("series", 14, ("stage", "panel"), refused("H5.1", {"do": "put", "x": 1, "y": 0})),
    "H5.2": PositionSpec("series", 10, ("stage", "panel"), plays(_is(Temple, Pass), "temple 1,0")),
    "H5.3": PositionSpec("series", 15, ("offer", "panel"), refused("H5.3", {"do": "choose", "space": 4})),
    "H5.4": PositionSpec("large", 7, ("stage", "panel", "players"), plays(_draws, "temple -1,0")),
    "H5.5": PositionSpec("series", 23, ("offer", "panel"), plays(_is(Take), "tile 1")),
    "H5.6": PositionSpec("series", 52, ("stage", "panel"), plays(_moves_temple, "temple -2,-1 from 1,0")),
    "H5.7": PositionSpec("cut", 27, _ALL, plays(_cuts, "lay 4 2,0 0")),
    "H5.8": PositionSpec("large", 14, ("stage", "panel", "players"), plays(_draws, "temple 0,0")),
    "H6.1": PositionSpec("series", 137, ("offer", "panel", "score"), anything("tile 4")),
    "H6.2": PositionSpec("empty", 137, ("offer", "panel"), plays(_empties_stack, "tile 1")),
    "H7.1": PositionSpec("series", 19, ("offer", "panel", "score"), gains("queen", "tile 1"), "queen"),
    "H7.2": PositionSpec("series", 99, ("offer", "panel", "score"), gains("priest", "tile 1"), "priest"),
    "H7.3": PositionSpec("series", 104, ("offer", "panel", "score"), gains("guard", "tile 3"), "guard"),
    "H7.4": PositionSpec("series", 138, ("score", "players")),
    "H8.1": PositionSpec("large", 8, ("players",)),
    "H8.2": PositionSpec("series", 40, ("players", "offer")),
    "H8.3": PositionSpec(
        "series",
        13,
        _ALL,
        chooses("shown", {"do": "put", "x": -1, "y": 0}),
        chosen=({"do": "take", "card": 1},),
    ),
    "H8.4": PositionSpec("series", 60, ("stage",)),
}
"""Rule numbers with their positions."""

RULE_POSITIONS: Final = RulePositions(_POSITIONS, _MATCHES)
