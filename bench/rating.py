"""Check the performance rating: `python -m bench.rating`.

Bots of known order play each other, and every move is assessed: our four levels, whose mean losses are the anchors of
the rating, and mixtures of bots that know nothing of our value function. The second command prints the tables of
docs/bots.md: the mean losses, and how often ten matches put neighbours in the right order.

    python -m bench.rating play --matches 12     # continues bench/rating.jsonl
    python -m bench.rating report
    python -m bench.rating anchors               # writes the levels' losses into the weights files
"""

import argparse
import json
from collections.abc import Iterator, Sequence
from functools import cache, partial
from importlib.resources import files
from itertools import pairwise, product
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

from hofgarten.bots import BOTS, LEVEL_NAMES, Bot
from hofgarten.bots.rating import MatchLosses, loss_of, performance
from hofgarten.bots.search import Search, Skill
from hofgarten.bots.value_function import most_turns, plain_weights
from hofgarten.cli.common_args import replace_file
from hofgarten.evaluation import SCALE, AnyEvaluatedGame, Weights
from hofgarten.game import CHANCE, TERMINAL, folder_of
from hofgarten.registry import GAMES
from hofgarten.rng import Rng

FILE: Final = Path(__file__).parent / "rating.jsonl"
CAREER: Final = 10
"""Matches of a career."""

CAREERS: Final = 1000
ASSESSED: Final = 3
"""One turn in so many is assessed, which takes hours off. A real career has three times the evidence."""

SHALLOW: Final = Skill(beam=8, determinizations=1, rollout_depth=4)
IGNORED: Final = {"zen-garden": "circuits", "hanging-gardens": "chalice"}
"""An item of the score that a player ignores: one that brings much."""


@cache
def _points(game: AnyEvaluatedGame, players: int) -> Weights:
    """Return the weights of a player who counts nothing but the score."""
    return plain_weights(game, most_turns(game, players))


def _shallow(game: AnyEvaluatedGame, view: Any, seat: int, rng: Rng) -> Any:  # noqa: ANN401
    """Search a few moves ahead, by the score alone."""
    *_, choices = Search(game, view, seat, SHALLOW, _points(game, len(game.seats(view)))).run(rng)
    return choices[0].move


def _blind(game: AnyEvaluatedGame, view: Any, seat: int, rng: Rng) -> Any:  # noqa: ANN401
    """Take the most points at once, and ignore one item."""
    item = IGNORED[game.name]

    def points(move: Any) -> int:  # noqa: ANN401
        score = game.score(game.apply(view, move))[seat]
        return score["total"] - score.get(item, 0)

    moves = list(game.distinct_moves(view))
    found = [points(move) for move in moves]
    return rng.choose([move for move, worth in zip(moves, found, strict=True) if worth == max(found)])


PARTS: Final[dict[str, Bot]] = {
    "random": BOTS["random"],
    "blind": _blind,
    "greedy": BOTS["greedy"],
    "shallow": _shallow,
}


def _mixed(shares: Sequence[tuple[str, int]], game: AnyEvaluatedGame, view: Any, seat: int, rng: Rng) -> Any:  # noqa: ANN401
    """Let one of several bots choose the move, each with its share in per cent."""
    lot = rng.below(100)
    for name, share in shares:
        lot -= share
        if lot < 0:
            return PARTS[name](game, view, seat, rng)
    raise AssertionError(shares)


MIXTURES: Final[dict[str, dict[str, Bot]]] = {
    "zen-garden": {
        "novice": partial(_mixed, (("random", 50), ("blind", 50))),
        "amateur": partial(_mixed, (("random", 10), ("blind", 40), ("greedy", 50))),
        "expert": partial(_mixed, (("greedy", 20), ("shallow", 80))),
    },
    "hanging-gardens": {
        "novice": partial(_mixed, (("random", 50), ("blind", 50))),
        "amateur": partial(_mixed, (("blind", 60), ("greedy", 40))),
        "expert": partial(_mixed, (("shallow", 10), ("greedy", 90))),
    },
}
"""Players by game that know nothing of our value function, weakest first. A shallow search by the score is weak in The
Hanging Gardens, because most cards score nothing at once."""

LADDERS: Final = (("novice", "amateur", "expert"), LEVEL_NAMES)
NAMES: Final = (*LEVEL_NAMES, *LADDERS[0])


def bot_of(game: str, name: str) -> Bot:
    """Return a level, or a mixture of a game."""
    return BOTS[name] if name in LEVEL_NAMES else MIXTURES[game][name]


TWO_PLAYER_RATIO: Final = 4
"""One match with three and four players for so many with two."""


class Seated(NamedTuple):
    """One seat of a match that was played and assessed."""

    game: str
    players: int
    number: int
    name: str
    rival: str
    """The neighbour in the ladder that it played against."""
    lead: int
    losses: list[list[int]]
    """For every third of its turns the loss of each move, in hundredths of a point."""

    @property
    def played(self) -> MatchLosses:
        """The seat's losses as the rating takes them."""
        return MatchLosses(self.players, sum(map(len, self.losses)), sum(map(sum, self.losses)))

    @property
    def loss(self) -> float:
        """The mean loss per move."""
        return self.played.loss / self.played.moves


def assessed_match(name: str, players: int, pair: tuple[str, str], number: int) -> Iterator[Seated]:
    """Play a match between two neighbours, who take the seats in turn, and assess a part of their turns."""
    game = GAMES[name]
    seats = [pair[(seat + number) % 2] for seat in range(players)]
    rng = Rng.of("rating", name, players, *pair, number)
    options = game.options_from_flags({})
    state, at = game.initial_state(options, game.deal_setup(options, players, rng), players), 0
    losses: list[list[list[int]]] = [[] for _ in seats]
    begun, turns = -1, [number] * players
    while (seat := game.to_move(state)) != TERMINAL:
        if seat == CHANCE:
            event = game.sample_chance(state, rng)
        else:
            event = bot_of(name, seats[seat])(game, game.observe(state, seat), seat, rng)
            if game.turns_played(state) != begun:
                begun = game.turns_played(state)
                turns[seat] += 1
                losses[seat] += [[]] * (turns[seat] % ASSESSED == 0)
            if turns[seat] % ASSESSED == 0:
                losses[seat][-1].append(loss_of(game, state, event, number, at).loss)
        state, at = game.apply(state, event), at + 1
    totals = [game.total(state, seat) for seat in range(players)]
    for seat, bot in enumerate(seats):
        rival = pair[1 - pair.index(bot)]
        lead = totals[seat] - max(totals[:seat] + totals[seat + 1 :])
        yield Seated(name, players, number, bot, rival, lead, losses[seat])


def play(matches: int, file: Path) -> None:
    """Play the matches that the file does not have yet, a few of every kind first."""
    done = {(one.game, one.players, one.number, *sorted((one.name, one.rival))) for one in read_seats(file)}
    kinds = [(2, pair) for ladder in LADDERS for pair in pairwise(ladder)]
    further = [(players, pair) for players in (3, 4) for pair in pairwise(LEVEL_NAMES)]
    for number in range(matches):
        for players, pair in [*kinds, *(further if number % TWO_PLAYER_RATIO == TWO_PLAYER_RATIO - 1 else [])]:
            for game in GAMES:
                if (game, players, number, *sorted(pair)) not in done:
                    _play_into(file, game, players, pair, number)


def _play_into(file: Path, game: str, players: int, pair: tuple[str, str], number: int) -> None:
    lines = [json.dumps(one, separators=(",", ":")) for one in assessed_match(game, players, pair, number)]
    with file.open("a", encoding="utf-8") as stream:
        stream.write("".join(f"{line}\n" for line in lines))


def read_seats(file: Path) -> list[Seated]:
    """Return the seats of a file; none if it does not exist."""
    return [Seated(*json.loads(line)) for line in file.read_text("utf-8").splitlines()] if file.exists() else []


def anchors(file: Path, game: str) -> dict[str, dict[str, float]]:
    """Return the mean loss per move of each level by number of players, weakest first.

    For three and four players there are few matches: the losses with two are multiplied by one factor for all levels.
    """
    found = [one for one in read_seats(file) if one.game == game and one.name in LEVEL_NAMES]

    def mean(players: int, name: str) -> float:
        played = [one.played for one in found if (one.players, one.name) == (players, name)]
        return sum(one.loss for one in played) / sum(one.moves for one in played)

    two = {name: mean(2, name) for name in LEVEL_NAMES}
    losses = {}
    for players in GAMES[game].players:
        seats = [one for one in found if one.players == players]
        expected = sum(two[one.name] * one.played.moves for one in seats)
        factor = sum(one.played.loss for one in seats) / expected
        losses[str(players)] = {name: round(factor * loss, 1) for name, loss in two.items()}
    return losses


def write_anchors(file: Path) -> None:
    """Write the levels' losses into the weights files."""
    for name in GAMES:
        weights = Path(str(files(f"hofgarten.games.{folder_of(name)}.eval") / "weights.json"))
        data = json.loads(weights.read_text("utf-8"))
        replace_file(weights, json.dumps({**data, "losses": anchors(file, name)}, separators=(",", ":")) + "\n")


def report(file: Path) -> str:
    """Return the tables of docs/bots.md: mean losses, and the share of careers in the right order."""
    found = read_seats(file)
    lines = ["| game | players | bot | matches | loss per move | ± |", "| --- | --- | --- | --- | --- | --- |"]
    for game, players, name in product(GAMES, (2, 3, 4), NAMES):
        seats = [one.loss for one in found if (one.game, one.players, one.name) == (game, players, name)]
        if len(seats) > 1:
            error = stdev(seats) / sqrt(len(seats)) / SCALE
            lines.append(f"| {game} | {players} | {name} | {len(seats)} | {fmean(seats) / SCALE:.2f} | {error:.2f} |")
    lines += [
        "",
        "| game | stronger | weaker | matches | won | ahead | in order | in order by loss per turn |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for game, (weaker, stronger) in product(GAMES, [pair for ladder in LADDERS for pair in pairwise(ladder)]):
        pairing = game, 2, stronger, weaker
        met = [one.lead for one in found if (one.game, one.players, one.name, one.rival) == pairing]
        if len(met) > 1:
            won = fmean([(1 + (lead > 0) - (lead < 0)) / 2 for lead in met])
            shares = "{:.1%} | {:.1%}".format(*in_order(game, found, weaker, stronger))
            lines.append(f"| {game} | {stronger} | {weaker} | {len(met)} | {won:.0%} | {fmean(met):+.1f} | {shares} |")
    return "\n".join(lines)


def in_order(game: str, found: Sequence[Seated], weaker: str, stronger: str) -> tuple[float, float]:
    """Return the share of pairs of careers that are in order: by rating, and by loss per turn."""
    pools = [
        [each for each in found if (each.game, each.players, each.name) == (game, 2, name)]
        for name in (weaker, stronger)
    ]
    rng, by_rating, by_turn = Rng.of("careers", game, weaker, stronger), 0, 0
    for _ in range(CAREERS):
        low, high = ([rng.choose(pool) for _ in range(CAREER)] for pool in pools)
        worse, better = (performance(GAMES[game], [each.played for each in career]) for career in (low, high))
        by_rating += worse is not None and better is not None and better.value > worse.value
        turns = [
            sum(each.played.loss for each in career) / sum(len(each.losses) for each in career)
            for career in (low, high)
        ]
        by_turn += turns[1] < turns[0]
    return by_rating / CAREERS, by_turn / CAREERS


def main() -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m bench.rating", description=__doc__)
    parser.add_argument("what", choices=("play", "report", "anchors"))
    parser.add_argument("--matches", type=int, default=12)
    parser.add_argument("--file", type=Path, default=FILE)
    found = parser.parse_args()
    if found.what == "play":
        play(found.matches, found.file)
    elif found.what == "anchors":
        write_anchors(found.file)
    else:
        print(report(found.file))


if __name__ == "__main__":
    main()
