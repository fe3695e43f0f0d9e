"""Files beside index.html, whose addresses stay the same across versions.

One of them is `embed.js` for other websites, a bundle that may run as a module or as a classic script.
"""

import re
from pathlib import Path

from web.build.library_wheel import write_wheel
from web.build.manifest import write_manifest
from web.build.paths import BROWSER, BuildError
from web.build.service_worker import WORKER, write_worker

SCRIPT = "embed.js"
AT_ROOT = (SCRIPT, WORKER)
"""Scripts without a version in their address."""
PARTS = ("url.js", "scheduler.js", "placeholder.js", SCRIPT)
"""The sources, each after its imports."""

IMPORT = re.compile(r'^import \{[^}]*\} from "\./([\w-]+\.js)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=const |function |class )", re.MULTILINE)
LEFT = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
"""Lines that are only valid in a module."""


def write_root(folder: Path) -> None:
    """Write the files beside index.html; the version folder and index.html must exist. Raises BuildError."""
    write_embed(folder)
    write_wheel(folder)
    write_manifest(folder)
    write_worker(folder)


def write_embed(folder: Path) -> None:
    """Write the script into the page's folder; raises BuildError if its sources cannot be joined."""
    texts = {name: (BROWSER / "embed" / name).read_text(encoding="utf-8") for name in PARTS}
    (folder / SCRIPT).write_text(join_modules(texts), encoding="utf-8")


def join_modules(texts: dict[str, str]) -> str:
    """Return modules joined into one classic script without global names."""
    seen: set[str] = set()
    bodies = list[str]()
    for name, text in texts.items():
        if unknown := set(IMPORT.findall(text)) - seen:
            raise BuildError(f"{name} imports what does not come before it: {', '.join(sorted(unknown))}.")
        body = EXPORT.sub("", IMPORT.sub("", text))
        if left := LEFT.search(body):
            raise BuildError(f"{name} has a line that only a module may have: {left[0]}")
        bodies.append(body.strip())
        seen.add(name)
    return "\n\n".join(["(() => {", '"use strict";', *bodies, "})();"]) + "\n"
