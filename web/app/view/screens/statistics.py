"""Statistics of saved matches. Subject: ``<game or all>/<player>``, with the name encoded by ``plain``."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from hofgarten.registry import GAMES
from web.app.model.library.achievements import standings
from web.app.model.library.statistics import (
    Entry,
    Figures,
    Tally,
    entries,
    figures,
    grouped,
    opponents,
    points_by_item,
    tally,
)
from web.app.model.model import ALL_GAMES, MATCH_PLACE, Model, Screen
from web.app.model.user_files.user_bots import bot_label
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import column_heads, do, empty_state, filters, game_filter, icon, unbroken
from web.app.view.components.achievements import achievement_list
from web.app.view.components.inner_page import back_link, page_style
from web.app.view.components.results_chart import results, results_table
from web.app.view.game_api.game_views import about
from web.app.view.html import Element, Node

MIN_MATCHES: Final = 5
"""The number of matches from which on there are totals, charts and tables."""


class Query(NamedTuple):
    """The filter of the statistics."""

    game: str = ""
    """Empty for all games."""
    person: str = ""
    """Empty for all players."""

    @property
    def place(self) -> str:
        """The address of this query."""
        person = f"/{plain(self.person)}" if self.person else ""
        return f"#statistics/{self.game or ALL_GAMES}{person}"


def plain(name: str) -> str:
    """Return a name encoded for an address: every byte but ASCII letters and digits as ``%C3%A4``."""
    return "".join(
        chr(byte) if chr(byte).isascii() and chr(byte).isalnum() else f"%{byte:02X}" for byte in name.encode()
    )


def title(words: Words) -> str:
    """Return the screen's title."""
    return words("statistics.title")


def screen(words: Words, model: Model, page: Screen) -> Element:
    """Return the screen."""
    counted = tally(model.library)
    query = _query(page.subject, counted)
    found = entries(counted.finished, query.game, query.person)
    return h.main({"class": f"statistics centred stack gap-4 {page_style(model, query.game)}"})[
        back_link(words, page.origin),
        h.header(".split.across-4")[
            h.h1[title(words)],
            h.a(".button", href="#gallery")[icon("frame"), h.span[words("gallery.title")]],
        ],
        _choices(words, query, counted) if counted.finished else None,
        _sections(words, query, found, model.offset) if found else empty_state(words, words("statistics.empty")),
        _ratings(words, found, model) if found else None,
        _puzzles(words, model, query),
        _achievements(words, query, counted, model.offset),
        _left_out(words, counted) if model.library.matches else None,
    ]


def _query(subject: str, counted: Tally) -> Query:
    """Parse a subject. Unknown values select everything."""
    game, _, person = subject.partition("/")
    names = {plain(entry.player.name): entry.player.name for entry in entries(counted.finished)}
    return Query(game if game in GAMES else "", names.get(person, ""))


def _choices(words: Words, query: Query, counted: Tally) -> Node:
    people = [name for name, _ in grouped(entries(counted.finished), lambda entry: [entry.player.name])]
    return h.div(".statistics-choices.wrap.gap-3")[
        game_filter(words, lambda game: query._replace(game=game).place, query.game),
        filters(
            words("statistics.person"),
            [(name or words("statistics.everyone"), query._replace(person=name).place) for name in ["", *people]],
            query.place,
        )
        if len(people) > 1
        else None,
    ]


def _left_out(words: Words, counted: Tally) -> Element:
    notes = [
        words.count("statistics.unfinished", counted.unfinished) if counted.unfinished else "",
        words.count("statistics.damaged", counted.damaged) if counted.damaged else "",
        words("statistics.note"),
    ]
    return h.p(".hint")[" ".join(filter(None, notes))]


def _achievements(words: Words, query: Query, counted: Tally, offset: int) -> Element:
    """Return the achievements of the selected game and player, or of all games or players together."""
    shown = standings(counted.finished, offset, query.person)
    return achievement_list(words, [standing for standing in shown if query.game in {"", standing.game}])


def _ratings(words: Words, found: Sequence[Entry], model: Model) -> Node:
    """Return the performance ratings in each game; None if no game of the entries has ratings."""
    from web.app.view.components.ratings import rating_card

    automatic = model.settings.rating == "on"
    games = [game for game, _ in grouped(found, lambda entry: [entry.match.game])]
    of_games = ([entry for entry in found if entry.match.game == game] for game in games)
    cards = [
        rating_card(words, game, those, model.offset, automatic=automatic)
        for game, those in zip(games, of_games, strict=True)
    ]
    return h.div(".statistics-cards.tiles.gap-4")[cards] if any(cards) else None


def _sections(words: Words, query: Query, found: Sequence[Entry], offset: int) -> Node:
    """Return the totals, charts and tables. Points of different games are never added up.

    A table with a single row would repeat the totals. Few matches are only listed.
    """
    by_game = grouped(found, lambda entry: [entry.match.game])
    single = by_game[0][0] if len(by_game) == 1 else ""
    sums = figures(found)
    if sums is None or sums.games < MIN_MATCHES:
        return h.section(".card")[
            h.h2[words("statistics.results")],
            results_table(words, found, offset),
            h.p(".hint")[words("statistics.few", number=MIN_MATCHES)],
        ]
    groups = [group for group in _groups(words, query, found, single) if len(group.rows) > 1]
    tables = [_table(words, group) for group in groups]
    return [
        _headline(words, sums, points=bool(single), won=bool(query.person)),
        h.div(".statistics-cards.tiles.gap-4")[
            (
                h.section(".card")[
                    h.h2[words("statistics.over_time", game=words.of("game", game))],
                    results(
                        words, [entry for entry in found if entry.match.game == game], offset, joined=bool(query.person)
                    ),
                ]
                for game, _ in by_game
            ),
        ],
        h.div(".statistics-columns")[
            tables, (_items(words, game, [entry for entry in found if entry.match.game == game]) for game, _ in by_game)
        ],
    ]


def _items(words: Words, game: str, found: Sequence[Entry]) -> Element:
    """Return the average points of each item of the score, beside those of the opponents if all are one player's.

    The entries of several players include their opponents: both averages would be much the same.
    """
    texts = words.of_game(game)
    columns = [words("statistics.average"), words("statistics.opponents")]
    shown = 2 if len({entry.player.name for entry in found}) == 1 else 1
    return _columns(
        words("statistics.items", game=words.of("game", game)),
        columns[:shown],
        [
            (texts.of("item", item), list(map(words.decimal, averages[:shown])))
            for item, *averages in points_by_item(found, GAMES[game].score_items)
        ],
    )


def _columns(title: str, columns: Sequence[str], rows: Sequence[tuple[Node, Sequence[str]]]) -> Element:
    return h.section(".card")[
        h.h2[title],
        h.table(".figures")[
            column_heads(h.span(".visually-hidden")[title], *columns),
            h.tbody[(h.tr[h.th(scope="row")[name], (h.td[value] for value in values)] for name, values in rows)],
        ],
    ]


def _puzzles(words: Words, model: Model, query: Query) -> Node:
    """Return the results in puzzles by theme; each theme leads to one of its puzzles."""
    if not model.puzzles:
        return None
    from web.app.model.puzzles.collection import results_by_theme
    from web.app.model.puzzles.progress import progress_of

    courses = [(game, progress_of(model).of(game)) for game in GAMES if query.game in {"", game}]
    found = [(game, rows) for game, course in courses if (rows := results_by_theme(game, course))]
    cards = [
        _columns(
            words("statistics.puzzles", game=words.of("game", game)),
            [words("statistics.solved"), words("statistics.missed")],
            [
                (
                    h.button(".rule-link", type="button", data_do=do("puzzle-next", game=game, theme=theme))[
                        words.of_game(game).of("puzzle_theme", theme)
                    ],
                    [str(solved), str(missed)],
                )
                for theme, solved, missed in rows
            ],
        )
        for game, rows in found
    ]
    return h.div(".statistics-columns")[cards] if cards else None


class Group(NamedTuple):
    """A table of the statistics."""

    title: str
    rows: Sequence[tuple[str, Figures]]
    points: bool
    """True if the points of each row are of one game, so that they can be averaged."""
    won: bool
    """True if each row is of one player. With several players in a match, one of them always wins."""


def _groups(words: Words, query: Query, found: Sequence[Entry], single: str) -> Iterator[Group]:
    """Yield the tables; ``single`` is the game if all results are of the same game."""
    alike, alone = bool(single), bool(query.person)
    if not single:
        games = grouped(found, lambda entry: [words.of("game", entry.match.game)])
        yield Group(words("start.game"), games, points=True, won=alone)
    if not query.person:
        yield Group(words("statistics.person"), grouped(found, lambda entry: [entry.player.name]), alike, won=True)
    met = grouped(found, lambda entry: (_opponent(words, bot) for bot in opponents(entry)))
    yield Group(words("statistics.against"), met, alike, alone)
    counts = grouped(found, lambda entry: [words("statistics.players", number=len(entry.match.players))])
    yield Group(words("start.players"), counts, alike, alone)
    options = grouped(found, lambda entry: [about(words, entry.match.game, entry.match.options)])
    if single and any(name for name, _ in options):
        rows = [(name or words("statistics.plain"), sums) for name, sums in options]
        yield Group(words("statistics.options"), rows, points=True, won=alone)


def _opponent(words: Words, bot: str) -> str:
    """Return the name of an opponent. Human opponents are not told apart."""
    return bot_label(words, bot) if bot else words("statistics.others")


def _headline(words: Words, sums: Figures, *, points: bool, won: bool) -> Element:
    """Return the totals of all selected results."""
    return h.dl(".headline.tiles.gap-3")[
        _figure(words("statistics.games"), str(sums.games)),
        _figure(words("statistics.won"), str(sums.wins), words("statistics.share", share=sums.share)) if won else None,
        _figure(words("statistics.average"), words.whole(sums.average)) if points else None,
        _figure(words("statistics.best"), _best(words, sums), sums.best.player.name) if points else None,
    ]


def _figure(name: str, number: Node, more: str = "") -> Element:
    return h.div(".headline-figure.raised")[
        h.dt(".hint")[name], h.dd[h.b(".display")[number], h.span[more] if more else None]
    ]


def _best(words: Words, sums: Figures) -> Element:
    """Return the highest score, as a link to its match."""
    total = sums.best.player.total
    number = words.number(total)
    label = words.count("statistics.best_of", total, points=number, name=sums.best.player.name)
    return h.a(href=f"{MATCH_PLACE}{sums.best.match.id}", aria_label=label)[number]


def _table(words: Words, group: Group) -> Element:
    columns = [
        "statistics.games",
        *(["statistics.won"] if group.won else []),
        *(["statistics.average", "statistics.best"] if group.points else []),
    ]
    return h.section(".card")[
        h.h2[group.title],
        h.table(".figures")[
            column_heads(h.span(".visually-hidden")[group.title], *map(words, columns)),
            h.tbody[(_row(words, group, name, sums) for name, sums in group.rows)],
        ],
    ]


def _row(words: Words, group: Group, name: str, sums: Figures) -> Element:
    return h.tr[
        h.th(scope="row")[unbroken(name)],
        h.td[str(sums.games)],
        h.td[str(sums.wins), " ", h.span[words("statistics.share", share=sums.share)]] if group.won else None,
        [h.td[words.whole(sums.average)], h.td[_best(words, sums)]] if group.points else None,
    ]
