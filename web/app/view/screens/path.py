"""The garden path: all stages in four quarters, and one stage in full.

Subject: empty, or the number of a stage.
"""

from collections.abc import Sequence
from functools import cache
from typing import Final

from markupsafe import Markup

from web.app.model.library.fixed_deals import match_of
from web.app.model.library.garden_path import (
    STARS,
    PathProgress,
    Quarter,
    Stage,
    next_stage,
    previous_stage,
    quarters,
    read_stage,
    stages,
)
from web.app.model.library.match_summary import Summary
from web.app.model.match.match import PlayedMatch
from web.app.model.model import LEARN, MATCH_PLACE, Model, Screen
from web.app.model.user_files.user_bots import bot_label
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon, named
from web.app.view.components.face import face
from web.app.view.components.inner_page import back_link
from web.app.view.components.saved_matches import round_of
from web.app.view.components.stars import stage_name, stars, stars_in_text, stars_in_words, stars_of_path, target_words
from web.app.view.components.tutorial_links import offered_lessons
from web.app.view.game_api.game_views import about
from web.app.view.game_api.start_view import scene
from web.app.view.html import Element

_WAY: Final = "M0 1C.4 1 .6.5 1 .5S1.5 1.5 2 1.5 2.5.5 3 .5 3.5 1.5 4 1.5 4.5.5 5 .5 5.5 1.5 6 1.5 6.6 1 7 1"
"""The way through a quarter, 7 by 2: its stones lie at 1 to 6, in turn above and below."""

_PETALS: Final = "M0-6h0M5.7-1.9h0M3.5 4.9h0M-3.5 4.9h0M-5.7-1.9h0"
_FLOWERS: Final = (("red", 7, 46), ("yellow", 66, 44), ("blue", 62, 5))
"""Colour and place of the flower for each star, around a stone of 72 by 56."""


def title(words: Words) -> str:
    """Return the screen's title."""
    return words("way.path")


def screen(words: Words, model: Model, page: Screen) -> Element:
    """Return the screen."""
    progress = PathProgress(model.library)
    shown = read_stage(page.subject) if page.subject else progress.next_up
    return h.main(".padded.stack.gap-4.centred")[
        back_link(words, page.origin),
        h.header(".deals-head.cluster.across-4")[
            h.h1[title(words)],
            h.p(".deals-streak.strong")[stars_of_path(words, model.library)],
            h.p(".hint")[words("path.intro", number=len(stages()))],
        ],
        None if shown else h.p[words("path.unknown", number=len(stages()))],
        h.div(".path-parts.wrap.at-top.gap-4")[
            _stage(words, model, progress, shown) if shown else None,
            h.div(".tiles.gap-4")[(_quarter(words, progress, quarter, shown) for quarter in quarters())],
        ],
    ]


def _quarter(words: Words, progress: PathProgress, quarter: Quarter, shown: Stage | None) -> Element:
    """Return a part of the path with its stones."""
    heading = f"quarter-{quarter.number}"
    return h.section(".path-quarter.raised", aria_labelledby=heading)[
        h.header(".row.gap-3")[
            face(quarter.opponent),
            h.div[
                h.h2(id=heading)[words.of("path_quarter", str(quarter.number))],
                h.p(".hint")[words.of("against", quarter.opponent)],
            ],
        ],
        h.div(".path-way")[
            h.svg(viewBox="0 0 7 2", preserveAspectRatio="none", aria_hidden="true")[h.path(d=_WAY), h.path(d=_WAY)],
            h.ol[
                (
                    h.li(data_css=f"--n:{place}")[
                        _stone(words, progress, stage, shown), _flowers(progress.stars(stage))
                    ]
                    for place, stage in enumerate(quarter.stages, start=1)
                )
            ],
        ],
    ]


def _stone(words: Words, progress: PathProgress, stage: Stage, shown: Stage | None) -> Element:
    """Return a stage's stone: a link once the stage is open."""
    earned, is_open = progress.stars(stage), progress.is_open(stage)
    state = stars_in_words(words, earned) if is_open else _closed(words, stage)
    name = words(
        "path.stone",
        stage=stage_name(words, stage),
        game=words.of("game", stage.game),
        against=_against(words, stage.opponents),
        state=state,
    )
    content = named(name, h.b(".large")[str(stage.number)], stars(earned) if is_open else None)
    current = "true" if stage == shown else None
    if not is_open:
        return h.span(".stone.numbers.is-closed", aria_current=current)[content]
    return h.a(h.classes("stone numbers", {"is-open": not earned}), href=stage.place, aria_current=current)[content]


@cache
def _flowers(earned: int) -> Markup:
    """Return a flower for each star of a stage, hidden from screen readers."""
    picture = h.svg(".bed", viewBox="0 0 72 56", aria_hidden="true")[
        (
            h.g(data_colour=colour, transform=f"translate({x} {y})")[h.path(d=_PETALS), h.circle(r="3.5")]
            for colour, x, y in _FLOWERS[:earned]
        )
    ]
    return picture.__html__()


def _closed(words: Words, stage: Stage) -> str:
    """Return the sentence that names the stage before, whose star opens this one."""
    before = previous_stage(stage)
    assert before is not None
    return words("path.closed", number=before.number)


def _against(words: Words, bots: Sequence[str]) -> str:
    """Return the opponents of a stage in words, of several equal ones also the number of players."""
    if len({*bots}) > 1:
        return words("against.others", names=words.listed(bot_label(words, bot) for bot in bots))
    people = words("start.people", number=len(bots) + 1) if len(bots) > 1 else ""
    return words.beside([words.of("against", bots[0]), people])


def _stage(words: Words, model: Model, progress: PathProgress, stage: Stage) -> Element:
    """Return a stage in full: opponents, conditions, the best result, and a button that starts it once it is open."""
    parts = filter(None, [_against(words, stage.opponents), about(words, stage.game, stage.options)])
    best, match = progress.best.get(stage.number), match_of(stage, model.library)
    before, after = previous_stage(stage), next_stage(stage)
    number, rounds = round_of(match) if match else (0, 0)
    return h.section(".deal.path-stage.raised", aria_labelledby="stage-title")[
        scene(stage.game),
        h.div(".deal-text.stack.gap-3")[
            h.div[h.h2("#stage-title")[stage_name(words, stage)], h.p(".large.display")[words.of("game", stage.game)]],
            h.p(".cluster")[(face(bot) for bot in stage.opponents), h.span(".hint")[words.beside(parts)]],
            h.ol(".stack.gap-1")[
                (h.li(".row")[stars(star), h.span[target_words(words, stage, star)]] for star in range(1, STARS + 1))
            ],
            _best(words, progress.stars(stage), best) if best else None,
            h.p[words("round", number=number, of=rounds)] if match else None,
            h.div(".cluster")[
                _play_button(words, stage, match, again=best is not None),
                _lesson_link(words, stage.game)
                if stage.game in offered_lessons(model.lessons) and not progress.has_star(stage.game)
                else None,
                _share_button(words, stage, progress.stars(stage), best),
            ]
            if progress.is_open(stage)
            else h.p[_closed(words, stage), "."],
            h.nav(".split.quiet", aria_label=words("way.path"))[
                _other_stage(words, before, later=False) if before else h.span,
                _other_stage(words, after, later=True) if after else None,
            ],
        ],
    ]


def _lesson_link(words: Words, game: str) -> Element:
    """Return the link to the lesson of a game that the user may not know."""
    return h.a(".button", href=f"#{LEARN}/{game}")[icon("book"), h.span[words("learn.of", game=words.of("game", game))]]


def _best(words: Words, earned: int, best: Summary) -> Element:
    """Return the best result, with a link to its match."""
    total = best.players[0].total
    points = words.count("players.total", total, total=words.number(total))
    key = "path.best_with_hints" if best.players[0].hints else "path.best"
    return h.p[
        h.a(href=f"{MATCH_PLACE}{best.id}")[words(key, points=points)],
        f" · {stars_in_words(words, earned)}",
    ]


def _play_button(words: Words, stage: Stage, match: PlayedMatch | None, *, again: bool) -> Element:
    label = "daily.go_on" if match else "path.again" if again else "daily.play"
    return button(
        do("stage", number=stage.number),
        words(label),
        picture="play",
        classes="is-main is-large",
        aria_describedby="stage-title",
    )


def _other_stage(words: Words, stage: Stage, *, later: bool) -> Element:
    name = h.span[stage_name(words, stage)]
    return h.a(".button", href=stage.place)[[name, icon("east")] if later else [icon("west"), name]]


def _share_button(words: Words, stage: Stage, earned: int, best: Summary | None) -> Element:
    """Return the button that shares the stage's link, with the best result if there is one."""
    head = words.beside(("Hofgarten", words("path.name", number=stage.number), words.of("game", stage.game)))
    result = words.valued(stars_in_text(earned), words.number(best.players[0].total)) if best else ""
    return button(
        do("share", title=head, lines=(words.beside([head, result]),), place=stage.place),
        words("daily.share"),
        picture="share",
    )
