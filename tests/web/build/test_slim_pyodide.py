"""Pyodide as it is shipped: without what nothing can call, and with all that Python could do before."""

import json
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from web.build import slim_pyodide
from web.build.paths import PYODIDE, BuildError
from web.build.slim_pyodide import GLUE, LOADER, NOTICE, PROGRAM, without_exports, without_libraries, without_screens, write_runtime

TRIALS = Path(__file__).parent / "slim_pyodide" / "trials.mjs"

MANY = ",".join(f"_x{number}" for number in range(60))
EXPORTS = f"""var memory,{MANY},_named,_told,_asked;function assign(wasmExports){{\
memory=Module["memory"]=wasmMemory=wasmExports["memory"];_x7=Module["_x7"]=wasmExports["x7"];\
_named=Module["_named"]=wasmExports["named"].value>>>0;_told=Module["_told"]=wasmExports["told"];\
_asked=Module["_asked"]=wasmExports["asked"]}};f(_named);g("told");"""
"""A script that gives names to exports, as Pyodide's does; it uses `_named` and `told` itself."""
LIBRARIES = """function _a(){};_a.sig="vi";function b(){};b.sig="i";Module["_a"]=_a;Module["b"]=b;Module["PATH"]=PATH;\
var requested=Browser.requested;Module["requested"]=requested;MainLoop.init();\
if(typeof Browser!="undefined")Browser.init();var wasmImports={one:_a,b,other:b};Module.b(SDL.PATH);x=eval("1")"""
"""A script with libraries, as Pyodide's is one; `b` it reads of what it offers."""


@pytest.fixture(scope="module")
def cut(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with Pyodide's scripts as they are shipped."""
    folder = tmp_path_factory.mktemp("cut")
    write_runtime(folder)
    return folder


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with Pyodide's scripts as they were; what lies beside its package is out of its reach, too."""
    folder = tmp_path_factory.mktemp("whole")
    for name in (LOADER, GLUE, PROGRAM):
        shutil.copyfile(PYODIDE / name, folder / name)
    return folder


def tried(folder: Path) -> dict[str, Any]:
    """Return what each trial found in the Pyodide of a folder."""
    command = ["node", str(TRIALS), str(folder), str(PYODIDE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - our own script
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_python_does_all_that_it_could_do_before_the_cut(whole: Path, cut: Path) -> None:
    with ThreadPoolExecutor() as threads:
        before, after = threads.map(tried, (whole, cut))
    assert before.keys() == after.keys()
    for name, found in before.items():
        assert after[name] == found, name


def test_most_of_the_script_and_a_tenth_of_the_program_are_cut(whole: Path, cut: Path) -> None:
    assert (cut / GLUE).stat().st_size < 0.28 * (whole / GLUE).stat().st_size
    assert (cut / PROGRAM).stat().st_size < 0.91 * (whole / PROGRAM).stat().st_size
    assert (cut / LOADER).read_bytes() == (whole / LOADER).read_bytes()


def test_the_script_says_that_it_was_changed(cut: Path) -> None:
    assert (cut / GLUE).read_text(encoding="utf-8").startswith(NOTICE)


def test_what_was_cut_is_kept_for_the_next_build(cut: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(slim_pyodide, "cut_runtime", lambda _: pytest.fail("cut again"))
    write_runtime(tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {
        path.name: path.read_bytes() for path in cut.iterdir()
    }


def test_exports_that_a_script_names_stay() -> None:
    text = without_exports(EXPORTS, {"_asked"})
    for name in ("memory", "_named", "_told", "_asked"):
        assert re.search(rf'[;{{]{name}=Module\["{name}"\]', text)
    assert "_x7" not in text
    assert text.startswith("var memory,_x0,")
    assert ",_x6,_x8," in text


def test_a_name_that_only_a_running_script_knows_is_noticed() -> None:
    with pytest.raises(BuildError, match=r"not written in it: wasmExports\[name"):
        without_exports(f"{EXPORTS}wasmExports[name]()", set())


@pytest.mark.parametrize("change", [("wasmExports[", "exported["), ("Module[", "module[")])
def test_another_way_of_naming_exports_is_noticed(change: tuple[str, str]) -> None:
    with pytest.raises(BuildError, match="no longer written as it was"):
        without_exports(EXPORTS.replace(*change), set())


def test_what_is_not_imported_any_more_is_named_no_more() -> None:
    text = without_libraries(LIBRARIES, {"other"}, set())
    assert "var wasmImports={other:b};" in text
    assert re.findall(r"(\w+)\.sig", text) == ["b"]
    assert re.findall(r'Module\["(\w+)"\]', text) == ["b"]
    assert not {"Browser", "MainLoop"} & set(re.findall(r"\w+", text))
    assert text.endswith('x=(0,eval)("1")')


def test_a_library_to_which_something_still_leads_is_noticed() -> None:
    assert without_screens("f();") == "f();"
    with pytest.raises(BuildError, match="still uses Browser"):
        without_screens("if(x)Browser.init();")


def test_what_others_ask_for_is_offered_still() -> None:
    assert 'Module["PATH"]=PATH;' in without_libraries(LIBRARIES, {"other"}, {"PATH"})


def test_an_import_that_the_script_does_not_give_is_noticed() -> None:
    with pytest.raises(BuildError, match="no longer gives missing"):
        without_libraries(LIBRARIES, {"other", "missing"}, set())


@pytest.mark.parametrize("gone", ["MainLoop.init();", '_a.sig="vi";', 'Module["_a"]=_a;'])
def test_libraries_that_are_written_otherwise_are_noticed(gone: str) -> None:
    text = re.sub(
        r'var requested.*?;|Module\["requested"\]=requested;|if\(typeof.*?;|Module\["PATH"\]=PATH;', "", LIBRARIES
    )
    with pytest.raises(BuildError, match="no longer written as it was"):
        without_libraries(text.replace(gone, ""), {"other"}, set())
