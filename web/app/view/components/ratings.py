"""Performance ratings in the statistics: the present rating, a chart of its history with the levels as marks."""

from collections.abc import Sequence
from typing import Final

from hofgarten.bots.rating import LATEST, LEVEL_RATINGS
from web.app.model.library.ratings import Career, Rated, can_be_rated, careers
from web.app.model.library.statistics import Entry
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import column_heads
from web.app.view.components.dates import day
from web.app.view.components.line_chart import BOTTOM, HEIGHT, LEFT, POINT, WIDTH, Scale, as_table, picture
from web.app.view.html import Element, Node

LOW: Final = 800
HIGH: Final = 2400
"""The scale shows at least these ratings."""

STEP: Final = 200
"""The scale ends at multiples of this."""

RIGHT: Final = 190
"""Width of the margin with the names and ratings of the levels."""

DATE: Final = 72
"""Half of the width of a date in the large type of a phone."""

MAX_MATCHES: Final = 40
"""Maximum number of ratings in a chart, the latest ones."""


def rating_card(words: Words, game: str, played: Sequence[Entry], offset: int, *, automatic: bool) -> Element | None:
    """Return the ratings of the people in the entries of a game, oldest first; None if the game has no ratings.

    Args:
        words: Texts of the current language.
        game: The game's name.
        played: The entries.
        offset: Minutes by which UTC is ahead of the browser's clock.
        automatic: True if finished matches are reviewed in the background.
    """
    if not can_be_rated(game):
        return None
    people = careers(game, played)
    title = words("rating.of", game=words.of("game", game))
    rated = any(career.ratings for career in people)
    missing = min(career.missing for career in people)
    return h.section(".card.stack.gap-2", aria_labelledby=f"rated-{game}")[
        h.h2(id=f"rated-{game}")[title],
        _people(words, people) if len(people) > 1 and rated else None,
        _one(words, title, game, people[0], offset) if len(people) == 1 and rated else None,
        h.p(".hint")[words("rating.explained", number=LATEST, levels=_levels(words))] if rated else None,
        None
        if rated
        else h.p(".hint")[
            words.count("rating.missing", missing), " ", words("rating.idle" if automatic else "rating.off")
        ],
    ]


def _levels(words: Words) -> str:
    return ", ".join(f"{words.of('bot', level)} {rating}" for level, rating in LEVEL_RATINGS.items())


def _one(words: Words, title: str, game: str, career: Career, offset: int) -> Node:
    now = career.ratings[-1].rating
    return [
        h.p(".rating-now")[h.b[str(now.value)], " ", h.span[words("rating.interval", low=now.low, high=now.high)]],
        _chart(words, title, f"rating-{game}", career, offset),
    ]


def _people(words: Words, people: Sequence[Career]) -> Element:
    """Return a table of several people's ratings."""
    return h.table(".figures")[
        column_heads(words("start.name"), words("rating.value"), words("rating.range")),
        h.tbody[(h.tr[h.th(scope="row")[career.person], _cells(words, career)] for career in people)],
    ]


def _cells(words: Words, career: Career) -> Node:
    if not career.ratings:
        return h.td(colspan="2", class_="rating-missing")[words.count("rating.missing", career.missing)]
    now = career.ratings[-1].rating
    return [h.td[str(now.value)], h.td[_interval(now.low, now.high)]]


def _interval(low: int, high: int) -> str:
    return f"{low}\N{EN DASH}{high}"


def _chart(words: Words, title: str, name: str, career: Career, offset: int) -> Element:
    shown = career.ratings[-MAX_MATCHES:]
    first, last = shown[0].rating, shown[-1].rating
    scale = _scale(shown)
    return h.figure(".chart")[
        picture(
            name,
            title,
            words("rating.ends", name=career.person, begin=first.value, end=last.value),
            h.g(".chart-grid", aria_hidden="true")[
                (_level(words, scale, level, rating) for level, rating in LEVEL_RATINGS.items()),
                _dates(words, shown, scale, offset),
            ],
            h.path(".rating-band", d=_band(shown, scale)),
            h.path(".rating-line", d=f"M{_points(scale, [rated.rating.value for rated in shown])}"),
            h.circle(".rating-end", cx=str(scale.x(scale.moves)), cy=str(scale.y(last.value * POINT)), r="6"),
        ),
        as_table(words, _table(words, shown, offset)),
    ]


def _scale(shown: Sequence[Rated]) -> Scale:
    """Return a scale that fits all levels and intervals; its unit is a point of rating."""
    low = min(LOW, *(rated.rating.low for rated in shown)) // STEP * STEP
    high = -(-max(HIGH, *(rated.rating.high for rated in shown)) // STEP) * STEP
    return Scale(max(len(shown) - 1, 1), low, high, RIGHT)


def _level(words: Words, scale: Scale, level: str, rating: int) -> Node:
    """Return the line of a level with its name and rating at the right."""
    y = str(scale.y(rating * POINT))
    right = WIDTH - RIGHT
    return [
        h.path(".rating-level", d=f"M{LEFT} {y}H{right}"),
        h.text(".rating-name", x=str(right + 8), y=y)[f"{words.of('bot', level)} {rating}"],
    ]


def _dates(words: Words, shown: Sequence[Rated], scale: Scale, offset: int) -> list[Element]:
    """Return the dates of the first and the last rating below the chart; one date if they are equal."""
    ends = {day(words, shown[at].entry.match.saved, offset): scale.x(move) for at, move in ((0, 0), (-1, scale.moves))}
    return [
        h.text(".scale-moves", x=str(max(x, DATE)), y=str(HEIGHT - BOTTOM + 10))[date]
        for date, x in ends.items()
        if date
    ]


def _points(scale: Scale, values: Sequence[int], *, back: bool = False) -> str:
    """Return the points of a line, from left to right or back; a single value gets a short line."""
    whole = [*values, *values] if len(values) == 1 else [*values]
    points = [f"{scale.x(move)} {scale.y(value * POINT)}" for move, value in enumerate(whole)]
    return " ".join(reversed(points) if back else points)


def _band(shown: Sequence[Rated], scale: Scale) -> str:
    upper = _points(scale, [rated.rating.high for rated in shown])
    return f"M{upper} {_points(scale, [rated.rating.low for rated in shown], back=True)}Z"


def _table(words: Words, shown: Sequence[Rated], offset: int) -> Element:
    """Return a table of the ratings, latest first."""
    return h.table(".figures")[
        column_heads(words("statistics.date"), words("rating.value"), words("rating.range")),
        h.tbody[
            (
                h.tr[
                    h.th(".figure-date", scope="row")[
                        day(words, rated.entry.match.saved, offset) or words("statistics.no_date")
                    ],
                    h.td[str(rated.rating.value)],
                    h.td[_interval(rated.rating.low, rated.rating.high)],
                ]
                for rated in reversed(shown)
            )
        ],
    ]
