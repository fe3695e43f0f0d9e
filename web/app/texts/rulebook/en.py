"""English."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "rulebook.title": "Rule book",
    "rulebook.intro": "Every rule with its number, and a small position to try it out.",
    "rulebook.contents": "Contents",
    "rulebook.search": "Search in the rules",
    "rulebook.none": "No rule has these words.",
    "rulebook.found.one": "{number} rule",
    "rulebook.found.other": "{number} rules",
    "rulebook.try": "Try it",
    "rulebook.look": "Have a look",
    "rulebook.again": "Begin again",
    "rulebook.done": "Done: this is how the rule works.",
    "rulebook.refused": "Refused: this is what the rule forbids.",
    "rulebook.back": "Back to the match",
    "rulebook.turning": "Turn the pages",
    "rulebook.previous": "Previous rule",
    "rulebook.next": "Next rule",
    "rulebook.open": "Try it in the rule book",
    "rulebook.example": "An example",
    "rulebook.counts": "What counts: {things}.",
    "rulebook.times": "{number} × {tile}",
    "rulebook.number": "{item}, {name}: {points}",
}
