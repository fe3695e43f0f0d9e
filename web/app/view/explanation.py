"""The explanation of a move, or why it is better than another: facts in short sentences, decimals on request."""

from typing import NamedTuple

from hofgarten.facts import Fact
from web.app.model.match.explain_move import difference, explanation
from web.app.model.match.match import Match
from web.app.texts import Words, tenths_of
from web.app.view import html as h
from web.app.view.game_api.match_view import MoveDescription
from web.app.view.html import Element, Node

MAX_SENTENCES = 3
MAX_CHANGES = 4
"""The number of score items that are shown besides the rest."""

_SUBJECTS = ("feature", "motif", "item")
"""Groups of the texts that name the subject of a fact."""


class Told(NamedTuple):
    """Sentences that explain a move, at most three."""

    move: str
    """The sentences about the move."""
    other: str
    """Those about the move with which it is compared, may be empty."""


def told(words: Words, match: Match, at: int, event: str, than: str = "") -> Told:
    """Return the sentences that explain a move after ``at`` events, or why it is better than another."""
    found = explanation(match, at, event, than)
    room = MAX_SENTENCES - len(found.avoided) - (not found.is_enough)
    facts = [*found.gains, *filter(None, [found.cost])][:room]
    key = "fact.later" if facts or found.avoided else "fact.later_alone"
    later = [] if found.is_enough else [words(key)]
    sentences = [_sentence(words, match, fact) for fact in facts]
    return Told(" ".join([*sentences, *later]), " ".join(_sentence(words, match, fact) for fact in found.avoided))


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


def named_move(description: MoveDescription, told: str = "", more: Node = None) -> Element:
    """Return a move in running text: a picture of its piece, its place and ``more``.

    Screen readers read all of it: ``told``, which is also the tooltip, or else the description.
    """
    return h.span(".named-move", title=told or None)[
        h.span(".named-piece", aria_hidden="true")[description.icon],
        h.b(aria_hidden="true")[description.short],
        more,
        h.span(".visually-hidden")[told or description.phrase],
    ]


def in_numbers(
    words: Words, match: Match, at: int, event: str, than: str = "", loss: int | None = None, first: str = ""
) -> Element | None:
    """Return the items that a move is expected to change by the end, on request; with ``than``, the differences.

    ``loss`` is the expected lead that ``than`` gives up, in hundredths of a point, if a search has found it; ``first``
    is a number to begin with, and its unit.
    """
    items = difference(match, at, event, than)
    listed = changes(words, items, sum(points for _, points in items) if loss is None else loss)
    if not (listed or first):
        return None
    return h.details(".more.small")[h.summary[words("fact.more")], h.p(".numbers")[first] if first else None, listed]


def changes(words: Words, items: tuple[tuple[str, int], ...], total: int) -> Element | None:
    """Return the largest changes and the rest, which add up to a total; None if every change rounds to zero."""
    largest = [(words.of("item", item), tenths) for item, points in items if (tenths := tenths_of(points))]
    if not largest:
        return None
    shown = largest[:MAX_CHANGES]
    if rest := tenths_of(total) - sum(tenths for _, tenths in shown):
        shown.append((words("explanation.rest"), rest))
    return h.ul(".gains.small.numbers.wrap.gap-1.across-3")[
        (
            h.li(data_sign="minus" if tenths < 0 else "plus")[h.b[words.change(tenths * 10)], " ", name]
            for name, tenths in shown
        )
    ]
