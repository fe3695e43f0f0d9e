"""Rows of Zen Garden's score sheet: each item with its rule and its emperor tiles."""

from typing import Final

from hofgarten.games.zen_garden.rules import MISSION_POINTS
from hofgarten.games.zen_garden.scoring import (
    DETAIL_POINTS,
    LARGE_POINTS,
    MAJORITY_POINTS,
    MINIMALIST_BOARD,
    MINIMALIST_POINTS,
    SMALL_POINTS,
    UNITY_BOARD,
    UNITY_POINTS,
    score,
)
from hofgarten.games.zen_garden.state import Deal, State
from hofgarten.games.zen_garden.tiles import FEATURES
from web.app.games.zen_garden.view.tile import emblem
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.board.symbol import symbol
from web.app.view.components import do, named
from web.app.view.html import Element, Node
from web.app.view.score_sheet import Row

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


def score_rows(words: Words, state: State) -> list[Row]:
    """Return one row for each item that counts in the match, in score order."""
    items = score(state)[0]
    return [Row(item, ITEM_RULES[item], _emperor_tiles(words, state.deal, item) or _sign(item)) for item in items]


def wish_list(words: Words, deal: Deal) -> Element:
    """Return the wishes of a match in a row, for phones: there the score sheet is below the screen.

    Each is a button that opens the rule, with its emperor tiles or its sign, and its points.
    """
    return h.ul(".wishes", aria_label=words("start.boards"))[
        (h.li[_wish(words, deal, item, points)] for item, points in _wish_points(words, deal).items())
    ]


def _wish_points(words: Words, deal: Deal) -> dict[str, str]:
    """Return the wishes in play, each with the points that it can bring, in a few characters."""
    missions = [str(points) for points in MISSION_POINTS[: deal.players] if points]
    points = {
        "small": f"\N{MULTIPLICATION SIGN}{SMALL_POINTS}",
        "large": f"\N{MULTIPLICATION SIGN}{LARGE_POINTS}",
        "majority": "/".join(map(str, MAJORITY_POINTS)),
        "detail": f"{words.number(min(DETAIL_POINTS))}\N{HORIZONTAL ELLIPSIS}{max(DETAIL_POINTS)}",
    }
    if UNITY_BOARD in deal.boards:
        points["unity"] = str(UNITY_POINTS)
    if MINIMALIST_BOARD in deal.boards:
        points["minimalist"] = f"{min(MINIMALIST_POINTS)}\N{HORIZONTAL ELLIPSIS}{max(MINIMALIST_POINTS)}"
    return points | ({"missions": "/".join(missions)} if deal.missions else {})


def _wish(words: Words, deal: Deal, item: str, points: str) -> Element:
    features = [words.of("feature", FEATURES[feature]) for group in item_features(deal, item) for feature in group]
    name = words("wish.name", item=words.of("item", item), points=", ".join([*features, points]))
    return h.button(".wish", type="button", data_do=do("dialog", name="rule", subject=ITEM_RULES[item]))[
        named(name, _emperor_tiles(words, deal, item) or _sign(item), h.span[points])
    ]


def _sign(item: str) -> Node:
    """Return the sign of an item without emperor tiles. The item's name stands beside the sign."""
    return symbol(f"sign-{item}", "sign")


def _emperor_tiles(words: Words, deal: Deal, item: str) -> Node:
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
