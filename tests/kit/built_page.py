"""A built page for tests: the one that `make` has built, or a new one."""

import shutil
from datetime import datetime
from pathlib import Path

import pytest

from web.build.__main__ import build
from web.build.paths import ROOT, source_times
from web.build.precompress import ENDS
from web.build.service_worker import PAGE

DOCS = "docs"
"""The folder of the documents in a built page."""


OPTION = "--built"


def add_option(parser: pytest.Parser) -> None:
    """Add the option `--built`."""
    parser.addoption(OPTION, type=Path, help="a page that has been built; without it, one is")


def check(config: pytest.Config) -> None:
    """Check that no source is newer than the page of the option; raises UsageError."""
    built = config.getoption(OPTION)
    if built is None or hasattr(config, "workerinput"):
        return
    path, changed = max(source_times().items(), key=lambda item: item[1])
    if not (built / PAGE).exists() or changed > (built / PAGE).stat().st_mtime:
        raise pytest.UsageError(
            f"{built} has no page as new as {path.relative_to(ROOT)}: run make dist/index.html, or leave out {OPTION}."
        )


def pytest_report_header(config: pytest.Config) -> str:
    """Return a line that names the page."""
    built = config.getoption(OPTION)
    if built is None:
        return "page: built from the sources by the first test that needs it"
    return f"page: {built}, built at {datetime.fromtimestamp((built / PAGE).stat().st_mtime):%H:%M:%S}"


def put_page(folder: Path, built: Path | None, *left_out: str) -> None:
    """Copy the built page to a folder without its compressed files and `left_out`, or build it there."""
    if built is None:
        build(folder)
    else:
        compressed = (f"*{end}" for end in ENDS.values())
        shutil.copytree(built, folder, ignore=shutil.ignore_patterns(*compressed, *left_out))
