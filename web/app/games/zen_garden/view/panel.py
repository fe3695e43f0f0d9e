"""The action panel for the player to move: choose a tile, place it, rotate it, confirm."""

from hofgarten.games.zen_garden.state import SLOT_COSTS, Move, State
from hofgarten.games.zen_garden.tiles import CORNERS, laid
from web.app.games.zen_garden.table.selection import Selection, can_shift, gain, move_of, mover
from web.app.games.zen_garden.view.tile import face
from web.app.model.match.shown_match import ShownMatch
from web.app.model.mode import mode_of, shows
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.board.counter import counter
from web.app.view.board.symbol import symbol
from web.app.view.components import button, do
from web.app.view.components.move_text import gain_list
from web.app.view.html import Element
from web.app.view.panels.panel import Turn, turn_panel as shared_panel


def turn_panel(words: Words, shown: "ShownMatch[State, Selection]") -> Element:
    """Return the panel for a player choosing a move."""
    match = shown.match
    state: State = match.state
    selection: Selection = shown.selection
    move = move_of(selection)
    return shared_panel(
        words,
        shown,
        Turn(
            help=_help(words, shown, match.player(match.turn)),
            body=_offer(words, state, move, tells_gains=shown.tells_gains) if move else _purse(words, state, selection),
            tools=_nudges(words) if _may_shift(shown) else None,
            confirm=words("turn.confirm"),
            possible=shows(shown.page, "stage") and (selection.slot is not None or shows(shown.page, "offer")),
        ),
    )


def _help(words: Words, shown: "ShownMatch[State, Selection]", name: str) -> str | None:
    """Return the help text for the next step; None if the page does not show the part needed for the step."""
    selection: Selection = shown.selection
    if selection.slot is None:
        return words("help.take", name=name) if shows(shown.page, "offer") else None
    if selection.cell is None:
        return words("help.place") if shows(shown.page, "stage") else None
    return words("help.confirm" if shown.settings.confirm == "on" else "help.at_once")


def _purse(words: Words, state: State, selection: Selection) -> Element:
    """Return the mover's coins one by one, with the cost of the chosen tile marked; without coins, a pale one."""
    coins = mover(state).coins
    cost = SLOT_COSTS[selection.slot] if selection.slot is not None else 0
    return h.p(".purse.row.across-3")[
        counter(words.count("coins", coins), symbol("coin", "coin"), max(coins, 1), coins - cost),
        h.b(aria_hidden="true")[str(coins), f" − {cost}" if cost else None],
    ]


def _offer(words: Words, state: State, move: Move, *, tells_gains: bool) -> Element:
    """Return the score preview of the chosen move and the four orientations of the tile."""
    turned = [move._replace(corner=corner) for corner in range(len(CORNERS))]
    gains = [gain(state, each) for each in turned] if tells_gains else []
    points = [each.total for each in gains] if gains else [None] * len(turned)
    return h.div(".offer")[
        h.div(".turns", role="group", aria_label=words("turn.orientation"))[
            (_orientation(words, state, move, corner, points[corner]) for corner in range(len(CORNERS))),
            button(do("rotate"), words("turn.rotate"), picture="rotate", key="r", show_label=False),
        ],
        gain_list(words, gains[move.corner]) if gains else None,
    ]


def _orientation(words: Words, state: State, move: Move, corner: int, points: int | None) -> Element:
    """Return the button of an orientation. ``points``: those that it brings; None if not told."""
    label = words("turn.corner", corner=words.of("corner", CORNERS[corner]))
    if points is not None:
        label = f"{label}, {words.gain(points)}"
    return h.button(
        ".orientation.soft.numbers",
        type="button",
        data_do=do("orient", corner=corner),
        aria_pressed="true" if corner == move.corner else "false",
        aria_label=label,
        title=label,
    )[
        face(laid(state.board[move.slot], corner)),
        None if points is None else h.span(aria_hidden="true")[words.points(points)],
    ]


def _may_shift(shown: "ShownMatch[State, Selection]") -> bool:
    """Return True while the arrows that move the garden are of use: before the chosen tile is placed.

    A page without the selection board shows them at once. Lessons, which do not explain them, never do.
    """
    selection: Selection = shown.selection
    is_due = selection.slot is not None or not shows(shown.page, "offer")
    return is_due and can_shift(shown.match.state, selection) and mode_of(shown.page).can_shift_garden


def _nudges(words: Words) -> Element:
    ways = (("north", 0, -1), ("west", -1, 0), ("east", 1, 0), ("south", 0, 1))
    return h.div(".nudges.joined", role="group", aria_labelledby="nudges-title")[
        h.span("#nudges-title")[words("turn.nudge")],
        (
            button(
                do("nudge", east=east, south=south),
                words("turn.nudge_way", way=words.of("way", way)),
                picture=way,
                show_label=False,
            )
            for way, east, south in ways
        ),
    ]
