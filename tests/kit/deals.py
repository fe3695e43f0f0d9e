"""Matches for pictures of the page: their progress, players and devices."""

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from hofgarten.registry import GAMES
from tests.kit import storage_seed
from web.app.model.links.turn_link import turn_link
from web.app.model.match.correspondence import Correspondence
from web.app.model.match.match import PlayedMatch, go_to, play as play_on, undo_target
from web.app.model.match.room import OPEN, Guest, Host
from web.app.model.new_match_form import MAX_NAME_LENGTH
from web.app.texts import Words

END = 10_000
"""More turns than any match has."""
LONGEST = tuple(letter * MAX_NAME_LENGTH for letter in "MWÄQ")
"""The longest allowed names, with wide letters."""
MANY = ("Ada", "Benedikta", "Carl", "Dora")

SEED = "7"
ROOM_ID, DEVICE = "r" * 22, "d" * 22
"""The secrets of a match in a room."""


@dataclass(frozen=True)
class Deal:
    """A match and its progress; players choose the best move by prior value."""

    game: str
    turns: int = END
    names: tuple[str, ...] = storage_seed.PEOPLE
    computer: bool = False
    """True if the last player is a bot; the match then stops at the first player's turn after a bot's move."""
    tries: bool = False
    """True if the first player has undone the last move and played another one."""
    link: str = ""
    """``waiting`` or ``news``: a correspondence match at another player's turn, or with unseen moves.

    ``host`` or ``guest``: a match in a room, whose first seat is played at the host.
    """
    seed: str = SEED

    @property
    def identity(self) -> str:
        """The match's id."""
        kinds = f"{'-computer' if self.computer else ''}{'-tries' if self.tries else ''}"
        seed = "" if self.seed == SEED else f"-{self.seed}"
        return f"{self.game}-{self.turns}-{len(self.names)}{kinds}{self.link}{seed}"

    def at(self, further: str = "") -> str:
        """Return the match's address in the page."""
        return f"#match/{self.identity}{further}"


@cache
def match_of(deal: Deal) -> PlayedMatch[Any]:
    """Return the match of a deal."""
    last = len(deal.names) - 1
    bots = dict.fromkeys(range(1, last + 1) if deal.tries else [last] if deal.computer else [], "greedy")
    options = GAMES[deal.game].options_from_flags({})
    match = storage_seed.seeded_match(
        deal.game, options, identity=deal.identity, names=deal.names, bots=bots, seed=deal.seed
    )
    match = played(match, deal)
    if deal.tries:
        match = played(another_move(match), deal)
    return away_from_turn(match, deal.link) if deal.link else match


def played(match: PlayedMatch[Any], deal: Deal) -> PlayedMatch[Any]:
    """Return a match played on as far as its deal says; with a bot, until the first player's next turn."""
    last, moved = len(deal.names) - 1, 0
    while not match.over and (match.at < deal.turns or (deal.computer and (match.turn, moved) != (0, last))):
        moved = match.turn
        match = play_on(match, match.game.write_event(storage_seed.best_move(match)))
    return match


def another_move(match: PlayedMatch[Any]) -> PlayedMatch[Any]:
    """Return a match whose only user has undone a move and played another one."""
    target = undo_target(match)
    assert target is not None
    before = go_to(match, target)
    moves = map(match.game.write_event, match.game.distinct_moves(before.state))
    after = play_on(before, next(move for move in moves if move != match.record.events[target]))
    assert after.lines
    return after


def away_from_turn(match: PlayedMatch[Any], what: str) -> PlayedMatch[Any]:
    """Return a match in a room, or by correspondence; then the local seat is to move (``news``) or the next one."""
    if what in {"host", "guest"}:
        players = len(match.record.players)
        guest = Guest(ROOM_ID, DEVICE, 1, "0123456789abcdef")
        return replace(match, venue=Host(ROOM_ID, (None, *[OPEN] * (players - 1))) if what == "host" else guest)
    seat = match.turn if what == "news" else (match.turn + 1) % len(match.record.players)
    return replace(match, venue=Correspondence(seat, seen=match.at - 2 if what == "news" else match.at))


def turn_place(deal: Deal) -> str:
    """Return the turn link of a match that waits for another player's turn."""
    return turn_link(replace(match_of(deal), id="0123456789abcdef"), Words("en"))
