"""English: puzzles of The Hanging Gardens."""

from typing import Final

WORDS: Final = {
    "puzzle_theme.split": "Splitting a group",
    "puzzle_theme.wait": "Waiting",
    "puzzle_theme.six": "A group of six",
    "puzzle_theme.card": "Which card to lay",
    "puzzle_theme.place": "Where to lay it",
    "puzzle_theme.temple": "Which temple to move",
    "puzzle_theme.move": "Moving a temple",
    "puzzle_theme.group": "Which group",
    "puzzle_theme.tile": "Which tile to take",
    "puzzle_theme.set": "Completing a series",
    "puzzle_theme.person": "Characters",
    "puzzle_theme.patience": "Points later",
    "puzzle_theme.end": "End of the match",
    "puzzle_theme.deny": "Denying the next player",
    "puzzle_idea.split": "The card cuts a group in two, and the part without a temple qualifies for one of its own.",
    "puzzle_idea.wait": "No temple this turn: the group can grow first and then earn a better tile.",
    "puzzle_idea.six": "A temple on a group of 6 or more squares earns two tiles: a hidden one and any of the six on "
    "the board.",
    "puzzle_idea.card": "More than one card would fit. This one does more for your groups, now and in the turns to "
    "come.",
    "puzzle_idea.place": "The right card is only half of it: its place and its rotation decide which groups grow.",
    "puzzle_idea.temple": "Two groups are equally small. Move the temple that you need less where it stands.",
    "puzzle_idea.move": "All your temples are in play, so one moves: from a group that has nothing more to give.",
    "puzzle_idea.group": (
        "More than one group qualifies. The larger one brings more tiles within reach; the other may still grow."
    ),
    "puzzle_idea.tile": "Several tiles are in reach. What counts is how much your whole collection is worth in the "
    "end.",
    "puzzle_idea.set": "The tile completes a series, whose last tile is usually worth the most.",
    "puzzle_idea.person": "A character is worth far more once you have a complete series of the right kind.",
    "puzzle_idea.patience": "Another tile would score more straight away, but this one is worth more by the end.",
    "puzzle_idea.end": "Hardly any turns are left: only what still scores counts, and room to build is worth nothing.",
    "puzzle_idea.deny": "The move also takes something away that the next player needs.",
}
