"""What the views ask of each game: its screen, its words for moves, its pictures of them.

A game's folder, ``web/app/games/zen_garden/view`` for ``zen-garden``, has a module ``look`` whose functions and constants are
the members of ``Look``, all of them named in its ``__all__``. Nothing else in ``web.app.view`` names a game. What a game
can build its screen from:

    panel.py    idle_panel (a computer's move, the end), panel_head (refusal, hint, or the game's own line of help, with
                the button for a hint), hint_or, move_buttons, gain_list
    players.py  match_title, people_of, stage_seat, player_list, Card, player_card, last_event, last_line
    score.py    Row, score_table
    say.py      winners, gain, moved
    html.py     button, radios, icon, do

Its words are in ``web/app/texts/<folder>``. Among them must be ``game.<name>``, its name, ``tagline.<name>``, a sentence
for the start screen, and ``winner.<name>``, which says that ``{name}`` has won.

A state that is passed to a game here is as whoever is at the table may know it (``web.app.model.match.match.seen``).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from typing import NamedTuple, Protocol, TypeAlias, cast

from markupsafe import Markup

from hofgarten.registry import folder_of
from web.app.model.game_api.move_input import Refusal
from web.app.model.match.match import Match, State
from web.app.model.model import Model
from web.app.texts import Words
from web.app.view.html import Element, Node

Content: TypeAlias = tuple[str, Node]
"""A dialog's title and what is in it."""


class Parts(NamedTuple):
    """The parts of a match's screen, each on its own."""

    offer: Node
    """What there is to choose from; None when the match is over."""
    stage: Element
    """The large garden."""
    panel: Element
    """What there is to do."""
    players: Element
    score: Element


class Art(NamedTuple):
    """A picture that stands in a larger one: SVG elements, and the room that they take."""

    wide: int
    high: int
    drawing: Markup
    """Made of the page's symbols; what is drawn in ``currentColor`` takes the player's colour."""
    manner: str = ""
    """The class under which the game's own colours and faces hold, if it has its own."""


class ScoreBreakdown(NamedTuple):
    """How a number of the score has come about."""

    picture: Node
    """What counts, in a picture; None where there is nothing to be seen."""
    things: Sequence[str]
    """What counts, by name."""


class MatchView(Protocol):
    """A game on the screen. Protocol members are functions and constants of the module ``web.app.view.<folder>.look``."""

    @property
    def dialogs(self) -> Mapping[str, Callable[[Words, Model], Content | None]]:
        """The game's own dialogs by name (action ``dialog``); None where there is nothing to show."""

    @property
    def keys(self) -> tuple[tuple[str, str], ...]:
        """The game's own rows of the dialog of keys: what is on the key, and the key of what it does in words."""

    def match_screen(self, words: Words, model: Model, match: Match, /) -> Element:
        """Return the screen of a match, a ``main``."""

    def parts(self, words: Words, model: Model, match: Match, /) -> Parts:
        """Return the parts of the screen of a match, for whoever shows only some of them."""

    def tools(self, words: Words, model: Model, match: Match, /) -> Node:
        """Return the game's own buttons in the page's head."""

    def announce_move(self, words: Words, match: Match, at: int, /) -> str:
        """Return what a screen reader says of the move that was played after ``at`` events; ``say.moved`` may do."""

    def announce_selection(self, words: Words, model: Model, match: Match, /) -> str:
        """Return what a screen reader says of what has been chosen (``table.turn``)."""

    def refusal_text(self, words: Words, refusal: Refusal, /) -> str:
        """Return a refusal's sentence, its parts in words."""

    def rule_addendum(self, words: Words, match: Match, rule: str, /) -> Node:
        """Return what is to be known of a rule in this match besides its text; None when there is nothing."""

    def score_breakdown(self, words: Words, match: Match, seat: int, item: str, /) -> ScoreBreakdown:
        """Return what counts towards an item of a seat's score, ``total`` among them, as far as it may be known."""

    def describe_move(self, words: Words, state: State, event: str, /) -> str:
        """Return a move that was played as a sentence that begins after the player's name: ``took ... to b3.``."""

    def move_title(self, words: Words, state: State, event: str, /) -> str:
        """Return what a move is about, as a title: which tile it takes, which card it lays."""

    def move_details(self, words: Words, state: State, event: str, /) -> Iterable[str]:
        """Yield the rest of a move, a few words each: where to, at what cost, how it lies."""

    def garden_picture(self, state: State, seat: int, /) -> Art:
        """Return a seat's garden at the end of a match, with what else a player looks back at with pride."""

    def move_icon(self, state: State, event: str, /) -> Node:
        """Return a picture of what a move takes or lays, 1 by 1; words beside it name it."""

    def move_picture(self, state: State, event: str, /) -> Element:
        """Return a picture of the mover's garden as a move leaves it, what is new marked; words beside it name it."""

    def compare_moves(self, words: Words, state: State, played: str, better: str, /) -> Element:
        """Return a picture of the board in a review's position, with what was taken and what was better marked."""


@cache
def match_view_of(game: str) -> MatchView:
    """Return how a game, by its name in ``hofgarten.registry.GAMES``, looks."""
    return cast("MatchView", import_module(f"web.app.games.{folder_of(game)}.view.match_view"))
