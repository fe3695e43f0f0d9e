"""The choice of a position for the analysis board (see ``web.app.view.screens``)."""

from collections.abc import Iterator
from functools import lru_cache, partial
from itertools import islice
from typing import Final

from hofgarten.rng import Rng
from web.app.model.game_api.game_page import games_with
from web.app.model.library.daily import date_at
from web.app.model.library.saved_matches import or_damaged
from web.app.model.links.codec import pack, public_part
from web.app.model.match.match import PlayedMatch, pictured_seat
from web.app.model.model import ANALYSIS, PUZZLES, Model, Screen
from web.app.model.puzzles.collection import match_of, open_puzzles, puzzle_of, puzzle_of_day
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.analysis import position_form, refused_position
from web.app.view.components.garden_picture import small_picture
from web.app.view.components.inner_page import back_link, page_style
from web.app.view.components.saved_matches import match_name, state_of
from web.app.view.html import Element

SHOWN: Final = 4
"""The maximum number of saved matches on boards, latest first."""


def title(words: Words) -> str:
    """Return the screen's title."""
    return words("way.analysis")


def screen(words: Words, model: Model, page: Screen) -> Element:
    """Return the choice of a position."""
    from web.app.view.position_editor import start_form

    return h.main({"class": f"analysis-start centred stack gap-3 {page_style(model)}"})[
        back_link(words, page.origin),
        h.h1[title(words)],
        h.ul(".hung", aria_label=words("analysis.boards"))[_matches(words, model), _positions(words, model)],
        h.div(".tiles.gap-5")[
            h.div(".stack.gap-2")[h.p[words("analysis.intro")], position_form(words, refused=refused_position(model))],
            start_form(words),
        ],
    ]


def _matches(words: Words, model: Model) -> Iterator[Element]:
    """Yield the boards of the latest matches."""
    found = (saved.match for saved in model.library.newest_first())
    for match in islice(filter(None, found), SHOWN):
        place, name = f"#{ANALYSIS}/match/{match.id}", match_name(words, match)
        if board := or_damaged(match.id, partial(_board, place, match, name, state_of(words, match))):
            yield board


def _positions(words: Words, model: Model) -> Iterator[Element]:
    """Yield the puzzle of the day and a new position of each game."""
    today = date_at(model.now, model.offset)
    names = tuple(words("player.name", number=number) for number in range(1, 5))
    for game in games_with("puzzles"):
        about = words.of("game", game)
        if daily := puzzle_of_day(game, today):
            place = f"#{PUZZLES}/{game}/{today.isoformat()}"
            yield _board(place, _match(game, daily.id, names), words("puzzles.day"), about)
            other = Rng.of(model.browser.secret, "analysis", game).choose(open_puzzles(game))
            yield _board(_place(game, other.id, names), _match(game, other.id, names), words("analysis.new"), about)


@lru_cache(maxsize=8)
def _match(game: str, identity: str, names: tuple[str, ...]) -> PlayedMatch:
    """Return the match of a puzzle, which takes a while."""
    puzzle = puzzle_of(game, identity)
    assert puzzle
    return match_of(puzzle, names)


@lru_cache(maxsize=8)
def _place(game: str, identity: str, names: tuple[str, ...]) -> str:
    """Return the place of a board for a puzzle's position; packing takes a while, too."""
    return f"#{ANALYSIS}/share/{pack(public_part(_match(game, identity, names)))}"


def _board(place: str, match: PlayedMatch, name: str, about: str) -> Element:
    """Return a link with the picture of a garden."""
    return h.li(".hung-card")[
        h.a(".hung-garden.framed.stack.gap-0", href=place)[
            small_picture(match, pictured_seat(match)), h.b(".breaks")[name], h.span(".soft")[about]
        ]
    ]
