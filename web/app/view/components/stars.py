"""The stars of the garden path: their picture, the aim during a stage, and the result at its end."""

from functools import cache
from typing import Final

from markupsafe import Markup

from web.app.model.game_api.game_page import move_input_of
from web.app.model.library.garden_path import STARS, PathProgress, Stage, next_stage, stage_of, stages, stars_for
from web.app.model.library.match_news import StageNews
from web.app.model.library.saved_matches import Library
from web.app.model.match.match import PlayedMatch, visible_position
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon
from web.app.view.html import Element

_STAR: Final = "M12 2.2l3 6.3 6.9.9-5 4.8 1.2 6.9-6.1-3.3-6.1 3.3 1.2-6.9-5-4.8 6.9-.9z"


@cache
def stars(earned: int) -> Markup:
    """Return all stars of a stage as a picture hidden from screen readers. Those that are missing are outlines."""
    picture = h.svg(".stars", viewBox=f"0 0 {24 * STARS} 24", aria_hidden="true")[
        (
            h.path({"class": "is-earned" if place < earned else None}, d=_STAR, transform=f"translate({24 * place})")
            for place in range(STARS)
        )
    ]
    return picture.__html__()


def stars_in_words(words: Words, earned: int) -> str:
    """Return the stars of a stage in words."""
    return words("path.stars", number=earned, of=STARS)


def stars_of_path(words: Words, library: Library) -> str:
    """Return the stars of all stages in words."""
    return words("path.stars", number=PathProgress(library).total, of=STARS * len(stages()))


def stars_in_text(earned: int) -> str:
    """Return the stars of a stage in a text to share."""
    return "★" * earned + "☆" * (STARS - earned)


def stage_name(words: Words, stage: Stage) -> str:
    """Return the number of a stage with its noun."""
    return words("path.stage", number=stage.number)


def target_words(words: Words, stage: Stage, star: int) -> str:
    """Return the condition for a star, counted from 1."""
    return words("path.first_target" if star == 1 else "path.target", number=stage.plan.targets[star - 1])


def stage_line(words: Words, news: StageNews) -> Element:
    """Return the stars of a finished stage and the condition for the next one, with a link to the stage."""
    # Hints never cost the first star.
    key = "path.next_star_alone" if news.aided and news.stars else "path.next_star"
    missing = words(key, target=target_words(words, news.stage, news.stars + 1))
    text = words.beside([stars_in_words(words, news.stars), missing if news.stars < STARS else ""])
    return h.p(".end-news.cluster.gap-1.across-2")[
        stars(news.stars), h.a(href=news.stage.place)[stage_name(words, news.stage)], h.span[text]
    ]


def aim_line(words: Words, match: PlayedMatch) -> Element | None:
    """Return the stars for the points so far and the next target; None for a match that is no attempt at a stage."""
    stage = stage_of(match.id)
    if stage is None or stage.game != match.record.game:
        return None
    total = move_input_of(stage.game).running_scores(visible_position(match))[0].total
    won, aided = match.over and 0 in match.winners, any(match.hints[:1])
    targets = dict(zip(("one", "two", "three"), stage.plan.targets, strict=True))
    told = words("path.aim", number=stage.number, **targets)
    return h.span(".aim.row.gap-1", title=told)[
        stars(stars_for(stage, total, won=won, aided=aided)),
        h.span(".visually-hidden")[told],
        h.b(aria_hidden="true")[next((str(target) for target in stage.plan.targets if target > total), None)],
    ]


def stage_buttons(words: Words, news: StageNews) -> list[Element]:
    """Return the buttons for the next stage, once the path offers it, and for another attempt."""
    later = next_stage(news.stage) if news.is_passed else None
    again = button(
        do("stage", number=news.stage.number),
        words("path.again"),
        picture="undo" if later else "play",
        classes="" if later else "is-main",
    )
    return (
        [h.a(".button.is-main", href=later.place)[icon("east"), h.span[words("path.next")]], again]
        if later
        else [again]
    )
