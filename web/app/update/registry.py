"""The registry of actions: one module for each feature, imported with the first of its actions.

Each module has ``HANDLERS``, its actions by name. The steps of the games are found by ``web.app.update.update``.
"""

from collections.abc import Callable, Mapping
from functools import cache, wraps
from importlib import import_module
from typing import TYPE_CHECKING, Concatenate, TypeVar

from web.app import BUILT, optional
from web.app.model.model import MatchPage, Update

if TYPE_CHECKING:
    from web.app.model.model import Handler, Model

T = TypeVar("T")


@cache
def modules() -> Mapping[str, str]:
    """Return the module of each action: the build has written it, and the source tree is read for it."""
    if built := optional(BUILT):
        declared: Mapping[str, str] = built.ACTIONS
    else:
        from web.app.update.declared_actions import declared_actions

        declared = declared_actions()
    return {action: module for module, actions in declared.items() for action in actions.split()}


def given(find: "Callable[[Model], T | None]", handle: "Callable[Concatenate[Model, T, ...], Update]") -> "Handler":
    """Return a handler that applies only if something is found in the model, and receives it."""

    @wraps(handle)
    def handler(model: "Model", **fields: object) -> Update:
        found = find(model)
        return Update(model) if found is None else handle(model, found, **fields)

    return handler


def on_page(kind: type[T], handle: "Callable[Concatenate[Model, T, ...], Update]") -> "Handler":
    """Return a handler that applies only on a kind of page."""
    return given(lambda model: model.page if isinstance(model.page, kind) else None, handle)


def in_match(handle: "Callable[Concatenate[Model, MatchPage, ...], Update]") -> "Handler":
    """Return a handler that applies only while a match is open."""
    return on_page(MatchPage, handle)


def _with_part(
    part: str, kind: type[T], handle: "Callable[Concatenate[Model, MatchPage, T, ...], Update]"
) -> "Handler":
    @wraps(handle)
    def handler(model: "Model", page: MatchPage, **fields: object) -> Update:
        found = getattr(page, part)
        return handle(model, page, found, **fields) if isinstance(found, kind) else Update(model)

    return in_match(handler)


def during(kind: type[T], handle: "Callable[Concatenate[Model, MatchPage, T, ...], Update]") -> "Handler":
    """Return a handler that applies only during an activity in a match."""
    return _with_part("activity", kind, handle)


def for_purpose(kind: type[T], handle: "Callable[Concatenate[Model, MatchPage, T, ...], Update]") -> "Handler":
    """Return a handler that applies only in a match with a purpose."""
    return _with_part("purpose", kind, handle)


def at_venue(kind: type[T], handle: "Callable[Concatenate[Model, MatchPage, T, ...], Update]") -> "Handler":
    """Return a handler that applies only in a match that is played at a kind of venue."""
    return _with_part("venue", kind, handle)


def handler_of(action: str) -> "Handler":
    """Return the handler of a registered action."""
    handler: Handler = import_module(f"{__package__}.{modules()[action]}").HANDLERS[action]
    return handler
