"""Figures of a part as JSON, one file for each part: they stay in the report until the part is measured again."""

import json
import platform
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from math import isfinite, nan
from os import cpu_count
from typing import Any, Final

from bench.model import Part, Row

FOLDER: Final = "figures"


@dataclass(frozen=True)
class Measured:
    """A part, with the date and the machine of its measurement."""

    part: Part
    measured: str
    """For example "2026-01-31, Python 3.14.0, 2 cores, x86_64"."""


def measured_now(part: Part) -> Measured:
    """Return a part that was measured just now on this machine."""
    today = datetime.now(UTC).date().isoformat()
    python = platform.python_version()
    return Measured(part, f"{today}, Python {python}, {cpu_count()} cores, {platform.machine()}")


def write(found: Measured) -> str:
    """Return all figures of a part as JSON; missing figures are null."""
    return json.dumps(_finite(asdict(found)), indent=1, allow_nan=False) + "\n"


def read(text: str) -> Measured:
    """Return the part that ``write`` has written."""
    raw = json.loads(text)
    part = raw["part"]
    rows = [Row(**{**row, "runs": _numbers(row["runs"])}) for row in part["rows"]]
    return Measured(Part(part["title"], rows, part["notes"]), raw["measured"])


def _finite(value: Any) -> Any:
    """Return plain data with null instead of each number that JSON does not support."""
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
