"""The actions that start or resume a fixed deal: a daily deal, a stage of the garden path."""

from dataclasses import replace
from typing import Final

from web.app.model.library import daily, garden_path
from web.app.model.library.fixed_deals import FixedDeal, begin, match_of
from web.app.model.match.match import PlayedMatch
from web.app.model.model import MATCH_PLACE, Announcement, Handler, Model, Own, Update
from web.app.model.user_files.user_bots import bot_label
from web.app.texts import Words
from web.app.update.open_match import next_focus, open_match
from web.app.update.router import visit


def _daily(model: Model, *, game: str, day: str) -> Update:
    """Play a daily deal. Future deals cannot be played."""
    deal = daily.read_deal(game, day)
    if deal is None or deal.day > daily.date_at(model.now, model.offset):
        return Update(model)
    return _play(model, deal)


def _stage(model: Model, *, number: int) -> Update:
    """Play a stage of the garden path that is open: continue the latest attempt, or begin one."""
    stage = garden_path.stages().get(number)
    is_open = stage is not None and garden_path.PathProgress(model.library).is_open(stage)
    return _play(model, stage) if stage and is_open else Update(model)


def _play(model: Model, deal: FixedDeal) -> Update:
    """Start a deal, or resume it. Another match that uses the deal's id is never overwritten."""
    match = match_of(deal, model.library)
    if match is not None:
        result = visit(model, f"{MATCH_PLACE}{match.id}")
        return replace(result, focus=next_focus(result.model.page))
    identity = deal.new_id(model.library)
    if not identity:
        return Update(replace(model, notice="damaged"))
    model = open_match(replace(model, dialog=None, notice=""), _new_match(model, deal, identity), Own())
    return Update(model, Announcement("turn"), next_focus(model.page))


def _new_match(model: Model, deal: FixedDeal, identity: str) -> PlayedMatch:
    words = Words(model.language)
    bots = [bot_label(words, bot) for bot in deal.opponents]
    match = begin(deal, identity, model.form.own_name or words("player.name", number=1), bots)
    return replace(match, begun=model.now) if isinstance(deal, daily.Deal) else match


HANDLERS: Final[dict[str, Handler]] = {"daily": _daily, "stage": _stage}
