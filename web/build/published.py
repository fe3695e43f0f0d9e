"""What a page at a public address has besides: how links to it are shown, and what crawlers and lost readers find."""

import shutil
from html import escape
from pathlib import Path
from urllib.parse import urlsplit

from hofgarten.registry import GAMES
from web.app.texts import LANGUAGES, Words
from web.app.view.layout import description, title
from web.build.link_pages import write_links
from web.build.manifest import ART, FOLDER, NAME
from web.build.open_graph import LOCALES, open_graph, previews
from web.build.paths import BuildError
from web.build.text_page import HEAD


def checked(address: str) -> str:
    """Return the address of a page's folder, with a slash at its end.

    Raises:
        BuildError: It is no address of a folder.
    """
    parts = urlsplit(address)
    if parts.scheme not in {"http", "https"} or not parts.netloc or parts.query or parts.fragment:
        raise BuildError(f"{address} is not the address of a folder, such as https://example.org/hofgarten/.")
    return f"{address.rstrip('/')}/"


def head(address: str) -> str:
    """Return the elements for the head of the page: its address, and how a link to it is shown; empty without one."""
    if not address:
        return ""
    first, *others = LANGUAGES
    return "\n".join(
        [
            f'<link rel="canonical" href="{escape(address)}">',
            f'<link rel="alternate" hreflang="x-default" href="{escape(address)}">',
            open_graph(address, first, title(first), description(first), next(iter(GAMES))),
            f'<meta property="og:url" content="{escape(address)}">',
            *(f'<meta property="og:locale:alternate" content="{LOCALES[language]}">' for language in others),
        ]
    )


def write_published(folder: Path, address: str) -> None:
    """Write the pictures and pages of links, robots.txt, a sitemap, and the page for addresses that lead nowhere.

    Raises BuildError.
    """
    for name in previews():
        shutil.copyfile(ART / name, folder / FOLDER / name)
    write_links(folder, address)
    robots = [f"Sitemap: {address}{name}sitemap.xml" for name in ("", "docs/")]
    (folder / "robots.txt").write_text("\n".join(["User-agent: *", "Allow: /", *robots, ""]), encoding="utf-8")
    (folder / "sitemap.xml").write_text(
        '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
        f"<url><loc>{escape(address)}</loc></url>\n</urlset>\n",
        encoding="utf-8",
    )
    (folder / "404.html").write_text(lost(address), encoding="utf-8")


def lost(address: str) -> str:
    """Return the page that a host sends for an address that leads nowhere, also one of the documents."""
    sections = []
    for language in LANGUAGES:
        words = Words(language)
        ways = {"": words("about.start"), "docs/": words("about.documents")}
        links = " · ".join(f'<a href="{escape(address)}{way}">{escape(text)}</a>' for way, text in ways.items())
        sections.append(f'<section lang="{language}"><h2>{escape(words("about.lost"))}</h2><p>{links}</p></section>')
    return "\n".join([f"{HEAD}<title>{NAME}</title><main><h1>{NAME}</h1>", *sections, "</main>", ""])
