"""The embed builder: choose content, preview it, copy the code.

See ``web.app.view.screens``. Its subject is defined by ``web.app.model.embed.snippet_builder``.
"""

from collections.abc import Iterable, Sequence
from typing import Final

from hofgarten.registry import GAMES
from web.app.model.embed.config import READER
from web.app.model.embed.snippet_builder import (
    ALLOWED,
    HOST,
    KINDS,
    OF_MATCHES,
    OF_POSITIONS,
    SHARED_MATCH,
    SIZES,
    EmbedChoice,
    Snippet,
    base_of,
    chosen_bot,
    chosen_match,
    read,
    snippet_of,
)
from web.app.model.game_api.game_page import games_with
from web.app.model.library.saved_matches import LISTED
from web.app.model.match.match import Match
from web.app.model.model import HOME, WORKSHOP, Model, Screen
from web.app.model.new_match_form import OPPONENTS
from web.app.model.settings import THEMES
from web.app.model.teaching.rule_book import rule_book
from web.app.model.workshop.bots import WorkshopBot, bots_of
from web.app.texts import OWN_NAMES, Words
from web.app.view import html as h
from web.app.view.components import button, do, icon, radios
from web.app.view.components.inner_page import back_link, page_style
from web.app.view.components.saved_matches import match_name, state_of
from web.app.view.html import Element, Node
from web.app.view.rulebook.contents import chapter_of

PREVIEW: Final = "embed-preview"


def title(words: Words) -> str:
    """Return the screen's title."""
    return words("embed.title")


def screen(words: Words, model: Model, page: Screen) -> Element:
    """Return the screen."""
    choice = read(page.subject, words.language)
    snippet = snippet_of(choice, model.library, model.bots, page.measured)
    return h.main({"class": f"embedding centred stack gap-4 {page_style(model)}"})[
        back_link(words, page.origin),
        h.header(".embedding-head.stack")[h.h1[title(words)], h.p[words("embed.intro")]],
        h.form(".card.embedding-form", data_form="embed-choose", data_submit="embed-choose", autocomplete="off")[
            h.h2[words("embed.choose")],
            h.div(".stack.gap-1")[
                h.label(".strong", for_="embed-link")[words("embed.link")],
                h.input("#embed-link", type="url", name="link", spellcheck="false", aria_describedby="embed-link-hint"),
                h.p("#embed-link-hint.hint")[words("embed.link_hint")],
            ],
            radios(words("embed.what"), "kind", [(kind, words.of("embed.kind", kind)) for kind in KINDS], choice.kind),
            _content_fields(words, model, choice, snippet),
            _appearance_fields(words, choice),
        ],
        _preview_and_code(words, model, snippet) if snippet else None,
        _host_policy(words, base_of(model.browser.address)),
    ]


def _content_fields(words: Words, model: Model, choice: EmbedChoice, snippet: Snippet | None) -> Node:
    """Return the form fields that depend on the kind of content; ``snippet`` is the content of the choice."""
    if choice.kind == "rule":
        return _select(words("embed.rule"), "rule", _rules(words, choice.rule))
    if choice.kind in OF_MATCHES:
        return _match(words, model, choice)
    if choice.kind == "puzzle":
        games = [(game, words.of("game", game)) for game in games_with("puzzles")]
        hint = "embed.one_puzzle_hint" if choice.puzzle else "embed.puzzle_hint"
        # A choice of a game chooses its puzzle of the day.
        kept = h.input(type="hidden", name="puzzle", value=choice.puzzle) if choice.puzzle else None
        return [radios(words("start.game"), "game", games, choice.game), kept, h.p(".hint")[words(hint)]]
    own = bots_of(model.bots) if choice.kind == "bot" else ()
    chosen = chosen_bot(choice, model.bots) if choice.kind == "bot" else None
    bots = own if chosen is None or chosen in own else (*own, chosen)
    if choice.kind == "bot" and not bots:
        return h.div(".stack.at-start.gap-3")[
            h.p[words("embed.no_bots")],
            h.a(".button", href=f"#{WORKSHOP}")[icon("pencil"), h.span[words("way.workshop")]],
        ]
    levels = [(level, words.of("kind", level)) for level in OPPONENTS]
    levels += [(READER, words("embed.reader"))] if bots else []
    return [
        _bot(words, model, choice, bots, is_too_long=snippet is None) if bots else None,
        radios(words("start.game"), "game", [(game, words.of("game", game)) for game in GAMES], choice.game),
        radios(words("embed.opponent"), "opponent", levels, choice.opponent),
    ]


def _bot(words: Words, model: Model, choice: EmbedChoice, bots: Sequence[WorkshopBot], *, is_too_long: bool) -> Node:
    """Return the field that selects one of the user's bots."""
    chosen = chosen_bot(choice, model.bots)
    assert chosen is not None
    return [
        _select(words("embed.bot"), "bot", _options([(bot.id, bot.name) for bot in bots], chosen.id)),
        h.p(role="alert")[words("embed.bot_long")] if is_too_long else h.p(".hint")[words("embed.bot_hint")],
    ]


def _rules(words: Words, chosen: str) -> Iterable[Element]:
    """Yield the rules of all games, grouped by chapter."""
    for game in games_with("rulebook"):
        book = rule_book(game, words.language)
        for chapter, name in book.chapters.items():
            yield h.optgroup(label=f"{words.of('game', game)} · {chapter} {name}")[
                _options(
                    [(rule, f"{rule} {text}") for rule, text in book.titles.items() if chapter_of(rule) == chapter],
                    chosen,
                )
            ]


def _match(words: Words, model: Model, choice: EmbedChoice) -> Node:
    """Return the fields that select one of the latest saved matches and a position in it."""
    chosen = chosen_match(choice, model.library)
    if chosen is None:
        return h.div(".stack.at-start.gap-3")[
            h.p[words("embed.none")], h.a(".button", href=HOME)[icon("play"), h.span[words("progress.play")]]
        ]
    latest = [saved.match for saved in model.library.newest_first()[:LISTED] if saved.match]
    offered = {match.id: match for match in [*latest, chosen]}.values()
    by_link = choice.match if choice.match.startswith(SHARED_MATCH) else ""
    values = {match.id: by_link if by_link and match is chosen else match.id for match in offered}
    names = [(values[match.id], f"{match_name(words, match)} · {state_of(words, match)}") for match in offered]
    return [
        _select(words("embed.match"), "match", _options(names, values[chosen.id])),
        _select(words("embed.ply"), "ply", _plies(words, choice, chosen)) if choice.kind in OF_POSITIONS else None,
        h.p(".hint")[words("embed.open" if choice.kind != "analysis" else "embed.open_position")],
    ]


def _plies(words: Words, choice: EmbedChoice, match: Match) -> Node:
    last = match.at
    names = [(str(ply), words("embed.after", number=ply, of=last)) for ply in range(last + 1)]
    return _options(names, str(last if choice.ply is None else min(choice.ply, last)))


def _appearance_fields(words: Words, choice: EmbedChoice) -> Element:
    languages = list(OWN_NAMES.items())
    themes = [(theme, words.of("theme", theme)) for theme in THEMES]
    return h.div(".embedding-manner.pair.gap-3")[
        _select(words("settings.language"), "language", _options(languages, choice.language)),
        _select(
            words("settings.theme"),
            "theme",
            _options([*themes, (HOST, words("embed.theme_host"))], choice.theme),
        ),
        _select(
            words("embed.width"),
            "size",
            _options([(size, words.of("embed.size", size)) for size in SIZES], choice.size),
        ),
    ]


def _options(offered: Iterable[tuple[str, str]], chosen: str) -> list[Element]:
    return [h.option(value=value, selected=value == chosen)[text] for value, text in offered]


def _select(label: str, name: str, options: Node) -> Element:
    return h.div(".stack.gap-1")[
        h.label(".strong", for_=f"embed-{name}")[label], h.select(".select", id=f"embed-{name}", name=name)[options]
    ]


def _preview_and_code(words: Words, model: Model, snippet: Snippet) -> Node:
    base = base_of(model.browser.address)
    return [
        h.section(".card.embedding-preview", aria_labelledby=PREVIEW)[
            h.h2(id=PREVIEW)[words("embed.preview")], _preview(snippet)
        ],
        h.section(".card.embedding-code", aria_labelledby="embed-code")[
            h.h2("#embed-code")[words("embed.code")],
            _snippet(words, "element", snippet.element(base)),
            _snippet(words, "frame", snippet.frame(base)),
            _snippet(words, "address", snippet.link(base)),
        ],
    ]


def _preview(snippet: Snippet) -> Element:
    """Return the preview frame, whose height the scripts measure.

    It has no sandbox: a same-origin frame could remove it, and browsers warn about that.
    """
    width = SIZES[snippet.choice.size]
    return h.iframe(
        ".embedding-frame",
        data_css=f"block-size: {snippet.height}px;{f' max-inline-size: {width}px' if width else ''}",
        id=snippet.preview,
        src=snippet.query,
        data_measured=True,
        title=snippet.name,
        loading="lazy",
        allow=ALLOWED,
    )


def _snippet(words: Words, kind: str, text: str) -> Element:
    name = words.of("embed.snippet", kind)
    return h.div(".snippet.stack.at-start")[
        h.h3(id=f"embed-{kind}")[name],
        h.p(".hint")[words.of("embed.snippet_hint", kind)],
        h.pre(
            ".snippet-text.small.breaks.framed",
            tabindex="0",
            role="region",
            aria_labelledby=f"embed-{kind}",
            translate="no",
        )[h.code[text]],
        button(
            do("embed-copy", what=kind),
            words("embed.copy"),
            picture="copy",
            classes="is-main" if kind == "element" else "",
            aria_describedby=f"embed-{kind}",
        ),
    ]


def _host_policy(words: Words, base: str) -> Element:
    """Return the content security policy that an embedding page needs."""
    origin = "/".join(base.split("/")[:3])
    return h.section(".card.embedding-hosts", aria_labelledby="embed-hosts")[
        h.h2("#embed-hosts")[words("embed.hosts")],
        h.p[words("embed.private")],
        h.p[words("embed.policy")],
        h.pre(
            ".snippet-text.small.breaks.framed",
            tabindex="0",
            role="region",
            aria_label=words("embed.policy_name"),
            translate="no",
        )[h.code[f"script-src {origin}; frame-src {origin}"]],
        h.p[words("embed.isolated")],
    ]
