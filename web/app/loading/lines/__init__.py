"""The line numbers of a traceback: compiled modules have none, since they are a ninth of a first visit's Python.

The build writes the tables of lines of all our modules to a data file beside this module, in a pack that only a
traceback needs. It is not prefetched: 0.2 MB.
"""

from collections.abc import Mapping
from itertools import islice
from marshal import loads
from types import CodeType, TracebackType
from typing import Any, Final

FILE: Final = "tables.bin"
UNIT: Final = 2
"""Bytes of a unit of bytecode, for which a table of lines has one entry."""

Tables = Mapping[str, Mapping[tuple[str, int], bytes]]
"""Tables of lines: path of a module -> qualified name and first line of a code object -> table."""


def restore_lines(error: BaseException) -> None:
    """Set the lines of an exception's traceback, and of its causes and contexts; raises OSError if they are not here.

    In the source tree there is no such file: modules there have their lines.
    """
    loader: Any = __spec__.loader
    tables: Tables = loads(loader.get_data(f"{__file__.rpartition('/')[0]}/{FILE}"))  # noqa: S302 - of the build
    pending, seen = [error], set[int]()
    while pending:
        current = pending.pop()
        if id(current) not in seen:
            seen.add(id(current))
            current.__traceback__ = with_lines(current.__traceback__, tables)
            pending += filter(None, (current.__cause__, current.__context__))


def with_lines(trace: TracebackType | None, tables: Tables) -> TracebackType | None:
    """Return a traceback whose entries have the lines of these tables; entries of other files stay as they are."""
    entries: list[TracebackType] = []
    while trace is not None:
        entries.append(trace)
        trace = trace.tb_next
    following: TracebackType | None = None
    for entry in reversed(entries):
        entry.tb_next = following
        line = line_of(entry.tb_frame.f_code, entry.tb_lasti, tables)
        following = entry if line is None else TracebackType(following, entry.tb_frame, entry.tb_lasti, line)
    return following


def line_of(code: CodeType, offset: int, tables: Tables) -> int | None:
    """Return the line of the instruction at an offset in bytes; None if it has none or the tables do not have it."""
    table = tables.get(code.co_filename, {}).get((code.co_qualname, code.co_firstlineno))
    if table is None:
        return None
    positions = code.replace(co_linetable=table).co_positions()
    return next(islice(positions, offset // UNIT, None))[0]
