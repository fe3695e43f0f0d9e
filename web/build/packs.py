"""Assigns modules to packs and writes packs. `web/app/loading/pack.py` and `sitecustomize.py` read them."""

import gzip
import zipfile
from collections.abc import Collection, Iterable, Mapping, Sequence
from io import BytesIO
from marshal import dumps, loads
from pathlib import PurePosixPath
from typing import Final

from web.app.loading.pack import EXTRAS, HEADER, IN_ZIP, LINES, NAMES, ON_DEMAND, SIZE
from web.build.compile_in_pyodide import FORMAT

LIBRARY: Final = "library"
"""The pack from which the page starts."""
REST: Final = "later"
FIXED_TIME: Final = (1980, 1, 1, 0, 0, 0)
"""The earliest time that a zip can hold: a build's clock must not reach its bytes."""
ZIP: Final = b"PK\x03\x04"
"""The first bytes of a zip file."""
PYC: Final = ".pyc"
PYC_HEAD: Final = 16
"""Length of a `.pyc` header. Packs omit it, since their modules always match the interpreter."""
IMPLICIT_PACKAGES: Final = ("sitecustomize", "pyscript")
"""Modules that are imported at each start without an import statement in our code."""


def pack_of(
    name: str,
    started: Collection[str],
    start_all_languages: Collection[str],
    visited: Collection[str],
    pyodide_boot: Collection[str],
    games: Iterable[str],
    languages: Sequence[str],
) -> str:
    """Return the pack of a module.

    Modules of the start screen go to the library, their texts in other languages than the first one
    (`start_all_languages`) to a pack of each language. The other modules of a first visit go to the library as well,
    except those of one game, which has a pack, and a pack of its texts in each other language. Modules not used on a
    first visit go to `later`; modules imported only by Pyodide's boot (`pyodide_boot`) go to the extras. The puzzles of
    a game have a pack of their own, and so have the line numbers.
    """
    parts = name.split(".")
    if name in started or parts[0] in IMPLICIT_PACKAGES:
        return LIBRARY
    of_game = next((game for game in games if game in parts), "")
    if of_game and parts[-1] == ON_DEMAND:
        return f"{of_game}_{ON_DEMAND}"
    if parts[-1] == LINES:
        return LINES
    if name not in visited:
        return EXTRAS if name in pyodide_boot else REST
    own = parts[-1].partition("_")[0]
    language = own if own in languages[1:] else ""
    game = "" if name in start_all_languages else of_game
    return "_".join(filter(None, (game, language))) or LIBRARY


def module_of(path: str) -> str:
    """Return the module of a source or compiled file, or the package of a data file."""
    file = PurePosixPath(path)
    is_one = file.suffix in {".py", PYC} and file.stem != "__init__"
    return ".".join(file.with_suffix("").parts if is_one else file.parts[:-1])


def pack_bytes(files: Mapping[str, bytes]) -> bytes:
    """Return a pack of compiled modules and data files, given by path. The same files give the same bytes."""
    index, contents, start = {}, [], 0
    for path, content in sorted(files.items()):
        is_module = path.endswith(PYC)
        contents.append(content[PYC_HEAD:] if is_module else content)
        name = module_of(path) if is_module else path
        index[name] = (start, len(contents[-1]), path.endswith(f"__init__{PYC}"))
        start += len(contents[-1])
    head = dumps(index, FORMAT)
    return b"".join([len(head).to_bytes(SIZE, "little"), head, *contents])


def library(begins: Mapping[str, bytes], rest: Mapping[str, bytes], others: Mapping[str, str]) -> bytes:
    """Return the zip from which Python starts: the modules that it imports first, and a pack with the rest.

    `others` maps modules in other packs to these packs.
    """
    target = BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for path, content in (
            (IN_ZIP, pack_bytes({**rest, NAMES: dumps(dict(sorted(others.items())), FORMAT)})),
            *sorted(begins.items()),
        ):
            archive.writestr(zipfile.ZipInfo(path, FIXED_TIME), content)
    return target.getvalue()


def members(content: bytes) -> dict[str, bytes]:
    """Return the files of a compressed pack by path, of the library also those outside its pack; modules as code."""
    pack = gzip.decompress(content)
    if not pack.startswith(ZIP):
        return _members(pack)
    with zipfile.ZipFile(BytesIO(pack)) as archive:
        begins = {name: archive.read(name)[PYC_HEAD:] for name in archive.namelist() if name != IN_ZIP}
    return begins | _members(pack[HEADER + len(IN_ZIP) :])


def _members(pack: bytes) -> dict[str, bytes]:
    size = int.from_bytes(pack[:SIZE], "little")
    index: dict[str, tuple[int, int, bool]] = loads(pack[SIZE : SIZE + size])  # noqa: S302 - the build has written it
    content = pack[SIZE + size :]
    return {
        path_of(name, is_package): content[start : start + length]
        for name, (start, length, is_package) in index.items()
    }


def path_of(name: str, is_package: bool) -> str:
    """Return the path of a pack's entry: of a module, or of a data file, whose name is its path."""
    if "/" in name or name == NAMES:
        return name
    return name.replace(".", "/") + (f"/__init__{PYC}" if is_package else PYC)
