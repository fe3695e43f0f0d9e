"""The rule book's table of contents: games, chapters, rules, and a search field."""

from web.app.model.game_api.game_page import games_with
from web.app.model.model import RuleExample
from web.app.model.teaching.rule_book import RuleBook, rule_book
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.html import Element, Node

CONTENTS = "book-contents"
"""The id of the table of contents."""


def place_of(game: str, rule: str = "") -> str:
    """Return the address of a rule, or of the game's first rule."""
    return f"#rules/{game}/{rule}".removesuffix("/")


def chapter_of(rule: str) -> str:
    """Return a rule's chapter: ``Z5`` for ``Z5.1``."""
    return rule.partition(".")[0]


def search_rules(book: RuleBook, search: str) -> tuple[str, ...]:
    """Return the rules whose number, title or text contains every word of the search."""
    wanted = search.casefold().split()
    return tuple(
        rule
        for rule, text in book.rules.items()
        if all(word in f"{rule} {book.titles[rule]} {text}".casefold() for word in wanted)
    )


def contents(words: Words, example: RuleExample, game: str) -> Element:
    """Return the table of contents of a game's rule book. A search hides all rules that do not match."""
    book = rule_book(game, words.language)
    rules = search_rules(book, example.search)
    return h.nav(".book-side", aria_label=words("rulebook.contents"))[
        button(
            do("rule-contents"),
            words("rulebook.contents"),
            picture="book",
            classes="book-fold",
            aria_expanded="true" if example.unfolded else "false",
            aria_controls=CONTENTS,
        ),
        h.div(f"#{CONTENTS}.book-contents.stack.gap-4", data_folded=None if example.unfolded else "true")[
            _games(words, game),
            _search(words, example.search, len(rules)),
            [_chapter(book, chapter, rules, game, example.rule) for chapter in book.chapters],
        ],
    ]


def _games(words: Words, game: str) -> Node:
    games = games_with("rulebook")
    if len(games) == 1:
        return None
    return h.ul(".book-games.wrap.gap-1.across-4")[
        (
            h.li[h.a(href=place_of(other), aria_current="true" if other == game else None)[words.of("game", other)]]
            for other in games
        )
    ]


def _search(words: Words, search: str, number: int) -> Element:
    return h.form(
        ".stack.gap-1", role="search", data_form="rule-search", data_submit="rule-search", autocomplete="off"
    )[
        h.label(".visually-hidden", for_="rule-search")[words("rulebook.search")],
        h.input(
            "#rule-search",
            type="search",
            name="search",
            value=search,
            placeholder=words("rulebook.search"),
            spellcheck="false",
        ),
        h.p(".hint", role="status")[
            (words.count("rulebook.found", number) if number else words("rulebook.none")) if search.strip() else None
        ],
    ]


def _chapter(book: RuleBook, chapter: str, listed: tuple[str, ...], game: str, current: str) -> Node:
    rules = [rule for rule in listed if chapter_of(rule) == chapter]
    if not rules:
        return None
    return h.section(".book-chapter")[
        h.h2[h.span(".book-number.soft.numbers")[chapter], " ", book.chapters[chapter]],
        h.ul[
            (
                h.li[
                    h.a(href=place_of(game, rule), aria_current="page" if rule == current else None)[
                        h.span(".book-number.soft.numbers")[rule], " ", h.span[book.titles[rule]]
                    ]
                ]
                for rule in rules
            )
        ],
    ]


def book_links(words: Words) -> Element:
    """Return the links to the rule book of each game."""
    return h.ul(".book-choice.tiles.gap-4")[
        (
            h.li[
                h.a(".card", href=place_of(game))[
                    icon("book"), h.b(".display")[words.of("game", game)], h.span[words.of("tagline", game)]
                ]
            ]
            for game in games_with("rulebook")
        )
    ]
