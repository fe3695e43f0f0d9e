"""The panel of the ladder: the open bot's series against all others, and the table of all bots."""

from hofgarten.bots.rating import Rating
from web.app.model.model import Model
from web.app.model.workshop.bots import bots_of
from web.app.model.workshop.ladder import MAX_MATCHES, standings
from web.app.model.workshop.runs import Entrant, Runs
from web.app.model.workshop.workshop import workshop_of
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import column_heads, icon
from web.app.view.html import Element, Node
from web.app.view.workshop.console import entrant_name
from web.app.view.workshop.series_panel import game_choice, stop_button


def section(words: Words, model: Model) -> Node:
    """Return the panel."""
    runs = workshop_of(model.workshop).runs
    run = h.button("#ladder-run.button.is-main", type="submit")[icon("play"), h.span[words("ladder.run")]]
    heads = words("ladder.head.bot"), words("ladder.head.rating"), words("rating.range"), words("ladder.head.matches")
    return h.section(".workshop-panel", aria_labelledby="ladder-title")[
        h.h2("#ladder-title")[words("ladder.title")],
        h.form(".stack.gap-3.not-printed", data_form="ladder-form", data_submit="ladder-run", autocomplete="off")[
            game_choice(words, "ladder-game", runs.ladder.game),
            h.div(".panel-buttons.cluster")[stop_button(words, runs, "ladder") or run],
        ],
        _progress(words, runs),
        h.table(".figures")[
            h.caption(".visually-hidden")[words("ladder.title")],
            column_heads(*heads),
            h.tbody[(_row(words, *row) for row in standings(bots_of(model.bots), runs.ladder.game))],
        ],
        h.p(".hint")[words("ladder.hint", most=MAX_MATCHES)],
    ]


def _progress(words: Words, runs: Runs) -> Node:
    ladder = runs.ladder
    if runs.running != "ladder" and ladder.end != "done":
        return None
    text = words.count("ladder.left", 2 * len(ladder.deals)) if runs.running == "ladder" else words("ladder.done")
    failed = [f" {words('ladder.failed', name=entrant_name(words, bot))}" for bot in ladder.failed]
    return h.p(role="status")[text, failed]


def _row(words: Words, entrant: Entrant, rating: Rating | int) -> Element:
    name, dash = entrant_name(words, entrant), "\N{EN DASH}"
    cells = (
        (rating.value, f"{rating.low}{dash}{rating.high}", rating.matches)
        if isinstance(rating, Rating)
        else (rating, words("ladder.fixed"), dash)
        if rating
        else (dash, dash, 0)
    )
    return h.tr[h.th(scope="row")[name if entrant.source is None else h.b[name]], (h.td[str(cell)] for cell in cells)]
