"""English: texts about saved data and storage faults."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "keeping.following": "This match is being played in another tab. You can watch it here.",
    "keeping.play_here": "Play on here",
    "keeping.removed": "This match was deleted in another tab.",
    "keeping.keep": "Keep it anyway",
    "keeping.newer": (
        "This match is being played in another tab, by a newer version of Hofgarten. Reload this page to continue here."
    ),
    "keeping.apart": "{name} (this tab)",
    "keeping.save": "Save the match as a file",
    "keeping.again": "Try again",
    "shelf.newer": "Match from a newer version",
    "shelf.newer_hint": (
        "It was saved by a newer version of Hofgarten and has been left as it is. Reload the page to open it."
    ),
    "own.newer": (
        "The file under this name was saved by a newer version of Hofgarten. It stays as it is until you remove it."
    ),
    "notice.works_again": "The browser’s storage works again: everything has been saved.",
    "notice.cleared": "Something outside this page has just cleared the data stored in this browser. Everything open "
    "here has been saved again.",
    "notice.newer": (
        "This match was saved by a newer version of Hofgarten and has been left as it is. Reload the page to open it."
    ),
    "notice.newer_kept": (
        "Your settings or lessons were saved by a newer version of Hofgarten and have been left as they are. Changes "
        "you make here last only until you leave."
    ),
    "notice.settings_damaged": "Your settings, or your progress in a lesson, could not be read and have been reset. "
    "The old data has been set aside, not deleted.",
    "notice.kept_apart": "Another tab continued this match differently. What you played here is saved as a separate "
    "match: {name}.",
    "notice.apart_damaged": "The saved match was damaged by something outside this page and has been left as it is. "
    "You are continuing in a separate match: {name}.",
    "notice.changed_elsewhere": "Another tab changed this at the same moment. This is what is saved now.",
}
