"""The interface of a game's match screen: its layout, its moves in words and as pictures, its dialogs.

A game's package, for example ``web.app.games.zen_garden.view``, has a module ``match_view`` whose functions and
constants are the members of ``MatchView``, all of them listed in its ``__all__``. ``web.app.view`` never names a game.
A game can build its screen from:

    panel.py        idle_panel (bot move, end of the match), panel_head (refusal, hint or the game's own help text, with
                    the hint button), hint_or, move_buttons, gain_list
    players.py      match_title, people_of, colour_of, stage_seat, player_list, Card, player_card, last_event, last_line
    score_sheet.py  Row, score_table
    move_text.py    winners, gain, announce_move
    components.py   button, radios, icon, do

The game's texts are in ``web/app/games/<folder>/texts``. They must include ``game.<name>``, its name,
``tagline.<name>``, a sentence for the start screen, and ``winner.<name>``, which announces ``{name}`` as the winner.

Every state passed to these functions contains only information visible at this device
(``web.app.model.match.match.visible_position``).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import NamedTuple, Protocol, TypeAlias, cast

from markupsafe import Markup

from web.app.model.game_api import game_module
from web.app.model.game_api.move_input import Refusal
from web.app.model.match.match import Match, State
from web.app.model.match.shown_match import ShownMatch
from web.app.texts import Words
from web.app.view.html import Element, Node

Content: TypeAlias = tuple[str, Node]
"""A dialog's title and body."""

Show: TypeAlias = Callable[[Words], Content]
"""Renders a dialog's content."""


class Parts(NamedTuple):
    """The parts of a match's screen, for layouts other than the game's own."""

    offer: Node
    """The supply to choose from; None when the match is over."""
    stage: Element
    """The large garden."""
    panel: Element
    """The action panel."""
    players: Element
    score: Node


class Art(NamedTuple):
    """Part of a larger SVG picture, with its size in SVG units."""

    wide: int
    high: int
    drawing: Markup
    """SVG elements that use the page's symbols. ``currentColor`` is the player's colour."""
    manner: str = ""
    """The class that scopes the game's own colours and fonts, if any."""


class ScoreBreakdown(NamedTuple):
    """The tiles, cards or spaces that make up one number of the score."""

    picture: Node
    """A picture of them; None if a picture adds no information."""
    things: Sequence[str]
    """Their names."""


class MatchView(Protocol):
    """The interface of a game's module ``match_view`` (``web.app.games.<folder>.view.match_view``)."""

    @property
    def dialogs(self) -> Mapping[str, Callable[[ShownMatch, str], Show | None]]:
        """The game's own dialogs of a match: name in action ``dialog`` -> function that opens it for a subject."""

    @property
    def keys(self) -> tuple[tuple[str, str], ...]:
        """The game's own rows of the shortcuts dialog: (label of the key, text key of its description)."""

    def match_screen(self, words: Words, shown: ShownMatch, /) -> Element:
        """Return the screen of a match, a ``main``."""

    def parts(self, words: Words, shown: ShownMatch, /) -> Parts:
        """Return the parts of the match's screen, for layouts that show only some of them."""

    def tools(self, words: Words, shown: ShownMatch, /) -> Node:
        """Return the game's own buttons for the page's header."""

    def announce_move(self, words: Words, match: Match, at: int, /) -> str:
        """Return the announcement of the move after ``at`` events. ``move_text.announce_move`` is the default."""

    def announce_selection(self, words: Words, shown: ShownMatch, /) -> str:
        """Return the announcement of the current selection (``shown.selection``)."""

    def refusal_text(self, words: Words, refusal: Refusal, /) -> str:
        """Return the sentence that explains a refusal."""

    def rule_addendum(self, words: Words, match: Match, rule: str, /) -> Node:
        """Return information about a rule that holds in this match only; None if its text is complete."""

    def score_breakdown(self, words: Words, match: Match, seat: int, item: str, /) -> ScoreBreakdown:
        """Return the breakdown of one item of a seat's score, or of its ``total``, from visible information only."""

    def describe_move(self, words: Words, state: State, event: str, /) -> str:
        """Return a played move as a sentence without its subject, the player's name: ``took ... to b3.``."""

    def move_title(self, words: Words, state: State, event: str, /) -> str:
        """Return a move's subject as a title: the tile that it takes or the card that it lays."""

    def move_details(self, words: Words, state: State, event: str, /) -> Iterable[str]:
        """Yield the other details of a move, a few words each: destination, cost, orientation."""

    def garden_picture(self, state: State, seat: int, /) -> Art:
        """Return a seat's garden at the end of a match, for the gallery."""

    def move_icon(self, state: State, event: str, /) -> Node:
        """Return a picture of the piece that a move takes or lays, 1 by 1. The text beside it names the piece."""

    def move_picture(self, state: State, event: str, /) -> Element:
        """Return a picture of the mover's garden after the move, with the change highlighted and no accessible name."""

    def compare_moves(self, words: Words, state: State, played: str, better: str, /) -> Element:
        """Return a picture of the board in a review, with the played piece and the better one highlighted."""


@cache
def match_view_of(game: str) -> MatchView:
    """Return the module ``match_view`` of a game, by its name in ``hofgarten.registry.GAMES``."""
    return cast("MatchView", game_module(game, "view.match_view"))
