"""Figures of a part as JSON, in a file of its own: they stay in the report till that part is measured anew."""

import json
import platform
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from math import isfinite, nan
from os import cpu_count
from typing import Any, Final

from bench.model import Curve, Part, Row

FOLDER: Final = "figures"


@dataclass(frozen=True)
class Measured:
    """A part, and when and where it was measured."""

    part: Part
    measured: str
    """Such as "2026-01-31, Python 3.14.0, 2 cores, x86_64"."""


def measured_now(part: Part) -> Measured:
    """Return a part that has just been measured on this machine."""
    today = datetime.now(UTC).date().isoformat()
    python = platform.python_version()
    return Measured(part, f"{today}, Python {python}, {cpu_count()} cores, {platform.machine()}")


def write(found: Measured) -> str:
    """Return all figures of a part as JSON; what could not be measured is null."""
    return json.dumps(_finite(asdict(found)), indent=1, allow_nan=False) + "\n"


def read(text: str) -> Measured:
    """Return what ``write`` has written."""
    raw = json.loads(text)
    part = raw["part"]
    rows = [Row(**{**row, "runs": _numbers(row["runs"])}) for row in part["rows"]]
    curves = [Curve(**curve) for curve in part["curves"]]
    return Measured(Part(part["title"], rows, curves, part["notes"]), raw["measured"])


def _finite(value: Any) -> Any:  # noqa: ANN401 - any part of what JSON holds
    """Return plain data with null for every number that JSON does not know."""
    match value:
        case dict():
            return {key: _finite(each) for key, each in value.items()}
        case list() | tuple():
            return [_finite(each) for each in value]
        case float() if not isfinite(value):
            return None
    return value


def _numbers(runs: Mapping[str, list[float | None]]) -> dict[str, list[float]]:
    return {name: [nan if number is None else number for number in figures] for name, figures in runs.items()}
