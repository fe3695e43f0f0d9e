"""The parts of position notations that games share: fields, numbers and lists in one line of text."""

import re
from collections.abc import Callable, Sequence
from functools import wraps
from typing import Final, TypeVar

from hofgarten.game import BadPosition
from hofgarten.quoting import quoted

MAX_POSITION_LENGTH: Final = 20_000
"""Characters of a position that is read at all; most have some hundreds."""

NO_ITEM: Final = "-"
"""Stands for an empty list, and for one missing item."""

_NUMBER: Final = re.compile(r"0|-?[1-9][0-9]{0,3}", re.ASCII)


def fields_of(text: str, game: str, names: Sequence[str], players: range, *, rest: str = "") -> dict[str, str]:
    """Return the fields of a position by name, those of the seats as ``seat 0``, ``seat 1`` and so on.

    Args:
        text: The notation; single spaces separate its fields.
        game: The name of the game, which is the first field.
        names: The names of the next fields; ``players``, the number of seats, is the first of them.
        players: The numbers of seats that the game allows.
        rest: The name of a last field, which may contain spaces.

    Raises:
        BadPosition: The text is too long or of another game, or a field is missing or superfluous.
    """
    if len(text) > MAX_POSITION_LENGTH:
        raise BadPosition("position", f"the text is longer than {MAX_POSITION_LENGTH} characters")
    if not text.isprintable():
        raise BadPosition("position", "the text is not one line of printable characters")
    parts = text.split(" ")
    if parts[0] != game:
        raise BadPosition("game", f"{quoted(parts[0])} is not {game}")
    seats = number(parts[1] if len(parts) > 1 else "", names[0], players[0], players[-1])
    wanted = ["game", *names, *(f"seat {seat}" for seat in range(seats))]
    if rest:
        wanted.append(rest)
        parts = text.split(" ", len(wanted) - 1)
    for name, part in zip(wanted, parts, strict=False):
        if not part:
            raise BadPosition(name, "the field is empty")
    if len(parts) < len(wanted):
        raise BadPosition(wanted[len(parts)], "the field is missing")
    if len(parts) > len(wanted):
        raise BadPosition("end", f"{quoted(parts[len(wanted)])} is one field too many")
    return dict(zip(wanted, parts, strict=True))


Read = TypeVar("Read")


def located(
    names: Sequence[str], parts: Sequence[str], *, rest: str = "end"
) -> Callable[[Callable[[str], Read]], Callable[[str], Read]]:
    """Return a decorator of a reader of positions, whose errors then have the span of their place.

    Args:
        names: The names of the fields after the first, up to those of the seats.
        parts: The names of the parts of a seat's field, which colons separate.
        rest: The name of the field after those of the seats.
    """

    def decorate(read: Callable[[str], Read]) -> Callable[[str], Read]:
        @wraps(read)
        def reader(text: str) -> Read:
            if not isinstance(text, str):
                from hofgarten.arguments import wrong_type

                raise wrong_type("text", "the text of a position", text)
            try:
                return read(text)
            except BadPosition as error:
                error.span = _span_of(error.place, text, ["game", *names], parts, rest)
                raise

        return reader

    return decorate


def _span_of(place: str, text: str, names: Sequence[str], parts: Sequence[str], rest: str) -> tuple[int, int]:
    """Return the beginning and the end of a place, such as ``seat 1, garden, row 2``, in a text."""
    field, *inner = place.split(", ")
    if field in names:
        span = _piece(text, (0, len(text)), " ", names.index(field))
    elif field.startswith("seat "):
        span = _piece(text, (0, len(text)), " ", len(names) + int(field[5:]))
    elif field in {rest, "end"}:
        players = text.split(" ")[names.index("players")]
        span = (_piece(text, (0, len(text)), " ", len(names) + int(players))[0], len(text))
    else:
        return 0, len(text)
    for part in inner:
        row = part.removeprefix("row ")
        separator, number = (":", parts.index(part)) if part in parts else ("/", int(row) - 1)
        span = _piece(text, span, separator, number)
    return span


def _piece(text: str, span: tuple[int, int], separator: str, number: int) -> tuple[int, int]:
    """Return the beginning and the end of a piece of a span; the end of the span if it is missing."""
    begin, end = span
    pieces = text[begin:end].split(separator)
    if number >= len(pieces):
        return end, end
    begin += sum(len(piece) + len(separator) for piece in pieces[:number])
    return begin, begin + len(pieces[number])


def check_same(text: str, written: str, names: Sequence[str]) -> None:
    """Check that a text is how its position is written, so that equal positions have equal texts.

    Raises:
        BadPosition: It is not; the error names the first field that differs.
    """
    pairs = zip(text.split(" "), written.split(" "), strict=False)
    for place, (given, right) in enumerate(pairs):
        if given != right:
            name = names[min(place, len(names) - 1)]
            same = (one == other for one, other in zip(given, right, strict=False))
            at = next((at for at, equal in enumerate(same) if not equal), min(len(given), len(right)))
            there, wanted = quoted(given[at:]), quoted(right[at:])
            raise BadPosition(name, f"character {at + 1}: {there} is not how this is written, but {wanted}")


def number(text: str, place: str, lowest: int, highest: int) -> int:
    """Return the whole number that a text means.

    Raises:
        BadPosition: It is not a number from ``lowest`` to ``highest``.
    """
    if not _NUMBER.fullmatch(text) or not lowest <= int(text) <= highest:
        raise BadPosition(place, f"{quoted(text)} is not a number from {lowest} to {highest}")
    return int(text)


def items(text: str, place: str, separator: str = ",", count: int | None = None) -> list[str]:
    """Return the items of a list, none for ``-``.

    Raises:
        BadPosition: There are not ``count`` of them.
    """
    parts = [] if text == NO_ITEM else text.split(separator)
    if count is not None and len(parts) != count:
        raise BadPosition(place, f"{quoted(text)} has {len(parts)} parts, not {count}")
    return parts
