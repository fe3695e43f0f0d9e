"""Tests for compiling the page's Python: without types and line numbers, which a traceback gets back from tables."""

import re
import traceback
from marshal import loads
from typing import Any

import pytest

from web.app.loading.lines import with_lines
from web.build.compile_in_pyodide import ENTRY, code_of, line_tables, pyc_of, without_types
from web.build.packs import PYC_HEAD

SOURCE = b"""
def divide(number):
    return [whole // 0 for whole in range(number)]

def call(number):
    try:
        return divide(number)
    except ZeroDivisionError as error:
        raise ValueError('no quotient') from error
"""


def test_a_traceback_names_functions_and_gets_its_lines_from_the_tables() -> None:
    namespace: dict[str, object] = {}
    code = code_of(SOURCE, "divide.py")
    exec(loads(pyc_of(code)[PYC_HEAD:]), namespace)
    call = namespace["call"]
    assert callable(call)
    with pytest.raises(ValueError, match="no quotient") as raised:
        call(3)
    bare = "".join(traceback.format_exception(raised.value))
    assert "in divide" in bare
    assert "line 3, in divide" not in bare
    tables = {"divide.py": dict(line_tables(code))}
    for error in (raised.value, raised.value.__cause__):
        assert error is not None
        error.__traceback__ = with_lines(error.__traceback__, tables)
    told = "".join(traceback.format_exception(raised.value))
    assert "line 3, in divide" in told
    assert "line 7, in call" in told
    assert "line 9, in call" in told
    assert f'{__file__}", line ' in told


def test_each_instruction_has_its_entry_in_the_table() -> None:
    for statements in range(3 * ENTRY):
        code = loads(pyc_of(code_of(b"x = 0\n" * statements, "x.py"))[PYC_HEAD:])
        places = [*code.co_positions()]
        assert len(places) == len(code.co_code) // 2, statements
        assert {place[0] for place in places} == {None}, statements


TYPED = b"""
from typing import TYPE_CHECKING, NamedTuple
if TYPE_CHECKING:
    from nowhere import T
    SIZE = 1
else:
    SIZE = 2
LIMIT: int = SIZE

class Point(NamedTuple):
    x: int

    async def wait(self, time: Missing, *more: Missing, size: int = 3, **rest: Missing) -> Missing:
        def inner(x: T) -> T: ...
        return inner
"""


def test_only_annotations_that_are_read_stay() -> None:
    namespace: dict[str, Any] = {}
    code = code_of(without_types(TYPED), "typed.py")
    exec(loads(pyc_of(code)[PYC_HEAD:]), namespace)
    point = namespace["Point"]
    assert (namespace["LIMIT"], point(x=1)) == (2, (1,))
    assert "LIMIT" not in namespace.get("__annotations__", {})
    assert point.__annotations__ == {"x": int}
    assert point.wait.__annotations__ == {"size": int}
    assert not {b"nowhere", b"Missing"} & {*re.findall(rb"nowhere|Missing", pyc_of(code))}
