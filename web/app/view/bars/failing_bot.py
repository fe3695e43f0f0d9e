"""The bar over a match against a user bot that keeps failing: the error, and two ways on."""

from web.app.model.match.match import PlayedMatch
from web.app.model.model import WORKSHOP, BotFailure, Model
from web.app.model.user_files.user_bots import OWN
from web.app.model.workshop.bots import bots_of
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.html import Element
from web.app.view.workshop.console import advice
from web.app.view.workshop.guide import in_code


def failing_seat(model: Model, match: PlayedMatch) -> int | None:
    """Return the first seat of a bot that keeps failing in an unfinished match; None if there is none."""
    failing = {bot for bot, failure in model.failures.items() if failure.match == match.id and failure.persists}
    seats = (seat for seat in range(len(match.record.players)) if match.bot(seat) in failing)
    return None if match.over else next(seats, None)


def bar(words: Words, model: Model, match: PlayedMatch, seat: int) -> Element:
    """Return the bar for a seat."""
    bot = match.bot(seat) or ""
    failure: BotFailure = model.failures[bot]
    made = next((own.id for own in bots_of(model.bots) if own.name == bot.removeprefix(OWN)), "")
    hint = advice(words, failure.detail)
    return h.div(".banner.cluster.across-3.not-printed", role="alert")[
        icon("info"),
        h.p[
            h.b[words("failing.bar", name=match.player(seat))],
            [" ", h.code[failure.detail]] if failure.detail else None,
            [" ", in_code(hint)] if hint else None,
        ],
        h.div(".banner-buttons.wrap")[
            button(do("replace-bot", bot=bot), words("failing.take_over"), picture="play", classes="is-main"),
            h.a(".button.is-quiet", href=f"#{WORKSHOP}/{made}".removesuffix("/"))[
                icon("pencil"), h.span[words("way.workshop")]
            ],
        ],
    ]
