"""A turn in which much was lost: the move that was played and the better one, in words and as pictures."""

import htpy as h
from htpy import Element, Node

from engine.zen_garden.state import COLUMNS, ROWS, TAKEN, Move, State
from engine.zen_garden.tiles import SE, laid
from web.insight import difference
from web.match import Match, move_number
from web.review import Finding
from web.state import Table
from web.texts import Words
from web.views.html import button, do, icon
from web.views.people import colour_of
from web.views.zen_garden.hints import SEPARATOR
from web.views.zen_garden.moves import details, move_picture, tile_words
from web.views.zen_garden.tile import face
from web.views.zen_garden.why import changes
from web.zen_garden.turn import move_from


def loss_card(words: Words, match: Match, finding: Finding, rank: int) -> Element:
    """Return one turn of the list."""
    seat = match.game.turn(match.states[finding.at])
    title = f"loss-{finding.at}"
    return h.article(".loss", aria_labelledby=title, data_colour=colour_of(match, seat))[
        h.header(".loss-head")[
            h.span(".loss-rank", aria_hidden="true")[str(rank)],
            h.h3(id=title)[turn_name(words, match, finding.at)],
            _lost(words, finding),
        ],
        _pair(words, match, finding),
        h.div(".panel-buttons")[
            button(
                do("dialog", name="position", subject=str(finding.at)),
                words("review.look"),
                picture="book",
                aria_describedby=title,
            ),
            _play_on(words, finding, title),
        ],
    ]


def turn_name(words: Words, match: Match, at: int) -> str:
    """Return which turn it was: ``Move 13, Ada``."""
    name = match.player(match.game.turn(match.states[at]))
    return words("review.turn", number=move_number(match, at), name=name)


def _lost(words: Words, finding: Finding) -> Element:
    return h.p(".loss-points")[
        h.b[words.change(-finding.loss)], h.span(".visually-hidden")[f" {words('review.in_points')}"]
    ]


def _play_on(words: Words, finding: Finding, title: str | None = None) -> Element:
    return button(
        do("play-on", at=finding.at),
        words("review.play_on"),
        picture="play",
        classes="is-main",
        aria_describedby=title,
    )


def _pair(words: Words, match: Match, finding: Finding) -> Node:
    """Return the played move and the better one beside each other, and what the better one brings more."""
    state = match.states[finding.at]
    played, best = move_from(finding.played.event), move_from(finding.best.event)
    return [
        h.div(".loss-pair")[
            _figure(words, state, played, words("review.played"), finding.played.total, "is-played"),
            _figure(words, state, best, words("review.better"), finding.best.total, "is-better"),
        ],
        _more(words, match, finding),
    ]


def _figure(words: Words, state: State, move: Move, title: str, total: int, kind: str) -> Element:
    return h.figure({"class": f"loss-move {kind}"})[
        h.p(".loss-title")[h.b[title], h.span[words("review.expected", points=words.decimal(total))]],
        h.div(".loss-picture")[
            h.span(".loss-tile")[face(laid(state.board[move.slot], move.corner))], move_picture(state, move)
        ],
        h.figcaption[h.b[tile_words(words, state, move)], " ", h.span[SEPARATOR.join(details(words, move))]],
    ]


def _more(words: Words, match: Match, finding: Finding) -> Element | None:
    more = changes(words, difference(match, finding.at, finding.best.event, finding.played.event))
    return h.div(".loss-more")[h.p[words("review.more")], more] if more else None


def position_content(words: Words, table: Table) -> tuple[str, Node] | None:
    """Return the title and the contents of the dialog that shows a turn's position; nothing where there is none."""
    match, review, dialog = table.match, table.review, table.dialog
    if match is None or review is None or dialog is None:
        return None
    finding = next((each for each in review.findings.turns if str(each.at) == dialog.subject), None)
    if finding is None:
        return None
    state = match.states[finding.at]
    colour = colour_of(match, match.game.turn(state))
    return turn_name(words, match, finding.at), h.div(".position", data_colour=colour)[
        _board(words, state, move_from(finding.played.event), move_from(finding.best.event)),
        _pair(words, match, finding),
        h.div(".panel-buttons")[_play_on(words, finding)],
    ]


def _board(words: Words, state: State, played: Move, best: Move) -> Element:
    """Return the selection board of the position, with the tile that was taken and the better one marked."""
    return h.div(".position-board", role="img", aria_label=words("board.title"))[
        (
            h.div(".board-row", aria_hidden="true")[
                h.span(".board-cost")[icon("coin"), h.span[str(row)]],
                (_slot(state, slot, played, best) for slot in range(row * COLUMNS, row * COLUMNS + COLUMNS)),
            ]
            for row in reversed(range(ROWS))
        )
    ]


def _slot(state: State, slot: int, played: Move, best: Move) -> Element:
    tile = state.board[slot]
    if tile == TAKEN:
        return h.div(".slot.is-taken")
    marks = f"{' is-played' * (slot == played.slot)}{' is-better' * (slot == best.slot)}"
    return h.div({"class": f"slot{marks}"})[face(laid(tile, SE))]
