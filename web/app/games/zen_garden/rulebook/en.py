"""Zen Garden's rule book in English."""

from typing import Final

CHAPTERS: Final[dict[str, str]] = {
    "Z1": "Pieces",
    "Z2": "Setup",
    "Z3": "A round",
    "Z4": "A turn: take and pay",
    "Z5": "A turn: place",
    "Z6": "Final scoring",
}

TITLES: Final[dict[str, str]] = {
    "Z1.1": "Garden tiles",
    "Z1.2": "Emperor tiles",
    "Z1.3": "Paths and orientations",
    "Z1.4": "Preference boards and point tiles",
    "Z1.5": "Garden and coin track",
    "Z2.1": "Players and boards",
    "Z2.2": "The emperor’s preferences",
    "Z2.3": "Selection board and costs",
    "Z2.4": "Supply",
    "Z2.5": "Coins and first player",
    "Z3.1": "Turns in a round",
    "Z3.2": "Length of a match",
    "Z3.3": "End of a round",
    "Z3.4": "When the supply runs out",
    "Z3.5": "First-player marker",
    "Z3.6": "End of the match",
    "Z4.1": "Take a tile",
    "Z4.2": "No passing",
    "Z5.1": "Move the garden",
    "Z5.2": "Where to place the tile",
    "Z5.3": "Turn the tile",
    "Z5.4": "Coin bonus",
    "Z5.5": "Complete a mission",
    "Z6.0": "Coins",
    "Z6.1": "Circuits",
    "Z6.2": "Decorations",
    "Z6.3": "Small preference",
    "Z6.4": "Large preference",
    "Z6.5": "Majority",
    "Z6.6": "Attention to detail",
    "Z6.7": "Unity",
    "Z6.8": "Minimalist",
    "Z6.9": "Missions",
    "Z6.10": "Winner",
}

RULES: Final[dict[str, str]] = {
    "Z1.1": "There are 90 garden tiles, all different. Each shows a decoration (pagoda, bench, Buddha, gate, crane), a "
    "path (sand, wood, stone) and a ground (sand, pebbles, trees, clay, water, cherry blossom). So every decoration is "
    "on 18 tiles, every path on 30 and every ground on 15. Sand as a path and sand as a ground are two different "
    "features.",
    "Z1.2": "There are 14 features: 5 decorations, 3 paths and 6 grounds. Each of them has one emperor tile, which "
    "shows what the emperor likes to see.",
    "Z1.3": "The path on a tile is a quarter of a ring: it leads from one edge to the next, bending round the corner "
    "between them. That corner (upper left, upper right, lower right or lower left) is the tile’s orientation.",
    "Z1.4": (
        "Preference boards 1 to 5 say what scores at the end. Point tiles worth 1, 3 and 5 are used for the missions "
        "of boards 4 and 5, one of each for every mission."
    ),
    "Z1.5": "Each player has a garden of 4 rows of 4 spaces and a coin track that goes from 0 to 25.",
    "Z2.1": (
        "Zen Garden is for 2 to 4 players. Board 1 is always in play, and any of boards 2 to 5 can be added. Levels 1 "
        "to 5 are named after the highest board in play: at level 3, you play with boards 1, 2 and 3."
    ),
    "Z2.2": (
        "The emperor tiles are shuffled, and one is placed face up on each of these fields, in this order: small "
        "preference, large preference, majority, attention to detail. Then each mission in play gets 2: board 4 has "
        "missions 1 and 2, board 5 has mission 3. No feature appears twice in a match."
    ),
    "Z2.3": (
        "The selection board has 3 rows of 4 tiles. Tiles are free in the bottom row, cost 1 coin in the middle row "
        "and 2 coins in the top row. So even 4 players without any coins can each take a tile from the bottom row. "
        "The printed rules do not say how many tiles a row has; here, there are 4."
    ),
    "Z2.4": "All 90 garden tiles, shuffled face down, form the supply. The selection board is filled from it, starting "
    "with the bottom row and filling each row from left to right.",
    "Z2.5": "Everyone starts with 12 coins. The first player is chosen at random.",
    "Z3.1": "With 3 or 4 players, everyone takes one turn in a round, clockwise from the first player. With 2 players, "
    "a round has 4 turns, taken alternately.",
    "Z3.2": (
        "Every player has 16 turns, one for each space in the garden. That makes 16 rounds with 3 or 4 players; with "
        "2 players it makes 8, since each has two turns in a round. The printed rules say 16 rounds for any number of "
        "players; here, a match with 2 players ends when the gardens are full."
    ),
    "Z3.3": "At the end of a round, any tiles left in the bottom row go to the discard pile. The other tiles slide "
    "straight down their column as far as they can, by up to two rows; the printed rules only say that they slide "
    "down. Then the empty spaces are filled from the supply, starting with the bottom row and filling each row from "
    "left to right.",
    "Z3.4": "If the supply runs out while the board is being filled, the discard pile is shuffled to form a new "
    "supply, and filling continues where it stopped.",
    "Z3.5": "After each round, the first-player marker passes clockwise to the next player, who starts the new round.",
    "Z3.6": "After the last turn of the last round, the selection board is not refilled. All the gardens are full, and "
    "the final scoring begins.",
    "Z4.1": "On your turn, take any tile you can afford from the selection board and pay the price of its row. The "
    "space stays empty until the end of the round.",
    "Z4.2": "You cannot pass. If you have no coins, take a tile from the bottom row, where there is always one left.",
    "Z5.1": (
        "Before you place the tile, you may move your whole garden as one piece, any number of spaces up or down and "
        "left or right. You may never turn it, and no tile may leave the grid. Once a row and a column have 4 tiles, "
        "the garden can no longer be moved."
    ),
    "Z5.2": "Place the new tile on an empty space so that it shares at least one edge with a tile in your garden; "
    "touching at a corner is not enough. Only your very first tile can go anywhere. Every tile you take must be "
    "placed, and there is always a space for it.",
    "Z5.3": "The new tile can have any of the 4 orientations. Once placed, it is never turned again.",
    "Z5.4": (
        "If the new tile completes a row, column or main diagonal of 4 identical decorations, you gain 3 coins "
        "straight away. The printed rules do not say what several lines at once are worth; here, each of them counts. "
        "You cannot have more than 25 coins; any beyond that are lost."
    ),
    "Z5.5": (
        "You complete a mission as soon as your garden has at least 4 tiles of each of its two features; a tile that "
        "shows both counts for both. Take the top point tile straight away: first 5 points, then 3, then 1, and after "
        "that there are none left. You can complete each mission only once."
    ),
    "Z6.0": "Each coin you have left is worth 1 point.",
    "Z6.1": (
        "A circuit is a square of 4 tiles whose paths are all of one kind and bend round the point where the tiles "
        "meet. The printed rules do not say where; here, it can be anywhere in the garden. For 1, 2, 3 or 4 circuits "
        "you score 3, 6, 10 or 15 points."
    ),
    "Z6.2": "Every decoration that appears on at least 6 tiles in your garden scores: 3 points for 6 tiles, 5 for 7, 7 "
    "for 8, 10 for 9, 13 for 10, 16 for 11 and 20 for 12 or more. Two decorations can score in the same garden.",
    "Z6.3": "Each tile with the feature of the small preference is worth 1 point.",
    "Z6.4": "Each tile with the feature of the large preference is worth 2 points.",
    "Z6.5": (
        "Whoever has the most tiles with the feature of the majority scores 8 points, and whoever has the second most "
        "scores 4. Players who tie all score the full points for their place or, if the match is set up that way, "
        "share the points of this place, as in the French printed rules; here, the share is rounded down. If there is "
        "a tie for first place, nobody is second. The printed rules do not mention a garden without any such tile; "
        "here, it does not take part."
    ),
    "Z6.6": (
        "A little of the feature of attention to detail is worse than none: 0 tiles score 0 points, 1 tile scores −4, "
        "2 tiles −2 and 3 tiles −1. More of it pays off: 4 tiles score 2 points, 5 tiles 5, and 6 or more tiles 8."
    ),
    "Z6.7": "With board 2, a garden scores 10 points if the tiles of each ground form one connected area, edge to "
    "edge; a single tile is an area, too. If any ground is split, the garden scores nothing. During the match, a "
    "garden without tiles has no unity yet.",
    "Z6.8": "With board 3, 2 different grounds in the garden score 18 points, 3 score 12, 4 score 6, and 5 or 6 score "
    "nothing. A single ground cannot fill a garden, since there are only 15 tiles of each. During the match it counts "
    "as 2, and a garden without tiles scores nothing.",
    "Z6.9": "With boards 4 and 5, the point tiles you have taken for missions score the number they show.",
    "Z6.10": "The player with the most points wins. If there is a tie, the tied player with the most coins left wins; "
    "if there is still a tie, the win is shared.",
}

PROMPTS: Final[dict[str, str]] = {
    "Z1.1": "Choose a tile and see which decoration, path and ground it shows.",
    "Z1.2": (
        "Every line of the score that is about a feature has an emperor tile beside it. The tiles that count for the "
        "large preference are outlined."
    ),
    "Z1.3": "Turn the tile and watch which corner its path bends round.",
    "Z1.4": "All five boards are in play, so the score has lines from all of them. The tiles that count towards the "
    "missions are outlined.",
    "Z1.5": "This garden still has room. The number beside each name shows how many coins that player has.",
    "Z2.1": "Four players, with boards 1, 2 and 3. See which lines each board adds to the score.",
    "Z2.2": "These are the emperor tiles of one match: one for each preference and two for each mission.",
    "Z2.3": "Choose a tile that costs 2 coins.",
    "Z2.4": "The selection board has just been filled. The other 78 tiles are the supply.",
    "Z2.5": "Everyone has 12 coins. The marker shows who goes first.",
    "Z3.1": "Place a tile. The other player then plays until it is your turn again.",
    "Z3.2": "One space is left. Fill it with your 16th turn.",
    "Z3.3": "Finish the round with your turn and watch the tiles slide down.",
    "Z3.4": "Finish the round. The supply runs out and the discard pile replaces it.",
    "Z3.5": "Finish the round and see who gets the first-player marker.",
    "Z3.6": "Play the last turn of the match.",
    "Z4.1": "You have 1 coin left. Try to take a tile that costs 2.",
    "Z4.2": "You have no coins left. Take a free tile and place it.",
    "Z5.1": "Move the whole garden with the arrows.",
    "Z5.2": "A tile has been chosen. Try to put it on a space that touches no other tile.",
    "Z5.3": "Turn the tile before you place it.",
    "Z5.4": "Complete a column of 4 identical decorations and gain 3 coins.",
    "Z5.5": "Complete a mission with one more tile. What counts towards the missions is outlined.",
    "Z6.0": "Place a tile that costs something and see how your points for coins change.",
    "Z6.1": "Close one more circuit. Those already closed are outlined.",
    "Z6.2": "Place a tile that scores points for decorations.",
    "Z6.3": "Place one more tile that counts for the small preference. Those in the garden are outlined.",
    "Z6.4": "Place one more tile that counts for the large preference. Those in the garden are outlined.",
    "Z6.5": "Draw level with the other garden and score the points for first place, too.",
    "Z6.6": "One more tile with this feature scores points. Place it.",
    "Z6.7": "One ground is split. Join it up with a single tile.",
    "Z6.8": "Place a tile whose ground is already in the garden, so that it still has 3 grounds.",
    "Z6.9": "Complete a mission and see its points in the score.",
    "Z6.10": "The match is over. Look at the last line of the score, and at the coins.",
}
