"""The panel of the ladder: the table of all bots, and a chart of the versions of the open one."""

from collections.abc import Sequence

from web.app.model.model import Model
from web.app.model.workshop import ladder as ladders
from web.app.model.workshop.bots import bot_of, bots_of
from web.app.model.workshop.ladder import Standing, VersionRating
from web.app.model.workshop.runs import Ladder, Runs
from web.app.model.workshop.workshop import workshop_of
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import column_heads, icon
from web.app.view.components.line_chart import BOTTOM, HEIGHT, POINT, Scale, as_table, picture
from web.app.view.html import Element, Node
from web.app.view.progress.ratings import cells, level_lines, rating_scale
from web.app.view.workshop.console import entrant_name
from web.app.view.workshop.series_panel import game_choice, stop_button


def section(words: Words, model: Model) -> Node:
    """Return the panel."""
    state = workshop_of(model.workshop)
    runs, bots = state.runs, bots_of(model.bots)
    game, bot = runs.ladder.game, bot_of(model.bots, state.bot)
    rated = ladders.history(bots, bot, game) if bot else []
    return h.section(".workshop-panel", aria_labelledby="ladder-title")[
        h.h2("#ladder-title")[words("ladder.title")],
        h.form(".stack.gap-3.not-printed", data_form="ladder-form", data_submit="ladder-run", autocomplete="off")[
            game_choice(words, "ladder-game", game),
            h.div(".panel-buttons.cluster")[
                h.button("#ladder-run.button.is-main", type="submit")[icon("play"), h.span[words("ladder.run")]]
                if runs.running != "ladder"
                else stop_button(words, runs, "ladder")
            ],
        ],
        _progress(words, runs, runs.ladder),
        _table(words, ladders.standings(bots, game)),
        h.p(".hint")[words("ladder.hint", most=ladders.MAX_MATCHES)],
        _chart(words, bot.name, rated) if bot and rated else None,
    ]


def _progress(words: Words, runs: Runs, ladder: Ladder) -> Node:
    failed = [
        words("ladder.failed", name=entrant_name(words, bot)) for bot in ladder.entrants if bot.key in ladder.failed
    ]
    if runs.running == "ladder":
        return h.p(role="status")[words.count("ladder.left", len(ladder.pairs)), [f" {text}" for text in failed]]
    if ladder.end == "done":
        return h.p(role="status")[words("ladder.done"), [f" {text}" for text in failed]]
    return None


def _table(words: Words, rows: Sequence[Standing]) -> Element:
    return h.table(".figures")[
        h.caption(".visually-hidden")[words("ladder.title")],
        _heads(words, "bot"),
        h.tbody[(_row(words, row) for row in rows)],
    ]


def _heads(words: Words, first: str) -> Element:
    """Return the titles of the columns; ``first`` names that of the first one."""
    first, rating, matches = (words.of("ladder.head", name) for name in (first, "rating", "matches"))
    return column_heads(first, rating, words("rating.range"), matches)


def _row(words: Words, row: Standing) -> Element:
    dash = "\N{EN DASH}"
    name = entrant_name(words, row.entrant)
    if row.fixed:
        return h.tr[h.th(scope="row")[name], h.td[str(row.fixed)], h.td[words("ladder.fixed")], h.td[dash]]
    if row.rating is None:
        return h.tr[h.th(scope="row")[h.b[name]], h.td[dash], h.td[dash], h.td["0"]]
    rating = row.rating
    return h.tr[
        h.th(scope="row")[name if row.entrant.source is None else h.b[name]],
        (h.td[text] for text in cells(rating)),
        h.td[str(rating.matches)],
    ]


def _chart(words: Words, name: str, rated: Sequence[VersionRating]) -> Element:
    """Return the chart of the versions' ratings with their intervals, and the levels as lines."""
    scale = rating_scale(len(rated) + 1, [version.rating for version in rated])
    title = words("ladder.versions", name=name)
    first, last = rated[0], rated[-1]
    return h.figure(".chart")[
        h.figcaption[title],
        picture(
            "ladder-versions",
            title,
            words("ladder.ends", begin=first.rating.value, number=last.number, end=last.rating.value),
            h.g(".chart-grid", aria_hidden="true")[
                level_lines(words, scale),
                (
                    h.text(".scale-moves", x=str(scale.x(at)), y=str(HEIGHT - BOTTOM + 10))[str(version.number)]
                    for at, version in enumerate(rated, 1)
                ),
            ],
            (_version(scale, at, version) for at, version in enumerate(rated, 1)),
        ),
        as_table(words, _versions_table(words, rated)),
    ]


def _version(scale: Scale, at: int, version: VersionRating) -> Node:
    x, rating = scale.x(at), version.rating
    low, high = scale.y(rating.low * POINT), scale.y(rating.high * POINT)
    return [
        h.path(".rating-line", d=f"M{x} {low}V{high}"),
        h.circle(".rating-end", cx=str(x), cy=str(scale.y(rating.value * POINT)), r="6"),
    ]


def _versions_table(words: Words, rated: Sequence[VersionRating]) -> Element:
    return h.table(".counts")[
        _heads(words, "version"),
        h.tbody[
            (
                h.tr[
                    h.th(scope="row")[str(version.number)],
                    (h.td[text] for text in cells(version.rating)),
                    h.td[str(version.rating.matches)],
                ]
                for version in rated
            )
        ],
    ]
