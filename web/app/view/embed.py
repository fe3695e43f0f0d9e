"""The embedded page: a rule's position, a replay, or a match against a bot, inside another site's frame.

The frame's height follows from its content. Every link opens a new tab.
"""

import re
from collections.abc import Sequence
from typing import Final

from web.app.model.embed.config import RECORDS, Embed
from web.app.model.links.share_link import place_to, usual
from web.app.model.match import match as matches
from web.app.model.match.match import Match
from web.app.model.match.replay import replayed
from web.app.model.model import HOME, NEW_PLACE, SHARE_PLACE, Model
from web.app.model.teaching.rule_book import rule_book
from web.app.texts import Words
from web.app.view import html as h
from web.app.view import move_text
from web.app.view.components import button, do, icon
from web.app.view.dialogs import dialog
from web.app.view.game_api.match_view import match_view_of
from web.app.view.game_api.start_view import start_view_of
from web.app.view.html import Element, Node
from web.app.view.inner_page import style_of
from web.app.view.replay import dock_slider, dock_steps, position_words, replay_announcement
from web.app.view.rulebook.contents import chapter_of, place_of
from web.app.view.rulebook.rule_position import playable_position
from web.app.view.saved_matches import round_of

_PAGE_LINK: Final = re.compile(r'(<a\b[^>]*?) href="#')
"""A link to a place of this page. Inside a frame, following it would navigate the frame."""


def page(model: Model) -> str:
    """Return the HTML of the embedded page."""
    words, model = Words(model.language), replayed(model)
    embed = model.embed or Embed("nothing")
    main = h.main(".embedded", data_kind=embed.kind)[
        _notice(words, model, embed), _content(words, model, embed), _foot(words, model, embed)
    ]
    return outward(h.html_of([main, dialog(words, model)]))


def outward(html: str) -> str:
    """Return the HTML with links to places of this page changed to open a new tab."""
    return _PAGE_LINK.sub(r'\1 target="_blank" rel="noopener" href="./#', html)


def placeholder(language: str, game: str = "") -> str:
    """Return the placeholder shown until the match is loaded, with the game's picture if the game is known."""
    words = Words(language)
    shown = h.main(".embedded", data_kind="coming")[
        [
            h.header(".embedded-head")[h.h1[words.of("game", game)]],
            h.svg(".embedded-scene", viewBox="0 0 480 160", aria_hidden="true")[
                h.use(href=f"#{start_view_of(game).scene}")
            ],
        ]
        if game
        else None,
        h.p(".embedded-word", role="status")[words("start.coming")],
    ]
    return str(shown)


def sandbox_notice(language: str) -> str:
    """Return the message for a frame whose sandbox does not allow scripts."""
    words = Words(language)
    return str(
        h.section(".trouble", role="alert", hidden=True, data_boxed=language, lang=language)[
            h.p[words("embedded.boxed")],
            h.p[h.a(".button", href="./", target="_blank", rel="noopener")[words("embedded.open")]],
        ]
    )


def _content(words: Words, model: Model, embed: Embed) -> Node:
    match = model.match
    if match is None:
        return _without_match(words, embed)
    if embed.kind == "rule":
        return _rule(words, model, embed, match)
    return _past(words, model, embed, match) if embed.kind in RECORDS else _play(words, model, match)


def _notice(words: Words, model: Model, embed: Embed) -> Element | None:
    """Return a notice above the match: why another match could not be loaded, or the model's notice."""
    if model.match is None:
        return None
    if embed.kind in RECORDS and embed.fault:
        return h.p(".embedded-notice", role="alert")[words.of("embedded.fault", embed.fault, wanted=embed.wanted)]
    if not model.notice:
        return None
    return h.p(".embedded-notice", role="alert")[words(f"notice.{model.notice}", **model.notice_args)]


def _without_match(words: Words, embed: Embed) -> Element:
    """Return the message shown instead of a match: waiting, or why it could not be loaded."""
    if not embed.fault:
        return h.p(".embedded-word", role="status")[words("embedded.waiting")]
    return h.p(".embedded-word.is-fault", role="alert")[
        icon("info"), h.span[words.of("embedded.fault", embed.fault, wanted=embed.wanted)]
    ]


def _rule(words: Words, model: Model, embed: Embed, match: Match) -> Node:
    book = rule_book(embed.game, words.language)
    chapter = chapter_of(embed.rule)
    return [
        h.header(".embedded-head")[
            h.div[
                h.p(".book-where")[words.of("game", embed.game), " · ", book.chapters[chapter]],
                h.h1[h.span(".book-number")[embed.rule], " ", book.titles[embed.rule]],
            ]
        ],
        h.p(".book-text")[book.rules[embed.rule]],
        playable_position(words, model, match, embed.rule),
    ]


def _past(words: Words, model: Model, embed: Embed, match: Match) -> Node:
    """Return one position of a match; for a whole match, with the buttons and the slider of a replay."""
    view, game = match_view_of(match.record.game), match.record.game
    parts = view.parts(words, model, match)
    return [
        h.header(".embedded-head")[
            h.div[h.p(".book-where")[words.of("game", game)], h.h1[position_words(words, match)]],
        ],
        h.p(".embedded-move")[replay_announcement(words, match).removeprefix(f"{position_words(words, match)}. ")]
        if match.at
        else None,
        _steps(words, model, match) if embed.kind == "replay" else None,
        _parts(game, parts.stage, [parts.score if match.over else parts.offer], parts.players),
    ]


def _steps(words: Words, model: Model, match: Match) -> Element:
    return h.section(".embedded-steps", aria_label=words("past.title"))[
        dock_steps(words, match, replaying=model.autoplaying), dock_slider(words, match)
    ]


def _play(words: Words, model: Model, match: Match) -> Node:
    game = match.record.game
    number, rounds = round_of(match)
    parts = match_view_of(game).parts(words, model, match)
    choosing = [_end(words, match), parts.score] if match.over else [parts.offer, parts.panel]
    return [
        h.header(".embedded-head")[
            h.div[
                h.p(".book-where")[words("round", number=number, of=rounds)],
                h.h1[words.of("game", game)],
            ],
            h.div(".tools")[match_view_of(game).tools(words, model, match), _undo(words, match)],
        ],
        _parts(game, parts.stage, choosing, parts.players),
    ]


def _undo(words: Words, match: Match) -> Element:
    none = matches.undo_target(match) is None
    return button(do("undo"), words("undo"), picture="undo", key="u", show_label=False, disabled=none)


def _end(words: Words, match: Match) -> Element:
    return h.section("#panel.panel.is-end", aria_label=words("panel.title"))[
        h.p("#result.result", tabindex="-1")[icon("winner"), h.strong[move_text.winners(words, match)]],
        h.p(".help")[words.of("end_help", match.record.game)],
        h.div(".panel-buttons")[button(do("again"), words("end.again"), picture="play", classes="is-main")],
    ]


def _parts(game: str, first: Node, rest: Sequence[Node], last: Node) -> Element:
    """Return parts of a match's screen in the layout of a rule's position, which adapts to the available room."""
    return h.div(".live-box")[
        h.div({"class": f"live-parts {style_of(game)}"})[
            h.div(".live-first")[first], h.div(".live-rest")[rest], h.div(".live-last")[last]
        ]
    ]


def _foot(words: Words, model: Model, embed: Embed) -> Element:
    """Return the footer with the link to the same content on the full page."""
    return h.footer(".embedded-foot")[
        h.a(href=_place(model, embed))[
            h.svg(".embedded-mark", viewBox="0 0 100 100", aria_hidden="true")[h.use(href="#wordmark")],
            h.span[words("embedded.open"), h.span(".visually-hidden")[f" {words('embedded.new_tab')}"]],
        ]
    ]


def _place(model: Model, embed: Embed) -> str:
    """Return the address behind the footer's link.

    For a match in progress this is the start of a new match: a link to it would reveal hidden information.
    """
    match = model.match
    if match is not None and embed.kind == "rule":
        return place_of(embed.game, embed.rule)
    if match is not None and model.shared_match is not None:
        return f"{SHARE_PLACE}{model.shared_match.code}/{match.at}"
    if match is not None and embed.kind == "play" and match.over:
        return place_to(match, usual(match))
    if match is not None and embed.kind == "play":
        return f"{NEW_PLACE}{embed.game}"
    return HOME
