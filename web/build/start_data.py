"""Writes the package ``web.start_data``: names and default options of games, names of screens, actions, topics.

With it the start screen imports texts and options of the selected game only, and of the actions no module before it is
needed. Its module ``reference`` has the docstrings that the workshop shows, which compiled modules do not have. In the
source tree, where the package does not exist, the page reads the same from the games and the modules.
"""

from pathlib import Path

from hofgarten.registry import GAMES
from web.app.model.game_api.game_page import options_of
from web.app.model.workshop.reference import Groups, groups, states
from web.app.texts import LANGUAGES, NAMES, texts_in, topic_of_groups, words_of
from web.app.update.declared_actions import declared_actions
from web.app.view.game_api.game_views import start_view_of


def write_start_data(folder: Path) -> None:
    """Write the package into a folder, in which it gets its full path."""
    package = folder / "web" / "start_data"
    package.mkdir(parents=True)
    facts = f"SUMMARIES = {summaries()!r}\nACTIONS = {declared_actions()!r}\nTOPICS = {dict(topic_of_groups())!r}\n"
    (package / "__init__.py").write_text(facts, encoding="utf-8")
    of_games = {game: _plain(found) for game, found in states().items()}
    reference = f"GROUPS = {_plain(groups())!r}\nSTATES = {of_games!r}\n"
    (package / "reference.py").write_text(reference, encoding="utf-8")
    for language in LANGUAGES:
        words = dict(words_of(language, NAMES))
        (package / f"{language}.py").write_text(f"WORDS = {words!r}\n", encoding="utf-8")


def _plain(found: Groups) -> dict[str, tuple[tuple[str, ...], ...]]:
    """Return entries as plain tuples."""
    return {variable: tuple(map(tuple, entries)) for variable, entries in found.items()}


def summaries() -> dict[str, dict[str, str]]:
    """Return the summary of each game's default options in each language."""
    return {
        game: {
            language: start_view_of(game).summary(texts_in(language, game), options_of(game).default)
            for language in LANGUAGES
        }
        for game in GAMES
    }
