"""The explanation of a move, or why it is better than another: facts in short sentences, decimals on request."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from hofgarten.evaluation import SCALE
from hofgarten.facts import CONSEQUENCES, Fact
from web.app.model.match.explain_move import behind, difference, explanation
from web.app.model.match.match import PlayedMatch
from web.app.texts import Words, tenths_of
from web.app.view import html as h
from web.app.view.game_api.match_view import MoveDescription
from web.app.view.html import Element, Node

if TYPE_CHECKING:
    from hofgarten.bots.explain import Explanation

CLEARLY = 2 * SCALE
"""The expected points by which another move is clearly better, at first sight."""

MAX_SENTENCES = 3
MAX_CHANGES = 4
"""The number of score items that are shown besides the rest, or more until the rest is small."""

SMALL_REST = 3
"""The largest rest is this part of what is explained."""

_SUBJECTS = ("feature", "motif", "item")
"""Groups of the texts that name the subject of a fact."""

_KEEP_CAPITALS = frozenset({"de"})
"""Languages in which a noun within a sentence keeps its capital."""


class Cost(NamedTuple):
    """The cost of a move that a search has found, in hundredths of a point."""

    lead: int
    """The expected lead that it gives up."""
    own: int | None = None
    """The part of it in the mover's own total, None if it is unknown; the rest is in those of the others."""


class Told(NamedTuple):
    """Sentences that explain a move, at most three."""

    move: str
    """The sentences about the move, never empty."""
    other: str
    """One sentence about the move with which it is compared; empty if there is none."""
    contrast: str
    """``other`` for the end of a sentence, if only that explains the move; or else empty."""


def told(words: Words, match: PlayedMatch, at: int, event: str, than: str = "", loss: int = 0) -> Told:
    """Return the sentences that explain a move after ``at`` events, or why it is better than another.

    ``loss`` is the expected lead that the other one gives up, in hundredths of a point.
    """
    found = explanation(match, at, event, than)
    found = found._replace(centipoints=loss) if than else found
    # A mistake without a fact says how much worse it is: the same number is not told twice.
    told_by_other = bool(than) and found.other is None
    rest = [] if found.is_enough or told_by_other else [_about(words, "better" if than else "later", found)]
    cost = [_sentence(words, match, found.cost, words("fact.but"))] if found.cost and found.gains else []
    first = found.gains[: MAX_SENTENCES - len(rest) - len(cost)]
    gains = [_sentence(words, match, fact) for fact in sorted(first, key=lambda fact: fact.kind in CONSEQUENCES)]
    parts = [*gains, *cost, *rest] if gains else _without_gains(words, match, found, is_compared=bool(than))
    if not than:
        return Told(words.sentences(parts), "", "")
    if found.other is None:
        worse = words("fact.worse", amount=_whole_points(words, loss))
        return Told(words.sentences(parts), words.sentences([worse]), "")
    other = _sentence(words, match, found.other)
    return Told(words.sentences(parts), words.sentences([other]), "" if gains else other)


def behind_sentence(words: Words, match: PlayedMatch, at: int, event: str) -> str:
    """Return the sentence that another move is clearly better; empty if none is, as far as the value function sees."""
    loss = behind(match, at, event)
    return words.sentences([words("fact.behind", amount=_whole_points(words, loss))]) if loss >= CLEARLY else ""


def _without_gains(words: Words, match: PlayedMatch, found: "Explanation", *, is_compared: bool) -> list[str]:
    """Return the texts that explain a move without a fact in its favour: its expected points, and its cost."""
    if is_compared or found.centipoints >= SCALE:
        return [_about(words, "better" if is_compared else "later_alone", found)]
    cost = [_sentence(words, match, found.cost)] if found.cost else []
    text = words(
        "fact.loses" if found.centipoints <= -SCALE else "fact.nothing", amount=_whole_points(words, found.centipoints)
    )
    return [text, *cost]


def _about(words: Words, kind: str, found: "Explanation") -> str:
    """Return a text about expected points, and the item that makes up most of them if no fact has told it."""
    text = words.of("fact", kind, amount=_whole_points(words, found.centipoints))
    if not found.item or found.item in {fact.item for fact in found.gains}:
        return text
    return words("fact.mostly", text=text, item=_within(words, words.of("item", found.item)))


def _whole_points(words: Words, hundredths: int) -> str:
    points = max(1, round(abs(hundredths) / SCALE))
    return words.count("players.total", points, total=points)


def _within(words: Words, name: str) -> str:
    """Return the name of an item, which is a heading elsewhere, as part of a sentence."""
    return name if words.language in _KEEP_CAPITALS else name[:1].lower() + name[1:]


def _sentence(words: Words, match: PlayedMatch, fact: Fact, but: str = "") -> str:
    """Return the text of a fact. ``but`` introduces a cost after what speaks for the move."""
    group = next((group for group in _SUBJECTS if fact.subject and words.has(f"{group}.{fact.subject}")), "")
    name = words.of(group, fact.subject) if group else ""
    subject = _within(words, name) if group == "item" else name

    def amount(number: int) -> str:
        if fact.item == "coins":
            return words.count("coins", number)
        return words.count("players.total", number, total=number)

    return words.of(
        "fact",
        fact.kind,
        but=but,
        points=f"+{amount(fact.points)}" if fact.item == "coins" else words.points(fact.points),
        amount=amount(abs(fact.points)),
        stake=amount(fact.stake),
        number=fact.number,
        squares=words.count("fact.squares", fact.number),
        group=words.of("fact", "group", number=fact.number, subject=subject),
        subject=subject,
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
    words: Words,
    match: PlayedMatch,
    at: int,
    event: str,
    than: str = "",
    cost: Cost | None = None,
    first: str = "",
) -> Element | None:
    """Return the items that a move is expected to change by the end, on request; with ``than``, the differences.

    Args:
        words: The texts.
        match: The match.
        at: The number of events before the move.
        event: The move.
        than: The move with which it is compared; empty to compare the position before the move.
        cost: The cost of ``than``, if a search has found it.
        first: A number to begin with, and its unit.
    """
    items = difference(match, at, event, than)
    now = sum(points for _, points in items)
    beyond = _beyond(words, cost, now) if cost else []
    listed = changes(words, items, beyond)
    if not (listed or first):
        return None
    return h.details(".more.small")[
        h.summary[words("fact.more")],
        h.p(".numbers")[first] if first else None,
        h.p[words("fact.than_other" if than else "fact.than_before")] if listed else None,
        listed,
    ]


def _beyond(words: Words, cost: Cost, now: int) -> list[tuple[str, int]]:
    """Return the parts of a cost in the moves that follow, own ones and those of the others; ``now`` is in this one."""
    if cost.own is None:
        return [(words("fact.to_come"), cost.lead - now)]
    return [(words("fact.own_to_come"), cost.own - now), (words("fact.others_get"), cost.lead - cost.own)]


def changes(words: Words, items: tuple[tuple[str, int], ...], beyond: Sequence[tuple[str, int]] = ()) -> Element | None:
    """Return the largest changes, a small rest of them, and others by name; None if every change rounds to zero."""
    largest = [(words.of("item", item), points) for item, points in items if tenths_of(points)]
    total, count = sum(points for _, points in (*items, *beyond)), MAX_CHANGES
    while SMALL_REST * abs(sum(points for _, points in largest[count:])) > abs(total):
        count += 1
    shown = [(name, tenths) for name, points in (*largest[:count], *beyond) if (tenths := tenths_of(points))]
    if not shown:
        return None
    if rest := tenths_of(total) - sum(tenths for _, tenths in shown):
        shown.append((words("fact.rest"), rest))
    return h.ul(".gains.small.numbers.wrap.gap-1.across-3")[
        (
            h.li(data_sign="minus" if tenths < 0 else "plus")[h.b[words.change(tenths * 10)], " ", name]
            for name, tenths in shown
        )
    ]
