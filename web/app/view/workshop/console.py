"""The console: output and errors of the user's bots in the latest series."""

from hofgarten.bots.answer import no_move
from web.app.model.model import Model
from web.app.model.user_files.user_bots import bot_label
from web.app.model.workshop.bots import bot_of
from web.app.model.workshop.runs import ConsoleLine, Entrant, Fault, entrant_of
from web.app.model.workshop.workshop import Mark, workshop_of
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.html import Element, Node
from web.app.view.workshop.guide import in_code


def section(words: Words, model: Model) -> Node:
    """Return the panel."""
    state = workshop_of(model.workshop)
    runs, bot = state.runs, bot_of(model.bots, state.bot)
    console, end = runs.console, runs.series.end if runs.series else ""
    ran = runs.series.entrants[0] if runs.series and console else None
    is_old = ran is not None and (bot is None or bot.is_changed or entrant_of(bot).key != ran.key)
    fault = words.of("series.end", end) if end not in {"", "done", "stopped"} else ""
    return h.section(".workshop-panel", aria_labelledby="console-title")[
        h.h2("#console-title")[words("console.title")],
        h.p(".hint")[words.sentences([entrant_name(words, ran), words("console.old") if is_old else ""])]
        if ran
        else None,
        h.div(h.classes("console stack gap-3", {"is-old": is_old}))[
            (_match(words, number, lines) for number, lines in _by_match(console).items())
        ]
        if console
        else None,
        h.p[fault or words("console.empty")] if fault or not console else None,
        button(do("console-clear"), words("console.clear"), picture="trash") if console else None,
    ]


def _by_match(console: tuple[ConsoleLine, ...]) -> dict[int, list[ConsoleLine]]:
    """Return the lines by the match in which they appeared first."""
    found: dict[int, list[ConsoleLine]] = {}
    for line in console:
        found.setdefault(line.match, []).append(line)
    return found


def _match(words: Words, number: int, lines: list[ConsoleLine]) -> Node:
    return [
        h.h3[words("console.match", number=number)] if number else None,
        h.ol(".console-lines", aria_label=words("console.match", number=number) if number else words("console.title"))[
            (_line(words, line) for line in lines)
        ],
    ]


def _line(words: Words, line: ConsoleLine) -> Element:
    if line.kind == "cut":
        return h.li[words("console.cut")]
    notes = [
        words("console.line", number=line.line) if line.line else "",
        words("console.times", number=line.times) if line.times > 1 else "",
    ]
    note = words.beside(notes)
    return h.li({"class": f"console-{line.kind}"})[
        h.div(".row.gap-2")[
            h.pre(".code.grow", tabindex="0", role="group", aria_label=words.of("console.kind", line.kind))[line.text],
            h.span(".console-note.hint.one-line")[note] if note else None,
        ],
        h.p(".console-note.hint")[in_code(hint)]
        if line.kind == "error" and (hint := advice(words, line.text))
        else None,
    ]


def entrant_name(words: Words, entrant: Entrant) -> str:
    """Return the name of a bot, with the number of its version."""
    if entrant.source is None:
        return bot_label(words, entrant.name)
    return words("series.version", name=entrant.name, number=entrant.version.partition("/")[0])


def at_line(words: Words, fault: Fault | Mark) -> Node:
    """Return the text of an error, and its line if it is known."""
    return [h.code[fault.text], f" · {words('console.line', number=fault.line)}" if fault.line else None]


def syntax_error(words: Words, mark: Mark) -> Element:
    """Return the message beside a button that does not run a text with an error in its syntax."""
    return h.div(".own-said.cluster.is-error.strong.series-fault", role="alert")[
        icon("info"), h.p[at_line(words, mark)]
    ]


_OF_GENERATORS = ("'generator' object is not subscriptable", "object of type 'generator' has no len()")
"""Errors of a bot that uses ``game.moves(view)`` as a list."""

_NO_INPUT = ("OSError: [Errno 29]", "EOFError: EOF when reading a line")
"""Errors of ``input`` where there is no terminal."""


def advice(words: Words, error: str) -> str:
    """Return advice about an error, a message or a whole report; an empty string if there is none."""
    last = error.strip().rpartition("\n")[2]
    if last.startswith("ModuleNotFoundError:"):
        return words("console.no_package")
    if any(said in last for said in _OF_GENERATORS):
        return words("console.generator")
    if last.startswith(_NO_INPUT):
        return words("console.no_input")
    if last.startswith("Overtime:"):
        return words("console.endless")
    return words("console.no_return") if last == str(no_move(None)) else ""
