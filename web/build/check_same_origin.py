"""Makes sure that nothing that we ship would make the page ask another origin for anything."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

from web.build.guard import source_of
from web.build.embed_previews import FOLDER as PARTS
from web.build.paths import BuildError

URL = re.compile(r"""(?:https?:)?//[\w.-]+\.[a-z]{2,}[^\s"'`<>)\\]*""")
NAMES = ("http://www.w3.org/",)
"""XML namespaces look like addresses, and nothing ever loads them."""
CSS_LOAD = re.compile(r"""url\(\s*["']?(?!data:|#)([^"')]*)|@import\s+["']?([^"';]*)""")
LOADING = {
    "action",
    "background",
    "data",
    "formaction",
    "href",
    "manifest",
    "ping",
    "poster",
    "src",
    "srcset",
    "xlink:href",
}
"""The attributes that can make a browser ask for something."""
HOST_IN_POLICY = re.compile(r"https?:|\*|\.")
LINKS = {"a", "area"}
"""Elements whose `href` is followed only when somebody clicks it."""
UNUSED_DEFAULTS = {
    "pyscript/core-": {
        "https://cdn.jsdelivr.net/npm/@micropython/micropython-webassembly-pyscript@${e}/micropython.mjs",
        "https://cdn.jsdelivr.net/pyodide/v${e}/full/pyodide.mjs",
        "https://docs.pyscript.net/latest/faq/#sharedarraybuffer",
        "https://developer.mozilla.org/en-US/docs/Web/HTML/Element/{tag}",
        "https://github.com/pyscript/pyscript/issues/257#issuecomment-1119595062",
        "https://micropython.org/pi/v2",
        "https://packages.pyscript.net/?q=${r}",
        "https://pyscript.github.io/docs/2023.11.2/user-guide/workers/",
        "https://raw.githubusercontent.com/",
    },
    "pyodide/pyodide.mjs": {"https://cdn.jsdelivr.net/pyodide/v${U}/full/"},
}
"""Addresses in others' files that have been looked at: each is a text, or a default that our configuration replaces.

A new one, after an upgrade, stops the build until somebody has looked at it, too.
"""


def check_origins(dist: Path) -> None:
    """Raise BuildError, naming file and address, when something shipped could lead to another origin."""
    found = [fault for path in sorted(dist.rglob("*")) if path.is_file() for fault in faults(path, dist)]
    if found:
        raise BuildError("The page would ask another origin:\n" + "\n".join(found))


def faults(path: Path, dist: Path) -> Iterator[str]:
    """Yield a line for each address in one file that it should not hold."""
    name = path.relative_to(dist).as_posix()
    if path.suffix not in {".html", ".svg", ".css", ".js", ".mjs", ".py"}:
        return
    text = path.read_text(encoding="utf-8")
    if path.suffix in {".html", ".svg"}:
        yield from (f"{name}: {fault}" for fault in faults_of_html(text, needs_policy=is_page(path)))
    elif path.suffix == ".css":
        loaded = (
            address for address in loaded_by_css(text) if is_foreign(address) or not (path.parent / address).exists()
        )
        yield from (f"{name}: {address}" for address in loaded)
    else:
        known = {url for part, urls in UNUSED_DEFAULTS.items() if part in name for url in urls}
        yield from (f"{name}: {url}" for url in sorted(addresses_in(text) - known))


def is_page(path: Path) -> bool:
    """Tell whether a file is a page of its own, not a part that the page puts into itself."""
    return path.suffix == ".html" and path.parent.name != PARTS


def addresses_in(text: str) -> set[str]:
    """Return the addresses of other origins that a program's text holds, comments apart where they stand alone."""
    lines = (line for line in text.splitlines() if not line.lstrip().startswith(("//", "*", "/*", "#")))
    return {url for line in lines for url in URL.findall(line) if not url.startswith(NAMES)}


def is_foreign(address: str) -> bool:
    """Tell whether an attribute's address leaves this origin: it has a scheme or a host of its own."""
    return bool(re.match(r"\s*(?:(?!data:)[a-z][a-z0-9+.-]*:|//)", address, re.IGNORECASE))


def loaded_by_css(text: str) -> list[str]:
    """Return what a stylesheet loads, other than images that it carries in itself."""
    return [first or second for first, second in CSS_LOAD.findall(text)]


def faults_of_html(text: str, *, needs_policy: bool) -> Iterator[str]:
    """Yield what is wrong with a page: other origins, a lax policy, and what a strict policy would refuse."""
    finder = Finder()
    finder.feed(text)
    yield from (address for address in finder.loaded if is_foreign(address))
    yield from finder.refused
    if needs_policy and (not finder.policy.startswith("default-src 'none';") or HOST_IN_POLICY.search(finder.policy)):
        yield "its Content-Security-Policy is missing, or allows another origin"


class Finder(HTMLParser):
    """Collects what a page loads by itself, its Content-Security-Policy, and the inline code and styles it refuses."""

    def __init__(self) -> None:
        """Begin with nothing found."""
        super().__init__()
        self.loaded: list[str] = []
        self.refused: list[str] = []
        self.policy = ""
        self._script: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Look at one element's attributes."""
        values = dict(attrs)
        if tag == "meta" and values.get("http-equiv") == "Content-Security-Policy":
            self.policy = values.get("content") or ""
        if tag == "script" and "src" not in values:
            self._script = []
        if tag == "style":
            self.refused.append("inline <style>")
        for name, value in attrs:
            if name in LOADING and not (name == "href" and tag in LINKS):
                self.loaded += (value or "").split(",") if name == "srcset" else [value or ""]
            elif name == "style" or name.startswith("on"):
                self.refused.append(f"inline {name} in <{tag}>")

    def handle_data(self, data: str) -> None:
        """Take in some of the text of a script."""
        if self._script is not None:
            self._script.append(data)

    def handle_endtag(self, tag: str) -> None:
        """Look at a script that stands in the page: the policy has to name it by its hash."""
        if tag == "script" and self._script is not None:
            if f"'{source_of(''.join(self._script))}'" not in self.policy.split():
                self.refused.append("inline <script>")
            self._script = None
