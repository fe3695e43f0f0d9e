"""Parameters of tests of which `make test` runs the first, and `make test-all` every one."""

from collections.abc import Iterable, Sequence
from typing import Any

import pytest


def first_of(values: Iterable[Any]) -> list[Any]:
    """Return the values of one parameter; all but the first are marked `thorough`."""
    return first_row_of((value,) for value in values)


def first_row_of(rows: Iterable[Sequence[Any]]) -> list[Any]:
    """Return the values of several parameters; all rows but the first are marked `thorough`."""
    return [further(*row) if at else pytest.param(*row) for at, row in enumerate(rows)]


def further(*row: Any) -> Any:
    """Return the values of several parameters, marked `thorough`."""
    return pytest.param(*row, marks=pytest.mark.thorough)
