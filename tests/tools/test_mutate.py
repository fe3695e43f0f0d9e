"""``python -m tools mutate``: faults in a file, and those that its tests do not notice."""

import ast
from pathlib import Path

import pytest

from tools.mutate_command import chosen_mutations, nearest_tests, surviving
from tools.mutations import mutations

_SOURCE = '''"""Größe."""


def grown(size: int = 3) -> int:
    if size < 9 and size:
        size += len("größer")
    return min(size, 9)
'''


def test_each_fault_changes_one_place_and_can_be_compiled() -> None:
    source = _SOURCE.encode()
    found = mutations(source)
    assert {(fault.line, fault.before, fault.text) for fault in found} == {
        (4, "3", "4"),
        (5, "size < 9 and size", "(size < 9 or size)"),
        (5, "size < 9", "(size <= 9)"),
        (5, "9", "10"),
        (6, 'size += len("größer")', "pass"),
        (7, "min(size, 9)", "(max(size, 9))"),
        (7, "9", "10"),
    }
    for fault in found:
        assert ast.dump(ast.parse(fault.apply(source))) != ast.dump(ast.parse(source))


def test_the_seed_chooses_the_faults() -> None:
    source = _SOURCE.encode()
    assert chosen_mutations(source, 3, "a") == chosen_mutations(source, 3, "a")
    assert set(chosen_mutations(source, 99, "b")) == set(mutations(source))


@pytest.mark.thorough
def test_only_faults_that_no_test_notices_survive_and_the_file_stays(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    (tmp_path / "tests").mkdir()
    file, test = Path("tools/grown.py"), Path("tests/test_grown.py")
    (tmp_path / file).write_text(_SOURCE, "utf-8")
    (tmp_path / test).write_text("from tools.grown import grown\n\ndef test_it() -> None:\n    assert grown(1) == 7\n")
    (tmp_path / "tests/test_other.py").write_text("def test_nothing() -> None:\n    pass\n")
    assert nearest_tests(tmp_path, file) == [test]
    faults = [fault for fault in mutations((tmp_path / file).read_bytes()) if fault.line in {4, 6}]
    assert [fault.text for fault in surviving(tmp_path, file, faults, [test])] == ["4"]
    assert (tmp_path / file).read_text("utf-8") == _SOURCE
