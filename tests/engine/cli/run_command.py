"""Run commands in tests."""

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import chdir, contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

from hofgarten.cli import main

REPOSITORY = Path(__file__).parents[3]
ENVIRONMENT = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
"""The environment without variables that change Python's buffering or encoding."""

COMMAND = [sys.executable, "-m", "hofgarten"]
TOOLS = [sys.executable, "-m", "tools"]
RESHUFFLE = REPOSITORY / "tests" / "records" / "zen-garden" / "reshuffle.jsonl"
TWO_RANDOM = ["selfplay", "--game", "zen-garden", "--bots", "random,random"]

Finished = subprocess.CompletedProcess[bytes]


def run(*arguments: str, given: bytes = b"") -> Finished:
    """Run a command, of the library or of ``tools``, to its end without a traceback.

    It runs in this process, which saves 0.4 s of CPU time, unless it loads a game or a bot from a file.
    """
    is_tool = arguments[:1] in {("bench",), ("oracle",)}
    if not is_tool and not any(".py" in argument for argument in arguments):
        return _run_here(arguments, given)
    finished = subprocess.run(
        [*(TOOLS if is_tool else COMMAND), *arguments],
        input=given,
        capture_output=True,
        cwd=REPOSITORY,
        env=ENVIRONMENT,
        timeout=60,
        check=False,
    )
    assert b"Traceback" not in finished.stderr
    return finished


def _run_here(arguments: Sequence[str], given: bytes) -> Finished:
    """Run a command in this process. Its files are also those of the processes that it starts."""
    with TemporaryFile() as source, TemporaryFile() as printed, TemporaryFile() as told, chdir(REPOSITORY):
        source.write(given)
        source.seek(0)
        with _standard_files(source, printed, told):
            code = main(arguments)
        printed.seek(0)
        told.seek(0)
        return subprocess.CompletedProcess(arguments, code, printed.read(), told.read())


@contextmanager
def _standard_files(*files: IO[bytes]) -> Iterator[None]:
    """Replace standard input, output and error."""
    usual, kept = (sys.stdin, sys.stdout, sys.stderr), [os.dup(number) for number in range(3)]
    try:
        for number, file in enumerate(files):
            os.dup2(file.fileno(), number)
        with (
            open(0, encoding="utf-8", closefd=False) as sys.stdin,
            open(1, "w", encoding="utf-8", closefd=False) as sys.stdout,
            open(2, "w", encoding="utf-8", closefd=False, buffering=1) as sys.stderr,
        ):
            yield
    finally:
        sys.stdin, sys.stdout, sys.stderr = usual
        for number, before in enumerate(kept):
            os.dup2(before, number)
            os.close(before)


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
