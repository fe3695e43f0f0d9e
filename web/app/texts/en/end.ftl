### English texts of the end of a match: news, pictures, charts, luck and skill.

garden_picture-title = Picture of a garden
garden_picture-whose = Player
garden_picture-open = Open the match
garden_picture-svg = Save as SVG
garden_picture-png = Save
garden_picture-save = Save the picture
garden_picture-share = Share
garden_picture-link = Link
garden_picture-points =
    { $number ->
        [one] { $number } point
       *[other] { $number } points
    }
garden_picture-unit =
    { $number ->
        [one] point
       *[other] points
    }
garden_picture-won = { $unit } · won
end-more = More
end-same_deal = Same deal again
end-turned_deal = Same deal, different seats
end-best = Personal best: { $gain }
end-best_of = Personal best for { $name }: { $gain }
end-hints =
    { $number ->
        [one] { $name } used { $number } hint: no personal best.
       *[other] { $name } used { $number } hints: no personal best.
    }
end-next-apprentice = { $number } wins against the Apprentice: try the Gardener.
end-next-gardener = { $number } wins against the Gardener: try the Master.
end-next-master = { $number } wins against the Master: try the Architect.
end-next-review = The review shows which moves cost you the most.
end-next-daily = Today’s daily game is still waiting for you.
charts-title = Charts
charts-items = Points by item
charts-rounds = Score by round
charts-round = Round { $number }
charts-after_round = After round
charts-hidden = Hidden tiles count here from the moment they were drawn.
charts-possible = These points count only once they are certain: { $items }.
story-title = The match in brief
story-best = Best move: move { $number } by { $name } ({ $move }). It gained { $points } of expected lead.
story-ahead = { $name } was ahead from the first move to the last.
story-turning = Turning point: move { $number }. From then on, { $name } was ahead.
story-level = { $name }’s level in this match: roughly { $level }.
story-below = { $name }’s level in this match: below { $level }.
skill-title = Luck and skill
skill-progress = All moves analysed. Now working out the luck.
skill-paused = Paused: all moves analysed, luck not yet worked out.
skill-you_lost = Your own moves cost you { $points }.
skill-lost = { $name }’s own moves cost { $points }.
skill-you_gained = Your own moves gained you { $points }.
skill-gained = { $name }’s own moves gained { $points }.
skill-you_lucky = Luck gained you { $points }.
skill-lucky = { $name } gained { $points } by luck.
skill-you_unlucky = Bad luck cost you { $points }.
skill-unlucky = { $name } lost { $points } to bad luck.
skill-even = Good and bad luck cancelled each other out.
skill-player = Player
skill-start = Start
skill-luck = Luck
skill-own = Own moves
skill-others = Others’ moves
skill-lead = Final lead
skill-hint = “Start” is the expected lead before the first move. Together with what luck and the moves changed, it adds up to the final lead over the best other player.
skill-luck_chart = Cumulative luck
skill-skill_chart = Cumulative skill
skill-skill_hint = Skill: what everyone’s moves changed. At each point the expected lead is start + luck + skill.
skill-ends = { $name }: { $points } points.
