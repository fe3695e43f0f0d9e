"""``make`` on a computer that lacks something: it names that, and how to install it, before it starts anything."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from web.build.paths import ROOT

PROGRAMS: Final = ("sh", "cat", "make", "find")
"""Programs of every system, and make."""
OLD_PYTHON: Final = "import sys; sys.version_info = (3, 10, 12, 'final', 0)"
OLD_NODE: Final = 'Object.defineProperty(process, "versions", { value: { ...process.versions, node: "18.19.0" } })'
NO_MODULE: Final = "raise ImportError"


@pytest.fixture
def programs(tmp_path: Path) -> Path:
    """Return a folder with all programs that `make` needs, to be the only one in PATH."""
    folder = tmp_path / "bin"
    folder.mkdir()
    for name in PROGRAMS:
        (folder / name).symlink_to(str(shutil.which(name)))
    (tmp_path / "shim").mkdir()
    # The base's own: in an environment, `sitecustomize` may be the environment's.
    _write(folder / "python3", f'PYTHONPATH={tmp_path}/shim exec {Path(sys.base_prefix, "bin", "python3")} "$@"')
    (tmp_path / "shim.cjs").write_text("")
    _write(folder / "node", f'exec {shutil.which("node")} --require {tmp_path}/shim.cjs "$@"')
    _write(folder / "npm", ": > npm-has-run")
    return folder


def _write(program: Path, text: str) -> None:
    program.write_text(f"#!/bin/sh\n{text}\n")
    program.chmod(0o755)


def said(programs: Path, *command: str, folder: Path = ROOT) -> str:
    """Run a command with only these programs; return its message if it fails, else an empty string."""
    command = (str(programs / command[0]), *command[1:])
    environment = {"PATH": str(programs)}
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, check=False)
    return done.stderr if done.returncode else ""


def test_all_is_there(programs: Path) -> None:
    assert said(programs, "sh", "tools/needs.sh") == ""


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("python3", "Python 3.11 or later: there is no python3"),
        ("node", "Node.js 20 or later: there is no node"),
        ("npm", "npm, which belongs to Node.js"),
    ],
)
def test_a_missing_program_is_named(programs: Path, name: str, line: str) -> None:
    (programs / name).unlink()
    _expect_line(said(programs, "sh", "tools/needs.sh"), line)


@pytest.mark.parametrize(
    ("shim", "text", "line"),
    [
        ("shim/sitecustomize.py", OLD_PYTHON, "Python 3.11 or later: python3 is 3.10.12"),
        ("shim/ensurepip.py", NO_MODULE, "venv, a part of Python that Debian and Ubuntu have in a package of its own"),
        ("shim/venv.py", NO_MODULE, "venv, a part of Python that Debian and Ubuntu have in a package of its own"),
        ("shim.cjs", OLD_NODE, "Node.js 20 or later: node is 18.19.0"),
    ],
)
def test_an_old_version_or_a_missing_module_is_named(programs: Path, shim: str, text: str, line: str) -> None:
    (programs.parent / shim).write_text(text)
    _expect_line(said(programs, "sh", "tools/needs.sh"), line)


def _expect_line(message: str, line: str) -> None:
    (found,) = (found for found in message.splitlines() if found.startswith("  - "))
    assert found.startswith(f"  - {line}")
    assert "sudo apt install make python3-venv nodejs npm" in message
    assert "brew install python node" in message


@pytest.mark.parametrize("target", ["play", "check"])
def test_make_says_everything_before_it_starts_anything(programs: Path, tmp_path: Path, target: str) -> None:
    clone = tmp_path / "clone"
    for folder in ("tools", "engine", "web", "tests/kit"):
        (clone / folder).mkdir(parents=True)
    inputs = [path.name for path in ROOT.iterdir() if path.suffix in {".txt", ".toml", ".json", ".md", ".html"}]
    for name in ("Makefile", "tools/needs.sh", "LICENSE", ".npmrc", "tests/kit/browsers.py", *inputs):
        shutil.copyfile(ROOT / name, clone / name)
    (programs / "node").unlink()
    (tmp_path / "shim" / "ensurepip.py").write_text(NO_MODULE)
    before = {path.name for path in clone.iterdir()}
    message = said(programs, "make", target, folder=clone)
    assert "there is no node" in message
    assert "venv, a part of Python" in message
    assert {path.name for path in clone.iterdir()} - {".pycache"} == before


def test_readme_has_the_same_lines() -> None:
    readme = (ROOT / "README.md").read_text("utf-8")
    text = (ROOT / "tools" / "needs.sh").read_text("utf-8")
    lines = [line for line in text.splitlines() if line.startswith(("Debian", "macOS"))]
    assert len(lines) == 2
    assert all(f"    {line.split('  ')[-1].strip()}" in readme for line in lines)
