"""The screen of a match, made from the parts that a game returns."""

from collections.abc import Callable
from typing import Generic, NamedTuple

from web.app.model.game_api.move_input import C, S
from web.app.model.match.match import PlayedMatch
from web.app.model.match.replay import turn_begin
from web.app.model.match.shown_match import ShownMatch
from web.app.model.mode import may, shows
from web.app.model.model import SetUp
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.chunks import chunk
from web.app.view.components import do, style_of
from web.app.view.components.face import player_face
from web.app.view.components.players import match_title, people_of, player_list, stage_seat, standings
from web.app.view.game_api.game_views import match_view_of
from web.app.view.game_api.match_view import Parts
from web.app.view.html import Element, Node
from web.app.view.panels.panel import idle_panel


def board_screen(words: Words, shown: ShownMatch, analysis: Node = None, parts: Parts | None = None) -> Element:
    """Return the screen of a match. On the analysis board it has an ``analysis`` beside the score.

    ``parts``: by default those of the game.
    """
    match = shown.match
    parts = parts or match_view_of(match.record.game).parts(words, shown)
    return h.main(
        {"class": f"match {style_of(match.record.game)}"},
        data_highlight_group=group_of(match),
        data_players=str(len(match.record.players)),
        data_over="true" if match.over and parts.offer is None else None,
        data_hand=shown.settings.hand,
        data_setting_up="true" if isinstance(shown.page.purpose, SetUp) else None,
        data_do=do("show-next") if (skips := _can_be_skipped(shown)) else None,
        data_single=skips,
    )[
        h.h1(".visually-hidden")[match_title(words, match)],
        h.div(".play")[
            chunk(parts.summary) if parts.summary else None,
            chunk(h.html_of(parts.offer)),
            chunk(parts.stage),
            chunk(h.lazy(standings, words, match, stage_seat(shown))),
            chunk(parts.panel),
        ],
        chunk(
            h.div(".side.stack.gap-3")[
                chunk(parts.players),
                h.div(".analysis-side.stack.gap-3")[analysis, chunk(h.html_of(parts.score))]
                if analysis
                else chunk(h.html_of(parts.score)),
            ]
        ),
    ]


def group_of(match: PlayedMatch) -> str:
    """Return the name of the parts of a match's screen, whose new elements light up."""
    return f"match-{match.id}"


def _can_be_skipped(shown: ShownMatch) -> bool:
    """Return True while a move is shown that a press anywhere skips; controls keep their own actions."""
    showing = shown.page.bot_move
    return showing is not None and showing.stage != "thinking" and may(shown.page, "show-next")


def turn_banner(words: Words, match: PlayedMatch) -> Element:
    """Return the message to the next person at the device. It is visible for a moment only.

    Screen readers hear the announcement of the turn.
    """
    name, colour = people_of(match)[match.turn]
    return h.p(
        ".turn-banner.row.gap-3",
        data_colour=colour,
        data_highlight_group=group_of(match),
        data_highlight=f"turn-{turn_begin(match, match.at)}",
        aria_hidden="true",
    )[player_face(match, match.turn), h.span(".one-line")[words("turn.yours", name=name)]]


class Board(NamedTuple, Generic[S, C]):
    """The game's own content of a match's screen."""

    offer: "Callable[[Words, ShownMatch[S, C]], Node]"
    """Returns the supply to choose from, one element, until the match is over."""
    garden: Element
    """The large garden, that of the seat ``players.stage_seat``."""
    panel: "Callable[[Words, ShownMatch[S, C]], Element]"
    """Returns the panel for a player who chooses a move, see ``panel.turn_panel``."""
    card: Callable[[int], Node]
    """Returns the card of a seat, see ``players.player_card``."""
    score: Node
    """See ``score_sheet.score_table``."""
    tools: Node = None
    """Buttons beside the garden's title."""
    summary: "Callable[[Words, ShownMatch[S, C]], Node]" = lambda _words, _shown: None
    """Returns a line above the offer, where the mode shows one."""


def screen_parts(words: Words, shown: "ShownMatch[S, C]", board: "Board[S, C]") -> Parts:
    """Return the parts of a match's screen."""
    match = shown.match
    summary = board.summary(words, shown) if not match.over and shows(shown.page, "summary") else None
    return Parts(
        None if match.over else board.offer(words, shown),
        stage(words, match, stage_seat(shown), board.garden, board.tools),
        idle_panel(words, shown) or board.panel(words, shown),
        player_list(words, match, board.card),
        board.score,
        h.div(".summary")[summary] if summary else None,
    )


def stage(words: Words, match: PlayedMatch, seat: int, garden: Element, tools: Node = None) -> Element:
    """Return a seat's garden with its title and, beside that, the game's own buttons."""
    name, colour = people_of(match)[seat]
    title = h.h2("#stage-title.one-line" if tools else "#stage-title")[words("garden.of", name=name)]
    return h.section(".stage", aria_labelledby="stage-title", data_colour=colour)[
        chunk(h.div(".stage-head.split.gap-1.across-3")[title, tools] if tools else title), chunk(garden)
    ]
