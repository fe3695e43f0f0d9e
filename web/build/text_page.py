"""Pages of texts beside the page, without scripts and styles: the licences, and the Python that runs."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import Final, NamedTuple

from web.build.paths import ROOT


class Section(NamedTuple):
    """A text that is unfolded below its heading."""

    heading: str
    summary: str
    text: str


HEAD: Final = (
    '<!doctype html><html lang="en"><meta charset="utf-8">'
    '<meta http-equiv="Content-Security-Policy" content="default-src \'none\';">'
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">'
    '<meta name="robots" content="noindex">'
)
SOURCES: Final = (
    "engine/hofgarten/games/zen_garden/rules.py",
    "engine/hofgarten/games/zen_garden/scoring.py",
    "engine/hofgarten/games/hanging_gardens/rules.py",
    "engine/hofgarten/games/hanging_gardens/scoring.py",
    "engine/hofgarten/bots/search.py",
    "web/app/program.py",
    "web/app/update/update.py",
    "web/app/view/start.py",
    "web/app/workers/app_worker.py",
)
"""What shows best how a rule, a score, a bot, a click and a screen are written."""


def text_page(title: str, lead: str, sections: Iterable[Section]) -> str:
    """Return a page with a title, a sentence and texts."""
    parts = (part for section in sections for part in _shown(section))
    head = f"{HEAD}<title>{escape(title)} - Hofgarten</title><main><h1>{escape(title)}</h1><p>{escape(lead)}</p>"
    return "\n".join([head, *parts, "</main>"])


def _shown(section: Section) -> Iterator[str]:
    yield f"<h2>{escape(section.heading)}</h2>"
    yield f"<details><summary>{escape(section.summary)}</summary><pre>{escape(section.text.strip())}</pre></details>"


def sources() -> str:
    """Return a page with some modules of the page's Python."""
    texts = [Section(name, _first_line(name), (ROOT / name).read_text("utf-8")) for name in SOURCES]
    return text_page("Python", "The page runs these modules, compiled, in a worker of your browser.", texts)


def _first_line(name: str) -> str:
    """Return what a module is: the first line of its docstring."""
    return (ROOT / name).read_text("utf-8").partition("\n")[0].strip('"').removesuffix(".")
