"""Fixtures of the engine's tests."""

from collections.abc import Iterator

import pytest

from tests.kit.flower_bed.game import FLOWER_BED
from tests.kit.games import more_games


@pytest.fixture(scope="module")
def flower_bed() -> Iterator[None]:
    """Register the example game for the tests of a module."""
    with more_games(FLOWER_BED):
        yield
