"""The start of the workshop: the user's bots, and the worked ones to start from."""

from collections.abc import Sequence

from web.app.model.model import WORKSHOP, Model
from web.app.model.new_match_form import OPPONENTS
from web.app.model.user_files.user_bots import UserBots
from web.app.model.workshop.bots import MAX_SOURCE_SIZE, WorkshopBot, bots_of
from web.app.model.workshop.examples import EXAMPLES
from web.app.model.workshop.workshop import Workshop
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.components.face import face
from web.app.view.html import Element, Node
from web.app.view.workshop.guide import in_code
from web.app.view.workshop.offer import fault


def overview(words: Words, model: Model, state: Workshop) -> Node:
    """Return the title, the list of bots and the worked bots."""
    bots = bots_of(model.bots)
    parts = [_own(words, model, state, bots), _start(words)]
    return [
        h.header(".workshop-head.stack")[h.h1[words("way.workshop")], h.p(".hint")[words("workshop.intro")]],
        parts if bots else parts[::-1],
    ]


def _start(words: Words) -> Element:
    return h.section(".card", aria_labelledby="workshop-start")[
        h.h2("#workshop-start")[words("workshop.start")],
        h.p(".hint")[words("workshop.start_hint")],
        h.ul(".workshop-choice.tiles.gap-4")[
            (_example(words, name, level) for name, level in zip(EXAMPLES, OPPONENTS, strict=False))
        ],
    ]


def _own(words: Words, model: Model, state: Workshop, bots: Sequence[WorkshopBot]) -> Element:
    return h.section(".card", aria_labelledby="workshop-bots")[
        h.h2("#workshop-bots")[words("workshop.bots")],
        h.ul(".workshop-choice.tiles.gap-4")[(_bot(words, bot) for bot in bots)]
        if bots
        else h.p[words("workshop.none")],
        _removed(words, model.bots),
        fault(words, state),
        h.div(".own-choose.cluster")[
            h.label(".button.file")[
                icon("import"),
                h.span[words("workshop.open_file")],
                h.input(
                    id="workshop-file",
                    type="file",
                    accept=".py",
                    data_file="workshop-file",
                    data_most=str(MAX_SOURCE_SIZE),
                ),
            ],
        ],
    ]


def _bot(words: Words, bot: WorkshopBot) -> Element:
    lines = bot.source.count("\n") + 1
    return h.li(".framed.row.gap-3.breaks.quiet.tight")[
        icon("computer"),
        h.div(".grow")[
            h.h3[h.a(href=f"#{WORKSHOP}/{bot.id}")[bot.name]],
            h.p(".hint")[words.count("workshop.lines", lines), " · ", words.count("workshop.kept", len(bot.versions))],
        ],
        button(
            do("workshop-remove", name=bot.name),
            words("own.remove_it", name=bot.name),
            picture="trash",
            show_label=False,
        ),
    ]


def _removed(words: Words, bots: UserBots) -> Node:
    """Return the message about a removed bot, with a way to undo that."""
    if bots.said != "removed":
        return None
    return h.div(".own-said.cluster", role="alert")[
        h.p[words("own.removed", **bots.parts)],
        button(do("workshop-restore"), words("saved.restore"), picture="undo", id="restore-bot"),
    ]


def _example(words: Words, name: str, level: str) -> Element:
    """Return the card of a worked bot, with the portrait of a built-in one."""
    title = f"example-{name}"
    return h.li(".framed.stack.gap-2")[
        h.div(".row.gap-3")[
            face(level),
            h.div(".grow")[
                h.h3(id=title)[words.of("workshop.example", name)], h.p[in_code(words.of("workshop.about", name))]
            ],
        ],
        button(
            do("workshop-new", example=name),
            words("workshop.take"),
            picture="pencil",
            classes="is-main" if name == next(iter(EXAMPLES)) else "",
            aria_describedby=title,
        ),
        h.details(".more")[
            h.summary[words("workshop.code")],
            h.pre(".code", tabindex="0", aria_labelledby=title)[EXAMPLES[name]],
        ],
    ]


def back_to_list(words: Words) -> Element:
    """Return the link from an open bot to the list."""
    return h.a(".button", href=f"#{WORKSHOP}")[icon("west"), h.span[words("workshop.bots")]]
