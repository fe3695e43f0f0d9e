### English texts of the workshop.

way-workshop = Workshop
way_hint-workshop = Write a bot and let it play
workshop-intro = Write a computer player in Python, right here, and see how well it plays. Your bots are stored in this browser.
workshop-bots = Your bots
workshop-none = You have no bots yet. Start from one of the three above.
workshop-lines =
    { $number ->
        [one] { $number } line
       *[other] { $number } lines
    }
workshop-kept =
    { $number ->
        [one] { $number } version
       *[other] { $number } versions
    }
workshop-start = Start a new bot
workshop-start_hint = Each of these plays both games. Take one and change it.
workshop-code = Show the code
workshop-take = Start from this one
workshop-example-one_line = One line
workshop-example-ten_lines = Ten lines
workshop-example-search = Small search
workshop-about-one_line = Plays the move that scores the most points straight away.
workshop-about-ten_lines = Also looks at the others: it plays the move after which it is furthest ahead.
workshop-about-search = Takes its eight best moves and plays on from each to its next turn.
workshop-steps-one_line =
    `game.distinct_moves(view)` lists the moves that are worth a look.
    `game.apply(view, move)` is the position after a move. Positions never change, so you can try as many as you like.
    `game.total(…, seat)` is your score in that position. `max` returns the move with the highest score.
workshop-steps-ten_lines =
    `game.seats(after)` gives all the players. The bot computes its lead over the best of the others, because points that the others miss out on count too.
    All moves with the highest lead are collected in `best`.
    `rng.choose` picks one of them at random. Use `rng` for everything random: then the same seed gives the same match.
workshop-steps-search =
    `choose` sorts the moves by the lead that they give immediately, and keeps the last eight: a closer look takes time.
    `game.determinize(view, rng)` randomly deals everything that you cannot see. Several deals make luck count less.
    `look_ahead` plays on until it is your turn again: `CHANCE` draws tiles, and the other players move at random.
    Then it takes the best move of that turn. The move that does best over all deals is played.
    Try other values of `MOVES` and `DEALS`, or let the other players move better than at random.
workshop-panels = Tools
workshop-guide = How it works
workshop-reference = Reference
workshop-guide_title = A bot is one function
workshop-guide_text = When it is the bot’s turn, its function `choose` is called and returns a move.
workshop-argument-game = the rules: legal moves, the position after a move, the score
workshop-argument-view = the position, as far as the bot may know it
workshop-argument-seat = the bot’s own seat, counted from 0
workshop-argument-rng = random numbers: `rng.below(6)`, `rng.choose(list)`, `rng.shuffled(list)`
workshop-title = Bot: { $name }
workshop-name = Name
workshop-rename = Rename
workshop-versions = Versions
workshop-versions_hint = Your text is saved as you type. Save a version to be able to come back to it.
workshop-save = Save a version
workshop-version = Version { $number }
workshop-present = in the editor
workshop-go_back = Back to this version
workshop-editor = Editor
code-label = Source code of { $name }
code-tab_hint = Tab indents. To leave the editor with the keyboard, press Escape, then Tab.
workshop-reference_hint = What a bot needs most, from the documentation of the source code. The editor completes these names, too.
workshop-documents = Moves and views in the documentation
workshop-reference_game = Moves and view: { $game }
workshop-reference_print = Print one to see what it holds: `print(view)`.
workshop-link = Copy the link
workshop-download = Save as a file
workshop-open_file = Open a Python file
workshop-offer = A bot for you: { $name }
workshop-offer_text = Someone else wrote this bot. Feel free to read it first: so far it has only been shown, not run.
workshop-may = When it plays, it runs in isolation from the rest of the page. It sees the position and picks a move. It cannot see or change your matches, read your files or send anything. It can keep your device busy for a few seconds at each move. All the same, only take bots from people you trust.
workshop-source = Source code of the bot
workshop-accept = Add to my bots
workshop-play = Play against it
workshop-play_game = Play against it: { $game }
workshop-decline = No, thanks
workshop-fault-link_broken = This link does not lead to a bot: it is incomplete or has been changed. Ask for it again.
workshop-fault-link_newer = This link comes from a newer version of Hofgarten. Reload the page and try again.
workshop-fault-link_long = This link is too long to hold a bot.
workshop-fault-no_link = This bot is too long for a link. Save it as a file and send that.
workshop-fault-no_link_weights = With its learned weights, this bot is too long for a link. Save it as a file and send that, or remove the weights.
workshop-fault-file_neither = { $file } is not a Python file (.py).
workshop-fault-file_large = { $file } is too large: a bot here can be at most { $most } kB.
workshop-fault-file_unreadable = { $file } could not be read.
workshop-fault-file_text = { $file } is not Python source code.
code-tools = Editor tools
code-undo = Undo
code-redo = Redo
code-indent = Indent
code-outdent = Outdent
code-smaller = Smaller text
code-larger = Larger text
code-find = Find
code-replace = Replace
code-next = Next
code-previous = Previous
code-all = All
code-match_case = Match case
code-regexp = Regular expression
code-by_word = Whole words
code-replace_all = Replace all
code-close = Close
code-go_to_line = Go to line
code-go = Go
code-current_match = current match
code-on_line = on line
code-completions = Completions
code-diagnostics = Problems
code-no_diagnostics = No problems
workshop-to_code = Back to the code
workshop-another = Another match
workshop-reader = Change the bot as you like: your changes stay in this frame until you close the page.
workshop-watch = Let it play
workshop-reset = Restore the original
workshop-series = Try it
workshop-console = Console
workshop-ladder = Ladder
workshop-training = Train
series-title = Play a series
series-opponent = Opponent
series-games = Matches
series-more = Players, options, seed
series-run = Play
series-stop = Stop
series-hint = Each deal is played with the bots in every seat, so neither luck nor the first turn favours anyone. The text in the editor is saved as a version.
series-progress = Matches played
series-starting = The bots are starting…
series-played = { $number } of { $of } matches played.
series-end-stopped = Stopped.
series-end-slow = Stopped: a move took more than 5 seconds. All finished matches are kept.
series-end-failing = Stopped: three moves in a row failed with the same error. All finished matches are kept.
series-end-flooded = Stopped: the bot sent the page too many messages.
series-end-install = Stopped: the bot cannot be loaded. The console says why.
series-end-failed = Stopped by an error. Try again.
series-end-broken = Stopped: the bot crashed, for example because it ran out of memory.
series-end-needs = Stopped: the bot needs a package that is not available here.
workshop-opened = A match from your series.
series-version = { $name }, version { $number }
series-table = Results
series-head-bot = Bot
series-head-won = Won
series-head-lead = Lead
series-head-time = Time per move
series-head-forfeits = Forfeits
series-range = { $low } to { $high }
series-table_hint = Complete deals only. A move that fails or is illegal counts as a forfeit and is replaced by a random one.
series-search = Find the biggest mistakes
series-download = Save the matches
series-picture = The bot’s garden in its best match, number { $number } ({ $points })
series-costly = Biggest mistakes
series-searching = Searching…
series-no_costly = No move cost a point or more.
series-costly_hint =
    { $number ->
        [one] From the bot’s worst match, assessed as in the review.
       *[other] From the bot’s { $number } worst matches, assessed as in the review.
    }
series-costly_at = match { $match }, move { $number }
series-instead = Played: { $played }
series-better = Better: { $best }
series-look = Look at it
series-matches = All matches
series-matches_hint = The worst results come first. An asterisk marks the bot’s points.
series-match = Match { $number }: { $points } ({ $totals })
series-watch = Watch
series-watch_match = Watch the match
console-title = Console
console-empty = What your bot prints, and its errors, appear here during a series.
console-clear = Clear
console-old = The text has changed since.
console-cut = There was more; the rest has been left out.
console-line = line { $number }
console-times = ×{ $number }
console-match = Match { $number }
console-no_package = A bot can only import Python’s standard library and hofgarten.
console-no_return = The function returned None. Is a `return` missing?
console-generator = `game.moves(view)` yields one move after another. `list(game.moves(view))` is a list of them.
console-no_input = A bot cannot ask anybody: there is no `input` while it plays.
console-endless = Is there a loop that never ends?
console-kind-print = Output
console-kind-error = Error
failing-bar = { $name } has failed three times in a row. Random moves are being played for it.
failing-take_over = Let the computer take over
ladder-title = Ladder
ladder-run = Play against all bots
ladder-left =
    { $number ->
        [one] When this run began, there was { $number } match left to play.
       *[other] When this run began, there were { $number } matches left to play.
    }
ladder-done = This bot has played all its matches.
ladder-failed = { $name } was left out: it kept failing, did not answer in time or could not be loaded.
ladder-hint = This bot plays up to { $most } matches against each of the others, with two players and the usual options. You can stop at any time and continue later. The computer’s levels have fixed ratings; 400 points more means winning ten times as often as losing.
ladder-fixed = fixed
ladder-head-bot = Bot
ladder-head-rating = Rating
ladder-head-matches = Matches
train-title = Train weights
train-about = The computer plays many matches against itself and learns from the results how much each feature of a position is worth. Your bot finds these weights in `WEIGHTS[game.name][players]`, with the number of players as a string, and can play `game.best_move(view, weights)`. Before training, `WEIGHTS` is what your source says.
train-run = Train
train-unused = This bot does not use `WEIGHTS`, so training would not change how it plays.
train-insert = Insert the code for weights
train-progress = Training matches
train-round = { $number } of { $of } rounds.
train-chart = Mean final score by round
train-total = Mean score
train-rounds = Round
train-ends = From { $begin } to { $end } points.
train-kept = The bot has learned weights for { $games }. Its link and its file include them.
train-forget = Remove the weights
