"""The options of a match: the preference boards in play, and the rule for tied majorities."""

from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Final

from hofgarten.game import BadSetup, Json

BOARDS: Final = range(1, 6)
"""The preference boards. Rule Z1.4."""

MAJORITY_TIES: Final = ("full", "split")
MISSIONS_ON_BOARD: Final = {4: 2, 5: 1}
"""The number of missions of each board with missions. Rule Z2.2."""

DEFAULT_LEVEL: Final = 3
"""The level of a match without options: all published figures are of it. The page begins at 1, as the printed rules."""


def level_boards(level: int) -> list[int]:
    """Return the boards of a level from 1 to 5. Rule Z2.1."""
    return list(range(1, level + 1))


def read_options(raw: Json) -> dict[str, Json]:
    """Return a record's options after checking them: boards ascending, ``majority_ties`` filled in.

    Rules Z2.1 and Z6.5.

    Raises:
        BadSetup: They are not options of this game.
    """
    if not isinstance(raw, dict):
        raise BadSetup("Z2.1", "the options are not an object")
    boards = raw.get("boards")
    if not isinstance(boards, list) or not all(type(board) is int and board in BOARDS for board in boards):
        raise BadSetup("Z2.1", "the boards are not a list of numbers from 1 to 5")
    if len(set(boards)) != len(boards) or 1 not in boards:
        raise BadSetup("Z2.1", "the boards must each be named once, and board 1 is always in play")
    ties = raw.get("majority_ties", "full")
    if ties not in MAJORITY_TIES:
        raise BadSetup("Z6.5", "majority_ties is neither full nor split")
    return {**raw, "boards": sorted(boards), "majority_ties": ties}


def options_from_flags(flags: Mapping[str, str]) -> dict[str, Json]:
    """Return the options for ``level``, ``boards`` and ``majority-ties`` from a command line. Rule Z2.1.

    Raises:
        BadSetup: A flag is unknown, its value is wrong, or both a level and boards are given.
        TypeError: They are not texts by name.
    """
    if flags != {}:
        from hofgarten.arguments import check_flags

        check_flags(flags)
    unknown = flags.keys() - {"level", "boards", "majority-ties"}
    if unknown:
        raise BadSetup("Z2.1", f"unknown option {min(unknown)!r}: known are level, boards and majority-ties")
    if "level" in flags and "boards" in flags:
        raise BadSetup("Z2.1", "give either the level or the boards")
    if "level" in flags:
        boards = level_boards(_number(flags["level"], "the level is a number from 1 to 5"))
    elif "boards" in flags:
        boards = [_number(text, "boards are numbers from 1 to 5") for text in flags["boards"].split(",")]
    else:
        boards = level_boards(DEFAULT_LEVEL)
    return read_options({"boards": boards, "majority_ties": flags.get("majority-ties", "full")})


def _number(text: str, reason: str) -> int:
    if text not in map(str, BOARDS):
        raise BadSetup("Z2.1", reason)
    return int(text)


def mission_count(boards: Iterable[int]) -> int:
    """Return how many missions these boards have, 0 to 3. Rule Z2.2."""
    return sum(MISSIONS_ON_BOARD.get(board, 0) for board in boards)


def variants() -> list[dict[str, Json]]:
    """Return the options for every set of boards. Rule Z2.1."""
    extra = BOARDS[1:]
    sets = (boards for number in range(len(extra) + 1) for boards in combinations(extra, number))
    return [read_options({"boards": [BOARDS[0], *boards]}) for boards in sets]
