"""Settings of all tests."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.kit import built_page
from tests.kit.built_page import pytest_report_header  # noqa: F401 - a hook
from tests.kit.flower_bed.game import FLOWER_BED
from tests.kit.games import more_games

# A busy machine fails no test: the duration of an example is not checked.
settings.register_profile("hofgarten", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("fuzz", settings.get_profile("hofgarten"), max_examples=500, print_blob=True)
settings.register_profile("brief", settings.get_profile("hofgarten"), max_examples=25)
settings.load_profile("hofgarten")


def pytest_configure(config: pytest.Config) -> None:
    """Choose fewer examples of each property where the tests marked `thorough` are left out, and check the page."""
    built_page.check(config)
    if config.option.markexpr == "not thorough":
        settings.load_profile("brief")


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option to test a page that is already built."""
    built_page.add_option(parser)


@pytest.fixture(scope="module")
def flower_bed() -> Iterator[None]:
    """Register the example game for the tests of a module."""
    with more_games(FLOWER_BED):
        yield
