"""Zen Garden's rule book in English."""

from typing import Final

CHAPTERS: Final[dict[str, str]] = {
    "Z1": "Pieces",
    "Z2": "Setup",
    "Z3": "A round",
    "Z4": "A turn: take and pay",
    "Z5": "A turn: build",
    "Z6": "Final scoring",
}

TITLES: Final[dict[str, str]] = {
    "Z1.1": "Garden tiles",
    "Z1.2": "Emperor tiles",
    "Z1.3": "Paths and orientations",
    "Z1.4": "Preference boards and points tiles",
    "Z1.5": "Garden and coin track",
    "Z2.1": "Players and levels",
    "Z2.2": "What the emperor likes",
    "Z2.3": "Selection board and costs",
    "Z2.4": "Supply",
    "Z2.5": "Coins and first player",
    "Z3.1": "Turns of a round",
    "Z3.2": "Length of a match",
    "Z3.3": "End of a round",
    "Z3.4": "An empty supply",
    "Z3.5": "First-player marker",
    "Z3.6": "End of the match",
    "Z4.1": "Take a tile",
    "Z4.2": "No passing",
    "Z5.1": "Move the garden",
    "Z5.2": "Where to build",
    "Z5.3": "Turn the tile",
    "Z5.4": "Coin bonus",
    "Z5.5": "Fulfil a mission",
    "Z6.0": "Coins",
    "Z6.1": "Circuits",
    "Z6.2": "Decorations",
    "Z6.3": "Small preference",
    "Z6.4": "Large preference",
    "Z6.5": "Majority",
    "Z6.6": "Love of detail",
    "Z6.7": "Unity",
    "Z6.8": "Minimalist",
    "Z6.9": "Missions",
    "Z6.10": "Winner",
}

RULES: Final[dict[str, str]] = {
    "Z1.1": "There are 90 garden tiles, no two alike: each shows a decoration (pagoda, bench, Buddha, gate, crane), "
    "a path (sand, wood, stone) and a ground (sand, pebbles, trees, clay, water, cherry blossom). "
    "So every decoration is on 18 tiles, every path on 30 and every ground on 15. "
    "Sand as a path and sand as a ground are two different features.",
    "Z1.2": "Each of the 14 features, that is 5 decorations, 3 paths and 6 grounds, has one emperor tile. "
    "It shows what the emperor likes to see.",
    "Z1.3": "The path on a tile is a quarter of a ring: it leads from one edge to the next and bends round the corner "
    "between them. That corner, upper left, upper right, lower right or lower left, is the tile’s orientation.",
    "Z1.4": "Preference boards 1 to 5 say what scores at the end. "
    "Points tiles worth 1, 3 and 5 belong to the missions of boards 4 and 5, one of each for every mission.",
    "Z1.5": "Each player has a garden with 4 rows of 4 spaces and a coin track that goes from 0 to 25.",
    "Z2.1": "Zen Garden is for 2 to 4 players. Board 1 is in every match, and boards 2 to 5 may join it in any mix. "
    "A level names the highest board: level 3 is played with boards 1, 2 and 3.",
    "Z2.2": "The emperor tiles are shuffled, and one goes face up on each of these fields, in this order: "
    "small preference, large preference, majority, love of detail. "
    "Then each mission in play gets 2: board 4 has missions 1 and 2, board 5 has mission 3. "
    "No feature appears twice in a match.",
    "Z2.3": "The selection board has 3 rows of 4 tiles. They are free in the bottom row, cost 1 coin in the middle row "
    "and 2 coins in the top row. So even 4 players without coins each find a tile in the bottom row.",
    "Z2.4": "All 90 garden tiles, shuffled face down, are the supply. "
    "The selection board is filled from it, bottom row first and each row from left to right.",
    "Z2.5": "Everyone starts with 12 coins. Chance decides who is the first player.",
    "Z3.1": "With 3 or 4 players everyone has one turn in a round, clockwise from the first player. "
    "With 2 players a round has 4 turns, and they alternate.",
    "Z3.2": "Every player has 16 turns, one for each space of the garden. "
    "That makes 16 rounds with 3 or 4 players and 8 rounds with 2.",
    "Z3.3": "At the end of a round, what is left in the bottom row goes to the discard pile. "
    "The other tiles slide straight down their column as far as they can, even by two rows. "
    "Then the supply fills the empty spaces, bottom row first and each row from left to right.",
    "Z3.4": "If the supply runs out during the filling, the discard pile is shuffled and becomes the supply. "
    "The filling then goes on where it stopped.",
    "Z3.5": "After each round the first-player marker passes clockwise to the next player, who begins the new round.",
    "Z3.6": "After the last turn of the last round the selection board is not filled again. "
    "All gardens are full, and the final scoring follows.",
    "Z4.1": "A player takes a tile from the selection board and pays what its row costs. Any tile that the player can "
    "afford will do. The space stays empty until the round ends.",
    "Z4.2": "Nobody may pass. A player without coins takes a tile from the bottom row, where there is always one left.",
    "Z5.1": "Before building, the whole garden may be moved as one piece, any number of spaces up or down and left or "
    "right. It is never turned, and no tile may leave the grid.",
    "Z5.2": "The new tile goes on an empty space and shares at least one edge with a tile of the garden; "
    "a corner is not enough. Only the very first tile may go anywhere. "
    "Every tile taken must be built, and there is always a place for it.",
    "Z5.3": "The new tile may have any of the 4 orientations. Once built, it never turns again.",
    "Z5.4": "Whoever completes a row, column or main diagonal of 4 equal decorations with the new tile gains 3 coins "
    "at once. If the tile completes several lines, each of them counts. "
    "Nobody can have more than 25 coins; what goes beyond is lost.",
    "Z5.5": "A mission is fulfilled as soon as the garden has at least 4 tiles of each of its two features; "
    "a tile that shows both counts for both. "
    "The player at once takes the topmost points tile: first 5 points, then 3, then 1, and after that nothing is left. "
    "The same mission counts only once for each player.",
    "Z6.0": "Every coin left over is worth 1 point.",
    "Z6.1": "A circuit is a square of 4 tiles with the same kind of path, all bending round the point where they meet. "
    "It can be anywhere in the garden. For 1, 2, 3 or 4 circuits there are 3, 6, 10 or 15 points.",
    "Z6.2": "Every decoration scores that is on at least 6 tiles of the garden: 3 points for 6, 5 for 7, 7 for 8, "
    "10 for 9, 13 for 10, 16 for 11 and 20 for 12 or more. Two decorations can score in one garden.",
    "Z6.3": "Every tile with the feature of the small preference is worth 1 point.",
    "Z6.4": "Every tile with the feature of the large preference is worth 2 points.",
    "Z6.5": "The player with the most tiles with the feature scores 8 points, the player with the second most scores "
    "4. Players who tie all get the full points of their place or, if the match is set up that way, share them, "
    "rounded down; when several are first, nobody is second. A garden with no such tile takes no part.",
    "Z6.6": "A little of this feature is worse than none: 0 tiles score 0 points, 1 scores −4, 2 score −2 and "
    "3 score −1. More of it pays: 4 tiles score 2 points, 5 score 5, and 6 or more score 8.",
    "Z6.7": "With board 2, a garden scores 10 points if each of its grounds forms one connected area, edge to edge; "
    "a tile on its own is an area, too. If any ground is split, there are no points. "
    "During the match, a garden without tiles has no unity yet.",
    "Z6.8": "With board 3, 2 different grounds in the garden score 18 points, 3 score 12, 4 score 6, and 5 or 6 score "
    "nothing. One alone cannot fill a garden, since there are only 15 tiles of each. "
    "During the match it counts like 2, and a garden without tiles scores nothing.",
    "Z6.9": "With boards 4 and 5, the points tiles taken for missions score what they show.",
    "Z6.10": "Most points win. In a tie the coins left over decide, and if these are equal, too, "
    "all who tie win together.",
}

PROMPTS: Final[dict[str, str]] = {
    "Z1.1": "Choose a tile and see which decoration, path and ground it shows.",
    "Z1.2": "An emperor tile stands beside each line of the score that is about one feature. The tiles with the large "
    "preference are outlined.",
    "Z1.3": "Turn the tile and watch which corner its path bends round.",
    "Z1.4": "All five boards are in play, so the score has lines from all of them. The tiles that count for the "
    "missions are outlined.",
    "Z1.5": "This garden still has room. The number beside each name is what is on that player’s coin track.",
    "Z2.1": "Four players, level 3. See which lines boards 1, 2 and 3 bring to the score.",
    "Z2.2": "These are the emperor tiles of one match, one for each preference and two for each mission.",
    "Z2.3": "Choose a tile that costs 2 coins.",
    "Z2.4": "The selection board has just been filled. The other 78 tiles are the supply.",
    "Z2.5": "Everybody has 12 coins. The marker shows who begins.",
    "Z3.1": "Build a tile. The other player answers until it is your turn again.",
    "Z3.2": "One space is left. Fill it with your 16th turn.",
    "Z3.3": "End the round with your turn and watch the tiles slide down.",
    "Z3.4": "End the round. The supply runs out and the discard pile takes its place.",
    "Z3.5": "End the round and see who gets the first-player marker.",
    "Z3.6": "Play the last turn of the match.",
    "Z4.1": "There is 1 coin left. Try to take a tile that costs 2.",
    "Z4.2": "No coins are left. Take a tile that is free and build it.",
    "Z5.1": "Move the whole garden with the arrows.",
    "Z5.2": "A tile is chosen. Try to put it on a space that touches no other tile.",
    "Z5.3": "Turn the tile before you build it.",
    "Z5.4": "Complete a column of 4 equal decorations and gain 3 coins.",
    "Z5.5": "Fulfil a mission with one more tile. What counts for the missions is outlined.",
    "Z6.0": "Build a tile that costs something and see how the points for coins change.",
    "Z6.1": "Close one more circuit. Those that are closed already are outlined.",
    "Z6.2": "Build a tile that brings points for decorations.",
    "Z6.3": "Build one more tile with the small preference. Those in the garden are outlined.",
    "Z6.4": "Build one more tile with the large preference. Those in the garden are outlined.",
    "Z6.5": "Draw level with the other garden, and get the points for the first place, too.",
    "Z6.6": "One more tile with this feature brings points. Build it.",
    "Z6.7": "One ground is split. Join it with a single tile.",
    "Z6.8": "Build a tile whose ground the garden has already, so that it stays at 3 grounds.",
    "Z6.9": "Fulfil a mission and see its points in the score.",
    "Z6.10": "The match is over. Look at the last line of the score, and at the coins.",
}
