"""The architecture: which folder may import which, and other rules that hold for whole folders."""

import ast
import re
import sys
from collections import Counter
from functools import cache
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from hofgarten import registry
from hofgarten.game import module_name

ROOT = Path(__file__).parents[1]
MODULES = {
    ".".join(path.relative_to(ROOT).with_suffix("").parts).removeprefix("engine.").removesuffix(".__init__"): path
    for folder in ("engine", "web", "tools", "tests", "e2e", "bench")
    for path in sorted((ROOT / folder).rglob("*.py"))
}
"""All modules of the repository: full name -> file."""

SCRIPTS = sorted((ROOT / "web" / "browser").rglob("*.js"))
STYLES = sorted((ROOT / "web").rglob("*.css"))
SPRITES = [ROOT / "web" / "art" / "sprite.svg", *sorted((ROOT / "web" / "app" / "games").rglob("*.svg"))]
GAMES = tuple(map(module_name, registry.GAMES))
SHARED_STYLES = [path for path in STYLES if not set(path.parts) & {*GAMES}]
REGISTRY = "hofgarten.registry"
"""The only shared module that names games, but for a type."""

MATCH = "hofgarten.match"
"""Has the type of the match of each game, for type checkers."""

RL = "hofgarten.rl"
"""The part of the library for which extra packages are installed."""

PROGRAM = ("web.app.program", "web.app.workers", "web.app.notebook")

FORBIDDEN: dict[str, tuple[str, ...]] = {
    "hofgarten": ("web", "tools", "tests", "e2e", "bench"),
    "hofgarten.games": ("hofgarten.bots", "hofgarten.arena", "hofgarten.cli", "hofgarten.registry", "hofgarten.record"),
    "hofgarten.bots": ("hofgarten.registry", "hofgarten.record", "hofgarten.arena", "hofgarten.cli", "time"),
    "hofgarten.arena": ("hofgarten.cli",),
    "web": ("tools", "tests", "e2e", "bench"),
    "tools": ("web", "tests", "e2e", "bench"),
    "web.app": ("web.build",),
    "web.app.model": ("web.app.update", "web.app.view", *PROGRAM),
    "web.app.update": ("web.app.view", *PROGRAM),
    "web.app.view": ("web.app.update", *PROGRAM),
    "web.app.games": ("web.app.update", *PROGRAM),
    "web.app.games.*.table": (
        *("web.app.view", "web.app.games.*.view", "web.app.update", "web.app.model.model", *PROGRAM),
    ),
    "web.app.texts": (
        *(f"hofgarten.{name}" for name in ("bots", "games", "record")),
        *(f"web.app.{name}" for name in ("model", "update", "view", "program", "workers")),
    ),
    "tests.kit": ("tools", "tests", "e2e", "bench"),
}
"""Packages that the modules of a package do not import; `*` stands for each game. A package may import itself."""


@cache
def syntax(path: Path) -> ast.Module:
    """Return the syntax tree of a source file."""
    return ast.parse(path.read_text("utf-8"))


@cache
def imports(path: Path) -> frozenset[str]:
    """Return the full names that a source file imports, at the top or inside functions."""
    found: set[str] = set()
    for node in ast.walk(syntax(path)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(found)


@cache
def strings(path: Path) -> frozenset[str]:
    """Return the string literals of a source file without its docstrings."""
    nodes = list(ast.walk(syntax(path)))
    docstrings = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    constants = [node for node in nodes if isinstance(node, ast.Constant) and id(node) not in docstrings]
    return frozenset(node.value for node in constants if isinstance(node.value, str))


def words(paths: list[Path]) -> set[str]:
    """Return all words in the string literals of source files, CSS classes among them."""
    return {word for path in paths for text in strings(path) for word in re.findall(r"[\w-]+", text)}


def within(name: str, package: str) -> bool:
    """Return True if a name is a package or something inside it."""
    return name == package or name.startswith(f"{package}.")


def below(package: str) -> dict[str, Path]:
    """Return the modules of a package: full name -> file."""
    return {module: path for module, path in MODULES.items() if within(module, package)}


def of_one_game(module: str) -> bool:
    """Return True if a module belongs to one game."""
    folders = ("hofgarten.games", "hofgarten.rl.games", "web.app.games")
    return any(within(module, f"{games}.{game}") for games in folders for game in GAMES)


def arrows() -> list[tuple[str, str]]:
    """Return all pairs of a package and a package that it does not import, for each game separately."""
    pairs = [
        (package.replace("*", game), other.replace("*", game))
        for package, others in FORBIDDEN.items()
        for other in others
        for game in (GAMES if "*" in package else ("",))
    ]
    other_games = [
        (f"{package}.{game}", f"{prefix}.{other}")
        for game in GAMES
        for other in set(GAMES) - {game}
        for package in ("hofgarten.games", "web.app.games")
        for prefix in ("hofgarten.games", "web.app.games")
    ]
    return pairs + other_games


def test_folders_import_only_the_folders_they_may() -> None:
    assert all(any(below(package.replace("*", game)) for game in GAMES) for package in FORBIDDEN)
    assert not [
        f"{module} imports {name}"
        for package, other in arrows()
        for module, path in below(package).items()
        for name in sorted(imports(path))
        if within(name, other) and not within(name, package)
    ]


def module_in(name: str) -> str:
    """Return the module that an imported name is, or belongs to; an empty string for none of the repository."""
    while name and name not in MODULES:
        name = name.rpartition(".")[0]
    return name


def circle(modules: dict[str, Path]) -> list[str]:
    """Return modules of which each imports the next one, at the top, in functions or for types; empty if none do."""
    graph = {module: {module_in(name) for name in imports(path)} - {module} for module, path in modules.items()}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        found: list[str] = error.args[1]
        return found[::-1]
    return []


@pytest.mark.parametrize("package", ["hofgarten", "web", "tools"])
def test_no_modules_import_each_other(package: str) -> None:
    assert circle(below(package)) == []


def test_only_the_model_reads_the_venue_of_a_match() -> None:
    """A tab may follow another one: then the venue of its page is not that of the match."""
    pages = {"page", "after"}  # `shown.page`, `active.page`, ...
    parts = {
        f"{module}:{node.lineno}"
        for module, path in below("web.app").items()
        if not within(module, "web.app.model")
        for node in ast.walk(syntax(path))
        if isinstance(node, ast.Attribute) and node.attr == "venue"
        if not isinstance(node.value, ast.Name | ast.Attribute) or ast.unparse(node.value).split(".")[-1] not in pages
    }
    assert not parts


def test_only_workers_touch_the_browser() -> None:
    browser = {"js", "pyscript", "pyodide", "pyodide_js"}
    touching = {
        module for module, path in below("web").items() if {name.split(".")[0] for name in imports(path)} & browser
    }
    kinds = ("app", "bot", "series", "user_bot")
    workers = {f"web.app.workers.{kind}_worker" for kind in kinds}
    assert touching == workers | {"web.build.sitecustomize"}  # the latter runs while Python starts in a worker


def test_the_library_imports_the_standard_library_alone() -> None:
    known = sys.stdlib_module_names - {"random"} | {"hofgarten"}  # `hofgarten.rng` replaces `random`
    core = {module: path for module, path in below("hofgarten").items() if not within(module, RL)}
    assert not [module for module, path in core.items() for name in imports(path) if within(name, RL)]
    outside = {
        (module, package)
        for module, path in core.items()
        for package in {name.split(".")[0] for name in imports(path)} - known
    }
    assert not outside  # `hofgarten.arena.runner` imports an optional dependency by name


def test_shared_code_names_no_game() -> None:
    names = {*GAMES, *(game.replace("_", "-") for game in GAMES)}
    faults = [
        f"{module}: {name}"
        for module, path in {**below("hofgarten"), **below("web")}.items()
        if not of_one_game(module) and module not in (REGISTRY, MATCH)
        for name in sorted({*strings(path), *imports(path)})
        if name in names or of_one_game(name)
    ]
    for path in SHARED_STYLES + SCRIPTS:
        text = re.sub("[-_ ]", " ", path.read_text("utf-8").lower())
        faults += [f"{path}: {game}" for game in GAMES if game.replace("_", " ") in text]
    assert not faults


def test_no_style_is_costly_to_compute_again() -> None:
    """Chromium would compute many styles of a match again.

    It would for each added element if the style depended on the content of elements around a match (see ``data-shows``
    in pre_paint.js), and for each change of an attribute of the root if that mattered to all children of an element.
    """
    around = r"(?:(?:^|[\s,>+~])(?:html|body|main|#page|\.top|\.match)|:root)(?![^\s,{]*\[data-over\])[^\s,{]*?:has\("
    universal = r":root\S*[\[:][^,{]*[\s>+~]\*(?=[\s,{:]|$)"
    for path in STYLES:
        costly = re.compile(universal if path.name == "print.css" else f"{around}|{universal}")
        assert not [line for line in path.read_text("utf-8").splitlines() if costly.search(line)], path


def test_shared_styles_have_no_class_that_only_one_game_uses() -> None:
    css = "".join(path.read_text("utf-8") for path in SHARED_STYLES)
    classes = set(re.findall(r"\.([a-z][\w-]*)", re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)))
    in_shared_views = words(list(below("web.app.view").values()))
    in_games = [words(list(below(f"web.app.games.{game}.view").values())) for game in GAMES]
    assert not {name for name in classes - in_shared_views if sum(name in found for found in in_games) == 1}


def test_every_token_and_every_icon_is_used() -> None:
    styles = "".join(path.read_text("utf-8") for path in STYLES)
    used = words(list(below("web").values()))
    used |= {word for path in SCRIPTS for word in re.findall(r"[\w-]+", path.read_text("utf-8"))}
    tokens = set(re.findall(r"(?<=--)[\w-]+(?=:)", (ROOT / "web/style/tokens/tokens.css").read_text("utf-8")))
    assert tokens
    assert not {token for token in tokens if f"var(--{token}" not in styles and f"--{token}" not in used}
    symbols = "".join(path.read_text("utf-8") for path in SPRITES)
    icons = set(re.findall('id="icon-([^"]+)"', symbols))
    assert icons
    assert not {name for name in icons if not {name, f"icon-{name}"} & used}


def test_no_two_symbols_have_the_same_id() -> None:
    """The sprites of several games can be in one document."""
    ids = Counter(name for path in SPRITES for name in re.findall(r'\bid="([^"]+)"', path.read_text("utf-8")))
    assert ids
    assert not {name: count for name, count in ids.items() if count > 1}
