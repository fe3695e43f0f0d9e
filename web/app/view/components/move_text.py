"""Winners and changes of the score in words and as lists, for all games."""

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from web.app.model.game_api.move_input import ScoreChange
from web.app.model.match.match import PlayedMatch
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.html import Element

if TYPE_CHECKING:
    pass


def winners(words: Words, match: PlayedMatch) -> str:
    """Return the sentence that announces the winners: ``Ada wins ...``."""
    names = [match.player(seat) for seat in match.winners]
    if len(names) == 1:
        return words.of("winner", match.record.game, name=names[0])
    return words("end.winners", names=words.listed(names))


def standing(words: Words, match: PlayedMatch) -> str:
    """Return the player to move; at the end the winners, and each player's points."""
    if not match.over:
        return words("say.turn", name=match.player(max(match.turn, 0)))
    totals = [
        words.count("players.total", score.total, total=words.number(score.total))
        for score in match.game.score(match.state)
    ]
    return f"{winners(words, match)} {words.apart(map(words.pair, match.names, totals))}."


def gain(words: Words, change: ScoreChange) -> str:
    """Return the change of the score after a move: ``Circuits +3, coins -1; possible: Unity -10``."""
    return itemised(words, change.items, change.possible, words.points) or words("gain.nothing")


def itemised(
    words: Words, items: Iterable[tuple[str, int]], possible: Iterable[tuple[str, int]], show: Callable[[int], str]
) -> str:
    """Return points by item, then those that do not count yet, without zeros; empty if all are."""
    counted, others = (
        words.commas(words.valued(words.of("item", item), show(points)) for item, points in part if points)
        for part in (items, possible)
    )
    return words.apart([counted, words("score.possible", points=others) if others else ""])


def gain_list(words: Words, change: ScoreChange) -> Element:
    """Return the items that a move changes, the total, and changes of points that do not count yet."""
    if change.is_empty:
        return h.p(".gains.small.numbers.wrap.gap-1.across-3.is-empty")[words("gain.nothing")]
    possible = words.commas(
        words.valued(words.points(points), words.of("item", item)) for item, points in change.possible
    )
    return h.ul(".gains.small.numbers.wrap.gap-1.across-3", aria_label=words("gain.title"))[
        (
            h.li(data_sign="minus" if points < 0 else "plus")[h.b[words.points(points)], " ", words.of("item", item)]
            for item, points in change.items
        ),
        h.li(".gains-total")[h.b[words.points(change.total)], " ", words("gain.total")],
        h.li(".possible")[words("score.possible", points=possible)] if possible else None,
    ]
