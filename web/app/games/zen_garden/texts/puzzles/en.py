"""English: puzzles of Zen Garden."""

from typing import Final

WORDS: Final = {
    "puzzle_theme.circuit": "Circuit",
    "puzzle_theme.line": "Line",
    "puzzle_theme.pay": "When to pay",
    "puzzle_theme.shift": "Moving the garden",
    "puzzle_theme.orientation": "Orientation",
    "puzzle_theme.majority": "Majority",
    "puzzle_theme.mission": "Mission",
    "puzzle_theme.decorations": "Decorations",
    "puzzle_theme.detail": "Attention to detail",
    "puzzle_theme.grounds": "Grounds",
    "puzzle_theme.end": "End of the match",
    "puzzle_theme.deny": "Denying a tile",
    "puzzle_idea.circuit": (
        "When four paths bend round one point, they make a circuit. Every further circuit is worth more than the one "
        "before."
    ),
    "puzzle_idea.line": "Four identical decorations in a line earn 3 coins straight away.",
    "puzzle_idea.pay": (
        "A coin is a point at the end. Pay for a tile only if it is worth more than its price; otherwise wait until it "
        "slides down."
    ),
    "puzzle_idea.shift": "The garden can still move as a whole. That makes room on the side where this tile belongs.",
    "puzzle_idea.orientation": "The same tile on the same space: only this way round does its path fit the ones "
    "beside it.",
    "puzzle_idea.majority": "One tile decides who has the most of this feature, and that is worth 4 points or more.",
    "puzzle_idea.mission": "The first to complete a mission takes 5 points, the next 3, then 1.",
    "puzzle_idea.decorations": "A decoration scores from the sixth tile on, and each further one is worth more.",
    "puzzle_idea.detail": "A little of this feature costs points. Either leave it alone or collect at least four.",
    "puzzle_idea.grounds": "The tile keeps its ground in one piece, or keeps the number of grounds low.",
    "puzzle_idea.end": "Hardly any turns are left: only what still scores counts.",
    "puzzle_idea.deny": "The move also takes away a tile that the next player needs.",
}
