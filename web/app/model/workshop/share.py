"""A bot in a link: its name and source, compressed, in the fragment of the address, which is not sent to servers.

A code has the format of those of matches (``web.app.model.links.codec``). It holds a line with the name, then the
source, compressed with the preset dictionary ``WORDS``.
"""

from typing import Final

from web.app.model.action import printable
from web.app.model.links.codec import MAX_CODE_LENGTH, LinkError, decode, encode, inflated, read_code
from web.app.model.user_files.user_bots import MAX_NAME_LENGTH
from web.app.model.workshop.bots import MAX_SOURCE_SIZE, WorkshopBot, cleaned
from web.app.model.workshop.weights import source_of
from web.app.model.workshop.workshop import OfferedBot

MAX_BYTES: Final = 4 * MAX_SOURCE_SIZE
"""Bytes of the unpacked text, of which a character has at most four."""

WORDS: Final = (
    b"import from collections dataclasses functools itertools math namedtuple lru_cache defaultdict class self "
    b"return yield while break continue try: except Exception: finally: raise with lambda global None True False and "
    b"not in is elif else: for _ in range(len(): enumerate( zip( sorted( reversed( sum( min( max( key=lambda move: "
    b'"""Return the '
    b"game.moves(view) game.random_move(state, rng) game.winners(state) game.score(state)[seat] game.turns_left(view, "
    b"seat) game.rate_moves(view, weights) game.best_move(view, weights) game.features_of(state, seat, left) "
    b"rng.below( rng.choose(best) rng.shuffled( game.determinize(view, rng) "
    b"game.sample_chance(state, rng) game.to_move(state) != "
    b"TERMINAL\n    while game.to_move(state) not in (seat, TERMINAL):\n        state = game.apply(state, move)\n"
    b"from hofgarten.game import CHANCE, TERMINAL\n\n\nfor other in game.seats(state) if other != seat)\n\n\n"
    b"def choose(game, view, seat, rng):\n    moves = game.distinct_moves(view)\n    for move in moves:\n        "
    b"after = game.apply(view, move)\n        value = game.total(after, seat)\n        if best is None or value > "
    b"best:\n    return max(game.distinct_moves(view), key=lambda move: game.total(game.apply(view, move), seat))\n"
)
"""The preset dictionary: frequent parts of bots, the most frequent last. It never changes: old links depend on it."""


def pack(name: str, source: str) -> str:
    """Return a bot's name and source as a code, which may exceed ``codec.MAX_CODE_LENGTH``; ``unpack`` reads it."""
    return encode(f"{name}\n{source}", WORDS)


def code_of(bot: WorkshopBot) -> str:
    """Return the code of a bot with its learned weights; an empty string if it is too long for a link."""
    source = source_of(bot.source, bot.weights)
    code = pack(bot.name, source)
    return code if len(code) <= MAX_CODE_LENGTH and len(source) <= MAX_SOURCE_SIZE else ""


def unpack(text: str) -> OfferedBot:
    """Return the bot in the code at the beginning of a text. It is untrusted, and nothing of it is run.

    Raises:
        LinkError: ``long``, ``newer`` or ``broken``.
    """
    return read_code(text, _bot_in)[0]


def _bot_in(code: str) -> OfferedBot:
    data = inflated(decode(code), WORDS, MAX_BYTES)
    if data is None:
        raise LinkError("broken")
    try:
        name, _, source = data.decode().partition("\n")
    except UnicodeDecodeError:
        raise LinkError("broken") from None
    if len(source) > MAX_SOURCE_SIZE:
        raise LinkError("long")
    return OfferedBot(printable(name, MAX_NAME_LENGTH), cleaned(source))
