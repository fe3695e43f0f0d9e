"""Behaviour common to all commands."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from hofgarten.record import read
from tests.engine.cli.run_command import (
    COMMAND,
    ENVIRONMENT,
    REPOSITORY,
    RESHUFFLE,
    TWO_RANDOM,
    at_a_terminal,
    complaint,
    interruptible,
    output,
)


@pytest.mark.parametrize("arguments", [[], ["play"], ["--fast"], ["Verify", "-"], [""]])
def test_unknown_commands_are_refused_in_one_sentence(arguments: list[str]) -> None:
    complaint(2, *arguments)


@pytest.mark.parametrize(
    "arguments",
    [
        ["-h"],
        ["verify", "-h"],
        ["selfplay", "--help"],
        ["moves", "-h"],
        ["position", "-h"],
        ["bench", "-h"],
        ["arena", "-h"],
        ["train", "-h"],
        ["oracle", "-h"],
    ],
)
def test_help_is_printed(arguments: list[str]) -> None:
    assert output(*arguments).startswith("usage: hofgarten")


@pytest.mark.parametrize(
    "arguments",
    [[*TWO_RANDOM, "--games", "100000"], ["moves", str(RESHUFFLE), "--ply", "6"]],
    ids=lambda a: a[0],
)
def test_a_closed_output_pipe_ends_the_command_silently(arguments: list[str]) -> None:
    with subprocess.Popen(
        [*COMMAND, *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=REPOSITORY, env=ENVIRONMENT
    ) as process:
        assert process.stdout
        assert process.stderr
        process.stdout.close()
        assert process.wait(timeout=30) == 141
        assert process.stderr.read() == b""


def test_an_interrupt_ends_the_command_silently() -> None:
    arguments = [*COMMAND, *TWO_RANDOM, "--games", "1000000"]
    with (
        interruptible(),
        subprocess.Popen(
            arguments, stdout=subprocess.PIPE, stderr=subprocess.PIPE, cwd=REPOSITORY, env=ENVIRONMENT
        ) as process,
    ):
        assert process.stdout
        process.stdout.readline()
        process.send_signal(signal.SIGINT)
        rest, errors = process.communicate(timeout=30)
    assert (process.returncode, errors) == (130, b"")
    assert rest is not None


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
def test_a_full_disk_is_reported() -> None:
    with Path("/dev/full").open("wb") as full:
        finished = subprocess.run(
            [*COMMAND, "verify", str(RESHUFFLE)],
            stdout=full,
            stderr=subprocess.PIPE,
            cwd=REPOSITORY,
            env=ENVIRONMENT,
            check=False,
        )
    assert (finished.returncode, finished.stderr) == (2, b"hofgarten: standard output: No space left on device\n")


def test_progress_is_drawn_on_a_terminal_and_cleared() -> None:
    printed, drawn = at_a_terminal(*TWO_RANDOM, "--games", "300")
    assert printed.count(b"\n") == 300
    assert " of 300 matches" in drawn
    assert drawn.endswith("\r\x1b[K")


def test_output_does_not_depend_on_the_environment() -> None:
    odd = {"PYTHONIOENCODING": "latin-1", "LC_ALL": "C", "PYTHONHASHSEED": "3", "PATH": os.environ["PATH"]}
    arguments = [*COMMAND, *TWO_RANDOM, "--seed", "日本"]
    texts = [
        subprocess.run(arguments, stdout=subprocess.PIPE, cwd=REPOSITORY, env=env, check=True).stdout
        for env in (ENVIRONMENT, odd)
    ]
    assert texts[0] == texts[1]
    assert read(texts[0].decode()).extra["seed"] == "日本"
