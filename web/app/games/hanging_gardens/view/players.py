"""Player cards: garden, temples in reserve, collected tiles with their points, and the last turn. Rule H8.2."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache

from hofgarten.games.hanging_gardens.rules import to_move
from hofgarten.games.hanging_gardens.scoring import points_of, tiles_of
from hofgarten.games.hanging_gardens.state import TEMPLES, PlayerState, State
from hofgarten.games.hanging_gardens.tiles import KINDS, UNKNOWN
from web.app.games.hanging_gardens.table.last_turn import LastTurn, TileNames, last_turn, tile_names
from web.app.games.hanging_gardens.table.move_input import MOVE_INPUT
from web.app.games.hanging_gardens.table.selection import Selection
from web.app.games.hanging_gardens.view import move_text, tile as tiles
from web.app.games.hanging_gardens.view.garden import Frame, Picture, small_garden
from web.app.games.hanging_gardens.view.garden_svg import TEMPLE_ICON, card as card_picture
from web.app.games.hanging_gardens.view.move_text import describe
from web.app.model.match.match import PlayedMatch, viewer_seat
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.board.counter import counter
from web.app.view.board.offer import piece
from web.app.view.components import button, do, icon
from web.app.view.components.players import Card, last_line, player_card
from web.app.view.html import Element, Node


def card(
    words: Words,
    match: "PlayedMatch[State]",
    seat: int,
    holder: int | None,
    *,
    uncovered: bool,
    on_stage: bool,
    bot_moves: bool,
) -> Element:
    """Return a seat's player card. ``holder`` and ``uncovered`` are those of the selection."""
    selection = Selection(holder=holder, uncovered=uncovered)
    state: State = MOVE_INPUT.visible_state(match, selection)
    player, last = state.seats[seat], last_turn(match, seat)
    return player_card(
        words,
        match,
        seat,
        Card(
            picture=small_garden(with_last(Picture(player.garden, Frame.round(player.garden, 0)), last)),
            first=_is_first(state, seat),
            purse=_temples(words, player),
            total=match.game.total(state, seat),
            last=[
                _sets(words, state, seat, tile_names(match)),
                _cover(words, match, selection, seat),
                _last(words, match, last, player.hidden, bot_moves=bot_moves),
            ],
        ),
        on_stage=on_stage,
    )


def with_last(picture: Picture, last: LastTurn | None) -> Picture:
    """Return the picture with the last turn marked."""
    if last is None:
        return picture
    return replace(picture, card=last.squares, temple=last.temple, removed=last.removed)


def _is_first(state: State, seat: int) -> bool:
    """Return True if the seat began the current round. Rules H3.2 and H3.3."""
    first = state.turn_number // state.deal.round_turns * state.deal.round_turns
    return to_move(state) >= 0 and state.deal.order[first] == seat


def _temples(words: Words, player: PlayerState) -> Node:
    left = TEMPLES - player.garden.temples.bit_count()
    return counter(words.count("hg.temples", left), TEMPLE_ICON, TEMPLES, left)


def _sets(words: Words, state: State, seat: int, keys: TileNames) -> Element:
    """Return the tiles by kind with their points. Unknown hidden tiles are shown as backs."""
    player = state.seats[seat]
    counts = tiles_of(player)
    names = tuple([keys.sets.get((seat, kind)) for kind in range(len(KINDS))])
    return _drawn_sets(words, seat, counts, points_of(state.deal.edition, counts), player.hidden, names)


@lru_cache(maxsize=16)  # most moves change those of one seat
def _drawn_sets(
    words: Words,
    seat: int,
    counts: tuple[int, ...],
    points: tuple[int, ...],
    hidden: tuple[int, ...],
    names: tuple[str | None, ...],
) -> Element:
    unknown = hidden.count(UNKNOWN)
    if not any(counts) and not unknown:
        return h.p(".sets.is-empty")[words("hg.sets_none")]
    return h.ul(".sets", aria_label=words("hg.sets"), data_highlight_group=f"sets-{seat}")[
        (
            _set(words, seat, kind, counts[kind], points[kind], names[kind], hidden=hidden.count(kind))
            for kind in range(len(KINDS))
            if counts[kind]
        ),
        h.li(".set", title=_unknown(words, unknown))[
            tiles.small(UNKNOWN),
            h.span(aria_hidden="true")[_times(unknown), h.b["?"]],
            h.span(".visually-hidden")[_unknown(words, unknown)],
        ]
        if unknown
        else None,
    ]


def _set(words: Words, seat: int, kind: int, number: int, points: int, name: str | None, *, hidden: int) -> Element:
    label = move_text.tiles(words, kind, number, points)
    if hidden:
        label = f"{label} ({words.count('hg.hidden', hidden)})"
    glow, spot = f"set-{seat}-{kind}-{number}", f"sets-{seat}-{kind}"
    return h.li(h.classes("set", {"is-hidden": hidden}), title=label, data_highlight=glow)[
        piece(tiles.small(kind), name, spot),
        h.span(aria_hidden="true")[_times(number), h.b[str(points)]],
        h.span(".visually-hidden")[label],
    ]


def _times(number: int) -> Node:
    return h.span(".times")[f"{number}\N{MULTIPLICATION SIGN}"] if number > 1 else None


def _unknown(words: Words, number: int) -> str:
    return words("hg.set_hidden", tiles=words.count("hg.hidden", number))


def _cover(words: Words, match: "PlayedMatch[State]", selection: Selection, seat: int) -> Node:
    """Return the button that shows or covers the player's hidden tiles, on their own turn only. Rule H8.1."""
    shared = match.viewer is None and viewer_seat(match) < 0
    mine = shared and match.turn == seat == selection.holder and match.bot(seat) is None
    if not mine or not match.state.seats[seat].hidden:
        return None
    key, picture = ("hg.hide_hidden", "eye-off") if selection.uncovered else ("hg.show_hidden", "eye")
    return button(do("uncover"), words(key), picture=picture, classes="cover", id="uncover")


def _last(
    words: Words, match: "PlayedMatch[State]", last: LastTurn | None, hidden: Sequence[int], *, bot_moves: bool
) -> Node:
    """Return the last turn. ``hidden`` are the seat's hidden tiles in draw order, as far as they are known."""
    if last is None:
        return h.p(".player-last.numbers.soft")
    edition = match.state.deal.edition
    drawn = hidden[-1] if last.drawn else UNKNOWN
    told = [*last_words(words, match, last, drawn)]
    code = last.card if last.card is not None else last.discarded
    pictures: Node = h.span(".last-move", aria_hidden="true", title=words.sentences(told))[
        icon("steps"),
        card_picture(edition.cards[code], last.quarters) if code is not None else None,
        icon("cancel") if last.discarded is not None else None,
        h.span(".temple-mark")[TEMPLE_ICON] if last.temple else None,
        [tiles.small(drawn)] * last.drawn,
        (tiles.small(kind) for kind in last.tiles),
    ]
    return last_line(words, match, last.at, told, pictures, bot_moves=bot_moves)


def last_words(words: Words, match: "PlayedMatch[State]", last: LastTurn, drawn: int) -> Iterator[str]:
    """Yield one sentence for each event of a turn. ``drawn`` is the hidden tile drawn in it."""
    for at in range(last.at, last.at + last.events):
        yield describe(words, match.states[at], match.record.events[at], drawn).sentence
