"""The reference of everything that a bot uses, from the docstrings of ``hofgarten``.

Compiled modules have no docstrings: the build writes the reference into ``web.start_data.reference``
(``web.build.start_data``). In the source tree it is read from the sources.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final, NamedTuple, TypeAlias

from web.app import optional
from web.app.model.game_api.start_data import BUILT

MODULE: Final = f"{BUILT}.reference"

USED: Final[Mapping[str, tuple[tuple[str, str, tuple[str, ...]], ...]]] = {
    "game": (
        (
            "hofgarten.game",
            "Game",
            (
                *("distinct_moves", "moves", "apply", "to_move", "total", "score", "seats", "winners"),
                *("determinize", "sample_chance", "random_move", "move_count", "turns_played", "score_items"),
                *("name", "players", "canonical", "observe", "write_event", "write_position"),
            ),
        ),
        (
            "hofgarten.evaluation",
            "EvaluatedGame",
            ("turns_left", "rate_moves", "best_move", "features", "features_of", "extra_items", "prune_finished"),
        ),
    ),
    "rng": (("hofgarten.rng", "Rng", ("below", "choose", "shuffled", "bits")),),
    "": (("hofgarten.game", "Seat", ("CHANCE", "TERMINAL")),),
}
"""By the variable before the dot: module, class and members."""


class Entry(NamedTuple):
    """A member."""

    name: str
    signature: str
    """The parameters, such as ``(state, move)``; empty for an attribute."""
    text: str
    """The docstring."""


Groups: TypeAlias = Mapping[str, tuple[Entry, ...]]
"""Members by the variable before the dot."""


@cache
def groups() -> Groups:
    """Return the reference."""
    if built := optional(MODULE):
        return {variable: tuple(Entry(*each) for each in entries) for variable, entries in built.GROUPS.items()}
    from web.app.model.workshop.docstrings import members

    return {
        variable: tuple(
            Entry(*each) for module, owner, names in parts for each in _in_order(members(module, owner), names)
        )
        for variable, parts in USED.items()
    }


def _in_order(found: Mapping[str, tuple[str, str]], names: Iterable[str]) -> Iterable[tuple[str, str, str]]:
    return ((name, *found[name]) for name in names)


@cache
def names() -> dict[str, list[Entry]]:
    """Return the names that the editor completes, with their docstrings."""
    return {
        variable: [entry._replace(text=entry.text.replace("``", "")) for entry in entries]
        for variable, entries in groups().items()
    }
