"""Files compressed beforehand, for servers that send them in the place of the files themselves (nginx, Caddy, ours)."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from web.build.node import run_node

ENDS: Final = {"br": ".br", "gzip": ".gz"}
"""What an encoding's file ends with, the one that is preferred first."""

SUFFIXES: Final = frozenset({".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".txt", ".wasm", ".webmanifest"})
"""Of the files that get smaller by it. Typefaces, pictures and our packs are compressed as they are."""


def compress(folder: Path) -> None:
    """Write compressed copies beside the files of a page; raises BuildError."""
    paths = [path for path in sorted(folder.rglob("*")) if path.suffix in SUFFIXES]
    for path in paths:
        beside(path, "gzip").write_bytes(zipped(path.read_bytes()))
    run_node("precompress.mjs", *paths, fault="The page's files could not be compressed")


def encodings(path: Path, accepted: str) -> Iterator[str]:
    """Yield the encodings in which a file is there, of those that a request's ``Accept-Encoding`` names; best first."""
    asked = (name.replace(" ", "").partition(";") for name in accepted.split(","))
    wanted = {name for name, _, quality in asked if quality not in {"q=0", "q=0.0"}}
    return (name for name in ENDS if name in wanted and beside(path, name).exists())


def beside(path: Path, encoding: str) -> Path:
    """Return where a file's compressed copy is."""
    return path.with_name(path.name + ENDS[encoding])


def zipped(content: bytes) -> bytes:
    """Return bytes as gzip makes them smallest, always the same."""
    return gzip.compress(content, compresslevel=9, mtime=0)
