"""A built page for tests: the one that `make` has built, or a new one."""

import shutil
from pathlib import Path

import pytest

from web.build.__main__ import build
from web.build.precompress import ENDS

DOCS = "docs"
"""The folder of the documents in a built page."""


def add_option(parser: pytest.Parser) -> None:
    """Add the option `--built`."""
    parser.addoption("--built", type=Path, help="a page that has been built; without it, one is")


def put_page(folder: Path, built: Path | None, *left_out: str) -> None:
    """Copy the built page to a folder without its compressed files and `left_out`, or build it there."""
    if built is None:
        build(folder)
    else:
        compressed = (f"*{end}" for end in ENDS.values())
        shutil.copytree(built, folder, ignore=shutil.ignore_patterns(*compressed, *left_out))
