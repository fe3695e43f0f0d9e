"""The panel that explains bots: the function to write, and the worked bots line by line."""

from collections.abc import Iterator

from web.app.model.model import Model
from web.app.model.workshop.examples import EXAMPLES
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.html import Element, Node


def section(words: Words, model: Model) -> Element:
    """Return the panel."""
    return h.section(".workshop-panel", aria_label=words("workshop.guide"))[
        h.h2[words("workshop.guide_title")],
        h.p[in_code(words("workshop.guide_text"))],
        h.dl(".workshop-arguments.stack.gap-1.across-3")[
            (
                [h.dt[h.code[name]], h.dd[in_code(words.of("workshop.argument", name))]]
                for name in ("game", "view", "seat", "rng")
            )
        ],
        (_example(words, name) for name in EXAMPLES),
    ]


def _example(words: Words, name: str) -> Node:
    steps = words.of("workshop.steps", name).split("\n")
    return h.details(".more.workshop-example")[
        h.summary[words.of("workshop.example", name)],
        h.p[in_code(words.of("workshop.about", name))],
        h.pre(".code", tabindex="0", aria_label=words.of("workshop.example", name))[EXAMPLES[name]],
        h.ol(".stack")[(h.li[in_code(step)] for step in steps)],
    ]


def in_code(text: str) -> Iterator[Node]:
    """Yield a text with the parts between backticks as code."""
    for number, part in enumerate(text.split("`")):
        yield h.code[part] if number % 2 else part
