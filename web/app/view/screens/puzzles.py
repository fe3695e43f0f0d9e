"""The puzzles of each game, and the user's mistakes. Subject: empty, or the game to show first."""

from collections.abc import Mapping
from typing import Final

from web.app.model.game_api.game_page import games_with
from web.app.model.library.daily import date_at
from web.app.model.model import PUZZLES, Model, Screen
from web.app.model.puzzles.active_puzzle import MISTAKE
from web.app.model.puzzles.collection import players_of, puzzle_of, themes_of, weakest_theme
from web.app.model.puzzles.mistakes import Mistake, mistakes, to_practise
from web.app.model.puzzles.progress import GameProgress, PuzzleProgress, progress_of
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.components.dates import date_words
from web.app.view.components.inner_page import back_link, page_style
from web.app.view.components.saved_matches import match_name
from web.app.view.game_api.start_view import scene
from web.app.view.html import Element, Node

SHOWN: Final = 12
"""The maximum number of mistakes listed."""


def title(words: Words) -> str:
    """Return the screen's title."""
    return words("puzzles.title")


def screen(words: Words, model: Model, page: Screen) -> Element:
    """Return the screen."""
    progress, today = progress_of(model), date_at(model.now, model.offset)
    games = sorted(games_with("puzzles"), key=lambda game: game != page.subject)
    streak, longest = progress.streak(today), progress.longest_streak
    return h.main({"class": f"padded stack gap-4 centred {page_style(model, page.subject)}"})[
        back_link(words, page.origin),
        h.header(".deals-head.cluster.across-4")[
            h.h1[title(words)],
            h.p(".deals-day")[icon("calendar"), h.span[date_words(words, today)]],
            h.p(".deals-streak.strong")[words.count("daily.streak", streak)] if streak else None,
            h.p(".deals-keep")[words("daily.longest", number=longest)] if longest > max(streak, 1) else None,
            h.p(".hint")[words("puzzles.intro")],
        ],
        h.div(".deals.tiles.gap-4")[
            (_game(words, game, progress.of(game), today.isoformat(), shown=game == page.subject) for game in games)
        ],
        _mistakes(words, model, progress, today.toordinal()),
    ]


def _game(words: Words, game: str, course: GameProgress, today: str, *, shown: bool) -> Element:
    """Return the part of a game: rating, puzzles, puzzle of the day, storm, missed puzzles, themes, numbers of players.

    ``shown``: True to open the list of missed puzzles.
    """
    name, own = words.of("game", game), words.of_game(game)
    numbers = {str(number): words("start.people", number=number) for number in players_of(game)}
    return h.section(".deal.raised", aria_labelledby=f"puzzles-{game}")[
        scene(game),
        h.div(".deal-text.stack.gap-3")[
            h.h2(id=f"puzzles-{game}")[name],
            h.p(".puzzle-rating.stack.gap-0")[
                h.strong[
                    words("puzzles.about" if course.rating.is_rough else "puzzles.rating", rating=course.rating.value)
                ],
                h.span(".hint")[words("puzzles.count", solved=course.solved, missed=course.missed)],
            ],
            button(
                do("puzzle-next", game=game),
                words("puzzles.train"),
                picture="play",
                classes="is-main is-large",
                aria_describedby=f"puzzles-{game}",
            ),
            _weakest(words, game, course),
            _day(words, game, course.days.get(today), today),
            _storm(words, game, course),
            _again(words, game, course.again, shown=shown),
            _choices(
                words("puzzles.themes"), game, {theme: own.of("puzzle_theme", theme) for theme in themes_of(game)}
            ),
            _choices(words("puzzles.players"), game, numbers, words("puzzles.players_hint"))
            if len(numbers) > 1
            else None,
        ],
    ]


def _weakest(words: Words, game: str, course: GameProgress) -> Element | None:
    """Return the button for puzzles of the theme with the largest share of missed ones; None if none is missed."""
    theme = weakest_theme(game, course)
    if not theme:
        return None
    return h.div(".puzzle-row.tail.across-3")[
        h.div[
            h.h3(id=f"weakest-{game}")[words("puzzles.weakest")],
            h.p(".hint")[words.of_game(game).of("puzzle_theme", theme)],
        ],
        button(
            do("puzzle-next", game=game, theme=theme),
            words("puzzles.weakest_begin"),
            picture="chart",
            aria_describedby=f"weakest-{game} puzzles-{game}",
        ),
    ]


def _choices(summary: str, game: str, names: Mapping[str, str], hint: str = "") -> Element:
    """Return buttons that each open puzzles of one kind, by ``puzzle-next``'s theme."""
    return h.details(".more.puzzle-themes")[
        h.summary[summary],
        h.div(".panel-buttons.cluster")[
            (
                button(do("puzzle-next", game=game, theme=theme), name, aria_describedby=f"puzzles-{game}")
                for theme, name in names.items()
            )
        ],
        h.p(".hint")[hint] if hint else None,
    ]


def _day(words: Words, game: str, tries: int | None, today: str) -> Element:
    return h.div(".puzzle-row.tail.across-3")[
        h.div[
            h.h3[words("puzzles.day")],
            h.p(".hint")[words("puzzles.day_hint") if tries is None else words.count("puzzles.tries", tries)],
        ],
        h.a(".button", href=f"#{PUZZLES}/{game}/{today}", aria_describedby=f"puzzles-{game}")[
            icon("calendar"), h.span[words("puzzles.day_open")]
        ],
    ]


def _storm(words: Words, game: str, course: GameProgress) -> Element:
    results = [words("puzzles.storm_best", number=course.best_storm)] if course.last_storm is not None else []
    if course.last_storm is not None:
        results.insert(0, words("puzzles.storm_last", number=course.last_storm))
    return h.div(".puzzle-row.tail.across-3")[
        h.div[
            h.h3(id=f"storm-{game}", tabindex="-1")[words("puzzles.storm")],
            h.p(".hint")[words("puzzles.storm_hint")],
            h.p[h.b[words.beside(results)]] if results else None,
        ],
        button(
            do("storm-begin", game=game),
            words("puzzles.storm_begin"),
            picture="speed",
            aria_describedby=f"storm-{game} puzzles-{game}",
        ),
    ]


def _again(words: Words, game: str, again: tuple[str, ...], *, shown: bool) -> Element | None:
    """Return the missed puzzles, the latest first."""
    found = [puzzle for one in reversed(again) if (puzzle := puzzle_of(game, one))]
    if not found:
        return None
    return h.details(".more.puzzle-themes", open=shown)[
        h.summary[words("puzzles.again", number=len(found))],
        h.ul(".panel-buttons.cluster")[
            (
                h.li[
                    h.a(".button", href=f"#{PUZZLES}/{game}/{each.id}")[
                        h.span[words("review.move", number=len(each.moves) + 1)], h.b[str(each.rating)]
                    ]
                ]
                for each in found
            )
        ],
    ]


def _mistakes(words: Words, model: Model, progress: PuzzleProgress, today: int) -> Element:
    """Return the mistakes that are due, oldest first, and the numbers of the others."""
    waiting = to_practise(model.library, progress, model.offset)
    due = [mistake for day, mistake in waiting if day <= today]
    later = len(waiting) - len(due)
    learned = len(mistakes(model.library, model.offset)) - len(waiting)
    counts = [
        *([words.count("puzzles.later", later)] if later else []),
        *([words.count("puzzles.learned", learned)] if learned else []),
    ]
    return h.section(".card.stack.gap-3", aria_labelledby="mistakes-title")[
        h.h2("#mistakes-title")[words("puzzles.mistakes")],
        h.p(".hint")[words("puzzles.mistakes_hint")],
        h.ul(".puzzle-list.stack")[(h.li[_mistake(words, model, mistake)] for mistake in due[:SHOWN])]
        if due
        else h.p[words("puzzles.none_due")],
        h.p(".hint")[words.sentences(counts)] if counts else None,
        button(do("puzzle-next", game=MISTAKE), words("puzzles.practise"), picture="play") if waiting else None,
    ]


def _mistake(words: Words, model: Model, mistake: Mistake) -> Node:
    saved = model.library.matches[mistake.match].match
    name = match_name(words, saved) if saved else ""
    number = saved.game.turns_played(saved.states[mistake.at]) + 1 if saved and mistake.at <= saved.at else 0
    return h.a(".button", href=f"#{PUZZLES}/{MISTAKE}/{mistake.id}")[
        h.b[words("review.move", number=number)],
        h.span[f"{words.of('game', mistake.game)} · {name}"],
        h.span(".loss-points.large.numbers")[
            h.b[words.change(-mistake.loss)], h.span(".visually-hidden")[f" {words('review.in_points')}"]
        ],
    ]
