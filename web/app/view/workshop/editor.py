"""The editor of a bot, its name, and its versions. ``web/browser/workshop/editor.js`` fills the editor's element."""

import json
from typing import Final

from hofgarten.registry import GAMES
from web.app.model.model import Model
from web.app.model.new_match_form import OPPONENTS
from web.app.model.user_files.user_bots import MAX_NAME_LENGTH
from web.app.model.workshop.bots import MAX_SOURCE_SIZE, Version, WorkshopBot
from web.app.model.workshop.reference import names
from web.app.model.workshop.workshop import NAME_FIELD, Workshop
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.bars.share_banner import embed_link
from web.app.view.chunks import chunk
from web.app.view.components import button, do, icon
from web.app.view.components.dates import day
from web.app.view.html import Element
from web.app.view.workshop.bot_list import back_to_list

EDITOR: Final = Element("hofgarten-editor")

SIZES: Final = {"small": "0.8125rem", "medium": "0.9375rem", "large": "1.125rem", "huge": "1.375rem"}
"""The font sizes of the editor: the values of the setting ``code``. Below 16 px, no phone zooms in by itself here."""

TOOLS: Final = (("undo", "undo"), ("redo", "redo"), ("outdent", "west"), ("indent", "east"), ("find", "find"))
"""The tools of the editor that an on-screen keyboard has no key for, with their icons."""

PHRASES: Final = (
    "Find", "Replace", "next", "previous", "all", "match case", "regexp", "by word", "replace", "replace all", "close",
    "Go to line", "go", "current match", "on line", "Completions", "Diagnostics", "No diagnostics",
)  # fmt: skip
"""CodeMirror's own texts. Their keys are these in lower case, with underscores: ``code.match_case``."""


def head(words: Words, model: Model, bot: WorkshopBot) -> Element:
    """Return the name of the bot and the buttons for it."""
    return h.header(".workshop-head.stack")[
        h.h1({"class": "visually-hidden"})[words("workshop.title", name=bot.name)],
        h.div(".workshop-tools.split.not-printed")[
            back_to_list(words),
            h.form(".workshop-name.cluster", data_submit="workshop-rename", autocomplete="off")[
                h.label(".visually-hidden", for_=NAME_FIELD)[words("workshop.name")],
                h.input(id=NAME_FIELD, name="name", value=bot.name, maxlength=str(MAX_NAME_LENGTH), spellcheck="false"),
                h.button(".button", type="submit")[icon("confirm"), h.span[words("workshop.rename")]],
            ],
            h.div(".panel-buttons.cluster")[
                button(do("workshop-link"), words("workshop.link"), picture="link"),
                embed_link(words, "bot", next(iter(GAMES)), OPPONENTS[0], bot.id),
                button(do("workshop-download"), words("workshop.download"), picture="download"),
                button(do("print"), words("print.button"), picture="print"),
            ],
            _versions(words, model, bot),
        ],
    ]


def _versions(words: Words, model: Model, bot: WorkshopBot) -> Element:
    return h.details(".more.workshop-versions")[
        h.summary[words("workshop.versions")],
        h.p(".hint")[words("workshop.versions_hint")],
        button(do("workshop-save"), words("workshop.save"), picture="confirm", disabled=not bot.is_changed),
        h.ol(".stack", reversed=True)[(_version(words, model, bot, version) for version in reversed(bot.versions))],
    ]


def _version(words: Words, model: Model, bot: WorkshopBot, version: Version) -> Element:
    number = f"version-{version.number}"
    return h.li(".split", value=str(version.number))[
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


def editor(words: Words, model: Model, state: Workshop, bot: WorkshopBot) -> Element:
    """Return the editor; on paper, the source is plain text."""
    size = model.settings.code
    return h.section(".workshop-editor.stack.packed", aria_label=words("workshop.editor"))[
        chunk(
            EDITOR(
                id="editor",
                data_fill=str(state.fills),
                data_bot=bot.id,
                data_source=state.shown,
                data_most=str(MAX_SOURCE_SIZE),
                data_marks=json.dumps(state.marks, ensure_ascii=False),
                data_names=json.dumps(names(), ensure_ascii=False),
                data_words=json.dumps(_phrases(words, bot), ensure_ascii=False),
                data_css=f"--code-size: {SIZES[size]}",
            )[_tools(words, size)]
        ),
        h.pre(".code.workshop-print", aria_hidden="true")[bot.source],
        h.p(".hint.not-printed")[words("code.tab_hint")],
    ]


def _phrases(words: Words, bot: WorkshopBot) -> dict[str, str]:
    """Return the texts of the editor: its name, and CodeMirror's own."""
    own = {phrase: words.of("code", phrase.lower().replace(" ", "_")) for phrase in PHRASES}
    return {"label": words("code.label", name=bot.name), **own}


def _tools(words: Words, size: str) -> Element:
    sizes = list(SIZES)
    at = sizes.index(size)
    return h.div(".code-tools.cluster", role="toolbar", aria_label=words("code.tools"))[
        (
            h.button(
                ".button",
                type="button",
                data_tool=tool,
                aria_label=words.of("code", tool),
                title=words.of("code", tool),
            )[icon(picture)]
            for tool, picture in TOOLS
        ),
        (
            button(
                do("workshop-size", size=sizes[max(min(at + step, len(sizes) - 1), 0)]),
                words.of("code", name),
                picture=picture,
                show_label=False,
                classes="is-right" if step < 0 else "",
                disabled=not 0 <= at + step < len(sizes),
            )
            for name, picture, step in (("smaller", "minus", -1), ("larger", "plus", 1))
        ),
    ]
