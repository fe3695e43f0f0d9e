"""JSON from untrusted sources."""

import json
from collections.abc import Callable
from typing import Any, Final

import pytest
from hypothesis import example, given, strategies as st

from hofgarten import strict_json
from hofgarten.strict_json import MAX_DEPTH, MAX_NUMBER_LENGTH, MAX_TEXT_LENGTH, JsonError, depth, dump, freeze, parse
from tests.kit.counted_lines import growth

VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**38), 10**38)
    | st.floats(allow_nan=False, allow_infinity=False)
    | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=20,
)


@given(VALUES)
def test_reading_returns_the_written_value(value: Any) -> None:
    text = dump(value)
    assert "\n" not in text
    assert parse(text) == value
    assert parse(json.dumps(value, indent=2)) == value


HOSTILE = {
    "empty": "",
    "white space": " \n\t",
    "nothing but quotes": '"' * 999_999,
    "escaped quotes": '"' + '\\"' * 499_000,
    "backslashes": '"' + "\\" * 900_000,
    "arrays": "[" * 999_999,
    "closed arrays": "[" * 400_000 + "]" * 400_000,
    "objects": '{"a":' * 190_000,
    "one level too deep": "[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1),
    "closing": "]" * 999_999,
    "many keys twice": "{" + ",".join(f'"{number}":0' for number in [*range(80_000), 0]) + "}",
    "long number": "9" * 900_000,
    "long negative number": "-" + "9" * 5000,
    "long fraction": "0." + "1" * 900_000,
    "large exponent": "1e999",
    "long exponent": "1e" + "9" * 100,
    "not a number": "[NaN]",
    "infinity": "-Infinity",
    "two values": "{} {}",
    "trailing comma": "[1,]",
    "single quotes": "{'a': 1}",
    "comment": "{} // x",
    "control character": '"a\nb"',
    "half a surrogate pair": '"\\ud83d"',
    "half a surrogate pair as a key": '{"\\udc00": 1}',
    "raw half of a surrogate pair": '"\ud800"',
    "byte order mark": "\ufeff{}",
    "too long": " " * (MAX_TEXT_LENGTH + 1),
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE)
def test_hostile_texts_are_refused_in_one_sentence(text: str) -> None:
    with pytest.raises(JsonError) as caught:
        parse(text)
    assert len(str(caught.value)) < 200
    assert "\n" not in str(caught.value)
    str(caught.value).encode()


@pytest.mark.parametrize("sign", ["", "-"])
def test_a_number_has_at_most_forty_characters(sign: str) -> None:
    longest = sign.ljust(MAX_NUMBER_LENGTH, "1")
    assert parse(f'[{longest}, "{"1" * 99}"]') == [int(longest), "1" * 99]
    refused(f"[{longest}1]")


def refused(text: str) -> None:
    with pytest.raises(JsonError):
        parse(text)


@pytest.mark.parametrize(
    "text",
    [
        lambda size: '"' * size,
        lambda size: '"' + '\\"' * size,
        lambda size: "[]" * size,
        lambda size: "{" + ",".join(f'"{number}":0' for number in [*range(size), 0]) + "}",
        lambda size: "[" + "1," * size + "]",
        lambda size: "[" + "1.5," * size + "]",
    ],
    ids=["quotes", "escaped quotes", "arrays", "keys", "integers", "fractions"],
)
def test_the_cost_of_a_hostile_text_is_linear_in_its_length(text: Callable[[int], str]) -> None:
    assert growth(refused, text, 1001) < 2.2


@given(st.text('"\\[]{}x\n', max_size=40))
def test_the_search_for_brackets_does_not_backtrack(text: str) -> None:
    begins = [place for place, sign in enumerate(text) if sign in '"[]{}']
    assert all(strict_json._BRACKET_OR_STRING.match(text, place) for place in begins), "else it reads on in vain"


class Key(str):
    """A key that counts comparisons."""

    __slots__ = ()
    compared = 0
    __hash__ = str.__hash__

    def __eq__(self, other: object) -> bool:
        """Compare like a text, and count."""
        Key.compared += 1
        return str.__eq__(self, str(other))


def test_a_key_is_not_compared_with_all_other_keys() -> None:
    Key.compared = 0
    assert len(strict_json._object([(Key(number), 0) for number in range(1000)])) == 1000
    assert Key.compared < 1000
    with pytest.raises(JsonError):
        strict_json._object([(Key("a"), 0), (Key("a"), 0)])


@pytest.mark.parametrize("text", ["[" * MAX_DEPTH + "]" * MAX_DEPTH, '"' + "[" * 100 + '"', '["' + '\\"[' * 100 + '"]'])
def test_brackets_in_strings_do_not_nest(text: str) -> None:
    parse(text)


@pytest.mark.parametrize(
    ("text", "levels"), [("", 0), ("{", 1), ('{"a": [', 2), ("{}", 0), ('{"{"', 1), ('{"[', 1), ("]", -1)]
)
def test_depth_counts_open_brackets_at_the_end(text: str, levels: int) -> None:
    assert depth(text) == levels


DEEPEST: Final[Any] = json.loads("[" * MAX_DEPTH + "]" * MAX_DEPTH)
ODD: Final = st.recursive(
    st.sampled_from([10**39, 10**40 - 1, 10**40, -(10**39), -(10**45), str(10**50), f":{10**50}"])
    | st.text('ab\x0b\x1c\n\x85\u2028\u2029\\"[{', max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=2), inner, max_size=4),
)


@given(VALUES | ODD)
@example(DEEPEST)
@example([DEEPEST])
@example("x" * (MAX_TEXT_LENGTH - 1))
def test_a_text_that_is_written_can_be_read_and_is_one_line(value: Any) -> None:
    try:
        text = dump(value)
    except JsonError:
        with pytest.raises(JsonError):
            parse(json.dumps(value))
        return
    assert len(text.splitlines()) == 1
    assert parse(text) == value == freeze(value)


def levels(value: Any) -> int:
    """Return the number of levels of a value."""
    parts = value.values() if isinstance(value, dict) else value if isinstance(value, list | tuple) else ()
    return isinstance(value, dict | list | tuple) + max(map(levels, parts), default=0)


def test_what_is_frozen_is_as_deep_as_what_is_read() -> None:
    assert freeze(DEEPEST) == parse(dump(DEEPEST)) == DEEPEST
    objects = json.loads('{"a":' * MAX_DEPTH + "1" + "}" * MAX_DEPTH)
    assert freeze(objects) == objects
    for deeper in ([DEEPEST, []], {"a": objects}, (DEEPEST, ())):
        assert levels(deeper) > MAX_DEPTH
        with pytest.raises(JsonError, match="deeper"):
            freeze(deeper)


def test_values_that_json_cannot_represent_are_refused() -> None:
    circle: list[Any] = []
    circle.append(circle)
    for value in (float("nan"), float("inf"), {1, 2}, "\ud800", {"\udfff": 1}, b"x", circle):
        with pytest.raises(JsonError):
            dump(value)
