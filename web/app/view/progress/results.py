"""The results: totals, the latest results, and tables by game, player, opponents and options."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from hofgarten.registry import GAMES
from web.app.model.library.statistics import (
    Entry,
    Figures,
    Tally,
    by_game,
    entries,
    figures,
    grouped,
    opponents,
    points_by_item,
)
from web.app.model.model import MATCH_PLACE, Model
from web.app.model.user_files.user_bots import bot_label
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import unbroken
from web.app.view.components.line_chart import POINT, Curve, as_table, dates, fit_scale, grid, picture
from web.app.view.game_api.game_views import about
from web.app.view.html import Element, Node
from web.app.view.progress.figures import dated, row, table, table_card
from web.app.view.progress.query import Query

MIN_MATCHES: Final = 5
"""The number of matches from which on there are totals, charts and tables."""

MIN_IN_CHART: Final = 3
"""Minimum number of matches of a game for a chart."""

MAX_RESULTS: Final = 40
"""Maximum number of results in a chart, the latest ones. More could not be told apart on a small screen."""


def content(words: Words, model: Model, query: Query, counted: Tally) -> Node:
    """Return the results; None without any. Points of different games are never added up."""
    found = entries(counted.finished, query.game, query.person)
    sums = figures(found)
    if sums is None:
        return None
    notes = [
        words.count("progress.unfinished", counted.unfinished) if counted.unfinished else "",
        words.count("progress.damaged", counted.damaged) if counted.damaged else "",
        words("progress.note"),
    ]
    few = words("progress.few", number=MIN_MATCHES)
    return [
        _many(words, query, found, sums, model.offset)
        if sums.games >= MIN_MATCHES
        else h.section(".card")[_list(words, found, model.offset), h.p(".hint")[few]],
        h.p(".hint")[words.sentences(notes)],
    ]


def _many(words: Words, query: Query, found: Sequence[Entry], sums: Figures, offset: int) -> Node:
    """Return the totals, charts and tables."""
    of_games = by_game(found)
    single, alone = len(of_games) == 1, bool(query.person)
    return [
        _headline(words, sums, points=single, won=alone),
        h.div(".progress-cards.tiles.gap-4.at-top")[
            (
                h.section(".card")[
                    h.h2[words("progress.over_time", game=words.of("game", game))],
                    _latest(words, played[-MAX_RESULTS:], offset, joined=alone),
                ]
                for game, played in of_games
            ),
        ],
        h.div(".progress-columns")[
            _tables(words, found, single=single, alone=alone),
            (_items(words, game, played) for game, played in of_games),
        ],
    ]


def _headline(words: Words, sums: Figures, *, points: bool, won: bool) -> Element:
    """Return the totals of all selected results."""
    return h.dl(".headline.tiles.gap-3")[
        _figure(words("progress.games"), str(sums.games)),
        _figure(words("progress.won"), str(sums.wins), words("progress.share", share=sums.share)) if won else None,
        _figure(words("progress.average"), words.whole(sums.average)) if points else None,
        _figure(words("progress.best"), _best(words, sums), sums.best.player.name) if points else None,
    ]


def _figure(name: str, number: Node, more: str = "") -> Element:
    return h.div(".headline-figure.raised")[
        h.dt(".hint")[name],
        h.dd(".wrap.gap-0.across-2.numbers")[h.b(".display")[number], h.span(".display")[more] if more else None],
    ]


def _best(words: Words, sums: Figures) -> Element:
    """Return the highest score, as a link to its match."""
    total = sums.best.player.total
    number = words.number(total)
    label = words.count("progress.best_of", total, points=number, name=sums.best.player.name)
    return h.a(href=f"{MATCH_PLACE}{sums.best.match.id}", aria_label=label)[number]


def _latest(words: Words, shown: Sequence[Entry], offset: int, *, joined: bool) -> Element:
    """Return the results of one game, oldest first: a dot for each, filled if the match was won; few in a list only.

    ``joined``: True if all results are of one player; they are connected by a line. Those of a match are on one line.
    """
    game, totals = shown[0].match.game, tuple(entry.player.total * POINT for entry in shown)
    matches = list(dict.fromkeys(entry.match.id for entry in shown))
    if len(matches) < MIN_IN_CHART:
        return _list(words, shown, offset)
    step, scale = fit_scale([Curve("", "", (0, *totals))], len(matches))
    spots = [(scale.x(matches.index(entry.match.id) + 1), scale.y(entry.player.total * POINT)) for entry in shown]
    return h.figure(".chart")[
        h.ul(".legend.wrap.gap-1.across-4")[
            (
                h.li[_dot(10, 10, won=won, view=True), words("progress.is_won" if won else "progress.is_lost")]
                for won in (True, False)
            )
        ],
        picture(
            f"results-{game}",
            words("progress.over_time", game=words.of("game", game)),
            words.commas(words.number(entry.player.total) for entry in shown),
            grid(words, scale._replace(moves=0), step, str),
            h.g(".chart-grid", aria_hidden="true")[
                dates(words, (shown[0].match.saved, scale.x(1)), (shown[-1].match.saved, scale.x(scale.moves)), offset)
            ],
            h.path(".results-line", d=f"M{' '.join(f'{x} {y}' for x, y in spots)}") if joined else None,
            (_dot(x, y, won=entry.player.won) for (x, y), entry in zip(spots, shown, strict=True)),
        ),
        as_table(words, _list(words, shown, offset)),
    ]


def _dot(x: int, y: int, *, won: bool, view: bool = False) -> Element:
    """Return a result's dot; with ``view`` inside an SVG of its own, 20 by 20."""
    mark = h.circle(h.classes("result-mark", {"is-won": won}), cx=str(x), cy=str(y), r="5")
    return h.svg(".legend-mark", viewBox="0 0 20 20", aria_hidden="true")[mark] if view else mark


def _list(words: Words, shown: Sequence[Entry], offset: int) -> Element:
    """Return a table of results, latest first, with the game if there are several."""
    several = len(by_game(shown)) > 1
    heads = ["progress.date", *(["start.game"] if several else []), "start.name", "progress.points", "progress.won"]
    rows = (
        dated(
            words,
            entry.match.saved,
            offset,
            *([words.of("game", entry.match.game)] if several else []),
            unbroken(entry.player.name),
            words.number(entry.player.total),
            words("progress.is_won" if entry.player.won else "progress.is_lost"),
        )
        for entry in reversed(shown)
    )
    return table(map(words, heads), rows, ".is-results")


def _tables(words: Words, found: Sequence[Entry], *, single: bool, alone: bool) -> list[Node]:
    """Return the tables of the results in groups. A table with a single row would repeat the totals.

    Points are averaged if they are of one game (``single``), wins are counted if they are of one player (``alone``):
    of several players in a match, one always wins.
    """

    def by(
        title: str, names: Callable[[Entry], Iterable[str]], *, points: bool = single, won: bool = alone
    ) -> Element | None:
        rows = grouped(found, names)
        return _table(words, words(title), rows, points=points, won=won) if len(rows) > 1 else None

    return [
        by("start.game", lambda entry: [words.of("game", entry.match.game)], points=True),
        None if alone else by("progress.person", lambda entry: [entry.player.name], won=True),
        by("progress.against", lambda entry: (_opponent(words, bot) for bot in opponents(entry))),
        by("start.players", lambda entry: [words("progress.players", number=len(entry.match.players))]),
        by(
            "progress.options",
            lambda entry: [about(words, entry.match.game, entry.match.options) or words("progress.plain")],
        )
        if single
        else None,
    ]


def _opponent(words: Words, bot: str) -> str:
    """Return the name of an opponent. Human opponents are not told apart."""
    return bot_label(words, bot) if bot else words("progress.others")


def _table(words: Words, title: str, rows: Sequence[tuple[str, Figures]], *, points: bool, won: bool) -> Element:
    heads = [
        "progress.games",
        *(["progress.won"] if won else []),
        *(["progress.average", "progress.best"] if points else []),
    ]
    cells = (
        row(
            unbroken(name),
            str(sums.games),
            *([words("list.note", what=sums.wins, note=words("progress.share", share=sums.share))] if won else []),
            *((words.whole(sums.average), _best(words, sums)) if points else ()),
        )
        for name, sums in rows
    )
    return table_card(title, list(map(words, heads)), cells)


def _items(words: Words, game: str, found: Sequence[Entry]) -> Element:
    """Return the average points of each item of the score, beside those of the opponents if all are one player's.

    The entries of several players include their opponents: both averages would be much the same.
    """
    texts = words.of_game(game)
    columns = [words("progress.average"), words("progress.opponents")]
    shown = 2 if len({entry.player.name for entry in found}) == 1 else 1
    averages = points_by_item(found, GAMES[game].score_items)
    return table_card(
        words("progress.items", game=words.of("game", game)),
        columns[:shown],
        (row(texts.of("item", item), *map(words.decimal, points[:shown])) for item, *points in averages),
    )
