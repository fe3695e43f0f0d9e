"""Measure the length of links that hold a whole match: ``python -m e2e.link_lengths [--games N]``.

Bots play matches of each game to their end: for two to four players in turns, with the options of each level in turns,
and for four with all options. The players have common names first, and then names that are as long and as hard to
compress as possible. The length is that of the link's code; the page's address precedes it.
"""

import argparse
from collections.abc import Iterable, Iterator
from dataclasses import replace
from statistics import median

from hofgarten.arena.load_bot import load_opponent
from hofgarten.arena.play_match import play
from hofgarten.bots import BOTS
from hofgarten.evaluation import AnyEvaluatedGame
from hofgarten.record import Record
from hofgarten.registry import GAMES
from hofgarten.rng import Rng
from web.app.model.links.codec import pack, unpack
from web.app.model.links.qr import qr_path
from web.app.model.new_match_form import COLOURS, MAX_NAME_LENGTH, MAX_SEED_LENGTH
from web.app.update.open_match import SEED_LENGTH, SEED_SIGNS

NAMES = ("Ada", "Benedikta", "Carl", "Dora")
LONGEST = (
    "👨‍👩‍👧‍👦🧙🏽‍♀️🏴‍☠️🪷🦚🐉🪴🏯⛩️🎎🎏🐸🦋",
    "Æthelþryð-Ŵœßłø-Ñandú-🪷",
    "ขอบคุณมากครับผมสวนสวยงาม",
    "山水庭園宮廷庭師木石水砂門塔鶴橋牡丹梅竹松蘭菊蓮",
)
QUICK = ("greedy", "random", "gardener")
"""Fast bots: the length hardly depends on their strength."""


def matches(game: AnyEvaluatedGame, games: int, *, full: bool) -> Iterator[Record]:
    """Yield whole matches: of four with all options, or of each number of players with each option."""
    variants = game.variants()[-1:] if full else game.variants()
    counts = game.players[-1:] if full else game.players
    for number in range(games):
        players = [load_opponent(QUICK[(number + seat) % len(QUICK)]) for seat in range(counts[number % len(counts)])]
        yield play(game, variants[number % len(variants)], players, "links", number).record


def named(record: Record, *, long: bool) -> Record:
    """Return a match as the page would save it, with people in every other seat."""
    names = [name.ljust(MAX_NAME_LENGTH, "🪷")[:MAX_NAME_LENGTH] for name in LONGEST] if long else NAMES
    players = tuple(
        {"name": names[seat], "colour": COLOURS[seat]} | ({"bot": [*BOTS][seat]} if seat % 2 else {})
        for seat in range(len(record.players))
    )
    rng = Rng.of("seed", *record.events[:4])
    seed = "".join(rng.choose(SEED_SIGNS) for _ in range(MAX_SEED_LENGTH if long else SEED_LENGTH))
    return replace(record, players=players, result=None, extra={"seed": seed})


def told(records: Iterable[Record]) -> str:
    """Return a row of the table: shortest, median and longest code, and the largest QR code."""
    codes = [pack(record) for record in records]
    drawing = qr_path(max(codes, key=len))
    squares = drawing.size if drawing else 0
    return f"{min(map(len, codes)):6} {median(map(len, codes)):6.0f} {max(map(len, codes)):6} {squares:8}"


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description="How long are links?")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="matches of each kind (default: 200)")
    wanted = parser.parse_args()
    print(f"{'':16} {'players':8} {'names':8} {'least':>6} {'median':>6} {'most':>6} {'QR side':>8}")
    for game in GAMES.values():
        for full in (False, True):
            played = [*matches(game, wanted.games, full=full)]
            for long in (False, True):
                records = [named(record, long=long) for record in played]
                assert all(unpack(pack(record)) == record for record in records)
                kind = "4, all" if full else f"{game.players[0]} to {game.players[-1]}"
                print(f"{game.name:16} {kind:8} {'longest' if long else 'usual':8} {told(records)}", flush=True)


if __name__ == "__main__":
    main()
