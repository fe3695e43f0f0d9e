"""Tests for modules cut from Pyodide's program: only they, their functions and their tables are gone."""

import pytest

from web.build.paths import PYODIDE, BuildError
from web.build.slim_pyodide.cut_modules import CUT, LIBRARIES, defined_slots, module_list, type_slots, without_modules
from web.build.slim_pyodide.runtime import PROGRAM
from web.build.slim_pyodide.wasm import WORD, Program, changed, constants, read_program, unsigned

LIST_OF_MODULES = 90 * 2 * WORD
"""Bytes of Python's list of modules."""


@pytest.fixture(scope="module")
def content() -> bytes:
    """Return Pyodide's program as published."""
    return (PYODIDE / PROGRAM).read_bytes()


@pytest.fixture(scope="module")
def before(content: bytes) -> Program:
    """Return that program, parsed."""
    return read_program(content)


@pytest.fixture(scope="module")
def after(content: bytes) -> Program:
    return read_program(without_modules(content))


def test_a_program_without_changes_is_written_as_it_was(before: Program) -> None:
    again = read_program(changed(before, (), (), {}))
    assert (again.memory, again.table) == (before.memory, before.table)
    old, new = ([one.content[slice(*span)] for span in one.bodies[::100]] for one in (before, again))
    assert old == new


def test_only_the_cut_modules_leave_the_list(before: Program, after: Program) -> None:
    start, modules = module_list(before)
    entries = [(after.word(start + n), after.word(start + n + WORD)) for n in range(0, LIST_OF_MODULES, 2 * WORD)]
    left = [(after.text(name).decode(), slot) for name, slot in entries if name]
    assert left == [module for module in modules if module[0] not in CUT]
    assert entries[len(left) :] == [(0, 0)] * len(CUT)


def test_functions_of_other_modules_stay_in_the_table(before: Program, after: Program) -> None:
    _, modules = module_list(before)
    for name, slot in modules:
        if name not in CUT:
            own = defined_slots(before, slot)
            types = {
                found for one in own for place in constants(before.body(one)) for found in type_slots(before, place)
            }
            assert own | types | ({slot} - {0}) <= after.table.keys(), name
    assert all(before.table[slot] == index for slot, index in after.table.items())


def test_named_functions_stay_in_the_table_unless_they_create_a_cut_module(before: Program, after: Program) -> None:
    gone = before.table.keys() - after.table.keys()
    prefixes = tuple(prefix for library in LIBRARIES for prefix in library)
    names = {name for slot in gone for name in before.names(slot) if not name.startswith(prefixes)}
    assert names == {f"PyInit_{name}" for name in CUT}
    assert len(gone) > 1500


def test_all_other_data_stays(before: Program, after: Program) -> None:
    start, _ = module_list(before)
    assert len(after.memory) == len(before.memory)
    differing = [n for n, (old, new) in enumerate(zip(before.memory, after.memory, strict=True)) if old != new]
    data = [n for n in differing if not start <= n < start + LIST_OF_MODULES]
    assert len(data) > 500_000
    assert not any(after.memory[n] for n in data)


def test_missing_module_or_unknown_form_stops_the_build(content: bytes) -> None:
    names = {b"_codecs_cn": "list of modules is no longer found", b"_zstd": "no longer has the modules _zstd"}
    for name, fault in names.items():
        with pytest.raises(BuildError, match=fault):
            without_modules(content.replace(b"\0" + name + b"\0", b"\0" + name.upper() + b"\0"))
    with pytest.raises(BuildError, match="lacks a section"):
        read_program(content[:8])
    _, (start, end) = next(section for section in read_program(content).sections if section[0] == 9)
    head = content[start:end]
    with pytest.raises(BuildError, match="without a fixed address"):
        read_program(content[:start] + head[:1] + b"\1" + head[2:] + content[end:])


def test_numbers_are_read_and_written_in_leb128() -> None:
    assert [unsigned(number) for number in (0, 127, 128, 16384)] == [b"\0", b"\x7f", b"\x80\1", b"\x80\x80\1"]
    assert constants(b"\x41\x05\x41\x80\x08\x41\x7f\x0b") == {5, 1024, -1}
