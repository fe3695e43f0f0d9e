"""The link from a match, a replay, a review or a rule to the analysis board."""

from web.app.model.mode import analysis_subject
from web.app.model.model import ANALYSIS, MatchPage
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import icon
from web.app.view.html import Element


def analysis_place(page: MatchPage, at: int) -> str:
    """Return the place of a board for a match after ``at`` events."""
    return f"#{ANALYSIS}/{analysis_subject(page, at)}"


def analysis_link(words: Words, page: MatchPage, at: int, *, classes: str = "", about: str | None = None) -> Element:
    """Return the link to a board for a match after ``at`` events; ``about`` is the id of its description."""
    return h.a({"class": f"button {classes}".strip()}, href=analysis_place(page, at), aria_describedby=about)[
        icon("branch"), h.span[words("way.analysis")]
    ]
