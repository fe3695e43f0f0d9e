"""English."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "analysis.intro": "Open a match, a replay, a review or a rule, and choose “Analysis board” there.",
    "analysis.back": "Back",
    "analysis.lines": "Lines",
    "analysis.match_line": "The match",
    "analysis.line": "Line {number}",
    "analysis.branch": "{line}: {name} {move}",
    "analysis.branches": "Other lines from here",
    "analysis.dealt": "What the match has not yet revealed is dealt at random here.",
    "analysis.ranking": "First estimate. Still searching…",
    "analysis.ranked": "Search finished.",
    "analysis.note": "About this line",
    "analysis.name": "Name",
    "analysis.comment": "Comment",
    "analysis.save": "Save",
    "analysis.noted": "Saved.",
    "analysis.delete": "Delete this line",
    "analysis.lead": "Expected lead",
    "analysis.lead_hint": "How far each player can expect to finish ahead of the best of the others.",
    "analysis.lead_from_to": "{name}: expected lead from {begin} to {end}.",
    "analysis.level": "Against",
    "analysis.best": "Best move found: {move}",
    "analysis.rank": "{label}, best move {rank}",
}
