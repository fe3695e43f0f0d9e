"""Match view of The Hanging Gardens. See ``web.app.view.game_api.match_view.MatchView``."""

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from typing import Any, Final

from hofgarten.games.hanging_gardens.state import LAY, TILE, State
from hofgarten.games.hanging_gardens.tiles import UNKNOWN
from web.app.games.hanging_gardens.table import move_input
from web.app.games.hanging_gardens.table.hotseat import visible_state
from web.app.games.hanging_gardens.table.selection import Selection, laid_plot, places, prospects, shape_of
from web.app.games.hanging_gardens.table.squares import anchor
from web.app.games.hanging_gardens.view import move_text, moves
from web.app.games.hanging_gardens.view.board import piles
from web.app.games.hanging_gardens.view.card import QUARTER
from web.app.games.hanging_gardens.view.garden import square_name, squares_of
from web.app.games.hanging_gardens.view.match import match_screen, parts
from web.app.games.hanging_gardens.view.panel import help_line
from web.app.model.game_api.move_input import Refusal
from web.app.model.match.match import Match, visible_position
from web.app.model.match.shown_match import ShownMatch
from web.app.texts import Words
from web.app.view import move_text as shared_text
from web.app.view.game_api.match_view import Art, ScoreBreakdown, Show
from web.app.view.html import Element, Node

__all__ = ["match_screen", "parts"]

keys: Final = (
    ("\N{LEFTWARDS ARROW} \N{UPWARDS ARROW} \N{DOWNWARDS ARROW} \N{RIGHTWARDS ARROW}", "hg.keys.arrows"),
    ("K", "hg.keys.cards"),
    ("G", "keys.garden"),
    ("B", "hg.keys.board"),
    ("R", "hg.right"),
    ("Shift R", "hg.left"),
    ("C", "hg.keys.confirm"),
    ("N", "hg.no_temple"),
    ("D", "hg.cards_left"),
    ("T", "hg.stack_left"),
)

EDITION_RULES: Final = frozenset({"H1.4", "H7.1", "H7.2", "H7.3"})
"""The rules that state numbers of the built-in edition."""


def _lazy_view(name: str) -> Any:  # noqa: ANN401 - a module
    """Import a view module on demand. The first match does not load these modules."""
    return import_module(f"web.app.games.hanging_gardens.view.{name}")


dialogs: Final[Mapping[str, Callable[[ShownMatch, str], Show | None]]] = {
    "cards": lambda shown, _subject: _lazy_view("supply").cards_dialog(shown),
    "tiles": lambda shown, _subject: _lazy_view("supply").tiles_dialog(shown),
    "tile": lambda shown, subject: _lazy_view("supply").tile_dialog(shown, subject),
    "edition": lambda shown, _subject: _lazy_view("edition").edition_dialog(shown.match),
}


def score_breakdown(words: Words, match: Match, seat: int, item: str) -> ScoreBreakdown:
    """Return the breakdown of an item of a seat's score."""
    found: ScoreBreakdown = _lazy_view("score_breakdown").score_breakdown(words, match, seat, item)
    return found


def garden_picture(state: State, seat: int) -> Art:
    """Return a seat's garden as a standalone picture."""
    art: Art = _lazy_view("garden_picture").garden_picture(state, seat)
    return art


def tools(words: Words, shown: ShownMatch) -> Node:
    """Return the buttons that show the remaining cards and tiles."""
    return piles(words, visible_position(shown.match))


def announce_move(words: Words, match: Match, at: int) -> str:
    """Return the announcement of the move played after ``at`` events, with its points, if any.

    A single local player hears the kind of a drawn hidden tile. Players who share a device must uncover it. Rule H8.1.
    """
    before, after, event = visible_position(match, at), visible_position(match, at + 1), match.record.events[at]
    seat, brought = match.game.to_move(before), move_input.score_change(before, event)
    text = f"{match.player(seat)} {move_text.move(words, before, event)}"
    drawn = after.seats[seat].hidden[len(before.seats[seat].hidden) :]
    if drawn and drawn[0] != UNKNOWN and not match.over:
        text = f"{text} {words('hg.help.drawn', tile=move_text.tile(words, drawn[0]))}"
    return f"{text} {shared_text.gain(words, brought)}." if brought.items else text


def announce_selection(words: Words, shown: ShownMatch) -> str:
    """Return the current selection, its effect and the next step, as an announcement."""
    match = shown.match
    selection: Selection = shown.selection
    return " ".join(part for part in (_chosen(words, match, selection), help_line(words, match, selection)) if part)


def _chosen(words: Words, match: Match, selection: Selection) -> str:
    state: State = match.state
    if selection.uncovered and selection == selection.cleared:
        hidden = visible_state(match, selection).seats[match.turn].hidden
        return f"{', '.join(move_text.tile(words, kind) for kind in hidden)}."
    if state.phase == TILE:
        text = move_input.selected_move(state, selection)
        if text is None or selection.space is None:
            return ""
        brought = move_input.score_change(visible_state(match, selection), text)
        return f"{move_text.tile(words, state.board[selection.space])}: {shared_text.gain(words, brought)}."
    return _card_chosen(words, state, selection) if state.phase == LAY else _temple_chosen(words, state, selection)


def _card_chosen(words: Words, state: State, selection: Selection) -> str:
    if selection.card is None:
        return words("say.nothing_chosen")
    text = move_text.card(words, selection.card, state.deal.edition.cards[state.cards[selection.card]])
    if selection.quarters:
        text = words("hg.card_turned", card=text, degrees=selection.quarters * QUARTER)
    shape = shape_of(state, selection)
    if shape is None or selection.shown is None or laid_plot(state, selection) is None:
        return f"{text}. {words.count('hg.places', len(places(state, selection)))}."
    found = [move_text.prospect(words, one) for one in prospects(state, selection)]
    return f"{move_text.place(words, anchor(shape, selection.shown))}: {'; '.join(found) or words('hg.no_group')}."


def _temple_chosen(words: Words, state: State, selection: Selection) -> str:
    if selection.square is None:
        return words("say.nothing_chosen")
    plot = state.seats[state.deal.order[state.turn]].plot
    text = f"{square_name(words, squares_of(plot).get(selection.square), selection.square)}."
    if selection.moved is None:
        return text
    return f"{text} {words('hg.removed', group=move_text.group_on(words, plot, selection.moved))}."


def refusal_text(words: Words, refusal: Refusal) -> str:
    """Return the text of a refusal. Its numbers are squares, or spaces in reach."""
    parts = {name: _part(words, name, number) for name, number in refusal.parts if isinstance(number, int)}
    return words(f"refusal.{refusal.key}", **parts)


def _part(words: Words, name: str, number: int) -> str:
    return words.count("hg.squares", number) if name == "squares" else move_text.reached(words, number)


def rule_addendum(words: Words, match: Match, rule: str) -> Node:
    """Return a note that names the match's edition, at the rules that state numbers of the built-in edition."""
    if rule not in EDITION_RULES:
        return None
    note: Node = _lazy_view("edition").edition_note(words, match.state.deal.edition)
    return note


def describe_move(words: Words, state: State, event: str) -> str:
    """Return the move as a sentence: the laid card, the placed temple or the taken tile."""
    return move_text.move(words, state, event)


def move_title(words: Words, state: State, event: str) -> str:
    """Return the subject of the move: a card's motifs, a group or a tile."""
    return moves.name(words, state, event)


def move_details(words: Words, state: State, event: str) -> Iterable[str]:
    """Yield the place and rotation of a card, or the reward of a temple."""
    return moves.details(words, state, event)


def move_icon(state: State, event: str) -> Node:
    """Return a picture of the card, the tile or a temple."""
    return moves.piece(state, event)


def move_picture(state: State, event: str) -> Element:
    """Return the mover's garden after the move, with the new parts marked."""
    return moves.garden_after(state, event)


def compare_moves(words: Words, state: State, played: str, better: str) -> Element:
    """Return the available cards or tiles, with the played one and the better one marked."""
    return moves.position(words, state, played, better)
