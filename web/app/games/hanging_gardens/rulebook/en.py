"""The Hanging Gardens' rule book in English."""

from typing import Final

CHAPTERS: Final[dict[str, str]] = {
    "H1": "Pieces",
    "H2": "Setup",
    "H3": "A round",
    "H4": "A turn: lay a card",
    "H5": "A turn: place a temple and take a tile",
    "H6": "End of the match",
    "H7": "Final scoring",
    "H8": "What players see",
}

TITLES: Final[dict[str, str]] = {
    "H1.1": "Cards",
    "H1.2": "Point tiles",
    "H1.3": "Temples",
    "H1.4": "What the cards show",
    "H2.1": "Players and start cards",
    "H2.2": "Shuffling cards and tiles",
    "H2.3": "First player",
    "H3.1": "Cards in a round",
    "H3.2": "Turns in a round",
    "H3.3": "Length of a match",
    "H4.1": "Take and lay a card",
    "H4.2": "Motifs must cover something",
    "H4.3": "Ground goes anywhere",
    "H4.4": "Temples stay uncovered",
    "H4.5": "When no card fits",
    "H5.1": "Which groups qualify",
    "H5.2": "Place a temple",
    "H5.3": "Which tiles are in reach",
    "H5.4": "A hidden tile",
    "H5.5": "Refilling the board",
    "H5.6": "Moving a temple",
    "H5.7": "Splitting and merging groups",
    "H5.8": "Taking back a turn",
    "H6.1": "The last card",
    "H6.2": "When the stack runs out",
    "H7.1": "Series",
    "H7.2": "Characters",
    "H7.3": "Guard",
    "H7.4": "Winner",
    "H8.1": "Face-up and hidden tiles",
    "H8.2": "Always in view",
    "H8.3": "Trying out places",
    "H8.4": "Scrolling and help",
}

RULES: Final[dict[str, str]] = {
    "H1.1": "There are 60 building cards and 4 start cards, each 2 squares high and 3 wide. A square is building "
    "ground or shows one of 4 motifs: terrace, park, arcade or fountain. A start card is nothing but building ground.",
    "H1.2": (
        "Of the 49 point tiles, 44 belong to series: 4 queens, 4 kings, 6 tigers, 6 gardens, 6 statues, 10 chalices "
        "and 8 gates. The other 5 are characters, one tile each: animal handler, gardener, sculptor, priest and guard."
    ),
    "H1.3": "Each player has 5 temples.",
    "H1.4": "No published source lists the faces of the building cards, so the deck here is reconstructed: 6 cards "
    "have 1 motif square, 22 have 2, 26 have 3 and 6 have 4. That makes 38 squares of each motif. No two cards are the "
    "same, whichever way they are turned. On about half of the cards with 2 or more motif squares, squares of the same "
    "motif are side by side; the others mix motifs. If you own the game, you can load a file with its cards and tile "
    "values.",
    "H2.1": "The Hanging Gardens is for 2 to 4 players. Everyone starts with a start card, around which their garden "
    "can grow without limits.",
    "H2.2": (
        "The 60 cards are shuffled face down, and so are the 49 tiles, which form one stack here instead of the two of "
        "the printed rules. Then 6 tiles are turned up on the board, in 3 rows of 2."
    ),
    "H2.3": "The first player is chosen at random; in the German printed rules, it is the youngest player.",
    "H3.1": "Each round begins by turning up new cards: 4 with 2 or 4 players, 3 with 3 players.",
    "H3.2": "Everyone takes one turn, clockwise from the first player; with 2 players, each takes two turns, "
    "alternately. By the end of the round, all its cards have been taken.",
    "H3.3": "After each round, the first-player marker passes to the left. A match has 15 rounds with 2 or 4 players "
    "and 20 with 3, so each player has 30 turns with 2 players, 20 with 3 and 15 with 4.",
    "H4.1": "On your turn, take one of the face-up cards and lay it in your garden straight away, lined up with its "
    "squares. You can give it any number of quarter turns, but you may not flip it over.",
    "H4.2": "Every motif square of the card must cover a square of your garden, whether ground or any motif. No motif "
    "may lie on the bare table.",
    "H4.3": "Ground squares of the card can lie on ground, on motifs or on the bare table.",
    "H4.4": "A square with a temple on it cannot be covered, not even by ground.",
    "H4.5": "As long as any of the face-up cards fits somewhere, you must lay one. If none does, choose one and return "
    "it to the box.",
    "H5.1": (
        "A group consists of squares of one motif that share edges. It qualifies for a temple if it has at least 3 "
        "squares, at least one of them on the card you have just laid, and no temple yet. The printed rules speak of "
        "a new part of the group; here, a square that covers the same motif counts as one."
    ),
    "H5.2": "You may place one temple per turn, on any square of a group that qualifies. You may also do without. "
    "If you place a temple, you must take a tile.",
    "H5.3": "With a group of 3 squares, choose from the 2 tiles in row 1; with 4 squares, from the 4 tiles in rows 1 "
    "and 2; with 5 or more, from all 6.",
    "H5.4": "A group of 6 or more squares first earns you a tile from the stack, unseen by the other players. Then you "
    "choose one of the 6 on the board as well. The printed rules say that you “may” take the hidden tile; here, you "
    "always do.",
    "H5.5": "An empty space on the board is refilled from the stack straight away.",
    "H5.6": (
        "Once all 5 of your temples are in play, you may move one instead: the one on the group that is smallest "
        "after the card has been laid. If several groups are equally small, you choose. The printed rules say that "
        "you “must” move it; here, you may always do without."
    ),
    "H5.7": (
        "There may be only 1 temple on each group. A card can split a group in two. A part without a temple qualifies "
        "if it includes a square of the new card. The printed rules do not say what happens when groups merge or "
        "shrink below 3 squares; here, their temples stay."
    ),
    "H5.8": (
        "You can take back your turn until something hidden is turned up: a hidden tile that you draw or, when several "
        "people play, the tile that refills a space or the cards of the next round. When several people play and "
        "ending the turn would reveal something, the turn stays open until you press “End turn”; if “Confirm every "
        "move” is off, it ends straight away."
    ),
    "H6.1": "The match ends when all 60 building cards have been used.",
    "H6.2": (
        "If the stack runs out earlier, the round in which its last tile was drawn is the last one. The tiles on the "
        "board can still be taken. For each tile that you are due but for which none is left within reach, you score 5 "
        "points instead. The printed rules do not mention several missing tiles in one turn; here, each of them "
        "scores, including a hidden one."
    ),
    "H7.1": "The more tiles of one kind you have, the more they are worth together. For 1, 2, 3 tiles and so on, they "
    "score: queen 1, 15; king 3, 12; tiger 3, 8, 15; garden 2, 8, 16; statue 1, 3, 20; chalice 1, 3, 6, 11, 18; gate "
    "0, 5, 10, 16. After the last number, a new series begins: 5 gardens score 16 and 8, which makes 24 points. The "
    "values of king, tiger and chalice are reconstructed, and those of the gate from the third gate on.",
    "H7.2": (
        "Every character except the guard is worth 3 points, or more if you have at least one complete series of its "
        "kind: animal handler 10 with tigers, gardener 11 with gardens, sculptor 12 with statues, priest 9 with "
        "chalices. The values of the sculptor and the priest are reconstructed."
    ),
    "H7.3": "The guard is worth 3 points for each of your gates, on top of what the gates themselves score. Without "
    "gates, the guard is worth nothing.",
    "H7.4": (
        "The player with the most points wins. If there is a tie, the tied player with the most tiles wins; if there "
        "is still a tie, which the printed rules do not mention, the win is shared."
    ),
    "H8.1": (
        "Tiles taken from the board stay face up; in the printed rules, players collect all their tiles face down. A "
        "tile drawn from the stack is known only to its owner until the match ends."
    ),
    "H8.2": "At any time, everyone can see which cards are left, how many of each tile could still be in the stack "
    "(tiles that other players drew unseen are counted there), how many of each tile every player has (your own hidden "
    "tiles count, other players’ do not), each player’s series with their points, and each player’s last move.",
    "H8.3": "You can turn the chosen card left and right. Every legal place for it is marked, and pointing at one "
    "shows the result before you lay the card. See “Taking back a turn” for how long you can undo it.",
    "H8.4": "A garden has no borders, so you can scroll it in all four directions. At each step, a line of help tells "
    "you what to do next.",
}

PROMPTS: Final[dict[str, str]] = {
    "H1.1": "Choose a card and look at its six squares.",
    "H1.2": "Take one of the point tiles in reach.",
    "H1.3": "Place one of your temples and see how many are left.",
    "H1.4": "Turn the card. Its motifs stay the same, whichever way it lies.",
    "H2.1": "Lay your first card on the start card.",
    "H2.2": "Six tiles lie face up on the board, in three rows of two. The first cards have been turned up, too.",
    "H2.3": "Nobody has played yet. The highlighted player goes first.",
    "H3.1": "Take the last card of the round. Then new ones are turned up.",
    "H3.2": "Lay a card. The other player then plays until it is your turn again.",
    "H3.3": "Finish the round by taking a tile, and see who starts the next one.",
    "H4.1": "A card has been chosen. Turn it.",
    "H4.2": "A card has been chosen. Try to lay it so that a motif lies on the bare table.",
    "H4.3": "Lay a card so that some of its ground lies on the bare table.",
    "H4.4": "A card has been chosen. Try to cover the temple with it.",
    "H4.5": "The only card left does not fit anywhere. Return it to the box.",
    "H5.1": "Try to place a temple outside the groups that qualify.",
    "H5.2": "Place a temple, or do without.",
    "H5.3": "The temple stands on a group of 3 squares. Try to take a tile from a row that is out of reach.",
    "H5.4": "Place a temple on the large group and draw a hidden tile.",
    "H5.5": "Take a tile and watch its space being refilled.",
    "H5.6": "All five temples are in play. Move one to the new group.",
    "H5.7": "Lay a card so that it cuts the park of 7 in two. The part without a temple then qualifies.",
    "H5.8": "Draw a hidden tile. In a match, you cannot take that back.",
    "H6.1": "All the cards have been used. Take the last tile of the match.",
    "H6.2": "There is one tile left in the stack. Take a tile, and the stack is empty.",
    "H7.1": "Take the tile that completes the series of queens.",
    "H7.2": "The series of chalices is complete. Take the priest.",
    "H7.3": "You already have the guard. Take one more gate.",
    "H7.4": "The match is over. Look at the last line of the score, and at the tiles.",
    "H8.1": "Ada has just drawn a tile that only she can see.",
    "H8.2": "Everyone’s tiles, points and last moves are in view.",
    "H8.3": "A card has been chosen. Point at one of the marked places, or choose it.",
    "H8.4": "Scroll the garden in all directions, or zoom in.",
}
