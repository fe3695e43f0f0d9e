"""Compresses files for servers that send precompressed copies (nginx, Caddy, ours)."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final

from deflate import gzip_compress

from web.build.cache import cache_folder
from web.build.node import run_node

ENDS: Final = {"br": ".br", "gzip": ".gz"}
"""File extensions by encoding, the preferred encoding first."""

SUFFIXES: Final = frozenset({".css", ".html", ".js", ".json", ".mjs", ".py", ".svg", ".txt", ".wasm", ".webmanifest"})
"""Extensions of files that get smaller. Typefaces, pictures and our packs are already compressed."""

FAST: Final = 1
BEST: Final = 12
"""Levels of compression."""


def compress(folder: Path) -> None:
    """Write compressed copies beside the files of a page; raises BuildError."""
    paths = [path for path in sorted(folder.rglob("*")) if path.suffix in SUFFIXES]
    fault = "The page's files could not be compressed"
    with ThreadPoolExecutor() as parallel:
        brotli = parallel.submit(run_node, "brotli.mjs", cache_folder("compressed"), *paths, fault=fault)
        for path in paths:
            beside(path, "gzip").write_bytes(gzipped(path.read_bytes()))
        brotli.result()


def encodings(path: Path, accepted: str) -> Iterator[str]:
    """Yield the available encodings of a file that an ``Accept-Encoding`` header names, the best first."""
    asked = (name.replace(" ", "").partition(";") for name in accepted.split(","))
    wanted = {name for name, _, quality in asked if quality not in {"q=0", "q=0.0"}}
    return (name for name in ENDS if name in wanted and beside(path, name).exists())


def beside(path: Path, encoding: str) -> Path:
    """Return the path of a file's compressed copy."""
    return path.with_name(path.name + ENDS[encoding])


def gzipped(content: bytes, level: int = BEST) -> bytes:
    """Return bytes compressed by libdeflate: 3 % (our packs) to 6 % (WebAssembly) smaller than by zlib's best level.

    The same bytes give the same result, which holds no time.
    """
    return bytes(gzip_compress(content, level))
