"""What the page sends: an object that says what somebody does, such as ``{"do": "take", "slot": 3}``."""

from collections.abc import Mapping
from typing import Any, TypeAlias

Action: TypeAlias = Mapping[str, Any]

Fields: TypeAlias = Mapping[str, Any]
"""A form's fields by name: a text each, or a list of texts where several are ticked."""


def int_field(action: Action, key: str) -> int:
    """Return a whole number from an action, 0 when there is none."""
    number = action.get(key)
    return number if type(number) is int else 0


def parse_int(text: str) -> int | None:
    """Return the whole number, of four digits at most, that a text is; nothing for any other text."""
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= len("9999") else None


def fields_of(action: Action) -> Fields:
    """Return the form's fields that came with an action."""
    fields = action.get("fields")
    return fields if isinstance(fields, dict) else {}


def printable(raw: object, longest: int) -> str:
    """Return the beginning of a text without what cannot be printed; empty for what is no text."""
    return "".join(character for character in raw if character.isprintable())[:longest] if isinstance(raw, str) else ""
