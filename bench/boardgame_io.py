"""A game similar to Zen Garden in boardgame.io, run by Node and measured in turns with ours."""

import os
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Final

PROGRAM: Final = Path(__file__).with_name("peers") / "like-game.mjs"

Ask = Callable[[str, float], float]
"""(work, seconds) -> number per second."""


@contextmanager
def like_game() -> Iterator[Ask]:
    """Start Node, which is idle between two requests, and stop it at the end."""
    node = subprocess.Popen(  # noqa: S603 - our own script
        ["node", str(PROGRAM)],  # noqa: S607 - whichever Node is installed
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "NODE_ENV": "production"},  # otherwise boardgame.io prints every move
    )
    with node:
        assert node.stdin
        assert node.stdout
        yield _asking(node.stdin, node.stdout)


def _asking(questions: IO[str], answers: IO[str]) -> Ask:
    def ask(what: str, seconds: float) -> float:
        print(what, seconds, file=questions, flush=True)
        return float(answers.readline())

    return ask
