"""Tests for PyScript as shipped."""

import re

import pytest

from web.build import pyscript
from web.build.paths import PYSCRIPT, BuildError
from web.build.pyscript import NOTHING, NOTICE, WRITING, pyscript_files, without_python


def test_python_library_is_removed_from_the_core() -> None:
    text = "a=" + WRITING + ',b=1;w(".",{pyscript:{"x.py":"print({\\"}\\": 1})",deep:{"y.py":"}}"}}}),c={d:2};'
    assert without_python(text) == f'{NOTICE}a={NOTHING},b=1;w(".",{{}}),c={{d:2}};'


def test_only_the_core_of_pyscript_is_shipped_without_its_python_library() -> None:
    dist = PYSCRIPT / "dist"
    names = pyscript_files(dist)
    assert [re.sub(r"-[\w-]{8}\.", ".", name) for name in names] == ["core.js", "core.js", "error.js"]
    (core,) = (text for name in names if WRITING in (text := (dist / name).read_text(encoding="utf-8")))
    lean = without_python(core)
    assert "RUNNING_IN_WORKER" in core
    assert "RUNNING_IN_WORKER" not in lean
    assert len(core) * 0.5 < len(lean) < len(core) * 0.85


def test_unknown_version_of_pyscript_stops_the_build(
    tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path_factory.mktemp("pyscript")
    (folder / "dist").mkdir()
    (folder / "dist" / "core.js").write_text('import("./error-1.js")', encoding="utf-8")
    (folder / "dist" / "error-1.js").write_text("", encoding="utf-8")
    monkeypatch.setattr(pyscript, "PYSCRIPT", folder)
    with pytest.raises(BuildError, match="no longer writes"):
        pyscript.write_pyscript(folder / "out")
    pyscript.write_pyscript(folder / "stock", stock=True)
    assert {path.name for path in (folder / "stock").iterdir()} == {"core.js", "error-1.js"}
