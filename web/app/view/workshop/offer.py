"""Somebody else's bot, shown as text before the user takes it; and why a link or a file is no bot."""

from hofgarten.registry import GAMES
from web.app.model.workshop.workshop import ACCEPT, OfferedBot, Workshop
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.html import Element, Node


def section(words: Words, offer: OfferedBot) -> Element:
    """Return the bot as text, with the question."""
    return h.section(".card.workshop-offer", aria_labelledby="offer-title")[
        h.h1("#offer-title")[words("workshop.offer", name=offer.name)],
        h.p[words("workshop.offer_text")],
        h.p[words("workshop.may")],
        h.pre(".code", tabindex="0", aria_label=words("workshop.source"))[offer.source],
        h.div(".panel-buttons.cluster")[
            button(do("workshop-accept"), words("workshop.accept"), picture="confirm", classes="is-main", id=ACCEPT),
            (play_button(words, game, words("workshop.play_game", game=words.of("game", game))) for game in GAMES),
            button(do("workshop-decline"), words("workshop.decline"), picture="cancel"),
        ],
    ]


def play_button(words: Words, game: str, label: str = "") -> Element:
    """Return the button that starts a match against the open or offered bot."""
    return button(do("bot-play", game=game), label or words("workshop.play"), picture="play")


def fault(words: Words, state: Workshop) -> Node:
    """Return the message about a link or a file; None if there is none."""
    if not state.fault:
        return None
    return h.div(".own-said.cluster.is-error.strong", role="alert")[
        icon("info"), h.p[words.of("workshop.fault", state.fault, **state.parts)]
    ]
