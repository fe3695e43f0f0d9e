"""Tests for Pyodide as shipped: smaller, but with unchanged behavior of Python."""

import json
import re
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from web.build.paths import PYODIDE, PYSCRIPT, BuildError
from web.build.pyscript import pyscript_files
from web.build.slim_pyodide import runtime
from web.build.slim_pyodide.__main__ import main
from web.build.slim_pyodide.cut_modules import CUT
from web.build.slim_pyodide.runtime import (
    GLUE,
    LOADER,
    PROGRAM,
    without_exports,
    without_libraries,
    without_screens,
    write_runtime,
)

TRIALS = Path(__file__).parent / "slim_pyodide" / "trials.mjs"

MANY = ",".join(f"_x{number}" for number in range(60))
EXPORTS = f"""var memory,{MANY},_named,_told,_asked;function assign(wasmExports){{\
memory=Module["memory"]=wasmMemory=wasmExports["memory"];_x7=Module["_x7"]=wasmExports["x7"];\
_named=Module["_named"]=wasmExports["named"].value>>>0;_told=Module["_told"]=wasmExports["told"];\
_asked=Module["_asked"]=wasmExports["asked"]}};f(_named);g("told");"""
"""A script that names exports like Pyodide's; it uses `_named` and `told` itself."""
LIBRARIES = """function _a(){};_a.sig="vi";function b(){};b.sig="i";Module["_a"]=_a;Module["b"]=b;Module["PATH"]=PATH;\
var requested=Browser.requested;Module["requested"]=requested;MainLoop.init();\
if(typeof Browser!="undefined")Browser.init();var wasmImports={one:_a,b,other:b};Module.b(SDL.PATH);x=eval("1")"""
"""A script with libraries like Pyodide's; it reads `b` of its public variables."""


@pytest.fixture(scope="module")
def cut(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the shipped scripts of Pyodide."""
    folder = tmp_path_factory.mktemp("cut")
    write_runtime(folder)
    return folder


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the original scripts of Pyodide, copied so that the rest of its package is out of reach."""
    folder = tmp_path_factory.mktemp("whole")
    write_runtime(folder, stock=True)
    return folder


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def tried(folder: Path, *options: str) -> dict[str, Any]:
    """Return the results of all trials with the Pyodide in a folder."""
    command = ["node", str(TRIALS), str(folder), str(PYODIDE), *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_stock_pyodide_is_shipped_as_published(whole: Path) -> None:
    assert contents(whole) == {name: (PYODIDE / name).read_bytes() for name in (LOADER, GLUE, PROGRAM)}


@pytest.mark.thorough
def test_the_command_reduces_another_folder_in_the_same_way(cut: Path, tmp_path: Path) -> None:
    scripts = [str(PYSCRIPT / "dist" / name) for name in pyscript_files(PYSCRIPT / "dist")]
    assert main([str(PYODIDE), str(tmp_path / "new"), *scripts]) == 0
    assert contents(cut).items() <= contents(tmp_path / "new").items()
    assert (tmp_path / "new" / "python_stdlib.zip").exists()


def test_the_command_says_what_is_wrong_with_a_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path), str(tmp_path / "new")]) == 1
    assert LOADER in capsys.readouterr().err


@pytest.mark.thorough
def test_slimmed_pyodide_behaves_like_the_original(whole: Path, cut: Path) -> None:
    with ThreadPoolExecutor() as threads:
        original = threads.submit(tried, whole, "hide")
        after, before = tried(cut), original.result()
    assert before.keys() == after.keys()
    for name, found in before.items():
        assert after[name] == found, name
    told = {name.removeprefix("import ").partition(";")[0]: text for name, text in after.items() if ";" in name}
    modules = (*CUT, "sqlite3", "compression.zstd")
    assert all(told[name].startswith("ModuleNotFoundError: No module named ") for name in modules)
    assert all("LookupError: unknown encoding" in text for name, text in after.items() if name.startswith("'水'"))


def test_most_of_the_script_and_much_of_the_program_are_removed(whole: Path, cut: Path) -> None:
    assert (cut / GLUE).stat().st_size < 0.28 * (whole / GLUE).stat().st_size
    assert (cut / PROGRAM).stat().st_size < 0.77 * (whole / PROGRAM).stat().st_size
    assert (cut / LOADER).read_bytes() == (whole / LOADER).read_bytes()


def test_slimmed_runtime_is_cached_for_the_next_build(
    cut: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runtime, "cut_runtime", lambda *_, **__: pytest.fail("cut again"))
    write_runtime(tmp_path)
    assert contents(tmp_path) == contents(cut)


def test_exports_that_a_script_names_stay() -> None:
    text = without_exports(EXPORTS, {"_asked"})
    for name in ("memory", "_named", "_told", "_asked"):
        assert re.search(rf'[;{{]{name}=Module\["{name}"\]', text)
    assert "_x7" not in text
    assert text.startswith("var memory,_x0,")
    assert ",_x6,_x8," in text


def test_name_computed_at_run_time_stops_the_build() -> None:
    with pytest.raises(BuildError, match=r"not written in it: wasmExports\[name"):
        without_exports(f"{EXPORTS}wasmExports[name]()", set())


@pytest.mark.parametrize("change", [("wasmExports[", "exported["), ("Module[", "module[")])
def test_unknown_form_of_exports_stops_the_build(change: tuple[str, str]) -> None:
    with pytest.raises(BuildError, match="no longer written as it was"):
        without_exports(EXPORTS.replace(*change), set())


def test_functions_that_are_no_longer_imported_are_removed() -> None:
    text = without_libraries(LIBRARIES, {"other"}, set())
    assert "var wasmImports={other:b};" in text
    assert re.findall(r"(\w+)\.sig", text) == ["b"]
    assert re.findall(r'Module\["(\w+)"\]', text) == ["b"]
    assert not {"Browser", "MainLoop"} & set(re.findall(r"\w+", text))
    assert text.endswith('x=(0,eval)("1")')
    others = without_libraries(LIBRARIES, {"other"}, {"PATH"})
    assert 'Module["PATH"]=PATH;' in others, "other scripts read it"


def test_missing_import_or_a_screen_library_that_is_still_used_stops_the_build() -> None:
    assert without_screens("f();") == "f();"
    with pytest.raises(BuildError, match="still uses Browser"):
        without_screens("if(x)Browser.init();")
    with pytest.raises(BuildError, match="no longer gives missing"):
        without_libraries(LIBRARIES, {"other", "missing"}, set())


@pytest.mark.parametrize("gone", ["MainLoop.init();", '_a.sig="vi";', 'Module["_a"]=_a;'])
def test_unknown_form_of_libraries_stops_the_build(gone: str) -> None:
    text = re.sub(
        r'var requested.*?;|Module\["requested"\]=requested;|if\(typeof.*?;|Module\["PATH"\]=PATH;', "", LIBRARIES
    )
    with pytest.raises(BuildError, match="no longer written as it was"):
        without_libraries(text.replace(gone, ""), {"other"}, set())
