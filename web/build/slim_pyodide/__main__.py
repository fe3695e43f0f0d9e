"""Reduce any Pyodide of the same version as ours: `python -m web.build.slim_pyodide PYODIDE TARGET [SCRIPT...]`."""

import argparse
import shutil
import sys
from pathlib import Path

from web.build.paths import BuildError
from web.build.slim_pyodide.runtime import GLUE, LOADER, PROGRAM, cut_runtime


def main(arguments: list[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m web.build.slim_pyodide",
        description="Write a Pyodide without what only packages in C could call, and without C modules such as SQLite.",
    )
    parser.add_argument("pyodide", type=Path, help=f"a folder with {LOADER}, {GLUE} and {PROGRAM}")
    parser.add_argument("target", type=Path, help="the new folder: a copy of the other one, with these files reduced")
    parser.add_argument("script", type=Path, nargs="*", help="a script of the page that calls Pyodide")
    options = parser.parse_args(arguments)
    try:
        cut_runtime(options.pyodide, options.target, scripts=options.script)
    except (BuildError, OSError) as error:
        print(error, file=sys.stderr)
        return 1
    for path in options.pyodide.iterdir():
        if path.is_file() and path.name not in {GLUE, PROGRAM}:
            shutil.copyfile(path, options.target / path.name)
    return 0


if __name__ == "__main__":
    sys.exit(main())
