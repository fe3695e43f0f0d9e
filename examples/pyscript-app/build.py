"""Write the whole page into a folder: ``python examples/pyscript-app/build.py FOLDER`` after ``npm ci``."""

import hashlib
import json
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).parent
PACKAGES = HERE.parents[1] / "node_modules"
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")


def build(folder: Path) -> None:
    """Write the page into a new folder."""
    shutil.copytree(HERE, folder, ignore=shutil.ignore_patterns("build.py", "__pycache__", "README.md"))
    (folder / "pyodide").mkdir()
    for name in RUNTIME:
        shutil.copy(PACKAGES / "pyodide" / name, folder / "pyodide")
    shutil.copytree(
        PACKAGES / "@pyscript" / "core" / "dist", folder / "pyscript", ignore=shutil.ignore_patterns("*.map")
    )
    worker = folder / "service-worker.js"
    paths = [path for path in sorted(folder.rglob("*")) if path.is_file() and path != worker]
    files = ["./", *(path.relative_to(folder).as_posix() for path in paths if path.name != "index.html")]
    version = hashlib.sha256(b"".join(path.read_bytes() for path in paths)).hexdigest()[:16]
    text = worker.read_text("utf-8").replace('"{{files}}"', json.dumps(files)).replace("{{version}}", version)
    worker.write_text(text, "utf-8")


if __name__ == "__main__":
    build(Path(sys.argv[1]))
