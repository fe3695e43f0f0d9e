"""The whole page, and the parts of it that are there before Python is."""

from typing import Final

import htpy as h
from htpy import Element, Node

from engine.catalogue import GAMES
from web import match as matches
from web.form import Form
from web.match import Match
from web.own_bots import OwnBots
from web.past import looked_back
from web.shelf import Shelf
from web.state import Table, is_joining
from web.texts import LANGUAGES, Words
from web.views import by_link, embedded, keeping, offline, sharing
from web.views.dialogs import dialog
from web.views.history import look_back_button, past_dock
from web.views.html import button, do, icon
from web.views.joining import joining_screen
from web.views.joining import title as joining_title
from web.views.look import look_of
from web.views.reading import reading_buttons
from web.views.review import review_screen
from web.views.screen import screen_of
from web.views.settings import full_screen_button
from web.views.sharing import share_button
from web.views.shelf import drop_area, round_of
from web.views.start import start_screen

_BARS: Final = (offline.bar, keeping.bar, sharing.bar, by_link.bar)
"""What can stand over the screen, besides a notice."""

_GOOD: Final = frozenset({"copied", "share_kept", "share_had", "works_again"})
"""Notices of what has gone well: they do not look like a warning."""


def page(table: Table) -> str:
    """Return all that the page shows."""
    if table.embed is not None:
        return embedded.page(table)
    words, table = Words(table.language), looked_back(table)
    return str(
        h.fragment[
            _header(words, table),
            reading_buttons(words) if table.match and not table.review else None,
            _notice(words, table),
            [bar(words, table) for bar in _BARS],
            _screen(words, table),
            past_dock(words, table, table.match) if table.match and table.past is not None else None,
            drop_area(words),
            dialog(words, table),
        ]
    )


def _screen(words: Words, table: Table) -> Element:
    if table.screen:
        return screen_of(table.screen.name).screen(words, table)
    if table.match:
        return _match(words, table, table.match)
    if table.joining:
        return joining_screen(words, table.joining)
    return start_screen(words, table.form, table.shelf, table.bots, table.lessons, table.listed)


def _match(words: Words, table: Table, match: Match) -> Element:
    if table.review:
        return review_screen(words, match, table.review)
    return look_of(match.record.game).match_screen(words, table, match)


def prerender(language: str) -> str:
    """Return the start screen as it is before Python has come: what is kept is not known yet."""
    words = Words(language)
    return str(
        h.fragment[
            _header(words, Table(language=language)), _coming(words), start_screen(words, Form(), Shelf(), OwnBots())
        ]
    )


def _coming(words: Words) -> Element:
    """Return what stands there instead of the start screen while Python is to come and show another place."""
    return h.div(".coming", role="status")[
        h.svg(".coming-mark", viewBox="0 0 100 100", aria_hidden="true")[h.use(href="#wordmark")],
        h.p[words("start.coming")],
    ]


def title(language: str, table: Table | None = None) -> str:
    """Return the page's title."""
    words = Words(language)
    if table is not None and table.screen is not None:
        return words("page.screen_title", title=screen_of(table.screen.name).title(words, table))
    if table is not None and table.joining is not None and is_joining(table):
        return words("page.screen_title", title=joining_title(words, table.joining))
    if table is None or table.match is None:
        return words("page.title")
    number, rounds = round_of(looked_back(table).match or table.match)
    return words("page.match_title", round=words("round", number=number, of=rounds))


def description(language: str) -> str:
    """Return what search engines show."""
    words = Words(language)
    return words("page.description", games=words("list.and").join(words.of("game", game) for game in GAMES))


def trouble(language: str) -> str:
    """Return what is shown, instead of a blank page, when Python cannot be had or fails."""
    words = Words(language)
    return str(
        h.section(".trouble", role="alert", hidden=True, data_trouble=language, lang=language)[
            h.p[words("page.trouble")],
            h.button(".button.is-main", type="button", data_reload=True)[words("page.reload")],
        ]
    )


def without_scripts(language: str) -> str:
    """Return what is shown where scripts are not allowed."""
    return Words(language)("page.no_scripts")


def _header(words: Words, table: Table) -> Element:
    return h.header(".top")[
        h.a(".brand", href="#", aria_label=words("page.home"))[
            # As in art/wordmark.svg: the sun behind the gate is the o.
            h.span["H"],
            h.span(".brand-o")[
                "o", h.svg(".wordmark", viewBox="0 0 100 100", aria_hidden="true")[h.use(href="#wordmark")]
            ],
            h.span["fgarten"],
        ],
        _match_tools(words, table),
        h.div(".tools")[
            _language(words) if table.match is None and table.screen is None else None,
            full_screen_button(words),
            _rules_link(words, table.match.record.game) if table.match and table.screen is None else None,
            button(do("dialog", name="keys"), words("keys.title"), picture="info", key="?", show_label=False)
            if table.match and not table.review
            else None,
            button(do("dialog", name="settings"), words("settings.title"), picture="menu", show_label=False),
        ],
    ]


def _rules_link(words: Words, game: str) -> Element:
    """Return the way to a game's rule book, from which there is a way back."""
    label = words("rulebook.title")
    return h.a(".button.rules-link", href=f"#rules/{game}", aria_label=label, title=label)[icon("book")]


def _language(words: Words) -> Element:
    """Return the choice of the language on the start screen; ``paint.js`` obeys it, too, before Python has come."""
    return h.form(".language", data_form="set", autocomplete="off")[
        icon("language"),
        h.label(".visually-hidden", for_="language")[words("settings.language")],
        h.select("#language.select", name="language")[
            (
                h.option(value=code, selected=code == words.language, lang=code)[Words(code)("language.own_name")]
                for code in LANGUAGES
            )
        ],
    ]


def _match_tools(words: Words, table: Table) -> Node:
    match = table.match
    if match is None or table.review or table.screen:
        return None
    number, rounds = round_of(match)
    return [
        h.p(".round")[words("round", number=number, of=rounds)],
        h.div(".tools.match-tools")[
            look_of(match.record.game).tools(words, table, match),
            None if table.past is not None else _course_tools(words, match, playing=not table.following),
        ],
    ]


def _course_tools(words: Words, match: Match, *, playing: bool) -> Node:
    """Return the buttons that go back and on in the match, or that look back at it."""
    return [
        button(
            do("undo"),
            words("undo"),
            picture="undo",
            key="u",
            show_label=False,
            disabled=not playing or matches.undo_target(match) is None,
        ),
        button(
            do("redo"),
            words("redo"),
            picture="redo",
            key="y",
            show_label=False,
            disabled=not playing or matches.redo_target(match) is None,
        ),
        button(do("dialog", name="lines"), words("lines.title"), picture="book", show_label=False)
        if match.lines and playing
        else None,
        look_back_button(words, match),
        None if match.over or match.link else share_button(words, classes="sharing-tool", show_label=False),
    ]


def _notice(words: Words, table: Table) -> Element | None:
    if not table.notice:
        return None
    return h.div(".notice.is-good" if table.notice in _GOOD else ".notice", role="alert")[
        h.p[words(f"notice.{table.notice}", **table.notice_parts)],
        button(do("restore"), words("shelf.restore"), picture="undo", id="restore")
        if table.notice == "deleted"
        else None,
        keeping.remedies(words, table),
        button(do("close"), words("dialog.close"), picture="cancel", show_label=False),
    ]
