"""Test helper: compile files as the build does, for tests of packs."""

from web.build.slim_bytecode import compiled_as_it_is


def pyc(source: str) -> bytes:
    """Return the content of a `.pyc` file."""
    return compiled_as_it_is(source.encode(), "test.py")
