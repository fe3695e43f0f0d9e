"""The whole page: header, bars, notice, screen and dialog; and the HTML served before Python is loaded.

Modules that the start screen does not need are imported inside functions. This halves its loading time.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from typing import Final

from hofgarten.registry import GAMES
from web.app.model.library.saved_matches import Library
from web.app.model.match.replay import replayed
from web.app.model.model import Model, is_invited
from web.app.model.new_match_form import Form
from web.app.model.user_files.user_bots import UserBots
from web.app.texts import OWN_NAMES, Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.html import Element, Node
from web.app.view.saved_matches import drop_area, round_of
from web.app.view.screens import screen_of
from web.app.view.settings import full_screen_button
from web.app.view.start import Clock, start_screen

_BARS: Final[Mapping[str, Callable[[Model], object]]] = {
    "update_banner": lambda model: model.update_available,
    "storage_notices": lambda model: model.is_follower,
    "share_banner": lambda model: model.shared_match,
    "correspondence": lambda model: model.match and model.match.correspondence,
}
"""Bars above the screen, apart from the notice: module with a function ``bar`` -> condition for importing it."""

_SUCCESS_NOTICES: Final = frozenset({"copied", "share_kept", "share_had", "works_again"})
"""Notices of success, which are not styled as warnings."""


def page(model: Model) -> str:
    """Return the HTML of the whole page."""
    if model.embed is not None:
        from web.app.view import embed

        return embed.page(model)
    words, model = Words(model.language), replayed(model)
    return h.html_of(
        [
            _header(words, model),
            _read_aloud_buttons(words, model),
            _notice(words, model),
            [import_module(f"web.app.view.{name}").bar(words, model) for name, may in _BARS.items() if may(model)],
            _screen(words, model),
            _dock(words, model),
            drop_area(words),
            _dialog(words, model),
        ]
    )


def _read_aloud_buttons(words: Words, model: Model) -> Node:
    if model.match is None or model.review:
        return None
    from web.app.view.read_aloud import reading_buttons

    return reading_buttons(words)


def _dock(words: Words, model: Model) -> Node:
    if model.match is None or model.replay_at is None:
        return None
    from web.app.view.replay import replay_dock

    return replay_dock(words, model, model.match)


def _dialog(words: Words, model: Model) -> Node:
    if model.dialog is None:
        return None
    from web.app.view.dialogs import dialog

    return dialog(words, model)


def _screen(words: Words, model: Model) -> Element:
    if model.screen:
        return screen_of(model.screen.name).screen(words, model)
    if model.match:
        from web.app.view.match import match_screen

        return match_screen(words, model, model.match)
    if model.invite:
        from web.app.view.accept_invite import invite_screen

        return invite_screen(words, model.invite)
    clock = Clock(model.now, model.offset)
    return start_screen(words, model.form, model.library, model.bots, model.lessons, model.page_size, clock)


def prerender(language: str) -> str:
    """Return the start screen that is served before Python is loaded, when saved matches are not known yet."""
    words = Words(language)
    screen = start_screen(words, Form(), Library(), UserBots())
    return h.html_of([_header(words, Model(language=language)), _loading_placeholder(words), screen])


def _loading_placeholder(words: Words) -> Element:
    """Return the placeholder that replaces the start screen while Python loads another screen."""
    return h.div(".coming", role="status")[
        h.svg(".coming-mark", viewBox="0 0 100 100", aria_hidden="true")[h.use(href="#wordmark")],
        h.p[words("start.coming")],
    ]


def title(language: str, model: Model | None = None) -> str:
    """Return the page's title."""
    words = Words(language)
    if model is not None and model.screen is not None:
        return words("page.screen_title", title=screen_of(model.screen.name).title(words, model))
    if model is not None and model.invite is not None and is_invited(model):
        from web.app.view import accept_invite

        return words("page.screen_title", title=accept_invite.title(words, model.invite))
    if model is None or model.match is None:
        return words("page.title")
    number, rounds = round_of(replayed(model).match or model.match)
    return words("page.match_title", round=words("round", number=number, of=rounds))


def description(language: str) -> str:
    """Return the description for search engines."""
    words = Words(language)
    return words("page.description", games=words("list.and").join(words.of("game", game) for game in GAMES))


def error_notice(language: str) -> str:
    """Return the message shown instead of a blank page if Python cannot be loaded or fails."""
    words = Words(language)
    return str(
        h.section(".trouble", role="alert", hidden=True, data_trouble=language, lang=language)[
            h.p[words("page.trouble")],
            h.p(hidden=True, data_unreachable=True)[words("page.unreachable")],
            h.button(".button.is-main", type="button", data_reload=True)[words("page.reload")],
        ]
    )


def without_scripts(language: str) -> str:
    """Return the message for browsers without scripts."""
    return Words(language)("page.no_scripts")


def _header(words: Words, model: Model) -> Element:
    return h.header(".top")[
        h.a(".brand", href="#", aria_label=words("page.home"))[
            # As in art/wordmark.svg, the sun behind the gate is the letter o.
            h.span["H"],
            h.span(".brand-o")[
                "o", h.svg(".wordmark", viewBox="0 0 100 100", aria_hidden="true")[h.use(href="#wordmark")]
            ],
            h.span["fgarten"],
        ],
        _match_tools(words, model),
        h.div(".tools")[
            _language(words) if model.match is None and model.screen is None else None,
            full_screen_button(words),
            _match_help(words, model),
            button(do("dialog", name="settings"), words("settings.title"), picture="menu", show_label=False),
        ],
    ]


def _match_tools(words: Words, model: Model) -> Node:
    if model.match is None or model.review or model.screen:
        return None
    from web.app.view.match import match_tools

    return match_tools(words, model, model.match)


def _match_help(words: Words, model: Model) -> Node:
    """Return the buttons for the rule book and the keyboard shortcuts."""
    match = model.match
    if match is None:
        return None
    label = words("rulebook.title")
    return [
        # The rule book has its own link back to the match.
        h.a(".button.rules-link", href=f"#rules/{match.record.game}", aria_label=label, title=label)[icon("book")]
        if model.screen is None
        else None,
        button(do("dialog", name="keys"), words("keys.title"), picture="info", key="?", show_label=False)
        if not model.review
        else None,
    ]


def _language(words: Words) -> Element:
    """Return the language menu of the start screen. Before Python is loaded, ``pre_paint.js`` handles it."""
    return h.form(".language", data_form="set", autocomplete="off")[
        icon("language"),
        h.label(".visually-hidden", for_="language")[words("settings.language")],
        h.select("#language.select", name="language")[
            (h.option(value=code, selected=code == words.language, lang=code)[name] for code, name in OWN_NAMES.items())
        ],
    ]


def _notice(words: Words, model: Model) -> Element | None:
    if not model.notice:
        return None
    from web.app.view import storage_notices

    return h.div(".notice.is-good" if model.notice in _SUCCESS_NOTICES else ".notice", role="alert")[
        h.p[words(f"notice.{model.notice}", **model.notice_args)],
        button(do("restore"), words("shelf.restore"), picture="undo", id="restore")
        if model.notice == "deleted"
        else None,
        storage_notices.remedies(words, model),
        button(do("close"), words("dialog.close"), picture="cancel", show_label=False),
    ]
