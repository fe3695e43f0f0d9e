"""Bundles `embed.js` for other websites, where it may run as a module or as a classic script."""

import re
from pathlib import Path

from web.build.paths import BROWSER, BuildError

SCRIPT = "embed.js"
PARTS = ("url.js", "scheduler.js", "placeholder.js", SCRIPT)
"""The sources, each after its imports."""

IMPORT = re.compile(r'^import \{[^}]*\} from "\./([\w-]+\.js)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=const |function |class )", re.MULTILINE)
LEFT = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
"""Lines that are only valid in a module."""


def write_embed(folder: Path) -> None:
    """Write the script into the page's folder; raises BuildError if its sources cannot be joined."""
    texts = {name: (BROWSER / "embed" / name).read_text(encoding="utf-8") for name in PARTS}
    (folder / SCRIPT).write_text(joined(texts), encoding="utf-8")


def joined(texts: dict[str, str]) -> str:
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
