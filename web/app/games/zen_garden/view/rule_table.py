"""Tables of the points that Zen Garden's rules give for a number of tiles, grounds or circuits."""

from typing import Final

from hofgarten.games.zen_garden.scoring import CIRCUIT_POINTS, DECORATION_POINTS, DETAIL_POINTS, MINIMALIST_POINTS
from web.app.texts import Words
from web.app.view.board.pile_dialog import count_row, count_table
from web.app.view.html import Element

_COUNTED: Final = {
    "circuits": ("circuits", CIRCUIT_POINTS, 1),
    "decorations": ("tiles", DECORATION_POINTS, 6),
    "detail": ("tiles", DETAIL_POINTS, 0),
    "minimalist": ("grounds", MINIMALIST_POINTS, 2),
}
"""Items whose points depend on a number: what is counted, the points by that number, and the least one to show."""


def points_table(words: Words, item: str) -> Element | None:
    """Return the points of an item for each number that is counted; None if a sentence says it all."""
    if item not in _COUNTED:
        return None
    counted, points, least = _COUNTED[item]
    most = next(number for number, each in enumerate(points) if set(points[number:]) == {each})
    numbers = range(least, most + 1)
    open_end = most + 1 < len(points)
    return count_table(
        (words.of("rule_count", counted), *(f"{number}{'+' * (open_end and number == most)}" for number in numbers)),
        [count_row(words.of("rule_count", "points"), *(words.number(points[number]) for number in numbers))],
        "is-dense",
    )
