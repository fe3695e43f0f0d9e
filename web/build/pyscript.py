"""PyScript as shipped: its core, without plugins and without its Python library, which we do not use."""

import re
from pathlib import Path

from web.build.paths import PYSCRIPT, BuildError

STATIC_IMPORT = re.compile(r'(?:import|export)[^"\'()]*?["\']\./([\w.-]+\.js)["\']')
ERROR_PLUGIN = re.compile(r'import\([^"\']*["\']\./(error-[\w-]+\.js)["\']\)')
"""The plugin that PyScript loads even if disabled, to learn that it must not draw errors in the page."""
PYTHON = "{pyscript:{"
"""Start of PyScript's library in its core: an object of folders and of files with their texts."""
WRITING = '["import os as _os","from pathlib import Path as _Path","_path = None"]'
"""Start of the Python code that writes that library before each program, and that each start would compile."""
NOTHING = '["_os = _path = _Path = None"]'
NOTICE = "/* Changed for Hofgarten: PyScript's Python library has been taken out. */\n"
TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}]')


def write_pyscript(folder: Path, *, stock: bool = False) -> None:
    """Copy the parts of PyScript that the page loads, its core and the core's imports; raises BuildError.

    With `stock`, the core keeps its Python library.
    """
    folder.mkdir()
    texts = {name: (PYSCRIPT / "dist" / name).read_text(encoding="utf-8") for name in pyscript_files(PYSCRIPT / "dist")}
    if not stock and sum(WRITING in text for text in texts.values()) != 1:
        raise BuildError(
            "PyScript's core no longer writes its own Python as it did: see what it runs before a program."
        )
    for name, text in texts.items():
        # Source maps are not shipped: developer tools would request them in vain.
        plain = re.sub(r"^//# sourceMappingURL=.*$", "", text, flags=re.MULTILINE)
        shipped = plain if stock or WRITING not in plain else without_python(plain)
        (folder / name).write_text(shipped, encoding="utf-8")


def without_python(core: str) -> str:
    """Return PyScript's core without its Python library, which is a quarter of it.

    Each start of a worker would compile and run the code that writes the library's files, then compile and run the
    library itself: all for the DOM, which our workers must not touch.
    """
    begin = core.index(PYTHON)
    depth, end = 0, begin
    for token in TOKEN.finditer(core, begin):
        depth += {"{": 1, "}": -1}.get(token.group(), 0)
        if depth == 0:
            end = token.end()
            break
    return f"{NOTICE}{core[:begin]}{{}}{core[end:]}".replace(WRITING, NOTHING)


def pyscript_files(dist: Path) -> list[str]:
    """Return the names of the files that PyScript's `core.js` loads in a page without plugins, including itself."""
    files: list[str] = []
    wanted = ["core.js"]
    while wanted:
        name = wanted.pop()
        if name not in files:
            files.append(name)
            text = (dist / name).read_text(encoding="utf-8")
            wanted += [*STATIC_IMPORT.findall(text), *ERROR_PLUGIN.findall(text)]
    if not any(name.startswith("error-") for name in files):
        raise BuildError("PyScript's core no longer names its error plugin as it did: see which files it loads now.")
    return sorted(files)
