"""Matches with a bot of the workshop: against it, or one that it plays in an embed."""

from collections.abc import Sequence
from typing import Final

from hofgarten.registry import GAMES
from web.app.model import new_match_form as forms
from web.app.model.match import match as matches
from web.app.model.match.match import PlayedMatch
from web.app.model.model import Announcement, Handler, Model, Own, Update
from web.app.model.new_match_form import PERSON, Form, SeatForm
from web.app.model.user_files.user_bots import default_names
from web.app.model.workshop.bots import bot_of, bots_of
from web.app.texts import Words
from web.app.update import workshop
from web.app.update.open_match import home, new_identity, next_focus, open_match, with_new_seed


def match_of(model: Model, game: str, kinds: Sequence[str], seed: str, name: str = "") -> PlayedMatch:
    """Return a new match of these kinds of players with the usual options; ``name`` is that of the first one."""
    names = (name, *("" for _ in kinds[1:]))
    seats = tuple(map(SeatForm, names, forms.COLOURS, kinds))
    form = Form(game, len(seats), seats)
    players = forms.players(form, default_names(Words(model.language), kinds))
    return matches.new_match(new_identity(model), GAMES[game], forms.options(form), players, seed)


def _play(model: Model, *, game: str) -> Update:
    """Start a match against the bot that is open, or offered by a link; that one is added to the user's bots."""
    state = model.workshop
    if state is None or game not in GAMES:
        return Update(model)
    if state.offer:
        same = (bot for bot in bots_of(model.bots) if (bot.name, bot.source) == state.offer)
        own = next(same, None)
        added = workshop.open_screen(model, own.id, model.page) if own else workshop.create(model, *state.offer)
        model = added.model
    bot = bot_of(model.bots, model.workshop.bot) if model.workshop else None
    if bot is None:
        return Update(model)
    model, kinds = with_new_seed(model), (PERSON, forms.user_bot_kind(bot.name))
    match = match_of(model, game, kinds, model.form.seed, model.form.seats[0].name)
    model = open_match(home(model), match, Own())
    return Update(model, Announcement("turn"), next_focus(model.page))


HANDLERS: Final[dict[str, Handler]] = {"bot-play": _play}
