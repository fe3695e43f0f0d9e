"""The match that a lesson ends with."""

from typing import Final

from hofgarten.registry import GAMES
from web.app.model.action import Action
from web.app.model.match import match as matches
from web.app.model.model import HOME, Handler, Outcome, Said, Table
from web.app.model.teaching import lesson
from web.app.update.home import with_new_seed
from web.app.update.match import anew, new_identity, next_focus, store
from web.app.update.router import visit
from web.app.update.tutorial import names


def _begin(table: Table, action: Action) -> Outcome:
    """Begin a match against the weakest computer, played as beginners play."""
    game = str(action.get("game"))
    if game not in GAMES:
        return Outcome(table)
    options = lesson.first_options(lesson.lesson_of(game))
    clear = with_new_seed(visit(table, HOME).table)
    match = matches.new_match(new_identity(clear), GAMES[game], options, names(clear), clear.form.seed)
    table = anew(store(clear, match))
    return Outcome(with_new_seed(table), Said("turn"), next_focus(table), stop_timer=True)


HANDLERS: Final[dict[str, Handler]] = {"first-match": _begin}
