"""A user bot that two tabs have changed. The texts of both are kept."""

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from web.app.model.user_files import user_bots
from web.app.model.user_files.user_bots import UserBots
from web.app.model.workshop.bots import WorkshopBot, fitting, identity_of, read, with_bot, with_source_kept, write


class Merged(NamedTuple):
    """The user bots after a merge, and a message about it."""

    bots: UserBots
    notice: str = ""
    """The key of the message; empty if there is none."""
    parts: Mapping[str, object] = {}


def merged(bots: UserBots, name: str, base: str | None, theirs: str | None, now: int) -> Merged:
    """Return the bots with one as another tab has saved it: ``theirs``, None if it was removed there.

    If this tab has changed it, too, since the saved text was ``base``, its own text stays, and the other one becomes a
    version. A bot that is not the same any more stays beside it under another name.
    """
    mine = bots.saved.get(name)
    if mine in {base, theirs}:
        return _without_twin(_with_text(bots, name, theirs), name, now)
    if mine is None or theirs is None:
        # Removed in one tab and changed in the other: the changed one stays.
        return Merged(_with_text(bots, name, mine or theirs))
    one, other, before = read(name, mine), read(name, theirs), read(name, base or "")
    if one and other and (bot := _both(before, one, other, now)):
        return _told(with_bot(bots, bot), other, bot)
    apart = user_bots.unique_name(bots, name)
    # A bot of another id: it is no earlier form of the other one.
    text = write(one._replace(id=identity_of(one.id, now), name=apart)) if one else mine
    return Merged(_with_text(_with_text(bots, name, theirs), apart, text), "bot_kept_apart", {"name": apart})


def _with_text(bots: UserBots, name: str, text: str | None) -> UserBots:
    saved = {other: kept for other, kept in bots.saved.items() if other != name}
    return replace(bots, saved=dict(sorted((saved | ({} if text is None else {name: text})).items())))


def _without_twin(bots: UserBots, name: str, now: int) -> Merged:
    """Return the bots without another one of the same id: the bot was renamed in a tab and changed in the other."""
    bot = read(name, bots.saved.get(name, ""))
    every = (read(other, text) for other, text in bots.saved.items() if other != name)
    twin = next((other for other in every if bot and other and other.id == bot.id), None)
    if bot is None or twin is None or (both := _both(None, twin, bot, now)) is None:
        return Merged(bots)
    return _told(with_bot(bots, both._replace(name=min(bot.name, twin.name))), bot, both)


def _told(bots: UserBots, theirs: WorkshopBot, bot: WorkshopBot) -> Merged:
    """Return the bots with a message that names the version with the other tab's text, if the editor lacks it."""
    kept = next((version for version in reversed(bot.versions) if version.source == theirs.source), None)
    if kept is None or theirs.source == bot.source:
        return Merged(bots)
    return Merged(bots, "bot_kept", {"name": bot.name, "number": kept.number})


def _both(base: WorkshopBot | None, mine: WorkshopBot, theirs: WorkshopBot, now: int) -> WorkshopBot | None:
    """Return a bot with the changes of both; None if these are two bots, or both have learned different weights."""
    before = base or mine._replace(source="", versions=(), weights=None, results={})
    both_learned = theirs.weights != before.weights and mine.weights not in (theirs.weights, before.weights)
    if mine.id != theirs.id or both_learned:
        return None
    versions = theirs.versions
    for version in mine.versions:
        if all(version.source != other.source for other in versions):
            number = max(version.number, versions[-1].number + 1 if versions else 1)
            versions = (*versions, version._replace(number=number))
    bot = theirs._replace(
        versions=fitting(versions),
        weights=theirs.weights if mine.weights == before.weights else mine.weights,
        # Of two changed tables of results, only the one whose versions keep their numbers is right.
        results=mine.results if theirs.results == before.results and versions == mine.versions else theirs.results,
    )
    if mine.source in {before.source, theirs.source}:
        return bot
    kept = bot if theirs.source == before.source else with_source_kept(bot, now)
    return kept._replace(source=mine.source)
