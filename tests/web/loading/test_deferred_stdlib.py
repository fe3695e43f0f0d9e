"""Tests for deferred modules: empty when imported, replaced by the real ones when used."""

import importlib
import sys
from collections.abc import Callable, Mapping
from importlib.machinery import ModuleSpec
from pathlib import Path
from types import ModuleType

import pytest

from tests.web.compiling import pyc
from web.app.loading import deferred_stdlib
from web.app.loading.deferred_stdlib import Deferred, DeferredFinder
from web.app.loading.pack import Pack
from web.build import packs

REAL: Mapping[str, bytes] = {
    "heavy.pyc": pyc("import loaded\nloaded.names.append(__name__)\nx = 1\nkind = 'real'\ndef f(): return x"),
    "roomy/__init__.pyc": pyc("__all__ = ('y',)\nimport loaded\nloaded.names.append(__name__)\ny = 2"),
    "roomy/below.pyc": pyc("from roomy import y as above\ny = above + 1"),
    "roomy/part.pyc": pyc("__all__ = ('z',)\nz = 4"),
}
READ: Mapping[str, Callable[[], Mapping[str, object]]] = {
    "heavy": lambda: {"kind": "read"},
    "roomy": dict,
    "roomy.part": lambda: deferred_stdlib.NOTHING,
    "gone": dict,
}


@pytest.fixture(autouse=True)
def loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Defer three modules; return the list of those that are loaded later."""
    path = tmp_path / "pack"
    path.write_bytes(packs.pack_bytes(REAL))
    pack = Pack(str(path))
    monkeypatch.setattr(deferred_stdlib, "READ", READ)
    monkeypatch.setattr(deferred_stdlib, "PACKAGES", {"roomy"})
    monkeypatch.setattr(sys, "meta_path", [DeferredFinder(pack), *sys.meta_path, pack])
    for name in ("heavy", "roomy", "roomy.below", "roomy.part", "gone"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    names: list[str] = []
    module = ModuleType("loaded")
    vars(module)["names"] = names
    monkeypatch.setitem(sys.modules, "loaded", module)
    return names


def test_a_module_is_loaded_when_it_is_used(loaded: list[str]) -> None:
    heavy = importlib.import_module("heavy")
    assert heavy.kind == "read", "values that are read at import time need no real module"
    assert not loaded
    assert heavy.f() == 1
    assert loaded == ["heavy"]
    assert heavy.kind == "real"
    assert heavy is importlib.import_module("heavy")
    assert heavy.f() == 1
    with pytest.raises(AttributeError, match="nothing"):
        _ = heavy.nothing
    assert loaded == ["heavy"], "it is loaded once"


def test_attribute_probes_of_python_load_no_module_and_a_missing_attribute_does(loaded: list[str]) -> None:
    heavy = importlib.import_module("heavy")
    assert not any(hasattr(heavy, name) for name in deferred_stdlib.PROBED)
    assert not loaded
    with pytest.raises(AttributeError, match="nothing"):
        _ = heavy.nothing
    assert loaded == ["heavy"]


def test_modules_of_a_deferred_package_can_be_imported(loaded: list[str]) -> None:
    roomy = importlib.import_module("roomy")
    assert roomy.__path__ == []
    assert not loaded
    assert importlib.import_module("roomy.below").y == 3
    assert loaded == ["roomy"]


def test_missing_module_raises_when_it_is_used() -> None:
    gone = importlib.import_module("gone")
    with pytest.raises(ModuleNotFoundError, match="gone"):
        _ = gone.anything


def test_all_deferred_modules_can_be_loaded(loaded: list[str]) -> None:
    importlib.import_module("roomy")
    importlib.import_module("roomy.part")
    assert not loaded
    deferred_stdlib.load_all()
    assert loaded == ["roomy"]
    assert sys.modules["roomy"].z == 4, "a package exports the names of its modules"
    importlib.import_module("heavy")
    assert loaded == ["roomy", "heavy"], "no module is deferred any more"


def test_other_modules_are_not_deferred() -> None:
    finder = DeferredFinder()
    assert finder.find_spec("json") is None
    spec = finder.find_spec("heavy")
    assert isinstance(spec, ModuleSpec)
    assert isinstance(finder.create_module(spec), Deferred)
