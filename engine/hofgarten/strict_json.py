"""Strict JSON for untrusted input: refuse a text before it can cost much time, memory or stack."""

import json
import math
import re
from collections.abc import Mapping
from typing import Any, Final, Literal, NoReturn

from hofgarten.game import Json
from hofgarten.quoting import quoted, shortened

MAX_TEXT_LENGTH: Final = 1_000_000
"""The longest text that is parsed, in characters; a record has some thousands."""

MAX_DEPTH: Final = 32
"""The deepest nesting of arrays and objects: the parser recurses, and the page's stack is small."""

MAX_NUMBER_LENGTH: Final = 40
"""Characters of a number: enough for 128 bits, and few enough for Python to convert quickly."""


# The pattern matches a whole string, even an unterminated one, and never backtracks: its time is linear.
_BRACKET_OR_STRING: Final = re.compile(r'[\[\]{}]|"[^"\\]*+(?:\\.[^"\\]*+)*+"?', re.DOTALL)


_LINE_END: Final = re.compile("[\x85\u2028\u2029]")
"""Characters that end a line for Python's ``str.splitlines`` and that JSON allows in a text."""

_AS_ZEROS: Final = bytes.maketrans(b"123456789", b"0" * 9)
_LONG_NUMBER: Final = b"0" * MAX_NUMBER_LENGTH
"""A number of as many digits or more has this part with ``_AS_ZEROS``. A regular expression takes six times as long."""

Fault = Literal["syntax", "long", "deep", "twice", "number", "constant", "half"]
"""Kinds of faults, for messages in other languages."""


class JsonError(ValueError):
    """A text that is not JSON, or is over a limit. The message is one sentence without a full stop.

    Attributes:
        fault: The kind of the fault.
        found: The wrong key, number or name, or the limit.
    """

    def __init__(self, message: str, fault: Fault = "syntax", found: object = "") -> None:
        """Keep the fault and its detail."""
        super().__init__(message)
        self.fault = fault
        self.found = found


def parse(text: str) -> Json:
    """Return the value of a JSON text.

    Raises:
        JsonError: The text is not strict JSON (RFC 8259, no duplicate key in an object, no number out of range), has an
            unpaired surrogate, is longer than ``MAX_TEXT_LENGTH`` or nests deeper than ``MAX_DEPTH``.
    """
    _check_size(text)
    try:
        value = (_STRICT_DECODER if _has_long_number(text) else _DECODER).decode(text)
    except json.JSONDecodeError as error:
        raise JsonError(f"not JSON: {error}") from None
    if not text.isascii() or "\\u" in text:
        check_characters(json.dumps(value, ensure_ascii=False))
    return value


def dump(value: Json) -> str:
    """Return a value as one line of compact JSON, which ``parse`` reads.

    Of the characters outside ASCII, only those that end a line are escaped.

    Raises:
        JsonError: JSON cannot represent the value, or it is over a limit of ``parse``.
    """
    try:
        text = json.dumps(value, ensure_ascii=False, allow_nan=False, separators=(",", ":"))
    except (TypeError, ValueError, RecursionError) as error:
        raise JsonError(f"JSON cannot hold this: {error}") from None
    if not text.isascii():
        check_characters(text)
        text = _LINE_END.sub(lambda end: f"\\u{ord(end[0]):04x}", text)
    _check_size(text)
    if _has_long_number(text):
        parse(text)
    return text


def _has_long_number(text: str) -> bool:
    """Return True if there are so many digits in a row, perhaps in a string, that an integer may be too long."""
    return _LONG_NUMBER in text.encode("utf-8", "surrogatepass").translate(_AS_ZEROS)


def _check_size(text: str) -> None:
    """Check the length and the depth of a text.

    Raises:
        JsonError: It is longer than ``MAX_TEXT_LENGTH``, or nests deeper than ``MAX_DEPTH``.
    """
    if len(text) > MAX_TEXT_LENGTH:
        raise JsonError(f"the text is longer than {MAX_TEXT_LENGTH} characters", "long", MAX_TEXT_LENGTH)
    if text.count("[") + text.count("{") > MAX_DEPTH:
        depth(text)


class FrozenDict(dict[str, Any]):
    """An object that cannot be changed; ``dict`` makes a copy that can."""

    __slots__ = ()

    def __reduce__(self) -> tuple[type, tuple[dict[str, Any]]]:
        """Copy and pickle it as a whole, not key by key."""
        return FrozenDict, (dict(self),)


class FrozenList(list[Any]):
    """An array that cannot be changed; ``list`` makes a copy that can."""

    __slots__ = ()

    def __reduce__(self) -> tuple[type, tuple[list[Any]]]:
        """Copy and pickle it as a whole, not item by item."""
        return FrozenList, (list(self),)


def _refuse(self: object, *_arguments: object, **_members: object) -> NoReturn:
    """Refuse a change."""
    raise TypeError("this value of a record cannot be changed: change a copy, and make another record of it")


for _kind, _names in {
    FrozenDict: "__setitem__ __delitem__ __ior__ clear pop popitem setdefault update",
    FrozenList: "__setitem__ __delitem__ __iadd__ __imul__ append clear extend insert pop remove reverse sort",
}.items():
    for _name in _names.split():
        setattr(_kind, _name, _refuse)


_FROZEN: Final = frozenset({str, int, float, bool, type(None), FrozenDict, FrozenList})


def freeze(value: Json, levels: int = MAX_DEPTH) -> Json:
    """Return a JSON value of which no part can be changed: still a ``dict``, a ``list`` and so on. Tuples become lists.

    Raises:
        JsonError: The value nests deeper than so many levels.
    """
    kind = type(value)
    if kind in _FROZEN:
        return value
    if kind is dict or isinstance(value, Mapping):
        if _FROZEN.issuperset(map(type, value.values())):
            return FrozenDict(value)
        _check_levels(levels)
        return FrozenDict(
            {key: part if type(part) in _FROZEN else freeze(part, levels - 1) for key, part in value.items()}
        )
    if isinstance(value, list | tuple):
        if _FROZEN.issuperset(map(type, value)):
            return FrozenList(value)
        _check_levels(levels)
        return FrozenList([freeze(part, levels - 1) for part in value])
    return value


def _check_levels(levels: int) -> None:
    """Check that there may be one more level of nesting below this one, of so many."""
    if levels <= 1:
        raise JsonError(f"the text nests deeper than {MAX_DEPTH} levels", "deep", MAX_DEPTH)


def check_characters(text: str) -> None:
    """Check that a text can be encoded.

    Raises:
        JsonError: The text has an unpaired surrogate.
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        raise JsonError("the text holds a half of a surrogate pair, which is not a character", "half") from None


def depth(text: str) -> int:
    """Return the number of arrays and objects that are still open at the end of a text.

    Raises:
        JsonError: The text nests deeper than ``MAX_DEPTH``.
    """
    levels = 0
    for match in _BRACKET_OR_STRING.finditer(text):
        sign = text[match.start()]
        if sign in "[{":
            _check_levels(MAX_DEPTH + 1 - levels)
            levels += 1
        elif sign in "]}":
            levels -= 1
    return levels


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    members = dict(pairs)
    if len(members) < len(pairs):
        key = next(key for key, _ in pairs if members.pop(key, pairs) is pairs)
        raise JsonError(f"the key {quoted(key)} is there twice", "twice", shortened(key))
    return members


def _integer(text: str) -> int:
    if len(text) > MAX_NUMBER_LENGTH:
        raise JsonError(f"a number has more than {MAX_NUMBER_LENGTH} characters", "number", shortened(text))
    return int(text)


def _real(text: str) -> float:
    if len(text) > MAX_NUMBER_LENGTH:
        raise JsonError(f"a number has more than {MAX_NUMBER_LENGTH} characters", "number", shortened(text))
    number = float(text)
    if not math.isfinite(number):
        raise JsonError(f"the number {text} is too large", "number", text)
    return number


def _constant(text: str) -> NoReturn:
    raise JsonError(f"not JSON: {text} is no number", "constant", text)


_DECODER, _STRICT_DECODER = (
    json.JSONDecoder(object_pairs_hook=_object, parse_int=integer, parse_float=_real, parse_constant=_constant)
    for integer in (None, _integer)  # a function for each integer takes a quarter more time
)
