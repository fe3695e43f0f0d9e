"""Names that people can see and tell apart: no invisible signs, no stacked marks, no two alike in one match."""

from collections.abc import Iterable, Mapping
from itertools import count
from typing import Final
from unicodedata import category, normalize

from hofgarten.game import Json
from web.app.model.action import printable

MAX_PLAYER_LENGTH: Final = 32
"""Characters of a player's name: more than the form allows, since the second of two equal names has a number."""

MAX_MATCH_LENGTH: Final = 40
"""Characters of a match's name."""

_MAX_ENDING_LENGTH: Final = 24
"""Characters of the part of a match's name that stays if the name is too long: ``, à partir du coup 123``."""

_MAX_RAW_LENGTH: Final = 200
"""Characters of a match's name before it is shortened: four players' names, and an ending."""

MAX_MARKS: Final = 3
"""Combining marks on one letter: enough for Vietnamese, Hebrew or Thai, too few to reach the line above."""

_INVISIBLE: Final = (
    *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, *range(0x180B, 0x1810), 0x3164, *range(0xFE00, 0xFE10), 0xFFA0),
    *range(0xE0100, 0xE01F0),
    *(0x2800, 0x16FE4, 0x1D159),
)
"""The characters of Unicode's Default_Ignorable_Code_Point that ``str.isprintable`` passes, then blank ones."""

_REMOVED: Final = frozenset(map(chr, _INVISIBLE))

_NON_JOINER, _JOINER, _EMOJI_STYLE = _JOINERS = "\u200c\u200d\ufe0f"
"""Invisible characters that may belong to a Persian word or to a picture."""

_SKIN: Final = "🏻🏼🏽🏾🏿"
_KEYS: Final = "0123456789#*"
_KEYCAP: Final = "\u20e3"

_LOOKALIKES: Final = str.maketrans(
    "1I|0ıАВЕКМНОРСТУХаеорсухіјѕһԁԛԝІЈЅҮүӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧοοϲν",
    "lllOiABEKMHOPCTYXaeopcyxijshdqwlJSYylABEZHlKMNOPTYXoocv",
    _JOINERS,
)
"""The digits and the Cyrillic and Greek letters that most typefaces draw as a Latin letter (Unicode TS #39).

The full list has 9,600 entries, most of them in scripts that the page's typefaces lack and so draw differently.
"""


def clean_name(raw: object, longest: int) -> str:
    """Return the start of a name without unprintable or invisible characters and stacked marks."""
    if not isinstance(raw, str) or raw.isascii():
        return printable(raw, longest)
    # Again after the cut: it may part a picture.
    return _clean(_clean(raw)[:longest])


def _clean(name: str) -> str:
    kept = [" "]
    for character, after in zip(name, f"{name[1:]} ", strict=False):
        if _joins(kept[-1], character, after) if character in _JOINERS else _is_visible(character):
            kept.append(character)
    return _without_stacks("".join(kept[1:]))


def _is_visible(character: str) -> bool:
    return character.isprintable() and character not in _REMOVED


def _joins(before: str, joiner: str, after: str) -> bool:
    """Return True if a joiner belongs to the characters beside it: 👩‍👧, ❤️, 1️⃣ or می‌خواهم."""
    if joiner == _NON_JOINER:
        return all("\u0620" <= letter <= "\u077f" and letter.isalpha() for letter in (before, after))
    if joiner == _JOINER:
        return (category(before) == "So" or before in {*_SKIN, _EMOJI_STYLE}) and category(after) == "So"
    return category(before) == "So" or (before in _KEYS and after == _KEYCAP)


def clean_match_name(raw: object) -> str:
    """Return a match's name as it is saved and read. One that is too long keeps its ending.

    ``Player 1 · Player 2 · Player 3, from move 2`` becomes ``Player 1 · Player 2 · Play…, from move 2``.
    """
    name = clean_name(raw, _MAX_RAW_LENGTH).strip()
    if len(name) <= MAX_MATCH_LENGTH:
        return name
    start = max(name.rfind(", "), name.rfind(" ("))
    ending = name[start:] if start > 0 and len(name) - start <= _MAX_ENDING_LENGTH else ""
    return clean_name(f"{name[: MAX_MATCH_LENGTH - 1 - len(ending)].rstrip()}…{ending}", MAX_MATCH_LENGTH)


def _without_stacks(name: str) -> str:
    """Return a name whose letters have few combining marks; a mark without a letter is dropped."""
    kept, marks = [], MAX_MARKS
    for character in name:
        marks = marks + 1 if category(character) in {"Mn", "Me"} else MAX_MARKS * character.isspace()
        if marks <= MAX_MARKS:
            kept.append(character)
    return "".join(kept)


def looks(name: str) -> str:
    """Return a text that is equal for names that look alike."""
    return " ".join(normalize("NFKC", name).translate(_LOOKALIKES).casefold().split())


def _numbered(name: str, number: int) -> str:
    """Return a name with a number after it, in brackets if the name ends with one itself: ``Player 1 (2)``."""
    mark = f" ({number})" if name[-1:].isdecimal() else f" {number}"
    return clean_name(name, MAX_PLAYER_LENGTH - len(mark)) + mark


def distinct(names: Iterable[str]) -> list[str]:
    """Return names that all look different: one like an earlier name gets a number."""
    unique, seen = list[str](), set[str]()
    for name in names:
        numbered = (_numbered(name, n) for n in count(2))
        free = name if looks(name) not in seen else next(free for free in numbered if looks(free) not in seen)
        unique.append(free)
        seen.add(looks(free))
    return unique


def clean_players(players: Iterable[Mapping[str, Json]]) -> tuple[dict[str, Json], ...]:
    """Return a record's players with displayable, different names; one without a name gets its seat's number."""
    players = tuple(players)
    names = [
        clean_name(player["name"], MAX_PLAYER_LENGTH).strip() or str(seat)
        for seat, player in enumerate(players, start=1)
    ]
    return tuple({**player, "name": name} for player, name in zip(players, distinct(names), strict=True))


def known_parts(player: Mapping[str, Json]) -> dict[str, Json]:
    """Return a record's player with the name, the colour, the face and the bot only, without keys of other programs."""
    return {key: player[key] for key in ("name", "colour", "face", "bot") if isinstance(player.get(key), str)}
