"""``python -m tools near``: the changed files, their nearest tests, and the checks that fail."""

import subprocess
import sys
from pathlib import Path

import pytest

from tools.near_command import changed_files, run_all, tests_near as nearest


def write(root: Path, files: dict[str, str]) -> None:
    """Write files into a folder."""
    for name, text in files.items():
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text, "utf-8")


def near(root: Path, *files: str) -> list[str]:
    """Return the names of the nearest tests."""
    return [test.as_posix() for test in nearest(root, map(Path, files))]


def test_tests_that_import_the_file_come_first_then_those_of_its_folder(tmp_path: Path) -> None:
    write(
        tmp_path,
        {
            "web/app/view/one.py": "",
            "web/app/view/screens/two.py": "",
            "web/app/model/three.py": "from web.app.view.one import x",
            "tests/web/view/test_screens.py": "",
            "tests/web/view/test_two.py": "",
            "tests/web/model/test_three.py": "import web.app.model.three",
            "tests/web/update/test_first.py": "from web.app.view.one import x",
            "tests/engine/test_other.py": "",
        },
    )
    beside = ["tests/web/view/test_screens.py", "tests/web/view/test_two.py"]
    of_one = ["tests/web/update/test_first.py", "tests/web/model/test_three.py", *beside]
    assert near(tmp_path, "web/app/view/one.py") == of_one
    assert near(tmp_path, "web/app/view/screens/two.py") == beside[::-1]
    changed = "tests/engine/test_other.py"
    assert near(tmp_path, "web/app/view/one.py", changed)[:3] == [of_one[0], changed, of_one[1]]
    assert near(tmp_path, "README.md", "web/style/a.css", "e2e/test_one.py") == []


def test_changed_files_are_those_that_differ_from_the_last_commit(tmp_path: Path) -> None:
    def git(*arguments: str) -> None:
        identity = ("-c", "user.name=Ada", "-c", "user.email=ada@example.org")
        subprocess.run(("git", *identity, *arguments), cwd=tmp_path, check=True, capture_output=True)

    write(tmp_path, dict.fromkeys(("same.py", "edited.py", "staged.py", "gone.py"), "1\n"))
    git("init")
    git("add", ".")
    git("commit", "--message", "first")
    write(tmp_path, {"edited.py": "2\n", "staged.py": "2\n", "added.py": "", "new/file.py": "", ".gitignore": "*.log"})
    write(tmp_path, {"a.log": ""})
    (tmp_path / "gone.py").unlink()
    git("add", "staged.py", "added.py")
    assert {str(path) for path in changed_files(tmp_path)} == {
        ".gitignore",
        "added.py",
        "edited.py",
        "new/file.py",
        "staged.py",
    }


def test_all_checks_run_and_those_that_fail_are_named(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    def command(status: int) -> tuple[str, ...]:
        return (sys.executable, "-c", f"import sys; print('checked'); sys.exit({status})")

    assert run_all(tmp_path, {"one": command(0), "two": command(1), "three": command(0)}) == ["two"]
    printed = capfd.readouterr().out
    assert printed.count("checked") == 3
    assert "two failed" in printed
