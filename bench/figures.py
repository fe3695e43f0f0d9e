"""Figures in a file for each part, written as they are measured. They stay until the part is measured again."""

import json
import platform
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass, field, replace
from datetime import UTC, datetime
from math import isfinite
from os import cpu_count
from pathlib import Path

from bench.rows import PEERS, ROWS, Figure


class MissingFiguresError(RuntimeError):
    """A part has no figure, or none that is a number, for one of its rows."""


@dataclass(frozen=True)
class Measured:
    """Figures with the date and the machine of their measurement."""

    when: str
    """For example "2026-01-31, Python 3.14.0, 2 cores, x86_64"."""
    figures: dict[str, dict[str, list[float]]] = field(default_factory=dict)
    """Row's key -> subject -> figures in the order of the runs."""
    failed: str = ""
    """The error of the last measurement."""

    @property
    def subjects(self) -> list[str]:
        """Subjects of our own with figures."""
        return list(dict.fromkeys(name for by_name in self.figures.values() for name in by_name if name not in PEERS))


def write(folder: Path, part: str, found: Measured) -> None:
    """Write the figures of a part."""
    folder.mkdir(parents=True, exist_ok=True)
    text = json.dumps(asdict(found), indent=1)
    (folder / f"{part}.json").write_text(f"{text}\n", encoding="utf-8")


def read(folder: Path) -> dict[str, Measured]:
    """Return the figures of all parts that have a file."""
    files = {part: folder / f"{part}.json" for part in ROWS}
    return {part: Measured(**json.loads(file.read_text("utf-8"))) for part, file in files.items() if file.exists()}


def record(folder: Path, part: str, measured: Iterable[Figure]) -> None:
    """Write each figure of a part as soon as it is measured. If the part fails, its file keeps them and the error.

    A part that fails before its first figure keeps the figures of an earlier measurement.
    Raises the part's error, or MissingFiguresError.
    """
    today, python = datetime.now(UTC).date().isoformat(), platform.python_version()
    now = Measured(f"{today}, Python {python}, {cpu_count()} cores, {platform.machine()}")
    try:
        for key, subject, value in measured:
            if not isfinite(value):
                raise MissingFiguresError(f"{key} of {subject} is {value}")
            now.figures.setdefault(key, {}).setdefault(subject, []).append(value)
            write(folder, part, now)
        if missing := list(_missing(part, now)):
            raise MissingFiguresError(f"no figures of {', '.join(missing)}")
    except BaseException as error:
        kept = now if now.figures else read(folder).get(part, now)
        write(
            folder, part, replace(kept, failed=" ".join(f"{type(error).__name__}: {error}".replace("`", "'").split()))
        )
        raise


def _missing(part: str, found: Measured) -> Iterator[str]:
    """Yield the keys of rows without a figure of ours, and of figures without a row."""
    keys = {row.key for row in ROWS[part]}
    yield from (key for key in keys if not set(found.figures.get(key, ())) - set(PEERS))
    yield from (f"a row for {key}" for key in found.figures if key not in keys)
