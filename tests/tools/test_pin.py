"""``python -m tools pin``: hashes in lists of packages, and those that the repository has."""

import os
from pathlib import Path

import pytest

from tools.__main__ import main
from web.build.paths import ROOT

LISTS = sorted(ROOT.glob("requirements*.txt"))
BEFORE = """# Checks
Ruff==0.17.5
open_spiel==2.0.2 ; python_version < "3.15" \\
    --hash=sha256:00 \\
    --hash=sha256:01

# Others
-r other.txt
"""
AFTER = """# Checks
Ruff==0.17.5 \\
    --hash=sha256:1a \\
    --hash=sha256:1b
open_spiel==2.0.2 ; python_version < "3.15" \\
    --hash=sha256:2a

# Others
-r other.txt
"""
UV = """#!/bin/sh
cat > asked
echo "$@" > arguments
printf 'open-spiel==2.0.2 ; python_full_version < "3.15" \\\\\\n    --hash=sha256:2a\\n'
printf 'ruff==0.17.5 \\\\\\n    --hash=sha256:1a \\\\\\n    --hash=sha256:1b\\n'
"""


@pytest.mark.parametrize("path", LISTS, ids=lambda path: path.stem)
def test_every_package_has_hashes(path: Path) -> None:
    lines = path.read_text("utf-8").replace("\\\n", " ").splitlines()
    packages = [line for line in lines if line and not line.startswith(("#", "-r "))]
    assert packages
    assert [line for line in packages if "==" not in line or "--hash=sha256:" not in line] == []


def test_hashes_are_replaced_and_all_else_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "list.txt").write_text(BEFORE)
    (tmp_path / "uv").write_text(UV)
    (tmp_path / "uv").chmod(0o755)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=os.pathsep)
    assert main(["pin", "--python", "3.14", "list.txt"]) == 0
    assert "--python-version 3.14" in (tmp_path / "arguments").read_text()
    assert (tmp_path / "asked").read_text().splitlines() == [
        "Ruff==0.17.5",
        'open_spiel==2.0.2 ; python_version < "3.15"',
    ]
    assert (tmp_path / "list.txt").read_text() == AFTER
    assert main(["pin", "list.txt"]) == 0
    assert (tmp_path / "list.txt").read_text() == AFTER
