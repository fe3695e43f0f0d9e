"""Writes the pages of links with a preview: one for each kind of place, game and language. They lead on to the place.

They hold neither a match nor a puzzle: these follow the ``#`` of the link, which no server sees. Pages for each of the
806 puzzles would show the same, since the build has no browser that draws a position.
"""

from collections.abc import Iterator
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from hofgarten.registry import GAMES
from web.app.model.game_api.game_page import games_with
from web.app.model.library.daily import OPPONENT
from web.app.model.links.preview import FOLDER
from web.app.model.model import PUZZLES
from web.app.model.user_files.user_bots import bot_label
from web.app.texts import LANGUAGES, Words
from web.build.manifest import FOLDER as INSTALL
from web.build.minify import write_scripts
from web.build.open_graph import open_graph
from web.build.paths import BROWSER

SCRIPT: Final = "follow_link.js"
PAGE: Final = """<!doctype html><html lang="{language}"><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'; img-src 'self'">
<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex"><link rel="icon" href="../../../../{folder}/icon-192.png">
{head}
<title>{title}</title>
<main><h1>{title}</h1><p>{description}</p><p><a href="../../../../">Hofgarten</a></p></main>
<script src="../../../{script}"></script>
"""


class Link(NamedTuple):
    """A kind of link to one game in one language."""

    kind: str
    """The first part of its places: see ``web.app.model.links.preview``."""
    game: str
    language: str
    title: str
    description: str

    @property
    def folder(self) -> str:
        """The folder of its page."""
        return f"{FOLDER}/{self.kind}/{self.game}/{self.language}"


def links() -> Iterator[Link]:
    """Yield all kinds of links that have a preview."""
    for language in LANGUAGES:
        words = Words(language)
        for game in GAMES:
            name = words.of("game", game)
            daily = words("share.subject", game=name, names=words.of("way", "daily"))
            yield Link("daily", game, language, daily, words("daily.intro", bot=bot_label(words, OPPONENT)))
            yield Link("share", game, language, name, words("shared.title"))
            if game in games_with(PUZZLES):
                yield Link(PUZZLES, game, language, words("puzzles.of", game=name), words("puzzles.intro"))


def write_links(folder: Path, address: str) -> None:
    """Write the pages into the page's folder; `address` is where it will be published. Raises BuildError."""
    write_scripts(folder / FOLDER, {SCRIPT: BROWSER / SCRIPT}, "classic")
    for link in links():
        page = folder / link.folder / "index.html"
        page.parent.mkdir(parents=True)
        page.write_text(page_of(link, address), encoding="utf-8")


def page_of(link: Link, address: str) -> str:
    """Return the page of a link."""
    return PAGE.format(
        head=open_graph(address, link.language, link.title, link.description, link.game),
        language=link.language,
        title=escape(link.title),
        description=escape(link.description),
        folder=INSTALL,
        script=SCRIPT,
    )
