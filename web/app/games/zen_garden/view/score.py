"""Rows of Zen Garden's score sheet: each item with its rule and its emperor tiles."""

from typing import Final

from hofgarten.games.zen_garden.scoring import score
from hofgarten.games.zen_garden.state import Deal, State
from hofgarten.games.zen_garden.tiles import FEATURES
from web.app.games.zen_garden.view.tile import emblem, symbol
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.html import Node
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
    items = [item for item in score(state)[0] if item != "total"]
    return [Row(item, ITEM_RULES[item], _emperor_tiles(words, state.deal, item) or _sign(item)) for item in items]


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
