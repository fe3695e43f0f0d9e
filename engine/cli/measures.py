"""What ``bench`` measures of a game. Each measure does some work and returns how many operations that was."""

from collections.abc import Callable
from itertools import cycle
from typing import Any

from engine.bots import BOTS
from engine.chance import Chance
from engine.cli.selfplay import play
from engine.game import CHANCE, OVER, AnyGame
from engine.record import positions, read, verify, write

Measure = Callable[[], int]

_MATCHES = 3
_SEED = "bench"


def measures(game: AnyGame) -> dict[str, Measure]:
    """Return the measures by name, all on matches of every number of players that are always the same."""
    records = [
        play(game, game.options_from_flags({}), ["random"] * players, _SEED, number)
        for players in game.players
        for number in range(_MATCHES)
    ]
    texts = [write(record) for record in records]
    line = [state for record in records for state in positions(record)]
    decisions = cycle([state for state in line if game.turn(state) >= 0])
    states, starts = cycle(line), cycle([next(positions(record)) for record in records])
    chance = Chance.of(_SEED)
    some_records, some_texts = cycle(records), cycle(texts)

    def playout() -> int:
        """Play one match to its end with random moves and return how many events it had."""
        state, events = next(starts), 0
        while (turn := game.turn(state)) != OVER:
            event = game.answer(state, chance) if turn == CHANCE else game.sample(state, chance)
            state = game.play(state, event)
            events += 1
        return events

    def once(work: Callable[[Any], object], on: Any) -> Measure:  # noqa: ANN401
        def measure() -> int:
            work(next(on))
            return 1

        return measure

    def greedy(state: Any) -> None:  # noqa: ANN401
        seat = game.turn(state)
        BOTS["greedy"](game, game.view(state, seat), seat, chance)

    return {
        "random moves": playout,
        "playouts": lambda: min(1, playout()),
        "legal-move lists": once(lambda state: list(game.moves(state)), decisions),
        "legal moves listed": lambda: sum(1 for _ in game.moves(next(decisions))),
        "legal-move counts": once(game.count, decisions),
        "candidate lists": once(game.candidates, decisions),
        "scores of all seats": once(game.score, states),
        "greedy's moves": once(greedy, decisions),
        "records written": once(write, some_records),
        "records read": once(read, some_texts),
        "records verified": once(lambda text: verify(read(text)), some_texts),
    }
