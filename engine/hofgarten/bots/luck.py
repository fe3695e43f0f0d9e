"""Split a finished match into luck and skill: start + luck + own moves + others' moves = final lead, for each seat.

A seat's expected lead is the mean, over deals of everything that the seat does not know, of its lead after every player
has played on for some turns by the value function. An event changes it in two parts: the change that could be expected
before the event revealed anything, which belongs to the player who moved, and the rest, which is luck. An event that
reveals nothing to a seat has no luck for it.

Players act on their secrets: after drawing a statue unseen they take more statues. Seen by another seat, the end then
is a systematic surprise. That is no luck. So every event is also valued by an observer who knows everything that has
been drawn (``HiddenInformation.resample_undrawn``); at the end, when everybody knows it, a seat's luck is set to the
observer's, and the remaining surprise belongs to the others. The mean luck over many matches is therefore 0.

All numbers are integers, in centipoints, and depend on the match and ``source`` alone. Before the end, a
seat's numbers depend only on its own views.
"""

from collections.abc import Callable, Generator, Hashable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from hofgarten.bots.playout import playout
from hofgarten.bots.value_function import data_of, leads, values, weights_of
from hofgarten.evaluation import SCALE, AnyEvaluatedGame, Centipoints, Weights
from hofgarten.game import CHANCE, SPECTATOR, TERMINAL, IllegalMove
from hofgarten.rng import Rng

DEALS: Final = 8
"""Deals over which an expected lead is averaged."""

Leads: TypeAlias = tuple[Centipoints, ...]
"""By seat: a lead, or a change of it."""

T = TypeVar("T")

Slices: TypeAlias = Iterator[T | None]
"""Results, with ``None`` after each slice of work in between: a few milliseconds, so that a caller can pause."""

_Work: TypeAlias = Generator[None, None, Any]
"""A generator that yields ``None`` after each slice of work, and returns its result."""


class Step(NamedTuple):
    """The effect of one event on the expected lead of every seat. ``json.dumps`` writes it as an array."""

    mover: int
    """The seat that moved, or ``CHANCE``."""
    luck: Leads
    own: Leads
    """The effect of the seat's own move; 0 for all seats but the mover."""
    others: Leads
    """The rest: the effect of others' moves and, at the end, of the use that they made of their secrets."""
    drawn: Leads
    """The luck in the eyes of the observer. A seat's ``luck`` and ``drawn`` have the same sum over a whole match."""
    revealed: tuple[bool, ...]
    """By seat: True if the event revealed anything to it."""


class Account(NamedTuple):
    """The parts of a seat's final lead: ``start + luck + own + others == lead``."""

    start: int
    """The expected lead before the first event."""
    luck: int
    own: int
    others: int
    lead: int
    """The final lead over the best other seat."""


def start(game: AnyEvaluatedGame, state: Any, source: int) -> Leads:
    """Return the expected lead of every seat before the first event."""
    players = len(game.seats(state))
    at_start: Leads = _result(_LeadEstimator(game, source, players).expected(state, (0,) * players))
    return at_start


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
        game: The rules.
        states: All positions of the match, the first one included.
        events: All events, as ``game.read_event`` returns them.
        source: The seed of all deals. It must not depend on anything hidden.
        begin: The result of ``start``.
        done: The steps of the first events.
    """
    estimator, seats = _LeadEstimator(game, source, len(begin)), range(len(begin))
    before = tuple(
        [begin[seat] + sum([step.luck[seat] + step.own[seat] + step.others[seat] for step in done]) for seat in seats]
    )
    since = tuple([max([at for at, step in enumerate(done, 1) if step.revealed[seat]], default=0) for seat in seats])
    ahead = tuple([sum([step.drawn[seat] - step.luck[seat] for step in done]) for seat in seats])
    for at in range(len(done), len(events)):
        state, event, after = states[at], events[at], states[at + 1]
        foreseen = yield from estimator.foreseen(state, event, after, since)
        since = tuple([old if known is None else at + 1 for old, known in zip(since, foreseen, strict=True)])
        now = yield from estimator.expected(after, since)
        luck = _differences(now, foreseen)
        drawn = (
            luck
            if estimator.is_open(state) and estimator.is_open(after)
            else (yield from estimator.drawn(state, event, after, at))
        )
        if game.to_move(after) == TERMINAL:
            luck_now = tuple([more + owed for more, owed in zip(drawn, ahead, strict=True)])
        else:
            luck_now = luck
        ahead = tuple([old + more - less for old, more, less in zip(ahead, drawn, luck_now, strict=True)])
        mover = game.to_move(state)
        own = tuple([now[seat] - luck[seat] - before[seat] if seat == mover else 0 for seat in seats])
        others = tuple([now[seat] - before[seat] - luck_now[seat] - own[seat] for seat in seats])
        yield Step(mover, luck_now, own, others, drawn, tuple([known is not None for known in foreseen]))
        before = now


def accounts(begin: Leads, done: Sequence[Step]) -> tuple[Account, ...]:
    """Return the account of every seat after the steps of a match, or of its first part."""
    return tuple([_account(first, done, seat) for seat, first in enumerate(begin)])


def luck_and_skill(
    game: AnyEvaluatedGame, states: Sequence[Any], events: Sequence[Any], source: int
) -> tuple[Account, ...]:
    """Return the account of every seat for a whole match."""
    begin = start(game, states[0], source)
    all_steps = [step for step in steps(game, states, events, source, begin) if step is not None]
    return accounts(begin, all_steps)


def _account(first: int, done: Sequence[Step], seat: int) -> Account:
    luck = sum([step.luck[seat] for step in done])
    own = sum([step.own[seat] for step in done])
    others = sum([step.others[seat] for step in done])
    return Account(first, luck, own, others, first + luck + own + others)


def rollout_totals(game: AnyEvaluatedGame, state: Any, weights: Weights) -> tuple[int, ...]:
    """Return every seat's expected final total in a position without hidden parts; exact when the game is over.

    It is a mean of two estimates by the value function: of the position itself, and of the position after all players
    have played on for some turns. The first knows nothing of the pieces on offer; the second may make too much of them.
    The weights file has the turns, and the weight of the second in per cent, under ``luck``. Default: one turn of each
    player, and half.
    """
    now = values(game, state, weights)
    settings = data_of(game).get("luck", {})
    part = settings.get("later_pct", SCALE // 2)
    end = game.turns_played(state) + settings.get("turns", len(now))
    last = playout(
        game,
        state,
        lambda at, _: game.best_move(at, weights),
        Rng(0),
        lambda at, _: game.to_move(at) == CHANCE or game.turns_played(at) >= end,
    )
    then = values(game, last, weights)
    return tuple([((SCALE - part) * old + part * new) // SCALE for old, new in zip(now, then, strict=True)])


class _LeadEstimator:
    """The expected leads of the seats of a match."""

    def __init__(self, game: AnyEvaluatedGame, source: int, players: int) -> None:
        self.game = game
        self.source = source
        self.players = players
        self.weights = weights_of(game, players)

    def expected(self, state: Any, since: Sequence[int]) -> _Work:
        """Return the expected lead of every seat.

        ``since`` is, by seat, the number of events until something was last revealed to it. Positions without a
        revelation in between are valued over the same deals: their differences are less noisy.
        """
        known: dict[Hashable, Leads] = {}
        means = []
        for seat, last in enumerate(since):
            view = self.game.observe(state, seat)
            if (view, last) not in known:
                known[view, last] = yield from self._mean(self._deals(view, self.game.determinize, last))
            means.append(known[view, last][seat])
        return tuple(means)

    def foreseen(self, state: Any, event: Any, after: Any, since: Sequence[int]) -> _Work:
        """Return every seat's mean lead after an event in deals from before it, or ``None`` if it revealed nothing."""
        known: dict[Hashable, Leads | None] = {}
        means = []
        for seat, last in enumerate(since):
            view = self.game.observe(state, seat)
            key = view, self.game.observe(after, seat), last
            if key not in known:
                deals = self._deals(view, self.game.determinize, last)
                played = self._after(deals, event, after, partial(self.game.observe, seat=seat), last)
                known[key] = None if played is None else (yield from self._mean(played))
            mean = known[key]
            means.append(None if mean is None else mean[seat])
        return tuple(means)

    def drawn(self, state: Any, event: Any, after: Any, at: int) -> _Work:
        """Return the luck of an event for every seat in the eyes of an observer who knows everything drawn so far."""
        resample = self.game.hidden.resample_undrawn
        dealt = self._after(
            self._deals(state, resample, at), event, after, lambda position: resample(position, Rng(0)), at
        )
        if dealt is None:  # no draw
            return (0,) * self.players
        foreseen = yield from self._mean(dealt)
        now = yield from self._mean(self._deals(after, resample, at + 1))
        return _differences(now, foreseen)

    def is_open(self, state: Any) -> bool:
        """Return True if no seat knows anything that the others do not know."""
        public = self.game.observe(state, SPECTATOR)
        return all(self.game.observe(state, seat) == public for seat in range(self.players))

    def _deals(self, known: Any, deal: Callable[[Any, Rng], Any], at: int) -> list[Any]:
        return [deal(known, Rng.of(self.source, at, number)) for number in range(DEALS)]

    def _after(
        self,
        deals: Sequence[Any],
        event: Any,
        after: Any,
        view: Callable[[Any], Any],
        at: int,
    ) -> list[Any] | None:
        """Return the positions after an event in some deals; ``None`` if the view of them is always the same.

        Deals in which the event is illegal do not count: it has ruled them out.
        """
        game, played = self.game, []
        for number, state in enumerate(deals):
            rng = Rng.of(self.source, at, number, "chance")
            with suppress(IllegalMove):
                played.append(
                    game.apply(state, game.sample_chance(state, rng) if game.to_move(state) == CHANCE else event)
                )
        shown = view(after)
        return None if all(view(state) == shown for state in played) else played

    def _mean(self, deals: Sequence[Any]) -> _Work:
        """Return the mean lead of every seat over these positions."""
        sums = [0] * self.players
        for state in deals:
            sample = leads(rollout_totals(self.game, state, self.weights))
            sums = [old + new for old, new in zip(sums, sample, strict=True)]
            yield None
        return tuple([total // len(deals) for total in sums])


def _differences(now: Sequence[int], foreseen: Sequence[int | None]) -> Leads:
    """Return the differences; 0 where nothing was revealed."""
    return tuple([0 if old is None else new - old for new, old in zip(now, foreseen, strict=True)])


def _result(work: _Work) -> Any:
    """Run all slices of some work and return its result."""
    while True:
        try:
            next(work)
        except StopIteration as ended:
            return ended.value
