"""English: the review of a match."""

from typing import Final

WORDS: Final = {
    "review.open": "Review",
    "review.title": "Review: {names}",
    "review.back": "Back to the score",
    "review.progress_title": "Progress of the review",
    "review.progress": "{number} of {of} moves analysed",
    "review.paused": "Paused: {number} of {of} moves analysed",
    "review.pause": "Pause",
    "review.continue": "Resume",
    "review.done": "The review is complete.",
    "review.chart": "Expected final score",
    "review.chart_hint": (
        "Each player’s final score if all play at this level from that move on: {level}. Circled numbers mark the "
        "biggest mistakes."
    ),
    "review.as_table": "Show as a table",
    "review.from_to": "{name}: score from {begin} to {end}.",
    "review.move": "Move {number}",
    "review.moves": "After move",
    "review.losses": "The biggest mistakes",
    "review.losses_so_far": "The biggest mistakes so far",
    "review.losses_hint": "In points of expected lead, compared with the best move found.",
    "review.none": "No big mistakes by {names}: no move cost a point or more compared with the best move found.",
    "review.turn": "Move {number}: {name}",
    "review.in_points": "points",
    "review.played": "Played",
    "review.better": "Better",
    "review.expected": "expected lead {lead}",
    "review.look": "Show the position",
    "review.play_on": "Play on from here",
    "review.branch": "{name}, from move {number}",
}
