"""Commands for the makers: ``python -m tools bench``, ``explained``, ``oracle``, ``puzzles`` and others."""

import sys
from typing import Final

from hofgarten.cli import run_command
from tools import (
    bench_command,
    calibrate_command,
    explained_command,
    mutate_command,
    near_command,
    oracle_command,
    pin_command,
    puzzles_command,
)

COMMANDS: Final = {
    "bench": bench_command,
    "calibrate": calibrate_command,
    "explained": explained_command,
    "mutate": mutate_command,
    "near": near_command,
    "oracle": oracle_command,
    "pin": pin_command,
    "puzzles": puzzles_command,
}


def main(arguments: list[str]) -> int:
    """Run one command and return the exit code."""
    return run_command(
        "python -m tools",
        "Measure and explain the rules, evaluate positions, make puzzles, break lines, check changes, pin packages.",
        COMMANDS,
        arguments,
    )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
