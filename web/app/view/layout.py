"""The whole page: header, bars, notice, screen and dialog; and the HTML served before Python is loaded.

Modules that the start screen does not need are imported inside functions. This halves its loading time.
"""

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from hofgarten.registry import GAMES
from web.app.model.game_api.game_page import has_rule_book
from web.app.model.library.saved_matches import Library
from web.app.model.match.match import is_passed_on
from web.app.model.mode import may
from web.app.model.model import InvitePage, MatchPage, Model, Screen, StartPage
from web.app.model.new_match_form import Form
from web.app.model.user_files.user_bots import UserBots
from web.app.texts import OWN_NAMES, Words
from web.app.view import html as h
from web.app.view.chunks import chunk, without_marks
from web.app.view.components import button, do, full_screen_button, icon, sound_button
from web.app.view.components.saved_matches import drop_area
from web.app.view.html import Element, Node
from web.app.view.screens import screen_of
from web.app.view.start import Clock, start_screen

if TYPE_CHECKING:
    from web.app.model.match.shown_match import ShownMatch


def page(model: Model) -> str:
    """Return the HTML of the whole page."""
    if model.embed is not None:
        from web.app.view import embed

        return embed.page(model)
    words, shown = model.words, _shown(model)
    return h.html_of(
        [
            chunk(h.lazy(drop_area, words)),
            _header(words, model, shown),
            _read_aloud_buttons(words, shown),
            _toasts(words, model, shown),
            _bars(words, model, shown) if shown else None,
            _screen(words, model, shown),
            _replay_bar(words, shown),
            _dialog(words, model),
        ]
    )


def shown_games(model: Model) -> tuple[str, ...]:
    """Return the games whose style sheet and pictures the page needs. The start screen needs those of no game."""
    match model.page:
        case MatchPage(match=match):
            return (match.record.game,)
        case Screen():
            return tuple(GAMES)
        case _:
            return (model.form.game,) if model.dialog is not None and _shows_pieces(model.dialog[0]) else ()


def _shows_pieces(dialog: str) -> bool:
    """Return True if a dialog of the start screen may show pieces of the game."""
    from web.app.view.dialogs import facts_of

    return facts_of(dialog).has_pieces


def _shown(model: Model) -> "ShownMatch | None":
    """Return the open match as the screen shows it."""
    if not isinstance(model.page, MatchPage):
        return None
    from web.app.model.match.shown_match import shown_in

    shown = shown_in(model, model.page)
    if not (shown.match.over and model.page.is_own):
        return shown
    from web.app.model.library.match_news import news_of

    return shown._replace(news=news_of(shown.match.id, model.library, model.now, model.offset))


def _update_banner(words: Words, model: Model) -> Node:
    if not model.version.is_available:
        return None
    from web.app.view.bars import update_banner

    return update_banner.bar(words, model)


def _toasts(words: Words, model: Model, shown: "ShownMatch | None") -> Element:
    """Return the messages over the page: they cover its top, so that no part of it moves."""
    return h.div(".toasts.not-printed")[
        _notice(words, model), _update_banner(words, model), _match_toasts(words, model, shown) if shown else None
    ]


def _match_toasts(words: Words, model: Model, shown: "ShownMatch") -> Iterator[Node]:
    from web.app.view import match_screens
    from web.app.view.venues import venue_parts

    yield match_screens.toast(words, model, shown.page, shown.match)
    yield venue_parts(shown.page.venue).news(words, shown)


def _bars(words: Words, model: Model, shown: "ShownMatch") -> Iterator[Node]:
    """Yield the bars above the screen of a match."""
    from web.app.view.venues import venue_parts

    if model.asked:
        from web.app.view.bars import ask

        yield ask.bar(words, shown, model.asked)
    page = shown.page
    if page.may_choose and is_passed_on(page.match):
        from web.app.view.board.screen import turn_banner

        yield turn_banner(words, page.match)
    if model.failures and may(page, "replace-bot"):
        from web.app.view.bars import failing_bot

        if (seat := failing_bot.failing_seat(model, page.match)) is not None:
            yield failing_bot.bar(words, model, page.match, seat)
    if page.analysis_board and page.analysis_board.is_reading:
        from web.app.view import analysis

        if line := analysis.study_line(page.analysis_board):
            yield chunk(analysis.study_note(words, page.analysis_board, line))
    yield venue_parts(page.venue).bar(words, model, shown)


def _read_aloud_buttons(words: Words, shown: "ShownMatch | None") -> Node:
    if not shown or shown.page.review:
        return None
    from web.app.view.read_aloud import reading_buttons

    return chunk(h.lazy(reading_buttons, words))


def _replay_bar(words: Words, shown: "ShownMatch | None") -> Node:
    if not shown or not shown.page.replay:
        return None
    from web.app.view.panels.replay import replay_bar

    return replay_bar(words, shown, shown.page.replay)


def _dialog(words: Words, model: Model) -> Node:
    if model.dialog is None:
        return None
    from web.app.view.dialogs import dialog

    return dialog(words, model)


def _screen(words: Words, model: Model, shown: "ShownMatch | None") -> Element:
    if shown:
        from web.app.view import match_screens

        return match_screens.screen(words, model, shown)
    match model.page:
        case Screen(name=name) as screen:
            return screen_of(name).screen(words, model, screen)
        case InvitePage() as invite:
            from web.app.view.accept_invite import invite_screen

            return invite_screen(words, invite)
        case _:
            clock = Clock(model.now, model.offset)
            return start_screen(words, model.form, model.library, model.bots, model.lessons, model.listing, clock)


def prerender(language: str) -> str:
    """Return the start screen that is served before Python is loaded, when saved matches are not known yet."""
    words = Words(language)
    screen = start_screen(words, Form(), Library(), UserBots())
    return without_marks(
        h.html_of([_header(words, Model(language=language), None), loading_placeholder(words), screen])
    )


_SMALL: Final = {"width": "32", "height": "32"}
"""The size of a picture in a browser that cannot read our style sheet."""


def loading_placeholder(words: Words) -> Element:
    """Return the placeholder that replaces the start screen while Python loads another screen.

    At the end of a screen that the build has drawn it is a bar.
    """
    return h.div(".coming")[
        h.svg(".coming-mark", **_SMALL, viewBox="0 0 100 100", aria_hidden="true")[h.use(href="#wordmark")],
        h.p(role="status")[words("start.coming"), h.span(".first-visit")[" ", words("start.first_visit")]],
        # Beside the live region: nobody wants to hear every piece.
        h.p(data_loading=words("start.loading", here="{here}", all="{all}")),
    ]


def title(language: str, model: Model | None = None) -> str:
    """Return the page's title."""
    words = Words(language)
    if model is None or isinstance(model.page, StartPage):
        return words("page.title")
    if isinstance(model.page, MatchPage):
        from web.app.view import match_screens

        return match_screens.title(words, model.page)
    return words("page.screen_title", title=_screen_title(words, model.page))


def _screen_title(words: Words, page: Screen | InvitePage) -> str:
    if isinstance(page, Screen):
        return screen_of(page.name).title(words)
    from web.app.view import accept_invite

    return accept_invite.title(words, page)


def description(language: str) -> str:
    """Return the description for search engines."""
    words = Words(language)
    return words("page.description", games=words.listed(words.of("game", game) for game in GAMES))


def error_notice(language: str) -> str:
    """Return the message shown instead of a blank page if Python cannot be loaded or fails.

    ``guard.js`` and ``error_banner.js`` show the parts that apply.
    """
    words = Words(language)
    return str(
        h.section(".trouble.cluster.gap-3", role="alert", hidden=True, data_trouble=language, lang=language)[
            h.p[
                h.span(data_reachable=True)[words("page.trouble")],
                h.span(hidden=True, data_unreachable=True)[words("page.unreachable")],
                h.span(hidden=True, data_saved=True)[" ", words("page.saved")],
            ],
            h.button(".button.is-main", type="button", data_reload=True)[words("page.reload")],
            h.button(".button", type="button", hidden=True, data_dismiss=True)[words("dialog.close")],
        ]
    )


REASONS: Final = ("disk", "old", "scripts", "workers", "memory")
"""Reasons why the page cannot run here; ``guard.js`` and ``error_banner.js`` find out which of them it is."""


def reason_notices(language: str, browsers: Mapping[str, str]) -> str:
    """Return the messages that say why the page cannot run here.

    ``browsers``: name -> oldest supported version.
    """
    words = Words(language)
    return "".join(
        str(
            h.section(".trouble.cluster.gap-3", {f"data-{reason}": language}, role="alert", hidden=True, lang=language)[
                h.p[words.of("unable", reason, **browsers)]
            ]
        )
        for reason in REASONS
    )


def without_scripts(language: str) -> str:
    """Return the message for browsers and frames without scripts."""
    return str(h.p(".no-scripts", lang=language)[Words(language)("unable.scripts")])


def _header(words: Words, model: Model, shown: "ShownMatch | None") -> Element:
    brand = h.lazy(_brand, words)
    if not shown:
        page = "start" if isinstance(model.page, StartPage | InvitePage) else "screen"
        return h.header(".top.row.across-4")[brand, h.lazy(_tools, words, page, "", "", "keys")]
    game, sandbox = shown.match.record.game, shown.page.is_sandbox
    tools = h.lazy(
        _tools,
        words,
        "match",
        model.settings.sounds,
        "" if sandbox or not has_rule_book(game) else game,
        "" if shown.page.review else "keys",
    )
    return h.header(".top.row.across-4")[chunk(brand), _match_tools(words, shown), chunk(tools)]


def _brand(words: Words) -> Element:
    return h.a(".brand", href="#", aria_label=words("page.home"))[
        # As in art/wordmark.svg, the sun behind the gate is the letter o.
        h.span["H"],
        h.span(".brand-o")[
            "o", h.svg(".wordmark", **_SMALL, viewBox="0 0 100 100", aria_hidden="true")[h.use(href="#wordmark")]
        ],
        h.span["fgarten"],
    ]


def _tools(words: Words, page: str, sounds: str = "", rules_of: str = "", keys: str = "") -> Element:
    """Return the buttons at the end of the header.

    ``page``: ``start`` if the language can be chosen.
    ``sounds``: the setting of sounds; empty if the screen has none.
    ``rules_of``: the game whose rule book is linked; empty if there is none.
    ``keys``: empty if the keyboard shortcuts are not listed.
    """
    label = words("rulebook.title")
    return h.div(".tools")[
        _language(words) if page == "start" else None,
        full_screen_button(words),
        sound_button(words, sounds, show_label=False) if sounds else None,
        # The rule book has its own link back to the match.
        h.a(".button.rules-link.with-word", href=f"#rules/{rules_of}", aria_label=label, title=label)[icon("book")]
        if rules_of
        else None,
        button(do("dialog", name="keys"), words("keys.title"), picture="keyboard", key="?", show_label=False)
        if keys
        else None,
        button(do("dialog", name="menu"), words("menu.title"), picture="menu", classes="with-word", show_label=False),
    ]


def _match_tools(words: Words, shown: "ShownMatch | None") -> Node:
    if not shown or shown.page.review or shown.page.is_sandbox:
        return None
    from web.app.view.match import match_tools

    return match_tools(words, shown)


def _language(words: Words) -> Element:
    """Return the language menu of the start screen. Before Python is loaded, ``pre_paint.js`` handles it."""
    return h.form(".language.row.gap-1", data_form="set", autocomplete="off")[
        icon("language"),
        h.label(".visually-hidden", for_="language")[words("settings.language")],
        h.select("#language.select", name="language")[
            (h.option(value=code, selected=code == words.language, lang=code)[name] for code, name in OWN_NAMES.items())
        ],
    ]


def _notice(words: Words, model: Model) -> Element | None:
    if not model.notice:
        return None
    from web.app.view.bars.notice import notice

    return notice(words, model)
