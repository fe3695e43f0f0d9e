"""Tests for compiling the page's Python: modules of the standard library have no line numbers."""

import traceback
from marshal import loads

import pytest

from web.build.compile_in_pyodide import ENTRY, compiled
from web.build.packs import PYC_HEAD

SOURCE = """
def divide(number):
    return [whole // 0 for whole in range(number)]
"""


@pytest.mark.parametrize("lines", [True, False])
def test_a_traceback_names_functions_and_lines_unless_they_are_left_out(lines: bool) -> None:
    namespace: dict[str, object] = {}
    exec(loads(compiled(SOURCE.encode(), "divide.py", lines=lines)[PYC_HEAD:]), namespace)
    divide = namespace["divide"]
    assert callable(divide)
    with pytest.raises(ZeroDivisionError) as raised:
        divide(3)
    told = "".join(traceback.format_exception(raised.value))
    assert "in divide" in told
    assert ("line 3, in divide" in told) is lines


@pytest.mark.parametrize("statements", range(3 * ENTRY))
def test_each_instruction_has_its_entry_in_the_table(statements: int) -> None:
    code = loads(compiled(b"x = 0\n" * statements, "x.py", lines=False)[PYC_HEAD:])
    places = [*code.co_positions()]
    assert len(places) == len(code.co_code) // 2
    assert {place[0] for place in places} == {None}
