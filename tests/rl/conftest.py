"""Only `make test-all` installs the packages that these tests import."""

import pytest


def pytest_ignore_collect(config: pytest.Config) -> bool | None:
    """Leave out all files of this folder if the tests marked `thorough` are left out."""
    return True if config.option.markexpr == "not thorough" else None
