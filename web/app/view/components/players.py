"""The players of a match: names, colours, cards with their last moves, and the seat in focus."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from web.app.model.game_api.game_page import move_input_of
from web.app.model.match.match import PAIR, PlayedMatch, pictured_seat, visible_position
from web.app.model.match.shown_match import ShownMatch
from web.app.model.model import BotMove
from web.app.model.new_match_form import look_of
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.chunks import chunk
from web.app.view.components import do, icon, named
from web.app.view.components.face import player_face
from web.app.view.html import Element, Node


class Card(NamedTuple):
    """The game's own content of a player's card."""

    picture: Node
    """The garden."""
    purse: Node
    """The player's coins or other supplies, before the total."""
    total: int
    """The points that count, from visible information."""
    last: Node
    """The last move, as returned by ``last_line``."""
    first: bool = False
    """True if the player began the current round."""


def colour_of(match: PlayedMatch, seat: int) -> str:
    """Return the colour of a seat."""
    return look_of(match.record.players[seat], seat)[0]


def people_of(match: PlayedMatch) -> list[tuple[str, str]]:
    """Return the name and the colour of each seat."""
    return [(match.player(seat), colour_of(match, seat)) for seat in range(len(match.record.players))]


def cut_name(match: PlayedMatch, seat: int) -> Element:
    """Return a player's name, which is cut at its end if there is no room, and then keeps a number that tells it apart.

    A face stands beside it.
    """
    name, names = match.player(seat), match.names
    start, _, number = name.rpartition(" ")
    if not (start and number.isdigit()) or not any(other != name and other.startswith(start) for other in names):
        return h.span(".cut-name", title=name)[h.span(".one-line")[name]]
    return h.span(".cut-name", title=name)[h.span(".one-line")[start], h.span[f" {number}"]]


def match_title(words: Words, match: PlayedMatch) -> str:
    """Return the title of a match's screen: the game and the players."""
    names = words.commas(name for name, _ in people_of(match))
    return words("match.title", game=words.of("game", match.record.game), names=names)


def stage_seat(shown: ShownMatch) -> int:
    """Return the seat whose garden is shown large: the seat in focus, else the seat to move.

    At the end, it is that of the only person on this device, or else the winner's. During a bot move, the garden of the
    previous move stays until the bot's piece is placed, so that players see their own piece land.
    """
    match, page = shown.match, shown.page
    if page.hovered_item is not None and match.over:
        return page.hovered_item[0] % len(match.record.players)
    if page.focused_seat is not None and (page.hint is None or page.hint.pointed is None):
        return page.focused_seat
    if shown.bot_move is not None:
        return _shown_seat(shown.bot_move, match)
    if match.over:
        return pictured_seat(match)
    # A turn on a device without a connection is not visible yet, so this device's garden stays.
    return match.people_here[0] if match.waits_unseen else max(match.turn, 0)


def _shown_seat(bot_move: BotMove, match: PlayedMatch) -> int:
    last = bot_move.at if bot_move.stage == "placed" else max(bot_move.at - 1, 0)
    movers = (match.game.to_move(match.states[at]) for at in range(last, -1, -1))
    return next((seat for seat in movers if seat >= 0), 0)


def last_event(match: PlayedMatch, seat: int) -> int | None:
    """Return the number of events before a seat's last move; None if it has not moved."""
    return next((at for at in range(match.at - 1, -1, -1) if match.game.to_move(match.states[at]) == seat), None)


def player_list(words: Words, match: PlayedMatch, card: Callable[[int], Node]) -> Element:
    """Return the list of players, with a card for each seat."""
    return h.section(".players", aria_labelledby="players-title")[
        h.h2("#players-title.visually-hidden")[words("players.title")],
        h.ul(".player-list.stack")[(chunk(h.html_of(card(seat))) for seat in range(len(match.record.players)))],
    ]


def player_card(words: Words, match: PlayedMatch, seat: int, card: Card, *, on_stage: bool) -> Element:
    """Return a player's card: garden, name, supplies, score and last move.

    ``on_stage``: True if the seat's garden is shown large.
    """
    name, bot = match.player(seat), match.bot(seat)
    picture = h.button(
        ".player-look",
        type="button",
        data_do=do("show-garden", seat=seat),
        aria_pressed="true" if on_stage else "false",
        aria_label=words("players.look", name=name),
    )[card.picture]
    text = h.div(".player-text.small")[
        h.p(".player-name.row.gap-1.strong")[
            player_face(match, seat),
            cut_name(match, seat),
            h.span(".visually-hidden")[words("players.computer")] if bot else None,
            _first_marker(words) if card.first and not match.over else None,
        ],
        h.p(".player-purse.numbers")[
            card.purse,
            h.span(".player-total")[words.count("players.total", card.total, total=words.number(card.total))],
        ],
        card.last,
    ]
    return h.li(
        ".player",
        data_colour=colour_of(match, seat),
        data_moving="true" if not match.over and seat == match.turn else None,
    )[chunk(picture), chunk(text)]


def _points(words: Words, total: int, possible: int, *, short: bool) -> Node:
    """Return points that count, with their word, then those that do not count yet, if there are any.

    The sign of the latter shows that they would be added: a bare number reads as the most that the total can become.
    Beside them the word of the former is hidden. ``short``: True to hide both words, and to put the latter in brackets
    as in the score sheet.
    """
    before, _, after = words.count("players.total", total, total="\n").partition("\n")
    unit = f"{before}{after}"
    counted = [h.b[words.number(total)], h.span(".visually-hidden")[unit] if short or possible else unit]
    if not possible:
        return counted
    told = words("players.possible", points=words.points(possible))
    shown = [" ", named(told, f"({possible})")] if short else [", ", told]
    return [counted, h.span(".possible", title=told)[shown]]


def _first_marker(words: Words) -> Element:
    label = words("players.first")
    return h.span(".marker", title=label)[icon("first"), h.span(".visually-hidden")[label]]


def standings(words: Words, match: PlayedMatch, stage: int) -> Element:
    """Return a bar with every player's total, for screens too small for the cards. ``stage``: see ``stage_seat``.

    A total shows its garden, and the one whose garden is shown leads to the score sheet.
    """
    scores = move_input_of(match.record.game).running_scores(visible_position(match))
    return h.div(".standings", role="group", aria_label=words("players.standings"))[
        (
            h.button(
                ".standing",
                type="button",
                data_do=do("show-score") if seat == stage else do("show-garden", seat=seat),
                title=words("score.final" if match.over else "score.now") if seat == stage else None,
                data_colour=colour,
                data_moving="true" if not match.over and seat == match.turn else None,
                aria_pressed="true" if seat == stage else "false",
            )[
                player_face(match, seat),
                cut_name(match, seat),
                h.span(".standing-points")[
                    _points(words, scores[seat].total, sum(scores[seat].possible.values()), short=len(scores) > PAIR)
                ],
            ]
            for seat, (_, colour) in enumerate(people_of(match))
        )
    ]


def last_line(
    words: Words, match: PlayedMatch, at: int, told: Sequence[str], pictures: Node, *, bot_moves: bool
) -> Element:
    """Return a seat's last move, the one after ``at`` events. A bot's move is a button that opens its explanation.

    ``told``: the move in sentences, of which the first one continues the player's name. ``bot_moves``: True while a bot
    move is shown.
    """
    seat = match.game.to_move(match.states[at])
    first, *rest = told
    text = words.sentences([words.valued(match.player(seat), first), *rest])
    if match.bot(seat) is None:
        return h.p(".player-last.numbers.soft")[h.span(".visually-hidden")[text], pictures]
    name = words("explanation.of", move=text)
    key = "" if bot_moves or _is_newer(match, at) else "w"
    return h.button(
        ".player-last.last-explanation.numbers.soft",
        type="button",
        data_do=do("dialog", name="explanation", subject=str(at)),
        title=words("explanation.title"),
        aria_keyshortcuts=key or None,
    )[named(name, [pictures, icon("help")])]


def _is_newer(match: PlayedMatch, at: int) -> bool:
    """Return True if another bot has moved since the move after ``at`` events."""
    seat = match.game.to_move(match.states[at])
    later = {match.game.to_move(state) for state in match.states[at + 1 : match.at]}
    return any(other >= 0 and other != seat and match.bot(other) is not None for other in later)
