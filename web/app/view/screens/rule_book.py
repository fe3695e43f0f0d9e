"""The rule book: the screen of a rule, and the choice of a game (see ``web.app.view.screens``)."""

from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import Model, RuleExample, Screen
from web.app.model.teaching.rule_book import RuleBook, rule_book
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import icon
from web.app.view.components.analysis_link import analysis_link
from web.app.view.components.inner_page import back_link, page_style
from web.app.view.html import Element, Node
from web.app.view.rulebook.contents import book_links, chapter_of, contents, place_of
from web.app.view.rulebook.rule_position import playable_position


def title(words: Words) -> str:
    """Return the title of the choice of a game."""
    return words("rulebook.title")


def screen(words: Words, model: Model, page: Screen) -> Element:
    """Return the choice of a game."""
    return h.main({"class": f"rulebook stack gap-4 centred is-open-choice {page_style(model)}"})[
        back_link(words, page.origin), h.h1[title(words)], h.p[words("rulebook.intro")], book_links(words)
    ]


def rule_title(words: Words, game: str, rule: str) -> str:
    """Return the number and the title of a rule."""
    return f"{rule} {rule_book(game, words.language).titles[rule]}"


def rule_screen(words: Words, shown: ShownMatch, example: RuleExample) -> Element:
    """Return the screen of a rule."""
    game, rule = shown.match.record.game, example.rule
    book = rule_book(game, words.language)
    return h.main(".rulebook.stack.gap-4.centred")[
        contents(words, example, game),
        h.article(".book-page.stack.gap-3", aria_labelledby="rule-title")[
            back_link(words, example.origin),
            h.p(".hint")[words.of("game", game), " · ", chapter_of(rule), " ", book.chapters[chapter_of(rule)]],
            h.h1("#rule-title")[h.span(".book-number.soft.numbers")[rule], " ", book.titles[rule]],
            h.p(".book-text.large.pretty")[book.rules[rule]],
            playable_position(words, shown, rule),
            analysis_link(words, shown.page, shown.match.at),
            h.a(".book-embed.hint", href=f"#embed/{rule}")[icon("frame"), h.span[words("embed.this_rule")]],
            _previous_and_next(words, book, game, rule),
        ],
    ]


def _previous_and_next(words: Words, book: RuleBook, game: str, rule: str) -> Element:
    """Return the links to the previous and the next rule."""
    rules = list(book.rules)
    at = rules.index(rule)
    before, after = rules[at - 1] if at else None, rules[at + 1] if at + 1 < len(rules) else None
    return h.nav(".book-turning.tiles.gap-3", aria_label=words("rulebook.turning"))[
        _neighbour_link(words("rulebook.previous"), book, game, before, "prev"),
        _neighbour_link(words("rulebook.next"), book, game, after, "next"),
    ]


def _neighbour_link(label: str, book: RuleBook, game: str, rule: str | None, rel: str) -> Node:
    if rule is None:
        return h.span
    return h.a({"class": f"book-turn framed is-{rel}"}, href=place_of(game, rule), rel=rel)[
        h.span(".hint")[label], h.b[f"{rule} {book.titles[rule]}"]
    ]
