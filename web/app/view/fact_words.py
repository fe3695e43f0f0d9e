"""Facts about a move in short sentences."""

from typing import NamedTuple

from hofgarten.facts import Fact
from web.app.model.match.explain_move import explanation
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
    """Return the sentences that explain a move after ``at`` events."""
    found = explanation(match, at, event)
    facts = [*found.gains, *filter(None, [found.cost])]
    return Told(" ".join(_sentence(words, match, fact) for fact in facts), found.is_enough)


def _sentence(words: Words, match: Match, fact: Fact) -> str:
    group = next((group for group in _SUBJECTS if fact.subject and words.has(f"{group}.{fact.subject}")), "")
    return words.of(
        "fact",
        fact.kind,
        points=words.points(fact.points),
        amount=words.count("players.total", abs(fact.points), total=abs(fact.points)),
        price=abs(fact.points),
        number=fact.number,
        subject=words.of(group, fact.subject) if group else "",
        name="" if fact.seat is None else match.player(fact.seat),
    )
