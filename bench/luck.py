"""Check luck and skill on whole matches: `python -m bench.luck --matches 200`.

For matches of both games with 2 to 4 players it checks that start + luck + own + others is the final lead, and prints
the mean luck for each kind of event with its standard error: it must be 0.
"""

import argparse
from itertools import cycle, islice, product
from math import sqrt
from statistics import fmean, stdev
from time import process_time
from typing import Any, Final

from hofgarten.bots.luck import Step, accounts, start, steps
from hofgarten.bots.value_function import leads
from hofgarten.cli.selfplay import play
from hofgarten.evaluation import SCALE, AnyEvaluatedGame
from hofgarten.game import TERMINAL
from hofgarten.record import positions
from hofgarten.registry import GAMES

BOTS: Final = ("master", "gardener", "apprentice", "random")


def kind(game: AnyEvaluatedGame, before: Any, event: Any, after: Any) -> str:  # noqa: ANN401
    """Return the kind of an event: the first word of its text, or ``round``, ``shuffle`` or ``end``."""
    if game.to_move(after) == TERMINAL:
        return "end"
    if game.name == "zen-garden":
        return "shuffle" if game.to_move(before) < 0 else "round"
    return game.write_event(event).split()[0]


def measure(matches: int) -> str:
    """Return the report, one line for each game and kind of event."""
    found: dict[tuple[str, str], list[float]] = {}
    times: dict[str, list[float]] = {name: [] for name in GAMES}
    exact = 0
    for number, (players, name) in enumerate(islice(cycle(product((2, 3, 4), GAMES)), matches)):
        game = GAMES[name]
        bots = [BOTS[(number + seat) % len(BOTS)] for seat in range(players)]
        record = play(game, game.options_from_flags({}), bots, "luck", number)
        states, events = tuple(positions(record)), tuple(map(game.read_event, record.events))
        begun = process_time()
        begin = start(game, states[0], number)
        done: list[Step] = [step for step in steps(game, states, events, number, begin) if step is not None]
        times[name].append(process_time() - begun)
        totals = tuple(SCALE * game.total(states[-1], seat) for seat in range(players))
        assert tuple(one.lead for one in accounts(begin, done)) == leads(totals), number
        exact += 1
        sums: dict[str, int] = {"all": sum(step.luck[number % players] for step in done)}
        for at, step in enumerate(done):
            what = kind(game, states[at], events[at], states[at + 1])
            sums[what] = sums.get(what, 0) + step.drawn[number % players]
        for what, luck in sums.items():
            found.setdefault((name, what), []).append(luck / SCALE)
    lines = [f"{exact} matches: start + luck + own + others is the final lead in every seat"]
    for (name, what), lucks in sorted(found.items()):
        if len(lucks) > 1 and any(lucks):
            error = stdev(lucks) / sqrt(len(lucks))
            lines.append(f"{name} {what}: {len(lucks)} matches, mean luck {fmean(lucks):+.2f} ± {error:.2f} points")
    lines += [f"{name}: {fmean(spent):.2f} s of processor time for a match" for name, spent in times.items() if spent]
    return "\n".join(lines)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.luck", description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    print(measure(parser.parse_args().matches))
