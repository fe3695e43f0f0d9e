"""Adds a game to the repository: the example of docs/games.md under another name, to be changed step by step."""

import keyword
import re
import shutil
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from web.build.paths import ROOT, BuildError

EXAMPLE: Final = ROOT / "tests" / "kit" / "flower_bed"
"""The rules of the example; its page is the folder ``page`` in it."""

_TEXTS: Final = {".css", ".ftl", ".html", ".json", ".py", ".svg"}
_NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*", re.ASCII)
_LISTED: Final = re.compile(r"^_NAMES: Final = \((.*)\)$", re.MULTILINE)
"""The line of the registry that lists the games."""


def add_game(name: str, root: Path = ROOT, rules: Path = EXAMPLE, page: Path | None = None) -> tuple[Path, Path]:
    """Add a game that is a copy of another one, and return the folders of its rules and its page.

    Args:
        name: The game's name in records, such as ``flower-bed``.
        root: A copy of the repository.
        rules: The folder of the rules that are copied. The game's name in the files of both folders is replaced by the
            new one, and imports of either folder lead to the copies.
        page: The folder of the page; by default ``page`` in the folder of the rules.

    Raises:
        BuildError: The name cannot be that of a game, or there is such a game.
    """
    folder, page = name.replace("-", "_"), page or rules / "page"
    if not _NAME.fullmatch(name) or keyword.iskeyword(folder):
        raise BuildError(f"{name!r} is no name for a game: use small letters, digits and hyphens, as in flower-bed.")
    to = {
        page: root / "web" / "app" / "games" / folder,
        rules: root / "engine" / "hofgarten" / "games" / folder,
    }
    registry = root / "engine" / "hofgarten" / "registry.py"
    text = registry.read_text(encoding="utf-8")
    names = _LISTED.search(text)
    if names is None:
        raise BuildError(f"{registry} has no list of games in one line.")
    if f'"{name}"' in names[1] or any(new.exists() for new in to.values()):
        raise BuildError(f"There is a game {name} already.")
    renamed = {
        **{_package(old, ROOT): _package(new, root) for old, new in to.items()},
        **dict(zip(_spellings(rules.name), _spellings(folder), strict=True)),
    }
    for old, new in to.items():
        inside = {path.name for path in to if path.parent == old}
        shutil.copytree(old, new, ignore=shutil.ignore_patterns("__pycache__", *inside))
        for path in new.rglob("*"):
            if path.suffix in _TEXTS:
                path.write_text(_renamed(path.read_text(encoding="utf-8"), renamed), encoding="utf-8")
    listed = f'_NAMES: Final = ({names[1].rstrip(", ")}, "{name}")'
    registry.write_text(text.replace(names[0], listed), encoding="utf-8")
    return to[rules], to[page]


def _package(folder: Path, root: Path) -> str:
    """Return the name under which the modules of a folder are imported."""
    parts = folder.resolve().relative_to(root.resolve()).parts
    return ".".join(parts[1:] if parts[0] == "engine" else parts)


def _spellings(folder: str) -> tuple[str, ...]:
    """Return the spellings of a game's name: as a folder, in records, in Fluent, as a constant, a class and a title."""
    title = folder.title()
    others = (folder.upper(), title.replace("_", ""), title.replace("_", " "))
    return folder, folder.replace("_", "-"), folder.replace("_", "--"), *others


def _renamed(text: str, renamed: Mapping[str, str]) -> str:
    """Return a text with other names, the longest first."""
    names = re.compile("|".join(map(re.escape, sorted(renamed, key=len, reverse=True))))
    return names.sub(lambda name: renamed[name[0]], text)
