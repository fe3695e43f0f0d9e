"""Actions of user bots: add one from a file, remove and restore it, and replace it in a match."""

from dataclasses import replace
from typing import Final

from web.app.model import new_match_form as forms
from web.app.model.match.names import clean_players
from web.app.model.model import Announcement, Handler, MatchPage, Model, Update
from web.app.model.user_files import user_bots, user_files
from web.app.model.user_files.user_files import InvalidFile
from web.app.texts import Words
from web.app.update.open_match import next_focus, store
from web.app.update.registry import in_match


def _add(model: Model, *, file: str, size: int, content: str | None) -> Update:
    """Add the bot in a file; seats that wait for a user bot get it."""
    try:
        bots, name = user_bots.add(model.bots, file, size, content)
    except InvalidFile as unfit:
        return Update(replace(model, bots=user_files.saying(model.bots, unfit.key, unfit.parts)))
    return Update(_seated(replace(model, bots=bots), name))


def _seated(model: Model, name: str) -> Model:
    return replace(model, form=forms.seat_kind(model.form, forms.USER_BOT, forms.user_bot_kind(name)))


def _remove(model: Model, *, name: str) -> Update:
    """Remove a bot; its seats wait for another one."""
    form = forms.seat_kind(model.form, forms.user_bot_kind(name), forms.USER_BOT)
    return Update(replace(model, bots=user_files.remove(model.bots, name), form=form), focus="restore-bot")


def _restore(model: Model) -> Update:
    removed = model.bots.removed
    model = replace(model, bots=user_files.restore(model.bots))
    if removed is None or removed[0] not in model.bots.playable:
        return Update(model)
    return Update(_seated(model, removed[0]), focus="bot-file")


def _take_over(model: Model, page: MatchPage, *, bot: str) -> Update:
    """Give the seats of a bot that keeps failing to the built-in bot that was chosen last."""
    match, words = page.match, Words(model.language)
    if not bot.startswith(user_bots.OWN):
        return Update(model)
    level = model.form.opponent
    new = {"name": words.of("kind", level), "bot": level}
    players = [{**player, **new} if player.get("bot") == bot else player for player in match.record.players]
    match = replace(match, record=replace(match.record, players=clean_players(players)))
    failures = {name: failure for name, failure in model.failures.items() if name != bot}
    model = store(replace(model, failures=failures, notice=""), page._replace(activity=None), match)
    return Update(model, Announcement("turn"), next_focus(model.page))


HANDLERS: Final[dict[str, Handler]] = {
    "add-bot": _add,
    "remove-bot": _remove,
    "restore-bot": _restore,
    "replace-bot": in_match(_take_over),
}
