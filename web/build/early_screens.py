"""Screens that the page shows on a first visit until Python is there: rule books, and the beginnings of lessons.

``demos/<place>.<language>.html`` has the HTML of Python's first reply, with ``-`` for the slashes of the place.
"""

from collections.abc import Iterator
from html import escape
from pathlib import Path

from hofgarten.registry import GAMES
from web.app.model.game_api.game_page import games_with
from web.app.model.teaching.rule_position import positions
from web.app.texts import LANGUAGES, Words
from web.app.update.update import update
from web.app.view.chunks import without_marks
from web.app.view.layout import loading_placeholder, page, title
from web.build.embed_previews import FIRST_VISIT, NOT_INDEXED


def write_early_screens(folder: Path) -> None:
    """Write the screens of all games to a new folder."""
    folder.mkdir()
    for game in GAMES:
        for name, html in early_screens(game):
            (folder / f"{name}.html").write_text(f"{NOT_INDEXED}{html}", encoding="utf-8")


def places(game: str) -> Iterator[str]:
    """Yield the places of a game's screens."""
    if game in games_with("lesson"):
        yield f"learn/{game}"
    if game in games_with("rulebook"):
        yield f"rules/{game}"
        yield from (f"rules/{game}/{rule}" for rule in positions(game))


def early_screens(game: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the HTML of each screen of a game."""
    for language in LANGUAGES:
        for place in places(game):
            yield f"{place.replace('/', '-')}.{language}", early_screen(language, game, place)


def early_screen(language: str, game: str, place: str) -> str:
    """Return the HTML of a place: the document's title, the page of a first visit, and how far Python is."""
    model = update(None, {**FIRST_VISIT, "languages": [language], "place": f"#{place}"}).model
    waiting = loading_placeholder(Words(language))
    heading = f'<title data-game="{game}">{escape(title(language, model))}</title>'
    return f"{heading}{without_marks(page(model))}{waiting}"
