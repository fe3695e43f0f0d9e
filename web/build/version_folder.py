"""Writes the version folder: our scripts, third-party libraries, style sheets, sprites and Python."""

import hashlib
import json
import shutil
from functools import partial
from pathlib import Path

from web.app.texts import LANGUAGES
from web.build.cache import cached
from web.build.early_screens import write_early_screens
from web.build.embed_previews import asked_attributes, write_pictures
from web.build.guard import GUARD
from web.build.minify import game_folders, game_sprite, game_style, shared_style, shipped_text, write_scripts
from web.build.paths import APP, BROWSER, ENGINE, IDIOMORPH, NODE_MODULES, PREVIEWS, PYODIDE, WEB
from web.build.pyscript import write_pyscript
from web.build.python_library import WORKERS, build_library
from web.build.root_files import AT_ROOT, EMBED_PARTS
from web.build.slim_pyodide import write_runtime

BUILT = "built.js"
"""The script with the data of the build for load_pyodide.js."""
MORPHING = IDIOMORPH / "dist" / "idiomorph.esm.js"
EDITOR = "workshop/editor.js"
"""The workshop's editor, in one file with CodeMirror."""
DECODER = "room/decoder.js"
"""The reader of QR codes for browsers that have none."""
BUNDLED = ("editor.js", "syntax_check.js", "decoder.js")
"""The sources of the editor and of the reader."""


def write_version(folder: Path, *, stock: bool) -> None:
    """Fill a folder with the files of one version of the page, except index.html, Pyodide and the previews.

    Raises BuildError.
    """
    shutil.copytree(cached("scripts", [BROWSER], _write_all_scripts), folder, dirs_exist_ok=True)
    for worker in WORKERS:
        shutil.copyfile(APP / "workers" / worker, folder / "workers" / worker)
    for icon in ("icon.svg", "apple-touch-icon.png"):
        shutil.copyfile(WEB / "art" / icon, folder / icon)
    _write_style(folder / "style.css", shared_style())
    (folder / "games").mkdir()
    for game, source in game_folders().items():
        _write_style(folder / "games" / f"{game}.css", game_style(source))
        (folder / "games" / f"{game}.svg").write_text(game_sprite(source), encoding="utf-8")
    write_fonts(folder / "fonts")
    write_pyscript(folder / "pyscript", stock=stock)


def _write_all_scripts(folder: Path) -> None:
    """Write the scripts of the page into a new folder."""
    left = {*AT_ROOT, *EMBED_PARTS, GUARD, *BUNDLED}
    ours = {
        path.relative_to(BROWSER).as_posix(): path for path in sorted(BROWSER.rglob("*.js")) if path.name not in left
    }
    write_scripts(folder, ours | {"idiomorph.js": MORPHING}, "module")
    write_scripts(folder, {name: BROWSER / name for name in (EDITOR, DECODER)}, "bundle")


def _write_style(path: Path, source: str) -> None:
    """Write a style sheet as it is shipped."""
    kept = cached("style", [source], lambda new: new.write_text(shipped_text(path.name, source, "style"), "utf-8"))
    shutil.copyfile(kept, path)


def write_previews(folder: Path) -> None:
    """Write what is shown until Python is there into a version folder: previews of embedded pages, early screens."""
    asked = asked_attributes("".join([shared_style(), *map(game_style, game_folders().values())]))
    previews = cached("previews", [ENGINE, APP, *sorted(asked)], partial(write_pictures, asked))
    screens = cached("early-screens", [ENGINE, APP], write_early_screens)
    for pages in (previews, screens):
        shutil.copytree(pages, folder / PREVIEWS, dirs_exist_ok=True)


def write_fonts(folder: Path) -> None:
    """Copy the typefaces of the stylesheet."""
    folder.mkdir()
    for source, name in json.loads((WEB / "art" / "fonts.json").read_text(encoding="utf-8")).items():
        shutil.copyfile(NODE_MODULES / source, folder / name)


def write_pyodide(folder: Path, *, stock: bool, quick: bool) -> None:
    """Write Pyodide without its packages, and our library; raises BuildError."""
    folder.mkdir()
    write_runtime(folder, stock=stock)
    make = partial(build_library, folder, stock=stock, quick=quick)
    library = cached("library", [ENGINE, APP, f"{stock=} {quick=}"], make)
    shutil.copytree(library, folder, dirs_exist_ok=True)
    packs = sorted(path.stem for path in library.iterdir())
    # Pyodide needs a lock file at its start. The full list of packages has 120 kB, and we load none.
    lock = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))
    for script in folder.glob("*.mjs"):
        script.rename(script.with_suffix(".js"))  # some hosts do not know the other ending, and send no script
    large = {name: (folder / name).stat().st_size for name in ("pyodide.asm.wasm", "library.pack")}
    built = {"LOCK": {"info": lock["info"], "packages": {}}, "LANGUAGES": LANGUAGES, "PACKS": packs, "BYTES": large}
    lines = (f"export const {name} = {json.dumps(value)};\n" for name, value in built.items())
    (folder / BUILT).write_text("".join(lines), encoding="utf-8")


def fingerprint(folder: Path) -> str:
    """Return 16 hexadecimal digits that change with the name or the bytes of any file in a folder."""
    digest = hashlib.sha256()
    for path in sorted(path for path in folder.rglob("*") if path.is_file()):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(folder).as_posix()} {content}\n".encode())
    return digest.hexdigest()[:16]
