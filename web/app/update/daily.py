"""The action that opens a daily deal."""

from dataclasses import replace
from typing import Final

from web.app.model.library import daily
from web.app.model.match.match import Match
from web.app.model.model import MATCH_PLACE, Announcement, Handler, Model, Own, Update
from web.app.model.user_files.user_bots import bot_label
from web.app.texts import Words
from web.app.update.match import next_focus, open_match
from web.app.update.router import visit


def _play(model: Model, *, game: str, day: str) -> Update:
    """Start a daily deal, or resume it. Future deals cannot be played.

    A saved match that uses the deal's id but is another match is never overwritten.
    """
    deal = daily.read_deal(game, day)
    if deal is None or deal.day > daily.date_at(model.now, model.offset):
        return Update(model)
    if daily.match_of(deal, model.library) is not None:
        result = visit(model, f"{MATCH_PLACE}{deal.id}")
        return replace(result, focus=next_focus(result.model.page))
    if deal.id in model.library.kept:
        return Update(replace(model, notice="damaged"))
    model = open_match(replace(model, dialog=None, notice=""), _new_match(model, deal), Own())
    return Update(model, Announcement("turn"), next_focus(model.page))


def _new_match(model: Model, deal: daily.Deal) -> Match:
    words = Words(model.language)
    return daily.begin(deal, model.form.own_name or words("player.name", number=1), bot_label(words, daily.OPPONENT))


HANDLERS: Final[dict[str, Handler]] = {"daily": _play}
