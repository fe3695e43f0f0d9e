"""Build a game from its modules: a member of the contract is the function of the same name in one of them."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from hofgarten.evaluation import EvaluatedGame
from hofgarten.game import E, HiddenInformation, S, module_name

LATER: Final = {
    **dict.fromkeys(("write_position", "read_position"), "position"),
    **dict.fromkeys(("draw", "headline", "squares"), "diagram"),
    "facts": "facts",
}
"""Members whose module is imported at their first call, since the start of the page does not need it."""

if TYPE_CHECKING:  # a checker refuses a module that lacks a function, or has one with other types than the contract
    from collections.abc import Hashable, Iterator
    from typing import Protocol, TypeAlias, TypeVar

    from hofgarten.evaluation import Weights
    from hofgarten.game import Json, Score
    from hofgarten.rng import Rng

    S_contra = TypeVar("S_contra", contravariant=True)
    E_contra = TypeVar("E_contra", contravariant=True)

    class _Options(Protocol):
        def read_options(self, raw: Json) -> dict[str, Json]: ...
        def options_from_flags(self, flags: Mapping[str, str]) -> dict[str, Json]: ...

    class _Setup(Protocol[S]):
        def match_options(self, state: S) -> dict[str, Json]: ...
        def deal_setup(self, options: Mapping[str, Json], players: int, rng: Rng) -> dict[str, Json]: ...
        def initial_state(self, options: Mapping[str, Json], setup: Json, players: int) -> S: ...

    class _Rules(Protocol[S, E_contra]):
        def seats(self, state: S) -> range: ...
        def to_move(self, state: S) -> int: ...
        def apply(self, state: S, event: E_contra) -> S: ...
        def turns_played(self, state: S) -> int: ...
        def coming_turns(self, state: S) -> Sequence[int]: ...

    class _Moves(Protocol[S_contra, E]):
        def moves(self, state: S_contra) -> Iterator[E]: ...
        def distinct_moves(self, state: S_contra) -> Sequence[E]: ...
        def canonical(self, state: S_contra, move: E) -> E: ...
        def move_count(self, state: S_contra) -> int: ...
        def random_move(self, state: S_contra, rng: Rng) -> E: ...
        def hint_group(self, state: S_contra, move: E) -> tuple[Hashable, Hashable]: ...

    class _Notation(Protocol[E]):
        def read_event(self, text: str) -> E: ...
        def write_event(self, event: E) -> str: ...

    class _Views(Protocol[S]):
        def observe(self, state: S, seat: int) -> S: ...
        def determinize(self, view: S, rng: Rng) -> S: ...

    class _Scoring(Protocol[S_contra]):
        def score(self, state: S_contra) -> tuple[Score, ...]: ...
        def total(self, state: S_contra, seat: int) -> int: ...
        def winners(self, state: S_contra) -> tuple[int, ...]: ...

    class _Features(Protocol[S_contra]):
        def turns_left(self, state: S_contra, seat: int) -> int: ...
        def features_of(self, state: S_contra, seat: int, left: int) -> tuple[int, ...]: ...

    class _Ranking(Protocol[S_contra, E]):
        def rate_moves(self, state: S_contra, weights: Weights) -> list[tuple[int, E]]: ...
        def best_move(self, state: S_contra, weights: Weights) -> E: ...

    _Modules: TypeAlias = tuple[
        _Options,
        _Setup[S],
        _Rules[S, E],
        _Moves[S, E],
        _Notation[E],
        _Views[S],
        _Scoring[S],
        _Features[S],
        _Ranking[S, E],
    ]


def game_class(
    name: str,
    *,
    players: range,
    score_items: Sequence[str],
    features: Mapping[str, str],
    within_turn: str = "",
    hidden: type[HiddenInformation[S, E]],
    modules: "_Modules[S, E]",
) -> type[EvaluatedGame[S, E]]:
    """Return the class of a game of this package, whose members are the functions of its modules.

    A module may have more members of the contract, such as ``variants``; those of ``LATER`` have their own modules.
    """
    package = f"hofgarten.games.{module_name(name)}"
    members: dict[str, Any] = {member: staticmethod(_later(f"{package}.{at}", member)) for member, at in LATER.items()}
    for module in modules:
        members |= _functions(module)  # type: ignore[arg-type] # each of them is a module
    members |= {
        "__doc__": f"The game {name}. See ``hofgarten.game.Game`` for each member.",
        "__module__": f"{package}.game",
        "__reduce__": lambda _: module_name(name).upper(),  # a copy is the game itself: caches have it as a key
        "name": name,
        "players": players,
        "score_items": score_items,
        "features": features,
        "within_turn": within_turn,
        "hidden": property(hidden),
    }
    return type(name.title().replace("-", ""), (EvaluatedGame,), members)


def _functions(module: ModuleType) -> dict[str, Any]:
    """Return the members of the contract that a module defines."""
    own = {name: value for name, value in vars(module).items() if getattr(value, "__module__", "") == module.__name__}
    return {name: staticmethod(value) for name, value in own.items() if hasattr(EvaluatedGame, name) and name[0] != "_"}


def _later(module: str, name: str) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        return getattr(import_module(module), name)(*arguments)

    return call
