"""Commands that make content: ``python -m tools oracle``, ``python -m tools puzzles``."""

import sys
from typing import Final

from hofgarten.cli import run_command
from tools import oracle_command, puzzles_command

COMMANDS: Final = {"oracle": oracle_command, "puzzles": puzzles_command}


def main(arguments: list[str]) -> int:
    """Run one command and return the exit code."""
    return run_command("python -m tools", "Evaluate positions and make puzzles.", COMMANDS, arguments)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
