"""Compresses files for servers that send precompressed copies (nginx, Caddy, ours)."""

import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from web.build.cache import cache_folder
from web.build.node import run_node

ENDS: Final = {"br": ".br", "gzip": ".gz"}
"""File extensions by encoding, the preferred encoding first."""

SUFFIXES: Final = frozenset({".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".txt", ".wasm", ".webmanifest"})
"""Extensions of files that get smaller. Typefaces, pictures and our packs are already compressed."""


def compress(folder: Path) -> None:
    """Write compressed copies beside the files of a page; raises BuildError."""
    paths = [path for path in sorted(folder.rglob("*")) if path.suffix in SUFFIXES]
    run_node("precompress.mjs", cache_folder("compressed"), *paths, fault="The page's files could not be compressed")


def encodings(path: Path, accepted: str) -> Iterator[str]:
    """Yield the available encodings of a file that an ``Accept-Encoding`` header names, the best first."""
    asked = (name.replace(" ", "").partition(";") for name in accepted.split(","))
    wanted = {name for name, _, quality in asked if quality not in {"q=0", "q=0.0"}}
    return (name for name in ENDS if name in wanted and beside(path, name).exists())


def beside(path: Path, encoding: str) -> Path:
    """Return the path of a file's compressed copy."""
    return path.with_name(path.name + ENDS[encoding])


def gzipped(content: bytes) -> bytes:
    """Return bytes compressed with gzip's best level and without a time, so that the result is reproducible."""
    return gzip.compress(content, compresslevel=9, mtime=0)
