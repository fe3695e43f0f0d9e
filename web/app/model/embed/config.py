"""What another page shows of us: games and rules embedded.

The address says what is embedded: ``<page>?embed=<what>&lang=<en|de|nl|fr>&theme=<auto|light|dark>&host=<origin>``.

    embed=Z5.1                              a rule of either game, with its position to try
    embed=replay#share/<code>[/<events>]    a match looked back at; without a place it waits for a ``load`` message
    embed=position#share/<code>[/<events>]  one position of it
    embed=play&game=zen-garden[&opponent=gardener][&seed=7]  a whole game against a computer

The messages that both pages exchange are described in ``post_message.js``.
"""

import re
from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

from hofgarten.registry import GAMES
from web.app.model.action import printable
from web.app.model.new_match_form import LONGEST_SEED, OPPONENTS
from web.app.model.settings import THEMES
from web.app.model.teaching.rule_position import positions
from web.app.texts import LANGUAGES

Kind: TypeAlias = Literal["rule", "replay", "position", "play", "nothing"]
Fault: TypeAlias = Literal["", "what", "game", "opponent", "record", "newer", "long"]

RECORDS: Final[tuple[Kind, ...]] = ("replay", "position")
"""The kinds that show a match from a record."""

LONGEST_SHOWN: Final = 40
"""How much of a value that means nothing here is quoted."""

_ESCAPED: Final = re.compile(rb"%([0-9A-Fa-f]{2})")


@dataclass(frozen=True, slots=True)
class Embed:
    """What is embedded."""

    kind: Kind
    game: str = ""
    """For ``rule`` and ``play``."""
    rule: str = ""
    """For ``rule``: its number."""
    opponent: str = ""
    """For ``play``: one of ``web.app.model.new_match_form.OPPONENTS``."""
    seed: str = ""
    """For ``play``: from what is dealt; empty: from chance."""
    language: str = ""
    """The language that is asked for; empty: the browser's."""
    theme: str = THEMES[0]
    fault: Fault = ""
    """What is wrong with what was asked for last."""
    wanted: str = ""
    """What was asked for, where that means nothing here: a stranger's text, to be quoted."""
    loads: int = 0
    """How many matches the embedding page has sent."""


def from_query(query: object) -> Embed | None:
    """Return what a page's query asks to embed; None when the page is our own.

    A language or a theme that we do not have is as none: nobody should miss a position for that.
    """
    values = _values(query) if isinstance(query, str) else {}
    if "embed" not in values:
        return None
    return replace(
        _wanted(values["embed"], values),
        language=_known(values.get("lang", "")[:2].lower(), LANGUAGES, ""),
        theme=_known(values.get("theme", ""), THEMES, THEMES[0]),
    )


def _wanted(what: str, values: dict[str, str]) -> Embed:
    shown = next((kind for kind in RECORDS if kind == what), None)
    if shown is not None:
        return Embed(shown)
    if what == "play":
        return _play(values)
    rule = what.upper()
    game = next((game for game in GAMES if rule in positions(game)), None)
    return Embed("rule", game, rule) if game else _nothing("what", what)


def _play(values: dict[str, str]) -> Embed:
    game, opponent = values.get("game", ""), values.get("opponent", "") or OPPONENTS[0]
    if game not in GAMES:
        return _nothing("game", game)
    if opponent not in OPPONENTS:
        return _nothing("opponent", opponent)
    return Embed("play", game, opponent=opponent, seed=printable(values.get("seed"), LONGEST_SEED).strip())


def _nothing(fault: Fault, wanted: str) -> Embed:
    return Embed("nothing", fault=fault, wanted=printable(wanted, LONGEST_SHOWN))


def _known(value: str, values: tuple[str, ...], otherwise: str) -> str:
    return value if value in values else otherwise


def _values(query: str) -> dict[str, str]:
    """Return a query's values by name, of several the first; ``urllib`` is not worth its bytes for that."""
    pairs = [pair.partition("=") for pair in query.removeprefix("?").split("&")]
    return {_plain(name): _plain(value) for name, _, value in reversed(pairs)}


def _plain(text: str) -> str:
    """Return a part of a query as it was before it was made fit for an address."""
    raw = text.replace("+", " ").encode(errors="replace")
    return _ESCAPED.sub(lambda found: bytes([int(found[1], 16)]), raw).decode(errors="replace")
