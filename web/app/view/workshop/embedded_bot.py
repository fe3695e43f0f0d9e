"""An embedded bot: its source in an editor, and the button that lets it play. A reader's changes are saved nowhere."""

from web.app.model.embed.config import READER, Embed
from web.app.model.model import Model
from web.app.model.workshop.bots import bot_of
from web.app.model.workshop.workshop import workshop_of
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.html import Node
from web.app.view.workshop.console import syntax_error
from web.app.view.workshop.editor import editor


def code(words: Words, model: Model, embed: Embed) -> Node:
    """Return the source and the button, with a sentence about the limits of a running bot."""
    state = workshop_of(model.workshop)
    bot = bot_of(model.bots, state.bot)
    if bot is None:
        return None
    is_played = embed.opponent == READER
    return [
        h.header(".embedded-head.split.across-4")[
            h.div[
                h.p(".hint")[words.of("game", embed.game)],
                h.h1[words("workshop.title", name=bot.name)],
            ],
        ],
        None if is_played else editor(words, model, state, bot),
        h.div(".panel-buttons.cluster")[
            None
            if is_played
            else button(
                do("bot-watch"),
                words("workshop.watch"),
                picture="play",
                classes="is-main",
                id="bot-watch",
                disabled=state.syntax is not None,
            ),
            button(
                do("bot-play", game=embed.game),
                words("workshop.play"),
                picture="person",
                classes="is-main" if is_played else "",
                id="bot-play",
                disabled=state.syntax is not None,
            ),
            button(do("workshop-version", number=1), words("workshop.reset"), picture="undo")
            if bot.versions and bot.source != bot.versions[0].source
            else None,
        ],
        syntax_error(words, state.syntax) if state.syntax else None,
        h.p(".hint")[
            words.sentences(
                [
                    *([] if is_played else [words.of("against", embed.opponent), words("workshop.reader")]),
                    words("workshop.may"),
                ]
            )
        ],
        h.details(".more")[
            h.summary[words("workshop.code")],
            h.pre(".code", tabindex="0", aria_label=words("workshop.source"))[bot.source],
        ]
        if is_played
        else None,
    ]
