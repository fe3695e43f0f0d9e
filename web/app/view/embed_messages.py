"""Messages to the embedding page about the changes between two models. ``post_message.js`` posts them.

Messages contain public information only: no chance events, and moves in words as every player saw them.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING

from web.app.model.embed.config import Embed
from web.app.model.match.match import PlayedMatch
from web.app.model.model import MatchPage, Model
from web.app.model.teaching.rule_position import demo
from web.app.texts import texts_in
from web.app.view.game_api.game_views import match_view_of

if TYPE_CHECKING:
    from web.app.model.messages import HostMessage


def messages_for_host(before: Model | None, after: Model, embed: Embed) -> "Iterator[HostMessage]":
    """Yield the messages of an embedded page, in order."""
    if before is None:
        yield from _begun(after, embed)
    elif embed != before.embed and embed.fault:
        yield {"type": "error", "reason": embed.fault}
    elif before.embed and embed.loads > before.embed.loads and isinstance(after.page, MatchPage) and after.page.replay:
        yield {"type": "loaded", "game": after.page.match.record.game, "ply": after.page.replay.at}
    elif isinstance(before.page, MatchPage) and isinstance(after.page, MatchPage) and after.page.replay is None:
        yield from _moves(after.language, before.page.match, after.page.match)
        yield from _ends(before.page, after.page, embed)


def _begun(after: Model, embed: Embed) -> "Iterator[HostMessage]":
    if embed.fault:
        yield {"type": "error", "reason": embed.fault}
        return
    game = after.page.match.record.game if isinstance(after.page, MatchPage) else embed.game
    yield {"type": "ready", "kind": embed.kind, "rule": embed.rule, "game": game, "language": after.language}


def _moves(language: str, old: PlayedMatch, new: PlayedMatch) -> "Iterator[HostMessage]":
    """Yield a message for each move played since ``old``, if both are the same match."""
    if old.id != new.id or new.states[: old.at + 1] != old.states[: old.at + 1]:
        return
    words, view = texts_in(language, new.record.game), match_view_of(new.record.game)
    for at in range(old.at, new.at):
        seat = new.game.to_move(new.states[at])
        if seat >= 0:
            text = view.announce_move(words, new, at)
            yield {"type": "move", "seat": seat, "event": new.record.events[at], "text": text, "ply": at + 1}


def _ends(before: MatchPage, after: MatchPage, embed: Embed) -> "Iterator[HostMessage]":
    """Yield the message that a rule's trial was solved or that the match ended, once for each."""
    if embed.kind == "rule":
        if _done(after, embed) and not _done(before, embed):
            yield {"type": "done", "rule": embed.rule}
    elif after.match.over and not before.match.over:
        match = after.match
        scores = [match.game.total(match.state, seat) for seat in range(len(match.record.players))]
        yield {"type": "finished", "winners": list(match.winners), "scores": scores}


def _done(page: MatchPage, embed: Embed) -> bool:
    return demo(embed.game, embed.rule).reached(page.match, page.selection)
