"""Rows of Zen Garden's score sheet: each item with its rule and its emperor tiles."""

from collections.abc import Collection, Container, Iterable, Sequence
from functools import lru_cache
from typing import Final

from hofgarten.games.zen_garden.rules import MISSION_POINTS
from hofgarten.games.zen_garden.scoring import (
    DETAIL_POINTS,
    ITEMS,
    LARGE_POINTS,
    MAJORITY_POINTS,
    MINIMALIST_BOARD,
    MINIMALIST_POINTS,
    SMALL_POINTS,
    UNITY_BOARD,
    UNITY_POINTS,
)
from hofgarten.games.zen_garden.state import Deal
from hofgarten.games.zen_garden.tiles import FEATURES
from web.app.games.zen_garden.view.tile import emblem
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.board.symbol import symbol
from web.app.view.components import do, named
from web.app.view.components.score_sheet import Row
from web.app.view.html import Element, Node

ITEM_RULES: Final = {
    "coins": "Z6.0",
    "circuits": "Z6.1",
    "decorations": "Z6.2",
    "small": "Z6.3",
    "large": "Z6.4",
    "majority": "Z6.5",
    "detail": "Z6.6",
    "unity": "Z6.7",
    "minimalist": "Z6.8",
    "missions": "Z6.9",
}
"""Each scoring item with the number of its rule."""

WINNER: Final = "Z6.10"
"""The rule that decides the winner."""


def item_features(deal: Deal, item: str) -> tuple[tuple[int, ...], ...]:
    """Return an item's emperor tiles: one for a field of board 1, a pair per mission, none for other items."""
    fields = {"small": deal.small, "large": deal.large, "majority": deal.majority, "detail": deal.detail}
    if item in fields:
        return ((fields[item],),)
    return deal.missions if item == "missions" else ()


def feature_names(words: Words, group: Iterable[int]) -> str:
    """Return the features of an emperor tile, or of a mission's pair, as a list in a sentence."""
    return words.listed(words.of("feature", FEATURES[feature]) for feature in group)


def wanted_features(words: Words, deal: Deal, item: str) -> str:
    """Return the features that the emperor wants for an item; an empty string if it has none."""
    return words.apart(feature_names(words, group) for group in item_features(deal, item))


def score_rows(words: Words, deal: Deal, scored: Container[str]) -> Sequence[Row]:
    """Return one row for each item that counts in the match (``scored``), in score order."""
    return [_score_row(words, deal, item) for item in ITEMS if item in scored]


@lru_cache(maxsize=32)
def _score_row(words: Words, deal: Deal, item: str) -> Row:
    picture = emperor_tiles(words, deal, item) or _sign(item)
    return Row(item, ITEM_RULES[item], picture, _wish_points(words, deal).get(item))


def wish_list(words: Words, deal: Deal) -> Element:
    """Return the preferences of a match in a row, for phones: there the score sheet is below the screen.

    Each is a button that opens the rule, with its emperor tiles or its sign, and its points.
    """
    return h.ul(".wishes", aria_label=words("start.boards"))[
        (h.li[_wish(words, deal, item, points)] for item, points in _wish_points(words, deal).items())
    ]


def _wish_points(words: Words, deal: Deal) -> dict[str, tuple[str, str]]:
    """Return the preferences in play, each with the points that it can score: in a short word, and spoken."""
    points = {
        "small": _each(words, SMALL_POINTS),
        "large": _each(words, LARGE_POINTS),
        "majority": _places(words, words("wish_short.most", points=MAJORITY_POINTS[0]), MAJORITY_POINTS),
        "detail": _range(words, DETAIL_POINTS),
    }
    if UNITY_BOARD in deal.boards:
        whole = words.count("players.total", UNITY_POINTS, total=UNITY_POINTS)
        points["unity"] = words("wish_short.one_of", low=0, high=UNITY_POINTS), whole
    if MINIMALIST_BOARD in deal.boards:
        points["minimalist"] = _range(words, MINIMALIST_POINTS)
    missions = [points for points in MISSION_POINTS[: deal.players] if points]
    return points | (
        {"missions": _places(words, words("wish_short.first", points=missions[0]), missions)} if deal.missions else {}
    )


def _each(words: Words, points: int) -> tuple[str, str]:
    return words("wish_short.each", points=points), words.count("wish.each", points)


def _places(words: Words, short: str, points: Sequence[int]) -> tuple[str, str]:
    *others, last = points
    return short, words.count("wish.one_of", last, others=words.commas(map(str, others)))


def _range(words: Words, points: Collection[int]) -> tuple[str, str]:
    low, high = words.number(min(points)), words.number(max(points))
    return words("wish_short.range", low=low, high=high), words("wish.range", low=low, high=high)


def _wish(words: Words, deal: Deal, item: str, points: tuple[str, str]) -> Element:
    shown, spoken = points
    wanted = filter(None, [wanted_features(words, deal, item), spoken])
    name = words.pair(words.of("item", item), words.commas(wanted))
    return h.button(".wish", type="button", data_do=do("dialog", name="rule", subject=ITEM_RULES[item]))[
        named(name, emperor_tiles(words, deal, item) or _sign(item), h.span[shown])
    ]


def _sign(item: str) -> Node:
    """Return the sign of an item without emperor tiles. The item's name stands beside the sign."""
    return symbol(f"sign-{item}", "sign")


def emperor_tiles(words: Words, deal: Deal, item: str) -> Node:
    """Return the emperor tiles of an item; None if it has none."""
    groups = item_features(deal, item)
    if not groups:
        return None
    return h.span(".emperor")[
        (
            h.span(".emperor-group")[
                (
                    h.span(".emperor-tile", title=words.of("feature", FEATURES[feature]))[
                        emblem(FEATURES[feature]), h.span(".visually-hidden")[words.of("feature", FEATURES[feature])]
                    ]
                    for feature in group
                )
            ]
            for group in groups
        )
    ]
