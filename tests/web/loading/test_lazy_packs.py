"""Tests for lazy packs: each is fetched once, at the first import of one of its modules."""

import asyncio
import gzip
import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from pkgutil import iter_modules
from random import Random

import pytest

from tests.web.compiling import pyc
from web.app.loading import prefetch
from web.app.loading.lazy_packs import PIECE, LazyPackFinder
from web.app.loading.pack import Pack
from web.build.packs import pack_bytes

PACKS = {"parted.second": "two", "parted.third": "two", "whole": "more", "unused": "extras"}


class Source:
    """A source of packs that records fetches and can be offline."""

    def __init__(self, folder: Path) -> None:
        """Create three packs, one with part of a package; `folder` is for downloaded packs."""
        third = "from parted.second import x as before\nx = before + 1"
        self.packs = {
            "two": pack_bytes({"parted/second.pyc": pyc("x = 2"), "parted/third.pyc": pyc(third)}),
            "more": pack_bytes({"whole.pyc": pyc("x = 4")}),
            "extras": pack_bytes({"unused.pyc": pyc("x = 5")}),
        }
        self.fetched: list[str] = []
        self.reachable = True
        self.folder = folder
        self.later = LazyPackFinder(PACKS, self.fetch, str(folder))

    def fetch(self, pack: str) -> bytes:
        """Return a pack; raises OSError."""
        if not self.reachable:
            raise OSError(f"0 for {pack}.pack")
        self.fetched.append(pack)
        return gzip.compress(self.packs[pack])


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Source:
    """Return a source of packs; the installed library has a module of the same package."""
    library = tmp_path / "library.pack"
    library.write_bytes(pack_bytes({"parted/__init__.pyc": pyc(""), "parted/first.pyc": pyc("x = 1")}))
    source = Source(tmp_path)
    monkeypatch.setattr(sys, "meta_path", [Pack(str(library)), *sys.meta_path, source.later])
    monkeypatch.setattr(sys, "path_hooks", [*sys.path_hooks])
    for name in ("parted", "parted.first", *PACKS):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return source


def test_pack_is_fetched_once_and_on_demand(source: Source) -> None:
    assert importlib.import_module("parted.first").x == 1
    assert source.fetched == []
    assert importlib.import_module("parted.third").x == 3
    assert importlib.import_module("parted.second").x == 2
    assert source.fetched == ["two"]
    assert importlib.import_module("whole").x == 4
    assert source.fetched == ["two", "more"]


@pytest.mark.parametrize(("name", "fetched"), [("two.pack", []), ("two.pack.part", ["two"])])
def test_stored_pack_is_not_fetched_unless_its_download_is_partial(
    source: Source, name: str, fetched: list[str]
) -> None:
    (source.folder / name).write_bytes(b"\0" if fetched else source.packs["two"])
    assert importlib.import_module("parted.second").x == 2
    assert source.fetched == fetched


def test_modules_of_a_package_in_a_pack_can_be_listed(source: Source) -> None:
    source.packs["more"] = pack_bytes({"whole/__init__.pyc": pyc(""), "whole/part.pyc": pyc("")})
    assert [module.name for module in iter_modules(importlib.import_module("whole").__path__)] == ["part"]


def test_all_packs_can_be_fetched_at_once(source: Source) -> None:
    source.later.have_all()
    assert sorted(source.fetched) == ["extras", "more", "two"]
    source.reachable = False
    assert importlib.import_module("whole").x == 4


def test_unknown_module_fetches_no_pack(source: Source) -> None:
    with pytest.raises(ModuleNotFoundError, match=r"parted\.fourth"):
        importlib.import_module("parted.fourth")
    assert source.fetched == []


def test_failed_fetch_is_repeated_at_the_next_import(source: Source) -> None:
    source.reachable = False
    with pytest.raises(OSError, match="two"):
        importlib.import_module("parted.second")
    source.reachable = True
    assert importlib.import_module("parted.second").x == 2


@pytest.mark.parametrize(
    "damaged",
    [
        lambda packed: packed[:-100],
        lambda packed: packed[:-4] + bytes(4),
        lambda packed: packed[:-4] + b"\xff" * 4,
        lambda packed: packed[:100] + b"x" + packed[101:],
        lambda _: b"",
    ],
    ids=["cut off", "smaller", "larger", "changed", "empty"],
)
def test_damaged_pack_is_refused_and_fetched_again(source: Source, damaged: Callable[[bytes], bytes]) -> None:
    content = Random(1).randbytes(3 * PIECE)
    with pytest.raises(OSError, match="two"):
        source.later.put("two", damaged(gzip.compress(content)))
    assert "two" in source.later.missing()
    source.later.put("two", gzip.compress(content))
    assert (source.folder / "two.pack").read_bytes() == content


def test_prefetch_loads_the_packs_of_a_match_and_repeats_failed_fetches(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Games are imported last, when this needs no fetch."""
    done: list[str] = []

    async def sleep(seconds: float) -> None:
        # The network is back when the second attempt is due.
        source.reachable = source.reachable or seconds == prefetch.RETRY_DELAY
        await asyncio.sleep(0)

    async def fetch(pack: str) -> bytes:
        done.append(pack)
        return source.fetch(pack)

    monkeypatch.setattr(prefetch, "sleep", sleep)
    monkeypatch.setattr(prefetch, "optional", done.append)
    source.reachable = False
    asyncio.run(prefetch.prepare("nl", source.later, fetch))
    assert done == [*prefetch.SHARED, "more", "more", "two", *prefetch.of_games()]
    assert list(source.later.missing()) == ["extras"], "it may never be needed"
