"""Names of exported files."""

from unicodedata import category, normalize


def file_name(ending: str, *parts: str) -> str:
    """Return a file name that is valid on every file system; parts without letters and digits are left out."""
    return f"{'-'.join(filter(None, map(_slug, parts)))}.{ending}"


def _slug(text: str) -> str:
    """Return the letters and digits of a text in any script, with hyphens in place of other characters."""
    letters = normalize("NFC", text).lower()
    spaced = (letter if letter.isalnum() or category(letter).startswith("M") else " " for letter in letters)
    return "-".join("".join(spaced).split())
