"""The console: output and errors of the user's bots in the latest series."""

from web.app.model.model import Model
from web.app.model.workshop.runs import Line
from web.app.model.workshop.workshop import workshop_of
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do
from web.app.view.html import Element, Node
from web.app.view.workshop.guide import in_code


def section(words: Words, model: Model) -> Node:
    """Return the panel."""
    runs = workshop_of(model).runs
    console, end = runs.console, runs.series.end if runs.series else ""
    fault = words.of("series.end", end) if end not in {"", "done", "stopped"} else ""
    return h.section(".workshop-panel", aria_labelledby="console-title")[
        h.h2("#console-title")[words("console.title")],
        h.ol(".console.stack.gap-3", aria_label=words("console.title"))[(_line(words, line) for line in console)]
        if console
        else None,
        h.p[fault or words("console.empty")] if fault or not console else None,
        button(do("console-clear"), words("console.clear"), picture="trash") if console else None,
    ]


def _line(words: Words, line: Line) -> Element:
    if line.kind == "cut":
        return h.li(".console-cut")[words("console.cut")]
    notes = [
        words("console.line", number=line.line) if line.line else "",
        words("console.times", number=line.times) if line.times > 1 else "",
    ]
    note = " · ".join(filter(None, notes))
    return h.li({"class": f"console-{line.kind}"})[
        h.p(".console-note.hint")[note] if note else None,
        h.pre(".code", tabindex="0", role="group", aria_label=words.of("console.kind", line.kind))[line.text],
        h.p(".console-note.hint")[in_code(hint)]
        if line.kind == "error" and (hint := advice(words, line.text))
        else None,
    ]


def advice(words: Words, error: str) -> str:
    """Return advice about an error, a message or a whole report; an empty string if there is none."""
    last = error.strip().rpartition("\n")[2]
    if last.startswith("ModuleNotFoundError:"):
        return words("console.no_package")
    return words("console.no_return") if last == "not a move: None" else ""
