### English texts of sentences that explain a move.
###
### A text becomes a sentence: it begins in lower case and has no full stop. $but is empty or the text fact-but.

fact-later = in all, about { $amount } by the end
fact-later_alone = should gain about { $amount } by the end
fact-better = about { $amount } better by the end
fact-worse = about { $amount } worse by the end
fact-mostly = { $text }, mostly: { $item }
fact-nothing = will probably gain nothing by the end
fact-loses = will probably lose { $amount } by the end
fact-behind = at first sight, another move is about { $amount } better
fact-but = but{ " " }
fact-more = In numbers
fact-rest = The rest
fact-than_other = Compared with the other move:
fact-than_before = Compared with the position before the move:
fact-to_come = moves to come
fact-own_to_come = own moves to come
fact-others_get = the others’ moves
fact-group = { $subject } of { $number }
fact-squares =
    { $number ->
        [one] { $number } square
       *[other] { $number } squares
    }
fact-circuit_closed = closes a circuit: { $points }
fact-circuit_near = one more tile closes a circuit: { $stake }
fact-circuit_grows = builds half of a circuit: { $stake } once it is closed
fact-circuit_blocked = { $but }gives up a circuit already begun: { $stake }
fact-line_completed = completes a line of 4 identical decorations: { $points }
fact-line_near = one more tile completes a line of 4 identical decorations: { $stake }
fact-line_blocked = { $but }blocks a line that needed only one more tile: { $stake }
fact-decorations = { $subject } number { $number }: { $points }
fact-decorations_grow = { $subject } number { $number }; the sixth scores { $stake }
fact-last_here = takes the only { $subject } on the selection board
fact-small = matches the small preference: { $points }
fact-large = matches the large preference: { $points }
fact-detail = attention to detail: { $points }
fact-detail_lost = { $but }loses { $amount } for attention to detail
fact-detail_begun = { $but }loses { $amount } for attention to detail at first; from the fourth tile on, it pays off
fact-majority_taken = takes the lead for the majority, as it stands: { $points }
fact-majority_shared = draws level for the majority, as it stands: { $points }
fact-majority_second = takes second place for the majority, as it stands: { $points }
fact-area_grows = keeps every ground in one piece: { $stake }
fact-area_apart = { $but }splits a ground ({ $subject }) into { $number } areas: { $points }
fact-areas_joined = joins the areas of a ground ({ $subject }): { $points }
fact-ground_added = { $but }adds a new ground, { $number } in all: { $points }
fact-ground_kept = adds no new ground: { $stake } for { $number } grounds
fact-mission = completes a mission: { $points }
fact-mission_near = one more tile completes a mission: { $stake }
fact-mission_grows = { $number } more tiles complete a mission: { $stake }
fact-costs = { $but }costs { $amount }
fact-costs_now = { $but }costs { $amount }; one turn later, the tile would be cheaper
fact-denies_circuit = takes a tile with which { $name } could close a circuit: { $amount }
fact-denies_line = takes a tile with which { $name } could complete a line: { $amount }
fact-denies_decoration = takes a tile with which { $name } could score { $amount } for decorations
fact-denies_mission = takes a tile with which { $name } could complete a mission: { $amount }
fact-denies_tile = takes a tile that could bring { $name } { $amount }
fact-group_made = makes a group big enough for a temple: { $group }
fact-group_touched = builds on a group already big enough for a temple: { $group }
fact-group_near = with one more square, the { $group } can have a temple
fact-group_second = also builds on another group: { $group }
fact-group_room = makes room for the { $group } to grow
fact-groups_joined = joins groups into one: { $group }
fact-group_blocked = { $but }covers part of the { $group }
fact-tile_reach = brings a tile into reach: { $subject }, { $points }
fact-hidden_draw = also draws a hidden tile
fact-temple_placed = places a temple on the { $group }
fact-temple_moved = { $but }takes the temple away from the { $group }
fact-temple_hems = { $but }makes { $squares } of building ground harder to cover
fact-temple_frees = frees { $squares } of building ground beside the temple’s old place
fact-group_kept = keeps the { $group } for later
fact-waits = no temple yet: the { $group } can still grow
fact-tile_taken = { $subject } number { $number }: { $points }
fact-character_taken = { $subject }: { $points }
fact-series_completed = completes a series
fact-next_pays = another { $subject } would then bring { $stake }
fact-last_of_kind = this is the last one of its kind
