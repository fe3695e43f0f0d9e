"""Components shared by all views: icons, buttons, radio buttons, filters and action strings."""

import json
from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache

from markupsafe import Markup

from hofgarten.registry import GAMES
from web.app.model.model import HOME
from web.app.model.settings import SWITCHES
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.html import Element, Node

Link = tuple[str, str]
"""A link's text and address."""


@lru_cache(maxsize=1024, typed=True)
def do(name: str, /, **parts: object) -> str:
    """Return the JSON of an action, for ``data-do``: the page sends it when the element is clicked.

    A page has about a hundred actions, nearly all of them the same as in the last render. The cache cuts their cost
    to a tenth.
    """
    return json.dumps({"do": name, **parts}, separators=(",", ":"))


def style_of(game: str) -> str:
    """Return the class that scopes a game's style sheet: ``is-zen-garden`` for ``zen-garden``."""
    return f"is-{game}"


@lru_cache(maxsize=128)
def icon(name: str) -> Markup:
    """Return a line icon, hidden from screen readers."""
    return h.trusted(f'<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#icon-{name}"/></svg>')


def button(
    action: str,
    label: str,
    *,
    picture: str = "",
    classes: str = "",
    key: str = "",
    disabled: bool = False,
    show_label: bool = True,
    **attributes: str | bool | None,
) -> Element:
    """Return a button with an optional icon. Without ``show_label`` the label is its accessible name and tooltip."""
    return _button(action, label, picture, classes, key, disabled, show_label, **attributes)


@lru_cache(maxsize=128, typed=True)  # most buttons are those of the last page; None is not False
def _button(
    action: str,
    label: str,
    picture: str,
    classes: str,
    key: str,
    disabled: bool,
    show_label: bool,
    **attributes: str | bool | None,
) -> Element:
    inside: list[Node] = [icon(picture)] if picture else []
    if show_label:
        inside.append(h.span[label])
    return h.button(
        {"class": f"button {classes}".strip()},
        type="button",
        data_do=action,
        aria_label=None if show_label else label,
        title=None if show_label else label,
        aria_keyshortcuts=key or None,
        disabled=disabled,
        **attributes,
    )[inside]


def dismiss_button(words: Words, action: str, *, classes: str = "") -> Element:
    """Return the button that closes a message over the page."""
    return button(action, words("dialog.close"), picture="cancel", key="Escape", show_label=False, classes=classes)


def sound_button(words: Words, sounds: str, *, show_label: bool) -> Element:
    """Return the button that turns the sounds on or off. ``sounds`` is the setting."""
    on = sounds == SWITCHES[0]
    action = json.dumps({"do": "set", "name": "sounds", "fields": {"sounds": SWITCHES[on]}})
    return button(
        action,
        words("switch.sounds"),
        picture="sound" if on else "sound-off",
        classes="sounds",
        show_label=show_label,
        aria_pressed="true" if on else "false",
    )


def full_screen_button(words: Words, *, classes: str = "") -> Element:
    """Return the full-screen button. ``fullscreen.js`` handles it and marks the current mode on the root element."""
    return h.button({"class": f"button full-screen {classes}".strip()}, type="button", data_full_screen=True)[
        h.span(".to-full")[icon("expand"), h.span[words("screen.full")]],
        h.span(".from-full")[icon("shrink"), h.span[words("screen.leave")]],
    ]


def menu(entries: Iterable[Node], *, classes: str = "") -> Element:
    """Return the buttons and links of a menu, a dialog's content."""
    return h.ul({"class": f"menu quiet {classes}".strip()})[(h.li[entry] for entry in entries if entry)]


def named(name: str, *shown: Node) -> Node:
    """Return a button's content: a name for screen readers, and a visible part that is hidden from them.

    Unlike ``aria-label``, this allows a name that differs from the visible text, for example words for symbols.
    """
    return [h.span(".visually-hidden")[name], h.span(".shown", aria_hidden="true")[shown]]


def column_heads(*names: Node) -> Element:
    """Return the header row of a table."""
    return h.thead[h.tr[(h.th(scope="col")[name] for name in names)]]


def radios(title: str, name: str, values: Sequence[tuple[str, str]], chosen: str, *, classes: str = "") -> Element:
    """Return a group of radio buttons, one for each (value, label) pair. It works without a script."""
    return h.fieldset({"class": f"choices {classes}".strip()})[
        h.legend[title],
        h.div(".wrap.gap-1")[
            (
                h.label(".choice")[h.input(type="radio", name=name, value=value, checked=value == chosen), h.span[text]]
                for value, text in values
            )
        ],
    ]


def filters(label: str, links: Iterable[Link], chosen: str) -> Element:
    """Return a row of links under a label. ``chosen`` is the address that is currently shown.

    The links of one screen are tabs: between them, ``web/browser/render.js`` keeps the scroll position.
    """
    return h.nav(".not-printed", aria_label=label, data_tabs=chosen.partition("/")[0])[
        h.span(".filters-name.hint", aria_hidden="true")[label],
        h.ul(".wrap.gap-1")[
            (
                h.li[h.a(".filter", href=place, aria_current="true" if place == chosen else None)[text]]
                for text, place in links
            )
        ],
    ]


def game_filter(words: Words, place: Callable[[str], str], chosen: str, games: Iterable[str] = GAMES) -> Element:
    """Return the filter by game. ``place`` returns the address for a game, or for all games if given ``""``."""
    links = [(words.of("game", game) if game else words("progress.all_games"), place(game)) for game in ("", *games)]
    return filters(words("start.game"), links, place(chosen))


def empty_state(words: Words, text: str) -> Element:
    """Return the content of a screen as long as there are no finished matches."""
    return h.section(".card.progress-empty.stack.gap-4")[
        h.svg(".progress-mark", viewBox="0 0 100 100", aria_hidden="true")[h.use(href="#wordmark")],
        h.p[text],
        h.a(".button.is-main", href=HOME)[icon("play"), h.span[words("progress.play")]],
    ]


def unbroken(name: str) -> str:
    """Return a name such as ``Player 1`` with a no-break space."""
    words, _, last = name.rpartition(" ")
    return f"{words}\N{NO-BREAK SPACE}{last}" if words and last.isdigit() else name


def shortened(name: str, most: int) -> str:
    """Return a name of at most ``most`` characters, with an ellipsis in place of the rest."""
    return name if len(name) <= most else f"{name[: most - 1]}…"
