"""Each `package.json` agrees with its lock file, now and later: `npm ci` refuses a pair that disagrees."""

import json
import re
from pathlib import Path, PurePosixPath
from subprocess import run
from typing import Any, Final

import pytest

ROOT: Final = Path(__file__).parents[1]
KINDS: Final = ("dependencies", "devDependencies", "optionalDependencies", "peerDependencies")
RANGE: Final = re.compile(r"(\*|[\^~<>=v ]*\d.*)?")
"""A version or a range of versions, whose meaning never changes: not a tag such as `latest`, and not an address."""
EXACT: Final = re.compile(r"\d+\.\d+\.\d+")

_LIST: Final = ["git", "ls-files", "*package.json"]
_NAMES: Final = run(_LIST, cwd=ROOT, capture_output=True, text=True, check=True).stdout
FOLDERS: Final = [PurePosixPath(name).parent for name in _NAMES.splitlines()]


def read(folder: PurePosixPath, name: str) -> dict[str, Any]:
    """Return a JSON file's content."""
    content: dict[str, Any] = json.loads((ROOT / folder / name).read_text("utf-8"))
    return content


def found(packages: dict[str, Any], place: str, name: str) -> dict[str, Any] | None:
    """Return the locked package that Node finds when the package at a place imports another, or `None`."""
    parts = place.split("/node_modules/") if place else []
    for count in range(len(parts), -1, -1):
        path = "/node_modules/".join([*parts[:count], name]) if count else f"node_modules/{name}"
        if path in packages:
            package: dict[str, Any] = packages[path]
            return package
    return None


def named(place: str) -> str:
    """Return the name of the package at a place."""
    return place.rpartition("node_modules/")[2]


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_lock_file_holds_the_versions_of_package_json(folder: PurePosixPath) -> None:
    asked, locked = read(folder, "package.json"), read(folder, "package-lock.json")["packages"]
    for kind in KINDS:
        assert locked[""].get(kind, {}) == asked.get(kind, {})
        for name, version in asked.get(kind, {}).items():
            assert EXACT.fullmatch(version)
            assert locked[f"node_modules/{name}"]["version"] == version


@pytest.mark.parametrize("folder", FOLDERS, ids=str)
def test_locked_packages_need_only_fixed_versions(folder: PurePosixPath) -> None:
    overrides = read(folder, "package.json").get("overrides", {})
    packages = read(folder, "package-lock.json")["packages"]
    pinned = set()
    for place, package in packages.items():
        optional = {name for name, meta in package.get("peerDependenciesMeta", {}).items() if meta.get("optional")}
        wanted = [(name, spec) for kind in KINDS if kind in package for name, spec in package[kind].items()]
        for name, spec in wanted:
            there = found(packages, place, name)
            pin = overrides.get(named(place), {}).get(name)
            if pin is not None:
                pinned.add((named(place), name))
                assert there is not None
                assert there["version"] == pin
            assert pin or RANGE.fullmatch(spec), f"{place} asks for {name} {spec}: pin it in the overrides"
            assert there or name in {*package.get("optionalDependencies", {}), *optional}, f"{name} is not locked"
    assert pinned == {(by, name) for by, names in overrides.items() for name in names}, "unused override"


def test_every_package_json_is_checked() -> None:
    assert len(FOLDERS) == 3
