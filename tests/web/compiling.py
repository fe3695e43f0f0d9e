"""Test helper: compile files as the build does, for tests of packs."""

from web.build.compile_in_pyodide import code_of, pyc_of


def pyc(source: str) -> bytes:
    """Return the content of a `.pyc` file."""
    return pyc_of(code_of(source.encode(), "test.py"))
