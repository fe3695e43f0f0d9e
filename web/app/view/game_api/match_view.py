"""A game's match screen: its layout, its moves in words and as pictures, its dialogs.

``web.app.view`` never names a game. A game can build its screen from:

    board/          screen.py: parts_of, stage; grid.py: grid, Cell; offer.py: offer, Offered, offered, piece;
                    pile.py: pile_button, piece_list, count_table; counter.py: counter
    panel.py        turn_panel, Turn
    players.py      people_of, colour_of, stage_seat, Card, player_card, last_event, last_line
    score_sheet.py  Row, score_table
    move_text.py    winners, gain, gain_list
    components.py   button, radios, icon, do

The game's texts are in ``web/app/games/<folder>/texts``. They must include ``game.<name>``, its name,
``tagline.<name>``, a sentence for the start screen, and ``winner.<name>``, which announces ``{name}`` as the winner.

Every state passed to these functions contains only information visible at this device
(``web.app.model.match.match.visible_position``).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Generic, NamedTuple, TypeAlias

from markupsafe import Markup

from web.app.model.game_api.game_page import move_input_of
from web.app.model.game_api.move_input import C, MoveInput, Refusal, S, Selection
from web.app.model.match.match import PlayedMatch, State, visible_position
from web.app.model.match.shown_match import ShownMatch
from web.app.texts import Words
from web.app.view import html as h
from web.app.view.components import style_of
from web.app.view.components.move_text import gain
from web.app.view.html import Element, Node

Content: TypeAlias = tuple[str, Node]
"""A dialog's title and body."""

Show: TypeAlias = Callable[[Words], Content]
"""Renders a dialog's content."""


class Parts(NamedTuple):
    """The parts of a match's screen. Lessons, rules and embedded pages show some of them."""

    offer: Node
    """The supply to choose from, one element; None when the match is over."""
    stage: Element
    """The large garden."""
    panel: Element
    """The action panel."""
    players: Element
    score: Node
    summary: Element | None = None
    """A line above the offer, where the score sheet is below the screen."""


class Art(NamedTuple):
    """Part of a larger SVG picture, with its size in SVG units."""

    wide: int
    high: int
    drawing: Markup
    """SVG elements that use the page's symbols. ``currentColor`` is the player's colour."""


class ScoreBreakdown(NamedTuple):
    """The tiles, cards or spaces that make up one number of the score."""

    picture: Node
    """A picture of them; None if a picture adds no information."""
    things: Sequence[str]
    """Their names."""
    features: str = ""
    """The features that the number depends on, if the deal decides on them."""


class Reading(NamedTuple, Generic[S, C]):
    """The parts of a match that each game reads in its own way."""

    garden: "Callable[[Words, ShownMatch[S, C], int], str]"
    """Returns the content of a seat's garden."""
    offer: "Callable[[Words, ShownMatch[S, C]], str]"
    """Returns the supply."""
    choices: "Callable[[Words, ShownMatch[S, C]], str]"
    """Returns the current selection of the player to move, and the choices left."""


class MoveDescription(NamedTuple):
    """A move in words: for the log, announcements, hints, the review, explanations and messages to a host page."""

    title: str
    """Its subject: the piece that it takes or lays."""
    sentence: str
    """The move without the player's name: ``took ... to b3.``."""
    details: tuple[str, ...]
    """Its other parts, a few words each: destination, cost, orientation."""
    icon: Node
    """A picture of the piece, 1 by 1. The text beside it names the piece."""
    place: str = ""
    """Its destination in short, to stand beside the picture: ``b3``; empty if the title says it."""

    @property
    def short(self) -> str:
        """The few words that stand beside the picture."""
        return self.place or self.title

    @property
    def phrase(self) -> str:
        """The title and the details, for use inside a sentence."""
        return ", ".join([self.title, *self.details])


class MatchView(ABC, Generic[S, C]):
    """A game's match screen. Members that are not abstract have a default that a game may replace."""

    def __init__(self, name: str) -> None:
        """Make the match view of the game with a name in ``hofgarten.registry.GAMES``."""
        self.name = name

    @property
    def input(self) -> "MoveInput[S, C, object]":
        """The game's move input."""
        found: Any = move_input_of(self.name)  # of any game
        moves: MoveInput[S, C, object] = found
        return moves

    @abstractmethod
    def parts(self, words: Words, shown: "ShownMatch[S, C]") -> Parts:
        """Return the parts of the match's screen. ``board.screen.screen_parts`` makes them of the game's content."""

    @abstractmethod
    def describe(self, words: Words, state: S, event: str) -> MoveDescription:
        """Return a move in words."""

    @abstractmethod
    def move_picture(self, state: S, event: str) -> Element:
        """Return a picture of the mover's garden after the move, with the change highlighted and no accessible name."""

    # Members with a default.

    hand_over_hint = "hand_over.hint"
    """The key of the text on the panel that asks for the next player."""

    @property
    def keys(self) -> tuple[tuple[str, str], ...]:
        """The game's own rows of the shortcuts dialog: (label of the key, text key of its description)."""
        return ()

    @property
    def dialogs(self) -> "Mapping[str, Callable[[ShownMatch[S, C], str], Show | None]]":
        """The game's own dialogs of a match: name in action ``dialog`` -> function that opens it for a subject."""
        return {}

    def tools(self, words: Words, shown: "ShownMatch[S, C]") -> Node:
        """Return the game's own buttons for the page's header. Default: None."""
        return None

    def menu(self, words: Words) -> list[Node]:
        """Return the game's own entries of the menu. Default: none."""
        return []

    def announce_move(self, words: Words, match: "PlayedMatch[S]", at: int) -> str:
        """Return the announcement of the move after ``at`` events: player, move and change of the score, if any."""
        before, event = visible_position(match, at), match.record.events[at]
        name, move = match.player(max(match.game.to_move(before), 0)), self.describe(words, before, event)
        told = words.valued(name, move.sentence)
        return words.sentences([told, gain(words, self.input.score_change(before, event))])

    def announce_selection(self, words: Words, shown: "ShownMatch[S, C]", *, rotated: bool = False) -> str:
        """Return the announcement of the current selection. Default: the selected move and its change of the score.

        ``rotated``: True if the piece was only rotated. A game may then leave out what has not changed.
        """
        state = self.input.visible_state(shown.match, shown.selection)
        event = self.input.selected_move(shown.match.state, shown.selection)
        if event is None:
            return words("say.nothing_chosen")
        move = self.describe(words, state, event)
        gained = gain(words, self.input.score_change(state, event)) if shown.tells_gains else ""
        return words.sentences([move.phrase, gained])

    def refusal_text(self, words: Words, refusal: Refusal) -> str:
        """Return the sentence that explains a refusal. Default: its text without arguments."""
        return words(f"refusal.{refusal.key}")

    def rule_addendum(self, words: Words, match: "PlayedMatch[S]", rule: str) -> Node:
        """Return information about a rule that holds in this match only. Default: None, its text is complete."""
        return None

    def lesson_picture(self, words: Words, match: "PlayedMatch[S]", step: str) -> Node:
        """Return a picture of a lesson's step, to stand beside its words. Default: None, the match shows all."""
        return None

    @property
    def reading(self) -> "Reading[S, C]":
        """The parts of a match that are read aloud. Required unless the game has the module ``read_aloud``."""
        raise NotImplementedError

    def compare_moves(self, words: Words, state: S, played: str, better: str) -> Element:
        """Return a picture of the board in a review. Default: the pieces of the played move and the better one."""
        icons = [self.describe(words, state, event).icon for event in dict.fromkeys((played, better))]
        return h.div({"class": f"position-board stack gap-1 {style_of(self.name)}"}, aria_hidden="true")[
            (
                h.div({"class": f"slot is-{mark}"})[picture]
                for mark, picture in zip(("played", "better"), icons, strict=False)
            )
        ]

    def score_breakdown(self, words: Words, match: "PlayedMatch[S]", seat: int, item: str) -> ScoreBreakdown:
        """Return the breakdown of one item of a seat's score, or of its ``total``, from visible information only.

        Default: an empty one.
        """
        return ScoreBreakdown(None, ())


AnyMatchView: TypeAlias = MatchView[State, Selection]
"""The match view of any game."""
