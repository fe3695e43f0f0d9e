"""Actions: the objects that the page sends, such as ``{"do": "take", "slot": 3}``."""

from collections.abc import Mapping
from typing import Any, TypeAlias

Action: TypeAlias = Mapping[str, Any]

Fields: TypeAlias = Mapping[str, Any]
"""A form's fields by name: a string each, or a list of strings if several boxes are ticked."""


def int_field(action: Action, key: str) -> int:
    """Return an integer from an action, 0 if there is none."""
    number = action.get(key)
    return number if type(number) is int else 0


def parse_int(text: str) -> int | None:
    """Return the number in a string of at most four digits; None for any other string."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= len("9999") else None


def fields_of(action: Action) -> Fields:
    """Return the form's fields from an action."""
    fields = action.get("fields")
    return fields if isinstance(fields, dict) else {}


def printable(raw: object, longest: int) -> str:
    """Return the start of a string without unprintable characters; an empty string for any other value."""
    return "".join(character for character in raw if character.isprintable())[:longest] if isinstance(raw, str) else ""
