"""Test helper: compile files as the build does, for tests of packs."""

from web.build.compile_in_pyodide import compiled


def pyc(source: str) -> bytes:
    """Return the content of a `.pyc` file."""
    return compiled(source.encode(), "test.py", lines=True)
