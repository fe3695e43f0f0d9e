"""Which module is in which pack, and packs as the build writes them: `web/app/loading/pack.py` and `sitecustomize.py` read them."""

import gzip
import zipfile
from collections.abc import Collection, Iterable, Mapping, Sequence
from io import BytesIO
from marshal import dumps, loads
from pathlib import PurePosixPath
from typing import Final

from web.app.loading.pack import HEADER, IN_ZIP, NAMES, SIZE, SPARE

LIBRARY: Final = "library"
"""The pack with which the page starts."""
REST: Final = "later"
EXTRAS: Final = "extras"
FIXED_TIME: Final = (1980, 1, 1, 0, 0, 0)
"""The earliest time that a zip can hold: a build's clock must not reach its bytes."""
FORMAT: Final = 2
"""Of marshal: the latest that is the same in the build's Python and in the page's."""
ZIP: Final = b"PK\x03\x04"
"""How a zip begins whose first file is at its beginning."""
PYC: Final = ".pyc"
PYC_HEAD: Final = 16
"""Bytes before the code in a `.pyc`: whoever looks in a pack knows that they fit."""
OF_ITSELF: Final = ("sitecustomize", "pyscript")
"""What is imported at each start, though no import statement of ours names it."""


def pack_of(
    name: str,
    started: Collection[str],
    visited: Collection[str],
    booted: Collection[str],
    games: Iterable[str],
    languages: Sequence[str],
) -> str:
    """Return the pack of a module.

    What a first visit needs is in the library, but for what is one game's alone and for the words of a language that is
    not the first one: these have packs of their own. What it does not need is in one more, and apart from that what
    Pyodide alone has `booted`.
    """
    parts = name.split(".")
    if name in started or parts[0] in OF_ITSELF:
        return LIBRARY
    if name not in visited:
        return SPARE if name in booted else REST
    if parts[-1] in languages[1:]:
        return parts[-1]
    return next((game for game in games if game in parts), LIBRARY)


def module_of(path: str) -> str:
    """Return the module that a file is, compiled or not, or in whose package a file of data lies."""
    file = PurePosixPath(path)
    is_one = file.suffix in {".py", PYC} and file.stem != "__init__"
    return ".".join(file.with_suffix("").parts if is_one else file.parts[:-1])


def packed(files: Mapping[str, bytes]) -> bytes:
    """Return a pack of compiled files and files of data, by their paths; always the same for the same."""
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
    """Return the zip with which Python starts: the files that it imports first, and in a pack the rest.

    `others` names the pack of each module that is in another one.
    """
    target = BytesIO()
    with zipfile.ZipFile(target, "w") as archive:
        for path, content in ((IN_ZIP, packed({**rest, NAMES: dumps(dict(others), FORMAT)})), *sorted(begins.items())):
            archive.writestr(zipfile.ZipInfo(path, FIXED_TIME), content)
    return target.getvalue()


def members(content: bytes) -> dict[str, bytes]:
    """Return what a compressed pack holds by paths, the library's begin as well; of modules the code alone."""
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


def path_of(name: str, is_package: bool) -> str:  # noqa: FBT001 - as a pack has it
    """Return the path of what has a name in a pack: a module's, or that of data, which is the name."""
    if "/" in name or name == NAMES:
        return name
    return name.replace(".", "/") + (f"/__init__{PYC}" if is_package else PYC)
