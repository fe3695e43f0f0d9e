"""Shortcuts with a single character, for people who have turned them off (WCAG 2.1.4)."""

import re
from typing import Final

_SHORTCUTS: Final = re.compile(r' aria-keyshortcuts="([^"]*)"')
"""The attribute that ``keyboard.js`` and screen readers read. Escaped text has no quotation marks."""


def without_single_keys(html: str) -> str:
    """Return a page without these shortcuts. Keys with a name, such as Escape, stay."""
    return _SHORTCUTS.sub(_named_keys, html)


def is_single(key: str) -> bool:
    """Return True for a key that types a character, also with Shift: ``r``, ``Shift+R``, ``?``, ``1``."""
    return len(key.removeprefix("Shift+")) == 1


def _named_keys(found: re.Match[str]) -> str:
    named = [key for key in found[1].split() if not is_single(key)]
    return f' aria-keyshortcuts="{" ".join(named)}"' if named else ""
