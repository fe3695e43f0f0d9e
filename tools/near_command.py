"""``python -m tools near``: the linters, the types and the unit tests near a change."""

import subprocess
import sys
import time
from argparse import Namespace
from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Final

from hofgarten.cli.parser import Parser, UsageError, positive_int, reject_extra
from tools.mutate_command import nearest_tests

HELP: Final = "run the linters, the types and the unit tests near a change"

_ROOT: Final = Path(__file__).parents[1]
_PYTHON: Final = (sys.executable, "-m")
_BESIDE: Final = (
    ("web/app/", "tests/web/"),
    ("web/build/", "tests/web/build/"),
    ("engine/hofgarten/", "tests/engine/"),
)
"""Folders of sources, and those of their tests, which have the same folders in them."""


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.epilog = "Browser tests, thorough tests and tests that are far away are left out: make test runs those."
    parser.add_argument("files", nargs="*", metavar="FILE", help="the changed files (default: those not committed)")
    parser.add_argument("--tests", type=positive_int, default=8, metavar="N", help="files of tests (default: 8)")
    parser.set_defaults(run=run)


def run(args: Namespace, extra_args: Sequence[str]) -> None:
    """Run all checks, also after one that fails; the exit status is 1 if one has failed.

    Raises:
        UsageError: A file does not exist, or is none of this source tree.
    """
    reject_extra(extra_args)
    for name in args.files:
        if not Path(name).is_file() or not Path(name).resolve().is_relative_to(_ROOT):
            raise UsageError(f"{name} is no file of this source tree")
    files = [Path(name).resolve().relative_to(_ROOT) for name in args.files] or changed_files(_ROOT)
    if failed := run_all(_ROOT, checks(files, tests_near(_ROOT, files)[: args.tests])):
        sys.exit(f"failed: {', '.join(failed)}")


def changed_files(root: Path) -> list[Path]:
    """Return the files that differ from the last commit, without those that are gone."""
    listed = ("git", "ls-files", "--modified", "--others", "--exclude-standard", "--deduplicate")
    staged = ("git", "diff", "--cached", "--name-only", "--diff-filter=d")
    names = {name for command in (listed, staged) for name in _output(root, command).splitlines()}
    return [Path(name) for name in sorted(names) if (root / name).is_file()]


def tests_near(root: Path, files: Iterable[Path]) -> list[Path]:
    """Return the nearest files of unit tests, of each file in turn: changed tests come first."""
    in_turn = zip_longest(*(_tests_of(root, file) for file in files))
    return list(dict.fromkeys(test for tests in in_turn for test in tests if test))


def _tests_of(root: Path, file: Path) -> list[Path]:
    """Return the tests of a file: itself, or those that lead to it by imports, then those of its folder.

    Views, texts and handlers are imported by name: only tests of the same name or in the same folder are known.
    """
    if file.suffix != ".py" or file.parts[0] == "e2e":
        return []
    if file.name.startswith("test_"):
        return [file]
    name = file.as_posix()
    folders = (root / name.replace(source, tests, 1) for source, tests in _BESIDE if name.startswith(source))
    nearest = (next(folder for folder in path.parents if folder.is_dir()) for path in folders)
    beside = (test.relative_to(root) for folder in nearest for test in sorted(folder.glob("test_*.py")))
    return [*nearest_tests(root, file), *beside]


def checks(files: Iterable[Path], tests: Iterable[Path]) -> dict[str, tuple[str, ...]]:
    """Return the commands that check files, by name."""
    names = [str(file) for file in files]
    python, scripts, styles = ([name for name in names if name.endswith(end)] for end in (".py", ".js", ".css"))
    commands: dict[str, tuple[str, ...]] = {}
    if python:
        commands["ruff"] = (*_PYTHON, "ruff", "check", "--quiet", *python)
        commands["format"] = (*_PYTHON, "ruff", "format", "--quiet", "--check", *python)
    if names:
        commands["style"] = (*_PYTHON, "tests.style")
    if scripts:
        commands["eslint"] = ("npx", "eslint", *scripts)
        commands["tsc"] = ("npx", "tsc", "--project", "jsconfig.json")
    if styles:
        commands["stylelint"] = ("npx", "stylelint", *styles)
    if chosen := [str(test) for test in tests]:
        commands["tests"] = (*_PYTHON, "pytest", "-q", "-m", "not thorough", *chosen)
    if python:
        commands["mypy"] = (*_PYTHON, "mypy", *python)
    return commands


def run_all(root: Path, commands: Mapping[str, Sequence[str]]) -> list[str]:
    """Run commands one after the other, with their output; return the names of those that fail."""
    failed = []
    for name, command in commands.items():
        start = time.monotonic()
        has_passed = subprocess.run(command, cwd=root, check=False).returncode == 0
        failed += [] if has_passed else [name]
        print(f"{name} {'passed' if has_passed else 'failed'}, {time.monotonic() - start:.1f} s", flush=True)
    return failed


def _output(root: Path, command: Sequence[str]) -> str:
    return subprocess.run(command, cwd=root, check=True, stdout=subprocess.PIPE, text=True).stdout
