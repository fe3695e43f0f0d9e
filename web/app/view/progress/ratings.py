"""The performance ratings: the present one, a chart of its history with the levels as marks; results in puzzles."""

from collections.abc import Sequence
from typing import Final

from hofgarten.bots.rating import LATEST, LEVEL_RATINGS, Rating
from hofgarten.registry import GAMES
from web.app.model.library.ratings import Career, Rated, can_be_rated, careers
from web.app.model.library.statistics import Tally, by_game, own_entries
from web.app.model.model import Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import do
from web.app.view.components.line_chart import LEFT, POINT, WIDTH, Scale, as_table, dates, picture
from web.app.view.html import Element, Node
from web.app.view.progress.figures import dated, row, table, table_card
from web.app.view.progress.query import Query

LOW: Final = 800
HIGH: Final = 2400
"""The scale shows at least these ratings."""

STEP: Final = 200
"""The scale ends at multiples of this."""

RIGHT: Final = 190
"""Width of the margin with the names and ratings of the levels."""

MAX_MATCHES: Final = 40
"""Maximum number of ratings in a chart, the latest ones."""


def content(words: Words, model: Model, query: Query, counted: Tally) -> Node:
    """Return the performance ratings in each game, and the results in puzzles; None without any."""
    played = by_game(own_entries(counted.finished, query.game, query.person))
    people = {game: careers(game, found) for game, found in played if can_be_rated(game)}
    rated = {game for game, found in people.items() if any(career.ratings for career in found)}
    reviews = words("rating.idle" if model.settings.rating == "on" else "rating.off")
    notes = [
        words("rating.explained", number=LATEST, levels=_levels(words)) if rated else "",
        reviews if rated != people.keys() else "",
    ]
    puzzles = _puzzles(words, model, query)
    ratings = [
        h.div(".progress-cards.tiles.gap-4.at-top")[
            (_rating_card(words, game, found, model.offset, rated=game in rated) for game, found in people.items())
        ],
        h.p(".hint")[words.sentences(notes)],
    ]
    return [ratings if people else None, h.div(".progress-columns")[puzzles]] if people or puzzles else None


def _puzzles(words: Words, model: Model, query: Query) -> list[Element]:
    """Return the results in puzzles by theme; each theme leads to one of its puzzles.

    They are those of the user, whose name they do not have: a selected player has none, unless it is the user.
    """
    if not model.puzzles or query.person not in {"", model.form.own_name}:
        return []
    from web.app.model.puzzles.collection import results_by_theme
    from web.app.model.puzzles.progress import progress_of

    of_games = {game: results_by_theme(game, progress_of(model).of(game)) for game in GAMES if query.game in {"", game}}
    return [
        table_card(
            words("progress.puzzles", game=words.of("game", game)),
            [words("progress.solved"), words("progress.missed")],
            (
                row(
                    h.button(".rule-link", type="button", data_do=do("puzzle-next", game=game, theme=theme))[
                        words.of_game(game).of("puzzle_theme", theme)
                    ],
                    str(solved),
                    str(missed),
                )
                for theme, solved, missed in rows
            ),
        )
        for game, rows in of_games.items()
        if rows
    ]


def _rating_card(words: Words, game: str, people: Sequence[Career], offset: int, *, rated: bool) -> Element:
    """Return the ratings of some people in a game; if none of them is ``rated``, how many matches are missing."""
    title = words("rating.of", game=words.of("game", game))
    return h.section(".card.stack.gap-2", aria_labelledby=f"rated-{game}")[
        h.h2(id=f"rated-{game}")[title],
        h.p(".hint")[words.count("rating.missing", min(career.missing for career in people))]
        if not rated
        else _people(words, people)
        if len(people) > 1
        else _one(words, title, game, people[0], offset),
    ]


def _levels(words: Words) -> str:
    return words.commas(words.valued(words.of("bot", level), rating) for level, rating in LEVEL_RATINGS.items())


def _one(words: Words, title: str, game: str, career: Career, offset: int) -> Node:
    now = career.ratings[-1].rating
    return [
        h.p(".rating-now")[
            h.b(".display.numbers")[str(now.value)], " ", h.span[words("rating.interval", low=now.low, high=now.high)]
        ],
        _chart(words, title, f"rating-{game}", career, offset),
    ]


def _people(words: Words, people: Sequence[Career]) -> Element:
    """Return a table of several people's ratings."""
    heads = ["start.name", "progress_part.rating", "rating.range"]
    return table(map(words, heads), (_person(words, career) for career in people))


def _person(words: Words, career: Career) -> Node:
    if career.ratings:
        return row(career.person, *cells(career.ratings[-1].rating))
    missing = words.count("rating.missing", career.missing)
    return [h.th(scope="row")[career.person], h.td(colspan="2", class_="rating-missing")[missing]]


def cells(rating: Rating) -> tuple[str, str]:
    """Return a rating and its interval as texts."""
    return str(rating.value), f"{rating.low}\N{EN DASH}{rating.high}"


def _chart(words: Words, title: str, name: str, career: Career, offset: int) -> Element:
    shown = career.ratings[-MAX_MATCHES:]
    first, last = shown[0].rating, shown[-1].rating
    scale = rating_scale(len(shown) - 1, [rated.rating for rated in shown])
    heads = ["progress.date", "progress_part.rating", "rating.range"]
    rows = (dated(words, rated.entry.match.saved, offset, *cells(rated.rating)) for rated in reversed(shown))
    return h.figure(".chart")[
        picture(
            name,
            title,
            words("rating.ends", name=career.person, begin=first.value, end=last.value),
            h.g(".chart-grid", aria_hidden="true")[
                level_lines(words, scale),
                dates(
                    words,
                    (shown[0].entry.match.saved, scale.x(0)),
                    (shown[-1].entry.match.saved, scale.x(scale.moves)),
                    offset,
                ),
            ],
            h.path(".rating-band", d=_band(shown, scale)),
            h.path(".rating-line", d=f"M{_points(scale, [rated.rating.value for rated in shown])}"),
            h.circle(".rating-end", cx=str(scale.x(scale.moves)), cy=str(scale.y(last.value * POINT)), r="6"),
        ),
        as_table(words, table(map(words, heads), rows)),
    ]


def rating_scale(moves: int, ratings: Sequence[Rating]) -> Scale:
    """Return a scale that fits all levels and intervals; its unit is a point of rating."""
    low = min(LOW, *(rating.low for rating in ratings)) // STEP * STEP
    high = -(-max(HIGH, *(rating.high for rating in ratings)) // STEP) * STEP
    return Scale(max(moves, 1), low, high, RIGHT)


def level_lines(words: Words, scale: Scale) -> Node:
    """Return the line of each level with its name and rating at the right."""
    heights = {
        f"{words.of('bot', level)} {rating}": str(scale.y(rating * POINT)) for level, rating in LEVEL_RATINGS.items()
    }
    return [
        [
            h.path(".rating-level", d=f"M{LEFT} {y}H{WIDTH - RIGHT}"),
            h.text(".rating-name", x=str(WIDTH - RIGHT + 12), y=y)[label],
        ]
        for label, y in heights.items()
    ]


def _points(scale: Scale, values: Sequence[int], *, back: bool = False) -> str:
    """Return the points of a line, from left to right or back; a single value gets a short line."""
    whole = [*values, *values] if len(values) == 1 else [*values]
    points = [f"{scale.x(move)} {scale.y(value * POINT)}" for move, value in enumerate(whole)]
    return " ".join(reversed(points) if back else points)


def _band(shown: Sequence[Rated], scale: Scale) -> str:
    upper = _points(scale, [rated.rating.high for rated in shown])
    return f"M{upper} {_points(scale, [rated.rating.low for rated in shown], back=True)}Z"
