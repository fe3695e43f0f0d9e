"""Run commands in tests."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

REPOSITORY = Path(__file__).parents[3]
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
"""The environment without variables that change Python's buffering or encoding."""

COMMAND = [sys.executable, "-m", "hofgarten"]
TOOLS = [sys.executable, "-m", "tools"]
RESHUFFLE = REPOSITORY / "tests" / "records" / "zen-garden" / "reshuffle.jsonl"
TWO_RANDOM = ["selfplay", "--game", "zen-garden", "--bots", "random,random"]

Finished = subprocess.CompletedProcess[bytes]


def run(*arguments: str, given: bytes = b"") -> Finished:
    """Run a command, of the library or of ``tools``, to its end without a traceback."""
    finished = subprocess.run(
        [*(TOOLS if arguments[:1] in {("bench",), ("oracle",)} else COMMAND), *arguments],
        input=given,
        capture_output=True,
        cwd=REPOSITORY,
        env=ENVIRONMENT,
        timeout=60,
        check=False,
    )
    assert b"Traceback" not in finished.stderr
    return finished


def output(*arguments: str, given: bytes = b"") -> str:
    """Return the output of a command that succeeds without messages."""
    finished = run(*arguments, given=given)
    assert (finished.returncode, finished.stderr) == (0, b"")
    return finished.stdout.decode()


def complaint(code: int, *arguments: str, given: bytes = b"") -> str:
    """Return the one sentence of a failing command that prints nothing else."""
    finished = run(*arguments, given=given)
    assert (finished.returncode, finished.stdout) == (code, b""), finished
    lines = finished.stderr.decode().splitlines()
    assert len(lines) == 1
    assert len(lines[0]) < 300
    assert lines[0].startswith("hofgarten: ")
    return lines[0].removeprefix("hofgarten: ")


def at_a_terminal(*arguments: str) -> tuple[bytes, str]:
    """Return a command's output, and its drawings on a terminal for standard error."""
    controller, terminal = os.openpty()
    finished = subprocess.run(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=terminal, cwd=REPOSITORY, env=ENVIRONMENT, check=False
    )
    os.close(terminal)
    drawn = os.read(controller, 100_000).decode()
    os.close(controller)
    return finished.stdout, drawn


@contextmanager
def interruptible() -> Iterator[None]:
    """Let processes started in this context receive interrupts, even if the test run ignores them."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
