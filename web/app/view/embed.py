"""The embedded page, inside another site's frame: content of one of the kinds in ``web.app.model.embed.config``.

The frame's height follows from its content. Every link opens a new tab.
"""

import re
from collections.abc import Sequence
from typing import Final

from web.app.model.embed.config import RECORDS, Embed
from web.app.model.match import match as matches
from web.app.model.match.match import PlayedMatch
from web.app.model.match.shown_match import ShownMatch, shown_match
from web.app.model.mode import link_to
from web.app.model.model import HOME, WORKSHOP, MatchPage, Model
from web.app.model.teaching.rule_book import rule_book
from web.app.model.workshop.workshop import SHARED
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon, move_text, style_of
from web.app.view.components.saved_matches import round_of
from web.app.view.components.undo_button import undo_button
from web.app.view.dialogs import dialog
from web.app.view.game_api.game_views import match_view_of
from web.app.view.game_api.match_view import Parts
from web.app.view.html import Element, Node
from web.app.view.panels.replay import position_words, replay_announcement, replay_slider, replay_steps
from web.app.view.rulebook.contents import chapter_of
from web.app.view.rulebook.rule_position import playable_position

_PAGE_LINK: Final = re.compile(r'(<a\b[^>]*?) href="#')
"""A link to a place of this page. Inside a frame, following it would navigate the frame."""

_NAMED_FAULTS: Final = ("what", "game", "puzzle")
"""The faults whose message quotes a name from the address."""


def page(model: Model) -> str:
    """Return the HTML of the embedded page."""
    words, page, embed = model.words, model.page, model.embed or Embed("invalid")
    shown = shown_match(page, model.settings) if isinstance(page, MatchPage) else None
    main = h.main(".embedded.stack.gap-3")[
        [_notice(words, model, embed), _content(words, model, shown, embed), _foot(words, _place(shown, embed))]
        if shown
        else [_without_match(words, model, embed), _foot(words, _place_of_bot(embed))]
    ]
    return outward(h.html_of([main, dialog(words, model)]))


def outward(html: str) -> str:
    """Return the HTML with links to places of this page changed to open a new tab."""
    return _PAGE_LINK.sub(r'\1 target="_blank" rel="noopener" href="./#', html)


def placeholder(language: str, game: str = "") -> str:
    """Return the placeholder shown until the match is loaded, with the game's picture if the game is known."""
    words = Words(language)
    shown = h.main(".embedded.stack.gap-3")[
        [
            h.header(".embedded-head.split.across-4")[h.h1[words.of("game", game)]],
            h.svg(".embedded-scene", viewBox="0 0 480 160", aria_hidden="true")[h.use(href=f"#scene-{game}")],
        ]
        if game
        else None,
        h.p(".embedded-word.soft", role="status")[words("start.coming")],
    ]
    return str(shown)


def sandbox_notice(language: str) -> str:
    """Return the message for a frame whose sandbox does not allow scripts."""
    words = Words(language)
    return str(
        h.section(".trouble.cluster.gap-3", role="alert", hidden=True, data_boxed=language, lang=language)[
            h.p[words("embedded.boxed")],
            h.p[h.a(".button", href="./", target="_blank", rel="noopener")[words("embedded.open")]],
        ]
    )


def _content(words: Words, model: Model, shown: ShownMatch, embed: Embed) -> Node:
    if embed.kind == "rule":
        return _rule(words, shown, embed)
    if embed.kind == "puzzle":
        return _puzzle(words, model, shown)
    if embed.kind == "analysis":
        return _analysis(words, shown)
    if embed.kind == "bot":
        return _play(words, shown, _to_code(words)) if shown.match.people else _bot_match(words, shown)
    return _replay(words, shown, embed) if embed.kind in RECORDS else _play(words, shown)


def _notice(words: Words, model: Model, embed: Embed) -> Element | None:
    """Return a notice above the match: why another match could not be loaded, or the model's notice."""
    if embed.kind in RECORDS and embed.fault:
        return h.p(".embedded-notice", role="alert")[words.of("embedded.fault", embed.fault, wanted=embed.wanted)]
    if not model.notice:
        return None
    from web.app.view.bars.notice import notice_text

    return h.p(".embedded-notice", role="alert")[notice_text(words, model)]


def _without_match(words: Words, model: Model, embed: Embed) -> Node:
    """Return the embedded bot, or the message shown instead of a match: waiting, or why it could not be loaded."""
    if embed.kind == "bot":
        from web.app.view.workshop import embedded_bot

        return embedded_bot.code(words, model, embed)
    if not embed.fault:
        return h.p(".embedded-word.soft", role="status")[words("embedded.waiting")]
    quotes = embed.wanted or embed.fault not in _NAMED_FAULTS
    fault = words.of("embedded.fault", embed.fault, wanted=embed.wanted) if quotes else words("embedded.unnamed")
    return h.p(".embedded-word.soft", role="alert")[icon("info"), h.span[fault]]


def _head(where: Node, title: Node, tools: Node = None) -> Element:
    """Return the heading: the title, the smaller line above it, and the buttons beside it."""
    return h.header(".embedded-head.split.across-4")[
        h.div[h.p(".hint")[where], h.h1[title]], h.div(".tools")[tools] if tools else None
    ]


def _game_and_round(words: Words, match: PlayedMatch) -> list[str]:
    number, rounds = round_of(match)
    return [words.of("game", match.record.game), " · ", words("round", number=number, of=rounds)]


def _rule(words: Words, shown: ShownMatch, embed: Embed) -> Node:
    book = rule_book(embed.game, words.language)
    chapter = chapter_of(embed.rule)
    return [
        _head(
            [words.of("game", embed.game), " · ", book.chapters[chapter]],
            [h.span(".book-number.soft.numbers")[embed.rule], " ", book.titles[embed.rule]],
        ),
        h.p(".book-text.large.pretty")[book.rules[embed.rule]],
        playable_position(words, shown, embed.rule),
    ]


def _puzzle(words: Words, model: Model, shown: ShownMatch) -> Node:
    """Return a puzzle: the task, and the parts of the match in which the move is chosen."""
    from web.app.model.puzzles.active_puzzle import active_puzzle
    from web.app.view.puzzle import task

    active = active_puzzle(model)
    assert active is not None
    parts = match_view_of(active.game).parts(words, shown)
    return [
        _head(words.of("game", active.game), words("puzzles.title")),
        task(words, model, active),
        _parts(active.game, parts, [parts.offer, parts.panel]),
    ]


def _replay(words: Words, shown: ShownMatch, embed: Embed) -> Node:
    """Return one position of a match; for a whole match, with the buttons and the slider of a replay."""
    match, game = shown.match, shown.match.record.game
    parts = match_view_of(game).parts(words, shown)
    return [
        _head(words.of("game", game), position_words(words, match)),
        h.p(".embedded-move.soft.pretty")[
            replay_announcement(words, match).removeprefix(f"{position_words(words, match)}. ")
        ]
        if match.at
        else None,
        _steps(words, shown) if embed.kind == "replay" else None,
        _parts(game, parts, [parts.score if match.over else parts.offer]),
    ]


def _steps(words: Words, shown: ShownMatch) -> Element:
    match, replay = shown.match, shown.page.replay
    return h.section(".embedded-steps.lead.gap-1.across-3", aria_label=words("replay.title"))[
        replay_steps(words, match, replaying=replay is not None and replay.autoplaying), replay_slider(words, match)
    ]


def _play(words: Words, shown: ShownMatch, tool: Node = None) -> Node:
    match, game = shown.match, shown.match.record.game
    number, rounds = round_of(match)
    parts = match_view_of(game).parts(words, shown)
    choosing = [_end(words, match), parts.score] if match.over else [parts.offer, parts.panel]
    undo = undo_button(words, shown.page, disabled=matches.undo_target(match) is None)
    return [
        _head(
            words("round", number=number, of=rounds),
            words.of("game", game),
            [tool, match_view_of(game).tools(words, shown), undo],
        ),
        _parts(game, parts, choosing),
    ]


def _bot_match(words: Words, shown: ShownMatch) -> Node:
    """Return a match of bots, and the way back to the source."""
    match, game = shown.match, shown.match.record.game
    parts = match_view_of(game).parts(words, shown)
    return [
        _head(
            _game_and_round(words, match),
            words.beside(match.names),
            [
                _to_code(words),
                button(do("bot-watch"), words("workshop.another"), picture="play") if match.over else None,
            ],
        ),
        _parts(game, parts, [parts.score if match.over else parts.offer]),
    ]


def _to_code(words: Words) -> Element:
    return button(do("bot-code"), words("workshop.to_code"), picture="pencil", id="bot-code")


def _place_of_bot(embed: Embed) -> str:
    return f"#{WORKSHOP}/{SHARED}/{embed.bot}" if embed.kind == "bot" else HOME


def _analysis(words: Words, shown: ShownMatch) -> Node:
    """Return an analysis board without its lines: the position, the best moves, and one step back or forward."""
    from web.app.view.analysis import line_steps

    match, game = shown.match, shown.match.record.game
    parts = match_view_of(game).parts(words, shown)
    choosing = [_end_of_line(words, match), parts.score] if match.over else [parts.offer, parts.panel]
    return [
        _head(
            _game_and_round(words, match),
            words("way.analysis"),
            [match_view_of(game).tools(words, shown), line_steps(words, match, ("back", "next"))],
        ),
        _parts(game, parts, choosing),
    ]


def _end_of_line(words: Words, match: PlayedMatch) -> Element:
    return h.section("#panel.panel.is-end", aria_label=words("panel.title"))[_winners(words, match)]


def _winners(words: Words, match: PlayedMatch) -> Element:
    return h.p("#result.result.row", tabindex="-1")[icon("winner"), h.strong[move_text.winners(words, match)]]


def _end(words: Words, match: PlayedMatch) -> Element:
    return h.section("#panel.panel.is-end", aria_label=words("panel.title"))[
        _winners(words, match),
        h.p(".help")[words.of("end_help", match.record.game)],
        h.div(".panel-buttons.cluster")[button(do("rematch"), words("end.again"), picture="play", classes="is-main")],
    ]


def _parts(game: str, parts: Parts, choosing: Sequence[Node]) -> Element:
    """Return parts of a match's screen in the layout of a rule's position, which adapts to the available room."""
    return h.div(".position-box")[
        h.div({"class": f"position-parts {style_of(game)}"})[
            h.div(".position-first")[parts.stage],
            h.div(".position-rest")[parts.summary, choosing],
            h.div(".position-last")[parts.players],
        ]
    ]


def _foot(words: Words, place: str) -> Element:
    """Return the footer with the link to the same content on the full page."""
    return h.footer(".embedded-foot.wrap.at-end.small")[
        h.a(href=place)[
            h.svg(".embedded-mark", viewBox="0 0 100 100", aria_hidden="true")[h.use(href="#wordmark")],
            h.span[words("embedded.open"), h.span(".visually-hidden")[f" {words('embedded.new_tab')}"]],
        ]
    ]


def _place(shown: ShownMatch, embed: Embed) -> str:
    """Return the address behind the footer's link.

    For a match in progress this is the start of a new match: a link to it would reveal hidden information.
    """
    if embed.kind == "bot":
        return _place_of_bot(embed)
    return link_to(shown.page, shown.match.at)
