"""Packs of modules: each is fetched once, when the first module of it is wanted, and not for any other."""

import asyncio
import importlib
import sys
import zipfile
from io import BytesIO
from pathlib import Path

import pytest

from web import soon
from web.later import Later

PACKS = {"parted.second": "two", "parted.third": "two", "whole": "more"}


def zipped(**members: str) -> bytes:
    """Return a zip of files with these texts."""
    content = BytesIO()
    with zipfile.ZipFile(content, "w") as archive:
        for name, text in members.items():
            archive.writestr(f"{name.replace('__', '/')}.py", text)
    return content.getvalue()


class Source:
    """Notes which packs are fetched, and can be out of reach."""

    def __init__(self, folder: Path) -> None:
        """Hold two packs, the first with a part of a package; they are to be put into a folder."""
        third = "from parted.second import x as before\nx = before + 1"
        self.packs = {"two": zipped(parted__second="x = 2", parted__third=third), "more": zipped(whole="x = 4")}
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
    with zipfile.ZipFile(tmp_path / "library.zip", "w") as archive:
        archive.writestr("parted/__init__.py", "")
        archive.writestr("parted/first.py", "x = 1")
    source = Source(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path / "library.zip"))
    monkeypatch.setattr(sys, "meta_path", [*sys.meta_path, source.later])
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
    (source.folder / "two.zip").write_bytes(source.packs["two"])
    assert importlib.import_module("parted.second").x == 2
    assert source.fetched == []


def test_all_can_be_fetched_at_once(source: Source) -> None:
    source.later.have_all()
    assert sorted(source.fetched) == ["more", "two"]
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
    (source.folder / "two.zip.part").write_bytes(b"PK")
    assert importlib.import_module("parted.second").x == 2
    assert source.fetched == ["two"]


def test_what_a_match_needs_is_there_soon_and_again_and_again_asked_for(
    source: Source, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Imports of games come last, when nothing has to be fetched for them."""
    done: list[str] = []

    async def sleep(seconds: float) -> None:
        # By the time for the second try the network has come back.
        source.reachable = source.reachable or seconds == soon.AGAIN
        await asyncio.sleep(0)

    async def fetch(pack: str) -> bytes:
        done.append(pack)
        return source.fetch(pack)

    monkeypatch.setattr(soon, "sleep", sleep)
    monkeypatch.setattr(soon, "import_module", done.append)
    source.reachable = False
    asyncio.run(soon.prepare(source.later, fetch))
    assert done == [*soon.SHARED, "more", "more", "two", *soon.of_games()]
    assert not list(source.later.missing())
