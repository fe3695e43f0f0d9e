"""Finds whatever in a built page would request something from another origin."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path

from web.build.guard import source_of
from web.build.paths import PREVIEWS

URL = re.compile(r"""(?:https?:)?//[\w.-]+\.[a-z]{2,}[^\s"'`<>)\\]*""")
NAMES = ("http://www.w3.org/",)
"""XML namespaces look like addresses but are never loaded."""
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
"""HTML attributes that can cause a request."""
HOST_IN_POLICY = re.compile(r"https?:|\*|\.")
LINKS = {"a", "area"}
"""Elements whose `href` is only followed on a click."""
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
    "pyodide/pyodide.js": {"https://cdn.jsdelivr.net/pyodide/v${U}/full/"},
}
"""Reviewed addresses in third-party files: each is plain text, or a default that our configuration replaces.

A new address, for example after an upgrade, fails a test until it has been reviewed.
"""


def foreign_addresses(dist: Path) -> list[str]:
    """Return file and address, or another fault, of each place in a page that could lead to another origin."""
    return [fault for path in sorted(dist.rglob("*")) if path.is_file() for fault in faults(path, dist)]


def faults(path: Path, dist: Path) -> Iterator[str]:
    """Yield a line for each forbidden address in a file."""
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
    """Return True for a complete page, False for a fragment that the page inserts."""
    return path.suffix == ".html" and path.parent.name != PREVIEWS


def addresses_in(text: str) -> set[str]:
    """Return the addresses of other origins in a program's text, except those in full-line comments."""
    lines = (line for line in text.splitlines() if not line.lstrip().startswith(("//", "*", "/*", "#")))
    return {url for line in lines for url in URL.findall(line) if not url.startswith(NAMES)}


def is_foreign(address: str) -> bool:
    """Return True if an attribute's address has its own scheme or host."""
    return bool(re.match(r"\s*(?:(?!data:)[a-z][a-z0-9+.-]*:|//)", address, re.IGNORECASE))


def loaded_by_css(text: str) -> list[str]:
    """Return the addresses that a stylesheet loads, except data URLs."""
    return [first or second for first, second in CSS_LOAD.findall(text)]


def faults_of_html(text: str, *, needs_policy: bool) -> Iterator[str]:
    """Yield the faults of a page: other origins, a lax policy, and content that a strict policy would block."""
    finder = Finder()
    finder.feed(text)
    yield from (address for address in finder.loaded if is_foreign(address))
    yield from finder.refused
    if needs_policy and (not finder.policy.startswith("default-src 'none';") or HOST_IN_POLICY.search(finder.policy)):
        yield "its Content-Security-Policy is missing, or allows another origin"


class Finder(HTMLParser):
    """Collects a page's addresses, its Content-Security-Policy, and inline code and styles that the policy blocks."""

    def __init__(self) -> None:
        """Create a finder without findings."""
        super().__init__()
        self.loaded: list[str] = []
        self.refused: list[str] = []
        self.policy = ""
        self._script: list[str] | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Check the attributes of an element."""
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
        """Collect the text of an inline script."""
        if self._script is not None:
            self._script.append(data)

    def handle_endtag(self, tag: str) -> None:
        """Check that the policy allows an inline script by its hash."""
        if tag == "script" and self._script is not None:
            if f"'{source_of(''.join(self._script))}'" not in self.policy.split():
                self.refused.append("inline <script>")
            self._script = None
