"""The lesson of The Hanging Gardens in English."""

from typing import Final

WORDS: Final[dict[str, str]] = {
    "aim.title": "Gardens upon gardens",
    "aim": "Welcome! Terraces, parks, arcades and fountains grow over one another here. Large ones earn point tiles, "
    "and the best collection wins.",
    "cards.title": "Building cards",
    "cards": "Every turn you take one of the face-up cards and lay it in your garden straight away, turned as you "
    "like.",
    "lay.title": "Lay a card",
    "lay": "Take any card. Its motifs must cover squares of your garden; its building ground can go anywhere. The "
    "marks show where the card fits.",
    "groups.title": "A few turns later: groups",
    "groups": "Squares of one motif that share edges form a group. Here are two squares of arcade; three are enough "
    "for a temple.",
    "arcade.title": "Make it three",
    "arcade": "Take the last card of the round, turn it twice and lay it so that its arcade joins the other two.",
    "arcade.missed": "It can go there, but the group still has only two squares. Turn the card until its arcade "
    "touches the others.",
    "temple.title": "Place a temple",
    "temple": "Three squares of arcade, one of them new: place a temple on any of them. From now on, no card can cover "
    "that square.",
    "temple.missed": "You can go without. But place this one: it earns you a tile.",
    "reach.title": "Take a tile",
    "reach": "A group of 3 lets you choose from row 1. A group of 4 gives you rows 1 and 2, and 5 squares or more all "
    "three. Take one of the framed tiles.",
    "sets.title": "Series",
    "sets": "The more tiles of one kind you have, the more they are worth: statues score 1, then 3, then 20. Choose a "
    "tile on the board to see its values.",
    "own.title": "A turn of your own",
    "own": "A new round with new cards, and you go first. Play this turn as you like; the panel says which group each "
    "place would make.",
    "last.title": "Many rounds later: the last one",
    "last": "Your garden has grown tall, and all 5 of your temples are in play. With the right card, four squares of "
    "fountain become six.",
    "six.title": "A group of six",
    "six": "Take the marked card and find a place where it makes a fountain of 6. Point at the marks, or tap one, to "
    "see the result.",
    "six.missed": "Not bad, but you can do better: look for a place where the panel mentions a fountain of 6.",
    "move.title": "A temple moves",
    "move": "Place a temple on the new group. As all 5 are already in play, the one on your smallest group moves "
    "there.",
    "move.missed": "You can leave them where they are. But this one earns two tiles: place it.",
    "hidden.title": "A hidden tile",
    "hidden": (
        "Six squares or more first earn you a tile from the stack, unseen by the other players. Now choose a second "
        "one from any row of the board."
    ),
    "free.title": "Your last turn",
    "free": "One more card. Play as you like; you can place a temple, but you don’t have to.",
    "series.title": "The final score",
    "series": (
        "All the cards have been laid. Complete series score most, a character is worth more with a complete series of "
        "its kind, and hidden tiles are now face up."
    ),
    "end.title": "Now you know the game",
    "end": "In a match, the two buttons at the top show which cards and tiles are still to come. May your gardens grow "
    "tall!",
}
