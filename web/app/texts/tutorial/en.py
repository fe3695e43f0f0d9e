"""English."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "learn.title": "Learn to play",
    "learn.of": "Learn {game}",
    "learn.choose": "A gardener takes you through each game on a prepared deal, in about 5 minutes.",
    "learn.coach": "Lesson",
    "learn.step": "Step {number} of {of}",
    "learn.next": "Next",
    "learn.back": "Back",
    "learn.do": "Show me",
    "learn.leave": "Leave the lesson",
    "learn.again": "Start again",
    "learn.repeat": "Say that again",
    "learn.watch": "Well done. Now watch the computer’s move.",
    "learn.missed": "You could do that. But first try what this step is about.",
    "learn.first": "Your choice is kept. Press “{next}” first.",
    "learn.play": "Play a real match",
    "learn.new": "First time here? Learn {game} in 5 minutes",
    "learn.new_hint": "A prepared deal, real moves, and a gardener who explains them.",
    "learn.go_on": "Continue the lesson: {game}",
    "learn.go_on_hint": "It picks up where you left off.",
    "learn.once_more": "Lesson: {game}",
}
