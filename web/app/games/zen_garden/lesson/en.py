"""The lesson of Zen Garden in English."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "aim.title": "A garden for the emperor",
    "aim": (
        "Welcome! Tile by tile, you fill a garden of 16 spaces. Whoever meets the emperor’s preferences best has the "
        "most points at the end."
    ),
    "coins.title": "Twelve coins",
    "coins": "You have 12 coins for the whole match. Each one left at the end is worth a point, so spend them with "
    "care.",
    "board.title": "The selection board",
    "board": "Every turn you take one tile. Tiles in the bottom row are free; they cost 1 coin in the middle row and 2 "
    "in the top row.",
    "take.title": "Your first tile",
    "take": "Take any tile from the bottom row, choose a space for it in your garden and place it.",
    "take.missed": "A fine tile, too. But let’s start for free: take one from the bottom row.",
    "pay.title": "Take and pay",
    "pay": "Now take the marked tile from the top row, for 2 coins. Place it next to your first one: the two must "
    "share an edge.",
    "pay.missed": "You could do that. For now, take the marked tile from the top row.",
    "round.title": "A round has ended",
    "round": "What was left in the bottom row was discarded, the other tiles slid down, and new ones arrived. The "
    "first-player marker has moved on.",
    "room.title": "A few rounds later: the garden moves",
    "room": "Your garden touches the left edge, but a tile still fits beside it. Take the marked gate, for 1 coin, and "
    "place it to the left of row 2: the garden moves over.",
    "room.missed": "Good thinking. But try the marked gate, and the place outside the frame to the left of row 2.",
    "ring.title": "Close the ring",
    "ring": "Three wooden paths make most of a ring. Take the marked crane, put it in the gap and turn it until all "
    "four paths meet.",
    "ring.missed": "Almost! The marked crane belongs in the gap, and its path must bend round the middle of the ring: "
    "turn it again.",
    "circuit.title": "A circuit",
    "circuit": "Four paths of one kind round one point make a circuit. One scores 3 points, two 6, three 10 and four "
    "15.",
    "line.title": "Coins for a line",
    "line": "Four identical decorations in a row, a column or a main diagonal earn you 3 coins straight away. Take the "
    "marked gate and complete row 2.",
    "line.missed": "You could do that, but row 2 is just one gate short: place the marked one there.",
    "mission.title": "Complete a mission",
    "mission": "This mission asks for 4 gates and 4 cherry blossoms, and you are one cherry blossom short: place the "
    "marked tile. The first to finish takes 5 points, the next 3, then 1.",
    "mission.missed": "Another time, perhaps. The marked tile has the cherry blossom you need.",
    "wishes.title": "What scores at the end",
    "wishes": (
        "The emperor tiles show what the emperor likes: here each wooden path scores 1 point and each crane 2. Tap "
        "a number to see what counts in the garden."
    ),
    "rivals.title": "Majority and attention to detail",
    "rivals": (
        "Whoever has the most water scores 8 points, and whoever has the second most scores 4. Attention to detail "
        "asks for plenty of clay: a single tile costs you 4 points, while 6 score 8."
    ),
    "free.title": "Many rounds later: your last tiles",
    "free": "Two spaces are left. Play both turns as you like; before you place a tile, you see what it would score.",
    "result.title": "The score",
    "result": "All the gardens are full, and this is the final score. Tap any number to see which tiles earn it.",
    "end.title": "Now you know the game",
    "end": (
        "Each further preference board adds new preferences; for a first match, board 1 is enough. May your garden "
        "please the emperor!"
    ),
}
