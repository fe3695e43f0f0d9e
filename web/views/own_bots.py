"""The part of the start form in which people bring bots of their own."""

import htpy as h
from htpy import Element, Node

from web import own_bots
from web.own_bots import OwnBots
from web.texts import Words
from web.views.html import button, do, icon


def own_bots_part(words: Words, bots: OwnBots) -> Element:
    """Return the field for a bot's file, what there is to say about the last one, and the bots that are here."""
    return h.fieldset(".own-bots")[
        h.legend[words("own.title")],
        h.p("#own-hint.hint")[words("own.hint")],
        h.label(".button.file")[
            icon("plus"),
            h.span[words("own.choose")],
            h.input(
                "#bot-file",
                type="file",
                accept=".py,.whl",
                data_file="add-bot",
                data_most=str(own_bots.LARGEST),
                aria_describedby="own-hint",
            ),
        ],
        _said(words, bots),
        h.ul(".own-list")[(_bot(words, name, text) for name, text in bots.kept.items())] if bots.kept else None,
    ]


def _said(words: Words, bots: OwnBots) -> Node:
    if not bots.said:
        return None
    return h.div(".own-said", role="alert")[
        h.p[words(f"own.{bots.said}", **bots.parts)],
        button(do("restore-bot"), words("shelf.restore"), picture="undo", id="restore-bot")
        if bots.said == "removed"
        else None,
    ]


def _bot(words: Words, name: str, text: str) -> Element:
    file = own_bots.read(text)
    return h.li({"class": "own-bot" if file else "own-bot is-damaged"})[
        h.div[h.b[name], h.p(".hint")[file.name if file else words("own.damaged")]],
        button(do("remove-bot", name=name), words("own.remove_it", name=name), picture="trash", show_label=False),
    ]
