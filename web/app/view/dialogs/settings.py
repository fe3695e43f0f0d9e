"""The settings dialog: appearance, course of a match, sounds and vibration."""

from web.app.model.model import Model
from web.app.model.settings import HANDS, SPEEDS, SWITCHES, THEMES, UNTICKED
from web.app.texts import OWN_NAMES, Words
from web.app.view import html as h
from web.app.view.bars import update_banner
from web.app.view.components import button, do, full_screen_button, radios
from web.app.view.game_api.match_view import Content, Show
from web.app.view.html import Element


def content_of(model: Model) -> Show:
    """Return the dialog of the settings."""
    return lambda words: _content(words, model)


def _content(words: Words, model: Model) -> Content:
    """Return the dialog's title and form. Each change takes effect at once."""
    settings = model.settings
    languages = list(OWN_NAMES.items())
    themes = [(theme, words.of("theme", theme)) for theme in THEMES]
    speeds = [(speed, words.of("speed", speed)) for speed in SPEEDS]
    on = SWITCHES[0]
    form = h.form(".stack.gap-4", data_form="set", data_submit="close", autocomplete="off")
    return words("settings.title"), form[
        _part(
            words("settings.page"),
            radios(words("settings.language"), "language", languages, words.language),
            radios(words("settings.theme"), "theme", themes, settings.theme),
            full_screen_button(words, classes="is-wide"),
        ),
        _part(
            words("settings.match"),
            radios(words("settings.speed"), "speed", speeds, settings.speed),
            _switch(words, "help", settings.help, on),
            _switch(words, "confirm", settings.confirm, on),
            _switch(words, "ready", settings.ready, on),
            _switch(words, "keys", settings.keys, on),
            button(do("dialog", name="keys"), words("keys.title"), picture="keyboard"),
            _switch(words, "hand", settings.hand, next(hand for hand in HANDS if hand != UNTICKED["hand"])),
        ),
        _part(
            words("settings.senses"),
            notify_switch(words, model),
            _switch(words, "sounds", settings.sounds, on),
            _switch(words, "haptics", settings.haptics, on),
        ),
        _part(words("way.progress"), _switch(words, "rating", settings.rating, on)),
        _part(words("offline.title"), *update_banner.settings_part(words, model)),
    ]


def _part(title: str, *inside: Element) -> Element:
    return h.section(".settings-part.stack.gap-3")[h.h3[title], inside]


def notify_switch(words: Words, model: Model) -> Element:
    """Return the switch for notifications. It says so if the browser refuses them, or has none."""
    permission = model.browser.notifications
    hint = words.of("notify", permission if permission in {"denied", "unsupported"} else "hint")
    on = permission == "granted" and model.settings.notify == SWITCHES[0]
    return _labelled("notify", words("notify.title"), hint, SWITCHES[0], on=on, disabled=permission == "unsupported")


def _switch(words: Words, name: str, value: str, ticked: str) -> Element:
    """Return a switch between two values; ``ticked`` is the value when it is on."""
    return _labelled(name, words.of("switch", name), words.of("switch_hint", name), ticked, on=value == ticked)


def _labelled(name: str, label: str, hint: str, ticked: str, *, on: bool, disabled: bool = False) -> Element:
    return h.label({"class": f"switch tail gap-4 switch-{name}"})[
        h.span(".stack.gap-0")[
            h.b(id=f"switch-{name}")[label],
            h.span(".hint", id=f"switch-{name}-hint")[hint],
        ],
        h.input(
            type="checkbox",
            role="switch",
            name=name,
            value=ticked,
            checked=on,
            disabled=disabled,
            aria_labelledby=f"switch-{name}",
            aria_describedby=f"switch-{name}-hint",
        ),
    ]
