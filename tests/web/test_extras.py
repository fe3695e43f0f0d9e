"""A second library: whole packages, and parts of packages that the first library has a part of."""

import importlib
import sys
import zipfile
from pathlib import Path

import pytest

from web.extras import Extras


@pytest.fixture(autouse=True)
def extras(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let Python look in a library and in extras."""
    for name, members in {
        "library.zip": {"split/__init__.py": "", "split/here.py": "x = 1", "both.py": "x = 'library'"},
        "extras.zip": {"split/there.py": "x = 2", "whole/__init__.py": "x = 3", "both.py": "x = 'extras'"},
    }.items():
        with zipfile.ZipFile(tmp_path / name, "w") as archive:
            for path, text in members.items():
                archive.writestr(path, text)
    monkeypatch.syspath_prepend(str(tmp_path / "library.zip"))
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path, Extras(str(tmp_path / "extras.zip"))])
    for name in ("split", "split.here", "split.there", "whole", "both"):
        monkeypatch.delitem(sys.modules, name, raising=False)


@pytest.mark.parametrize(("name", "x"), [("split.here", 1), ("split.there", 2), ("whole", 3), ("both", "library")])
def test_extras_are_found_beside_the_library(name: str, x: object) -> None:
    assert importlib.import_module(name).x == x


def test_what_is_nowhere_is_not_found() -> None:
    with pytest.raises(ModuleNotFoundError, match=r"split\.nowhere"):
        importlib.import_module("split.nowhere")
