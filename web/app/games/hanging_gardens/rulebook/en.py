"""The Hanging Gardens' rule book in English."""

from typing import Final

CHAPTERS: Final[dict[str, str]] = {
    "H1": "Pieces",
    "H2": "Setup",
    "H3": "A round",
    "H4": "A turn: lay a card",
    "H5": "A turn: temple and tile",
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
    "H2.2": "Shuffled cards and tiles",
    "H2.3": "First player",
    "H3.1": "Cards of a round",
    "H3.2": "Turns of a round",
    "H3.3": "Length of a match",
    "H4.1": "Take and lay a card",
    "H4.2": "Motifs need something below",
    "H4.3": "Ground goes anywhere",
    "H4.4": "Temples stay visible",
    "H4.5": "When no card fits",
    "H5.1": "Groups that qualify",
    "H5.2": "Place a temple",
    "H5.3": "Which tiles are in reach",
    "H5.4": "A hidden tile",
    "H5.5": "Refilling the board",
    "H5.6": "Moving a temple",
    "H5.7": "Groups split and merged",
    "H5.8": "Taking back",
    "H6.1": "The last card",
    "H6.2": "An empty stack",
    "H7.1": "Series",
    "H7.2": "Persons",
    "H7.3": "Guard",
    "H7.4": "Winner",
    "H8.1": "Open and hidden tiles",
    "H8.2": "Always in view",
    "H8.3": "Trying out places",
    "H8.4": "Scrolling and help",
}

RULES: Final[dict[str, str]] = {
    "H1.1": "There are 60 building cards and 4 start cards, each 2 squares high and 3 wide. A square is building "
    "ground or shows one of 4 motifs: terrace, park, arcade or fountain. A start card is building ground only.",
    "H1.2": "Of the 49 point tiles, 44 belong to series: 4 queens, 4 kings, 6 tigers, 6 gardens, 6 statues, 10 "
    "chalices and 8 gates. The other 5 are persons, one tile each: animal handler, gardener, sculptor, priest and "
    "guard.",
    "H1.3": "Every player has 5 temples.",
    "H1.4": "No published source lists the faces of the building cards, so the deck here is reconstructed: 6 cards "
    "have 1 motif square, 22 have 2, 26 have 3 and 6 have 4, which makes 38 of each motif, and no two cards are equal "
    "however they are turned. About half of the cards with 2 or more motif squares carry neighbours of one motif, the "
    "others mix motifs. Whoever owns the game can load a file with its cards and tile values.",
    "H2.1": "The Hanging Gardens is for 2 to 4 players. Each begins with a start card, round which the garden grows "
    "without borders.",
    "H2.2": "The 60 cards are shuffled face down, and so are the 49 tiles, which form one stack. Then 6 tiles are "
    "turned up on the board: 3 rows of 2.",
    "H2.3": "Chance decides who is the first player.",
    "H3.1": "A round begins with new cards face up: 4 with 2 or 4 players, 3 with 3 players.",
    "H3.2": "Clockwise from the first player everyone has one turn; with 2 players there are two each, in alternation. "
    "In the end all cards of the round have been taken.",
    "H3.3": "After each round the first-player marker passes to the left. The match has 15 rounds with 2 or 4 players "
    "and 20 rounds with 3, so that everyone has 30, 20 or 15 turns with 2, 3 or 4 players.",
    "H4.1": "A player takes one of the face-up cards and lays it at once in their own garden, in line with its "
    "squares. The card may be turned by quarter turns, but never mirrored.",
    "H4.2": "Every motif square of the card has to cover a square of the garden, be it ground or any motif. No motif "
    "may lie on the bare table.",
    "H4.3": "Ground squares of the card may lie on ground, on motifs or on the bare table.",
    "H4.4": "A square on which a temple stands may not be covered, not even by ground.",
    "H4.5": "As long as any of the face-up cards can be laid somewhere, one has to be laid. If there is none, the "
    "player chooses a card and puts it back in the box.",
    "H5.1": "A group is made of squares of one motif that are connected by their edges. It qualifies for a temple if "
    "it has at least 3 squares, at least one of them on the card just laid, and no temple yet.",
    "H5.2": "On a square of one qualifying group the player may place a temple, only one in a turn, or do without. "
    "Whoever places a temple has to take a tile.",
    "H5.3": "With a group of 3 squares the player chooses from the 2 tiles of row 1, with 4 squares from the 4 tiles "
    "of rows 1 and 2, and with 5 or more from all 6.",
    "H5.4": "A group of 6 or more squares first earns a tile from the stack that the others do not see. After that "
    "the player chooses one of the 6 on the board as well.",
    "H5.5": "A space of the board that has become empty is filled from the stack at once.",
    "H5.6": "Whoever has placed all 5 temples may move one instead: the one on the group that is smallest after the "
    "card was laid. Among equally small groups the player chooses.",
    "H5.7": "A card may cut a group in two, and a part without a temple qualifies if a square of the new card belongs "
    "to it. Groups that grow together keep all their temples. A temple also stays on a group that has become smaller "
    "than 3 squares.",
    "H5.8": "Once a hidden tile has been drawn, nothing of this turn can be taken back.",
    "H6.1": "The match ends when all 60 building cards are used.",
    "H6.2": "If the stack becomes empty before that, the round in which its last tile was drawn is the last one. The "
    "tiles on the board can still be taken. For every tile that is due and no longer in reach, including a hidden "
    "one, the player scores 5 points.",
    "H7.1": "Tiles of one kind are worth more together, for 1, 2, 3 tiles and so on: queen 1, 15; king 3, 12; tiger "
    "3, 8, 15; garden 2, 8, 16; statue 1, 3, 20; chalice 1, 3, 6, 11, 18; gate 0, 5, 10, 16. After the last number a "
    "new series begins, so 5 gardens bring 16 and 8, which is 24 points. The values of king, tiger and chalice are "
    "reconstructed, and those of the gate from 3 gates on.",
    "H7.2": "A person brings 3 points, or more with at least one complete series of the kind: animal handler 10 with "
    "tigers, gardener 11 with gardens, sculptor 12 with statues, priest 9 with chalices. The values of the sculptor "
    "and the priest are reconstructed.",
    "H7.3": "The guard brings 3 points for every gate of its owner, besides what the gates are worth themselves. "
    "Without gates it brings nothing.",
    "H7.4": "Most points win. In a tie the larger number of collected tiles decides, and if it is equal, too, all who "
    "tie win together.",
    "H8.1": "Tiles taken from the board lie open. A tile drawn from the stack is known to its owner alone until "
    "the match ends.",
    "H8.2": "At any time everybody may see which cards are left, how many of each tile may still be in the stack "
    "(what others drew unseen counts as still there), how many of each tile every player has (your own "
    "hidden tiles count, other players’ do not), everybody’s series with their points, and everybody’s last move.",
    "H8.3": "The chosen card can be turned left and right. Every legal place for it is marked, and pointing at "
    "one shows the result before the card is laid. A turn can be taken back until a hidden tile is drawn.",
    "H8.4": "A garden has no borders, so its view scrolls in all four directions. At each step a line of help "
    "says what to do next.",
}

PROMPTS: Final[dict[str, str]] = {
    "H1.1": "Choose a card and see what its six squares are.",
    "H1.2": "Take one of the point tiles in reach.",
    "H1.3": "Place one of your temples, and see how many are left.",
    "H1.4": "Turn the card. Its motifs stay the same, however it lies.",
    "H2.1": "Lay your first card on the start card.",
    "H2.2": "Six tiles lie face up on the board, in three rows of two. The first cards are turned up, too.",
    "H2.3": "Nobody has played yet. The marked player begins.",
    "H3.1": "Take the last card of the round. Then new ones are turned up.",
    "H3.2": "Lay a card. The other player answers until it is your turn again.",
    "H3.3": "End the round by taking a tile, and see who begins the next one.",
    "H4.1": "A card is chosen. Turn it.",
    "H4.2": "A card is chosen. Try to lay it so that a motif hangs over the bare table.",
    "H4.3": "Lay a card so that some of its ground is on the bare table.",
    "H4.4": "A card is chosen. Try to cover the temple with it.",
    "H4.5": "The only card left fits nowhere. Put it back in the box.",
    "H5.1": "Try to place a temple outside the groups that qualify.",
    "H5.2": "Place a temple, or do without.",
    "H5.3": "The temple stands on a group of 3 squares. Try to take a tile that is further down.",
    "H5.4": "Place a temple on the large group and draw a hidden tile.",
    "H5.5": "Take a tile and see how its space is filled again.",
    "H5.6": "All five temples stand. Move one to the new group.",
    "H5.7": "Lay a card so that two groups with temples grow together.",
    "H5.8": "Draw a hidden tile. In a match this cannot be taken back.",
    "H6.1": "All cards are used. Take the last tile of the match.",
    "H6.2": "One tile is left in the stack. Take a tile, and the stack is empty.",
    "H7.1": "Take the tile that completes the series of queens.",
    "H7.2": "The series of chalices is complete. Take the priest.",
    "H7.3": "The guard is there already. Take one more gate.",
    "H7.4": "The match is over. Look at the last line of the score, and at the tiles.",
    "H8.1": "Ada has just drawn a tile that only she can see.",
    "H8.2": "Everybody’s tiles, their points and the last moves are in view.",
    "H8.3": "A card is chosen. Point at one of the marked places, or choose it.",
    "H8.4": "Scroll the garden in all directions, or make it larger.",
}
