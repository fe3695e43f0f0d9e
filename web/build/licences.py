"""Third-party parts of the page: their licences, which must be shipped with them, and a list for programs."""

import json
import re
import uuid
import zipfile
from importlib.metadata import distribution
from importlib.util import find_spec
from itertools import takewhile
from pathlib import Path
from typing import Final, NamedTuple

from hofgarten import __version__
from web.build.paths import NODE_MODULES, PYSCRIPT, ROOT, WEB
from web.build.python_library import wheels
from web.build.text_page import Section, text_page

PACKAGE: Final = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/")
"""The package of a source that a source map names."""
EDITOR: Final = ("@codemirror/*", "@lezer/*", "@marijn/find-cluster-break", "crelt", "style-mod", "w3c-keyname")
"""The packages in the bundle of the workshop's editor."""
WITHOUT_COPY: Final = {"ISC": "basic-devtools"}
"""By licence, a package of the same author whose copy of it stands for a missing one."""
CHANGES: Final = {
    "@pyscript/core": "Changed for Hofgarten: its Python library has been taken out (web/build/pyscript.py).",
    "pyodide": (
        "Changed for Hofgarten: what only packages in C could call, and some modules, have been taken out\n"
        "(web/build/slim_pyodide). Its source: https://github.com/pyodide/pyodide."
    ),
}
"""What the build takes out of a package."""


class Part(NamedTuple):
    """A part of the page that others have written."""

    name: str
    version: str
    licence: str
    """The name of its licence, as in the list of SPDX."""
    text: str
    source: str
    """Where it comes from: ``npm`` or ``pypi``; empty for a part of another one."""


def parts() -> tuple[Part, ...]:
    """Return each part of the page."""
    npm = [
        *("@pyscript/core", *_bundled_by_pyscript(), "idiomorph", "qr", "pyodide"),
        *_editor(),
        *_typefaces(),
    ]
    python = Part("CPython", "3.14", "PSF-2.0", (ROOT / "web/build/PSF-2.0.txt").read_text("utf-8"), "")
    others = [_of_wheel(wheel) for wheel in wheels()]
    return (*map(_of_npm, npm), python, *map(installed, ("MarkupSafe", "qrcodegen")), *others)


def _editor() -> list[str]:
    folders = (path for pattern in EDITOR for path in sorted(NODE_MODULES.glob(pattern)))
    return [path.relative_to(NODE_MODULES).as_posix() for path in folders]


def _bundled_by_pyscript() -> list[str]:
    """Return the packages in PyScript's core, as its source map names them."""
    (path,) = (PYSCRIPT / "dist").glob("core-*.js.map")
    sources = json.loads(path.read_text("utf-8"))["sources"]
    return sorted({found[1] for source in sources if (found := PACKAGE.search(source))})


def _typefaces() -> list[str]:
    files = json.loads((WEB / "art" / "fonts.json").read_text("utf-8"))
    return sorted({"/".join(Path(source).parts[:2]) for source in files})


def _of_npm(name: str) -> Part:
    """Return a package of npm."""
    folder = NODE_MODULES / name
    package = json.loads((folder / "package.json").read_text("utf-8"))
    texts = [path.read_text("utf-8") for path in sorted(folder.glob("LICENSE*"))]
    licence = package["license"]
    if not texts and name == "pyodide":
        texts = [_of_wheel(wheel).text for wheel in wheels() if wheel.name.startswith("micropip-")]  # the same licence
    elif not texts:
        texts = [path.read_text("utf-8") for path in (NODE_MODULES / WITHOUT_COPY[licence]).glob("LICENSE*")]
    text = "\n\n".join([CHANGES[name], *texts] if name in CHANGES else texts)
    return Part(name, package["version"], licence, text, "npm")


def installed(name: str) -> Part:
    """Return an installed Python package, whose licence is in a file or in the leading comment of its module."""
    found = distribution(name)
    files = [path for path in found.files or [] if path.name.upper().startswith("LICENSE")]
    text = "\n".join(Path(str(path.locate())).read_text("utf-8") for path in sorted(files)) or _head_of(name)
    licence = str(found.metadata.json.get("license_expression", "MIT"))
    return Part(name, found.version, licence, text, "pypi")


def _head_of(module: str) -> str:
    """Return the leading comment of an installed module."""
    source = find_spec(module)
    assert source is not None
    assert source.origin is not None
    lines = Path(source.origin).read_text("utf-8").splitlines()
    return "\n".join(line.removeprefix("#").strip() for line in takewhile(lambda line: line.startswith("#"), lines))


def _of_wheel(wheel: Path) -> Part:
    name, version, *_ = wheel.name.split("-")
    with zipfile.ZipFile(wheel) as archive:
        names = sorted(name for name in archive.namelist() if Path(name).name.upper().startswith("LICENSE"))
        return Part(name, version, "MPL-2.0", "\n".join(archive.read(name).decode() for name in names), "pypi")


def licences() -> str:
    """Return a page with the licence of each part, ours first."""
    ours = Part("Hofgarten", __version__, "MIT", (ROOT / "LICENSE").read_text("utf-8"), "")
    texts = [Section(f"{part.name} {part.version}", part.licence, part.text) for part in (ours, *parts())]
    return text_page("Licences", "Hofgarten, and everything that its page ships.", texts)


def bill_of_materials() -> str:
    """Return the parts as CycloneDX 1.5, in JSON. The same parts give the same text."""
    components = [
        {
            "type": "library",
            "name": part.name,
            "version": part.version,
            "licenses": [{"expression": part.licence}],
            **({"purl": f"pkg:{part.source}/{part.name.replace('@', '%40')}@{part.version}"} if part.source else {}),
        }
        for part in parts()
    ]
    serial = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(components))
    head = {"bomFormat": "CycloneDX", "specVersion": "1.5", "serialNumber": f"urn:uuid:{serial}", "version": 1}
    about = {"component": {"type": "application", "name": "hofgarten", "version": __version__}}
    return json.dumps({**head, "metadata": about, "components": components}, indent=1)
