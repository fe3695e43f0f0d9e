"""English: the workshop."""

from typing import Final

WORDS: Final = {
    "workshop.intro": "Write a computer player in Python, right here, and see how well it plays. Your bots are "
    "stored in this browser.",
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
    "`rng.choose` picks one of them at random. Use `rng` for everything random: then the same seed gives the same "
    "match.",
    "workshop.steps.search": "`choose` sorts the moves by the lead that they give at once, and keeps the last eight: "
    "a closer look takes time.\n"
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
    "workshop.reference_hint": "Everything that a bot uses most, from the documentation of the source code. The "
    "editor completes these names, too.",
    "workshop.link": "Copy link",
    "workshop.download": "Save as a file",
    "workshop.open_file": "Open a Python file",
    "workshop.offer": "A bot for you: {name}",
    "workshop.offer_text": "Somebody wrote this bot. Read it first if you like: so far it has only been shown, not "
    "run.",
    "workshop.may": "When it plays, it runs closed off from the rest of the page. It sees the position and picks a "
    "move. It cannot see or change your matches, read your files or send anything. It can keep your device busy for "
    "a few seconds at each move. All the same, take bots only from people whom you have no reason to distrust.",
    "workshop.source": "Source code of the bot",
    "workshop.accept": "Add to my bots",
    "workshop.decline": "No, thanks",
    "workshop.fault.link_broken": "This link does not lead to a bot: it is incomplete or has been changed. Ask for "
    "it again.",
    "workshop.fault.link_newer": "This link comes from a newer version of the page. Reload the page and try again.",
    "workshop.fault.link_long": "This link is too long to be a bot.",
    "workshop.fault.no_link": "This bot is too long for a link. Save it as a file and send that.",
    "workshop.fault.file_neither": "{file} is not a Python file (.py).",
    "workshop.fault.file_large": "{file} is too large: a bot here can be at most {most} kB.",
    "workshop.fault.file_unreadable": "{file} could not be read.",
    "workshop.fault.file_text": "{file} is not Python source code.",
    "editor.tools": "Editor tools",
    "editor.undo": "Undo",
    "editor.redo": "Redo",
    "editor.indent": "Indent",
    "editor.outdent": "Outdent",
    "editor.smaller": "Smaller text",
    "editor.larger": "Larger text",
    "editor.find": "Find",
    "editor.replace": "Replace",
    "editor.next": "Next",
    "editor.previous": "Previous",
    "editor.all": "All",
    "editor.match_case": "Match case",
    "editor.regexp": "Regular expression",
    "editor.by_word": "Whole words",
    "editor.replace_all": "Replace all",
    "editor.close": "Close",
    "editor.go_to_line": "Go to line",
    "editor.go": "Go",
    "editor.current_match": "current match",
    "editor.on_line": "on line",
    "editor.completions": "Completions",
    "editor.diagnostics": "Problems",
    "editor.no_diagnostics": "No problems",
    "workshop.to_code": "Back to the code",
    "workshop.another": "Another match",
    "workshop.reader": "Change the bot as you like: your changes stay in this frame until you close the page.",
    "workshop.watch": "Let it play against {opponent}",
}
