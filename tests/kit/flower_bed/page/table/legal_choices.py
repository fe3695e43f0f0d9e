"""Choices and refusals derived from the legal moves, for a game with few of them."""

from collections.abc import Mapping
from dataclasses import replace
from functools import lru_cache
from typing import Any

from hofgarten.game import IllegalMove
from web.app.model.game_api.move_input import C, E, MoveInput, Refusal, S, Step
from web.app.model.match.match import PlayedMatch


class LegalChoices(MoveInput[S, C, E]):
    """The input of a move whose fields are chosen one by one."""

    @property
    def own_steps(self) -> Mapping[str, Step[C]]:
        """The step ``choose``, for a value of any field."""
        return {"choose": Step(self.choose_field, advances_focus=True)}

    def choose_field(self, match: "PlayedMatch[S]", selection: C, *, field: str, value: str | int) -> C:
        """Return the selection after the step ``choose``. A field that is not due changes nothing."""
        if field not in {due.name for due in self.fields(match.state)}:
            return selection
        return self.choose(self.visible_state(match, selection), selection, field, value)

    def choices(self, state: S, selection: C, name: str) -> frozenset[Any]:
        """Return the values that a field has in the legal moves that agree with the fields chosen before it."""
        earlier = self._before(state, name)
        return frozenset(
            getattr(other, name)
            for other in _selections(self, state)
            if all(getattr(other, field) == getattr(selection, field) for field in earlier)
        )

    def refusal(self, state: S, selection: C, name: str, value: object) -> Refusal | None:
        """Return the rule that forbids a value, or that an earlier field comes first; None if it is possible."""
        known: dict[str, Any] = {field: getattr(selection, field) for field in self._before(state, name)}
        if None in known.values():
            return Refusal("order", "")
        if value in self.choices(state, selection, name):
            return None
        for other in _selections(self, state):
            move: Any = self.move_of(state, replace(other, **known | {name: value}))
            try:
                self.game.apply(state, move)
            except IllegalMove as error:
                return Refusal("forbidden", error.rule)
        return Refusal("forbidden", "")

    def choose(self, state: S, selection: C, name: str, value: object) -> C:
        """Return the selection with a value of a field, or with a refusal. A repeated choice takes it back.

        Later fields that are no longer possible are cleared.
        """
        if refusal := self.refusal(state, selection, name, value):
            return replace(selection, refusal=refusal)
        if getattr(selection, name) == value:
            return self._cleared_from(state, selection, name)
        chosen = _with(selection, name, value)
        for later in self._from(state, name)[1:]:
            if getattr(chosen, later) not in self.choices(state, chosen, later):
                chosen = _with(chosen, later, None)
        return chosen

    def step_back(self, state: S, selection: C) -> C:
        """Return the selection without its refusal; else without the last chosen field."""
        if selection.refusal is not None:
            return replace(selection, refusal=None)
        chosen = [field.name for field in self.fields(state) if getattr(selection, field.name) is not None]
        return self._cleared_from(state, selection, chosen[-1]) if chosen else selection

    def _before(self, state: S, name: str) -> list[str]:
        """Return the names of the fields that are chosen before another one."""
        names = [field.name for field in self.fields(state)]
        return names[: names.index(name)]

    def _from(self, state: S, name: str) -> list[str]:
        return [field.name for field in self.fields(state)][len(self._before(state, name)) :]

    def _cleared_from(self, state: S, selection: C, name: str) -> C:
        for field in self._from(state, name):
            selection = _with(selection, field, None)
        return selection


def _with(selection: C, field: str, value: Any) -> C:
    """Return a selection with another value of a field, and without a refusal."""
    return replace(selection, refusal=None, **{field: value})


@lru_cache(maxsize=4)
def _selections(move_input: LegalChoices[Any, Any, Any], state: object) -> tuple[Any, ...]:
    """Return the selections of all legal moves."""
    return tuple(map(move_input.selection_of_move, move_input.game.moves(state)))
