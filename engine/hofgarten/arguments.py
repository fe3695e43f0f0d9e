"""Check arguments of the public interface. The page needs none of it: shared modules import it where they refuse."""

from collections.abc import Mapping
from operator import index
from typing import Any

from hofgarten.quoting import quoted


def wrong_type(argument: str, kind: str, value: object) -> TypeError:
    """Return the error for an argument of another type: ``players is a whole number, not '2'``."""
    return TypeError(f"{argument} is {kind}, not {quoted(value)}")


def whole_number(argument: str, value: Any, kind: str = "a whole number") -> int:
    """Return a whole number of any type, such as NumPy's, as an ``int``.

    Raises:
        TypeError: The value is no whole number.
    """
    try:
        return index(value)
    except TypeError:
        raise wrong_type(argument, kind, value) from None


def check_flags(flags: object) -> None:
    """Check the form of command-line flags, such as ``{"level": "3"}``.

    Raises:
        TypeError: They are not texts by name.
    """
    if not isinstance(flags, Mapping) or not all(isinstance(text, str) for text in (*flags, *flags.values())):
        raise wrong_type("flags", "texts by name, such as {'level': '3'}", flags)


def record_parts(parts: Mapping[str, Any]) -> dict[str, Any]:
    """Return the events and the players of a record as tuples, after checking the types of all parts.

    Raises:
        TypeError: A part is of another type.
    """
    if not isinstance(parts["position"], str):
        raise wrong_type("position", "a text", parts["position"])
    for name in ("options", "setup", "extra", "result"):
        if not (isinstance(parts[name], Mapping) or (name == "result" and parts[name] is None)):
            raise wrong_type(name, "an object", parts[name])
    return {
        "events": tuple(map(str, _sequence_of(str, "events", "a sequence of texts", parts["events"]))),
        "players": tuple(_sequence_of(Mapping, "players", "a sequence of objects", parts["players"])),
    }


def _sequence_of(kind: type, argument: str, wanted: str, values: Any) -> list[Any] | tuple[Any, ...]:
    """Return a sequence of values of one kind.

    Raises:
        TypeError: It is no sequence, or has another value.
    """
    if isinstance(values, list | tuple) and all(isinstance(value, kind) for value in values):
        return values
    raise wrong_type(argument, wanted, values)
