"""The start screen: game selection, form for a new match, links to other screens, saved matches."""

from collections.abc import Collection, Mapping
from typing import NamedTuple

from hofgarten.registry import GAMES
from web.app.model import new_match_form as forms
from web.app.model.game_api.game_page import games_with, has, page_of
from web.app.model.library.saved_matches import Library, Listing, or_damaged
from web.app.model.match.match import PlayedMatch
from web.app.model.model import MATCH_PLACE, PATH
from web.app.model.new_match_form import Form
from web.app.model.screens import SCREENS
from web.app.model.teaching.lesson_progress import LessonProgress
from web.app.model.user_files.user_bots import UserBots
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import button, do, icon, named, radios
from web.app.view.components.saved_matches import import_button, match_name, state_of
from web.app.view.components.tutorial_links import offered_lessons
from web.app.view.game_api.game_views import start_view_of
from web.app.view.game_api.start_view import scene
from web.app.view.html import Element, Node
from web.app.view.panels.seat_form import company_choice, opponent_choice, plan, seat_rows


class Clock(NamedTuple):
    """The browser's clock."""

    now: int = 0
    """Milliseconds since 1970, in UTC."""
    offset: int = 0
    """Minutes by which UTC is ahead of the browser's clock."""


def start_screen(
    words: Words,
    form: Form,
    library: Library,
    bots: UserBots,
    lessons: Mapping[str, LessonProgress] | None = None,
    listing: Listing = Listing(),  # noqa: B008 - immutable
    clock: Clock = Clock(),  # noqa: B008 - immutable
) -> Element:
    """Return the screen."""
    going = library.unfinished()
    resume = or_damaged(going.id, lambda: h.lazy(_continue, words, going)) if going else None
    return h.main(".start", data_paste=True)[
        h.h1[words("start.title")],
        resume or h.div(".continue-room"),
        _new_match(words, form, bots, library, offered_lessons(lessons or {})),
        h.div(".deal-ways.wrap.gap-4")[_daily_link(words, library, clock), _path_link(words, library)],
        _screen_links(words),
        h.lazy(_saved_matches, words, library, listing, clock.offset),
        h.a(".quiet-way.hint", href="#embed")[words("embed.way")],
    ]


def _saved_matches(words: Words, library: Library, listing: Listing, offset: int) -> Element:
    """Return the list of saved matches; without any, the import button."""
    if not library.matches:
        return h.p(".saved-matches-empty.wrap.at-middle.quiet")[import_button(words)]
    from web.app.view.components.saved_match_list import saved_match_list

    return saved_match_list(words, library, listing, offset)


def _continue(words: Words, match: PlayedMatch) -> Element:
    """Return the link to the latest unfinished match."""
    return h.div(".continue-room")[
        h.a(
            ".continue",
            href=f"{MATCH_PLACE}{match.id}",
            aria_describedby="continue-match",
        )[
            named(
                words("start.continue"),
                scene(match.record.game),
                h.span(".continue-text.stack.gap-0")[
                    h.b[words("start.continue")],
                    h.span("#continue-match.stack.gap-0")[
                        h.span(".continue-name.large.breaks")[match_name(words, match)],
                        h.span(".hint")[state_of(words, match)],
                    ],
                ],
                h.span(".continue-go")[icon("play")],
            )
        ]
    ]


def _new_match(words: Words, form: Form, bots: UserBots, library: Library, lessons: Collection[str]) -> Element:
    """Return the form for a new match. The user can fill it in before Python is loaded.

    Therefore the stylesheet shows the options of the selected game, and hides those of another one.
    """
    return h.form(
        "#new-match.stack.gap-4", data_form="form", data_submit="play", autocomplete="off", aria_labelledby="new-title"
    )[
        h.h2("#new-title.visually-hidden")[words("start.new")],
        company_choice(words, form),
        h.fieldset(".games.tiles.gap-4")[
            h.legend(".visually-hidden")[words("start.game")],
            (_game_card(words, form, game, learn=game in lessons) for game in GAMES),
        ],
        _details(words, form, bots, library),
    ]


def _details(words: Words, form: Form, bots: UserBots, library: Library) -> Element:
    """Return the collapsed part of the form: opponent, seats, options and seed."""
    return h.details(".card.change.chevron")[
        h.summary[
            icon("settings"),
            h.b(".of-games")[
                (h.span(".of-game")[words("start.change", game=words.of("game", game))] for game in GAMES)
            ],
            h.span(".change-hint.hint")[words("start.change_hint")],
        ],
        h.div(".setup.stack.packed.gap-3")[
            opponent_choice(words, form),
            h.div(".who.stack.packed.gap-3")[
                radios(
                    words("start.players"),
                    "players",
                    [(str(n), str(n)) for n in form.counts],
                    str(form.count),
                    classes="counts",
                ),
                seat_rows(words, form, bots, library),
                h.p(".hint.link-hint")[words("start.device_hint")],
                _user_bots(words, bots) if form.own else None,
            ],
            h.div(".what.stack.packed.gap-3")[
                h.div(".of-games")[
                    (h.div(".of-game")[_options_part(words, form) if game == form.game else None] for game in GAMES)
                ],
                _seed_field(words, form),
            ],
            h.div(".play-bar")[
                h.button(".button.is-main.is-large", type="submit")[icon("play"), h.span[words("start.play")]]
            ],
        ],
    ]


def _user_bots(words: Words, bots: UserBots) -> Element:
    from web.app.view.components.user_files import user_bots_part

    return user_bots_part(words, bots)


def _options_part(words: Words, form: Form) -> Node:
    """Return the selected game's part of the form. The other games are not imported."""
    return start_view_of(form.game).options_part(words.of_game(form.game), form.options)


def _game_card(words: Words, form: Form, game: str, *, learn: bool) -> Element:
    """Return the card of a game: it selects the game, and its button starts a match with the choices in the form.

    ``learn``: True to offer its lesson, too.
    """
    return h.div(".game-card.raised")[
        h.input(
            type="radio",
            name="game",
            value=game,
            checked=game == form.game,
            aria_labelledby=f"title-{game}",
            aria_describedby=f"tagline-{game}",
        ),
        scene(game),
        h.div(".game-text")[
            h.b(".game-title.display", id=f"title-{game}")[words.of("game", game)],
            h.p(".hint")[_facts(words, game)],
            h.p(".tagline.soft.pretty", id=f"tagline-{game}")[words.of("tagline", game)],
            h.p(".match-plan.row.small", id=f"plan-{game}")[plan(words, form, game)],
            h.div(".game-ways.wrap.gap-2")[
                button(
                    do("play-game", game=game),
                    words("start.play"),
                    picture="play",
                    classes="is-main",
                    id=f"play-{game}",
                    aria_labelledby=f"play-{game} title-{game}",
                    aria_describedby=f"plan-{game}",
                ),
                h.a(
                    ".button.game-learn",
                    href=f"#learn/{game}",
                    id=f"learn-{game}",
                    aria_labelledby=f"learn-{game} title-{game}",
                )[icon("learn"), h.span[words("start.learn")]]
                if learn
                else None,
            ],
        ],
    ]


def _facts(words: Words, game: str) -> str:
    """Return how many play a game, and for how long."""
    page = page_of(game)
    people = words("start.people", number=f"{page.players[0]}\N{EN DASH}{page.players[-1]}")
    return words.beside([people, words("start.minutes", number=page.minutes) if page.minutes else ""])


def _seed_field(words: Words, form: Form) -> Element:
    """Return the field for the seed in a collapsed section, because few users need it."""
    return h.details(".more")[
        h.summary[words("start.deal")],
        h.div(".seed")[
            h.label(".strong", for_="seed")[words("start.seed")],
            h.input("#seed", name="seed", value=form.seed, maxlength=str(forms.MAX_SEED_LENGTH), spellcheck="false"),
            button(do("seed"), words("start.new_seed"), picture="dice", show_label=False),
            h.p(".hint")[words("start.seed_hint")],
        ],
    ]


def _daily_link(words: Words, library: Library, clock: Clock) -> Element:
    """Return the link to the daily deals, with today's medals and the streak."""
    state, streak = "", ""
    if library.matches:
        from web.app.view.components.medal import state_of_today

        state, streak = state_of_today(words, library, *clock)
    return h.a(".daily-way.cluster.across-4", href="#daily")[
        h.span(".daily-scenes", aria_hidden="true")[(scene(game) for game in games_with("daily"))],
        h.span(".daily-way-text")[
            h.b[icon("calendar"), words("way.daily")], h.span(".hint")[state or words("way_hint.daily")]
        ],
        h.span(".deals-streak.strong")[streak] if streak else None,
    ]


def _screen_links(words: Words) -> Element:
    """Return the links to the other screens. Links about a game lead to the selected one."""
    return h.nav(".ways.tiles.gap-3", aria_label=words("start.ways"))[
        (
            h.div(".of-games")[
                (
                    h.div(".of-game")[screen_link(words, name, facts.icon, f"/{game}") if has(game, part) else None]
                    for game in GAMES
                )
            ]
            if (part := facts.part)
            else screen_link(words, name, facts.icon)
            for name, facts in SCREENS.items()
            if facts.on_start
        )
    ]


def _path_link(words: Words, library: Library) -> Element:
    """Return the link to the garden path, with the stars of a user who has tried a stage."""
    stars = ""
    if any(identity.startswith(f"{PATH}-") for identity in library.matches):
        from web.app.view.components.stars import stars_of_path

        stars = stars_of_path(words, library)
    return screen_link(words, PATH, "steps", hint=stars)


def screen_link(words: Words, name: str, picture: str, subject: str = "", hint: Node = "") -> Element:
    """Return the link to a screen with its name and hint."""
    return h.a(".way.lead.gap-0.across-3", href=f"#{name}{subject}")[
        icon(picture), h.b[words.of("way", name)], h.span[hint or words.of("way_hint", name)]
    ]
