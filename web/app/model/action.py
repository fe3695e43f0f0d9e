"""Actions: the JSON objects that the page sends, such as ``{"do": "take", "slot": 3}``.

The function that handles an action declares its fields: they are its keyword-only parameters.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial
from types import UnionType
from typing import (
    Any,
    Final,
    Literal,
    NotRequired,
    TypeAlias,
    TypeGuard,
    TypeVar,
    Union,
    get_args,
    get_origin,
    is_typeddict,
)

Action: TypeAlias = Mapping[str, Any]

Fields: TypeAlias = Mapping[str, str | Sequence[str]]
"""A form's fields by name: a string each, or a list of strings if several boxes are ticked."""

T = TypeVar("T")

REQUIRED: Final = object()
"""The default of a field that has none."""


class InvalidAction(ValueError):
    """An action without a required field, or with a field of another type."""


def bind(declaration: Callable[..., T], action: Action) -> Callable[..., T]:
    """Return a function with its keyword-only parameters taken from an action. Other fields are ignored.

    Raises:
        InvalidAction: A field is missing or has a wrong type.
    """
    given = {}
    for name, kind, default in fields_of(declaration):
        value = action.get(name, default)
        if value is REQUIRED or (name in action and not fits(value, kind)):
            raise InvalidAction(f"{action.get('do')}: {name}")
        given[name] = value
    return partial(declaration, **given)


@cache
def fields_of(declaration: Callable[..., object]) -> Sequence[tuple[str, Any, object]]:
    """Return name, type and default of the fields that a function declares."""
    while wrapped := getattr(declaration, "__wrapped__", None):
        declaration = wrapped
    code, defaults = declaration.__code__, declaration.__kwdefaults__ or {}
    kinds = declaration.__annotations__
    names = code.co_varnames[code.co_argcount : code.co_argcount + code.co_kwonlyargcount]
    return [(name, kinds[name], defaults.get(name, REQUIRED)) for name in names]


def fits(value: object, kind: Any) -> bool:
    """Return True if a JSON value has a type. No bool is an int; ``object`` stands for any value."""
    if is_typeddict(kind):
        keys = kind.__annotations__
        return isinstance(value, dict) and all(
            fits(value[key], of) if key in value else key in kind.__optional_keys__ for key, of in keys.items()
        )
    if isinstance(kind, type):
        return kind is object or type(value) is kind
    args, origin = get_args(kind), get_origin(kind)
    if origin is Literal:
        return value in args
    if origin is NotRequired:
        return fits(value, args[0])
    if origin in {Union, UnionType}:
        return any(fits(value, one) for one in args)
    if origin is Sequence:
        return isinstance(value, list) and all(fits(one, args[0]) for one in value)
    if origin is tuple:
        return isinstance(value, list) and len(value) == len(args) and all(map(fits, value, args))
    assert origin is Mapping
    return isinstance(value, dict) and all(fits(one, args[1]) for one in value.values())


def has_form(value: object, form: type[T]) -> TypeGuard[T]:
    """Return True if a JSON value is an object of the form of a ``TypedDict``, perhaps with further keys."""
    return fits(value, form)


def parse_int(text: str) -> int | None:
    """Return the number in a string of at most four digits; None for any other string."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= len("9999") else None


def printable(raw: object, longest: int) -> str:
    """Return the start of a string without unprintable characters; an empty string for any other value."""
    return "".join(character for character in raw if character.isprintable())[:longest] if isinstance(raw, str) else ""
