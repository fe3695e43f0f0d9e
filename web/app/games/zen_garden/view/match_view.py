"""Match view of Zen Garden. See ``web.app.view.game_api.match_view.MatchView``."""

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from hofgarten.games.zen_garden.state import State
from web.app.games.zen_garden.table.selection import Selection, gain, move_from, move_of
from web.app.games.zen_garden.view import move_text, moves
from web.app.games.zen_garden.view.garden_picture import garden_picture
from web.app.games.zen_garden.view.match import match_screen, parts
from web.app.games.zen_garden.view.score import ITEM_RULES, item_features
from web.app.games.zen_garden.view.score_breakdown import score_breakdown
from web.app.games.zen_garden.view.supply import supply_button, supply_dialog
from web.app.model.game_api.move_input import Refusal
from web.app.model.match.match import Match, visible_position
from web.app.model.match.shown_match import ShownMatch
from web.app.texts import Words
from web.app.view import html as h
from web.app.view import move_text as shared_text
from web.app.view.game_api.match_view import Show
from web.app.view.html import Element, Node
from web.app.view.move_text import announce_move

__all__ = [
    "announce_move",
    "announce_selection",
    "compare_moves",
    "describe_move",
    "dialogs",
    "garden_picture",
    "keys",
    "match_screen",
    "move_details",
    "move_icon",
    "move_picture",
    "move_title",
    "parts",
    "refusal_text",
    "rule_addendum",
    "score_breakdown",
    "tools",
]

keys: Final = (
    ("\N{LEFTWARDS ARROW} \N{UPWARDS ARROW} \N{DOWNWARDS ARROW} \N{RIGHTWARDS ARROW}", "keys.arrows"),
    ("B", "keys.board"),
    ("G", "keys.garden"),
    ("R", "keys.rotate"),
    ("C", "keys.confirm"),
    ("T", "keys.tiles"),
)


def tools(words: Words, shown: ShownMatch) -> Node:
    """Return the button that opens the list of all tiles."""
    return supply_button(words, visible_position(shown.match))


def _tiles(shown: ShownMatch, _subject: str) -> Show:
    return lambda words: (words("supply.title"), supply_dialog(words, visible_position(shown.match)))


dialogs: Final[Mapping[str, Callable[[ShownMatch, str], Show | None]]] = {"tiles": _tiles}


def announce_selection(words: Words, shown: ShownMatch) -> str:
    """Return the current selection and the next step, as an announcement."""
    state: State = shown.match.state
    selection: Selection = shown.selection
    move = move_of(selection)
    if move is not None:
        return f"{move_text.offer(words, state, move)} {shared_text.gain(words, gain(state, move))}."
    if selection.slot is not None:
        return f"{words('say.chose', tile=move_text.tile(words, state.board[selection.slot]))} {words('help.place')}"
    shift = move_text.shift(words, selection.shift)
    return words("move.shifted", shift=shift) if shift else words("say.nothing_chosen")


def refusal_text(words: Words, refusal: Refusal) -> str:
    """Return the text of a refusal. Its numbers are coins."""
    parts = {name: words.count("coins", number) for name, number in refusal.parts if isinstance(number, int)}
    return words(f"refusal.{refusal.key}", **parts)


def rule_addendum(words: Words, match: Match, rule: str) -> Node:
    """Return the features that the emperor wants in this match, at the rules about them."""
    item = next((item for item, number in ITEM_RULES.items() if number == rule), "")
    groups = item_features(match.state.deal, item)
    if not groups:
        return None
    features = "; ".join(words("list.and").join(move_text.feature(words, one) for one in group) for group in groups)
    return h.p[words("rule.wanted", features=features)]


def describe_move(words: Words, state: State, event: str) -> str:
    """Return the move as a sentence: the tile, its cost and its destination."""
    return move_text.move(words, state, move_from(event))


def move_title(words: Words, state: State, event: str) -> str:
    """Return the name of the tile that the move takes."""
    return moves.tile_words(words, state, move_from(event))


def move_details(words: Words, _state: State, event: str) -> Iterable[str]:
    """Yield the move's cell, cost, orientation and garden shift."""
    return moves.details(words, move_from(event))


def move_icon(state: State, event: str) -> Node:
    """Return the tile that the move takes, in its chosen orientation."""
    return moves.tile_picture(state, move_from(event))


def move_picture(state: State, event: str) -> Element:
    """Return the mover's garden after the move."""
    return moves.move_picture(state, move_from(event))


def compare_moves(words: Words, state: State, played: str, better: str) -> Element:
    """Return the selection board with the played tile and the better tile marked."""
    return moves.position(words, state, move_from(played), move_from(better))
