"""The library's wheel and sdist: the same bytes each time, and all that the documents promise."""

import email
import os
import re
import shlex
import shutil
import subprocess
import sys
import tarfile
import tomllib
import venv
import zipfile
from pathlib import Path

import markupsafe
import pytest
from packaging.requirements import Requirement

from hofgarten import GAMES, __version__
from tests.kit.elsewhere import build_elsewhere
from tools.pin_command import pins
from web.build.library_wheel import BUILD, EPOCH, SDIST, WHEEL, repository, write_package
from web.build.service_worker import cached_files

ROOT = Path(__file__).parents[1]
CLEAN = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PIP_", "VIRTUAL_ENV"))}
INSTALL = "pip install '.[notebook]'"
PAGE = "hofgarten/notebook/page/"
"""The copy of the page's Python."""
ASSETS = {"hofgarten/notebook/assets.json", "hofgarten/notebook/frame.html"}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with the wheel and the sdist."""
    folder = tmp_path_factory.mktemp("package")
    write_package(folder)
    return folder


@pytest.fixture(scope="module")
def installed(package: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the folder of programs of an environment in which there is the wheel and nothing else."""
    place = tmp_path_factory.mktemp("clean")
    venv.create(place, with_pip=False, symlinks=True)
    programs = place / "bin"
    pip = [sys.executable, "-m", "pip", "--python", str(programs / "python"), "install", "--quiet"]
    subprocess.run([*pip, "--no-index", "--no-deps", str(package / WHEEL)], check=True, env=CLEAN, cwd=place)
    return programs


def run(installed: Path, *command: str) -> str:
    """Return the output of a program of the clean environment, run outside of the checkout."""
    arguments = [str(installed / command[0]), *command[1:]]
    done = subprocess.run(arguments, capture_output=True, text=True, check=False, env=CLEAN, cwd=installed.parent)
    assert (done.returncode, done.stderr) == (0, ""), done
    return done.stdout


@pytest.mark.thorough
def test_two_builds_are_the_same_bytes(package: Path, tmp_path: Path) -> None:
    build_elsewhere(tmp_path, "package", "--out", "again")
    assert {path.name for path in (tmp_path / "again").iterdir()} == {WHEEL, SDIST}
    for name in (WHEEL, SDIST):
        assert (tmp_path / "again" / name).read_bytes() == (package / name).read_bytes()


@pytest.mark.thorough
def test_the_package_index_accepts_both_files(package: Path) -> None:
    command = [sys.executable, "-m", "twine", "check", "--strict", *map(str, package.iterdir())]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout
    assert done.stdout.count("PASSED") == 2


def sources(folder: Path) -> set[str]:
    """Return the files below a folder that are not compiled."""
    found = (path for path in folder.rglob("*") if path.is_file() and "__pycache__" not in path.parts)
    return {path.relative_to(folder).as_posix() for path in found}


@pytest.mark.thorough
def test_the_sdist_makes_the_same_wheel(package: Path, tmp_path: Path) -> None:
    with tarfile.open(package / SDIST) as content:
        assert {(one.uid, one.uname, one.mtime) for one in content.getmembers()} == {(0, "", int(EPOCH))}
    shutil.unpack_archive(package / SDIST, tmp_path)
    folder = tmp_path / SDIST.removesuffix(".tar.gz")
    assert {"LICENSE", "README.md", "pyproject.toml", "PKG-INFO"} <= {path.name for path in folder.iterdir()}
    command = [sys.executable, "-c", BUILD, "build_wheel", str(tmp_path)]
    environment = {**CLEAN, "SOURCE_DATE_EPOCH": EPOCH}
    subprocess.run(command, cwd=folder, check=True, capture_output=True, env=environment)
    made, wheel = zipfile.ZipFile(tmp_path / WHEEL), zipfile.ZipFile(package / WHEEL)
    assert {one: made.read(one) for one in made.namelist()} == {one: wheel.read(one) for one in wheel.namelist()}


def test_the_wheel_holds_every_file_of_the_library_and_complete_metadata(package: Path) -> None:
    content = zipfile.ZipFile(package / WHEEL)
    files = {name for name in content.namelist() if ".dist-info/" not in name}
    page = {name for name in files if name.startswith(PAGE)}
    assert files - page - ASSETS == {f"hofgarten/{name}" for name in sources(ROOT / "engine" / "hofgarten")}
    assert {name.removeprefix(PAGE) for name in page} < sources(ROOT / "web" / "app")
    assert not any("web.app" in content.read(name).decode() for name in page)
    assert files >= ASSETS
    assert "hofgarten/py.typed" in files
    info = f"hofgarten-{__version__}.dist-info"
    metadata = email.message_from_string(content.read(f"{info}/METADATA").decode())
    told = [metadata[name] for name in ("Version", "License-Expression", "Author", "Requires-Python")]
    assert told == [__version__, "MIT", "Hofgarten contributors", ">=3.11"]
    assert "Typing :: Typed" in metadata.get_all("Classifier", [])
    assert [name for name in metadata.get_all("Requires-Dist", []) if "extra ==" not in name] == []
    assert f"{info}/licenses/LICENSE" in content.namelist()
    readme = str(metadata.get_payload())
    targets = re.findall(r'(?:\]\(|src=")([^)"]+)', readme)
    assert len(targets) > 15
    assert all(target.startswith("https://") for target in targets)
    ours = f"{repository()}/blob/v{__version__}/"
    assert all((ROOT / target.removeprefix(ours).partition("#")[0]).exists() for target in targets if ours in target)
    assert {"Homepage", "Repository"} <= {one.partition(",")[0] for one in metadata.get_all("Project-URL", [])}


def test_the_packages_that_build_it_are_those_of_the_checks() -> None:
    required = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]["requires"]
    pinned = dict(pin.split("==") for pin in pins((ROOT / "requirements.txt").read_text("utf-8")))
    for requirement in map(Requirement, required):
        assert requirement.specifier.contains(pinned[requirement.name])


@pytest.mark.thorough
def test_the_command_of_the_documents_installs_pictures_from_a_clone(tmp_path: Path) -> None:
    clone, place = tmp_path / "clone", tmp_path / "clean"
    for part in ("engine", "web"):
        shutil.copytree(ROOT / part, clone / part, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
    for part in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / part, clone)
    venv.create(place, with_pip=True, symlinks=True)
    for document in ("docs/notebooks.md", "docs/library.md"):
        assert INSTALL in " ".join((ROOT / document).read_text("utf-8").split()), document
    _, *command = shlex.split(INSTALL)
    # A network's pip needs the settings of this machine.
    environment = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "VIRTUAL_ENV"))}
    subprocess.run([place / "bin" / "pip", "--quiet", *command], check=True, env=environment, cwd=clone)
    program = """
import hofgarten
from hofgarten.notebook import picture, play
for game in hofgarten.GAMES:
    match = hofgarten.new_game(game)
    assert picture(match).svg == match._repr_svg_()
try:
    play(game)
except RuntimeError as error:
    print(error)
"""
    said = run(place / "bin", "python", "-c", program)
    assert "npm ci" in said, "there is no node_modules beside that clone"


def test_the_page_s_offline_copy_leaves_the_wheel_out(tmp_path: Path) -> None:
    for name in (WHEEL, "index.html"):
        (tmp_path / name).touch()
    assert [path.name for path in cached_files(tmp_path)] == ["index.html"]


def test_the_readme_s_example_runs_from_the_installed_wheel(installed: Path) -> None:
    example = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text("utf-8"), re.DOTALL)[0]
    printed = run(installed, "python", "-c", example).splitlines()
    assert re.fullmatch(r"\d+ \((0,|1,|0, 1)\)", printed[-1])
    home = run(installed, "python", "-c", "import hofgarten; print(hofgarten.__file__)")
    assert Path(home.strip()).is_relative_to(installed.parent)


@pytest.mark.parametrize("command", ["selfplay", "verify", "moves", "position", "arena", "train"])
def test_every_command_explains_itself(installed: Path, command: str) -> None:
    assert run(installed, "hofgarten", command, "--help").startswith("usage: ")


@pytest.mark.thorough
def test_matches_are_played_verified_and_compared_from_the_installed_wheel(installed: Path) -> None:
    for game in GAMES:
        text = run(installed, "hofgarten", "selfplay", "--game", game, "--bots", "greedy,random")
        file = installed.parent / f"{game}.jsonl"
        file.write_text(text, encoding="utf-8")
        assert run(installed, "hofgarten", "verify", str(file)) == "1 record verified\n"
        line = run(installed, "python", "-m", "hofgarten", "position", str(file), "--ply", "9", "--seat", "1").strip()
        assert line.startswith(game)
        assert run(installed, "hofgarten", "position", "--read", line).strip()
    arena = ["arena", "--game", "zen-garden", "--bots", "greedy,random", "--matches", "2", "--jobs", "1"]
    assert "greedy" in run(installed, "hofgarten", *arena)


def answers(installed: Path, program: str) -> set[str]:
    """Return the words that a program prints in the clean environment with this one's packages."""
    environment = {**CLEAN, "PYTHONPATH": str(Path(markupsafe.__file__).parents[1])}
    command = [str(installed / "python"), "-c", program]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment, cwd=installed.parent)
    assert done.returncode == 0, done
    return set(done.stdout.split())


def test_a_notebook_has_pictures_from_the_installed_wheel(installed: Path) -> None:
    program = """
import hofgarten
from hofgarten.notebook import picture
for game in hofgarten.GAMES:
    match = hofgarten.new_game(game, players=["Ada", "Ben"])
    print(picture(match).svg == match._repr_svg_(), "Ada" in match._repr_html_())
"""
    assert answers(installed, program) == {"True"}
    # Without the packages of the extra, a match is shown as text.
    program = "import hofgarten; print(hofgarten.new_game('zen-garden')._repr_html_())"
    assert run(installed, "python", "-c", program) == "None\n"


@pytest.mark.thorough
def test_a_notebook_has_widgets_from_the_installed_wheel(installed: Path) -> None:
    program = """
import hofgarten
from hofgarten.notebook import play, replay
for game in hofgarten.GAMES:
    match = hofgarten.new_game(game, players=["Ada", "Ben"])
    board = play(game, "apprentice")
    print("html" in board.act({"do": "start", "languages": ["en"], "fields": {}, "now": 1, "offset": 0}))
    print(board.match.record.game == game, bool(replay(match).frame))
"""
    assert answers(installed, program) == {"True"}
