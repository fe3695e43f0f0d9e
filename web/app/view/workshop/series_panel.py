"""The panel of a series: its form, the live table, the matches, and the moves that lost most."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from hofgarten.bots import BOTS
from hofgarten.record import read_record, replay_record
from hofgarten.registry import GAMES
from web.app.model.game_api.game_page import has, options_of
from web.app.model.model import WORKSHOP, Model
from web.app.model.new_match_form import MAX_SEED_LENGTH
from web.app.model.user_files.user_bots import bot_label
from web.app.model.workshop.bots import WorkshopBot, bot_of, bots_of
from web.app.model.workshop.runs import (
    GAMES_OF_A_SERIES,
    CostlyMove,
    Entrant,
    Runs,
    Series,
    Setup,
    complete_deals,
    contest_of,
    margin,
)
from web.app.model.workshop.workshop import Mark, workshop_of
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, column_heads, do, icon, radios
from web.app.view.dialogs.costly_move import subject_of
from web.app.view.game_api.game_views import match_view_of, start_view_of
from web.app.view.html import Element, Node
from web.app.view.workshop.console import advice, at_line, entrant_name, syntax_error
from web.app.view.workshop.guide import in_code
from web.app.view.workshop.offer import play_button

if TYPE_CHECKING:
    from hofgarten.arena.statistics import Interval
    from hofgarten.arena.tournament import BotResult

MAX_MATCHES = 60
"""Matches that are listed, the clearest defeats first."""


def section(words: Words, model: Model) -> Node:
    """Return the panel."""
    state = workshop_of(model.workshop)
    bot = bot_of(model.bots, state.bot)
    if bot is None:
        return None
    runs = state.runs
    return h.section(".workshop-panel", aria_labelledby="series-title")[
        h.h2("#series-title.not-printed")[words("series.title")],
        _form(words, runs, state.syntax, bot, bots_of(model.bots)),
        _series(words, runs, bot, runs.series) if runs.series else None,
    ]


def _form(words: Words, runs: Runs, syntax: Mark | None, bot: WorkshopBot, bots: Sequence[WorkshopBot]) -> Element:
    return h.form(
        ".series-form.stack.gap-3.not-printed", data_form="series-form", data_submit="series-run", autocomplete="off"
    )[
        _choices(words, runs, bot, bots),
        h.div(".panel-buttons.cluster")[
            h.button("#series-run.button.is-main", type="submit", disabled=bool(syntax))[
                icon("play"), h.span[words("series.run")]
            ],
            stop_button(words, runs, "series", "losses"),
            None if syntax else play_button(words, runs.setup.game),
        ],
        syntax_error(words, syntax) if syntax else None,
        None if runs.series else h.p(".hint")[words("series.hint")],
    ]


def _choices(words: Words, runs: Runs, bot: WorkshopBot, bots: Sequence[WorkshopBot]) -> Node:
    """Return the choices for a series; once one has begun, below a line that names them."""
    setup = runs.setup
    choices = [
        game_choice(words, "series-game", setup.game),
        h.label[words("series.opponent"), _opponents(words, setup, bot, bots)],
        radios(words("series.games"), "series-games", [(str(n), str(n)) for n in GAMES_OF_A_SERIES], str(setup.games)),
        h.details(".more")[h.summary[words("series.more")], _options(words, setup)],
    ]
    if runs.series is None:
        return choices
    own = next((other.name for other in bots if other.id == setup.opponent), "")
    parts = [
        words.of("game", setup.game),
        own or bot_label(words, setup.opponent),
        words.pair(words("series.games"), setup.games),
    ]
    # The number closes it when another series begins.
    return h.details(f"#series-choices-{runs.number}.more")[
        h.summary[words.beside(parts)], h.div(".stack.gap-3")[choices]
    ]


def game_choice(words: Words, name: str, chosen: str) -> Element:
    """Return the choice of a game."""
    return radios(words("start.game"), name, [(game, words.of("game", game)) for game in GAMES], chosen)


def stop_button(words: Words, runs: Runs, *kinds: str) -> Node:
    """Return the button that stops the present run, if it is one of these kinds."""
    if runs.running not in kinds:
        return None
    return button(do("series-stop"), words("series.stop"), picture="pause", id="series-stop")


def _opponents(words: Words, setup: Setup, bot: WorkshopBot, bots: Sequence[WorkshopBot]) -> Element:
    names = [(name, bot_label(words, name)) for name in BOTS]
    own = [(other.id, other.name) for other in bots if other.id != bot.id]
    return h.select("#series-opponent.select", name="series-opponent")[
        (h.option(value=key, selected=key == setup.opponent)[name] for key, name in (*names, *own))
    ]


def _options(words: Words, setup: Setup) -> Node:
    """Return the choices that few need: the number of players, the game's options, the seed."""
    game = setup.game
    chosen = options_of(game).default if setup.chosen is None else setup.chosen
    players = [(str(n), str(n)) for n in GAMES[game].players]
    return [
        radios(words("start.players"), "series-players", players, str(setup.players)),
        start_view_of(game).options_part(words.of_game(game), chosen),
        h.label[
            words("start.seed"),
            h.input(name="series-seed", value=setup.seed, maxlength=str(MAX_SEED_LENGTH), spellcheck="false"),
        ],
    ]


def _series(words: Words, runs: Runs, bot: WorkshopBot, series: Series) -> Node:
    running = runs.running == "series"
    whole = contest_of(series).matches
    return h.section(".series.stack.at-start", aria_labelledby="series-table-title")[
        h.h3("#series-table-title")[" \N{EN DASH} ".join(entrant_name(words, entrant) for entrant in series.entrants)],
        h.progress(value=str(len(series.played)), max=str(whole), aria_label=words("series.progress"))
        if running
        else None,
        h.p(role="status")[
            words("series.starting")
            if running and not series.played
            else words("series.played", number=len(series.played), of=whole),
            f" {words(f'series.end.{series.end}')}" if series.end not in {"", "done"} else None,
        ],
        _fault(words, bot, series),
        _table(words, series),
        h.p(".hint")[words("series.table_hint")],
        None if runs.running else _tools(words, series),
        None if runs.running else h.lazy(_picture, words, series),
        _costly(words, runs, series),
        _matches(words, series),
    ]


def _fault(words: Words, bot: WorkshopBot, series: Series) -> Node:
    """Return the error that ended the series, with its line and the way to the console; None if there is none."""
    fault = series.fault
    if fault is None:
        return None
    return h.div(".own-said.cluster.is-error.strong.series-fault", role="alert")[
        icon("info"),
        h.div[
            h.p[h.b[entrant_name(words, series.entrants[fault.entrant])]],
            h.p[at_line(words, fault)],
            h.p[in_code(hint)] if (hint := advice(words, fault.text)) else None,
        ],
        h.a(".button", href=f"#{WORKSHOP}/{bot.id}/console")[icon("log"), h.span[words("workshop.console")]],
    ]


def _table(words: Words, series: Series) -> Node:
    """Return the results of the deals that are complete."""
    from hofgarten.arena.seatings import seatings
    from hofgarten.arena.tournament import bot_results, compare

    outcomes = complete_deals(series)
    if not outcomes:
        return None
    contest = contest_of(series, len(outcomes) // len(seatings(2, series.setup.players)))
    (result,) = compare(contest, outcomes)
    low, high = result.share_interval
    first, second = bot_results(contest, outcomes)
    rows = [
        (series.entrants[0], first, result.share, (low, high), result.margin, result.margin_interval),
        (
            *(series.entrants[1], second, 1 - result.share, (1 - high, 1 - low), -result.margin),
            result.margin_interval and (-result.margin_interval[1], -result.margin_interval[0]),
        ),
    ]
    bot, won, lead, time, forfeits = (
        words.of("series.head", name) for name in ("bot", "won", "lead", "time", "forfeits")
    )
    heads = (won, interval := words("rating.range"), lead, interval, time, forfeits)
    return h.div(".table-scroll", tabindex="0", role="region", aria_label=words("series.table"))[
        h.table(".figures.series-table")[
            h.caption(".visually-hidden")[words("series.table")],
            column_heads(bot, *heads),
            h.tbody[(_row(heads, *_cells(words, *row)) for row in rows)],
        ]
    ]


def _cells(
    words: Words,
    entrant: Entrant,
    result: "BotResult",
    share: float,
    shares: "Interval",
    lead: float,
    leads: "Interval | None",
) -> list[str]:
    """Return the name of a bot and its results."""
    from hofgarten.arena.statistics import quantile

    return [
        entrant_name(words, entrant),
        words("progress.share", share=round(100 * share)),
        words("progress.share", share="\N{EN DASH}".join(f"{round(100 * end)}" for end in shares)),
        _lead(words, lead),
        words("series.range", low=_lead(words, leads[0]), high=_lead(words, leads[1])) if leads else "\N{EN DASH}",
        _milliseconds(words, quantile(result.elapsed_us, 0.5)) if result.elapsed_us else "\N{EN DASH}",
        str(len(result.forfeits)),
    ]


def _row(heads: Sequence[str], name: str, *cells: str) -> Element:
    """Return the results of a bot. On a phone, each cell has its head beside it."""
    return h.tr[
        h.th(scope="row")[name],
        (h.td(data_head=head)[cell] for head, cell in zip(heads, cells, strict=True)),
    ]


def _lead(words: Words, points: float) -> str:
    return words.change(round(100 * points))


def _milliseconds(words: Words, microseconds: int) -> str:
    if microseconds < 10_000:
        return f"{words.decimal(round(microseconds / 10))}\N{NO-BREAK SPACE}ms"
    return f"{round(microseconds / 1000)}\N{NO-BREAK SPACE}ms"


def _tools(words: Words, series: Series) -> Node:
    if not series.played:
        return None
    return h.div(".panel-buttons.cluster.not-printed")[
        button(do("series-search"), words("series.search"), picture="hint"),
        button(do("series-download"), words("series.download"), picture="download"),
    ]


def _picture(words: Words, series: Series) -> Node:
    """Return the bot's garden from the match that it did best in; None if the game has no such pictures."""
    if not series.played or not has(series.setup.game, "picture"):
        return None
    from web.app.model.workshop.series_match import series_match
    from web.app.view.components.garden_picture import small_picture

    margins = {at: margin(series, at) for at in sorted(series.played)}
    best = max(margins, key=lambda at: margins[at])
    seat = series.played[best].outcome.seating.index(0)
    return h.figure(".series-picture.stack")[
        small_picture(series_match(words, series, best), seat),
        h.figcaption[words("series.picture", number=best + 1, points=_lead(words, margins[best]))],
    ]


def _costly(words: Words, runs: Runs, series: Series) -> Node:
    """Return the moves that lost most."""
    if not series.searched:
        return None
    words_of_game = words.of_game(series.setup.game)
    return h.section(".series-costly.stack.at-start", aria_labelledby="series-costly")[
        h.h3("#series-costly")[words("series.costly")],
        h.p(role="status")[words("series.searching")] if runs.running == "losses" else None,
        h.ol(".stack.gap-3")[(_costly_move(words, words_of_game, series, move) for move in series.costly)]
        if series.costly
        else h.p[words("series.no_costly")]
        if not runs.running
        else None,
        h.p(".hint")[words.count("series.costly_hint", len(series.searched))],
    ]


def _costly_move(words: Words, of_game: Words, series: Series, move: CostlyMove) -> Element:
    record = series.played[move.match].record
    title = f"costly-{move.match}-{move.at}"
    return h.li(".stack.at-start.gap-1")[
        h.p(id=title)[
            h.b[words.change(-move.loss)],
            " · ",
            words("series.costly_at", match=move.match + 1, number=_number_of(record, move.at)),
        ],
        h.p[words("series.instead", played=_described(of_game, record, move.at, move.played.event))],
        h.p[words("series.better", best=_described(of_game, record, move.at, move.best.event))],
        button(
            do("dialog", name="costly-move", subject=subject_of(move)),
            words("series.look"),
            picture="book",
            aria_describedby=title,
        ),
    ]


@lru_cache(maxsize=16)
def _states(record: str) -> tuple[object, ...]:
    return replay_record(read_record(record))


def _number_of(record: str, at: int) -> int:
    """Return the number of a move among all moves of its match, counted from 1."""
    game = GAMES[read_record(record).game]
    return sum(game.to_move(state) >= 0 for state in _states(record)[: at + 1])


def _described(words: Words, record: str, at: int, event: str) -> str:
    return match_view_of(read_record(record).game).describe(words, _states(record)[at], event).phrase


def _matches(words: Words, series: Series) -> Node:
    """Return the list of matches, the clearest defeats first."""
    if not series.played:
        return None
    order = sorted(series.played, key=lambda at: margin(series, at))
    return h.details(".more.series-matches.not-printed")[
        h.summary[words("series.matches")],
        h.p(".hint")[words("series.matches_hint")],
        h.ol(".stack.gap-3")[(_match(words, series, at) for at in order[:MAX_MATCHES])],
    ]


def _match(words: Words, series: Series, at: int) -> Element:
    outcome, name = series.played[at].outcome, f"series-match-{at}"
    seats = zip(outcome.totals, outcome.seating, strict=True)
    totals = "–".join(f"{total}" if who else f"{total}*" for total, who in seats)
    return h.li(".split.numbers")[
        h.span(id=name)[words("series.match", number=at + 1, points=_lead(words, margin(series, at)), totals=totals)],
        button(do("series-open", at=at), words("series.watch"), picture="play", aria_describedby=name),
    ]
