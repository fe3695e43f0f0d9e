"""Scripts of the build that run in Node, whichever is installed."""

import subprocess
from pathlib import Path

from web.build.paths import BuildError


def run_node(script: str, *arguments: Path | str, fault: str) -> str:
    """Run one of the scripts beside this file, and return what it prints.

    Raises BuildError, with `fault` and what it printed, when it fails.
    """
    done = subprocess.run(  # noqa: S603 - our own script, with arguments of our own
        ["node", str(Path(__file__).with_name(script)), *map(str, arguments)],  # noqa: S607 - whichever is installed
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildError(f"{fault}:\n{done.stdout}{done.stderr}")
    return done.stdout
