"""``selfplay``: opponents play one another; every match is printed as a record."""

from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from engine import jsontext
from engine.bots import BOTS
from engine.catalogue import GAMES
from engine.chance import Chance
from engine.cli.arguments import Parser, UsageError, flags, positive
from engine.cli.progress import progress
from engine.game import CHANCE, OVER, AnyGame, BadSetup, Json
from engine.record import Record, begin, positions, result, write

HELP: Final = "let opponents play and print the records"


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.epilog = "A match's options are flags of its game, such as --level 3, --boards 1,2,5, --majority-ties split."
    parser.add_argument("--game", required=True, help=", ".join(GAMES))
    parser.add_argument("--bots", required=True, help=f"one for each seat, with commas between: {', '.join(BOTS)}")
    parser.add_argument("--games", type=positive, default=1, metavar="N", help="how many matches (default: 1)")
    parser.add_argument("--seed", default="1", help="a number or text: the same seed gives the same matches")
    parser.set_defaults(run=run)


def run(found: Namespace, others: Sequence[str]) -> None:
    """Play the matches and print one record a line.

    Raises:
        UsageError: There is no such game or opponent, or the game has no such options.
    """
    if found.game not in GAMES:
        raise UsageError(f"unknown game {found.game!r}: known are {', '.join(GAMES)}")
    game = GAMES[found.game]
    bots = found.bots.split(",")
    for bot in bots:
        if bot not in BOTS:
            raise UsageError(f"unknown opponent {bot!r}: known are {', '.join(BOTS)}")
    if len(bots) not in game.players:
        raise UsageError(f"--bots names {len(bots)}, but {game.players[0]} to {game.players[-1]} can play")
    try:
        options = game.options_from_flags(flags(others))
        jsontext.check_characters(found.seed)
    except BadSetup as error:
        raise UsageError(error.reason) from None
    except jsontext.JsonError as error:
        raise UsageError(f"--seed: {error}") from None
    with progress(range(found.games), "matches", found.games, printing=True) as numbers:
        for number in numbers:
            print(write(play(game, options, bots, found.seed, number)))


def play(game: AnyGame, options: Mapping[str, Json], bots: Sequence[str], seed: str, number: int) -> Record:
    """Return a whole match between opponents, the ``number``-th of a seed; its deal does not depend on who plays.

    Chance has one stream, each opponent another: none can foresee a shuffle.
    """
    chance = Chance.of(seed, number)
    streams = [Chance.of(seed, number, "seat", seat) for seat in range(len(bots))]
    players = [{"name": bot, "bot": bot} for bot in bots]
    record = begin(game, options, players, chance)
    state = next(positions(record))
    events = []
    while (turn := game.turn(state)) != OVER:
        if turn == CHANCE:
            event = game.answer(state, chance)
        else:
            event = BOTS[bots[turn]](game, game.view(state, turn), turn, streams[turn])
        state = game.play(state, event)
        events.append(game.write_event(event))
    extra = {"seed": seed, "match": number}
    return replace(record, events=tuple(events), result=result(game, state), extra=extra)
