### English texts of puzzles.

way-puzzles = Puzzles
way_hint-puzzles = Find the best move in each position
puzzles-title = Puzzles
puzzles-of = Puzzle: { $game }
puzzles-intro = In each position one move is clearly the best. Find it. Nothing gives it away until you ask.
puzzles-about = Puzzle rating: about { $rating }
puzzles-rating = Puzzle rating: { $rating }
puzzles-count = { $solved } solved, { $missed } missed
puzzles-train = Solve puzzles
puzzles-weakest = What costs me most
puzzles-weakest_begin = Train
puzzles-themes = By theme
puzzles-players = By number of players
puzzles-players_hint = There are only a few for three and four players so far: finding and checking one takes much computing time.
puzzles-day = Puzzle of the day
puzzles-day_hint = The same for everyone today
puzzles-day_open = Open
puzzles-tries =
    { $number ->
        [one] Solved at the first attempt
       *[other] Solved in { $number } attempts
    }
puzzles-storm = Puzzle storm
puzzles-storm_hint = As many as you can in three minutes. Three mistakes and it is over.
puzzles-storm_begin = Start
puzzles-storm_end = Stop
puzzles-storm_last = Last: { $number }
puzzles-storm_best = Best: { $number }
puzzles-storm_record = A new record!
puzzles-storm_solved =
    { $number ->
        [one] { $number } solved
       *[other] { $number } solved
    }
puzzles-storm_again = Another storm
puzzles-retry_all = Retry all
puzzles-storm_count = { $solved } solved, { $missed } of { $of } mistakes
puzzles-slipped = That was not the best move.
puzzles-again = To try again: { $number }
puzzles-clock = Time left
puzzles-mistakes = My mistakes
puzzles-mistakes_hint = Positions from reviewed matches in which your move cost you a point or more come back after 1, 3, 7 and 21 days, until you have solved each of them twice.
puzzles-none_due = There is nothing to practise today.
puzzles-practise = Practise now
puzzles-later =
    { $number ->
        [one] { $number } position will come back later.
       *[other] { $number } positions will come back later.
    }
puzzles-learned =
    { $number ->
        [one] { $number } position mastered.
       *[other] { $number } positions mastered.
    }
puzzles-task = Find the best move
puzzles-whose = You play as { $name }.
puzzles-wrong = There is a better move
puzzles-costs = This gives up { $points } of your expected lead. Try another move.
puzzles-costs_about = This gives up about { $points } of your expected lead. Try another move.
puzzles-why_short = Why?
puzzles-compare = Compare the moves
puzzles-then = A possible next step: { $moves }.
puzzles-gives_up = Gives up
puzzles-hint = Hint
puzzles-hint_costs = Hint ({ $change })
puzzles-hint_theme =
    { $number ->
        [one] Theme: { $themes }.
       *[other] Themes: { $themes }.
    }
puzzles-second = The second-best move: { $text }.
puzzles-hint_piece = Choose: { $piece }.
puzzles-show = Show the solution
puzzles-show_costs = Solution ({ $change })
puzzles-shown = The best move
puzzles-right = That is the best move
puzzles-right_late = Found in { $number } attempts
puzzles-gap = Every other move gives up at least { $points }.
puzzles-gap_played = The move you played in the match gave up { $points }.
puzzles-as_good = By our estimate, it is as good as the move found by the review.
puzzles-rating_now = Your puzzle rating is now { $rating } ({ $change }).
puzzles-own_rating = This puzzle: { $rating }
puzzles-retry = Try it again
puzzles-next = Next puzzle
puzzles-all = All puzzles
puzzles-share = Share
