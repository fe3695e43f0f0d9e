"""Files beside index.html, whose addresses stay the same across versions.

One of them is `embed.js` for other websites, a bundle that may run as a module or as a classic script.
"""

import shutil
from pathlib import Path

from web.build.licences import licences
from web.build.manifest import write_manifest
from web.build.minify import write_scripts
from web.build.paths import BROWSER
from web.build.service_worker import WORKER, write_worker
from web.build.text_page import sources

SCRIPT = "embed.js"
LICENCES = "licences.html"
SOURCES = "python.html"
SERVERS = "stun.json"
"""The list of servers that find the way to friends elsewhere; the page's web host can change it."""
AT_ROOT = (SCRIPT, WORKER)
"""Scripts without a version in their address."""
EMBED_PARTS = ("url.js", "scheduler.js", "placeholder.js")
"""The scripts that the one for other websites contains."""


def write_root(folder: Path) -> None:
    """Write the files beside index.html; the version folder and index.html must exist. Raises BuildError."""
    write_embed(folder)
    write_manifest(folder)
    (folder / LICENCES).write_text(licences(), encoding="utf-8")
    (folder / SOURCES).write_text(sources(), encoding="utf-8")
    shutil.copyfile(BROWSER / SERVERS, folder / SERVERS)
    write_worker(folder)


def write_embed(folder: Path) -> None:
    """Write the script for other websites into the page's folder; raises BuildError."""
    write_scripts(folder, {SCRIPT: BROWSER / "embed" / SCRIPT}, "classic")
