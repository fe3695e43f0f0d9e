"""Hooks of MkDocs: pages made from data, links out of the documents, and a strict policy for every page.

``mkdocs.yml`` names this module. The documents in ``docs/`` stay readable in the repository as they are.
"""

import json
import os
import posixpath
import re
import shutil
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from typing import Any, Final

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

import hofgarten
from hofgarten.registry import GAMES
from web.app.model.teaching.rule_book import rule_book
from web.app.model.teaching.rule_position import positions
from web.app.texts import Words
from web.build.guard import source_of
from web.build.licences import installed
from web.build.paths import NODE_MODULES, ROOT, WEB
from web.build.precompress import compress
from web.build.published import checked

ROOT_DOCUMENTS: Final = {
    "CHANGELOG.md": "changelog.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "security.md",
}
"""Documents beside the README, and their names in the site."""

ART: Final = "web/art/"

ASSETS: Final = {
    **{f"assets/{path.name}": path for path in sorted((WEB / "art").glob("screenshot-wide-*.webp"))},
    "assets/icon.svg": WEB / "art" / "icon.svg",
    "assets/site.css": WEB / "docs" / "site.css",
    "assets/site.js": WEB / "docs" / "site.js",
    "assets/figtree.woff2": NODE_MODULES / "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
}

POLICY: Final = (
    "default-src 'none'; base-uri 'self'; form-action 'self'; connect-src 'self'; font-src 'self'; frame-src 'self'; "
    "img-src 'self' data:; style-src 'self' 'unsafe-inline'; worker-src 'self'; script-src 'self'"
)
"""The Content-Security-Policy of every page; hashes of its inline scripts follow."""

LINK: Final = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s#:]*)(#[^)\s]*)?\)")
"""A link of Markdown without a scheme: an exclamation mark for pictures, its text, path and fragment."""

WAYS: Final = """
<a class="md-button md-button--primary" href="../">Play now</a>
<a class="md-button" href="library/">Install the library</a>
"""
DEMO: Final = """
<hofgarten-demo rule="Z5.4" lang="en" title="Zen Garden, rule Z5.4: lines of decorations">
<a href="../#rules/zen-garden/Z5.4">Try a rule in the page</a></hofgarten-demo>
<script async src="../embed.js"></script>
"""
"""Parts of the site's home that the document does not have: two ways to begin, and a live demo of a rule."""

RULES: Final = "rules/"
QUERY_WORDS = r".split(/\s+/g)"
"""Where the script of the search splits a query into words."""
API: Final = "api.md"
LICENCES: Final = "licences.md"


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """Add documents that the navigation does not name to the guides, its second section; set the public address."""
    assert config.nav is not None
    if address := os.environ.get("ADDRESS"):
        config.site_url = f"{checked(address)}docs/"
    known = set(_names(config.nav))
    others = [path.name for path in sorted(Path(config.docs_dir).glob("*.md")) if path.name not in known]
    (guides,) = config.nav[1].values()
    guides.extend(others)
    return config


def _names(nav: Any) -> Iterator[str]:
    if isinstance(nav, str):
        yield nav
    else:
        for part in nav.values() if isinstance(nav, dict) else nav:
            yield from _names(part)


def on_files(files: Files, config: MkDocsConfig) -> Files:
    """Add the rule books, the reference, the documents of the repository's root, and assets."""
    for game in GAMES:
        files.append(File.generated(config, f"{RULES}{game}.md", content=rules(game)))
    files.append(File.generated(config, API, content=reference()))
    files.append(File.generated(config, LICENCES, content=licences()))
    for source, name in ROOT_DOCUMENTS.items():
        files.append(File.generated(config, name, content=(ROOT / source).read_text("utf-8")))
    for name, path in ASSETS.items():
        files.append(File.generated(config, name, abs_src_path=str(path)))
    return files


def rules(game: str) -> str:
    """Return a game's rule book in English as Markdown, each rule with its position in our own embed."""
    book, name, there = rule_book(game, "en"), Words("en").of("game", game), positions(game)
    lines = [
        f"# {name}: the rules",
        "Every rule has a number, which the page, the code and the tests use.",
        f'The <a href="../../../#rules/{game}">rule book of the page</a> has the same rules in four languages.',
    ]
    for chapter, title in book.chapters.items():
        lines.append(f"## {chapter} {title} {{ #{chapter} }}")
        for rule in (one for one in book.rules if one.partition(".")[0] == chapter):
            lines += [f"### {rule} {book.titles[rule]} {{ #{rule} }}", book.rules[rule]]
            if rule in there:
                place = f'<a href="../../../#rules/{game}/{rule}">Open rule {rule} in the page</a>'
                demo = f'<hofgarten-demo rule="{rule}" lang="en" title="{name}, rule {rule}">{place}</hofgarten-demo>'
                lines.append(f'<details class="try"><summary>Try rule {rule}</summary>{demo}</details>')
    lines.append('<script async src="../../../embed.js"></script>')
    return "\n\n".join(lines)


def reference() -> str:
    """Return the reference of all public names as Markdown, by module, that of matches first."""
    lines = ["# Python API", "Everything here is imported from `hofgarten` itself: `from hofgarten import new_game`."]
    public = hofgarten._NAMES_OF_MODULE
    for module, names in sorted(public.items(), key=lambda item: item[0] != "match"):
        lines.append(f"## {module} {{ #hofgarten.{module} }}")
        lines += [f"::: hofgarten.{module}.{name}" for name in names]
    return "\n\n".join(lines)


def licences() -> str:
    """Return the licences of the theme, whose scripts and styles the site has."""
    theme = installed("mkdocs-material")
    there = 'The licences of the page are <a href="../../licences.html">there</a>.'
    return f"# Licences\n\n{there}\n\n## {theme.name} {theme.version}\n\n```text\n{theme.text.strip()}\n```\n"


def on_page_markdown(markdown: str, *, page: Page, **_: object) -> str:
    """Lead links out of the documents to pages of the site; of a link to a source file, only its text remains."""
    name = page.file.src_uri
    if name == "README.md":
        page.meta["hide"] = ["navigation"]
        markdown = markdown.replace("\n![", f"{WAYS}\n![", 1).replace("\n```python\n", f"{DEMO}\n```python\n", 1)
    if name.startswith(RULES) or name in {API, LICENCES}:
        return markdown
    folder = "" if name in ROOT_DOCUMENTS.values() else "docs"

    def lead(link: re.Match[str]) -> str:
        mark, text, path, fragment = link[1], link[2], link[3], link[4] or ""
        target = posixpath.normpath(posixpath.join(folder, path)) if path else ""
        if mark and target.startswith(ART):
            return f"![{text}](assets/{posixpath.basename(target)}){_size(posixpath.basename(target))}"
        if not target or mark:
            return link[0]
        if target in ROOT_DOCUMENTS:
            return f"[{text}]({ROOT_DOCUMENTS[target]}{fragment})"
        if target.startswith("docs/"):
            return f"[{text}]({target.removeprefix('docs/')}{fragment})"
        if target == "README.md":
            return f"[{text}](README.md)"
        module = target.removeprefix("engine/hofgarten/").removesuffix(".py")
        if module in hofgarten._NAMES_OF_MODULE:
            return f"[{text}]({API}#hofgarten.{module})"
        return text if target in text else f"{text} (`{target}`)"

    return LINK.sub(lead, markdown)


def _size(picture: str) -> str:
    """Return the size of a picture as attributes, so that the text below does not move when it is loaded."""
    wide, high = json.loads((WEB / "art" / "screenshots.json").read_text("utf-8"))[picture]["sizes"].split("x")
    return f"{{ width={wide} height={high} }}"


def on_post_build(config: MkDocsConfig) -> None:
    """Remove files that nothing loads, and compress the others, as those of the page are.

    Source maps, stemmers of other languages and the page for missing addresses are never loaded.
    """
    site = Path(config.site_dir)
    for path in (*site.rglob("*.map"), *site.glob("assets/javascripts/lunr"), site / "404.html"):
        shutil.rmtree(path) if path.is_dir() else path.unlink()
    for worker in site.glob("assets/javascripts/workers/search.*.js"):
        worker.write_text(without_stop_words(worker.read_text("utf-8")), "utf-8")
    compress(site)


def without_stop_words(worker: str) -> str:
    """Return the script of the search with queries without words such as "of" and "a".

    It looks for words that begin as those of the query do: with "a", every page is found.

    Raises:
        ValueError: The script has another form, after an update of the theme.
    """
    if worker.count(QUERY_WORDS) != 1:
        raise ValueError("the search's script no longer splits its query as expected")
    return worker.replace(QUERY_WORDS, f"{QUERY_WORDS}.filter(word=>lunr.stopWordFilter(word.toLowerCase()))")


def on_post_page(output: str, *, page: Page, **_: object) -> str:
    """Add the policy, with the hash of each inline script; load the typeface early; name the search."""
    finder = _InlineScripts()
    finder.feed(output)
    sources = sorted({f"'{source_of(text)}'" for text in finder.texts})
    meta = f'<meta http-equiv="Content-Security-Policy" content="{" ".join((POLICY, *sources))}">'
    up = "../" * page.url.count("/")
    face = f'<link rel="preload" as="font" type="font/woff2" crossorigin href="{up}assets/figtree.woff2">'
    output = output.replace('<meta charset="utf-8">', f'<meta charset="utf-8">{meta}{face}', 1)
    return output.replace('role="dialog"', 'role="dialog" aria-label="Search"')


class _InlineScripts(HTMLParser):
    """Collects the texts of the scripts in a page that are neither loaded from a file nor data."""

    def __init__(self) -> None:
        super().__init__()
        self.texts = list[str]()
        self._open = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        self._open = tag == "script" and "src" not in values and values.get("type") in {None, "module"}
        if self._open:
            self.texts.append("")

    def handle_data(self, data: str) -> None:
        if self._open:
            self.texts[-1] += data

    def handle_endtag(self, tag: str) -> None:
        self._open = self._open and tag != "script"
