"""English: the workshop."""

from typing import Final

WORDS: Final = {
    "workshop.intro": "Write a computer player in Python, right here, and see how well it plays. Your bots are stored in "
    "this browser.",
    "workshop.bots": "Your bots",
    "workshop.none": "You have no bots yet. Start from one of the three below.",
    "workshop.lines.one": "{number} line",
    "workshop.lines.other": "{number} lines",
    "workshop.kept.one": "{number} version",
    "workshop.kept.other": "{number} versions",
    "workshop.start": "Start a new bot",
    "workshop.start_hint": "Each of these plays both games. Take one and change it.",
    "workshop.take": "Start from this one",
    "workshop.example.one_line": "One line",
    "workshop.example.ten_lines": "Ten lines",
    "workshop.example.search": "Small search",
    "workshop.about.one_line": "Plays the move that scores most at once.",
    "workshop.about.ten_lines": "Also looks at the others: it plays the move after which it is farthest ahead.",
    "workshop.about.search": "Takes its eight best moves and tries how the next turn could go.",
    "workshop.steps.one_line": "`game.distinct_moves(view)` lists the moves that are worth a look.\n"
    "`game.apply(view, move)` is the position after a move. Positions never change, so you can try as many as you "
    "like.\n"
    "`game.total(…, seat)` is your score in that position. `max` returns the move with the highest.",
    "workshop.steps.ten_lines": "`game.seats(after)` are all players. The bot computes its lead over the best of the "
    "others, because points that the others lose count too.\n"
    "All moves with the highest lead are collected in `best`.\n"
    "`rng.choose` picks one of them at random. Use `rng` for everything random: then the same seed gives the same match.",
    "workshop.steps.search": "`choose` sorts the moves by the lead that they give at once, and keeps the last eight: a "
    "closer look takes time.\n"
    "`game.determinize(view, rng)` deals everything that you cannot see at random. Several deals make luck count "
    "less.\n"
    "`look_ahead` plays on until it is your turn again: `CHANCE` draws tiles, the other players move at random.\n"
    "Then it takes the best move of that turn. The move that does best over all deals is played.\n"
    "Try other values of `MOVES` and `DEALS`, or let the other players move better than at random.",
    "workshop.panels": "Beside the editor",
    "workshop.guide": "How it works",
    "workshop.reference": "Reference",
    "workshop.guide_title": "A bot is one function",
    "workshop.guide_text": "When it is the bot’s turn, its function `choose` is called and returns a move.",
    "workshop.argument.game": "the rules: legal moves, the position after a move, the score",
    "workshop.argument.view": "the position, as far as the bot may know it",
    "workshop.argument.seat": "the bot’s own seat, counted from 0",
    "workshop.argument.rng": "random numbers: `rng.below(6)`, `rng.choose(list)`, `rng.shuffled(list)`",
    "workshop.title": "Bot: {name}",
    "workshop.name": "Name",
    "workshop.rename": "Rename",
    "workshop.versions": "Versions",
    "workshop.versions_hint": "Your text is saved as you type. Save a version to be able to come back to it.",
    "workshop.save": "Save a version",
    "workshop.version": "Version {number}",
    "workshop.present": "in the editor",
    "workshop.go_back": "Back to this version",
    "workshop.editor": "Editor",
    "editor.label": "Source code of {name}",
    "editor.tab_hint": "Tab indents. To leave the editor with the keyboard, press Escape, then Tab.",
}
