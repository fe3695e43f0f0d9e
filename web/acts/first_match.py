"""The match that a lesson ends with."""

from typing import Final

from engine.catalogue import GAMES
from web import lessons
from web import match as matches
from web.action import Action
from web.acts.home import with_new_seed
from web.acts.learn import names
from web.acts.places import visit
from web.acts.playing import anew, new_identity, next_focus, store
from web.state import HOME, Handler, Outcome, Said, Table


def _begin(table: Table, action: Action) -> Outcome:
    """Begin a match against the weakest computer, played as beginners play."""
    game = str(action.get("game"))
    if game not in GAMES:
        return Outcome(table)
    options = lessons.first_options(lessons.lesson_of(game))
    clear = with_new_seed(visit(table, HOME).table)
    match = matches.new_match(new_identity(clear), GAMES[game], options, names(clear), clear.form.seed)
    table = anew(store(clear, match))
    return Outcome(with_new_seed(table), Said("turn"), next_focus(table), stop_timer=True)


HANDLERS: Final[dict[str, Handler]] = {"first-match": _begin}
