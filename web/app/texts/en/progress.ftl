### English texts of progress: results, rating, achievements and gardens.

way-progress = Progress
way_hint-progress = Your results, rating and gardens
progress_part-results = Results
progress_part-rating = Rating
progress_part-achievements = Achievements
progress_part-gardens = Gardens
progress-empty = There is nothing here yet. Finish a match to see its results and gardens.
progress-all_games = All games
progress-play = Play a match
gardens-order = Order
gardens-order-best = Best first
gardens-order-newest = Newest first
gardens-pages = Pages
gardens-share = Share { $name }
progress-unfinished =
    { $number ->
        [one] { $number } unfinished match is not counted.
       *[other] { $number } unfinished matches are not counted.
    }
progress-damaged =
    { $number ->
        [one] { $number } damaged match is left out.
       *[other] { $number } damaged matches are left out.
    }
progress-note = These are the results of people, not of computer players, in the matches saved in this browser. A shared win counts for everyone who shares it.
progress-person = Player
progress-everyone = Everyone
progress-against = Against
progress-others = Other people
progress-players = { $number } players
progress-options = Options
progress-plain = Standard
progress-games = Played
progress-won = Won
progress-average = Average
progress-best = Best
progress-best_of =
    { $number ->
        [one] { $points } point by { $name }: open the match
       *[other] { $points } points by { $name }: open the match
    }
progress-share = { $share }%
progress-over_time = { $game }: latest results
progress-is_won = won
progress-is_lost = not won
progress-date = Date
progress-no_date = unknown
progress-points = Points
progress-items = { $game }: points by item
progress-opponents = Opponents
progress-puzzles = { $game }: puzzles by theme
progress-solved = Solved
progress-missed = Missed
progress-few = Totals and charts appear here after { $number } matches.
rating-of = { $game }: performance rating
rating-interval = probably { $low } to { $high }
rating-explained = Only the player’s own moves count, whoever the opponents are. The fewer points those moves gave away in the latest matches ({ $number } at most), the higher the rating. The computer players set the scale ({ $levels }), and there is a 95% probability that the true strength lies within the interval.
rating-missing =
    { $number ->
        [one] After { $number } more reviewed match, a rating will appear here.
       *[other] After { $number } more reviewed matches, a rating will appear here.
    }
rating-idle = Finished matches are reviewed automatically while the page is idle.
rating-off = Matches are not reviewed automatically, because that is switched off in the settings. Open a match’s review instead.
rating-range = 95% interval
rating-ends = { $name }: from { $begin } to { $end }.
achievements-progress = { $number } of { $of }
achievements-earned = Earned
achievements-new =
    { $number ->
        [one] New achievement: { $names }
       *[other] New achievements: { $names }
    }
achievement-both = Green fingers
achievement-ladder = To the top
achievement-week = Seven days running
achievement-gold = Goldfish pond
achievement_hint-both = Win a match of each game.
achievement_hint-ladder = Beat the Apprentice, the Gardener, the Master and the Architect.
achievement_hint-week = Finish the daily game { $target } days in a row.
achievement_hint-gold = Win { $target } gold medals in daily games.
