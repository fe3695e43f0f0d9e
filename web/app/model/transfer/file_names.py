"""Names of the files that the page hands out."""

from unicodedata import category, normalize


def file_name(ending: str, *parts: str) -> str:
    """Return a name that every file system takes, of those parts of which something is left there."""
    return f"{'-'.join(filter(None, map(_plain, parts)))}.{ending}"


def _plain(text: str) -> str:
    """Return the letters and digits of a text, in whatever script, with hyphens for what stands between them."""
    letters = normalize("NFC", text).lower()
    return "-".join("".join(letter if _is_part_of_word(letter) else " " for letter in letters).split())


def _is_part_of_word(letter: str) -> bool:
    return letter.isalnum() or category(letter).startswith("M")
