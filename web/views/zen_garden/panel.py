"""What there is to do now: a line of help, what the chosen move would bring, and the buttons for it."""

import htpy as h
from htpy import Element, Node

from engine.zen_garden.state import Move, State
from engine.zen_garden.tiles import CORNERS, laid
from web.state import Hint
from web.texts import Words
from web.views.html import button, do, icon
from web.views.zen_garden.hints import hint_button, hint_help, hint_list
from web.views.zen_garden.tile import face
from web.zen_garden.turn import NOTHING, Gain, Refusal, Turn, gain, move_of, mover


def turn_panel(words: Words, name: str, state: State, turn: Turn, hint: Hint | None) -> Element:
    """Return the panel of a person who is choosing a move; an open hint takes the place of the offer."""
    move = move_of(turn)
    refusal = _refusal(words, turn.refusal) if turn.refusal else None
    return h.section("#panel.panel", aria_label=words("panel.title"))[
        h.div(".panel-head")[
            h.p(".help")[refusal or hint_help(words, hint) or _help(words, name, turn)], hint_button(words, hint)
        ],
        hint_list(words, state, hint, turn) if hint and hint.open else _offer(words, state, move) if move else None,
        h.div(".panel-buttons")[
            _nudges(words) if mover(state).mask else None,
            button(
                do("cancel"),
                words("turn.cancel"),
                picture="cancel",
                key="Escape",
                show_label=False,
                disabled=turn == NOTHING,
            ),
            button(
                do("confirm"),
                words("turn.confirm"),
                picture="confirm",
                classes="is-main",
                key="c",
                disabled=not move,
                id="confirm",
            ),
        ],
    ]


def _help(words: Words, name: str, turn: Turn) -> Node:
    if turn.slot is None:
        return words("help.take", name=name)
    return words("help.place") if turn.cell is None else words("help.confirm")


def _refusal(words: Words, refusal: Refusal) -> Node:
    text = words(f"refusal.{refusal.key}", **refusal_parts(words, refusal))
    return h.span(".refusal")[
        icon("info"),
        h.span[text],
        " ",
        h.button(".rule-link", type="button", data_do=do("dialog", name="rule", subject=refusal.rule))[
            words("refusal.rule", rule=refusal.rule)
        ],
    ]


def refusal_parts(words: Words, refusal: Refusal) -> dict[str, str]:
    """Return what is to be filled in to a refusal's sentence."""
    return {"cost": words.count("coins", refusal.cost), "coins": words.count("coins", refusal.coins)}


def _offer(words: Words, state: State, move: Move) -> Element:
    """Return what the chosen move would bring, and the four ways to turn the tile."""
    gains = [gain(state, move._replace(corner=corner)) for corner in range(len(CORNERS))]
    return h.div(".offer")[
        h.div(".turns", role="group", aria_label=words("turn.orientation"))[
            (_orientation(words, state, move, corner, gains[corner]) for corner in range(len(CORNERS))),
            button(do("rotate"), words("turn.rotate"), picture="rotate", key="r", show_label=False),
        ],
        gain_list(words, gains[move.corner]),
    ]


def _orientation(words: Words, state: State, move: Move, corner: int, brought: Gain) -> Element:
    label = words("turn.corner", corner=words.of("corner", CORNERS[corner]), gain=words.points(brought.total))
    return h.button(
        ".orientation",
        type="button",
        data_do=do("rotate", corner=corner),
        aria_pressed="true" if corner == move.corner else "false",
        aria_label=label,
        title=label,
    )[face(laid(state.board[move.slot], corner)), h.span(".gain", aria_hidden="true")[words.points(brought.total)]]


def gain_list(words: Words, brought: Gain) -> Element:
    """Return the items that a move changes, with the total."""
    if not brought.items:
        return h.p(".gains.is-empty")[words("gain.nothing")]
    return h.ul(".gains", aria_label=words("gain.title"))[
        (
            h.li(data_sign="minus" if points < 0 else "plus")[h.b[words.points(points)], " ", words.of("item", item)]
            for item, points in brought.items
        ),
        h.li(".gains-total")[h.b[words.points(brought.total)], " ", words("gain.total")],
    ]


def _nudges(words: Words) -> Element:
    ways = (("north", 0, -1), ("west", -1, 0), ("east", 1, 0), ("south", 0, 1))
    return h.div(".nudges", role="group", aria_label=words("turn.nudge"))[
        (
            button(
                do("nudge", east=east, south=south),
                words("turn.nudge_way", way=words.of("way", way)),
                picture=way,
                classes=f"nudge nudge-{way}",
                show_label=False,
            )
            for way, east, south in ways
        )
    ]


def watching_panel(words: Words, name: str, stage: str, text: str, brought: Gain | None, why: Node = None) -> Element:
    """Return the panel while a computer thinks or its move is shown."""
    return h.section("#panel.panel.is-watching", aria_label=words("panel.title"))[
        h.p(".help")[h.b[name], " ", words("watch.thinking") if stage == "thinking" else text],
        gain_list(words, brought) if brought else None,
        h.div(".panel-buttons")[
            why,
            button(do("show-next"), words("watch.next"), picture="play", key="c", id="confirm")
            if stage != "thinking"
            else h.span(".thinking", aria_hidden="true"),
        ],
    ]
