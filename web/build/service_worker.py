"""The service worker, which caches one whole build of the page, and the list of files that it needs."""

import hashlib
import json
from base64 import b64encode
from fnmatch import fnmatchcase
from pathlib import Path
from typing import Final

from web.build.index_html import offline_error_page
from web.build.paths import BROWSER, BuildError

WORKER: Final = "service-worker.js"
PAGE: Final = "index.html"
PLACEHOLDER: Final = '"{{built}}"'
LEFT_OUT: Final = (
    WORKER,
    "docs/*",
    "hofgarten-*.whl",
    "install/preview-*",
    "install/screenshot-*",
    "link/*",
    "v/*/demos/*",
    "404.html",
    "licences.html",
    "robots.txt",
    "sitemap.xml",
    "python.html",
    "stun.json",
)
"""Files that are not cached: the documents, the library for other programs, pictures for app stores and other websites,
pages of links, licences, sources, what crawlers ask for, and the list that a host may change."""


def write_worker(folder: Path) -> None:
    """Write the service worker into the folder of an otherwise complete page; raises BuildError."""
    text = (BROWSER / WORKER).read_text(encoding="utf-8")
    if text.count(PLACEHOLDER) != 1:
        raise BuildError(f"{WORKER} has no place, or more than one, for the list of files.")
    built = json.dumps(listing(folder), indent=1)
    (folder / WORKER).write_text(text.replace(PLACEHOLDER, built), encoding="utf-8")


def listing(folder: Path) -> dict[str, object]:
    """Return the data that the worker needs.

    These are the list of files, a version that changes with any byte of them, and the HTML for a page that cannot be
    loaded.
    """
    files = sorted((address_of(path, folder), hash_of(path)) for path in cached_files(folder))
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    return {"version": version, "files": files, "lost": offline_error_page()}


def cached_files(folder: Path) -> list[Path]:
    """Return the files of a page that are cached for offline use."""
    files = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}
    return [path for name, path in files.items() if not any(fnmatchcase(name, pattern) for pattern in LEFT_OUT)]


def address_of(path: Path, folder: Path) -> str:
    """Return a file's address relative to the worker: some servers serve the page only at its folder's address."""
    name = path.relative_to(folder).as_posix()
    return "./" if name == PAGE else name


def hash_of(path: Path) -> str:
    """Return the SHA-256 of a file in Base64, as in `integrity`."""
    return b64encode(hashlib.sha256(path.read_bytes()).digest()).decode("ascii")
