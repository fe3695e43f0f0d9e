"""Packs of modules: each is fetched once, when the first module of it is wanted, and not for any other."""

import asyncio
import importlib
import sys
from pathlib import Path
from pkgutil import iter_modules

import pytest

from tests.web.compiling import pyc
from web.app.loading import prefetch
from web.app.loading.lazy_packs import Later
from web.app.loading.pack import Pack
from web.build.packs import packed

PACKS = {"parted.second": "two", "parted.third": "two", "whole": "more", "unused": "spare"}


class Source:
    """Notes which packs are fetched, and can be out of reach."""

    def __init__(self, folder: Path) -> None:
        """Hold two packs, the first with a part of a package; they are to be put into a folder."""
        third = "from parted.second import x as before\nx = before + 1"
        self.packs = {
            "two": packed({"parted/second.pyc": pyc("x = 2"), "parted/third.pyc": pyc(third)}),
            "more": packed({"whole.pyc": pyc("x = 4")}),
            "spare": packed({"unused.pyc": pyc("x = 5")}),
        }
        self.fetched: list[str] = []
        self.reachable = True
        self.folder = folder
        self.later = Later(PACKS, self.fetch, str(folder))

    def fetch(self, pack: str) -> bytes:
        """Return a pack; raises OSError."""
        if not self.reachable:
            raise OSError(f"0 for {pack}.pack")
        self.fetched.append(pack)
        return self.packs[pack]


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Source:
    """Return where packs come from; Python has a library with one module of the same package."""
    library = tmp_path / "library.pack"
    library.write_bytes(packed({"parted/__init__.pyc": pyc(""), "parted/first.pyc": pyc("x = 1")}))
    source = Source(tmp_path)
    monkeypatch.setattr(sys, "meta_path", [Pack(str(library)), *sys.meta_path, source.later])
    monkeypatch.setattr(sys, "path_hooks", [*sys.path_hooks])
    for name in ("parted", "parted.first", *PACKS):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return source


def test_a_pack_is_fetched_once_and_when_it_is_wanted(source: Source) -> None:
    assert importlib.import_module("parted.first").x == 1
    assert source.fetched == []
    assert importlib.import_module("parted.third").x == 3
    assert importlib.import_module("parted.second").x == 2
    assert source.fetched == ["two"]
    assert importlib.import_module("whole").x == 4
    assert source.fetched == ["two", "more"]


def test_a_pack_is_not_fetched_where_it_has_been_put_already(source: Source) -> None:
    (source.folder / "two.pack").write_bytes(source.packs["two"])
    assert importlib.import_module("parted.second").x == 2
    assert source.fetched == []


def test_a_package_in_a_pack_can_be_looked_through(source: Source) -> None:
    source.packs["more"] = packed({"whole/__init__.pyc": pyc(""), "whole/part.pyc": pyc("")})
    assert [module.name for module in iter_modules(importlib.import_module("whole").__path__)] == ["part"]


def test_all_can_be_fetched_at_once(source: Source) -> None:
    source.later.have_all()
    assert sorted(source.fetched) == ["more", "spare", "two"]
    source.reachable = False
    assert importlib.import_module("whole").x == 4


def test_what_is_in_no_pack_has_none_fetched(source: Source) -> None:
    with pytest.raises(ModuleNotFoundError, match=r"parted\.fourth"):
        importlib.import_module("parted.fourth")
    assert source.fetched == []


def test_what_could_not_be_fetched_is_fetched_when_it_can_be(source: Source) -> None:
    source.reachable = False
    with pytest.raises(OSError, match="two"):
        importlib.import_module("parted.second")
    source.reachable = True
    assert importlib.import_module("parted.second").x == 2


def test_half_a_pack_is_none(source: Source) -> None:
    (source.folder / "two.pack.part").write_bytes(b"\0")
    assert importlib.import_module("parted.second").x == 2
    assert source.fetched == ["two"]


def test_what_a_match_needs_is_there_soon_and_again_and_again_asked_for(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Imports of games come last, when nothing has to be fetched for them."""
    done: list[str] = []

    async def sleep(seconds: float) -> None:
        # By the time for the second try the network has come back.
        source.reachable = source.reachable or seconds == prefetch.AGAIN
        await asyncio.sleep(0)

    async def fetch(pack: str) -> bytes:
        done.append(pack)
        return source.fetch(pack)

    monkeypatch.setattr(prefetch, "sleep", sleep)
    monkeypatch.setattr(prefetch, "import_module", done.append)
    source.reachable = False
    asyncio.run(prefetch.prepare("nl", source.later, fetch))
    assert done == [*prefetch.SHARED, "more", "more", "two", *prefetch.of_games()]
    assert list(source.later.missing()) == ["spare"], "nobody may ever want it"
