"""Rate a finished match: luck, skill and losses of every seat."""

from statistics import fmean
from typing import Final, NamedTuple

from hofgarten.arena.statistics import standard_error
from hofgarten.bots.luck import Account, luck_and_skill
from hofgarten.bots.rating import MatchLosses, loss_of
from hofgarten.game import TERMINAL
from hofgarten.record import Record, RecordError, replay_record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng

_SOURCE: Final = Rng.of("rate").bits()
"""The seed of all deals and searches: the same match always has the same numbers."""


class CostlyMove(NamedTuple):
    """A move that gave away points."""

    at: int
    """The number of events before it."""
    seat: int
    played: str
    best: str
    """The best move found."""
    loss: int
    """In centipoints."""


class RatedSeat(NamedTuple):
    """One seat of a match."""

    name: str
    """The bot's name, or else the player's."""
    account: Account
    losses: tuple[int, ...]
    """The loss of each of its moves, in centipoints."""

    @property
    def loss(self) -> float:
        """The mean loss per move."""
        return fmean(self.losses) if self.losses else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean loss per move."""
        return standard_error(self.losses)

    def played(self, players: int) -> MatchLosses:
        """Return the losses as the performance rating takes them."""
        return MatchLosses(players, len(self.losses), sum(self.losses))


class RatedMatch(NamedTuple):
    """A match and its numbers."""

    game: str
    seats: tuple[RatedSeat, ...]
    costly: tuple[CostlyMove, ...]
    """All moves with a loss, largest first."""


def rate(record: Record) -> RatedMatch:
    """Return the numbers of a match. It takes some seconds.

    Raises:
        RecordError: The record has a fault, or the match is not over.
    """
    game, states = GAMES[record.game], replay_record(record)
    if game.to_move(states[-1]) != TERMINAL:
        raise RecordError("the match is not over")
    events = [game.read_event(text) for text in record.events]
    losses: list[list[int]] = [[] for _ in record.players]
    costly = []
    for at, (state, event) in enumerate(zip(states, events, strict=False)):
        seat = game.to_move(state)
        if seat < 0:
            continue
        assessment = loss_of(game, state, event, _SOURCE, at)
        losses[seat].append(assessment.loss)
        if assessment.loss:
            costly.append(
                CostlyMove(at, seat, record.events[at], game.write_event(assessment.best.move), assessment.loss)
            )
    accounts = luck_and_skill(game, states, events, _SOURCE)
    names = [player.get("bot") or player["name"] for player in record.players]
    return RatedMatch(
        record.game,
        tuple(
            RatedSeat(name, account, tuple(lost)) for name, account, lost in zip(names, accounts, losses, strict=True)
        ),
        tuple(sorted(costly, key=lambda move: (-move.loss, move.at))),
    )
