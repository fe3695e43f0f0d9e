"""The panel of training: its form, its progress as a chart, and the learned weights."""

from hofgarten.registry import GAMES
from web.app.model.model import Model
from web.app.model.workshop.bots import WorkshopBot, bot_of
from web.app.model.workshop.runs import Runs, Training
from web.app.model.workshop.weights import WEIGHTS
from web.app.model.workshop.workshop import workshop_of
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon, radios
from web.app.view.components.line_chart import POINT, Curve, as_table, fit_scale, grid, line_path, line_table, picture
from web.app.view.html import Element, Node
from web.app.view.workshop.guide import in_code
from web.app.view.workshop.series_panel import game_choice, stop_button


def section(words: Words, model: Model) -> Node:
    """Return the panel."""
    state = workshop_of(model.workshop)
    bot, runs = bot_of(model.bots, state.bot), state.runs
    if bot is None:
        return None
    training = runs.training if runs.training and runs.training.bot == bot.id else None
    return h.section(".workshop-panel", aria_labelledby="training-title")[
        h.h2("#training-title")[words("train.title")],
        h.p[in_code(words("train.about"))],
        h.div(".own-said.cluster.series-fault")[
            icon("info"),
            h.div(".stack.gap-2")[
                h.p[in_code(words("train.unused"))],
                button(do("training-insert"), words("train.insert"), picture="plus"),
            ],
        ]
        if WEIGHTS not in bot.source
        else None,
        _form(words, runs),
        _progress(words, runs, training) if training else None,
        _weights(words, bot) if bot.weights else None,
    ]


def _form(words: Words, runs: Runs) -> Element:
    setup = runs.setup
    players = [(str(n), str(n)) for n in GAMES[setup.game].players]
    return h.form(".stack.gap-3.not-printed", data_form="series-form", data_submit="training-run", autocomplete="off")[
        game_choice(words, "series-game", setup.game),
        radios(words("start.players"), "series-players", players, str(setup.players)),
        h.div(".panel-buttons.cluster")[
            h.button("#training-run.button.is-main", type="submit")[icon("play"), h.span[words("train.run")]]
            if runs.running != "training"
            else stop_button(words, runs, "training")
        ],
    ]


def _progress(words: Words, runs: Runs, training: Training) -> Node:
    number, running = len(training.totals), runs.running == "training"
    done = number * training.games + training.played
    return [
        h.progress(value=str(done), max=str(training.rounds * training.games), aria_label=words("train.progress"))
        if running
        else None,
        h.p(role="status")[words("train.round", number=number, of=training.rounds)],
        _chart(words, training) if training.totals else None,
    ]


def _chart(words: Words, training: Training) -> Element:
    """Return the chart of the mean final total by round, counted from 1."""
    totals = tuple(round(total * POINT) for total in training.totals)
    line = Curve(words("train.total"), "red", totals)
    step, scale = fit_scale([line], len(totals))
    scale = scale._replace(first=1)
    title = words("train.chart")
    about = words("train.ends", begin=words.decimal(totals[0]), end=words.decimal(totals[-1]))
    return h.figure(".chart")[
        h.figcaption[title],
        picture(
            "training-totals",
            title,
            about,
            grid(words, scale, step, str),
            line_path(scale, 0, line),
        ),
        as_table(words, line_table([line], words("train.rounds"), words.decimal, scale.first)),
    ]


def _weights(words: Words, bot: WorkshopBot) -> Node:
    games = words.commas(words.of("game", game) for game in (bot.weights or {}) if game in GAMES)
    return h.div(".stack.at-start")[
        h.p[words("train.kept", games=games)],
        button(do("training-forget"), words("train.forget"), picture="trash"),
    ]
