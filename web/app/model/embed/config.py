"""The configuration of an embedded page, from the query of its address.

The format of the address: ``<page>?embed=<content>&lang=<en|de|nl|fr>&theme=<auto|light|dark>&host=<origin>``.

    embed=Z5.1                              a rule of a game, with its position to try
    embed=replay#share/<code>[/<events>]    the replay of a match; without a place it waits for a ``load`` message
    embed=position#share/<code>[/<events>]  one position of a match
    embed=puzzle&puzzle=zen-garden[/<id or date>]  a puzzle: by default, that of the reader's day
    embed=analysis#position/<text>          an analysis board at a position (docs/file-formats.md)
    embed=bot[&game=zen-garden][&opponent=gardener]#workshop/shared/<code>  a bot's source, and a match that it plays;
                                            against ``reader``, who plays it
    embed=play&game=zen-garden[&opponent=gardener][&seed=7]  a whole match against a bot

What follows the ``#`` is sent to no server. Earlier builds had a bot and a position in the query, as ``bot`` and
``position``: these are still read.

The messages between the two pages are described in ``post_message.js``.
"""

import re
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from hofgarten.registry import GAMES
from web.app.model.action import printable
from web.app.model.game_api.game_page import games_with
from web.app.model.new_match_form import MAX_SEED_LENGTH, OPPONENTS
from web.app.model.settings import THEMES, main_language
from web.app.model.teaching.rule_position import positions
from web.app.texts import LANGUAGES

EmbedKind: TypeAlias = Literal["rule", "replay", "position", "puzzle", "play", "analysis", "bot", "invalid"]
Fault: TypeAlias = Literal["", "what", "game", "opponent", "puzzle", "bot", "record", "newer", "long"]

RECORDS: Final[tuple[EmbedKind, ...]] = ("replay", "position")
"""The kinds that show a match from a record."""

BOT_OPPONENT: Final = "gardener"
"""The default opponent of an embedded bot."""

READER: Final = "reader"
"""In place of a level: the reader plays against the embedded bot."""

EMBED_POSITION_PLACE: Final = "#position/"
"""The fragment of an analysis board begins with it; the position follows."""

MAX_SHOWN_LENGTH: Final = 40
"""Characters of an invalid value that are quoted."""

_ESCAPED: Final = re.compile(rb"%([0-9A-Fa-f]{2})")


@dataclass(frozen=True, slots=True)
class Embed:
    """The configuration."""

    kind: EmbedKind
    game: str = ""
    """For ``rule``, ``puzzle``, ``play`` and ``bot``: the game's name."""
    rule: str = ""
    """For ``rule``: the rule's number."""
    opponent: str = ""
    """For ``play`` and ``bot``: one of ``web.app.model.new_match_form.OPPONENTS``; for ``bot`` also ``READER``."""
    seed: str = ""
    """For ``play``: the seed of the deal; empty for a random one."""
    puzzle: str = ""
    """For ``puzzle``: the puzzle's id, or a date; empty for the puzzle of the day. It is untrusted text."""
    bot: str = ""
    """For ``bot``: the code of a bot's link. It is untrusted text."""
    position: str = ""
    """For ``analysis``: the notation of a position. It is untrusted text."""
    language: str = ""
    """The requested language; empty for the browser's language."""
    theme: str = THEMES[0]
    fault: Fault = ""
    """The fault in the last request."""
    wanted: str = ""
    """The invalid value of the request, to be quoted. It is untrusted text."""
    loads: int = 0
    """The number of matches sent by the embedding page."""


def from_query(query: object) -> Embed | None:
    """Return the configuration in a page's query; None if the page is not embedded.

    Unsupported languages and themes are ignored: the content matters more.
    """
    values = _values(query) if isinstance(query, str) else {}
    if "embed" not in values:
        return None
    return replace(
        _content(values["embed"], values),
        language=_supported(main_language(values.get("lang", "")), LANGUAGES, ""),
        theme=_supported(values.get("theme", ""), THEMES, THEMES[0]),
    )


def _content(what: str, values: dict[str, str]) -> Embed:
    shown = next((kind for kind in RECORDS if kind == what), None)
    if shown is not None:
        return Embed(shown)
    if what == "play":
        return _play(values)
    if what == "puzzle":
        return _puzzle(values)
    if what == "bot":
        return _bot(values)
    if what == "analysis":
        return Embed("analysis", position=values.get("position", ""))
    rule = what.upper()
    game = next((game for game in GAMES if rule in positions(game)), None)
    return Embed("rule", game, rule) if game else _faulty("what", what)


def _puzzle(values: dict[str, str]) -> Embed:
    game, _, puzzle = values.get("puzzle", "").partition("/")
    return Embed("puzzle", game, puzzle=puzzle) if game in games_with("puzzles") else _faulty("game", game)


def _play(values: dict[str, str], more: tuple[str, ...] = ()) -> Embed:
    game, opponent = values.get("game", ""), values.get("opponent", "") or OPPONENTS[0]
    if game not in GAMES:
        return _faulty("game", game)
    if opponent not in (*OPPONENTS, *more):
        return _faulty("opponent", opponent)
    return Embed("play", game, opponent=opponent, seed=printable(values.get("seed"), MAX_SEED_LENGTH).strip())


def _bot(values: dict[str, str]) -> Embed:
    usual = {"opponent": BOT_OPPONENT, **values, "game": values.get("game", "") or next(iter(GAMES))}
    embed = _play(usual, (READER,))
    return embed if embed.fault else replace(embed, kind="bot", bot=values.get("bot", ""))


def _faulty(fault: Fault, wanted: str) -> Embed:
    return Embed("invalid", fault=fault, wanted=printable(wanted, MAX_SHOWN_LENGTH))


def _supported(value: str, values: tuple[str, ...], otherwise: str) -> str:
    return value if value in values else otherwise


def _values(query: str) -> dict[str, str]:
    """Return a query's values by name, the first of several. ``urllib`` is not imported because of its size."""
    pairs = [pair.partition("=") for pair in query.removeprefix("?").split("&")]
    return {_percent_decoded(name): _percent_decoded(value) for name, _, value in reversed(pairs)}


def _percent_decoded(text: str) -> str:
    """Return a part of a query, percent-decoded."""
    raw = text.replace("+", " ").encode(errors="replace")
    return _ESCAPED.sub(lambda escaped: bytes([int(escaped[1], 16)]), raw).decode(errors="replace")
