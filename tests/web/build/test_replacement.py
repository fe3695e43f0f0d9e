"""Tests for putting a build in the place of the one before."""

import logging
import threading
from pathlib import Path

import pytest

from web.build.replacement import KEPT, replacement


def write(out: Path, name: str, *, keep_versions: bool = False) -> None:
    """Put a page with a version folder of this name in the place of another one."""
    with replacement(out, keep_versions=keep_versions) as new:
        (new / "v" / name).mkdir(parents=True)
        (new / "v" / name / "a.js").write_text(name)
        (new / "index.html").write_text(name)


def write_twice(out: Path) -> None:
    """Fail in the middle of a build."""
    with replacement(out) as new:
        (new / "index.html").write_text("half")
        new.mkdir()


def versions(out: Path) -> set[str]:
    """Return the names of the version folders."""
    return {path.name for path in (out / "v").iterdir()}


def beside(out: Path) -> list[str]:
    """Return the names of the folders beside a page."""
    return [path.name for path in out.parent.iterdir() if path.is_dir()]


def test_a_build_takes_the_place_of_another_one_whole(tmp_path: Path) -> None:
    out = tmp_path / "dist"
    for name in ("1", "2"):
        write(out, name)
        assert (versions(out), (out / "index.html").read_text()) == ({name}, name)
    with pytest.raises(FileExistsError):
        write_twice(out)
    assert (versions(out), (out / "index.html").read_text(), beside(out)) == ({"2"}, "2", ["dist"])


def test_leftovers_of_a_killed_build_are_removed(tmp_path: Path) -> None:
    out = tmp_path / "dist"
    write(out, "1")
    for name in ("dist.new", "dist.old"):
        (tmp_path / name / "v").mkdir(parents=True)
        (tmp_path / name / "index.html").write_text("half")
    (tmp_path / "dist-package").mkdir()
    write(out, "2")
    assert sorted(beside(out)) == ["dist", "dist-package"]
    assert versions(out) == {"2"}


def test_builds_of_one_folder_follow_each_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    out = tmp_path / "dist"
    caplog.set_level(logging.INFO, "web.build")
    second = threading.Thread(target=write, args=(out, "2"))
    with replacement(out) as new:
        second.start()
        second.join(0.3)
        assert second.is_alive()
        assert caplog.messages == ["Another build of dist is running: waiting for its end."]
        write(tmp_path / "dist-play", "other")
        (new / "index.html").write_text("1")
    second.join(10)
    assert (out / "index.html").read_text() == "2"
    assert sorted(beside(out)) == ["dist", "dist-play"]


def test_latest_versions_stay_for_pages_that_load(tmp_path: Path) -> None:
    out = tmp_path / "dist"
    for number in range(6):
        write(out, str(number), keep_versions=True)
    assert versions(out) == {str(number) for number in range(5 - KEPT, 6)}
    assert [(out / "v" / name / "a.js").read_text() for name in sorted(versions(out))] == sorted(versions(out))
    write(out, "4", keep_versions=True)
    assert (out / "index.html").read_text() == "4"
    write(out, "6")
    assert versions(out) == {"6"}
