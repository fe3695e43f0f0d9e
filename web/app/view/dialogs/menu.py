"""The menu behind ≡: leave the match, open another screen, share, settings, keyboard shortcuts."""

from web.app.model.game_api.game_page import has_rule_book
from web.app.model.match.replay import stop_at
from web.app.model.match.shown_match import shown_in
from web.app.model.mode import mode_of
from web.app.model.model import (
    HOME,
    NEW_PLACE,
    RULES,
    MatchPage,
    Model,
    Page,
    Screen,
    StartPage,
)
from web.app.model.screens import SCREENS
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, full_screen_button, icon, menu, sound_button
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element, Node


def content_of(model: Model) -> Show:
    """Return the menu."""
    return lambda words: _content(words, model)


def _content(words: Words, model: Model) -> Content:
    return words("menu.title"), menu(
        [
            *_places(words, model),
            sound_button(words, model.settings.sounds, show_label=True),
            button(do("dialog", name="settings"), words("settings.title"), picture="settings"),
            button(do("dialog", name="keys"), words("keys.title"), picture="keyboard", classes="menu-keys"),
            full_screen_button(words),
        ],
        classes="is-main-menu",
    )


def _places(words: Words, model: Model) -> list[Node]:
    """Return the entries that depend on the page."""
    match model.page:
        case MatchPage() as page if not mode_of(page).menu_entry:
            return _of_match(words, model, page)
        case StartPage():
            return _screens(words, model.page)
        case _:
            return [_link(HOME, "home", words("end.home")), *_screens(words, model.page)]


def _of_match(words: Words, model: Model, page: MatchPage) -> list[Node]:
    from web.app.view.bars.share_banner import share_button
    from web.app.view.components.analysis_link import analysis_link
    from web.app.view.game_api.game_views import match_view_of
    from web.app.view.match import menu_buttons

    match = page.match
    saved = h.span(".hint")[words("menu.saved")] if page.is_own and not match.over else None
    return [
        _link(HOME, "home", words("end.home"), saved),
        _link(f"{NEW_PLACE}{match.record.game}", "plus", words("start.new")),
        *menu_buttons(words, shown_in(model, page)),
        button(do("ask-open"), words("read.ask"), picture="pencil"),
        *(match_view_of(match.record.game).menu(words) if not page.review else ()),
        analysis_link(words, page, stop_at(match, page.replay.at if page.replay else match.at))
        if not page.analysis_board
        else None,
        share_button(words) if page.may_share else None,
        _link(f"#{RULES}/{match.record.game}", "book", words.of("way", RULES))
        if has_rule_book(match.record.game)
        else None,
    ]


def _screens(words: Words, page: Page) -> list[Node]:
    """Return the links to the screens beside the matches."""
    shown = page.name if isinstance(page, Screen) else mode_of(page).menu_entry if isinstance(page, MatchPage) else ""
    return [
        _link(f"#{name}", facts.icon, words.of("way", name), current=name == shown)
        for name, facts in SCREENS.items()
        if facts.in_menu
    ]


def _link(place: str, picture: str, *text: Node, current: bool = False) -> Element:
    return h.a(".button", href=place, aria_current="page" if current else None)[icon(picture), h.span[text]]
