"""The match that a lesson ends with."""

from typing import Final

from hofgarten.registry import GAMES
from web.app.model.action import Action
from web.app.model.match import match as matches
from web.app.model.model import HOME, Announcement, Handler, Model, Update
from web.app.model.teaching import lesson
from web.app.update.home import with_new_seed
from web.app.update.match import new_identity, next_focus, reset_ui, store
from web.app.update.router import visit
from web.app.update.tutorial import names


def _begin(model: Model, action: Action) -> Update:
    """Begin a match against the weakest computer, played as beginners play."""
    game = str(action.get("game"))
    if game not in GAMES:
        return Update(model)
    options = lesson.first_options(lesson.lesson_of(game))
    clear = with_new_seed(visit(model, HOME).model)
    match = matches.new_match(new_identity(clear), GAMES[game], options, names(clear), clear.form.seed)
    model = reset_ui(store(clear, match))
    return Update(with_new_seed(model), Announcement("turn"), next_focus(model), stop_timer=True)


HANDLERS: Final[dict[str, Handler]] = {"first-match": _begin}
