### English texts of daily games and the garden path.

way-daily = Daily game
way-path = Garden path
way_hint-daily = The same for everyone today
way_hint-path = Stage by stage, up to the Architect
daily-intro = One match of each game every day, the same for everyone. You play against the computer ({ $bot }), and can leave and come back at any time.
daily-play = Play
daily-play_it = Play { $game }, { $date }
daily-go_on = Continue
daily-go_on_it = Continue { $game }, { $date }
daily-look = View the match
daily-points = { $mine } to { $other }
daily-won =
    { $number ->
        [one] Won by { $number } point
       *[other] Won by { $number } points
    }
daily-lost =
    { $number ->
        [one] Lost by { $number } point
       *[other] Lost by { $number } points
    }
daily-won_level = Won on a tie-break
daily-lost_level = Lost on a tie-break
daily-shared = Shared win
daily-share = Share
daily-share_text = Your result as text
daily-items = Points by item
daily-back = Back to today
daily-future = This daily game is not out yet: it comes out on { $date }.
daily-unknown = There is no such daily game.
daily-midnight = New daily games come at midnight. One that you began before then counts for its day until six in the morning.
daily-hints =
    { $number ->
        [one] Played with { $number } hint: no personal best, and bronze at most.
       *[other] Played with { $number } hints: no personal best, and bronze at most.
    }
daily-keep = Finish one today to make it { $number } days in a row.
daily-longest = Longest run: { $number } days
daily-cell = { $date }: { $results }
daily-medals = Medals
daily-margin = { $game }: at least { $number } points
daily-months = January February March April May June July August September October November December
daily-weekdays = Mo Tu We Th Fr Sa Su
path-intro = { $number } stages, each the same for everyone. Points earn you up to three stars, and one star opens the next stage. Hints cost a star, but never the only one.
path-unknown = There is no such stage: the garden path has { $number }.
path-stage = Stage { $number }
path-stars = { $number } of { $of } stars
path-stone = { $stage }: { $game }. { $against }. { $state }.
path-closed = Opens with a star in stage { $number }
path-first_target = a win, or { $number } points
path-target = { $number } points
path-best = Best result: { $points }
path-best_with_hints = Best result: { $points } with hints
path-again = Try again
path-next = Next stage
path-next_star = Next star: { $target }
path-next_star_alone = Next star: { $target } without hints
path-hints =
    { $number ->
        [one] Played with { $number } hint: one star less (never your only one), and no personal best.
       *[other] Played with { $number } hints: one star less (never your only one), and no personal best.
    }
path_quarter-1 = Front garden
path_quarter-2 = Orchard
path_quarter-3 = Rose garden
path_quarter-4 = Palace garden
medal_rule-gold = Win by a wide margin without hints ({ $margins })
medal_rule-silver = Win without hints
medal_rule-bronze = Finish the match
