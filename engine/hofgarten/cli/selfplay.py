"""``selfplay``: let bots play each other, and print every match as a record."""

import sys
from argparse import Namespace
from collections.abc import Mapping, Sequence
from typing import Final

from hofgarten.arena import play_match
from hofgarten.arena.load_bot import load_opponent
from hofgarten.bots import BOTS
from hofgarten.cli.common_args import GAME_HELP, check_players, game_named, opponents, options, seed
from hofgarten.cli.parser import Parser, positive_int
from hofgarten.cli.terminal import printable, printable_json, progress
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.game import Json
from hofgarten.record import Record, write_record

HELP: Final = "let bots play each other and print the records"


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.epilog = "A match's options are flags of its game, such as --level 3, --boards 1,2,5, --majority-ties split."
    parser.add_argument("--game", required=True, help=GAME_HELP)
    parser.add_argument(
        "--bots",
        required=True,
        help=f"one for each seat, comma-separated: {', '.join(BOTS)}, or a file (./mine.py)",
    )
    parser.add_argument("--matches", type=positive_int, default=1, metavar="N", help="number of matches (default: 1)")
    parser.add_argument("--seed", type=seed, default="1", help="a number or text: the same seed gives the same matches")
    parser.set_defaults(run=run)


def run(args: Namespace, extra_args: Sequence[str]) -> None:
    """Play the matches, print one record per line, and report forfeited moves.

    Raises:
        UsageError: No game or bot has this name, or the game has no such options.
        OSError: A bot's file cannot be read.
    """
    game = game_named(args.game)
    names = args.bots.split(",")
    seated = opponents(names)
    check_players(game, len(names), f"--bots has {len(names)}")
    chosen = options(game, extra_args)
    forfeits: list[list[str]] = [[] for _ in names]
    with progress(range(args.matches), "matches", args.matches, printing=True) as numbers:
        for number in numbers:
            played = play_match.play(game, chosen, seated, args.seed, number)
            print(printable_json(write_record(played.record)))
            for reasons, new in zip(forfeits, played.forfeits, strict=True):
                reasons.extend(new)
    for name, reasons in zip(names, forfeits, strict=True):
        if reasons:
            said = printable(f"{name} forfeited {len(reasons)} moves; first: {reasons[0]}")
            print(f"hofgarten: {said}", file=sys.stderr)


def play(game: AnyEvaluatedGame, options: Mapping[str, Json], bots: Sequence[str], seed: str, number: int) -> Record:
    """Return match ``number`` of a seed between bots. The deal does not depend on the bots."""
    return play_match.play(game, options, [load_opponent(bot) for bot in bots], seed, number).record
