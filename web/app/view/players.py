"""The players of a match: whose garden is shown large, a card for each with its last move."""

from collections.abc import Callable
from typing import NamedTuple

from web.app.model.match.match import Match, seen
from web.app.model.model import BotMove, Model
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import do, icon
from web.app.view.html import Element, Node
from web.app.view.move_explanation import why_button
from web.app.view.people import colour_of


class Card(NamedTuple):
    """What a game itself puts on a player's card."""

    picture: Node
    """The garden."""
    purse: Node
    """What the player has, before the total."""
    total: int
    """What the player would score, as far as it may be on the screen."""
    last: Node
    """The last move, as ``last_line`` returns it."""
    marker: Node = None
    """What stands beside the name."""


def people_of(match: Match) -> list[tuple[str, str]]:
    """Return each seat's name and colour."""
    return [(match.player(seat), colour_of(match, seat)) for seat in range(len(match.record.players))]


def match_title(words: Words, match: Match) -> str:
    """Return what the screen of a match is called: the game and who plays."""
    names = ", ".join(name for name, _ in people_of(match))
    return words("match.title", game=words.of("game", match.record.game), names=names)


def stage_seat(model: Model, match: Match) -> int:
    """Return whose garden is shown large: the one asked for, else that of whose move it is or is being shown.

    Until a computer's move lies, the garden stays in which the move before it was made: so people see theirs land.
    """
    if model.hovered_item is not None and match.over:
        return model.hovered_item[0] % len(match.record.players)
    if model.focused_seat is not None and (model.hint is None or model.hint.pointed is None):
        return model.focused_seat
    if model.bot_move is not None:
        return _shown_seat(model.bot_move, match)
    if match.over:
        return match.winners[0]
    # Of a turn on another device nothing is to be seen yet; what was laid here is.
    return match.correspondence.seat if match.correspondence and match.remote(match.turn) else max(match.turn, 0)


def _shown_seat(showing: BotMove, match: Match) -> int:
    last = showing.at if showing.stage == "placed" else max(showing.at - 1, 0)
    movers = (match.game.to_move(match.states[at]) for at in range(last, -1, -1))
    return next((seat for seat in movers if seat >= 0), 0)


def last_event(match: Match, seat: int) -> int | None:
    """Return how many events had been played before a seat's last one; None when it has played none."""
    return next((at for at in range(match.at - 1, -1, -1) if match.game.to_move(match.states[at]) == seat), None)


def player_list(words: Words, match: Match, card: Callable[[int], Element]) -> Element:
    """Return the list of players, a card for each seat."""
    return h.section(".players", aria_labelledby="players-title")[
        h.h2("#players-title.visually-hidden")[words("players.title")],
        h.ul(".player-list")[(card(seat) for seat in range(len(match.record.players)))],
    ]


def player_card(words: Words, model: Model, match: Match, seat: int, card: Card) -> Element:
    """Return a player's card: a picture of the garden, the name, what the player has and would score, the last move."""
    name, bot = match.player(seat), match.bot(seat)
    return h.li(
        ".player",
        data_colour=colour_of(match, seat),
        data_moving="true" if not match.over and seat == match.turn else None,
    )[
        h.button(
            ".player-look",
            type="button",
            data_do=do("look", seat=seat),
            aria_pressed="true" if seat == stage_seat(model, match) else "false",
            aria_label=words("players.look", name=name),
        )[card.picture],
        h.div(".player-text")[
            h.p(".player-name")[
                icon("computer" if bot else "person"),
                h.span[name],
                h.span(".visually-hidden")[words("players.computer")] if bot else None,
                card.marker,
            ],
            h.p(".player-purse")[
                card.purse,
                h.span(".player-total")[words.count("players.total", card.total, total=words.number(card.total))],
            ],
            card.last,
        ],
    ]


def standings(words: Words, model: Model, match: Match) -> Element:
    """Return a bar with every player's total, for screens with no room for the cards beside the garden."""
    state, stage = seen(match), stage_seat(model, match)
    return h.div(".standings", role="group", aria_label=words("players.standings"))[
        (
            h.button(
                ".standing",
                type="button",
                data_do=do("look", seat=seat),
                data_colour=colour,
                data_moving="true" if not match.over and seat == match.turn else None,
                aria_pressed="true" if seat == stage else "false",
            )[
                h.span(".standing-name")[name],
                h.b(data_count=f"points-{seat}")[words.number(match.game.total(state, seat))],
            ]
            for seat, (name, colour) in enumerate(people_of(match))
        )
    ]


def last_line(words: Words, model: Model, match: Match, at: int, text: str, pictures: Node) -> Element:
    """Return a seat's last move, played after ``at`` events, in words and as pictures; a computer's opens why."""
    seat = match.game.to_move(match.states[at])
    if match.bot(seat) is None:
        return h.p(".player-last")[h.span(".visually-hidden")[text], pictures]
    name = words("why.of", name=match.player(seat), move=text)
    key = "" if model.bot_move or _is_newer(match, at) else "w"
    return why_button(words, at, [pictures, icon("help")], name=name, classes="player-last last-why", key=key)


def _is_newer(match: Match, at: int) -> bool:
    """Say whether another computer has moved since a move that was played after ``at`` events."""
    seat = match.game.to_move(match.states[at])
    later = {match.game.to_move(state) for state in match.states[at + 1 : match.at]}
    return any(other >= 0 and other != seat and match.bot(other) is not None for other in later)
