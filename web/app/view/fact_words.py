"""Facts about a move in short sentences."""

from typing import NamedTuple

from hofgarten.bots.explain import explain
from hofgarten.facts import Fact
from hofgarten.game import SPECTATOR
from web.app.model.match.match import Match
from web.app.texts import Words

_SUBJECTS = ("feature", "motif", "item")
"""Groups of the texts that name the subject of a fact."""


class Told(NamedTuple):
    """The sentences that explain a move, empty without a fact that decides."""

    text: str
    is_enough: bool
    """False if these facts do not make up most of what the move is expected to bring."""


def explanation_words(words: Words, match: Match, at: int, event: str) -> Told:
    """Return the sentences that explain a move after ``at`` events.

    Until the match is over they use public information only, though the player may have known more.
    """
    game, state = match.game, match.states[at]
    if not match.over:
        state = game.observe(state, SPECTATOR)
    seat = game.to_move(state)
    explanation = explain(game, game.observe(state, seat), seat, game.read_event(event))
    facts = [*explanation.gains, *filter(None, [explanation.cost])]
    return Told(" ".join(_sentence(words, match, fact) for fact in facts), explanation.is_enough)


def _sentence(words: Words, match: Match, fact: Fact) -> str:
    group = next((group for group in _SUBJECTS if fact.subject and words.has(f"{group}.{fact.subject}")), "")
    return words.of(
        "fact",
        fact.kind,
        points=words.points(fact.points),
        number=fact.number,
        subject=words.of(group, fact.subject) if group else "",
        name="" if fact.seat is None else match.player(fact.seat),
    )
