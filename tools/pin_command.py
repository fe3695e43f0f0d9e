"""``python -m tools pin FILE...``: write the hashes of all published files below each version in lists of packages.

pip then installs nothing else (``--require-hashes``), on any system. The tool ``uv`` asks the package index.
"""

import re
import subprocess
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

from hofgarten.cli.parser import Parser, UsageError, reject_extra

HELP: Final = "write the hashes of the packages in requirements files"

_PINNED: Final = re.compile(r"([\w.-]+)==[^\s;\\]+(?: *;[^\\]*[^\s\\])?", re.ASCII)
_HASH: Final = re.compile(r"--hash=\S+")
_ASK: Final = (
    *("uv", "pip", "compile", "--generate-hashes", "--no-deps", "--universal"),
    *("--no-annotate", "--no-header", "--quiet", "-", "--python-version"),
)


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.epilog = "It needs uv: pip install uv. Run it after a change of a version."
    parser.add_argument("files", nargs="+", metavar="FILE", help="requirements.txt, requirements-dev.txt and others")
    parser.add_argument("--python", default="3.11", metavar="VERSION", help="the oldest Python (default: 3.11)")
    parser.set_defaults(run=run)


def run(args: Namespace, extra_args: Sequence[str]) -> None:
    """Write each file again, with comments and order as they are.

    Raises:
        UsageError: uv is not installed, or does not know a version.
    """
    reject_extra(extra_args)
    for name in args.files:
        text = Path(name).read_text("utf-8")
        Path(name).write_text(with_hashes(text, published(pins(text), args.python)), "utf-8")


def pins(text: str) -> list[str]:
    """Return the packages of a list, each with its version and its marker."""
    return [found[0] for line in text.splitlines() if (found := _PINNED.match(line))]


def with_hashes(text: str, hashes: Mapping[str, Sequence[str]]) -> str:
    """Return a list of packages with hashes, given by the package's normalized name, in place of those that it has."""
    written = list[str]()
    for line in text.splitlines():
        if found := _PINNED.match(line):
            written += _continued(found[0], hashes[_normalized(found[1])])
        elif not line.startswith(" "):
            written.append(line)
    return "\n".join(written) + "\n"


def published(packages: Sequence[str], python: str) -> dict[str, list[str]]:
    """Return the hashes of all files of some versions, by the package's normalized name.

    Raises:
        UsageError: uv is not installed, or does not know a version.
    """
    try:
        done = subprocess.run((*_ASK, python), input="\n".join(packages), check=False, capture_output=True, text=True)
    except FileNotFoundError as error:
        raise UsageError("uv is not installed: run pip install uv") from error
    if done.returncode:
        raise UsageError(done.stderr.strip())
    answer = done.stdout.replace("\\\n", " ")
    return {
        _normalized(found[1]): _HASH.findall(line) for line in answer.splitlines() if (found := _PINNED.match(line))
    }


def _continued(package: str, hashes: Sequence[str]) -> list[str]:
    lines = [package, *(f"    {each}" for each in hashes)]
    return [*(f"{line} \\" for line in lines[:-1]), lines[-1]]


def _normalized(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
