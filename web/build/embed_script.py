"""`embed.js`: one script of several sources, for other people's pages, where it may be a module or a classic script."""

import re
from pathlib import Path

from web.build.paths import BROWSER, BuildError

SCRIPT = "embed.js"
PARTS = ("url.js", "scheduler.js", "placeholder.js", SCRIPT)
"""Its sources, each after those that it imports."""

IMPORT = re.compile(r'^import \{[^}]*\} from "\./([\w-]+\.js)";\n', re.MULTILINE)
EXPORT = re.compile(r"^export (?=const |function |class )", re.MULTILINE)
LEFT = re.compile(r"^(?:import|export)\b.*", re.MULTILINE)
"""What only a module may have."""


def write_embed(folder: Path) -> None:
    """Add the script to a page; raises BuildError when a source uses what cannot be joined."""
    texts = {name: (BROWSER / "embed" / name).read_text(encoding="utf-8") for name in PARTS}
    (folder / SCRIPT).write_text(joined(texts), encoding="utf-8")


def joined(texts: dict[str, str]) -> str:
    """Return modules as one classic script that leaves nothing behind in the page but what it does."""
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
