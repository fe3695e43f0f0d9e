"""Learn Zen Garden from self-play with scikit-learn: python examples/rl/train.py. docs/rl.md shows its curve.

V is 0 at first, and the bot plays about as well as ``greedy``. Each round plays matches of the bot against itself, then
fits V to the changes of the lead that followed each position.
"""

import json
import subprocess
import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final

import numpy as np
from bot import GAME, NAME, NUMBERS, WEIGHTS, Rows, afterstates, inputs
from sklearn.linear_model import RidgeCV
from sklearn.pipeline import make_pipeline
from sklearn.preprocessing import StandardScaler

from hofgarten.game import TERMINAL
from hofgarten.rl.match_runner import MatchRunner
from hofgarten.rng import Rng

BOT: Final = Path(__file__).with_name("bot.py")

SEEN: Final = 64
"""Moves that self-play compares, drawn anew each turn from about 200. This explores, and takes a third of the time."""


def self_play(seed: int, weights: Rows) -> tuple[Rows, Rows]:
    """Play a match of the bot against itself.

    Returns:
        The inputs of V after each move, and the change of the mover's lead from then to the end.
    """
    runner, rng = MatchRunner(NAME, 2, None, {}), Rng.of(seed, "moves")
    runner.deal(seed)
    chosen = []
    while (seat := runner.to_move) != TERMINAL:
        view = GAME.observe(runner.state, seat)
        found = afterstates(view, seat, rng.shuffled(GAME.distinct_moves(view))[:SEEN])
        best = int(np.argmax(found.leads + found.inputs @ weights))
        runner.play_move(found.moves[best])
        chosen.append((seat, found.leads[best], found.inputs[best]))
    final = runner.totals()
    changes = [final[seat] - final[1 - seat] - lead for seat, lead, _ in chosen]
    return np.array([row for *_, row in chosen]), np.array(changes)


def main() -> None:
    """Play and fit in turns, save the weights of V, and measure them against ``greedy`` before and after each round."""
    parser = ArgumentParser(description="Learn Zen Garden from self-play.")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--matches", type=int, default=100, help="matches of self-play in each round")
    parser.add_argument("--games", type=int, default=100, help="matches against greedy after each round, 0 for none")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--curve", help="an SVG file for the learning curve")
    found = parser.parse_args()
    rows: list[Rows] = []
    changes: list[Rows] = []
    results = []
    current = np.zeros(inputs(np.zeros((1, NUMBERS.size), np.int8)).shape[1])
    begun = perf_counter()
    with ProcessPoolExecutor() as pool:
        for number in range(found.rounds + 1):
            if number:
                deals = range(found.seed + len(rows), found.seed + len(rows) + found.matches)
                for played, followed in pool.map(partial(self_play, weights=current), deals):
                    rows.append(played)
                    changes.append(followed)
                current = fitted(np.concatenate(rows), np.concatenate(changes))
            save(current)
            line = f"round {number}: {len(rows)} matches, {perf_counter() - begun:.0f} s"
            if found.games:
                won, low, high, ahead = measured(found.games)
                results.append((len(rows), won, low, high))
                line += f", won {won:.0%} ({low:.0%} to {high:.0%}), ahead {ahead:+.1f}"
            print(line, flush=True)
    if found.curve:
        draw(results, found.curve)


def fitted(rows: Rows, changes: Rows) -> Rows:
    """Return the weights of V: a linear regression, with a penalty for large weights chosen by cross-validation."""
    model = make_pipeline(StandardScaler(), RidgeCV(np.logspace(0, 4, 9))).fit(rows, changes)
    # The constant part of V is left out: it is the same for all moves.
    weights: Rows = model[-1].coef_ / model[0].scale_
    return weights


def save(weights: Rows) -> None:
    """Write the weights for ``bot.py``."""
    WEIGHTS.write_text(json.dumps([round(float(one), 5) for one in weights]) + "\n", "utf-8")


def measured(games: int) -> tuple[float, float, float, float]:
    """Play the saved weights against ``greedy`` in the arena.

    Returns:
        The share of matches won, the ends of its 95 % interval, and the mean lead in points.
    """
    command = ("-m", "hofgarten", "arena", "--game", NAME, "--bots", f"{BOT},greedy", "--matches", str(games))
    whole = (sys.executable, *command, "--json", "-")
    done = subprocess.run(whole, check=True, stdout=subprocess.PIPE)
    pair = json.loads(done.stdout)["contests"][0]["pairs"][0]
    return pair["won"], *pair["won_interval"], pair["ahead"]


def draw(results: Sequence[tuple[int, float, float, float]], target: str) -> None:
    """Draw the share of matches won against ``greedy``, with its 95 % interval, over the matches of self-play."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure

    matches, won, low, high = np.array(results).T
    figure = Figure(figsize=(5, 3), layout="constrained")
    axes = figure.subplots()
    axes.errorbar(matches, 100 * won, 100 * np.array([won - low, high - won]), marker="o", capsize=3)
    axes.axhline(50, linestyle=":", color="gray")
    axes.set(xlabel="matches of self-play", ylabel="won against greedy, in %", ylim=(0, 100))
    with rc_context({"svg.fonttype": "none", "svg.hashsalt": "hofgarten"}):
        figure.savefig(target, metadata={"Date": None})


if __name__ == "__main__":
    main()
