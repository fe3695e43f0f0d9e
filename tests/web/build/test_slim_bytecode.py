"""Tests for compiled modules: the removed parts, and unchanged behavior."""

import marshal
from types import CodeType
from typing import Any

import pytest

from web.build.slim_bytecode import compiled

HEAD = 16
"""The bytes of a compiled module before its code."""
UNCHECKED_HASH = 1

SOURCE = b'''"""About the module."""

from collections.abc import Mapping, Sequence as Many
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from nowhere import Missing

@dataclass
class Point:
    """About points."""

    x: int
    y: int = 0

class Plain:
    x = 1

def add(one: int, *more: int, by: int = 1, **others: "Missing") -> int:
    """About adding."""
    if not by:
        raise ValueError
    total: int = one + sum(more) * by
    return total

def first(many: Many[Any], names: Mapping[str, Any]) -> Any:
    return many[0] if isinstance(many, Many) else names

async def nothing(x: int) -> None:
    """About nothing."""

TEXT: str = "stays"
"""About the text."""
'''


def run(path: str = "a/b.py", *, ours: bool) -> dict[str, Any]:
    """Return the namespace of the module after running it."""
    code = marshal.loads(compiled(SOURCE, path, ours=ours)[HEAD:])
    assert isinstance(code, CodeType)
    names: dict[str, Any] = {"__name__": __name__}
    exec(code, names)
    return names


@pytest.fixture(params=[True, False])
def names(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Return the namespace of the module, compiled as ours and as a third-party one."""
    return run(ours=request.param)


def test_behavior_is_unchanged(names: dict[str, Any]) -> None:
    assert names["add"](1, 2, 3, by=2) == 11
    assert names["Point"](1) == names["Point"](1, 0)
    assert (names["Plain"].x, names["TEXT"]) == (1, "stays")


def test_docstrings_are_removed(names: dict[str, Any]) -> None:
    assert [names[name].__doc__ for name in ("add", "nothing", "Plain")] == [None] * 3
    assert names.get("__doc__") is None


def test_only_functions_and_modules_of_ours_lose_their_annotations() -> None:
    assert not run(ours=True)["add"].__annotations__
    assert not run(ours=True).get("__annotations__")
    assert set(run(ours=False)["add"].__annotations__) == {"one", "more", "by", "others", "return"}
    assert run(ours=True)["Point"].__annotations__ == {"x": None, "y": None}
    assert run(ours=False)["Point"].__annotations__ == {"x": int, "y": int}


def test_fields_of_actions_keep_their_types() -> None:
    for path in ("web/app/update/match.py", "web/app/games/zen_garden/table/move_input.py"):
        assert run(path, ours=True)["add"].__annotations__ == {"by": int}


def test_only_modules_of_ours_lose_the_imports_of_annotations() -> None:
    imported = {"Mapping", "Many", "dataclass", "TYPE_CHECKING", "Any"}
    assert imported & run(ours=True).keys() == {"Many", "dataclass"}
    assert imported & run(ours=False).keys() == imported


def test_a_traceback_still_names_file_and_line(names: dict[str, Any]) -> None:
    line = SOURCE.decode().splitlines().index("        raise ValueError") + 1
    with pytest.raises(ValueError, match=r"^$") as caught:
        names["add"](1, by=0)
    assert (caught.traceback[-1].lineno + 1, names["add"].__code__.co_filename) == (line, "a/b.py")


def test_hash_is_unchecked_and_the_same_source_gives_the_same_bytes() -> None:
    content = compiled(SOURCE, "a/b.py", ours=True)
    assert int.from_bytes(content[4:8], "little") == UNCHECKED_HASH
    assert content == compiled(SOURCE, "a/b.py", ours=True)
