"""The whole page, and the parts of it that are there before Python is.

Functions import here what the start screen does without: its own start then takes half as long.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final

from hofgarten.registry import GAMES
from web.app.model.library.saved_matches import Shelf
from web.app.model.match.replay import looked_back
from web.app.model.model import Table, is_joining
from web.app.model.new_match_form import Form
from web.app.model.user_files.user_bots import OwnBots
from web.app.texts import OWN_NAMES, Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.html import Element, Node
from web.app.view.saved_matches import drop_area, round_of
from web.app.view.screen import screen_of
from web.app.view.settings import full_screen_button
from web.app.view.start import start_screen

_BARS: Final[Mapping[str, Callable[[Table], object]]] = {
    "update_banner": lambda table: table.newer,
    "storage_notices": lambda table: table.following,
    "share_banner": lambda table: table.guest,
    "correspondence": lambda table: table.match and table.match.link,
}
"""What can stand over the screen, besides a notice: modules with a function ``bar``, and when it may say something."""

_GOOD: Final = frozenset({"copied", "share_kept", "share_had", "works_again"})
"""Notices of what has gone well: they do not look like a warning."""


def page(table: Table) -> str:
    """Return all that the page shows."""
    if table.embed is not None:
        from web.app.view import embed

        return embed.page(table)
    words, table = Words(table.language), looked_back(table)
    return h.html_of(
        [
            _header(words, table),
            _of_match(words, table),
            _notice(words, table),
            [import_module(f"web.app.view.{name}").bar(words, table) for name, may in _BARS.items() if may(table)],
            _screen(words, table),
            _dock(words, table),
            drop_area(words),
            _dialog(words, table),
        ]
    )


def _of_match(words: Words, table: Table) -> Node:
    if table.match is None or table.review:
        return None
    from web.app.view.read_aloud import reading_buttons

    return reading_buttons(words)


def _dock(words: Words, table: Table) -> Node:
    if table.match is None or table.past is None:
        return None
    from web.app.view.replay import past_dock

    return past_dock(words, table, table.match)


def _dialog(words: Words, table: Table) -> Node:
    if table.dialog is None:
        return None
    from web.app.view.dialogs import dialog

    return dialog(words, table)


def _screen(words: Words, table: Table) -> Element:
    if table.screen:
        return screen_of(table.screen.name).screen(words, table)
    if table.match:
        from web.app.view.match import match_screen

        return match_screen(words, table, table.match)
    if table.joining:
        from web.app.view.accept_invite import joining_screen

        return joining_screen(words, table.joining)
    return start_screen(words, table.form, table.shelf, table.bots, table.lessons, table.listed)


def prerender(language: str) -> str:
    """Return the start screen as it is before Python has come: what is kept is not known yet."""
    words = Words(language)
    screen = start_screen(words, Form(), Shelf(), OwnBots())
    return h.html_of([_header(words, Table(language=language)), _coming(words), screen])


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
        from web.app.view import accept_invite

        return words("page.screen_title", title=accept_invite.title(words, table.joining))
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
            _match_help(words, table),
            button(do("dialog", name="settings"), words("settings.title"), picture="menu", show_label=False),
        ],
    ]


def _match_tools(words: Words, table: Table) -> Node:
    if table.match is None or table.review or table.screen:
        return None
    from web.app.view.match import match_tools

    return match_tools(words, table, table.match)


def _match_help(words: Words, table: Table) -> Node:
    """Return the ways to the rules and to the keys."""
    match = table.match
    if match is None:
        return None
    label = words("rulebook.title")
    return [
        # From the rule book there is a way back.
        h.a(".button.rules-link", href=f"#rules/{match.record.game}", aria_label=label, title=label)[icon("book")]
        if table.screen is None
        else None,
        button(do("dialog", name="keys"), words("keys.title"), picture="info", key="?", show_label=False)
        if not table.review
        else None,
    ]


def _language(words: Words) -> Element:
    """Return the choice of the language on the start screen; ``pre_paint.js`` obeys it, too, before Python has come."""
    return h.form(".language", data_form="set", autocomplete="off")[
        icon("language"),
        h.label(".visually-hidden", for_="language")[words("settings.language")],
        h.select("#language.select", name="language")[
            (h.option(value=code, selected=code == words.language, lang=code)[name] for code, name in OWN_NAMES.items())
        ],
    ]


def _notice(words: Words, table: Table) -> Element | None:
    if not table.notice:
        return None
    from web.app.view import storage_notices

    return h.div(".notice.is-good" if table.notice in _GOOD else ".notice", role="alert")[
        h.p[words(f"notice.{table.notice}", **table.notice_parts)],
        button(do("restore"), words("shelf.restore"), picture="undo", id="restore")
        if table.notice == "deleted"
        else None,
        storage_notices.remedies(words, table),
        button(do("close"), words("dialog.close"), picture="cancel", show_label=False),
    ]
