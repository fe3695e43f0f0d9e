"""Copies the page's Python and drawings into the wheel that pip builds from a clone, for ``hofgarten.notebook``.

An sdist has them already, and no ``setup.py``; an editable install takes them from the clone.
"""

import sys
from contextlib import suppress
from pathlib import Path
from shutil import rmtree

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).parent


class BuildWithPage(build_py):
    """Copies the library's modules, then the page."""

    def run(self) -> None:
        """Fill the folder from which the wheel is made."""
        if self.editable_mode:
            super().run()
            return
        rmtree(self.build_lib, ignore_errors=True)  # setuptools would pack the files of an earlier build, too
        super().run()
        sys.path[:0] = [str(ROOT), str(ROOT / "engine")]
        from web.build.notebook_assets import copy_page, write_frame
        from web.build.paths import BuildError

        notebook = Path(self.build_lib) / "hofgarten" / "notebook"
        copy_page(notebook)
        with suppress(OSError, BuildError):  # without Node.js or esbuild: pictures need neither, and a widget says so
            write_frame(notebook)


setup(cmdclass={"build_py": BuildWithPage})
