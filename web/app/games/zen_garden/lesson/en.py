"""The lesson of Zen Garden in English."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "aim.title": "A garden for the emperor",
    "aim": "Welcome! Tile by tile you fill a garden of 16 spaces. Whoever meets the emperor’s wishes best has the "
    "most points in the end.",
    "coins.title": "Twelve coins",
    "coins": "You have 12 coins for the whole match. Each one left at the end is worth a point, so spend them with "
    "care.",
    "board.title": "The selection board",
    "board": "Every turn you take one tile. The bottom row is free; a tile of the middle row costs 1 coin, one of "
    "the top row 2.",
    "take.title": "Your first tile",
    "take": "Take any tile of the bottom row, choose a space for it in your garden, and build it.",
    "take.missed": "A fine tile, too. But let us begin for free: take one of the bottom row.",
    "pay.title": "Take and pay",
    "pay": "Now take the marked tile of the top row, for 2 coins. Build it beside your first one: the two have to "
    "share an edge.",
    "pay.missed": "That would be allowed. For now, take the marked tile of the top row.",
    "round.title": "A round has ended",
    "round": "What was left in the bottom row was discarded, the other tiles slid down, and new ones came. The "
    "first-player marker has moved on.",
    "room.title": "Some rounds later: the garden moves",
    "room": "Your garden touches the left edge, and still a tile fits beside it. Take the marked gate, for 1 coin, "
    "and build it to the left of row 2: the garden makes room.",
    "room.missed": "Good thinking. But try the marked gate and the place outside the frame, to the left of row 2.",
    "ring.title": "Close the ring",
    "ring": "Three wooden paths make most of a ring. Take the marked crane, put it into the gap, and turn it until "
    "all four paths meet.",
    "ring.missed": "Almost! The marked crane belongs in the gap, and its path has to bend round the middle of the "
    "ring: turn it once more.",
    "circuit.title": "A circuit",
    "circuit": "Four paths of one kind round one point: that is a circuit. One scores 3 points, two 6, three 10, "
    "four 15.",
    "line.title": "Coins for a line",
    "line": "Four equal decorations in a row, a column or a long diagonal bring 3 coins at once. Take the marked "
    "gate and complete row 2.",
    "line.missed": "That is allowed, but row 2 lacks just one gate: build the marked one there.",
    "mission.title": "Fulfil a mission",
    "mission": "A mission here asks for 4 gates and 4 cherry blossoms, and you lack one cherry blossom: build the "
    "marked tile. Whoever is first takes 5 points, the next 3, then 1.",
    "mission.missed": "Another time, perhaps. The marked tile has the cherry blossom that you lack.",
    "wishes.title": "What scores in the end",
    "wishes": "The emperor tiles say what he likes: here each wooden path scores 1 point and each crane 2. Point at "
    "a number, or tap it, to see in the garden what counts.",
    "rivals.title": "Majority and love of detail",
    "rivals": "Most water: 8 points, second most: 4. Love of detail asks for plenty of clay: a single tile costs 4 "
    "points, 6 bring 8.",
    "free.title": "Many rounds later: your last tiles",
    "free": "Two spaces are left. Play both turns as you like; before you build, you see what each tile would bring.",
    "result.title": "The score sheet",
    "result": "All gardens are full, and this is the final score. Point at any number, or tap it: the garden shows "
    "which tiles earn it.",
    "end.title": "Now you know the game",
    "end": "More preference boards bring more wishes; for a first match, board 1 is enough. May your garden please "
    "the emperor!",
}
