"""The licences of third-party parts, which must be shipped with them."""

import json
import zipfile
from importlib.metadata import distribution
from importlib.util import find_spec
from itertools import takewhile
from pathlib import Path

from web.build.paths import IDIOMORPH, NODE_MODULES, PYODIDE, PYSCRIPT, ROOT
from web.build.python_library import wheels

PYTHON_PACKAGES = ("MarkupSafe",)
PYTHON_FILES = ("qrcodegen",)
"""Modules with their licence in a comment at the top."""

RULE = "=" * 80


def licences() -> str:
    """Return one text with the licence of each part of the page, ours first."""
    parts = {"Hofgarten": (ROOT / "LICENSE").read_text(encoding="utf-8")}
    for name, folder in {"PyScript": PYSCRIPT, "Idiomorph": IDIOMORPH}.items():
        parts[name] = (folder / "LICENSE").read_text(encoding="utf-8")
    for folder in editor_packages():
        parts[folder.relative_to(NODE_MODULES).as_posix()] = (folder / "LICENSE").read_text(encoding="utf-8")
    parts["qr"] = (NODE_MODULES / "qr" / "LICENSE-MIT").read_text(encoding="utf-8")
    for name in PYTHON_PACKAGES:
        parts[name] = text_of(name)
    for name in PYTHON_FILES:
        parts[name] = head_of(name)
    for wheel in wheels():
        parts[wheel.name.partition("-")[0]] = text_in(wheel)
    parts["Pyodide, with Python's standard library"] = pyodide_notice()
    return "\n".join(f"{RULE}\n{name}\n{RULE}\n\n{text.strip()}\n" for name, text in parts.items())


def editor_packages() -> list[Path]:
    """Return the folders of the packages in the bundle of the workshop's editor."""
    editors = [*sorted(NODE_MODULES.glob("@codemirror/*")), *sorted(NODE_MODULES.glob("@lezer/*"))]
    return [
        *editors,
        *(NODE_MODULES / name for name in ("@marijn/find-cluster-break", "crelt", "style-mod", "w3c-keyname")),
    ]


def text_of(name: str) -> str:
    """Return the licence of an installed Python package."""
    licences = [path for path in distribution(name).files or [] if path.name.upper().startswith("LICENSE")]
    return "\n".join(Path(str(path.locate())).read_text(encoding="utf-8") for path in sorted(licences))


def head_of(module: str) -> str:
    """Return the leading comment of an installed module."""
    source = find_spec(module)
    assert source is not None
    assert source.origin is not None
    lines = Path(source.origin).read_text(encoding="utf-8").splitlines()
    return "\n".join(line.removeprefix("#").strip() for line in takewhile(lambda line: line.startswith("#"), lines))


def text_in(wheel: Path) -> str:
    """Return the licence in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        names = sorted(name for name in archive.namelist() if Path(name).name.upper().startswith("LICENSE"))
        return "\n".join(archive.read(name).decode() for name in names)


def pyodide_notice() -> str:
    """Return a notice about Pyodide's licence: its npm package names it but has no copy."""
    package = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))
    return (
        f"Pyodide {package['version']} is under the {package['license']} licence; its source: {package['homepage']}.\n"
        "Its script and its WebAssembly are changed: what only packages in C could call, and some modules, have been\n"
        "taken out, by web/build/slim_pyodide in Hofgarten's source.\n"
        f"The originals are in npm's pyodide {package['version']}.\n"
        "It holds CPython, under the PSF licence, version 2; its source lies at https://github.com/python/cpython."
    )
