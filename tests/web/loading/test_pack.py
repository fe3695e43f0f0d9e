"""Tests for packs: Python imports modules from them, even if one package is in several packs."""

import importlib
import pkgutil
import sys
import zipfile
from collections.abc import Mapping
from io import BytesIO
from pathlib import Path

import pytest

from tests.web.compiling import pyc
from web.app.loading.pack import HEADER, IN_ZIP, NAMES, Pack
from web.build import packs
from web.build.precompress import gzipped

LIBRARY = {
    "split/__init__.pyc": pyc("x = 0"),
    "split/here.pyc": pyc("from split.there import x as there\nx = there - 1"),
    "both.pyc": pyc("x = 'library'"),
    "split/data.json": b"[1]",
}
EXTRAS = {"split/there.pyc": pyc("x = 2"), "whole/__init__.pyc": pyc("x = 3"), "both.pyc": pyc("x = 'extras'")}


def put(path: Path, files: Mapping[str, bytes]) -> Pack:
    path.write_bytes(packs.pack_bytes(files))
    return Pack(str(path))


@pytest.fixture(autouse=True)
def imported(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Make a library and extras importable."""
    found = [put(tmp_path / "library", LIBRARY), put(tmp_path / "extras", EXTRAS)]
    monkeypatch.setattr(sys, "meta_path", [found[0], *sys.meta_path, found[1]])
    for name in ("split", "split.here", "split.there", "whole", "both"):
        monkeypatch.delitem(sys.modules, name, raising=False)


@pytest.mark.parametrize(
    ("name", "x"), [("split", 0), ("split.here", 1), ("split.there", 2), ("whole", 3), ("both", "library")]
)
def test_modules_are_found_in_any_pack(name: str, x: object) -> None:
    assert importlib.import_module(name).x == x


def test_module_has_its_origin_and_a_missing_one_is_not_found(tmp_path: Path) -> None:
    with pytest.raises(ModuleNotFoundError, match=r"split\.nowhere"):
        importlib.import_module("split.nowhere")
    with pytest.raises(ModuleNotFoundError, match="not a package"):
        importlib.import_module("both.below")
    assert importlib.import_module("split.here").__file__ == f"{tmp_path}/library/split/here.py"
    assert importlib.import_module("whole").__file__ == f"{tmp_path}/extras/whole/__init__.py"
    assert importlib.import_module("whole").__package__ == "whole"


def test_modules_of_a_package_can_be_listed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = put(tmp_path / "whole.pack", {**LIBRARY, "split/deep/__init__.pyc": pyc(""), "split/deep/er.pyc": pyc("")})
    monkeypatch.setattr(sys, "meta_path", [whole, *sys.meta_path])
    monkeypatch.setattr(sys, "path_hooks", [whole.folder, *sys.path_hooks])
    found = pkgutil.iter_modules(importlib.import_module("split").__path__, "split.")
    assert {(module.name, module.ispkg) for module in found} == {("split.here", False), ("split.deep", True)}
    with pytest.raises(ImportError):
        whole.folder(str(tmp_path))


def test_data_files_of_a_package_can_be_read(tmp_path: Path) -> None:
    assert pkgutil.get_data("split", "data.json") == b"[1]"
    with pytest.raises(OSError, match=r"none\.json"):
        Pack(str(tmp_path / "library")).get_data("split/none.json")


def test_library_is_a_zip_that_contains_a_pack(tmp_path: Path) -> None:
    path = tmp_path / "library.zip"
    path.write_bytes(packs.library({"first.pyc": pyc("x = 4")}, LIBRARY, {"split.there": "later"}))
    with zipfile.ZipFile(path) as archive:
        assert archive.namelist() == [IN_ZIP, "first.pyc"]
    pack = Pack(str(path), HEADER + len(IN_ZIP))
    assert pack.find_spec("split.here")
    assert pack.find_spec("first") is None
    assert b"later" in pack.get_data(NAMES)


def test_members_of_a_pack_can_be_listed() -> None:
    code = {path: content[packs.PYC_HEAD :] if path.endswith(".pyc") else content for path, content in LIBRARY.items()}
    assert packs.members(gzipped(packs.pack_bytes(LIBRARY))) == code
    listed = packs.members(gzipped(packs.library({"first.pyc": pyc("")}, LIBRARY, {})))
    assert listed.keys() == {*code, "first.pyc", NAMES}


def test_library_depends_neither_on_order_nor_on_the_clock() -> None:
    assert packs.pack_bytes(LIBRARY) == packs.pack_bytes(dict(reversed(LIBRARY.items())))
    with zipfile.ZipFile(BytesIO(packs.library({"first.pyc": b""}, {}, {}))) as archive:
        assert {info.date_time for info in archive.infolist()} == {packs.FIXED_TIME}


@pytest.mark.parametrize(
    ("path", "module"),
    [
        ("web/app/texts/en_room.py", "web.app.texts.en_room"),
        ("web/app/texts/__init__.py", "web.app.texts"),
        ("web/app/texts/__init__.pyc", "web.app.texts"),
        ("hofgarten/bots/zen.json", "hofgarten.bots"),
    ],
)
def test_module_of_a_file(path: str, module: str) -> None:
    assert packs.module_of(path) == module


STARTED = {"web", "web.app.games.zen_garden.view.start_view", "json"}
SPOKEN = STARTED | {"web.app.games.zen_garden.texts.de_start"}
VISITED = SPOKEN | {"web.app.games.zen_garden.texts.en_main", "web.app.games.zen_garden.texts.de_main", "x.y"}
BOOTED = {"json", "ssl"}


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("web.app.games.zen_garden.view.start_view", "library"),
        ("x.y", "library"),
        ("sitecustomize", "library"),
        ("web.app.games.zen_garden.texts.en_main", "zen_garden"),
        ("web.app.games.zen_garden.texts.de_main", "zen_garden_de"),
        ("web.app.games.zen_garden.texts.de_start", "de"),
        ("web.app.games.zen_garden.puzzles", "zen_garden_puzzles"),
        ("web.app.loading.lines", "lines"),
        ("web.app.texts.fr_main", "later"),
        ("hofgarten.games.zen_garden.rules", "later"),
        ("ssl", "extras"),
        ("json", "library"),
    ],
)
def test_pack_of_a_module_depends_on_traced_imports_and_its_name(name: str, expected: str) -> None:
    assert packs.pack_of(name, STARTED, SPOKEN, VISITED, BOOTED, ["zen_garden"], ["en", "de", "fr"]) == expected
