"""English."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "learn.title": "Learn to play",
    "learn.of": "Learn {game}",
    "learn.choose": "A gardener shows you each game on a prepared deal, in about 5 minutes.",
    "learn.coach": "Lesson",
    "learn.step": "Step {number} of {of}",
    "learn.next": "Next",
    "learn.back": "Back",
    "learn.do": "Show me",
    "learn.leave": "Leave the lesson",
    "learn.again": "Begin again",
    "learn.repeat": "Say it again",
    "learn.watch": "Well done. Now watch what the computer does.",
    "learn.missed": "That would be allowed. But first do what this step is about.",
    "learn.first": "Your choice stays as it is. But go on with “{next}” first.",
    "learn.play": "Play a real match",
    "learn.new": "First time? Learn {game} in 5 minutes",
    "learn.new_hint": "A prepared deal, real moves, and a gardener who explains them.",
    "learn.go_on": "Go on with the lesson: {game}",
    "learn.go_on_hint": "It waits where you left it.",
    "learn.once_more": "Lesson: {game}",
}
