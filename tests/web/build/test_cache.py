"""Tests for the cache of a build's parts, and for the check that a built page is as new as its sources."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.kit import built_page
from web.build import cache, paths
from web.build.precompress import compress


@pytest.fixture(autouse=True)
def sources(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Return a folder with one source, in place of the repository, with an empty cache beside it."""
    folder = tmp_path / "sources"
    folder.mkdir()
    (folder / "a.py").write_text("1")
    monkeypatch.setattr(cache, "ROOT", tmp_path)
    monkeypatch.setattr(built_page, "ROOT", tmp_path)
    monkeypatch.setattr(cache, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(cache, "TOOLS", ())
    monkeypatch.setattr(paths, "SOURCES", (folder,))
    return folder


def test_part_is_made_again_only_when_an_input_has_changed(sources: Path) -> None:
    made = list[str]()

    def make(path: Path) -> None:
        made.append((sources / "a.py").read_text())
        path.mkdir()
        (path / "part").write_text(made[-1])

    def part(*options: str) -> str:
        return (cache.cached("part", [sources, *options], make) / "part").read_text()

    assert [part(), part()] == ["1", "1"]
    assert made == ["1"]
    (sources / "a.py").write_text("2")
    assert [part(), part("stock"), part()] == ["2", "2", "2"]
    (sources / "b.py").write_text("")
    part()
    (sources / "b.py").rename(sources / "c.py")
    part()
    assert made == ["1", "2", "2", "2", "2"]
    (sources / "c.py").unlink()
    assert part() == "2"
    assert len(made) == 5


def test_part_that_cannot_be_made_is_not_kept() -> None:
    def fail(path: Path) -> None:
        path.write_text("half")
        raise paths.BuildError("no")

    with pytest.raises(paths.BuildError):
        cache.cached("part", ["x"], fail)
    assert cache.cached("part", ["x"], lambda path: path.write_text("whole")).read_text() == "whole"


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def cut(path: Path) -> None:
    path.write_bytes(path.read_bytes()[:-1])


def overwritten(path: Path) -> None:
    path.write_bytes(bytes([path.read_bytes()[0] ^ 1]) + path.read_bytes()[1:])


DAMAGES = [emptied, cut, overwritten, Path.unlink]
"""Each leaves a file as a full disk, a power cut or a person may."""


@pytest.mark.parametrize("damage", DAMAGES)
@pytest.mark.parametrize("is_folder", [True, False])
def test_a_damaged_part_is_made_again(damage: Callable[[Path], None], is_folder: bool) -> None:
    def make(path: Path) -> None:
        if is_folder:
            path.mkdir()
        (path / "a.txt" if is_folder else path).write_text("whole")

    def part() -> str:
        kept = cache.cached("part", ["x"], make)
        return (kept / "a.txt" if is_folder else kept).read_text()

    assert part() == "whole"
    for file in [path for path in cache.CACHE.rglob("*") if path.is_file()]:
        damage(file)
        assert part() == "whole"


def test_a_part_with_a_file_too_many_or_of_another_name_is_made_again() -> None:
    def make(path: Path) -> None:
        path.mkdir()
        (path / "a.txt").write_text("whole")

    kept = cache.cached("part", ["x"], make)
    (kept / "b.txt").write_text("")
    assert [path.name for path in cache.cached("part", ["x"], make).iterdir()] == ["a.txt"]
    (kept / "a.txt").rename(kept / "b.txt")
    assert [path.name for path in cache.cached("part", ["x"], make).iterdir()] == ["a.txt"]
    shutil.rmtree(kept.parent)
    kept.parent.write_text("a file")
    assert [path.name for path in cache.cached("part", ["x"], make).iterdir()] == ["a.txt"]


@pytest.mark.parametrize("damage", DAMAGES)
def test_damaged_results_are_made_again(damage: Callable[[Path], None]) -> None:
    made = list[str]()

    def results() -> dict[str, int]:
        def make(changed: dict[str, bytes]) -> dict[str, int]:
            made.extend(changed)
            return {name: len(source) for name, source in changed.items()}

        return cache.each_cached("lengths", {"a": b"1", "b": b"22"}, make)

    assert [results(), results()] == [{"a": 1, "b": 2}] * 2
    assert made == ["a", "b"]
    (file,) = (path for path in cache.CACHE.rglob("*") if path.is_file())
    damage(file)
    assert results() == {"a": 1, "b": 2}
    assert made == ["a", "b", "a", "b"]


def test_large_cache_is_emptied(monkeypatch: pytest.MonkeyPatch) -> None:
    kept = cache.cached("part", ["x"], lambda path: path.write_text("12345"))
    monkeypatch.setattr(cache, "MOST_BYTES", 5 + len((kept.parent / cache.HASH).read_bytes()))
    cache.trim()
    assert kept.exists()
    monkeypatch.setattr(cache, "MOST_BYTES", cache.MOST_BYTES - 1)
    cache.trim()
    assert not kept.exists()


def test_files_of_the_same_content_are_compressed_at_once(tmp_path: Path) -> None:
    page = tmp_path / "page"
    page.mkdir()
    for number in range(4):
        (page / f"{number}.txt").write_text("text " * 9000)
    compress(page)
    assert len({path.read_bytes() for path in page.glob("*.gz")}) == 1
    assert len([*page.iterdir()]) == 3 * 4
    (kept,) = cache.CACHE.iterdir()
    assert sorted(path.suffix for path in kept.iterdir()) == [".br"]


def test_a_page_older_than_a_source_is_not_tested(sources: Path, tmp_path: Path) -> None:
    def config(built: Path | None) -> Any:
        return SimpleNamespace(getoption=lambda _: built)

    page = tmp_path / "dist"
    page.mkdir()
    built_page.check(config(None))
    with pytest.raises(pytest.UsageError, match="dist has no page as new as "):
        built_page.check(config(page))
    (page / "index.html").write_text("")
    built_page.check(config(page))
    changed = (page / "index.html").stat().st_mtime + 1
    os.utime(sources / "a.py", (changed, changed))
    with pytest.raises(pytest.UsageError, match=r"sources.a\.py"):
        built_page.check(config(page))


def test_a_file_that_an_editor_removes_meanwhile_does_not_end_the_watch(
    sources: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(paths, "files_in", lambda _: [sources / "a.py", sources / ".a.py.swp"])
    assert [*paths.source_times()] == [sources / "a.py"]
