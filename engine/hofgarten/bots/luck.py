"""Split a finished match into luck and skill: start + luck + own moves + others' moves = final lead, for each seat.

A seat's expected lead is the mean, over deals of everything that the seat does not know, of its lead after every player
has played on for some turns by the value function. An event changes it in two parts. Its *decision* is the change that
could be expected before the event revealed anything: the mean over deals of the position after the event. Its *luck* is
the rest: the difference between what was revealed and the mean over deals. An event that reveals nothing to a seat has
no luck for it.

All numbers are integers, in hundredths of a point, and depend on the match and ``source`` alone. A seat's numbers depend
only on its own views. The mean luck over many matches is 0, because both parts are means over independent deals.
"""

from collections.abc import Hashable, Iterator, Sequence
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from hofgarten.bots.value_function import leads, values, weights_of
from hofgarten.evaluation import SCALE, AnyEvaluatedGame, Weights
from hofgarten.game import CHANCE, TERMINAL, IllegalMove
from hofgarten.rng import Rng

DEALS: Final = 8
"""Deals over which an expected lead is averaged."""

Leads: TypeAlias = tuple[int, ...]
"""By seat: a lead, or a change of it, in hundredths of a point."""

T = TypeVar("T")

Slices: TypeAlias = Iterator[T | None]
"""Results, with ``None`` after each slice of work in between: a few milliseconds, so that a caller can pause."""


class Step(NamedTuple):
    """The effect of one event on the expected lead of every seat. ``json.dumps`` writes it as an array."""

    mover: int
    """The seat that moved, or ``CHANCE``."""
    luck: Leads
    decision: Leads
    revealed: tuple[bool, ...]
    """By seat: whether the event revealed anything to it."""


class Account(NamedTuple):
    """The parts of a seat's final lead: ``start + luck + own + others == lead``."""

    start: int
    """The expected lead before the first event."""
    luck: int
    own: int
    """The sum of the decisions of its own moves."""
    others: int
    """The sum of the decisions of all other events."""
    lead: int
    """The final lead over the best other seat."""


def start(game: AnyEvaluatedGame, state: Any, source: int) -> Leads:  # noqa: ANN401
    """Return the expected lead of every seat before the first event."""
    return _result(_Judge(game, source, len(game.seats(state))).expected(state, (0,) * len(game.seats(state))))


def steps(
    game: AnyEvaluatedGame,
    states: Sequence[Any],
    events: Sequence[Any],
    source: int,
    begin: Leads,
    done: Sequence[Step] = (),
) -> Slices[Step]:
    """Yield the ``Step`` of each event that is not ``done`` yet, and ``None`` after each slice of work before it.

    A caller may stop at any time and later go on with the steps that it has: the numbers are the same.

    Args:
        states: All positions of the match, the first one included.
        events: All events, as ``game.read_event`` returns them.
        source: The seed of all deals. It must not depend on anything hidden.
        begin: The result of ``start``.
        done: The steps of the first events.
    """
    judge = _Judge(game, source, len(begin))
    before = tuple(
        first + sum(step.luck[seat] + step.decision[seat] for step in done) for seat, first in enumerate(begin)
    )
    since = tuple(
        max([number for number, step in enumerate(done, 1) if step.revealed[seat]], default=0)
        for seat in range(len(begin))
    )
    for at in range(len(done), len(events)):
        state, event, after = states[at], events[at], states[at + 1]
        foreseen = yield from judge.foreseen(state, event, after, since)
        since = tuple(
            old if lead is None else at + 1 for old, lead in zip(since, foreseen, strict=True)
        )
        now = yield from judge.expected(after, since)
        middle = tuple(lead if known is None else known for known, lead in zip(foreseen, now, strict=True))
        yield Step(
            game.to_move(state),
            tuple(new - old for new, old in zip(now, middle, strict=True)),
            tuple(new - old for new, old in zip(middle, before, strict=True)),
            tuple(known is not None for known in foreseen),
        )
        before = now


def accounts(begin: Leads, done: Sequence[Step]) -> tuple[Account, ...]:
    """Return the account of every seat after the steps of a match, or of its first part."""
    return tuple(_account(first, done, seat) for seat, first in enumerate(begin))


def split(game: AnyEvaluatedGame, states: Sequence[Any], events: Sequence[Any], source: int) -> tuple[Account, ...]:
    """Return the account of every seat for a whole match."""
    begin = start(game, states[0], source)
    found = [step for step in steps(game, states, events, source, begin) if step is not None]
    return accounts(begin, found)


def _account(first: int, done: Sequence[Step], seat: int) -> Account:
    luck = sum(step.luck[seat] for step in done)
    own = sum(step.decision[seat] for step in done if step.mover == seat)
    others = sum(step.decision[seat] for step in done if step.mover != seat)
    return Account(first, luck, own, others, first + luck + own + others)


def outlook(game: AnyEvaluatedGame, state: Any, weights: Weights) -> Leads:  # noqa: ANN401
    """Return the expected lead of every seat in a position without hidden parts; exact when the game is over.

    It is a mean of two estimates by the value function: of the position itself, and of the position after all players
    have played on for some turns (``EvaluatedGame.lookahead``). The first knows nothing of the pieces on offer, the
    second makes too much of them.
    """
    now = leads(values(game, state, weights))
    turns, part = game.lookahead(len(now))
    end = game.turns_played(state) + turns
    last = state
    while game.to_move(last) not in {CHANCE, TERMINAL} and game.turns_played(last) < end:
        last = game.apply(last, game.best_move(last, weights))
    then = leads(values(game, last, weights))
    return tuple([((SCALE - part) * old + part * new) // SCALE for old, new in zip(now, then, strict=True)])


class _Judge:
    """The expected leads of the seats of a match."""

    def __init__(self, game: AnyEvaluatedGame, source: int, players: int) -> None:
        self.game = game
        self.source = source
        self.players = players
        self.weights = weights_of(game, players)

    def expected(self, state: Any, since: Sequence[int]) -> Iterator[Any]:  # noqa: ANN401
        """Return the expected lead of every seat, after yielding ``None`` for each slice of work.

        ``since`` is, by seat, the number of events until something was last revealed to it. Positions without a
        revelation in between are judged over the same deals: their differences are less noisy.
        """
        game = self.game
        known: dict[Hashable, Leads] = {}
        found = []
        for seat, last in enumerate(since):
            view = game.observe(state, seat)
            if (view, last) not in known:
                deals = [game.determinize(view, self._rng(last, number)) for number in range(DEALS)]
                known[view, last] = yield from self._mean(deals)
            found.append(known[view, last][seat])
        return tuple(found)

    def foreseen(self, state: Any, event: Any, after: Any, since: Sequence[int]) -> Iterator[Any]:  # noqa: ANN401
        """Return every seat's mean lead after an event over deals before it, or ``None`` if it revealed nothing.

        Yields ``None`` for each slice of work before.
        """
        game = self.game
        known: dict[Hashable, Leads | None] = {}
        found = []
        for seat, last in enumerate(since):
            views = game.observe(state, seat), game.observe(after, seat)
            if (*views, last) not in known:
                deals = [self._after(views[0], event, self._rng(last, number)) for number in range(DEALS)]
                possible = [deal for deal in deals if deal is not None]
                if all(game.observe(deal, seat) == views[1] for deal in possible):
                    known[*views, last] = None
                else:
                    known[*views, last] = yield from self._mean(possible)
            mean = known[*views, last]
            found.append(None if mean is None else mean[seat])
        return tuple(found)

    def _after(self, view: Any, event: Any, rng: Rng) -> Any:  # noqa: ANN401
        """Return the position after an event in a deal of what a view hides; ``None`` if it is illegal there."""
        dealt = self.game.determinize(view, rng)
        if self.game.to_move(dealt) == CHANCE:
            event = self.game.sample_chance(dealt, rng)
        try:
            return self.game.apply(dealt, event)
        except IllegalMove:
            return None

    def _mean(self, deals: Sequence[Any]) -> Iterator[Any]:
        """Return the mean lead of every seat over these positions."""
        sums = [0] * self.players
        for deal in deals:
            sums = [old + new for old, new in zip(sums, outlook(self.game, deal, self.weights), strict=True)]
            yield None
        return tuple(total // len(deals) for total in sums)

    def _rng(self, since: int, number: int) -> Rng:
        return Rng.of(self.source, since, number)


def _result(work: Iterator[Any]) -> Any:  # noqa: ANN401
    """Run all slices of some work and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as ended:
            return ended.value
