"""The rules of the house: who may import whom, and how long a file may be."""

import ast
import re
import sys
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = sorted(
    path for folder in ("engine", "web", "tests", "e2e", "bench") for path in (ROOT / folder).rglob("*.py")
)
SCRIPTS = sorted((ROOT / "web").glob("*.js"))
STYLES = sorted((ROOT / "web" / "style").glob("*.css"))
SHARED_STYLES = [path for path in STYLES if path.name < "85"]
"""What comes after them is the games' own."""
LONGEST = 320
LONGEST_BRIDGE = 200
WORD_LISTS = {ROOT / "web" / folder for folder in ("texts", "rules")}
"""Folders of texts, which are as long as there is to say; so are the words of lessons, ``<lesson>_<language>.py``."""


@cache
def imports(path: Path) -> set[str]:
    """Return the full names of the modules that a source file imports, wherever it does."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            found |= {f"{node.module}.{alias.name}" for alias in node.names}
    return found


def under(folder: str) -> list[Path]:
    """Return the Python files of a folder, or the one file."""
    path = ROOT / folder
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


ARROWS = [
    ("engine", ["web", "tests", "e2e", "bench", "js", "pyscript"]),
    ("web", ["tests", "e2e", "bench"]),
    ("engine/hofgarten/bots", ["hofgarten.registry", "hofgarten.record", "hofgarten.arena", "hofgarten.cli", "time"]),
    ("engine/hofgarten/arena", ["hofgarten.cli"]),
    ("engine/hofgarten/game.py", ["hofgarten.bots", "hofgarten.registry", "hofgarten.record"]),
    (
        "web/app/model/game_api/move_input.py",
        [
            "web.app.view",
            "web.app.update.registry",
            "web.app.update.update",
            "web.app.model.model",
            "web.app.model.new_match_form",
        ],
    ),
    (
        "web/app/view",
        ["web.app.update.update", "web.app.update.registry", "web.app.program", "web.app.workers.app_worker", "time"],
    ),
    ("web/app/update", ["web.app.view", "web.app.program", "web.app.workers.app_worker", "web.app.update.update"]),
    ("web/app/update/update.py", ["web.app.view", "web.app.program", "web.app.workers.app_worker"]),
    (
        "web/app/model/match/match.py",
        ["web.app.view", "web.app.update.registry", "web.app.update.update", "web.app.model.model"],
    ),
    (
        "web/app/model/user_files/user_bots.py",
        ["web.app.view", "web.app.update.registry", "web.app.update.update", "web.app.model.model"],
    ),
    (
        "web/app/model/library/saved_matches.py",
        ["web.app.view", "web.app.update.registry", "web.app.update.update", "web.app.model.model"],
    ),
    *(
        (f"web/{name}.py", ["web.app.view", "web.app.update.registry", "web.app.update.update"])
        for name in ("past", "tally", "summary", "daily", "demo", "learning", "effects", "settings", "form")
    ),
    ("web/app/texts", ["web.app.view", "web.app.update.registry", "web.app.update.update", "engine"]),
    ("web/rules", ["web.app.view", "web.app.update.registry", "web.app.update.update", "engine"]),
    (
        "web/lessons",
        [
            "web.app.view",
            "web.app.update.registry",
            "web.app.update.update",
            "web.app.model.model",
            "web.app.model.new_match_form",
        ],
    ),
]


GAMES = sorted(path.parent.name for path in (ROOT / "web").glob("*/play.py"))
"""The games' folders: of ``engine``, ``web``, ``web/app/view`` and ``web/app/texts``."""

REGISTRIES = {ROOT / "engine" / "catalogue.py"}
"""Where games are named; all else finds what is a game's own by its name."""


def folders_of(game: str) -> list[str]:
    """Return a game's own modules, as a prefix of their names."""
    return [f"engine.{game}", f"web.{game}", f"web.app.view.{game}", f"web.app.texts.{game}"]


def shared() -> list[Path]:
    """Return the files of the engine and of the table that are no game's own."""
    own = [ROOT.joinpath(*prefix.split(".")) for game in GAMES for prefix in folders_of(game)]
    files = [path for path in under("engine") + under("web") if not any(folder in path.parents for folder in own)]
    return [path for path in files if path not in REGISTRIES and path.parent != ROOT / "web" / "rules"]


def assert_imports_none(path: Path, forbidden: list[str]) -> None:
    """Make sure that a file imports nothing of certain packages."""
    for name in imports(path):
        assert not any(name == other or name.startswith(f"{other}.") for other in forbidden), f"{path}: {name}"


@pytest.mark.parametrize(("folder", "forbidden"), ARROWS)
def test_arrows_point_one_way(folder: str, forbidden: list[str]) -> None:
    files = under(folder)
    assert files
    for path in files:
        assert_imports_none(path, forbidden)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_imports_no_other_game_and_its_play_no_view(game: str) -> None:
    others = [prefix for other in GAMES if other != game for prefix in folders_of(other)]
    for prefix in folders_of(game):
        for path in under(prefix.replace(".", "/")):
            assert_imports_none(path, others)
    for path in under(f"engine/{game}"):
        assert_imports_none(
            path, ["hofgarten.bots", "hofgarten.registry", "hofgarten.record", "hofgarten.arena", "hofgarten.cli"]
        )
    for path in under(f"web/{game}"):
        assert_imports_none(
            path,
            [
                "web.app.view",
                "web.app.update.registry",
                "web.app.update.update",
                "web.app.program",
                "web.app.model.model",
                "web.app.model.new_match_form",
            ],
        )


@pytest.mark.parametrize("path", shared(), ids=lambda path: path.relative_to(ROOT).as_posix())
def test_what_games_share_names_no_game(path: Path) -> None:
    assert_imports_none(path, [prefix for game in GAMES for prefix in folders_of(game)])
    if path.parts[len(ROOT.parts)] == "web":
        assert not strings(path) & {*GAMES, *(game.replace("_", "-") for game in GAMES)}


@cache
def strings(path: Path) -> set[str]:
    """Return the texts in a source file that are written out, but for those that only describe it."""
    nodes = list(ast.walk(ast.parse(path.read_text("utf-8"))))
    descriptions = {id(node.value) for node in nodes if isinstance(node, ast.Expr)}
    constants = [node for node in nodes if isinstance(node, ast.Constant) and id(node) not in descriptions]
    return {node.value for node in constants if isinstance(node.value, str)}


@pytest.mark.parametrize("path", SHARED_STYLES + SCRIPTS, ids=lambda path: path.name)
def test_scripts_and_styles_that_games_share_name_no_game(path: Path) -> None:
    text = re.sub("[-_ ]", " ", path.read_text("utf-8").lower())
    assert not [game for game in GAMES if game.replace("_", " ") in text]


def named(paths: list[Path]) -> set[str]:
    """Return all words in the texts of source files: what classes they give is among them."""
    return {word for path in paths for text in strings(path) for word in re.findall(r"[\w-]+", text)}


@pytest.mark.parametrize("path", SHARED_STYLES, ids=lambda path: path.name)
def test_what_games_share_styles_nothing_that_one_game_has_alone(path: Path) -> None:
    classes = set(re.findall(r"\.([a-z][\w-]*)", re.sub(r"/\*.*?\*/", "", path.read_text("utf-8"), flags=re.DOTALL)))
    in_all = named(sorted((ROOT / "web" / "views").glob("*.py")))
    in_games = [named(under(f"web/app/view/{game}")) for game in GAMES]
    alone = {name for name in classes - in_all if sum(name in words for words in in_games) == 1}
    assert not alone


def test_every_token_and_every_icon_is_used() -> None:
    styles = "".join(path.read_text("utf-8") for path in STYLES)
    names = named(under("web")) | set(re.findall(r"[\w-]+", "".join(path.read_text("utf-8") for path in SCRIPTS)))
    tokens = set(re.findall(r"(?<=--)[\w-]+(?=:)", (ROOT / "web/style/01-tokens.css").read_text("utf-8")))
    assert tokens
    assert not {token for token in tokens if f"var(--{token}" not in styles and f"--{token}" not in names}
    sprite = (ROOT / "web/art/sprite.svg").read_text("utf-8")
    assert not {name for name, times in Counter(re.findall('\\bid="([^"]+)"', sprite)).items() if times > 1}
    icons = set(re.findall('id="icon-([^"]+)"', sprite))
    assert icons
    assert not {name for name in icons if not {name, f"icon-{name}"} & names}


def test_only_the_workers_touch_the_browser() -> None:
    touching = {
        path.relative_to(ROOT).as_posix()
        for path in under("web")
        if any(name.split(".")[0] in {"js", "pyscript", "pyodide", "pyodide_js"} for name in imports(path))
    }
    in_their_python = {"web/build/sitecustomize.py"}
    assert (
        touching
        == {"web/app/workers/app_worker.py", "web/app/workers/user_bot_worker.py", "web/app/workers/bot_worker.py"}
        | in_their_python
    )


def test_the_engine_needs_nothing_but_the_standard_library() -> None:
    known = {"engine", *sys.stdlib_module_names}
    outside = {
        (path.relative_to(ROOT).as_posix(), package)
        for path in under("engine")
        for name in imports(path)
        if (package := name.split(".")[0]) not in known
    }
    assert outside == {("engine/hofgarten/arena/cluster.py", "distributed")}  # an extra, for who has a cluster


def test_the_engine_draws_no_chance_of_its_own() -> None:
    assert not [path for path in under("engine") if "random" in {name.split(".")[0] for name in imports(path)}]


@pytest.mark.parametrize("path", SOURCES + SCRIPTS + STYLES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_files_are_short(path: Path) -> None:
    if path.parent in WORD_LISTS or path.match("web/lessons/*_??.py"):
        return
    length = len(path.read_text("utf-8").splitlines())
    assert length <= (LONGEST_BRIDGE if path.name == "main.js" else LONGEST)
