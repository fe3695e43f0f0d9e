"""English: texts about saved data and storage faults."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "keeping.following": "This match is being played in another tab. Here you can watch it.",
    "keeping.play_here": "Play on here",
    "keeping.removed": "This match was deleted in another tab.",
    "keeping.keep": "Keep it after all",
    "keeping.newer": "This match is being played in another tab, by a newer version of this page. Load this page again "
    "to go on here.",
    "keeping.apart": "{name} (this tab)",
    "keeping.save": "Save the match as a file",
    "keeping.again": "Try again",
    "shelf.newer": "Match of a newer version",
    "shelf.newer_hint": "It was saved by a newer version of this page and stays as it is. Load the page again to open "
    "it.",
    "own.newer": "What is kept under this name was saved by a newer version of this page. It stays as it is until you "
    "remove it.",
    "notice.works_again": "The browser’s storage works again: everything is kept.",
    "notice.cleared": "What was kept in this browser has just been removed from outside. All that was open here has "
    "been kept again.",
    "notice.newer": "This match was saved by a newer version of this page and has been left as it is. Load the page "
    "again to open it.",
    "notice.newer_kept": "Your settings or lessons were saved by a newer version of this page and are left as they "
    "are. What you change there now holds until you leave.",
    "notice.settings_damaged": "Your settings, or how far you are in a lesson, could not be read. They begin afresh; "
    "the old text is put aside, not thrown away.",
    "notice.kept_apart": "Another tab went on differently with this match. What was played here is kept as a match of "
    "its own: {name}.",
    "notice.apart_damaged": "What was kept of this match has been damaged from outside, and has been left as it is. "
    "You go on here with a match of its own: {name}.",
    "notice.changed_elsewhere": "Another tab changed this at the same moment. This is how it is kept now.",
}
