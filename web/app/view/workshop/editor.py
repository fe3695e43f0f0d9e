"""The editor of a bot, its name, and its versions. ``web/browser/workshop/editor.js`` fills the editor's element."""

import json
from typing import Final

from web.app.model.model import Model
from web.app.model.workshop.bots import LARGEST, Version, WorkshopBot
from web.app.model.workshop.workshop import Workshop
from web.app.texts import Words
from web.app.update.workshop import NAME_FIELD
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.dates import day
from web.app.view.html import Element, Node
from web.app.view.workshop.bot_list import back_to_list

EDITOR: Final = Element("hofgarten-editor")


def head(words: Words, model: Model, bot: WorkshopBot) -> Element:
    """Return the name of the bot and the buttons for it."""
    return h.header(".workshop-head")[
        h.h1(".visually-hidden")[words("workshop.title", name=bot.name)],
        h.div(".workshop-tools.not-printed")[
            back_to_list(words),
            h.form(".workshop-name", data_submit="workshop-rename", autocomplete="off")[
                h.label(for_=NAME_FIELD)[words("workshop.name")],
                h.input(id=NAME_FIELD, name="name", value=bot.name, maxlength="24", spellcheck="false"),
                h.button(".button", type="submit")[h.span[words("workshop.rename")]],
            ],
        ],
        _versions(words, model, bot),
    ]


def _versions(words: Words, model: Model, bot: WorkshopBot) -> Element:
    return h.details(".more.workshop-versions.not-printed")[
        h.summary[words("workshop.versions")],
        h.p(".hint")[words("workshop.versions_hint")],
        button(do("workshop-save"), words("workshop.save"), picture="confirm", disabled=not bot.is_changed),
        h.ol(reversed=True)[(_version(words, model, bot, version) for version in reversed(bot.versions))],
    ]


def _version(words: Words, model: Model, bot: WorkshopBot, version: Version) -> Element:
    number = f"version-{version.number}"
    return h.li(value=str(version.number))[
        h.span(id=number)[
            words("workshop.version", number=version.number),
            f" · {made}" if (made := day(words, version.made, model.offset)) else None,
        ],
        h.b[words("workshop.present")]
        if version.source == bot.source
        else button(
            do("workshop-version", number=version.number),
            words("workshop.go_back"),
            picture="undo",
            aria_describedby=number,
        ),
    ]


def editor(words: Words, state: Workshop, bot: WorkshopBot) -> Element:
    """Return the editor. Until its script is loaded, and on paper, the source is plain text."""
    return h.section(".workshop-editor", aria_label=words("workshop.editor"))[
        EDITOR(
            id="editor",
            data_fill=str(state.fills),
            data_bot=bot.id,
            data_source=state.shown,
            data_most=str(LARGEST),
            data_marks=json.dumps(state.marks, ensure_ascii=False),
            data_words=json.dumps(_words(words, bot), ensure_ascii=False),
        ),
        h.pre(".code.workshop-print", aria_hidden="true")[bot.source],
        h.p(".hint.not-printed")[icon("info"), h.span[words("editor.tab_hint")]],
    ]


def _words(words: Words, bot: WorkshopBot) -> dict[str, str]:
    """Return the texts of the editor."""
    return {"label": words("editor.label", name=bot.name)}


