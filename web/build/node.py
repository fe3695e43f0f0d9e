"""Runs the build's Node scripts."""

import subprocess
from pathlib import Path

from web.build.paths import BuildError


def run_node(script: str, *arguments: Path | str, fault: str) -> str:
    """Run a script, given by its path from this folder, and return its output.

    Raises BuildError, with `fault` and the output, if it fails.
    """
    done = subprocess.run(
        ["node", str(Path(__file__).parent / script), *map(str, arguments)],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildError(f"{fault}:\n{done.stdout}{done.stderr}")
    return done.stdout
