"""Checks for the notation of every game."""

from collections.abc import Callable

import pytest

from hofgarten.game import IllegalMove


def assert_refused(read_event: Callable[[str], object], text: str, rule: str) -> None:
    """Check that a text is refused with the rule and in a short sentence."""
    with pytest.raises(IllegalMove) as caught:
        read_event(text)
    assert caught.value.rule == rule
    assert len(str(caught.value)) < 200
    str(caught.value).encode()
