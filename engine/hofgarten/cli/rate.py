"""``rate``: tell luck from skill in finished matches, and rate the players by their losses."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from statistics import fmean
from typing import Final, NamedTuple

from hofgarten import __version__
from hofgarten.arena.rate_match import RatedMatch, RatedSeat, rate
from hofgarten.arena.statistics import standard_error
from hofgarten.bots.luck import Account
from hofgarten.bots.rating import LATEST, Rating, performance
from hofgarten.cli.common_args import STANDARD_OUTPUT, add_json, add_workers, json_file, open_workers
from hofgarten.cli.parser import Parser, reject_extra
from hofgarten.cli.read_records import open_records
from hofgarten.cli.terminal import printable_json, progress, table
from hofgarten.evaluation import SCALE
from hofgarten.game import TERMINAL, Json
from hofgarten.record import Record, RecordError, verify_record
from hofgarten.record_file import Source
from hofgarten.registry import GAMES

HELP: Final = "tell luck from skill in finished matches, and rate the players"

COSTLY: Final = 5
"""The number of costly moves that are listed for a match."""


class Total(NamedTuple):
    """All matches of one player in one game."""

    game: str
    name: str
    seats: tuple[RatedSeat, ...]
    rating: Rating | None


def add_to(parser: Parser) -> None:
    """Add the command's arguments."""
    parser.epilog = (
        "For every seat, start + luck + own + others = lead, in points: the expected lead before the first move, the"
        " draws, its own moves, the moves of others, and the final lead over the best other seat."
        " 'loss' is what a move gave away on average, against the best ones that an architect finds."
        f" The rating counts a player's last {LATEST} matches of the file and has a 95% interval;"
        " the levels have 1000, 1500, 1900 and 2150. A match takes some seconds."
    )
    parser.add_argument("file", metavar="FILE", help="finished matches, one per line; - is standard input")
    add_json(parser)
    add_workers(parser)
    parser.set_defaults(run=run)


def run(args: Namespace, extra_args: Sequence[str]) -> None:
    """Rate every match of a file, and print the numbers of each match, then those of each player, or JSON, or both.

    Raises:
        SourceError: A record has a fault, or its match is not over.
        UsageError: The workers cannot be used.
        OSError: A file cannot be read or written.
    """
    reject_extra(extra_args)
    file = json_file(args)
    with open_records(args.file) as source:
        records = list(_finished(source))
    with open_workers(args) as work, progress(work(rate, records), "matches", len(records)) as results:
        matches = list(results)
    totals = _totals(matches)
    facts = _json(matches, totals)
    if file:
        file.write_text(facts, encoding="utf-8")
    sys.stdout.write(printable_json(facts) if args.json == STANDARD_OUTPUT else _text(matches, totals))


def _finished(source: Source) -> Iterator[Record]:
    """Yield the records of a source after checking them: a fault is reported before hours of work.

    Raises:
        RecordError: A record has a fault, or its match is not over.
    """
    for record in source:
        if GAMES[record.game].to_move(verify_record(record)) != TERMINAL:
            raise RecordError("the match is not over")
        yield record


def _totals(matches: Sequence[RatedMatch]) -> list[Total]:
    names = dict.fromkeys((match.game, seat.name) for match in matches for seat in match.seats)
    totals = []
    for game, name in names:
        played = [
            (seat, len(match.seats))
            for match in matches
            if match.game == game
            for seat in match.seats
            if seat.name == name
        ]
        rating = performance(GAMES[game], [seat.played(players) for seat, players in played])
        totals.append(Total(game, name, tuple(seat for seat, _ in played), rating))
    return totals


def _text(matches: Sequence[RatedMatch], totals: Sequence[Total]) -> str:
    rows: list[tuple[str, ...]] = [
        ("match", "game", "seat", "player", "start", "luck", "own", "others", "lead", "loss per move", "±")
    ]
    for number, match in enumerate(matches, 1):
        for at, seat in enumerate(match.seats):
            loss = (_points(seat.loss), _points(seat.error))
            rows.append((str(number), match.game, str(at), seat.name, *map(_signed, seat.account), *loss))
    costly = [("match", "event", "seat", "played", "best", "loss")]
    costly += [
        (str(number), str(move.at), str(move.seat), move.played, move.best, _points(move.loss))
        for number, match in enumerate(matches, 1)
        for move in match.costly[:COSTLY]
    ]
    return "\n".join(
        [table(rows, left=(1, 3)), *([table(costly, left=(3, 4))] if len(costly) > 1 else []), _players(totals)]
    )


def _players(totals: Sequence[Total]) -> str:
    rows: list[tuple[str, ...]] = [
        ("game", "player", "matches", "luck", "own", "others", "lead", "loss per move", "±", "rating", "95%")
    ]
    for total in totals:
        means = (_signed(_mean(total, part)) for part in (1, 2, 3, 4))
        loss, error = _loss(total)
        rating = total.rating
        shown = (str(rating.value), f"{rating.low} to {rating.high}") if rating else ("", "")
        rows.append((total.game, total.name, str(len(total.seats)), *means, _points(loss), _points(error), *shown))
    return table(rows, left=(0, 1))


def _mean(total: Total, part: int) -> float:
    """Return the mean of a part of the accounts, by its index."""
    return fmean([seat.account[part] for seat in total.seats])


def _loss(total: Total) -> tuple[float, float]:
    """Return the mean loss per move, with the standard error over matches, or over moves of a single match."""
    if len(total.seats) == 1:
        return total.seats[0].loss, total.seats[0].error
    losses = [seat.loss for seat in total.seats]
    return fmean(losses), standard_error(losses)


def _signed(hundredths: float) -> str:
    return f"{hundredths / SCALE:+.2f}"


def _points(hundredths: float) -> str:
    return f"{hundredths / SCALE:.2f}"


def _json(matches: Sequence[RatedMatch], totals: Sequence[Total]) -> str:
    """Return all numbers as JSON text, in points."""
    facts = {
        "engine": __version__,
        "matches": [
            {
                "game": match.game,
                "seats": [_seat(seat) for seat in match.seats],
                "costly": [
                    {
                        "event": move.at,
                        "seat": move.seat,
                        "played": move.played,
                        "best": move.best,
                        "loss": move.loss / SCALE,
                    }
                    for move in match.costly[:COSTLY]
                ],
            }
            for match in matches
        ],
        "players": [_player(total) for total in totals],
    }
    return json.dumps(facts, indent=2, ensure_ascii=False) + "\n"


def _seat(seat: RatedSeat) -> dict[str, Json]:
    parts = {name: part / SCALE for name, part in seat.account._asdict().items()}
    return {"player": seat.name, **parts, "moves": len(seat.losses), **_rounded(seat.loss, seat.error)}


def _player(total: Total) -> dict[str, Json]:
    parts = {name: round(_mean(total, at) / SCALE, 4) for at, name in enumerate(Account._fields)}
    rating = total.rating and {"value": total.rating.value, "interval": [total.rating.low, total.rating.high]}
    matches = len(total.seats)
    return {
        "game": total.game,
        "player": total.name,
        "matches": matches,
        **parts,
        **_rounded(*_loss(total)),
        "rating": rating,
    }


def _rounded(loss: float, error: float) -> dict[str, Json]:
    return {"loss": round(loss / SCALE, 4), "loss_error": round(error / SCALE, 4)}
