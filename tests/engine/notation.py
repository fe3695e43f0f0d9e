"""What tests of every game's notation ask of it."""

from collections.abc import Callable
from typing import TypeVar

import pytest

from hofgarten.game import IllegalMove

E = TypeVar("E")


def assert_refused(read_event: Callable[[str], object], text: str, rule: str) -> None:
    """Make sure that a text is no event, and that this is said shortly, with the rule."""
    with pytest.raises(IllegalMove) as caught:
        read_event(text)
    assert caught.value.rule == rule
    assert len(str(caught.value)) < 200
    str(caught.value).encode()


def assert_unbroken(read_event: Callable[[str], E], write_event: Callable[[E], str], text: str) -> None:
    """Make sure that a text is either no event or written again as it was read."""
    try:
        event = read_event(text)
    except IllegalMove:
        return
    assert write_event(event) == text
