"""A JupyterLite site with a notebook, as `jupyter lite build` makes it, that fetches nothing from other origins.

JupyterLite's kernel takes Pyodide and the packages of Pyodide's distribution from a CDN, and all other packages from
PyPI. Here Pyodide is the page's, and the packages are those of requirements-jupyterlite.txt, which make has downloaded.
"""

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.metadata import distribution
from pathlib import Path
from typing import Any, Final

from web.build.paths import PYODIDE

WHEELS: Final = Path(sys.prefix) / "jupyterlite-wheels"
PURE: Final = "py3-none-any"
NOTEBOOK: Final = "notebook.ipynb"
ADDRESS: Final = f"notebooks/index.html?path={NOTEBOOK}"
"""The address of the notebook in the site."""
KERNEL: Final = "@jupyterlite/pyodide-kernel-extension:kernel"
LOCK: Final = "pyodide-lock.json"


def build_site(folder: Path, notebook: dict[str, Any], library: Path) -> Path:
    """Build a site in a folder, for a notebook that can install the wheel `library`; return the folder to serve."""
    source, site = folder / "source", folder / "site"
    pyodide = source / "static" / "pyodide"
    shutil.copytree(PYODIDE, pyodide)
    wheels = sorted(WHEELS.glob("*.whl"))
    assert wheels, "the kernel's packages are missing: run make .venv/jupyterlite"
    others = [library, *lock([*wheels, markupsafe_wheel(folder)], pyodide)]
    write(
        source / "jupyter_lite_config.json",
        {
            "LiteBuildConfig": {"apps": ["notebooks"], "no_sourcemaps": True, "no_unused_shared_packages": True},
            "PipliteAddon": {"piplite_urls": [str(wheel) for wheel in others]},
        },
    )
    settings = {"contentsAllJsonFile": "all.json", "litePluginSettings": {KERNEL: {"disablePyPIFallback": True}}}
    write(source / "jupyter-lite.json", {"jupyter-lite-schema-version": 0, "jupyter-config-data": settings})
    command = [sys.executable, "-m", "jupyterlite_core", "build", "--lite-dir", str(source), "--output-dir", str(site)]
    clean = {name: value for name, value in os.environ.items() if not name.startswith("JUPYTER")}
    environment = clean | {"JUPYTER_CONFIG_DIR": str(folder / "config"), "JUPYTER_DATA_DIR": str(folder / "data")}
    done = subprocess.run(command, env=environment, cwd=source, check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    # JupyterLite copies and lists notebooks only if Jupyter's server, with 30 packages, is installed.
    write(site / "files" / NOTEBOOK, notebook)
    times = dict.fromkeys(("created", "last_modified"), "2026-01-01T00:00:00Z")
    listed = {"name": NOTEBOOK, "path": NOTEBOOK, "type": "notebook", "writable": True, **times}
    write(site / "api" / "contents" / "all.json", {"name": "", "path": "", "type": "directory", "content": [listed]})
    return site


def lock(wheels: list[Path], pyodide: Path) -> list[Path]:
    """Replace the packages of Pyodide's distribution by wheels beside it; return those that it does not have."""
    locked = json.loads((pyodide / LOCK).read_text("utf-8"))
    known, others = {}, []
    for wheel in wheels:
        name, version = wheel.name.split("-")[:2]
        key = re.sub("[-_.]+", "-", name).lower()
        if key in locked["packages"]:
            content = wheel.read_bytes()
            (pyodide / wheel.name).write_bytes(content)
            file = {"version": version, "file_name": wheel.name, "sha256": hashlib.sha256(content).hexdigest()}
            known[key] = locked["packages"][key] | file
        else:
            others.append(wheel)
    write(pyodide / LOCK, locked | {"packages": known})
    return others


def markupsafe_wheel(folder: Path) -> Path:
    """Make a wheel of the installed MarkupSafe without its part in C, of which PyPI has no build for Pyodide."""
    installed = distribution("MarkupSafe")
    wheel = folder / f"markupsafe-{installed.version}-{PURE}.whl"
    information = f"markupsafe-{installed.version}.dist-info"
    with zipfile.ZipFile(wheel, "w") as archive:
        for name in ("__init__.py", "_native.py"):
            archive.write(str(installed.locate_file(f"markupsafe/{name}")), f"markupsafe/{name}")
        archive.writestr(f"{information}/METADATA", installed.read_text("METADATA") or "")
        archive.writestr(f"{information}/WHEEL", f"Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: {PURE}\n")
        archive.writestr(f"{information}/RECORD", "")
    return wheel


def write(file: Path, content: object) -> None:
    """Write JSON."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(content), "utf-8")
