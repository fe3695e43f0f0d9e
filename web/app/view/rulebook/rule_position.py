"""A rule's interactive position: parts of a match that can be played, and a task to try."""

from web.app.model.match.match import PlayedMatch
from web.app.model.match.shown_match import ShownMatch
from web.app.model.teaching.rule_book import rule_book
from web.app.model.teaching.rule_position import RulePosition, demo
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon, move_text, style_of
from web.app.view.game_api.game_views import match_view_of
from web.app.view.html import Element, Node


def playable_position(words: Words, shown: ShownMatch, rule: str) -> Element:
    """Return the position with its task, the result, and a reset button."""
    game = shown.match.record.game
    position = demo(game, rule)
    return h.section("#position.rule-position.stack", aria_labelledby="position-title")[
        h.header(".position-head.split.across-4")[
            h.h2("#position-title", tabindex="-1")[words("rulebook.try" if position.trial else "rulebook.look")],
            button(do("rule-again"), words("rulebook.again"), picture="undo", id="position-again")
            if position.trial or shown.match is not position.match or shown.selection != position.selection
            else None,
        ],
        h.p(".position-prompt.strong.pretty")[rule_book(game, words.language).prompts[rule]],
        h.p(".position-done.row.strong", role="status")[_result(words, shown, position)] if position.trial else None,
        h.div(".position-box")[h.div({"class": f"position-parts {style_of(game)}"})[_parts(words, shown, position)]],
    ]


def _result(words: Words, shown: ShownMatch, position: RulePosition) -> Node:
    if not position.reached(shown.match, shown.selection):
        return None
    refused = shown.selection.refusal is not None
    return [icon("confirm"), " ", words("rulebook.refused" if refused else "rulebook.done")]


def _parts(words: Words, shown: ShownMatch, position: RulePosition) -> Node:
    """Return the parts that the rule is about: the first one large, the others beside it."""
    match = shown.match
    drawn = match_view_of(match.record.game).parts(words, _with_focus(shown, position))._asdict()
    first, *rest = (
        _end_panel(words, match) if part == "panel" and match.over else drawn[part] for part in position.parts
    )
    return [h.div(".position-first")[first], h.div(".position-rest")[rest] if any(rest) else None]


def _with_focus(shown: ShownMatch, position: RulePosition) -> ShownMatch:
    """Return the match with the position's seat in focus and the scored item highlighted."""
    page = shown.page
    pointed = page.hovered_item or ((position.seat, position.item) if position.item else None)
    stage = position.seat if page.focused_seat is None and not shown.match.over else page.focused_seat
    return shown._replace(page=page._replace(hovered_item=pointed, focused_seat=stage))


def _end_panel(words: Words, match: PlayedMatch) -> Element:
    return h.section("#panel.panel.is-end", aria_label=words("panel.title"))[
        h.p("#result.result.row", tabindex="-1")[icon("winner"), h.strong[move_text.winners(words, match)]]
    ]
