"""``selfplay``: opponents play one another; every match is printed as a record."""

import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from hofgarten.arena import play_match
from hofgarten.arena.load_bot import opponent
from hofgarten.arena.play_match import Played
from hofgarten.bots import BOTS
from hofgarten.cli.common_args import check_players, game_named, opponents, options, seed
from hofgarten.cli.parser import Parser, positive
from hofgarten.cli.progress import progress
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import Json
from hofgarten.record import Record, write
from hofgarten.registry import GAMES

HELP: Final = "let opponents play and print the records"


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.epilog = "A match's options are flags of its game, such as --level 3, --boards 1,2,5, --majority-ties split."
    parser.add_argument("--game", required=True, help=", ".join(GAMES))
    parser.add_argument(
        "--bots",
        required=True,
        help=f"one for each seat, with commas between: {', '.join(BOTS)}, or a file of one's own (./mine.py)",
    )
    parser.add_argument("--games", type=positive, default=1, metavar="N", help="how many matches (default: 1)")
    parser.add_argument("--seed", type=seed, default="1", help="a number or text: the same seed gives the same matches")
    parser.set_defaults(run=run)


def run(found: Namespace, others: Sequence[str]) -> None:
    """Play the matches and print one record a line; say which bot forfeited moves.

    Raises:
        UsageError: There is no such game or opponent, or the game has no such options.
        OSError: A bot's file cannot be read.
    """
    game = game_named(found.game)
    names = found.bots.split(",")
    seated = opponents(names)
    check_players(game, len(names), f"--bots names {len(names)}")
    chosen = options(game, others)
    forfeits: list[list[str]] = [[] for _ in names]
    with progress(range(found.games), "matches", found.games, printing=True) as numbers:
        for number in numbers:
            played = play_match.play(game, chosen, seated, found.seed, number)
            print(write(_named(played, found.seed, number)))
            for reasons, new in zip(forfeits, played.forfeits, strict=True):
                reasons.extend(new)
    for name, reasons in zip(names, forfeits, strict=True):
        if reasons:
            print(f"engine: {name} forfeited {len(reasons)} moves; first: {reasons[0]}", file=sys.stderr)


def play(game: AnyEvaluatedGame, options: Mapping[str, Json], bots: Sequence[str], seed: str, number: int) -> Record:
    """Return a whole match between opponents, the ``number``-th of a seed; its deal does not depend on who plays."""
    return _named(play_match.play(game, options, [opponent(bot) for bot in bots], seed, number), seed, number)


def _named(played: Played, seed: str, number: int) -> Record:
    """Return the record with what makes the match again."""
    return replace(played.record, extra={"seed": seed, "match": number})
