"""The user's mistakes in reviewed matches, which come back as puzzles.

A review is saved with its match. Mistakes are listed from that text, and only a match with players elsewhere is
replayed; the moves are only verified when a mistake is opened.
"""

import json
from collections.abc import Collection, Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from hofgarten.game import Json
from web.app.model.action import parse_int
from web.app.model.library.daily import date_at
from web.app.model.library.match_summary import Summary
from web.app.model.library.saved_matches import Library, SavedMatch
from web.app.model.match import review as reviews
from web.app.model.match.findings import Finding
from web.app.model.match.match import PlayedMatch
from web.app.model.match.review import GREAT
from web.app.model.match.serialize import EXTRA, line_digest
from web.app.model.puzzles.progress import PuzzleProgress, Return

_REVIEW: Final = '"review":'
_LEAD: Final = 2
_BEST_LEAD: Final = 5
"""The places of both leads in a saved finding: ``[at, total, lead, best event, best total, best lead]``."""


class Mistake(NamedTuple):
    """A move that cost the user a point or more."""

    match: str
    """The id of the match."""
    game: str
    at: int
    """The number of events before the move."""
    loss: int
    """In hundredths of a point."""
    made: int
    """The day of the match, as an ordinal of a date."""

    @property
    def id(self) -> str:
        """The mistake's id in the progress."""
        return f"{self.match}/{self.at}"

    def due(self, progress: PuzzleProgress) -> int | None:
        """Return the day on which it comes back, as an ordinal; None if it is learned."""
        tries = progress.mistakes.get(self.id, Return())
        return None if tries.is_learned else tries.due(self.made)


def mistakes(library: Library, offset: int) -> list[Mistake]:
    """Return the mistakes in all reviewed matches, those of the latest match first."""
    return [mistake for saved in library.newest_first() for mistake in _in_match(saved, offset)]


def to_practise(library: Library, progress: PuzzleProgress, offset: int) -> list[tuple[int, Mistake]]:
    """Return the mistakes that are not learned, each with the day on which it comes back, the earliest first."""
    dated = ((mistake.due(progress), mistake) for mistake in mistakes(library, offset))
    return sorted((day, mistake) for day, mistake in dated if day is not None)


def mistake_of(library: Library, identity: str) -> tuple[PlayedMatch, Finding] | None:
    """Return the match of a mistake and its finding; None if there is no such mistake."""
    match_id, _, number = identity.rpartition("/")
    saved = library.matches.get(match_id)
    return _found(saved, parse_int(number)) if saved and _REVIEW in saved.text else None


@lru_cache(maxsize=16)
def _found(saved: SavedMatch, at: int | None) -> tuple[PlayedMatch, Finding] | None:
    match = saved.match
    findings = reviews.from_json(match, match.review).turns if match else ()
    own = _own_seats(saved.summary)
    return next(((match, turn) for turn in findings if match and turn.at == at and _is_ours(match, turn, own)), None)


def _own_seats(summary: Summary | None) -> Collection[int]:
    return [seat for seat, player in enumerate(summary.players) if player.is_ours] if summary else ()


def _is_ours(match: PlayedMatch, finding: Finding, own: Collection[int]) -> bool:
    return finding.loss >= GREAT and match.game.to_move(match.states[finding.at]) in own


def _in_match(saved: SavedMatch, offset: int) -> Iterable[Mistake]:
    summary = saved.summary if _REVIEW in saved.text else None
    own = _own_seats(summary)
    if summary is None or not own:
        return ()
    made = date_at(summary.saved, offset).toordinal()
    losses = [(at, loss) for at, loss in _losses(saved.text) if loss >= GREAT]
    if losses and len(own) < sum(player.bot is None for player in summary.players):
        losses = _made_by(own, saved.match, losses)
    return [Mistake(saved.id, summary.game, at, loss, made) for at, loss in losses]


def _made_by(own: Collection[int], match: PlayedMatch | None, losses: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the losses by the players of some seats."""
    movers = [match.game.to_move(state) for state in match.states[:-1]] if match else []
    return [(at, loss) for at, loss in losses if at < len(movers) and movers[at] in own]


@lru_cache(maxsize=1024)
def _losses(text: str) -> tuple[tuple[int, int], ...]:
    """Return the number of events and the loss of each finding in a saved match.

    The tuple is empty if the review is damaged, or belongs to another line of the match.
    """
    try:
        raw: Json = json.loads(text)
        review = raw[EXTRA]["review"]
        turns = [(turn[0], turn[_BEST_LEAD] - turn[_LEAD]) for turn in review["turns"]]
        if review["line"] != line_digest(raw["events"]):
            return ()
    except (ValueError, TypeError, KeyError, IndexError, RecursionError):
        return ()
    return tuple((at, loss) for at, loss in turns if type(at) is int and type(loss) is int)
