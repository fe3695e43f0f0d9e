"""Choices and refusals derived from the legal moves, for games that do not compute them in their own way."""

from dataclasses import replace
from functools import lru_cache
from typing import Any

from hofgarten.game import IllegalMove
from web.app.model.game_api.move_input import AnyMoveInput, Refusal, Selection
from web.app.model.match.match import State


def choices(move_input: AnyMoveInput, state: State, selection: Selection, name: str) -> frozenset[Any]:
    """Return the values that a field has in the legal moves that agree with the fields chosen before it."""
    earlier = move_input.before(state, name)
    return frozenset(
        getattr(other, name)
        for other in _selections(move_input, state)
        if all(getattr(other, field) == getattr(selection, field) for field in earlier)
    )


def refusal(move_input: AnyMoveInput, state: State, selection: Selection, name: str, value: object) -> Refusal | None:
    """Return the rule that forbids a value of a field, or that an earlier field comes first; None if it is possible."""
    known: dict[str, Any] = {field: getattr(selection, field) for field in move_input.before(state, name)}
    if None in known.values():
        return Refusal("order", "")
    if value in choices(move_input, state, selection, name):
        return None
    for other in _selections(move_input, state):
        move = move_input.move_of(state, replace(other, **known | {name: value}))
        try:
            move_input.game.apply(state, move)
        except IllegalMove as error:
            return Refusal("forbidden", error.rule)
    return Refusal("forbidden", "")


@lru_cache(maxsize=4)
def _selections(move_input: AnyMoveInput, state: State) -> tuple[Any, ...]:
    """Return the selections of all legal moves."""
    return tuple(map(move_input.selection_of_move, move_input.game.moves(state)))
