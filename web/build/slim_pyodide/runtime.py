"""Removes from Pyodide's script and WebAssembly what the page cannot reach; README.md says how."""

import json
import re
import shutil
from collections.abc import Callable, Iterable, Set
from functools import partial
from pathlib import Path
from typing import Final

from web.build.cache import cached
from web.build.node import run_node
from web.build.paths import PYODIDE, PYSCRIPT, BuildError
from web.build.pyscript import pyscript_files
from web.build.slim_pyodide.cut_modules import without_modules

LOADER: Final = "pyodide.mjs"
GLUE: Final = "pyodide.asm.mjs"
PROGRAM: Final = "pyodide.asm.wasm"
NOTICE: Final = "/* Changed for Hofgarten: what only packages in C could call, and some modules, are taken out. */\n"

WORD: Final = re.compile(r"[\w$]+")
COMPUTED: Final = re.compile(r'(?<![\w$])(?:Module|wasmExports)\[[^"].{0,40}')
"""A name computed at run time: it is then impossible to know the needed exports."""
EXPORT: Final = re.compile(r'([\w$]+)=Module\["\1"\]=wasmExports\["([\w$]+)"\](?:\.value>>>0)?;')
DECLARED: Final = re.compile(r"var [\w$]+(?:,[\w$]+){50,};")
"""The list of all variables for exports."""
SHARED: Final = re.compile(r'(?<=[;}])Module\["([\w$]+)"\]=\1;')
"""Makes a variable of the script public."""
READ: Final = re.compile(r'(?:(?<!SDL)\.|"(?=[\w$]+"))([\w$]+)')
"""Names of public variables that may be read, except by SDL itself."""
TAKEN: Final = re.compile(r"\{([\w$,:]*)\}=Module\b")
IMPORTS: Final = re.compile(r"(?<=var wasmImports=\{)[\w$:,]*(?=\};)")
SIGNATURE: Final = re.compile(r'(?<=[;}])([\w$]+)\.sig="\w*";')
OF_SCREENS: Final = re.compile(
    r"(?<=[;}])(?:"
    r"var ([\w$]+)=Browser\.\1;"
    r'|Module\["[\w$]+"\]=MainLoop\.\w+;'
    r"|MainLoop\.init\(\);"
    r"|registerPostMainLoop\(\(\)=>SDL\.[^;]*\);)"
    r'|if\(typeof Browser!="undefined"\)Browser\.init\(\);'
)
"""All uses of the screen libraries at the start of the script."""
SCREENS: Final = frozenset({"Browser", "MainLoop"})
"""Two of these libraries, on which the others depend."""
DIRECT_EVAL: Final = re.compile(r"(?<![\w$.])eval\(")


def write_runtime(folder: Path, *, stock: bool = False) -> None:
    """Write Pyodide's loader, script and WebAssembly into a folder, as published if `stock`; raises BuildError."""
    if stock:
        for name in (LOADER, GLUE, PROGRAM):
            shutil.copyfile(PYODIDE / name, folder / name)
        return
    scripts = [PYSCRIPT / "dist" / name for name in pyscript_files(PYSCRIPT / "dist")]
    cut = cached("runtime", (), partial(cut_runtime, PYODIDE, scripts=scripts))
    for path in (*(cut / name for name in (GLUE, PROGRAM)), PYODIDE / LOADER):
        shutil.copyfile(path, folder / path.name)


def cut_runtime(pyodide: Path, folder: Path, scripts: Iterable[Path]) -> None:
    """Write the script and WebAssembly of a Pyodide, without unreachable parts, into a new folder; raises BuildError.

    `scripts` are those of the page that use names of Pyodide's script, besides its loader.
    """
    folder.mkdir()
    others = [pyodide / LOADER, *scripts]
    wanted = words(path.read_text(encoding="utf-8") for path in others)
    glue, program = folder / GLUE, folder / PROGRAM
    glue.write_text(without_exports((pyodide / GLUE).read_text(encoding="utf-8"), wanted), encoding="utf-8")
    program.write_bytes(without_modules((pyodide / PROGRAM).read_bytes()))
    fault = "Pyodide could not be cut"
    imports = json.loads(run_node("slim_pyodide/strip_wasm.mjs", program, program, glue, *others, fault=fault))
    glue.write_text(without_libraries(glue.read_text(encoding="utf-8"), set(imports), wanted), encoding="utf-8")
    run_node("slim_pyodide/remove_unused.mjs", glue, fault=fault)
    glue.write_text(NOTICE + without_screens(glue.read_text(encoding="utf-8")), encoding="utf-8")


def words(texts: Iterable[str]) -> set[str]:
    """Return all words in scripts that could be names, in code and in strings."""
    return {word for text in texts for word in WORD.findall(text)}


def without_exports(glue: str, wanted: Set[str]) -> str:
    """Return Pyodide's script without its variables for unused exports: 455 kB of 1,250.

    `wanted` are the words of the other scripts. Raises BuildError.
    """
    if computed := COMPUTED.search(glue):
        raise BuildError(f"Pyodide's script looks up a name that is not written in it: {computed.group()}.")
    used = wanted | words([DECLARED.sub("", EXPORT.sub("", glue))])
    gone = {variable for variable, export in EXPORT.findall(glue) if not used & {variable, export}}
    rest = without(EXPORT, glue, lambda found: found[1] in gone)
    return DECLARED.sub(lambda found: declaration(found.group(), gone), rest)


def declaration(text: str, gone: Set[str]) -> str:
    """Return a declaration of variables without the removed ones."""
    names = text.removeprefix("var ").removesuffix(";").split(",")
    return f"var {','.join(name for name in names if name not in gone)};"


def without_libraries(glue: str, imports: Set[str], wanted: Set[str]) -> str:
    """Return Pyodide's script without references to functions that the WebAssembly no longer imports.

    465 kB of it are then unused. A public variable stays if the script itself or the others, whose words are `wanted`,
    could read it. Raises BuildError.
    """
    (entries,) = IMPORTS.findall(glue) or [""]
    functions = {name: function or name for name, _, function in (entry.partition(":") for entry in entries.split(","))}
    left = {name: function for name, function in functions.items() if name in imports}
    if left.keys() != imports:
        raise BuildError(f"Pyodide's script no longer gives {', '.join(sorted(imports - left.keys()))} as it did.")
    gone = {*functions.values()} - {*left.values()}
    text = IMPORTS.sub(",".join(f"{name}:{function}" for name, function in left.items()), glue)
    text = without(SIGNATURE, text, lambda found: found[1] in gone)
    screens = {found[1] for found in OF_SCREENS.finditer(text)}
    text = without(OF_SCREENS, text, lambda _: True)
    rest = SHARED.sub("", text)
    read = wanted | {*READ.findall(rest)} | words(TAKEN.findall(rest))
    text = without(SHARED, text, lambda found: found[1] in screens or found[1] not in read)
    # Direct calls of `eval` would keep tools from finding unused code.
    return DIRECT_EVAL.sub("(0,eval)(", text)


def without_screens(glue: str) -> str:
    """Return the script unchanged; raises BuildError if it still uses one of the removed libraries."""
    if left := SCREENS & words([glue]):
        raise BuildError(f"Pyodide's script still uses {', '.join(sorted(left))}: see what leads there.")
    return glue


def without(pattern: re.Pattern[str], text: str, goes: Callable[[re.Match[str]], bool]) -> str:
    """Return a text without the matches for which `goes` is true; raises BuildError if there are none."""
    rest = pattern.sub(lambda found: "" if goes(found) else found.group(), text)
    if rest == text:
        raise BuildError(
            f"Pyodide's script is no longer written as it was: it has nothing to take out like {pattern.pattern}."
        )
    return rest
