"""Names with joiners: they stay where they belong to a picture or a word, as in 👩‍👧, ❤️, 1️⃣ or می‌خواهم."""

from typing import Final
from unicodedata import category

from web.app.model.match.names import JOINERS, REMOVED, without_stacks

_NON_JOINER, _JOINER, _EMOJI_STYLE = JOINERS
_SKIN: Final = "🏻🏼🏽🏾🏿"
_KEYS: Final = "0123456789#*"
_KEYCAP: Final = "\u20e3"


def with_joiners(name: str, longest: int) -> str:
    """Return the start of a name as ``clean_name`` does, with the joiners that belong to it."""
    # Again after the cut: it may part a picture.
    return _clean(_clean(name)[:longest])


def _clean(name: str) -> str:
    kept = [" "]
    for character, after in zip(name, f"{name[1:]} ", strict=False):
        if _joins(kept[-1], character, after) if character in JOINERS else _is_visible(character):
            kept.append(character)
    return without_stacks("".join(kept[1:]))


def _is_visible(character: str) -> bool:
    return character.isprintable() and ord(character) not in REMOVED


def _joins(before: str, joiner: str, after: str) -> bool:
    """Return True if a joiner belongs to the characters beside it."""
    if joiner == _NON_JOINER:
        return all("\u0620" <= letter <= "\u077f" and letter.isalpha() for letter in (before, after))
    if joiner == _JOINER:
        return (category(before) == "So" or before in {*_SKIN, _EMOJI_STYLE}) and category(after) == "So"
    return category(before) == "So" or (before in _KEYS and after == _KEYCAP)
