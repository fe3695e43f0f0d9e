"""Fixtures of the tests of `hofgarten.rl`."""

import pytest


@pytest.fixture
def full(request: pytest.FixtureRequest) -> bool:
    """Return True with the option `--full`: the counts of a release instead of those of every day."""
    return bool(request.config.getoption("--full"))
