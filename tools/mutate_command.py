"""``python -m tools mutate``: break one line of a file at a time, and report the faults that no near test notices."""

import ast
import os
import shutil
import subprocess
import sys
import time
from argparse import Namespace
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import cache_from_source
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from typing import Final

from hofgarten import Rng
from hofgarten.cli.common_args import seed
from hofgarten.cli.parser import Parser, UsageError, positive_int, reject_extra
from tools.mutations import Mutation, mutations

HELP: Final = "break lines of a file and report the faults that no test notices"

_ROOT: Final = Path(__file__).parents[1]
_LEFT_OUT: Final = (".git", ".venv", "node_modules", "dist", "__pycache__", ".*_cache", "test-results", ".hypothesis")


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.epilog = "The tests run in a copy of the source tree, nearest first: those that import the file come first."
    parser.add_argument("files", nargs="+", metavar="FILE", help="a module of engine, web/app or tools")
    parser.add_argument("--count", type=positive_int, default=20, metavar="N", help="faults of each file (default: 20)")
    parser.add_argument("--seed", type=seed, default="1", help="a number or text that chooses the faults (default: 1)")
    parser.add_argument("--tests", type=positive_int, default=8, metavar="N", help="files of tests (default: 8)")
    parser.add_argument("--jobs", type=positive_int, default=2, metavar="N", help="processes (default: 2)")
    parser.set_defaults(run=run)


def run(args: Namespace, extra_args: Sequence[str]) -> None:
    """Print the survivors of each file, and how many of its faults they are.

    Raises:
        UsageError: A file is no module of the source tree, or its tests fail without a fault.
    """
    reject_extra(extra_args)
    for name in args.files:
        file = Path(name).resolve()
        if file.suffix != ".py" or not file.is_file() or not file.is_relative_to(_ROOT):
            raise UsageError(f"{name} is no module of this source tree")
        chosen = chosen_mutations(file.read_bytes(), args.count, args.seed)
        relative = file.relative_to(_ROOT)
        survivors = surviving(_ROOT, relative, chosen, nearest_tests(_ROOT, relative)[: args.tests], args.jobs)
        for fault in survivors:
            sys.stdout.write(f"{relative}:{fault.line}: {' '.join(fault.before.split())} -> {fault.text}\n")
        sys.stdout.write(f"{relative}: {len(survivors)} of {len(chosen)} survive\n")
        sys.stdout.flush()


def chosen_mutations(source: bytes, count: int, chosen_by: int | str) -> list[Mutation]:
    """Return faults of a module, in the order of its lines."""
    every = list(mutations(source))
    Rng.of(chosen_by, "mutate").shuffle(every)
    return sorted(every[:count], key=lambda mutation: mutation.start)


def nearest_tests(root: Path, file: Path) -> list[Path]:
    """Return the files of tests of a module: those with its name, then by the length of the chain of imports to it."""
    files = [
        each.relative_to(root) for top in ("engine", "web", "tests", "tools") for each in root.glob(f"{top}/**/*.py")
    ]
    imports = {each: _imported(root / each) for each in files}
    found = [each for each in files if each.name == f"test_{file.stem}.py"]
    reached, level = {file}, {file}
    while level:
        names = {_module(each) for each in level}
        level = {each for each in files if each not in reached and not names.isdisjoint(imports[each])}
        reached |= level
        tests = (each for each in level if each.name.startswith("test_") and each not in found)
        found += sorted(tests, key=lambda test: (file.stem not in test.stem, str(test)))
    return found


def surviving(
    root: Path, file: Path, faults: Sequence[Mutation], tests: Sequence[Path], jobs: int = 1
) -> list[Mutation]:
    """Return the faults with which all these tests pass. A test that takes five times as long has noticed one.

    Raises:
        UsageError: There is no test, or one fails without a fault.
    """
    source = (root / file).read_bytes()
    with TemporaryDirectory() as folder, ThreadPoolExecutor(jobs) as threads:
        copies: SimpleQueue[Path] = SimpleQueue()
        for job in range(jobs):
            copies.put(_copy(root, Path(folder) / str(job)))
        first = copies.get()
        start = time.monotonic()
        if not tests or not _pass(first, tests, None):
            raise UsageError(f"no test imports {file}, or the nearest ones fail: {', '.join(map(str, tests))}")
        limit = 10 + 5 * (time.monotonic() - start)
        copies.put(first)

        def survives(fault: Mutation) -> bool:
            copy = copies.get()
            (copy / file).write_bytes(fault.apply(source))
            Path(cache_from_source(str(copy / file))).unlink(missing_ok=True)
            try:
                return _pass(copy, tests, limit)
            finally:
                copies.put(copy)

        return [fault for fault, alive in zip(faults, threads.map(survives, faults), strict=True) if alive]


def _copy(root: Path, copy: Path) -> Path:
    shutil.copytree(root, copy, ignore=shutil.ignore_patterns(*_LEFT_OUT))
    if (root / "node_modules").exists():
        (copy / "node_modules").symlink_to(root / "node_modules")
    return copy


def _pass(root: Path, tests: Iterable[Path], limit: float | None) -> bool:
    """Tell whether tests pass. Pytest's option ``pythonpath`` puts the modules of the copy first."""
    command = [sys.executable, "-m", "pytest", "-xqq", "-p", "no:cacheprovider", "-m", "not thorough", *map(str, tests)]
    paths = os.pathsep.join((str(root), str(root / "engine")))
    try:
        done = subprocess.run(
            command, cwd=root, capture_output=True, timeout=limit, check=False, env=os.environ | {"PYTHONPATH": paths}
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def _module(file: Path) -> str:
    parts = file.with_suffix("").parts
    return ".".join(part for part in parts[parts[0] == "engine" :] if part != "__init__")


def _imported(file: Path) -> frozenset[str]:
    """Return the names of all that a file imports, also in functions."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return frozenset(names)
