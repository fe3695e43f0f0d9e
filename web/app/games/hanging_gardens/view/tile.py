"""Point tiles as pictures. Adjacent text names them."""

from functools import cache, lru_cache

from markupsafe import Markup

from hofgarten.games.hanging_gardens.edition import Edition
from hofgarten.games.hanging_gardens.tiles import COUNTS, KINDS, SERIES, UNKNOWN
from web.app.texts import Words
from web.app.view.board.symbol import image, picture, symbol
from web.app.view.html import escaped

_WIDEST = 11
"""The number of characters that fit on a tile's foot at full size."""


@cache
def small(kind: int) -> Markup:
    """Return a tile without its values. ``UNKNOWN`` shows the back."""
    return symbol(symbol_of(kind), "point-tile")


def symbol_of(kind: int) -> str:
    """Return the name of a tile's symbol. ``UNKNOWN`` has the back."""
    return f"kind-{'back' if kind == UNKNOWN else KINDS[kind]}"


@lru_cache(maxsize=64)
def face(edition: Edition, kind: int) -> Markup:
    """Return a tile with its values on its foot and the number of tiles of its kind. Rules H7 and H1.2."""
    shown = foot(edition, kind)
    squeezed = ' textLength="78" lengthAdjust="spacingAndGlyphs"' if len(shown) > _WIDEST else ""
    count = (
        f'<circle class="tile-count-disc" cx="86" cy="14" r="12"/>'
        f'<text class="tile-count" x="86" y="18.7">{COUNTS[kind]}</text>'
    )
    return picture(
        "point-tile",
        f'{image(symbol_of(kind))}<text class="tile-values" x="50" y="88"{squeezed}>{escaped(shown)}</text>'
        f"{count if kind < len(SERIES) else ''}",
    )


def foot(edition: Edition, kind: int) -> str:
    """Return the values of a kind as printed on its tile: ``2·8·16``, ``3/11``, ``+3``."""
    if kind < len(SERIES):
        return "·".join(map(str, edition.series[kind]))
    person = kind - len(SERIES)
    return f"+{edition.guard}" if person >= len(edition.persons) else "/".join(map(str, edition.persons[person]))


def values(words: Words, edition: Edition, kind: int) -> str:
    """Return the values of a kind in words: ``2, 8, 16``; ``3, or 11 with a complete series``."""
    if kind < len(SERIES):
        return words.commas(map(str, edition.series[kind]))
    person = kind - len(SERIES)
    if person >= len(edition.persons):
        return words("hg.guard_value", points=edition.guard)
    alone, complete = edition.persons[person]
    return words("hg.person_value", alone=alone, complete=complete)
