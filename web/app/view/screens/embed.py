"""The embed builder: a preview of a match, a rule, a puzzle or a bot, and the code that shows it in another page.

See ``web.app.view.screens``. Its subject is defined by ``web.app.model.embed.snippet_builder``.
"""

from collections.abc import Iterable

from hofgarten.registry import GAMES
from web.app.model.embed.config import READER
from web.app.model.embed.snippet_builder import ALLOWED, HOST, OF_MATCHES, EmbedChoice, Snippet, read, snippet_of
from web.app.model.game_api.game_page import games_with
from web.app.model.model import EMBED, Model, Screen
from web.app.model.new_match_form import OPPONENTS
from web.app.model.settings import THEMES
from web.app.texts import OWN_NAMES, Words
from web.app.view import html as h
from web.app.view.components import button, do, radios
from web.app.view.components.inner_page import back_link, page_style
from web.app.view.html import Element, Node


def title(words: Words) -> str:
    """Return the screen's title."""
    return words("embed.title")


def screen(words: Words, model: Model, page: Screen) -> Element:
    """Return the screen."""
    choice = read(page.subject, words.language)
    snippet = snippet_of(choice, model.library, model.bots)
    themes = [*((theme, words.of("theme", theme)) for theme in THEMES), (HOST, words("embed.theme_host"))]
    return h.main({"class": f"padded centred stack gap-4 {page_style(model)}"})[
        back_link(words, page.origin),
        h.header(".stack")[h.h1[title(words)], h.p(".pretty")[words("embed.intro")]],
        h.div(".embedding-parts.stack.at-top.gap-4")[
            h.form(
                ".card.stack.packed.gap-4", data_form="embed-choose", data_submit="embed-choose", autocomplete="off"
            )[
                _content_fields(words, choice),
                h.div(".pair.gap-3")[
                    _select(words("settings.language"), "language", OWN_NAMES.items(), choice.language),
                    _select(words("settings.theme"), "theme", themes, choice.theme),
                ],
                h.div(".stack.gap-1")[
                    h.label(".strong", for_="embed-link")[words("embed.link")],
                    h.input("#embed-link", type="url", name="link", spellcheck="false", aria_describedby="embed-how"),
                    h.p("#embed-how.hint")[words("embed.link_hint")],
                ],
                h.p(".wrap.across-4")[
                    h.a(href=f"#{EMBED}/play")[words("embed.kind.play")],
                    h.a(href=f"#{EMBED}/puzzle")[words("embed.kind.daily")],
                ],
            ],
            _preview(snippet) if snippet else h.p(role="alert")[words("embed.missing")],
        ],
        [_code(words, kind, text) for kind, text in snippet.codes(model.browser.address).items()] if snippet else None,
    ]


def _content_fields(words: Words, choice: EmbedChoice) -> Node:
    """Return the form fields that depend on the kind of content."""
    if choice.kind in OF_MATCHES:
        kinds = [(kind, words.of("embed.kind", kind)) for kind in OF_MATCHES]
        hint = words("embed.open_position" if choice.kind == "analysis" else "embed.open")
        return radios(words("embed.how"), "kind", kinds, choice.kind), h.p(".hint")[hint]
    if choice.kind not in {"play", "bot", "puzzle"}:
        return None
    games = games_with("puzzles") if choice.kind == "puzzle" else GAMES
    levels = [(level, words.of("kind", level)) for level in OPPONENTS]
    levels += [(READER, words("embed.reader"))] if choice.kind == "bot" else []
    return [
        radios(words("start.game"), "game", [(game, words.of("game", game)) for game in games], choice.game),
        None if choice.kind == "puzzle" else radios(words("start.opponent"), "opponent", levels, choice.opponent),
    ]


def _select(label: str, name: str, offered: Iterable[tuple[str, str]], chosen: str) -> Element:
    return h.div(".stack.gap-1")[
        h.label(".strong", for_=f"embed-{name}")[label],
        h.select(".select", id=f"embed-{name}", name=name)[
            (h.option(value=value, selected=value == chosen)[text] for value, text in offered)
        ],
    ]


def _preview(snippet: Snippet) -> Element:
    """Return the preview, without a sandbox: a same-origin frame could remove it, and browsers warn about that."""
    return h.section(".card.stack.packed.gap-4", aria_labelledby="embed-preview")[
        h.h2("#embed-preview")[snippet.name],
        h.iframe(
            ".embedding-frame.framed",
            id=snippet.preview,
            src=snippet.query,
            data_preview=True,
            title=snippet.name,
            loading="lazy",
            allow=ALLOWED,
        ),
    ]


def _code(words: Words, kind: str, text: str) -> Element:
    return h.div(".card.stack.at-start.gap-3")[
        h.h2(id=f"embed-{kind}")[words.of("embed.snippet", kind)],
        h.p(".hint")[words.of("embed.snippet_hint", kind)],
        h.pre(
            ".snippet-text.small.breaks.framed",
            tabindex="0",
            role="region",
            aria_labelledby=f"embed-{kind}",
            translate="no",
        )[h.code[text]],
        button(do("embed-copy", text=text), words("embed.copy"), picture="copy", aria_describedby=f"embed-{kind}"),
    ]
